// The game's own generator: one 64-bit word of state, the same sequence on every machine.
#pragma once
#include "carno/types.h"

namespace carno {

inline u64 next_random(u64& state) {
  state += 0x9E3779B97F4A7C15ull;
  u64 z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

// 0..n-1; n is small, so the bias of multiply-and-shift is below 2^-24.
inline u32 random_below(u64& state, u32 n) { return static_cast<u32>(((next_random(state) >> 32) * u64{n}) >> 32); }

}  // namespace carno
