// A state sampled from a view is a game like any other: it can be played on, whoever looks, wherever the rules stand.
#include "random_games.h"

namespace carno {
namespace {

using testing::Dice;
using testing::engine;
using testing::games_to_play;
using testing::play_game;

constexpr int kPlayedOn = 30;

// Random choices from a sampled state on. Debug builds check every state in between as well.
::testing::AssertionResult can_be_played(Game game, Dice& dice, Hooks* hooks) {
  Decision decision;
  const auto problem = [&](const std::string& text, int after) {
    const Pending& q = game.open.pending;
    return ::testing::AssertionFailure() << text << ", " << after << " choices on, " << rule_text(q.rule) << " asked "
                                         << static_cast<int>(q.ask) << " luck " << static_cast<int>(q.luck);
  };
  for (int i = 0; i <= kPlayedOn; ++i) {
    if (i == 0 || i == kPlayedOn)
      if (const auto problems = engine().problems(game); !problems.empty()) return problem(problems.front(), i);
    engine().decide(game, decision);
    if (decision.seat == kNone) break;
    if (decision.count() == 0) return problem("nothing to choose", i);
    engine().play(game, decision.at(dice.below(decision.count())), hooks);
  }
  return ::testing::AssertionSuccess();
}

void play_sampled_states(unsigned game, Hooks* hooks) {
  Dice dice{game * 31ull + 7};
  play_game(
      game,
      [&](const Game& state, const Decision&) {
        for (Seat s = 0; s <= state.open.options.players; ++s) {
          const Seat viewer = s < state.open.options.players ? s : kNone;
          const Game sampled = engine().resample(engine().observe(state, viewer), dice.below(1u << 30));
          ASSERT_TRUE(can_be_played(sampled, dice, hooks))
              << "game " << game << " seen by seat " << int{viewer} << ", Turn " << int{state.open.turn} << ", "
              << rule_text(state.open.pending.rule) << " asked " << static_cast<int>(state.open.pending.ask) << " luck "
              << static_cast<int>(state.open.pending.luck);
        }
      },
      hooks);
}

TEST(SampledGames, CanBePlayedOn) {
  for (unsigned i = 0; i < games_to_play() / 50; ++i)
    ASSERT_NO_FATAL_FAILURE(play_sampled_states(i, nullptr));
}

TEST(SampledGames, CanBePlayedOnWithChanceByHand) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  for (unsigned i = 0; i < games_to_play() / 100; ++i)
    ASSERT_NO_FATAL_FAILURE(play_sampled_states(i, &hooks));
}

}  // namespace
}  // namespace carno
