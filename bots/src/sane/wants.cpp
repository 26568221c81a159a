#include "wants.h"

#include <algorithm>

#include "carno/carnomorphs.h"
#include "detonate.h"
#include "fight.h"

namespace carno::sane {

namespace {

unsigned discarded(const Mind& m) {
  unsigned n = 0;
  for (const BoardCard& slot : m.o.creature_board)
    n += slot.state == SlotState::discarded ? 1u : 0u;
  return n;
}

int slot_chance(const Mind& m, unsigned slot) {
  switch (m.o.creature_board[slot].state) {
    case SlotState::discarded: return 100;
    case SlotState::revealed: return 30;
    default: return 8;
  }
}

int object_chance(const Mind& m, Object object) {
  if (carries(m, thing(object))) return 90;
  if (object == Object::egg && m.o.eggs) return rooms_that(m, Verb::take_object) ? 55 : 40;
  return rooms_with_object(m, object) ? 55 : 3;
}

int arrival_chance(const Mind& m, u8 place) {
  if (m.o.self_destruct != kNone) return m.o.self_destruct > m.c.tracks.self_destruct_yellow ? 10 : 0;
  const bool sleeper = anybody_hibernates(m);  // B10.24: nobody sets the course any more
  if (m.v.coordinates == kNone) return sleeper ? 12 : 35;
  const bool on_course = static_cast<u8>(m.c.coordinates[m.v.coordinates].place[m.o.destination]) == place;
  return on_course ? 65 : sleeper ? 0 : 50;
}

int explosion_chance(const Mind& m) {
  if (counting_down(m)) return 90;
  return needs_ship(m) || anybody_hibernates(m) ? 5 : 45;  // B10.24: nobody starts it any more
}

int hunt_chance(const Mind& m) {
  if (m.o.unique_killed) return 100;
  return m.o.minis_on_board[static_cast<std::size_t>(carnomorph_type::butcher)] && fit_to_hunt(m) ? 25 : 6;
}

int death_chance(const Mind& m, Seat s) {
  if (s == m.me || s >= m.o.options.players) return 0;
  switch (m.o.crew[s].place) {
    case Place::dead: return cooperative(m) ? 60 : 100;
    case Place::launched: return 8;
    case Place::hibernating: return 40;
    default: return 55 + 8 * m.o.crew[s].serious_count;
  }
}

int solitude_chance(const Mind& m) {
  int chance = 100;
  for (Seat s = 0; s < m.o.options.players; ++s)
    if (s != m.me) chance = chance * death_chance(m, s) / 100;
  return chance;
}

int company_chance(const Mind& m) {
  int nobody = 100;
  for (Seat s = 0; s < m.o.options.players; ++s)
    if (s != m.me) nobody = nobody * death_chance(m, s) / 100;
  return 100 - nobody;
}

int exploration_chance(const Mind& m) { return std::max(5, 95 - 6 * std::popcount(kAllRooms & ~m.o.explored)); }

int item_chance(const Mind& m, unsigned items) {
  const unsigned have = items_held(m);
  return have >= items ? 95 : std::max(5, 60 - 8 * static_cast<int>(items - have));
}

int atom_chance(const Mind& m, const Cond& cond) {
  switch (cond.word) {
    case Word::signal_sent: return m.crew.signal ? 100 : rooms_that(m, Verb::set_signal) ? 75 : 60;
    case Word::slot_analysed: return slot_chance(m, cond.a);
    case Word::slots_analysed_at_least: return discarded(m) >= cond.a ? 100 : discarded(m) + 1 == cond.a ? 25 : 8;
    case Word::end_with_object: return object_chance(m, static_cast<Object>(cond.a));
    case Word::end_location: return 80;
    case Word::items_at_least: return item_chance(m, cond.a);
    case Word::ship_reaches: return arrival_chance(m, cond.a);
    case Word::ship_destroyed: return explosion_chance(m);
    case Word::nest_destroyed: return m.o.nest_destroyed ? 100 : 25;
    case Word::killed: return hunt_chance(m);
    case Word::all_rooms_explored: return exploration_chance(m);
    case Word::only_survivor: return solitude_chance(m);
    case Word::player_dead: return death_chance(m, static_cast<Seat>(cond.a - 1));
    case Word::survives: return 100;
    case Word::other_survivors_at_least: return company_chance(m);
    case Word::object_lies_in: return rooms_with_tile(m, cond.mask) ? 50 : 30;
    default: return 0;
  }
}

int chance(const Mind& m, const Cond* cond) {
  const Cond* child = cond + 1;
  int result = cond->word == Word::all ? 100 : 0;
  switch (cond->word) {
    case Word::all:
      for (int i = 0; i < cond->children; ++i, child += child->length)
        result = result * chance(m, child) / 100;
      return result;
    case Word::any:
      for (int i = 0; i < cond->children; ++i, child += child->length)
        result = std::max(result, chance(m, child));
      return result;
    default: return atom_chance(m, *cond);
  }
}

void add_atom(const Mind& m, const Cond& cond, Wants& w) {
  switch (cond.word) {
    case Word::signal_sent: w.signal = true; return;
    case Word::slot_analysed: w.slots = static_cast<u8>(w.slots | bit(cond.a)); return;
    case Word::slots_analysed_at_least: w.slot_count = std::max(w.slot_count, cond.a); return;
    case Word::end_with_object: w.object = cond.a, w.leave_by = cond.b; return;
    case Word::end_location: w.leave_by = cond.b; return;
    case Word::items_at_least: w.items = std::max(w.items, cond.a); return;
    case Word::ship_reaches: w.place = cond.a, w.intact = true; return;
    case Word::ship_destroyed: w.explode = true; return;
    case Word::nest_destroyed: w.nest = !m.o.nest_destroyed; return;
    case Word::killed: w.butcher = !m.o.unique_killed; return;
    case Word::all_rooms_explored: w.explore = (kAllRooms & ~m.o.explored) != 0; return;
    case Word::only_survivor: w.alone = true; return;
    case Word::player_dead: w.dead = static_cast<u8>(w.dead | bit(cond.a - 1u)); return;
    case Word::other_survivors_at_least: w.company = true; return;
    case Word::object_lies_in: w.deliver = cond.a, w.deliver_to = cond.mask; return;
    default: return;
  }
}

// Of alternatives the likeliest is aimed at.
void add(const Mind& m, const Cond* cond, Wants& w) {
  const Cond* child = cond + 1;
  if (cond->word == Word::all) {
    for (int i = 0; i < cond->children; ++i, child += child->length)
      add(m, child, w);
  } else if (cond->word == Word::any) {
    const Cond* best = child;
    for (int i = 0; i < cond->children; ++i, child += child->length)
      if (chance(m, child) > chance(m, best)) best = child;
    add(m, best, w);
  } else {
    add_atom(m, *cond, w);
  }
}

const Cond* condition(const Mind& m, u8 objective) { return &m.c.conds[m.c.objectives[objective].condition]; }

bool signals_missing(const Mind& m) {  // B15.7: of as many Characters as there are cards that ask for it
  int missing = 0;
  for (Seat s = 0; s < m.o.options.players; ++s) {
    const u8 card = m.v.objectives[s][0];
    missing += card != kNone && m.c.objectives[card].needs_signal ? 1 : 0;
    missing -= m.o.crew[s].signal ? 1 : 0;
  }
  return missing > 0;
}

// Co-op: the crew needs all of them (B15.6). Everybody works on whatever is nearest: dividing the cards among the seats
// was tried and met fewer of them, since most crews lose people.
Wants crew_wants(const Mind& m) {
  Wants w;
  for (Seat s = 0; s < m.o.options.players; ++s)
    if (m.v.objectives[s][0] != kNone) add(m, condition(m, m.v.objectives[s][0]), w);
  w.signal = signals_missing(m);
  return w;
}

}  // namespace

int chance_of(const Mind& m, u8 objective) {
  int result = chance(m, condition(m, objective));
  if (m.c.objectives[objective].survives_at != kNone) result += 5;
  return result;
}

// Before the First Encounter the likelier one is aimed at, and a Signal that either wants is never wasted.
Wants wants_of(const Mind& m) {
  if (m.o.options.mode == Mode::coop) return crew_wants(m);
  Wants w;
  const auto& own = m.v.own.objectives;
  if (own[0] == kNone) return w;
  u8 aim = own[0];
  if (own[1] != kNone && chance_of(m, own[1]) > chance_of(m, own[0])) aim = own[1];
  add(m, condition(m, aim), w);
  const u8 other = aim == own[0] ? own[1] : own[0];
  if (other != kNone && m.c.objectives[other].needs_signal) w.signal = true;
  return w;
}

}  // namespace carno::sane
