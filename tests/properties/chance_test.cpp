// Chance is one door: whoever answers it, the game is the same, and nothing else is drawn.
#include "../../docs/examples/play_by_outcomes.h"
#include "random_games.h"

namespace carno {
namespace {

using testing::Dice;
using testing::engine;
using testing::games_to_play;
using testing::options_for;
using testing::play_game;

TEST(Chance, ByListedOutcomesAndBySeedTheGameIsTheSame) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  Decision decision;
  for (unsigned i = 0; i < games_to_play() / 4; ++i) {
    Dice dice{i + 1};
    Game by_seed = engine().new_game(options_for(i), i);
    Game by_outcomes = engine().new_game(options_for(i), i, &hooks);
    for (;;) {
      example::settle_chance(engine(), by_outcomes, hooks);
      ASSERT_EQ(Engine::hash(by_seed), Engine::hash(by_outcomes))
          << "game " << i << ", Turn " << int{by_seed.open.turn};
      if (Engine::over(by_seed)) break;
      engine().decide(by_seed, decision);
      const Choice choice = decision.at(dice.below(decision.count()));
      engine().play(by_seed, choice);
      engine().play(by_outcomes, choice, &hooks);
    }
  }
}

TEST(Chance, StoppedAtTheDoorNothingIsDrawn) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  Outcomes possible;
  for (unsigned i = 0; i < games_to_play() / 10; ++i) {
    u64 generator = 0;
    int steps = 0;
    play_game(
        i,
        [&](const Game& game, const Decision& decision) {
          if (steps++ == 0) generator = game.rng;
          ASSERT_EQ(game.rng, generator) << "game " << i;
          ASSERT_EQ(Engine::to_move(game), decision.seat);
          ASSERT_FALSE(Engine::over(game));
          ASSERT_FALSE(decision.truncated());
          engine().outcomes(game, possible);
          const bool chance = decision.seat == kChanceSeat;
          ASSERT_EQ(possible.count, chance ? static_cast<int>(decision.count()) : 0);
          for (int k = 0; k < possible.count; ++k)
            ASSERT_GT(possible.list[static_cast<std::size_t>(k)].weight, 0u);
        },
        &hooks);
    ASSERT_LT(steps, kMostSteps);
  }
}

TEST(Chance, OutcomesReadBackAsWritten) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  Outcomes possible;
  for (unsigned i = 0; i < games_to_play() / 20; ++i)
    play_game(
        i,
        [&](const Game& game, const Decision& decision) {
          if (decision.seat != kChanceSeat) return;
          engine().outcomes(game, possible);
          const Pending& q = game.open.pending;
          for (int k = 0; k < possible.count; ++k) {
            const Outcome outcome = possible.list[static_cast<std::size_t>(k)].outcome;
            const std::string text = outcome_text(engine().content(), game, q.luck, q.arg, outcome);
            const ParsedOutcome read = parse_outcome(engine().content(), game, q.arg, text);
            ASSERT_EQ(read.error, "");
            const Outcome* meant = possible.find(read.outcome);
            ASSERT_TRUE(meant && *meant == outcome) << text << " in game " << i;
          }
        },
        &hooks);
}

TEST(Chance, WhatIsLeftOpenIsTheFirstThatFits) {
  const Outcome card{kContamination, kNone}, unscanned{kContamination, 0}, infected{kContamination, 1},
      clean{kContamination, 2}, known{kContaminationInfected, kNone};
  Outcomes possible;
  possible.add(unscanned, 2);
  possible.add(infected, 1);
  possible.add(known, 1);
  const auto meant = [&](Outcome said) {
    const Outcome* it = possible.find(said);
    return it ? *it : Outcome{};
  };
  EXPECT_EQ(meant(card), unscanned);
  EXPECT_EQ(meant(infected), infected);
  EXPECT_EQ(meant(clean), Outcome{});
  EXPECT_EQ(meant(known), known);
  possible.clear();
  possible.add(known, 1);  // the owner knows what he has lost
  EXPECT_EQ(meant(card), known);
  EXPECT_EQ(meant(infected), known);
  EXPECT_EQ(meant(clean), Outcome{});
}

TEST(Chance, TheExamplePlaysAGame) {
  Dice dice{3};
  const Game game = example::play_by_outcomes(engine(), Options{}, 7, [&](u32 count) { return dice.below(count); });
  EXPECT_TRUE(Engine::over(game));
  EXPECT_EQ(Engine::to_move(game), kNone);
}

}  // namespace
}  // namespace carno
