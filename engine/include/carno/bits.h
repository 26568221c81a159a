// Small sets in words: walking, counting, and the two-bit card piles.
#pragma once
#include <bit>
#include <cstring>

#include "carno/types.h"

namespace carno {

template <class Word, class F>
inline void for_bits(Word mask, F&& f) {
  while (mask != 0) {
    f(static_cast<u8>(std::countr_zero(mask)));
    mask &= mask - 1;
  }
}

template <class Word>
inline u8 lowest(Word mask) {
  return static_cast<u8>(std::countr_zero(mask));
}

// Piles of a Character's own cards: 2 bits per CardId (Search is there twice).
inline unsigned pile_count(u32 pile) {
  return static_cast<unsigned>(std::popcount(pile & 0x15555u) + 2 * std::popcount(pile & 0x2AAAAu));
}
inline unsigned pile_of(u32 pile, CardId card) { return (pile >> (2 * card)) & 3u; }
inline u32 pile_one(CardId card) { return u32{1} << (2 * card); }
// Calls f(card, copies) for every kind in the pile.
template <class F>
inline void for_cards(u32 pile, F&& f) {
  for_bits((pile | pile >> 1) & 0x15555u, [&](u8 at) { f(static_cast<CardId>(at / 2), (pile >> at) & 3u); });
}

// Which counters are not 0, a bit for each. Most are 0: eight at a time are passed over.
template <std::size_t n>
inline u64 nonzero(const std::array<u8, n>& counters) {
  static_assert(n <= 64);
  u64 mask = 0;
  std::size_t at = 0;
  for (; at + 8 <= n; at += 8) {
    u64 eight;
    std::memcpy(&eight, counters.data() + at, 8);
    while (eight != 0) {  // the first byte is the lowest
      const unsigned byte = static_cast<unsigned>(std::countr_zero(eight)) / 8;
      mask |= u64{1} << (at + byte);
      eight &= ~(u64{0xFF} << (8 * byte));
    }
  }
  for (; at < n; ++at)
    if (counters[at]) mask |= u64{1} << at;
  return mask;
}

}  // namespace carno
