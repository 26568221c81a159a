// What one seat may know: everything open, and its own part. Secrets are absent: this type has no place for them.
#pragma once
#include "carno/game.h"

namespace carno {

struct Own {
  u32 hand = 0, deck = 0;  // Action cards (the deck's as a set: their order is unknown)
  u32 answer = 0;          // what this seat will discard when all have answered (U51)
  u8 hand_contamination = 0, deck_contamination = 0;
  u8 known_infected = 0, known_clean = 0;  // of the hand's Contamination cards
  std::array<u8, 2> objectives{kNone, kNone};
  u8 mutation = kNone, mutation_returned = kNone;
  std::array<u8, kItems> items{};
  u8 pad[2] = {};
};

struct View {
  Open open;
  Seat seat = kNone;  // kNone: a spectator
  u8 pad0[3] = {};
  Own own;
  std::array<u8, 3> engine{};  // 0 unknown to this seat
  u8 coordinates = kNone;
  std::array<TileId, kRooms> tile{};  // looked at by this seat, else kNone
  std::array<u8, kRooms> token{};
  std::array<u8, 2> drawn{kNone, kNone};               // cards this seat is choosing from, as far as they are drawn
  std::array<std::array<u8, 2>, kSeats> objectives{};  // of others, seen by this seat or public (co-op)
  u8 event_top = kNone;                                // seen by this seat
  u8 drawn_count = 0;                                  // Items that somebody has drawn in a Search
};

static_assert(std::is_trivially_copyable_v<View>);
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace carno
