// A state that differs from another in everything a seat may not know.
#pragma once
#include <utility>

#include "carno/game.h"

namespace carno::testing {

// `seat` kNone: a spectator, from whom everything hidden is kept.
inline Game with_other_secrets(const Game& game, Seat seat) {
  Game other = game;
  Hidden& h = other.hidden;
  const u32 mine = seat < kSeats ? bit(seat) : 0;
  for (Seat t = 0; t < game.open.options.players; ++t) {
    if (t == seat) continue;
    std::swap(h.seat[t].hand, h.seat[t].deck);
    std::swap(h.seat[t].hand_flags, h.seat[t].deck_flags);
    h.seat[t].known_infected = h.seat[t].known_clean = 0;
    h.seat[t].items.fill(1);
    h.answers[t] ^= 5;
    h.seat[t].mutation = 3;
    h.seat[t].mutation_returned = 5;
    for (std::size_t k = 0; k < 2; ++k)
      if (!(h.seat[t].objectives_known[k] & mine) && game.open.options.mode != Mode::coop) h.seat[t].objectives[k] = 7;
  }
  for (std::size_t e = 0; e < 3; ++e)
    if (!(game.open.engine_known[e] & mine)) h.engine[e] = static_cast<u8>(3 - h.engine[e]);
  if (!(game.open.coordinates_known & mine)) h.coordinates = 4;
  for (std::size_t r = 0; r < kRooms; ++r) {
    if (!(game.open.tile_known[r] & mine)) h.tile[r] = 2;
    if (!(game.open.token_known[r] & mine)) h.token[r] = 1;
  }
  h.item_deck.fill(2);
  h.mutation_deck = ~h.mutation_deck;
  h.tiles_left = ~h.tiles_left;
  h.unscanned_left = h.infected_left = 1;
  if (game.open.pending.seat != seat && game.open.pending.pick != Pick::character) h.drawn = {1, 2};  // B1.20
  if (!(game.open.event_top_known & mine)) h.top[static_cast<std::size_t>(Deck::event)].card[0] = 9;
  other.rng = ~other.rng;
  return other;
}

}  // namespace carno::testing
