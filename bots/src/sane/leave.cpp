#include "leave.h"

#include "detonate.h"

namespace carno::sane {

namespace {

bool has_seat(const Mind& m, u8 pod) {
  unsigned seated = 0;
  for (const Crew& crew : m.o.crew)
    seated += crew.place == Place::pod && crew.pod == pod ? 1u : 0u;
  return seated < m.c.supply.pod_seats;
}

void look_for_pods(const Mind& m, Exits& exits) {
  u32 known = 0;
  for (Room r = 0; r < kRooms; ++r) {
    const Tile* tile = tile_at(m, r);
    if (!tile || tile->section == kNone) continue;
    known |= bit(tile->section);
    for (u8 i = 0; i < kPods; ++i) {
      if (m.o.pods[i].section != tile->section) continue;
      if (m.o.pods[i].state == PodState::unlocked && has_seat(m, i)) exits.pod_rooms |= bit(r);
      if (m.o.pods[i].state == PodState::locked) exits.locked_rooms |= bit(r);
    }
  }
  exits.sections_known = std::popcount(known) == 2;
  for (u8 i = 0; i < kPods; ++i)
    exits.pod_open = exits.pod_open || (m.o.pods[i].state == PodState::unlocked && has_seat(m, i));
}

u8 own_refuge(const Mind& m) {  // B11.7: the Objective that lets its hibernating owner live elsewhere
  for (u8 card : m.v.own.objectives)
    if (card != kNone && m.c.objectives[card].survives_at != kNone) return m.c.objectives[card].survives_at;
  return kNone;
}

bool adaptations_done(const Mind& m, const Wants& w) {
  unsigned n = 0;
  for (unsigned slot = 0; slot < kBoardSlots; ++slot) {
    const bool gone = m.o.creature_board[slot].state == SlotState::discarded;
    if ((w.slots & bit(slot)) && !gone) return false;
    n += gone ? 1u : 0u;
  }
  return n >= w.slot_count;
}

}  // namespace

bool anybody_hibernates(const Mind& m) {
  for (Seat s = 0; s < m.o.options.players; ++s)
    if (m.o.crew[s].place == Place::hibernating) return true;
  return false;
}

// B11.6: two of three must work; each is as likely Working as Damaged while unseen.
int engines_percent(const Mind& m) {
  int working = 0, unknown = 0;
  for (u8 state : m.v.engine) {
    working += state == 1 ? 1 : 0;
    unknown += state == 0 ? 1 : 0;
  }
  static constexpr std::array<std::array<int, 4>, 3> kTwoOf{{{0, 0, 25, 50}, {0, 50, 75, 0}, {100, 100, 0, 0}}};
  return working >= 2 ? 100 : kTwoOf[static_cast<std::size_t>(working)][static_cast<std::size_t>(unknown)];
}

int course_percent(const Mind& m, u8 place) {
  const auto leads = [&](const CoordinatesCard& card) { return static_cast<u8>(card.place[m.o.destination]) == place; };
  if (m.v.coordinates != kNone) return leads(m.c.coordinates[m.v.coordinates]) ? 100 : 0;
  int cards = 0;
  for (const CoordinatesCard& card : m.c.coordinates)
    cards += leads(card) ? 1 : 0;
  return 100 * cards / kCoordinates;
}

u8 homeward(const Wants& wants) { return wants.place != kNone ? wants.place : static_cast<u8>(Destination::earth); }

Exits exits_of(const Mind& m) {
  Exits exits;
  look_for_pods(m, exits);
  exits.chamber_rooms = rooms_that(m, Verb::hibernate);
  if (m.o.self_destruct != kNone) return exits;
  int course = course_percent(m, static_cast<u8>(Destination::earth));
  if (const u8 refuge = own_refuge(m); refuge != kNone) course += course_percent(m, refuge);
  exits.hibernation = engines_percent(m) * course / 100;
  return exits;
}

// Sleepers die with the ship (B10.23): under a countdown only while it may still be stopped and no pod can be had.
bool sleep_is_wise(const Mind& m, const Exits& exits) {
  if (!chambers_open(m)) return false;
  if (!counting_down(m)) return exits.hibernation >= 45 || rounds_left(m) <= 3;
  return !past_stopping(m) && rounds_left(m) <= 3 && !exits.pod_open;
}

bool tasks_done(const Mind& m, const Wants& w) {
  if (w.signal && !m.crew.signal) return false;
  if (w.object != kNone && !carries(m, thing(static_cast<Object>(w.object)))) return false;
  if (w.explore || w.nest || w.butcher || items_held(m) < w.items) return false;
  if (w.explode && m.o.self_destruct == kNone) return false;
  if (w.place != kNone && (course_percent(m, w.place) < 100 || engines_percent(m) < 75)) return false;
  if (w.deliver != kNone && !(rooms_with_object(m, static_cast<Object>(w.deliver)) & rooms_with_tile(m, w.deliver_to)))
    return false;
  return adaptations_done(m, w);
}

}  // namespace carno::sane
