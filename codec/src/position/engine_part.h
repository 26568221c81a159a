// The machine's part of a position, `engine`: whatever of the state the other keys do not settle, so that a game can be
// written down in the middle of an Action and comes back to the same hash.
#pragma once
#include "spot.h"

namespace carno::position {

// `read_back` is the state that the keys for people give; only what differs from it is written.
boost::json::object write_engine_part(const Game& game, const Game& read_back, const LabelNames* names);
void read_engine_part(const Spot& spot, Game& game);

}  // namespace carno::position
