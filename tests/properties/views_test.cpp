// What a seat may know: views do not depend on secrets, and a resampled state looks the same.
#include <cstring>

#include "random_games.h"
#include "secrets.h"

namespace carno {
namespace {

using testing::engine;
using testing::games_to_play;
using testing::play_game;

bool same(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

TEST(Views, AResampledStateLooksTheSame) {
  for (unsigned i = 0; i < games_to_play() / 4; ++i)
    play_game(i, [&](const Game& game, const Decision&) {
      for (Seat s = 0; s < game.open.options.players; ++s) {
        const View view = engine().observe(game, s);
        const Game other = engine().resample(view, i * 31 + s);
        ASSERT_TRUE(same(view, engine().observe(other, s))) << "seat " << int{s} << " of game " << i;
        const auto problems = engine().problems(other);
        ASSERT_TRUE(problems.empty()) << "seat " << int{s} << " of game " << i << ": " << problems.front();
      }
    });
}

TEST(Views, TheActingSeatHasTheSameChoicesInAResampledState) {
  for (unsigned i = 0; i < games_to_play() / 4; ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      if (decision.seat >= kSeats) return;
      const Game other = engine().resample(engine().observe(game, decision.seat), i);
      Decision again;
      engine().decide(other, again);
      ASSERT_EQ(again.seat, decision.seat);
      ASSERT_EQ(again.count(), decision.count()) << "game " << i;
      for (u32 k = 0; k < decision.count() && k < 50; ++k)
        ASSERT_EQ(again.at(k), decision.at(k));
    });
}

// Everything hidden from a seat is exchanged; its view must not move.
TEST(Views, DoNotDependOnSecrets) {
  for (unsigned i = 0; i < games_to_play() / 4; ++i)
    play_game(i, [&](const Game& game, const Decision&) {
      for (Seat s = 0; s < game.open.options.players; ++s) {
        const View view = engine().observe(game, s);
        const Game other = testing::with_other_secrets(game, s);
        ASSERT_TRUE(same(view, engine().observe(other, s))) << "seat " << int{s} << " of game " << i;
      }
      const View spectator = engine().observe(game, kNone);
      ASSERT_EQ(spectator.own.hand, 0u);
    });
}

}  // namespace
}  // namespace carno
