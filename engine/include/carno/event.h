// Events tell the story: what happened, by which rule, and who may see it. With no listener they cost nothing. Each
// kind is described once, in carno/events.def: its name in JSON, its fields and the members that hold them, its icon.
// The state in which an event is heard shows what it tells (a `feed` alone is announced: it heals, evolves and eats
// after it); a `choice` is heard before anything of it happens.
#pragma once
#include <string_view>

#include "carno/choice.h"
#include "carno/game.h"
#include "carno/types.h"

namespace carno {

enum class EventKind : u8 {
#define EVENT(kind, name, icon, seen, when, fields) kind,
#include "carno/events.def"
  chance,  // an outcome, and
  choice,  // a choice, before anything of it happens: for the recorder only, visible to nobody
};

inline constexpr u8 kEverybody = 0xFF;

// --- values of members that have words (WORDS of events.def, in this order) ---
enum class Occasion : u8 { surprise, step, escape, effect };                                       // of an attack
enum class Food : u8 { corpse_red, egg_of_nest, egg, carcass, metagorger, corpse_blue, nothing };  // C8.12
enum class WoundCause : u8 { other, bleeding, fire };        // where no other event says so
enum class DiscardCause : u8 { other, cost, interruption };  // interruption: the reaction has told of it
enum class PodNews : u8 { locked, unlocked, removed, boarded, left };
enum class AirlockNews : u8 { stopped, started, opened };
enum class FinalCheck : u8 { engines, coordinates, contamination, objectives };

// A Thing of a `trade` as the others see it: an Item's back, by its place in Crew::backs.
inline constexpr Thing kBackThing = 128;

// A member that a kind does not use keeps its default.
struct Event {
  EventKind kind{};
  u8 visible = kEverybody;  // bit per seat; kEverybody includes spectators
  RuleId rule;              // a citation: nothing is read from it

  Seat seat = kNone;    // the acting or suffering Character
  Seat target = kNone;  // the other one: attacked, traded with, reacted to, whose Objective was looked at
  u8 label = kNone;     // the Carnomorph
  u8 type = kNone;      // its Type
  u8 becomes = kNone;   // evolve: its Type from now on
  u8 eaten = kNone;     // feed: the label of the Metagorger
  u8 food = kNone;      // feed: Food

  Room room = kNone;  // where, or from where
  Room to = kNone;
  Corridor corridor = kNone;
  u8 pod = kNone;
  u8 engine = kNone;
  u8 slot = kNone;         // of an Adaptation
  u8 destination = kNone;  // the letter, from 0

  u8 card = kNone;        // of the deck that the event's field names
  u8 other_card = kNone;  // the one given back or declined
  Thing thing = kNone;    // an Item, an Object, or an Item's back
  TileId tile = kNone;
  u8 token = kNone;        // Token of the bag
  u8 exploration = kNone;  // effect of an Exploration token; count is its Items
  u8 deck = kNone;         // Deck
  u8 reaction = kNone;     // Reaction
  u8 check = kNone;        // FinalCheck
  u8 phase = kNone;        // Phase

  u8 number = 0;      // printed on a token or card, or of a track; kNone: the track is off
  u8 count = 0;       // how many: Wounds, Injuries, cards, ammo, markers …
  u8 blood = 0;       // what an Injury check compares the Injuries with; 0: nothing
  u8 wound_kind = 0;  // WoundKind
  u8 result = 0;      // of a die, scan, check or look, in the words of the event's field
  u8 state = 0;       // of a Door, marker, pod or airlock from now on, likewise
  u8 cause = 0;       // likewise
  u8 of_nest = 0;     // an Egg of the Nest
  u8 with_hand = 0;   // shuffle_own: the hand, too

  Luck luck = Luck::none;  // chance: what was asked for,
  u8 luck_argument = 0;    // and about whom or what (Pending::arg)
  u32 cards = 0;           // discard: hand cards (Cards)
  Choice choice{};         // of an action, a choice or an outcome; trade: the offer
};

inline Event event(EventKind kind, RuleId rule) {
  Event e;
  e.kind = kind;
  e.rule = rule;
  return e;
}

// Who is told, as events.def says it.
enum class Seen : u8 { all, others, owner, some, nobody };

// --- what the table says of a kind ---
namespace event_table {
struct Entry {
  std::string_view name, icon;
  Seen seen;
};
inline constexpr Entry kEntries[] = {
#define EVENT(kind, name, icon, seen, when, fields) {#name, #icon, Seen::seen},
#include "carno/events.def"
    {"", "", Seen::nobody},
    {"", "", Seen::nobody},
};
static_assert(std::size(kEntries) == static_cast<std::size_t>(EventKind::choice) + 1);
}  // namespace event_table

// "surprise_attack"; empty for `chance` and `choice`. Kinds that differ in their fields only share a name.
constexpr std::string_view event_name(EventKind kind) {
  return event_table::kEntries[static_cast<std::size_t>(kind)].name;
}
// The small drawing that goes with it; the page has them.
constexpr std::string_view event_icon(EventKind kind) {
  return event_table::kEntries[static_cast<std::size_t>(kind)].icon;
}
constexpr Seen seen_by(EventKind kind) { return event_table::kEntries[static_cast<std::size_t>(kind)].seen; }

inline bool may_see(u8 visible, Seat viewer) {  // viewer kNone: a spectator
  return visible == kEverybody || (viewer < kSeats && (visible & bit(viewer)));
}

struct Listener {
  virtual void on(const Event& event) = 0;

 protected:
  ~Listener() = default;
};

}  // namespace carno
