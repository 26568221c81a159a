// What must hold in every state of every game.
#include "random_games.h"

#include <algorithm>
#include <cstring>

namespace carno {
namespace {

using testing::engine;
using testing::games_to_play;
using testing::play_game;

constexpr u32 kMostOptions = 40;  // of one decision that are looked at one by one

TEST(RandomGames, KeepEveryInvariant) {
  for (unsigned i = 0; i < games_to_play(); ++i) {
    unsigned decisions = 0;
    const Game end = play_game(i, [&](const Game& game, const Decision& decision) {
      ++decisions;
      ASSERT_GT(decision.count(), 0u) << "nothing to choose in game " << i;
      const auto problems = engine().problems(game);
      ASSERT_TRUE(problems.empty()) << "game " << i << ": " << problems.front();
    });
    ASSERT_EQ(end.open.phase, Phase::over);
    ASSERT_LE(end.open.turn, 15);
    ASSERT_LT(decisions, 1500u) << "game " << i << " does not end";
    const auto problems = engine().problems(end);
    ASSERT_TRUE(problems.empty()) << "end of game " << i << ": " << problems.front();
  }
}

// People throw the dice and draw the cards: the game stands still at every outcome, in order, and takes each of them.
TEST(RandomGames, KeepEveryInvariantWithChanceByHand) {
  for (unsigned i = 0; i < games_to_play() / 10; ++i) {
    Hooks hooks;
    hooks.stop_at_chance = true;
    unsigned asked = 0;
    const Game end = play_game(
        i,
        [&](const Game& game, const Decision& decision) {
          if (decision.seat == kChanceSeat) ++asked;
          const auto problems = engine().problems(game);
          ASSERT_TRUE(problems.empty()) << "game " << i << ": " << problems.front();
        },
        &hooks);
    ASSERT_EQ(end.open.phase, Phase::over);
    ASSERT_GT(asked, 20u);
  }
}

TEST(RandomGames, AreTheSameAgain) {
  for (unsigned i = 0; i < games_to_play() / 10; ++i) {
    const Game once = play_game(i, [](const Game&, const Decision&) {});
    const Game again = play_game(i, [](const Game&, const Decision&) {});
    ASSERT_EQ(Engine::hash(once), Engine::hash(again));
  }
}

TEST(RandomGames, ACloneIsTheGame) {
  for (unsigned i = 0; i < games_to_play() / 10; ++i)
    play_game(i, [](const Game& game, const Decision& decision) {
      Game copy = game, twin = game;
      ASSERT_EQ(Engine::hash(copy), Engine::hash(game));
      engine().play(copy, decision.at(0));
      engine().play(twin, decision.at(0));
      ASSERT_EQ(std::memcmp(&copy, &twin, sizeof copy), 0);
    });
}

TEST(RandomGames, ChoicesReadBackAsWritten) {
  for (unsigned i = 0; i < games_to_play() / 2; ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      const u32 count = decision.count();
      const u32 step = count > kMostOptions ? count / kMostOptions : 1;
      for (u32 k = 0; k < count; k += step) {
        const Choice choice = decision.at(k);
        const std::string text = choice_text(engine(), game, choice);
        const ParsedChoice read = parse_choice(engine(), game, text);
        ASSERT_TRUE(read.error.empty()) << text << ": " << read.error;
        ASSERT_EQ(read.choice, choice) << text << " in game " << i;
        ASSERT_FALSE(engine().refuse(game, choice))
            << text << " in game " << i << ": " << reason_text(engine().refuse(game, choice).reason);
      }
    });
}

TEST(RandomGames, ListedChoicesAreDistinct) {
  for (unsigned i = 0; i < games_to_play() / 10; ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      std::vector<std::string> texts;
      for (u32 k = 0; k < decision.count() && k < 200; ++k)
        texts.push_back(choice_text(engine(), game, decision.at(k)));
      std::sort(texts.begin(), texts.end());
      const auto twice = std::adjacent_find(texts.begin(), texts.end());
      ASSERT_EQ(twice, texts.end()) << *twice << " is listed twice in game " << i;
    });
}

TEST(RandomGames, ARefusedChoiceChangesNothing) {
  for (unsigned i = 0; i < games_to_play() / 20; ++i) {
    testing::Dice dice{i + 1};
    play_game(i, [&](const Game& game, const Decision& decision) {
      for (int k = 0; k < 20; ++k) {
        const Choice wild{static_cast<Do>(dice.below(32)), static_cast<u8>(dice.below(256)),
                          static_cast<u8>(dice.below(256)), static_cast<u8>(dice.below(256)), dice.below(1u << 31)};
        Game copy = game;
        if (!engine().apply(copy, wild)) continue;
        ASSERT_EQ(std::memcmp(&copy, &game, sizeof copy), 0);
      }
      (void)decision;
    });
  }
}

}  // namespace
}  // namespace carno
