// Self-Destruct: to start it, to stop it, or to let it be. Read from the Objective cards alone, not from how the game
// goes, so that one Turn does not undo what another began; only a new fact (no pod left) changes the answer.
#pragma once
#include "leave.h"

namespace carno::sane {

bool needs_ship(const Mind& m);  // some way to win asks for the ship to arrive: it is never blown up
bool may_start(const Mind& m, const Wants& wants, const Exits& exits);
bool should_stop(const Mind& m);
inline bool counting_down(const Mind& m) { return m.o.self_destruct != kNone; }
inline bool past_stopping(const Mind& m) {
  return counting_down(m) && m.o.self_destruct <= m.c.tracks.self_destruct_yellow;
}

}  // namespace carno::sane
