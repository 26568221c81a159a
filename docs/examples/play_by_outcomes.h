// A game driven from outside: every choice and every outcome of chance is taken by the caller, one after the other.
// tests/properties/chance_test.cpp compiles and runs this.
#pragma once
#include "carno/engine.h"

namespace carno::example {

// Answers chance until a player must choose or the game is over, with one of the listed outcomes each time. A search
// would look at all of them: `possible.list[i].weight` of `possible.total` is the probability.
inline void settle_chance(const Engine& engine, Game& game, Hooks& hooks) {
  Outcomes possible;
  while (Engine::to_move(game) == kChanceSeat) {
    engine.outcomes(game, possible);
    const Outcome drawn = engine.sample(game, possible);
    engine.play(game, Choice{Do::chance, drawn.a, drawn.b, 0, 0}, &hooks);
  }
}

// Plays to the end; `pick(n)` is below n.
template <class Pick>
Game play_by_outcomes(const Engine& engine, const Options& options, u64 seed, Pick&& pick) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  Game game = engine.new_game(options, seed, &hooks);
  Decision decision;
  for (settle_chance(engine, game, hooks); !Engine::over(game); settle_chance(engine, game, hooks)) {
    engine.decide(game, decision);
    engine.play(game, decision.at(pick(decision.count())), &hooks);
  }
  return game;
}

}  // namespace carno::example
