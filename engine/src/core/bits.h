// Small sets in words: walking, counting, and the two-bit card piles.
#pragma once
#include <bit>

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

}  // namespace carno
