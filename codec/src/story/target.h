#pragma once
#include <string_view>

#include "carno/event.h"
#include "carno/game.h"

namespace carno::story {

// Why a Carnomorph attacks this Character: "only" one in the Room, "fewest" Action cards, "tie"; or how it came to be
// attacked: "surprise", "escape", "effect" (B6.19, U1). `game` is the state in which the attack was heard.
std::string_view target_reason(const Game& game, const Event& attack);

}  // namespace carno::story
