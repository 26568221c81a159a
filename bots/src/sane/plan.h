// What the bot wants now: one goal, the Rooms where it is reached, and the way there.
#pragma once
#include "leave.h"
#include "path.h"

namespace carno::sane {

enum class Plan : u8 {
  wait,
  leave,
  unlock,  // a pod
  signal,
  course,    // look at the Coordinates, set the Destination
  engines,   // look at them, mend or break them
  fetch,     // an Object
  analyse,   // it in the Laboratory
  deliver,   // it where it must lie
  nest,      // destroy it
  hunt,      // the Butcher
  detonate,  // start the Self-Destruct sequence
  defuse,    // stop it
  explore,
  search,
  heal,
  repair,  // a Malfunction that would cost the ship or blocks the way out
  extinguish,
  shelter,  // out of fire, away from what lures Carnomorphs
};

struct Intent {
  Wants wants;
  Exits exits;
  bool leaving = false;  // as soon as there is a way
  Plan plan = Plan::wait;
  int worth = 0;
  Room goal = kNone;  // the own Room: do it here
  Room step = kNone;  // next Room on the way
  Paths paths;
};

Intent intent_of(const Mind& m);
int idling_harm(const Mind& m, Room room);  // of being there in the Event Phase, in points
bool can_repair(const Mind& m);             // with a card in hand or an Item

}  // namespace carno::sane
