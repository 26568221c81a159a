#include "path.h"

#include "fight.h"

namespace carno::sane {

namespace {

constexpr int kStep = 10, kAirlock = 240;
constexpr int kDoorToOpen = 25, kDoorInTheWay = 120;  // with what opens it at hand, and without

// B4.31: what would come in from next door.
int danger_harm(const Mind& m, Room room) {
  int harm = 0;
  for_bits(m.c.slots[room].neighbor_mask, [&](Room r) {
    if (m.o.minis_in[r] && (m.o.crew_in[r] & ~bit(m.me)) == 0) harm += harm_in(m, r);
  });
  return harm;
}

}  // namespace

int noise_risk(const Mind& m, Room room) {
  if (in_combat(m, room) || (m.o.crew_in[room] & ~bit(m.me))) return 0;  // B4.26
  int loud = 0;
  for (std::size_t exit = 1; exit <= 4; ++exit)
    loud += m.o.noise & bit(m.c.slots[room].exit_corridor[exit]) ? 1 : 0;
  const int danger = m.crew.slime ? 20 : 10;  // percent; each number is 20 (B1.3)
  return (20 * loud * encounter_harm(m) + danger * danger_harm(m, room)) / 100;
}

int fire_harm(const Mind& m, Room room) {
  constexpr int kLightWound = 14;
  return burning(m, room) ? kLightWound * frailty(m) / 10 : 0;
}

int entry_cost(const Mind& m, Room to) {
  const int cost = kStep + noise_risk(m, to) + harm_in(m, to) + fire_harm(m, to);
  return m.o.airlock == to ? cost + kAirlock : cost;
}

Paths paths_from(const Mind& m, Room start) {
  Paths paths;
  paths.cost.fill(Paths::kNoWay);
  paths.before.fill(kNone);
  paths.cost[start] = 0;
  const int door = has_program(m, Verb::doors) ? kDoorToOpen : kDoorInTheWay;
  u32 open = kAllRooms;
  while (open) {
    Room at = kNone;
    for_bits(open, [&](Room r) {
      if (at == kNone || paths.cost[r] < paths.cost[at]) at = r;
    });
    open &= ~bit(at);
    const Slot& slot = m.c.slots[at];
    for (std::size_t i = 0; i < slot.neighbors; ++i) {
      const Room next = slot.neighbor_room[i];
      if (!(open & bit(next))) continue;
      const bool shut = (m.o.closed & bit(slot.neighbor_corridor[i])) != 0;
      const int cost = paths.cost[at] + entry_cost(m, next) + (shut ? door : 0);
      if (cost >= paths.cost[next]) continue;
      paths.cost[next] = cost;
      paths.before[next] = at;
    }
  }
  return paths;
}

Room nearest(const Paths& paths, u32 rooms) {
  Room best = kNone;
  for_bits(rooms, [&](Room r) {
    if (paths.cost[r] < Paths::kNoWay && (best == kNone || paths.cost[r] < paths.cost[best])) best = r;
  });
  return best;
}

Room first_step(const Paths& paths, Room start, Room goal) {
  Room step = goal;
  while (step != kNone && step != start && paths.before[step] != start)
    step = paths.before[step];
  return step;
}

}  // namespace carno::sane
