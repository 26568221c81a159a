// A full state that a seat could be looking at: the ship, its decks, and the order in which all is settled.
#include "state/running.h"
#include "view/sampler.h"

namespace carno {

void Sampler::run() {
  next_random(rng_);
  o_ = view_.open;
  h_.drawn = view_.drawn;
  h_.drawn_count = view_.drawn_count;
  tiles();
  engines();
  objectives();
  mutations();
  items();
  hands();
  pending_scan();
  contamination();
  events();
  held_tokens();
  game_.rng = next_random(rng_);
}

u8 Sampler::take_bit(u32& mask) {
  u32 n = below(static_cast<u32>(std::popcount(mask)));
  u32 rest = mask;
  while (n--)
    rest &= rest - 1;
  const u8 found = lowest(rest);
  mask &= ~bit(found);
  return found;
}

void Sampler::tiles() {
  h_.tile.fill(kNone);
  h_.token.fill(kNone);
  u32 left = 0;
  for (TileId t = 0; t < kTiles; ++t)
    if (c_.tiles[t].tile_class) left |= bit(t);
  for (Room r = 0; r < kRooms; ++r) {
    if (o_.tile[r] != kNone) left &= ~bit(o_.tile[r]);
    if (view_.tile[r] != kNone) left &= ~bit(view_.tile[r]), h_.tile[r] = view_.tile[r];
  }
  for (std::size_t i = 0; i < kExplorationKinds; ++i)
    h_.tokens_left[i] = static_cast<u8>(c_.exploration[i].count - o_.tokens_revealed[i]);
  for (Room r = 0; r < kRooms; ++r)
    if (view_.token[r] != kNone) h_.token[r] = view_.token[r], --h_.tokens_left[view_.token[r]];
  for (Room r = 0; r < kRooms; ++r) {  // what others looked at is settled, whatever it is
    if (o_.tile_known[r] && h_.tile[r] == kNone) {
      u32 fitting = 0;
      for_bits(left, [&](TileId t) {
        if (c_.tiles[t].tile_class == c_.slots[r].tile_class) fitting |= bit(t);
      });
      h_.tile[r] = take_bit(fitting);
      left &= ~bit(h_.tile[r]);
    }
    if (o_.token_known[r] && h_.token[r] == kNone) {
      u32 total = 0;
      for (u8 n : h_.tokens_left)
        total += n;
      u32 pick = below(total);
      u8 kind = 0;
      while (pick >= h_.tokens_left[kind])
        pick -= h_.tokens_left[kind++];
      --h_.tokens_left[kind];
      h_.token[r] = kind;
    }
  }
  h_.tiles_left = left;
}

void Sampler::engines() {
  for (std::size_t i = 0; i < 3; ++i)
    h_.engine[i] = view_.engine[i] ? view_.engine[i] : o_.engine_known[i] ? static_cast<u8>(1 + below(2)) : u8{0};
  h_.coordinates = view_.coordinates != kNone ? view_.coordinates
                   : o_.coordinates_known     ? static_cast<u8>(below(kCoordinates))
                                              : kNone;
}

// Two cards are one of each deck, a single one is of either; at set-up the Corporate one is dealt first (B1.19).
// Solo and co-op have one deck.
bool Sampler::possible_objective(Seat s, std::size_t place, u8 card) const {
  const ObjectiveKind kind = c_.objectives[card].kind;
  if (o_.options.mode != Mode::semi) return kind == ObjectiveKind::solo_coop;
  if (kind == ObjectiveKind::solo_coop) return false;
  const bool of_each_deck = o_.crew[s].objectives == 2 || o_.phase == Phase::setup;
  return !of_each_deck || (kind == ObjectiveKind::corporate) == (place == 0);
}

void Sampler::objectives() {
  u32 left = 0;
  for (u8 i = 0; i < kObjectives; ++i)
    if (c_.objectives[i].min_players <= o_.options.players) left |= bit(i);
  for (const auto& cards : view_.objectives)
    for (u8 card : cards)
      if (card != kNone) left &= ~bit(card);
  for (Seat s = 0; s < o_.options.players; ++s) {
    Private& own = h_.seat[s];
    own.objectives = view_.objectives[s];
    if (!viewed(s) && view_.seat < o_.options.players)
      for (std::size_t i = 0; i < 2; ++i)
        if (own.objectives[i] != kNone) own.objectives_known[i] = static_cast<u8>(bit(view_.seat));
    if (viewed(s) || o_.options.mode == Mode::coop) continue;
    for (std::size_t i = 0; i < o_.crew[s].objectives; ++i) {
      if (own.objectives[i] != kNone) continue;
      u32 fitting = 0;
      for_bits(left, [&](u8 card) {
        if (possible_objective(s, i, card)) fitting |= bit(card);
      });
      if (fitting) own.objectives[i] = take_bit(fitting), left &= ~bit(own.objectives[i]);
    }
  }
}

// The cards that are being chosen from lie aside: those the viewer sees first, before any other is dealt.
void Sampler::mutations() {
  u32 left = bit(kMutations) - 1;
  u8 drawn = 0;
  for (std::size_t i = 0; i < o_.depth; ++i)
    if (const u8 n = mutations_drawn(o_.agenda[i])) drawn = n;
  for (std::size_t i = 0; i < drawn; ++i)
    if (view_.drawn[i] != kNone) left &= ~bit(view_.drawn[i]);
  for (Seat s = 0; s < o_.options.players; ++s) {
    u8 known = o_.crew[s].mutation_revealed;
    if (viewed(s)) {
      known = view_.own.mutation;
      h_.seat[s].mutation_returned = view_.own.mutation_returned;
    }
    h_.seat[s].mutation = known;
    if (known != kNone) left &= ~bit(known);
  }
  const bool counted = o_.phase != Phase::over && o_.phase != Phase::end_check;
  for (Seat s = 0; s < o_.options.players; ++s)
    if (counted && o_.crew[s].has_mutation && h_.seat[s].mutation == kNone) h_.seat[s].mutation = take_bit(left);
  for (std::size_t i = 0; i < drawn; ++i)
    if (h_.drawn[i] == kNone) h_.drawn[i] = take_bit(left);
  h_.mutation_deck = left;
}

void Sampler::events() {
  u32 left = o_.event_deck;
  if (o_.event_top_known) {
    Ordered& top_cards = h_.top[static_cast<std::size_t>(Deck::event)];
    top_cards.count = 1;
    top_cards.card[0] = view_.event_top != kNone ? view_.event_top : take_bit(left);
    left &= ~bit(top_cards.card[0]);
  }
  Bottom& bottom = h_.bottom[3];
  for (; bottom.count < o_.event_bottom && left; ++bottom.count)
    bottom.card[bottom.count] = take_bit(left);
}

// The number of a token that lies on the table is seen by all; it is not in the bag.
void Sampler::held_tokens() {
  for (std::size_t i = 0; i < o_.depth; ++i)
    if (const HeldToken held = token_in(o_.agenda[i]); held.token != kNone && held.number)
      ++h_.numbers_out[held.token][held.number - 1u];
}

Game Engine::resample(const View& view, u64 seed) const {
  Game game{};
  Sampler(content_, view, seed, game).run();
  return game;
}

}  // namespace carno
