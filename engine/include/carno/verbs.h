// The vocabulary of effects: what `ops`, `requires` and `condition` of the content files are compiled into.
// Each verb is implemented once in engine/src/effects/. Parameters not named in a verb's line are unused by it.
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
  highest_explored,            // of Op::colours, sealable for an airlock
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

// clang-format off
enum class Verb : u8 {
  end,
  if_,                 // cond (index), cond_count, then_, else_
  for_each,            // who, then_
  choose_one,          // then_, else_
  optional,            // then_
  choose,              // what = What, where = scope, colours
  wound,               // who, what = WoundKind, n
  heal,                // who, what = HealKind, n
  dress,               // who, n
  die,                 // who
  gain_contamination,  // who, n, a = 1: into the deck
  scan,                // who, what = ScanScope, n, a = ScanRemove, then_ = on_infected, b = 1: discard what was drawn
  infection,           //
  gain_mutation_marker,// who, n
  cure,                // who
  gain_slime,          // who
  remove_slime,        // who
  set_signal,          // who
  status,              // who, what = Status
  draw_cards,          // who, n
  discard_cards,       // who, n, a = 1: any card (else Action cards), b = 1: at random
  reshuffle,           // a = 1 discard, 2 hand (bits)
  pass,                // who = self or all_players
  unlimited_actions,   //
  search,              // a = 1: any deck, b = counter delta (positive number taken off), c = min counter
  discard_item,        // n
  take_object,         // an Egg of the Carnomorph board
  place_object,        // what = Object, where
  remove_object,       // n: uncarried ones of the own Room
  add_ammo,            // what = ItemId, kOwnEnergyWeapon or kAttachedWeapon; n
  spend_ammo,          // n
  ammo_capacity,       // what = ItemId or kAttachedWeapon; n
  attach,              // to an own Energy Weapon
  combine_heavy_items, //
  craft,               // a = 1: any yellow Item counts as tool
  move,                // who, where = goal (neighboring by default), what = 1 via Technical Corridors, n = steps,
                       // a = MoveNoise, b = 1: no Intruder attacks, c = MoveFlag bits
  noise_roll,          // who
  danger,              //
  place_noise,         // where: all exits of these Rooms; a = 1: one chosen exit of the own Room
  remove_noise,        // n
  doors,               // where, n, a = 1: only Closed ones, what = DoorSet, b = 1: Destroyed ones too
  place_fire,          // where
  remove_fire,         // where
  spread_fire,         // where
  place_malfunction,   // where, colours, mask
  remove_malfunction,  // where
  set_item_counter,    // where, n
  use_room_action,     // a = 1: any working Computer Room, b = 1: despite a Malfunction
  start_airlock,       // where
  enter_pod,           // a = section
  hibernate,           //
  pod_lock,            // a = 1: own Section only
  remove_pod,          // a = section: the highest number there
  repair_or_break_engine,
  set_destination,
  self_destruct,       // a = 1: stop, b = 1: even if somebody hibernates
  peek,                // what = Peek, n, a = 1: with token / put back top or bottom, where = any_room or neighboring,
                       // mask = engines (bit 0..2), who (objective)
  skip_event_step,     // a = Phase
  shoot,               // what = ItemId or kNone, a = 1: Energy Weapons only, b = rerolls, c = 1: all ammo, +1 per 2 ammo
  melee,               // a = 1: no Contamination card, n = bonus on a hit, b = OnMiss
  injure,              // what = Intruders, where, n
  retreat,             // what = Intruders, where, mask = excepted Types
  heal_intruders,      // what = Intruders, n
  place_intruder,      // what = Type, where (one per Room)
  replace_with_intruder,  // what = Object, a = Type: one uncarried per Room
  move_intruders,      // mask = Types, where = goal, a = 1: even in Combat, b = 1: put there without a path
  remove_intruders_to_bag,  // mask = Types: those not with a Character
  intruder_attack,     // what = Intruders, who = target (self: as in step 5), a = 1: the user himself if nobody else
  encounter,           // who, what = Type (no token is drawn)
  analyse,             //
  add_token_to_bag,    // what = Type
  drawn_token,         // a = 1: to the pool
  // Reaction cards and passive powers: read by the flow, never executed as a step.
  cancel,
  ignore_attack,
  reroll_noise,
};
// clang-format on

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
