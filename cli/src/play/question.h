// What the pending question wants to know, in a sentence.
#pragma once
#include <string>

#include "carno/decision.h"
#include "words.h"

namespace carno::play {

// `action`: the Action being carried out, in notation; empty between Actions.
std::string question(const Words& words, const View& view, const Decision& decision, const std::string& action);

}  // namespace carno::play
