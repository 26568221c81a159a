// Content compiled for the engine: every component of the box as plain tables. A loader outside the engine reads
// `content/*.json`, checks it and fills this struct; the engine never sees a file. It is trivially copyable, has
// no pointers and only fixed-width numbers, so its bytes can be embedded elsewhere (the wasm build does). What the
// rules read while playing stands first in each struct, its names last: they share no cache line.
#pragma once
#include <string_view>
#include <type_traits>

#include "carno/types.h"
#include "carno/verbs.h"

namespace carno {

struct Name {
  char text[40] = {};
  constexpr std::string_view view() const {
    std::size_t n = 0;
    while (n < sizeof text && text[n] != 0)
      ++n;
    return {text, n};
  }
};

enum class Confidence : u8 { high, medium, low, invented };
enum class Combat : u8 { any, in, out };
enum class Timing : u8 { action, reaction, passive };

// One alternative of a card, Item or Room: conditions and a program, both indices into the pools below.
struct Option {
  u16 program = 0;    // index of the first Op; a program ends with Verb::end
  u16 requires_ = 0;  // index of the first Cond
  u8 requires_count = 0;
  Name id;
};

inline constexpr int kMaxOptions = 3;

struct Slot {
  u8 tile_class = 0;  // 0 = special Room, 1, 2
  TileId special = kNone;
  std::array<Corridor, 5> exit_corridor{};  // by exit number 1..4; kTechnical for the entrance
  std::array<Room, 5> exit_room{};          // kNone for the entrance
  u8 technical = 0;
  u8 neighbors = 0;
  std::array<Room, 4> neighbor_room{};
  std::array<Corridor, 4> neighbor_corridor{};
  u32 neighbor_mask = 0;
  u32 corridor_mask = 0;  // corridors of the Room; bit kTechnical if it has an entrance
  i16 x = 0, y = 0;
  Name id;  // "001"
};

struct CorridorInfo {
  Name id;  // "001-002"
  Room a = 0, b = 0;
  i16 x = 0, y = 0;
};

struct RoomAction {
  u8 exists = 0;  // 0: no action (passive Rooms)
  u8 cost = 2;
  u8 blocked_by_malfunction = 1;
  u8 options = 0;
  std::array<Option, kMaxOptions> option{};
};

struct Tile {
  u8 tile_class = 0;  // 0 = special
  u8 colours = 0;     // bit per Colour that a Search may use; three bits = white
  u8 computer = 0;
  u8 searchable = 0;
  u8 malfunction_allowed = 1;
  u8 section = kNone;      // 0 = A, 1 = B: the Evacuation Sections
  u8 nest = 0;             // the Nest
  u8 slimes_on_entry = 0;  // Room Covered with Slime
  u8 hand_limit = 0;       // Cabins: draw up to this many
  u8 revives = 0;          // Emergency Room (B15.8)
  u8 engine = kNone;       // 0..2: the Engine Rooms
  Room slot = kNone;       // special Rooms
  RoomAction action;
  Confidence confidence = Confidence::high;
  Name id;
};

struct Modifiers {  // of weapons (B6.3)
  u8 bonus_on_hit = 0;
  u8 bonus_on_faces = 0;    // bit per CombatFace: +1 Injury
  u8 min_unless_blank = 0;  // at least this many Injuries unless Blank
  u8 rerolls = 0;
  u8 extra_ammo_on_faces = 0;             // bit per CombatFace: may spend 1 more ammo for +1
  u8 fire_on_faces = 0;                   // bit per CombatFace: Fire in the own Room
  std::array<u8, 5> face{0, 1, 2, 3, 4};  // replaced faces
};

enum class ItemDeck : u8 { red, yellow, green, blue, weapon, quest };
enum class Component : u8 { none, chemical, cloth, medical, tool, electric };

struct Item {
  u8 same_name = 0;  // the first Item of that name
  ItemDeck deck = ItemDeck::red;
  u8 count = 1;
  u8 single_use = 0;
  u8 heavy = 0;
  u8 cost = 1;
  Combat combat = Combat::any;
  Timing timing = Timing::action;
  Component component = Component::none;
  std::array<Component, 2> recipe{};  // crafted Items
  u8 options = 0;
  std::array<Option, kMaxOptions> option{};
  u8 weapon = 0, energy = 0, capacity = 0, start_ammo = 0;
  Modifiers modifiers;
  u8 eggs_destroyed = 0;  // Grenade 2, Molotov 1 (B12.9)
  u8 fire_weapon = 0;     // named by Adaptations that ward off fire
  // Quest Items
  u8 owner = kNone;  // character index
  u8 unlock_cost = 1;
  TileId unlock_room = kNone;  // or by discarding one of:
  u64 unlock_items = 0;        // bit per ItemId
  ItemId attach_to = kNone;    // Autoloader
  u8 attached_capacity = 0, attached_ammo = 0;
  // passive powers
  u8 extends_cards = 0;       // Intercom: Card::extendable cards also reach Characters in Computer Rooms
  u8 waives_computer = 0;     // Holo Computer: Card::computer_waivable cards need no Computer
  u8 free_reload = kNone;     // Autoloader: this option of the Items below costs nothing for the weapon it is
  u64 free_reload_items = 0;  // attached to; bit per ItemId
  u8 reaction = 0;            // Reaction, see below
  Confidence confidence = Confidence::high;
  Name id;    // "energy_charge_red"
  Name name;  // id in choices: "energy_charge"
};
inline constexpr int kItems = 50;

enum class Reaction : u8 {
  none,
  interruption,
  nerves_of_steel,
  armor,
  motion_scanner,
  reroll,
  // Mutation effects: they work by themselves, nobody is asked
  not_attacked,
  ignore_wounds,
  soften_wound,
};

struct Card {
  u8 count = 1;
  u8 cost = 0;
  Combat combat = Combat::any;
  Timing timing = Timing::action;
  Reaction reaction = Reaction::none;
  u8 extendable = 0;         // Intercom reaches further with it
  u8 computer_waivable = 0;  // Holo Computer waives its Computer
  u8 options = 0;
  std::array<Option, kMaxOptions> option{};
  Confidence confidence = Confidence::high;
  Name id;    // "captain_rest"
  Name name;  // "rest"
};
inline constexpr int kCards = 9;  // kinds per Character; 10 cards, Search twice

struct Character {
  Name id;
  u8 cards = 0;
  std::array<Card, kCards> card{};
  ItemId weapon = kNone;
  std::array<ItemId, 2> quest{kNone, kNone};
  CardId interruption = kNone;  // its reaction cards, if any
  CardId nerves_of_steel = kNone;
};
inline constexpr int kCharacters = 6;

struct ExplorationEffect {  // what it does is in rules/movement.cpp
  Name id;
  u8 replaces_noise_roll = 0;
};
enum class Explore : u8 { silence, danger, slime, fire, malfunction, doors };
struct ExplorationToken {  // a kind: effect and item count
  Explore effect = Explore::silence;
  u8 items = 0;
  u8 count = 0;
};
inline constexpr int kExplorationKinds = 15;

struct BagToken {
  Token token = Token::blank;
  u8 number = 0;
  u8 count = 0;
};

struct AttackCard {
  Name id;
  u8 types = 0;                         // bit per Type that hits
  u8 blood_small = 0, blood_large = 0;  // 0 = Retreat arrow; small = Metagorger column (C5.5)
  u16 program = 0;
  Confidence confidence = Confidence::medium;
};
inline constexpr int kAttacks = 20;

enum class After : u8 { discard, remove_and_reshuffle, shuffle_back };
struct EventCard {
  Name id;
  u8 moves = 0;  // bit per Type
  u8 corridor = 1;
  u16 program = 0;
  After after = After::discard;
  Confidence confidence = Confidence::medium;
};
inline constexpr int kEvents = 20;

struct MutationCard {
  Name id;
  Combat combat = Combat::any;
  u16 infected = 0, clean = 0;  // programs
  Confidence confidence = Confidence::invented;
};
inline constexpr int kMutations = 12;

struct AdaptationCard {
  Name id;
  u8 feed_in_combat = 0;          // Voracious
  u8 creeper_face_misses = 0;     // Agile (C12.5)
  i8 kill_threshold = 0;          // Dense Tissue
  u8 fireproof = 0;               // no Injury from Fire markers; fire weapons 1 less
  i8 surprise_number = 0;         // Ambush Instinct
  u8 passes_closed_doors = 0;     // Battering Bulk
  u8 heals_at_attack_step = 0;    // Regrowth
  u8 contamination_on_wound = 0;  // Septic Claws
  Confidence confidence = Confidence::invented;
};
inline constexpr int kBoardCards = 8;

struct BoardSlot {
  Name id;  // slot_corpse, slot_egg, slot_carcass
  Type type{};
  u8 objects = 0;  // bit per Object
};
inline constexpr int kBoardSlots = 3;

struct WoundCard {
  Name id;
  u8 count = 0;
  u8 hand_slots = 0;   // Arm: slots left
  u8 item_cost = 0;    // Hand
  u8 escape_cost = 0;  // Leg
  u8 hand_limit = 0;   // Body
  u8 bleeds = 0;       // Bleeding: Light Wounds on passing
};
inline constexpr int kWounds = 5;

enum class ObjectiveKind : u8 { corporate, personal, solo_coop };
struct ObjectiveCard {
  Name id;
  ObjectiveKind kind = ObjectiveKind::personal;
  u8 min_players = 1;
  u16 condition = 0;       // index of the first Cond: a tree in prefix order
  u8 survives_at = kNone;  // Destination where its hibernating owner survives (Quarantine, B11.7)
  u8 needs_signal = 0;     // counts for B15.7
};
inline constexpr int kObjectives = 25;

struct CoordinatesCard {
  Name id;
  std::array<Destination, 4> place{};  // under A, B, C, D
};
inline constexpr int kCoordinates = 8;

struct Supply {
  u8 fire = 8, malfunction = 8, noise = 30, doors = 12, eggs = 8, carcasses = 12, corpses_red = 5;
  u8 contamination = 27, infected = 7;
  std::array<u8, kTypes> minis{8, 8, 3, 1};
  u8 board_eggs = 8;  // at set-up (C2.9)
  u8 bag_blue = 2, bag_red = 2, bag_red_per_player = 1;
  std::array<u8, kSeats + 1> pods_by_players{0, 2, 2, 3, 3, 4};
  u8 pod_seats = 2;
  u8 hand_limit = 5, hand_slots = 2, light_wounds = 2, serious_wounds = 3, deadly_markers = 4, final_draw = 4;
  u8 actions = 2;
  // costs of the Basic Actions (B3.9 - B3.15)
  u8 move = 1, careful = 2, shoot = 1, melee = 1, pick = 1, trade = 1, craft = 1;
};

struct Tracks {
  u8 time_start = 15, time_blue = 8;  // Hibernation open from here down (B10.5)
  u8 self_destruct_start = 6, self_destruct_yellow = 3;
  u8 destination_start = 1;                      // B
  Room crew_start = 10, blue_corpse_start = 10;  // 011
};

inline constexpr int kTiles = 25;
inline constexpr int kMaxOps = 1024;
inline constexpr int kMaxConds = 512;

struct Content {
  u64 fingerprint = 0;            // of the source text; replays carry it
  Race race = Race::carnomorphs;  // whose cards and tokens these are
  std::array<Slot, kRooms> slots{};
  std::array<CorridorInfo, kCorridors> corridors{};
  std::array<Tile, kTiles> tiles{};
  std::array<ExplorationEffect, 6> explore{};
  std::array<ExplorationToken, kExplorationKinds> exploration{};
  std::array<Character, kCharacters> characters{};
  std::array<Item, kItems> items{};
  std::array<BagToken, 12> tokens{};
  std::array<u16, kTokens> bag_development{};  // program per Token
  std::array<AttackCard, kAttacks> attacks{};
  std::array<EventCard, kEvents> events{};
  std::array<MutationCard, kMutations> mutations{};
  std::array<AdaptationCard, kBoardCards> adaptations{};
  std::array<BoardSlot, kBoardSlots> board_slots{};
  std::array<WoundCard, kWounds> wounds{};
  std::array<ObjectiveCard, kObjectives> objectives{};
  std::array<CoordinatesCard, kCoordinates> coordinates{};
  Supply supply;
  Tracks tracks;
  std::array<u8, 7> deck_begin{};  // Items are sorted by deck: red, yellow, green, blue, weapon, quest, end
  u16 op_count = 0, cond_count = 0;
  std::array<Op, kMaxOps> ops{};
  std::array<Cond, kMaxConds> conds{};
};
static_assert(std::is_trivially_copyable_v<Content>);

}  // namespace carno
