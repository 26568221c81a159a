// The lines of a replay as text; written and read in one place each.
#pragma once
#include <string>

#include "carno/replay.h"

namespace carno::replay {

std::string header_text(const ReplayHeader& header);  // ends with the empty line
std::string choice_line(Seat seat, const std::string& choice);
std::string chance_line(const std::string& outcome);
std::string turn_line(int turn, u64 hash);
std::string saved_line(u64 hash);
std::string end_line(const Game& game, u64 hash);

// "jump; survivors p1 p3; winners p3"
std::string result_text(const Game& game);
std::string hash_text(u64 hash);

// The first decision of a Turn has a mark before it. `marked` is the last Turn that has one.
inline bool mark_due(const Game& game, int marked) {
  return game.open.phase != Phase::setup && game.open.turn != marked;
}

}  // namespace carno::replay
