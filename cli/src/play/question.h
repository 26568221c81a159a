// What the pending question wants to know, in a sentence.
#pragma once
#include <string>

#include "carno/decision.h"
#include "words.h"

namespace carno::play {

// The latest Action of a player round: who took it, and its notation.
struct Action {
  Seat seat = kNone;
  std::string notation;
};

std::string question(const Words& words, const View& view, const Decision& decision, const Action& action);

}  // namespace carno::play
