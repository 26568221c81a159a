// Ways off the ship: Escape Pods and hibernation, and what they promise.
#pragma once
#include "wants.h"

namespace carno::sane {

struct Exits {
  u32 pod_rooms = 0;      // known Sections with an Unlocked pod and a free seat
  u32 locked_rooms = 0;   // known Sections with a Locked pod
  bool pod_open = false;  // an Unlocked pod with a free seat somewhere, Section known or not
  bool sections_known = false;
  u32 chamber_rooms = 0;  // hibernation
  int hibernation = 0;    // percent: the ship arrives where its sleepers live
};

Exits exits_of(const Mind& m);
bool sleep_is_wise(const Mind& m, const Exits& exits);  // chambers open, and better asleep than awake
int engines_percent(const Mind& m);                     // that the engines hold
int course_percent(const Mind& m, u8 place);            // that the course is set there
u8 homeward(const Wants& wants);                        // the Destination this player wants the ship to reach
bool anybody_hibernates(const Mind& m);
bool tasks_done(const Mind& m, const Wants& wants);  // nothing is left that this Character must do aboard

}  // namespace carno::sane
