// The whole state of a game: one trivially copyable struct. `Open` is what everybody may see, `Hidden` what somebody
// or nobody may; a View (carno/view.h) is Open plus one seat's own part. What is not yet revealed is mostly not here
// at all: decks, bag and face-down tiles are kept as what remains and drawn when revealed (chance.h).
#pragma once
#include <type_traits>

#include "carno/choice.h"
#include "carno/content.h"
#include "carno/types.h"

namespace carno {

// Rule options: a race, a mode, one flag per row of the editions' differences that changes play (E1, E6, E7, E11, E19),
// and the table rules that belong to no edition.
struct Options {
  u8 players = 4;
  Mode mode = Mode::semi;
  u8 draft = 1;                      // 0: Characters are dealt (no choice)
  u8 new_contamination_on_deck = 0;  // E1 draw_top
  u8 blank_returns_after_noise = 0;  // E6 after_noise
  u8 feeding_always_eats = 0;        // E7 true
  u8 butcher_tie_by_number = 0;      // E11 player_number
  u8 butcher_token_leaves_game = 0;  // E19 out_of_game
  u8 attack_counts_hand = 0;         // U1 hand
  u8 killer_feeds = 0;               // C13.5 true
  u8 fighters_stay = 0;              // C8.19 events_move_fighters false
  Race race = Race::carnomorphs;
  u8 pad[4] = {};
};

enum class Place : u8 { aboard, pod, hibernating, launched, dead };
enum class PodState : u8 { absent, locked, unlocked, launched, removed };
enum class DoorState : u8 { open, closed, destroyed };
enum class SlotState : u8 { face_down, revealed, discarded };
enum class QuestState : u8 { inactive, active };
enum class EndReason : u8 { none, jump, self_destruct, fire, malfunction, nobody_left };

inline constexpr std::size_t kBacks = 5;  // of Item cards: the four decks, and the Quest Items

struct Held {  // one Heavy Item or Object
  Thing thing = kNone;
  u8 ammo = 0;
  u8 bonus_capacity = 0;  // Extended Magazine, Autoloader
  u8 slot = 0;            // two Items tied with Duct Tape share a slot
  u8 attached = 0;        // bit 0: Extended Magazine card is part of it, bit 1: Autoloader
};

struct CrewStatus {
  u8 not_attacked = 0, ignore_wounds = 0, soften_wound = 0;  // Mutation effects until the end of the Turn
};

struct Crew {  // the open part of one player's Character
  u8 character = kNone;
  Place place = Place::aboard;
  Room room = kNone;  // also in a pod: the Section's Room (U6)
  u8 pod = kNone;
  u8 light = 0;
  u8 serious_count = 0;
  std::array<u8, 3> serious{kNone, kNone, kNone};  // wound index, +128 when Dressed
  u8 slime = 0;
  u8 signal = 0;
  u8 has_mutation = 0;
  u8 mutation_revealed = kNone;  // the card, once face up
  u8 mutation_markers = 0;
  u8 hand_size = 0, deck_size = 0;
  u8 discard_contamination = 0;
  u8 discard_infected = 0;  // of these, shown INFECTED to everybody by a Mutation Action (C13.36)
  u8 passed = 0;
  u8 boarded_turn = 0;  // Turn in which the pod was boarded (B10.16)
  u8 objectives = 0;    // cards held: 2, then 1
  u8 marker_death = 0;  // died by the 4th marker: no revival (C13.30)
  std::array<QuestState, 2> quest{};
  u8 autoloader_waiting = 0;       // active attachment without its weapon (U47)
  std::array<u8, kBacks> backs{};  // Inventory by back: red, yellow, green, blue, quest
  CrewStatus status;
  u8 top_contamination = 0;  // E1 draw_top: Contamination cards lying on the draw pile, seen by all
  std::array<u8, 2> pad0{};
  u32 discard = 0;  // Action cards, 2 bits per CardId
  std::array<Held, kHeld> held{};
  std::array<u8, 8> pad{};
};

struct Carnomorph {
  u8 type = kNone;  // Type, kNone: not on the board
  Room room = kNone;
  u8 injuries = 0;
  u8 label = kNone;  // name for life: birth type * 32 + number
};

struct BoardCard {  // of the creature board, one a slot
  SlotState state = SlotState::face_down;
  u8 card = kNone;  // known once revealed; revealed with kNone = without effect
};

struct Pod {
  PodState state = PodState::absent;
  u8 section = 0;
};

// Cards in use by the running Action: out of hand, not yet in the discard pile (U45).
struct Limbo {
  Seat seat = kNone;
  CardId card = kNone;
  ItemId item = kNone;
  u8 pad = 0;
  u32 paid = 0;
};

// One thing the rules still owe. Frames hold open information only.
enum class Proc : u8;
struct alignas(4) Frame {
  Proc proc{};
  u8 step = 0;
  Seat seat = kNone;
  Room room = kNone;
  std::array<u8, 12> own{};  // what the procedure remembers; its file knows the struct (state/frame.h)
};
static_assert(sizeof(Frame) == 16);
inline constexpr int kFrames = 28;

// clang-format off
enum class Luck : u8 {
  none, noise, combat, bag, attack, event, mutation, board_card, hand, item, wound, action, scan, tile, token, engine,
  coordinates, objective, character, pod,
};
// clang-format on

enum class Ask : u8 {
  nothing,
  chance,        // luck, arg
  turn,          // the actions of a player round
  pay,           // min = cost
  pass_discard,  // arg = 1: something may be dropped before
  discard,       // min..max hand cards; arg = 1: any card, else Action cards
  choose,        // one of `from` (pick)
  choose_set,    // any subset of `from`
  drawn,         // one of Hidden::drawn (pick says of what)
  yes_no,
  react,         // arg = Window
  trade,         // offer or end
  trade_answer,  // accept or decline
  pod_round,     // launch, stay, leave
  pod_boarded,   // launch, wait
  craft,         // what from what; arg = 1: any yellow Item is a tool
  heavy,         // arg = Thing gained: choose what to drop, or `no` to decline if min == 0
};

// What the question is for (carno/purposes.def). Its rule is a citation for people to read and steers nothing.
enum class Purpose : u8 {
#define PURPOSE(name, meaning) name,
#include "carno/purposes.def"
#undef PURPOSE
};

struct Pending {
  Ask ask = Ask::nothing;
  Seat seat = kNone;
  Pick pick = Pick::none;
  u8 min = 1, max = 1;
  Luck luck = Luck::none;
  u8 arg = 0, arg2 = 0;
  RuleId rule;
  Purpose purpose = Purpose::none;
  u8 pad[5] = {};
  u64 from = 0;
};

struct Open {
  Options options;
  Phase phase = Phase::setup;
  u8 turn = 1;  // 1..15
  u8 time = 15;
  u8 self_destruct = kNone;  // kNone = off
  u8 pods_unlocked_by_yellow = 0;
  Seat first_player = 0;
  Seat last_round = kNone;  // seat of the latest player round in this phase
  u8 destination = 1;
  u8 skip_attack_step = 0;
  u8 eggs = 8;
  u8 nest_destroyed = 0;
  u8 unique_killed = 0;  // the creature with a single miniature: it never comes back (C5.10)
  u8 first_encounter = 0, first_death = 0;
  Room airlock = kNone;
  u8 contamination_deck = 27;
  u8 removed_clean = 0, removed_infected = 0;
  u8 reply = 0;     // what the procedure that just ended answered to the one that called it
  u8 answered = 0;  // seats that have answered a question put to several at once (U51)
  EndReason end_reason = EndReason::none;
  u8 ship_destroyed = 0;
  u8 arrived = kNone;             // Destination after the checks, if the ship is intact
  u8 survivors = 0, winners = 0;  // bit per seat
  u8 event_top_known = 0;         // seats that looked at the top Event card
  u8 coordinates_known = 0;
  std::array<u8, 3> engine_known{};
  u8 event_bottom = 0;  // Event cards put at the bottom
  std::array<u8, 5> pad0{};
  u32 explored = 0, fire = 0, malfunction = 0;  // bit per Room
  u32 computers = 0;                            // explored Rooms with a Computer
  u32 noise = 0;                                // bit per Corridor, bit 28 the Technical Corridors
  u32 closed = 0, destroyed = 0;                // Doors, bit per Corridor
  u32 attack_deck = 0, attack_discard = 0;
  u32 event_deck = 0, event_discard = 0;
  std::array<TileId, kRooms> tile{};  // kNone: unexplored
  std::array<u8, kRooms> items{};
  std::array<u8, kRooms> tile_known{}, token_known{};  // seats that looked
  std::array<std::array<u8, kObjects>, kRooms> objects{};
  std::array<u8, kRooms> crew_in{};  // bit per seat, pods included
  std::array<u8, 3> pad1{};
  std::array<u32, kRooms> minis_in{};  // bit per Mini
  std::array<Carnomorph, kMinis> minis{};
  std::array<u8, kTypes> minis_on_board{};
  std::array<u8, kTokens> bag{}, pool{};
  std::array<BoardCard, kBoardSlots> creature_board{};
  std::array<Pod, kPods> pods{};
  u8 pad2[2] = {};
  std::array<u8, kWounds> wound_deck{}, wound_discard{};
  std::array<u8, kItems> item_discard{};
  std::array<u8, 3> item_deck_size{};
  std::array<u8, 4> crafted_left{};  // blue Items, in content order
  std::array<u8, kExplorationKinds> tokens_revealed{};
  u8 pad4 = 0;
  u8 depth = 0;
  std::array<Crew, kSeats> crew{};
  Limbo limbo;
  Choice trade_offer{};  // the offer a partner must answer
  std::array<Frame, kFrames> agenda{};
  Pending pending;
};

struct Flags {  // Contamination cards of a pile by what is settled about them
  u8 unscanned = 0, infected = 0, clean = 0;
  constexpr unsigned total() const { return unsigned{unscanned} + infected + clean; }
};

struct Private {           // what only its owner knows, and flags of cards nobody scanned
  u32 hand = 0, deck = 0;  // Action cards, 2 bits per CardId
  u32 untold = 0;  // flags of the hand's Contamination cards that nobody can tell apart, oldest first, 2 bits each
  Flags hand_flags, deck_flags, discard_flags;
  u8 known_infected = 0, known_clean = 0;  // of hand_flags, known to the owner
  std::array<u8, 2> objectives{kNone, kNone};
  std::array<u8, 2> objectives_known{};  // other seats that looked
  u8 mutation = kNone;
  u8 mutation_returned = kNone;    // seen and given back (C13.36)
  std::array<u8, kItems> items{};  // Inventory, copies of each
  u8 pad = 0;
};

enum class Deck : u8 { attack, event, mutation, wound, red, yellow, green };
inline constexpr int kDecks = 7;
inline constexpr int kKnownTop = 8;

struct Ordered {  // cards whose place in a deck is settled
  u8 count = 0;
  std::array<u8, kKnownTop> card{};
};
struct Bottom {
  u8 count = 0;
  std::array<u8, 30> card{};
};

struct Hidden {
  std::array<Private, kSeats> seat{};
  std::array<u8, 3> engine{};  // 0 not settled, 1 Working on top, 2 Damaged
  u8 coordinates = kNone;
  std::array<TileId, kRooms> tile{};  // unexplored but looked at, else kNone
  std::array<u8, kRooms> token{};     // likewise, index into Content::exploration
  std::array<u8, kExplorationKinds> tokens_left{};
  std::array<u8, kItems> item_deck{};  // cards without a settled place
  std::array<Ordered, kDecks> top{};
  std::array<Bottom, 4> bottom{};                                          // red, yellow, green, event
  std::array<std::array<u8, 4>, kTokens> numbers_in_bag{}, numbers_out{};  // settled token numbers 1..4
  u8 unscanned_left = 27, infected_left = 7;                               // flags not settled yet
  u8 drawn_count = 0;
  std::array<u8, 2> drawn{kNone, kNone};  // cards being chosen from
  Flags drawn_flags;
  std::array<u8, kBoardSlots> creature_board{kNone, kNone, kNone};  // cards face down but settled
  std::array<u8, 3> pad{};
  u32 tiles_left = 0;                 // bit per TileId, face down or boxed
  u32 mutation_deck = 0;              // bit per card
  u32 drawn_pile = 0;                 // Action cards drawn by the running effect
  std::array<u32, kSeats> answers{};  // of the seats in Open::answered: the cards they will discard
};

struct Game {
  Open open;
  Hidden hidden;
  u64 rng = 0;
  Choice answer{};  // the choice or outcome being resolved
};

static_assert(std::is_trivially_copyable_v<Game>);
static_assert(std::has_unique_object_representations_v<Game>, "no padding: the state hash reads bytes");
static_assert(sizeof(Game) <= 4096);

}  // namespace carno
