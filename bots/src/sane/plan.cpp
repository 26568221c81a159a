#include "plan.h"

#include <algorithm>

#include "carno/carnomorphs.h"
#include "detonate.h"
#include "fight.h"

namespace carno::sane {

namespace {

// A goal that costs more than it is worth is still better than none: its first steps may be safe, and the way may
// clear. Only the hopeless are left alone.
constexpr int kHopeless = -150;

// Collects goals and keeps the best: what it is worth, less the way there.
class Chooser {
 public:
  Chooser(const Mind& m, Intent& intent) : m_(m), intent_(intent) {}

  void add(Plan plan, u32 rooms, int worth) {
    const Room room = nearest(intent_.paths, rooms);
    if (room == kNone) return;
    const int net = worth - intent_.paths.cost[room];
    if (net <= best_) return;
    best_ = net;
    intent_.plan = plan;
    intent_.worth = worth;
    intent_.goal = room;
    intent_.step = room == m_.here ? kNone : first_step(intent_.paths, m_.here, room);
  }

 private:
  const Mind& m_;
  Intent& intent_;
  int best_ = kHopeless;
};

u32 unexplored(const Mind& m) { return kAllRooms & ~m.o.explored; }

u32 working(const Mind& m, u32 rooms) { return rooms & ~m.o.malfunction; }

// Who stays is lost: the nearer the end, the more a way out may cost.
int urgency_of_leaving(const Mind& m) {
  const int by_time = std::max(0, 150 * (4 - rounds_left(m)));
  return counting_down(m) ? std::max(by_time, past_stopping(m) ? 300 : 150) : by_time;
}

void add_exits(const Mind& m, const Intent& now, Chooser& goals) {
  const Exits& exits = now.exits;
  const int urgency = urgency_of_leaving(m);
  const bool by_pod = !now.wants.leave_by || (now.wants.leave_by & end_place::pod) || rounds_left(m) <= 4;
  const bool by_sleep = !now.wants.leave_by || (now.wants.leave_by & end_place::hibernation) || rounds_left(m) <= 4;
  if (by_pod) {
    goals.add(Plan::leave, working(m, exits.pod_rooms), 280 + urgency);
    goals.add(Plan::repair, exits.pod_rooms & m.o.malfunction, (can_repair(m) ? 220 : 130) + urgency);
    if (exits.pod_open && !exits.sections_known) goals.add(Plan::explore, unexplored(m), 150);
  }
  if (by_sleep && sleep_is_wise(m, exits)) {
    goals.add(Plan::leave, working(m, exits.chamber_rooms), 110 + 3 * exits.hibernation / 2 + urgency);
    if (can_repair(m)) goals.add(Plan::repair, exits.chamber_rooms & m.o.malfunction, 110 + exits.hibernation);
  }
  if (exits.pod_open) return;
  if (counting_down(m)) goals.add(Plan::shelter, working(m, exits.locked_rooms), 110 + urgency);  // they will open
  goals.add(Plan::unlock, working(m, rooms_that(m, Verb::pod_lock)), 170);
  if (has_program(m, Verb::pod_lock)) goals.add(Plan::unlock, exits.locked_rooms, 180);
  if (!exits.sections_known) goals.add(Plan::explore, unexplored(m), 80);
}

void add_course(const Mind& m, const Intent& now, Chooser& goals) {
  if (m.o.self_destruct != kNone || now.wants.explode) return;
  const bool needed = now.wants.intact;
  const int weight = needed ? 100 : now.leaving && !now.exits.pod_open ? 75 : 20;
  const u32 cockpit = working(m, rooms_that(m, Verb::set_destination));
  if (m.v.coordinates == kNone)
    goals.add(Plan::course, cockpit, weight);
  else if (course_percent(m, homeward(now.wants)) == 0 && !anybody_hibernates(m))
    goals.add(Plan::course, cockpit, weight + 30);
  const int engines = engines_percent(m);
  if (engines == 100) return;
  u32 unseen = 0, damaged = 0;
  for (Room r = 0; r < kRooms; ++r) {
    const Tile* tile = tile_at(m, r);
    if (!tile || tile->engine == kNone) continue;
    if (m.v.engine[tile->engine] == 0) unseen |= bit(r);
    if (m.v.engine[tile->engine] == 2) damaged |= bit(r);
  }
  if (has_program(m, Verb::repair_or_break_engine)) goals.add(Plan::engines, damaged | unseen, weight);
  goals.add(Plan::engines, working(m, unseen), weight - 20);
}

u8 useful_slots(const Mind& m, const Wants& w) {
  u8 slots = w.slots;
  if (w.slot_count) slots = static_cast<u8>(bit(kBoardSlots) - 1);
  for (unsigned i = 0; i < kBoardSlots; ++i)
    if (m.o.creature_board[i].state != SlotState::revealed) slots = static_cast<u8>(slots & ~bit(i));
  return slots;
}

void add_analysis(const Mind& m, const Intent& now, Chooser& goals) {
  const u8 slots = useful_slots(m, now.wants);
  const u32 laboratory = working(m, rooms_that(m, Verb::analyse));
  for (unsigned slot = 0; slot < kBoardSlots; ++slot) {
    if (!(slots & bit(slot))) continue;
    for (u8 object = 0; object < kObjects; ++object) {
      if (!(m.c.board_slots[slot].objects & bit(object))) continue;
      const auto kind = static_cast<Object>(object);
      if (carries(m, thing(kind)))
        goals.add(Plan::analyse, laboratory, 130);
      else
        goals.add(Plan::analyse, laboratory & rooms_with_object(m, kind), 130);
      if (laboratory && !carries(m, thing(kind))) goals.add(Plan::fetch, rooms_with_object(m, kind), 90);
      if (laboratory && kind == Object::egg && m.o.eggs && !carries(m, thing(kind)))
        goals.add(Plan::fetch, rooms_that(m, Verb::take_object), 80);
    }
  }
  if (slots && !laboratory) goals.add(Plan::explore, unexplored(m), 60);
}

// Objects lure Carnomorphs (C9.3): they are fetched when everything else is done.
void add_objects(const Mind& m, const Intent& now, Chooser& goals) {
  const Wants& w = now.wants;
  const bool signal_first = w.signal && !m.crew.signal;
  if (w.object != kNone && !carries(m, thing(static_cast<Object>(w.object))) && !signal_first) {
    goals.add(Plan::fetch, rooms_with_object(m, static_cast<Object>(w.object)), 120);
    if (static_cast<Object>(w.object) == Object::egg && m.o.eggs) {
      const u32 nest = rooms_that(m, Verb::take_object);
      goals.add(Plan::fetch, nest, 120);
      if (!nest) goals.add(Plan::explore, unexplored(m), 75);
    }
  }
  if (w.deliver == kNone) return;
  const u32 goal = rooms_with_tile(m, w.deliver_to);
  const auto object = static_cast<Object>(w.deliver);
  if (!goal) return goals.add(Plan::explore, unexplored(m), 70);
  if (carries(m, thing(object)))
    goals.add(Plan::deliver, goal, 130);
  else
    goals.add(Plan::fetch, rooms_with_object(m, object) & ~goal, 110);
}

u32 rooms_with(const Mind& m, Type type) {
  u32 rooms = 0;
  for (const Carnomorph& it : m.o.minis)
    if (it.type == static_cast<u8>(type) && it.room != kNone) rooms |= bit(it.room);
  return rooms;
}

void add_tasks(const Mind& m, const Intent& now, Chooser& goals) {
  const Wants& w = now.wants;
  if (w.signal && !m.crew.signal) {
    const u32 comms = rooms_that(m, Verb::set_signal);
    goals.add(Plan::signal, working(m, comms), 140);
    if (can_repair(m)) goals.add(Plan::repair, comms & m.o.malfunction, 120);
    if (!comms) goals.add(Plan::explore, unexplored(m), 75);
  }
  if (w.explode && m.o.self_destruct == kNone) {
    const u32 generator = rooms_that(m, Verb::self_destruct);
    if ((m.crew.signal || !w.signal) && may_start(m, w, now.exits))
      goals.add(Plan::detonate, working(m, generator), 130);
    if (!generator) goals.add(Plan::explore, unexplored(m), 70);
  }
  if (w.explore) goals.add(Plan::explore, unexplored(m), 95);
  if (w.nest) {
    const u32 nest = rooms_that(m, Verb::take_object);
    goals.add(Plan::nest, nest, 100);
    if (!nest) goals.add(Plan::explore, unexplored(m), 70);
  }
  if (w.butcher && fit_to_hunt(m)) goals.add(Plan::hunt, rooms_with(m, carnomorph_type::butcher), 200);
  add_objects(m, now, goals);
  add_analysis(m, now, goals);
}

u32 rooms_to_search(const Mind& m) {
  u32 rooms = 0;
  for (Room r = 0; r < kRooms; ++r) {
    const Tile* tile = explored(m, r) ? tile_at(m, r) : nullptr;
    if (tile && tile->searchable && m.o.items[r]) rooms |= bit(r);
  }
  return rooms;
}

constexpr int kBleeding = 40;  // three Turns of it are another Serious Wound

void add_upkeep(const Mind& m, const Intent& now, Chooser& goals) {
  const int wounds = 22 * static_cast<int>(undressed(m, m.me)) + 8 * m.crew.light +
                     (m.crew.serious_count >= 2 ? 30 : 0) + (bleeds(m) ? kBleeding : 0);
  if (m.crew.serious_count || m.crew.light == 2) goals.add(Plan::heal, working(m, rooms_that(m, Verb::heal)), wounds);
  const int malfunctions = std::popcount(m.o.malfunction), fires = std::popcount(m.o.fire);
  if (malfunctions >= 6 && can_repair(m)) goals.add(Plan::repair, m.o.malfunction, 40 + 35 * (malfunctions - 5));
  if (fires >= 5 && has_program(m, Verb::remove_fire)) goals.add(Plan::extinguish, m.o.fire, 30 * (fires - 4));
  if (fires >= 5) goals.add(Plan::extinguish, working(m, rooms_that(m, Verb::remove_fire)), 30 * (fires - 4));
  const bool early = m.o.turn <= 8;
  goals.add(Plan::explore, unexplored(m), !now.exits.sections_known ? 50 : early ? 32 : 18);
  const int search = now.wants.items > items_held(m) ? 90 : early ? 28 : 18;
  if (has_program(m, Verb::search)) goals.add(Plan::search, rooms_to_search(m), search);
  if (idling_harm(m, m.here) > 12 || m.o.airlock == m.here) {
    u32 quiet = 0;
    for (Room r = 0; r < kRooms; ++r)
      if (explored(m, r) && !in_combat(m, r) && m.o.airlock != r && idling_harm(m, r) <= 5) quiet |= bit(r);
    goals.add(Plan::shelter, quiet, idling_harm(m, m.here) + (m.o.airlock == m.here ? 300 : 12));
  }
}

}  // namespace

bool can_repair(const Mind& m) { return has_program(m, Verb::remove_malfunction); }

// C9: a red token breeds Metagorgers beside Objects, other tokens make everybody roll for Noise.
int idling_harm(const Mind& m, Room room) {
  int tokens = 0;
  for (u8 n : m.o.bag)
    tokens += n;
  const int red = tokens ? 100 * m.o.bag[static_cast<std::size_t>(carnomorph_token::red)] / tokens : 0;
  bool food = false;
  for (u8 n : m.o.objects[room])
    food = food || n > 0;
  const Tile* tile = tile_at(m, room);
  food = food || (tile && tile->nest && m.o.eggs);
  int harm = food ? red * harm_of(m, carnomorph_type::metagorger) / 100 : 0;
  if (tokens) harm += (100 - red) * noise_risk(m, room) / 100;
  return harm + fire_harm(m, room);
}

Intent intent_of(const Mind& m) {
  Intent now;
  now.wants = wants_of(m);
  now.exits = exits_of(m);
  if (m.here == kNone) return now;
  now.paths = paths_from(m, m.here);
  const bool hurt = m.crew.serious_count >= 1 || m.crew.mutation_markers >= 3;
  now.leaving = hurt || rounds_left(m) <= 9 || tasks_done(m, now.wants);
  Chooser goals(m, now);
  if (now.leaving) add_exits(m, now, goals);
  if (!tasks_done(m, now.wants)) add_tasks(m, now, goals);
  if (should_stop(m)) goals.add(Plan::defuse, working(m, rooms_that(m, Verb::self_destruct)), 180);
  add_course(m, now, goals);
  add_upkeep(m, now, goals);
  return now;
}

}  // namespace carno::sane
