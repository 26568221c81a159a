// The vocabulary of effects: what `ops`, `requires` and `condition` of the content files are compiled into.
// Each verb is implemented once in engine/src/effects/. Parameters not named in its line of verbs.def are unused by it.
#pragma once
#include "carno/types.h"

namespace carno {

inline constexpr i8 kAll = 127;               // count "all", amount "full"
inline constexpr i8 kAny = 126;               // count "any"
inline constexpr i8 kDiscardedPlusOne = 125;  // draw as many as were discarded before, plus 1

// clang-format off
enum class Who : u8 {
  self,
  target,                 // of the attack, or the member at hand inside for_each
  all_players,
  all_characters,
  all_in_room,            // all_characters_in_room
  others_in_room,         // other_characters_in_room
  other_in_room,          // other_character_in_room: the actor picks one
  willing_in_room,        // willing_character_in_room: the actor picks, that player agrees
  self_and_or_willing,    // self_and_or_willing_character_in_room
  self_or_in_room,        // self_or_character_in_room: the actor picks one
  chosen_in_room,         // chosen_character_in_room: the actor picks another one or himself
  chosen_other_in_room,   // chosen_other_character_in_room
  chosen_player,          // any other player
  with_signal,            // character_with_signal: the actor picks another player with a Signal
  chosen,                 // chosen_character
  not_in_combat,          // characters_not_in_combat, in turn order
  slimed,                 // slimed_characters
  near_heavy_object,      // characters_with_or_in_room_with_heavy_object
  in_room_of_chosen_intruder,
  in_chosen_room,
};
// clang-format on

// clang-format off
enum class Where : u8 {
  own_room,
  chosen_room,
  any_computer_room,           // the actor picks
  listed,                      // Op::mask = bit per TileId, explored ones
  explored_rooms,              // of the colour set Op::colours, exactly (7 = white)
  rooms_with_slimed,
  rooms_with_intruders,
  rooms_to_spawn,              // C9.3: with a Metagorger, with a Heavy Object, the explored undestroyed Nest
  lowest_explored,             // of Op::colours
  highest_explored,            // of Op::colours
  highest_burning,
  neighboring,
  any_room,
  own_or_neighboring,          // Closed Doors block (B4.6)
  own_or_neighboring_with_intruder,
  other_explored_sealable,     // Airlock Control
  room_with_entrance,
  explored_room_with_entrance,
  other_explored_yellow,
  neighboring_with_character,
  neighboring_with_heavy_object,
  first_slimed_room,           // room_of_first_slimed_character_in_turn_order
};
// clang-format on

enum class What : u8 { room, intruder, character };  // Verb::choose
enum class WoundKind : u8 { light, serious };
enum class HealKind : u8 { light, dressed };
enum class ScanScope : u8 { hand, one_in_hand, all, top_of_deck };
enum class ScanRemove : u8 { none, clean, infected, scanned };
enum class Peek : u8 { tile, engine, coordinates, event_top, objective };
enum class DoorSet : u8 { open, closed, destroyed, choice };
enum class MoveNoise : u8 { roll, none, careful };
enum class OnMiss : u8 { serious_wound, light_wound, nothing };
enum class Intruders : u8 {
  chosen,  // chosen_intruder: picked by the actor in `where` if not chosen before
  others_in_room_of_chosen,
  in_chosen_room,
  all,  // in `where`, own_room or chosen_room
  attacker,
  placed_now,
  in_combat_near_chosen_room,  // intruders_in_combat_in_rooms_neighboring_chosen_room
};
inline constexpr u8 kOwnEnergyWeapon = 254;  // add_ammo target: picked by the actor
inline constexpr u8 kAttachedWeapon = 253;

enum class Verb : u8 {
  end,
#define VERB(name) name,
#include "carno/verbs.def"
};

namespace move_flag {
inline constexpr u8 actor_chooses = 1;  // the actor names the Room, consent not needed
inline constexpr u8 same_destination = 2;
inline constexpr u8 one_noise_roll = 4;
inline constexpr u8 up_to = 8;
}  // namespace move_flag

enum class Status : u8 { not_attacked, ignore_wounds_of_first_attack, first_serious_wound_becomes_light };

struct Op {
  Verb verb = Verb::end;
  Who who = Who::self;
  Where where = Where::own_room;
  u8 what = 0;
  i8 n = 1;
  u8 a = 0, b = 0, c = 0;
  u8 colours = 0;
  u8 cond_count = 0;
  u16 cond = 0;
  u32 mask = 0;
  u16 then_ = 0, else_ = 0;  // indices of sub-programs, 0 = none (Op 0 is always Verb::end)
};
static_assert(sizeof(Op) == 20);

// Conditions of `requires`, `if` and Objectives. A list is a run of Conds, all of which must hold; all/any hold
// their `children` direct children, which follow in prefix order; `length` = nodes of the whole subtree.
// clang-format off
enum class Word : u8 {
  all,
  any,
  in_room,                    // mask = bit per TileId
  in_room_color,              // a = Colour: a Room of exactly that colour
  in_room_with_computer,      // working
  in_room_with_entrance,
  in_working_room,            // mask
  in_working_room_without_computer,
  object_in_room,             // mask = bit per Object, a = 1: carried ones count
  no_intruder_in_room,
  nobody_came,  // no Intruder in the Room, and none came with a Noise roll of this effect (B10.14, B10.22)
  nobody_hibernating,
  time_blue,
  self_destruct_active,       // a = 0/1
  self_destruct_before_yellow,
  airlock_running,            // a = 0/1
  unlocked_pod_with_seat,     // a = section
  eggs_on_board,
  target_serious_wounds_at_least,  // a
  slimed,                     // of the acting or target Character
  malfunction_markers_at_least,    // a
  on_board,                   // a = Type
  not_with_character,         // a = Type
  // Objectives
  signal_sent,
  slot_analysed,              // of the creature board; a = slot index
  slots_analysed_at_least,    // a
  end_with_object,            // a = Object, b = EndPlace bits
  end_location,               // b = EndPlace bits
  items_at_least,             // a
  ship_reaches,               // a = Destination
  ship_destroyed,
  nest_destroyed,
  killed,                     // a = Type
  all_rooms_explored,
  only_survivor,
  player_dead,                // a = player number; void if it is the owner
  survives,
  other_survivors_at_least,   // a
  object_lies_in,             // a = Object, mask = bit per TileId
};
// clang-format on

namespace end_place {
inline constexpr u8 pod = 1;
inline constexpr u8 hibernation = 2;
}  // namespace end_place

struct Cond {
  Word word = Word::all;
  u8 children = 0;
  u8 length = 1;
  u8 a = 0;
  u8 b = 0;
  u8 pad[3] = {};
  u32 mask = 0;
};
static_assert(sizeof(Cond) == 12);

}  // namespace carno
