// What a seat may know: views do not depend on secrets, and a resampled state looks the same.
#include <cstring>

#include "random_games.h"

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
        Game other = game;
        Hidden& h = other.hidden;
        for (Seat t = 0; t < game.open.options.players; ++t) {
          if (t == s) continue;
          std::swap(h.seat[t].hand, h.seat[t].deck);
          std::swap(h.seat[t].hand_flags, h.seat[t].deck_flags);
          h.seat[t].known_infected = h.seat[t].known_clean = 0;
          h.seat[t].items.fill(1);
          h.answers[t] ^= 5;
          h.seat[t].mutation = 3;
          h.seat[t].mutation_returned = 5;
          for (std::size_t k = 0; k < 2; ++k)
            if (!(h.seat[t].objectives_known[k] & bit(s)) && game.open.options.mode != Mode::coop)
              h.seat[t].objectives[k] = 7;
        }
        for (std::size_t e = 0; e < 3; ++e)
          if (!(game.open.engine_known[e] & bit(s))) h.engine[e] = static_cast<u8>(3 - h.engine[e]);
        if (!(game.open.coordinates_known & bit(s))) h.coordinates = 4;
        for (std::size_t r = 0; r < kRooms; ++r) {
          if (!(game.open.tile_known[r] & bit(s))) h.tile[r] = 2;
          if (!(game.open.token_known[r] & bit(s))) h.token[r] = 1;
        }
        h.item_deck.fill(2);
        h.mutation_deck = ~h.mutation_deck;
        h.tiles_left = ~h.tiles_left;
        h.unscanned_left = h.infected_left = 1;
        if (game.open.pending.seat != s) h.drawn = {1, 2};
        if (!(game.open.event_top_known & bit(s))) h.top[static_cast<std::size_t>(Deck::event)].card[0] = 9;
        other.rng = ~other.rng;
        ASSERT_TRUE(same(view, engine().observe(other, s))) << "seat " << int{s} << " of game " << i;
      }
      const View spectator = engine().observe(game, kNone);
      ASSERT_EQ(spectator.own.hand, 0u);
    });
}

}  // namespace
}  // namespace carno
