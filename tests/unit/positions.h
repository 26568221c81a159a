// Games at a place of one's own choosing, for unit tests that look inside the engine.
#pragma once
#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "carno/content_loader.h"
#include "carno/position.h"

namespace carno::testing {

// The position as JSON, played on until somebody must choose.
inline Game game_at(const Engine& engine, std::string_view text, Hooks* hooks = nullptr) {
  Options unsaid;
  unsaid.players = 0;
  LoadedPosition loaded = read_position(engine, boost::json::parse(text), unsaid);
  for (const PositionProblem& problem : loaded.problems)
    ADD_FAILURE() << to_string(problem);
  engine.run(loaded.game, hooks);
  return loaded.game;
}

// Takes a choice written in notation.
inline void take(const Engine& engine, Game& game, std::string_view text, Hooks* hooks = nullptr) {
  const ParsedChoice parsed = parse_choice(engine, game, text);
  ASSERT_EQ(parsed.error, "") << text;
  const Refusal refusal = engine.apply(game, parsed.choice, hooks);
  ASSERT_FALSE(refusal) << text << ": " << reason_text(refusal.reason);
}

}  // namespace carno::testing
