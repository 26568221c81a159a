// Ways through the ship: what entering a Room risks, and the cheapest way to every Room.
#pragma once
#include "mind.h"

namespace carno::sane {

int noise_risk(const Mind& m, Room room);  // of the Noise roll on entering it, in points
int fire_harm(const Mind& m, Room room);   // of a round spent there
int entry_cost(const Mind& m, Room to);

struct Paths {
  static constexpr int kNoWay = 10000;
  std::array<int, kRooms> cost{};
  std::array<Room, kRooms> before{};  // the Room before it on the way
};
Paths paths_from(const Mind& m, Room start);

Room nearest(const Paths& paths, u32 rooms);                 // kNone: none can be reached
Room first_step(const Paths& paths, Room start, Room goal);  // the Room next to start

}  // namespace carno::sane
