// What the sane bot knows and asks of the table, in the rulebook's words: a View and the box's tables, nothing else.
// Worth is counted in points: one Action card is about ten, a Serious Wound about seventy.
#pragma once
#include "carno/content.h"
#include "carno/decision.h"
#include "carno/facts.h"
#include "carno/view.h"

namespace carno::sane {

struct Mind : OpenFacts {
  const View& v;
  const Crew& crew;
  Seat me;
  Room here;

  Mind(const Content& content, const View& view)
      : OpenFacts{content, view.open}, v(view), crew(view.open.crew[view.seat]), me(view.seat), here(crew.room) {}
};

// --- Rooms ---
inline constexpr u32 kAllRooms = bit(kRooms) - 1;
const Tile* tile_at(const Mind& m, Room r);  // face up, or looked at in secret; nullptr: unknown
inline bool broken(const Mind& m, Room r) { return (m.o.malfunction & bit(r)) != 0; }
inline bool burning(const Mind& m, Room r) { return (m.o.fire & bit(r)) != 0; }
inline bool fighting(const Mind& m) { return m.here != kNone && in_combat(m, m.here); }
u32 rooms_that(const Mind& m, Verb verb);             // known Rooms whose Action does that
u32 rooms_with_tile(const Mind& m, u32 tiles);        // known Rooms with one of these tiles
u32 rooms_with_object(const Mind& m, Object object);  // where it lies

// --- the own Character ---
inline unsigned action_cards(const Mind& m) { return pile_count(m.v.own.hand); }
inline const Character& character(const Mind& m) { return m.c.characters[m.crew.character]; }
inline bool bleeds(const Mind& m) { return wound_effect(m, m.me, &WoundCard::bleeds) != 0; }  // B2.11
inline bool carries(const Mind& m, Thing t) { return holds(m, m.me, t); }
inline unsigned items_held(const Mind& m) { return items_counted(m, m.me, m.v.own.items); }
unsigned contamination(const Mind& m);
int frailty(const Mind& m);  // in tenths: what a blow means to this Character, 10 when unhurt

// --- others ---
inline bool cooperative(const Mind& m) { return m.o.options.mode != Mode::semi; }

// --- time ---
int rounds_left(const Mind& m);  // Turns before the jump or the explosion
inline bool chambers_open(const Mind& m) { return m.o.time <= m.c.tracks.time_blue; }

// --- programs: what cards, Items and Rooms do ---
const Op* find_op(const Content& c, u16 program, Verb verb);  // anywhere in it, nullptr: not there
inline bool does(const Content& c, u16 program, Verb verb) { return find_op(c, program, verb) != nullptr; }
template <class Options>
const Op* find_op(const Content& c, const Options& options, unsigned count, Verb verb) {
  for (unsigned i = 0; i < count; ++i)
    if (const Op* op = find_op(c, options[i].program, verb)) return op;
  return nullptr;
}

bool has_program(const Mind& m, Verb verb);  // among the hand cards and Items of the own Character

}  // namespace carno::sane
