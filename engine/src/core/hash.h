// A 64-bit hash of plain bytes, eight at a time; the same on every little-endian machine.
#pragma once
#include <bit>
#include <cstring>

#include "carno/types.h"

namespace carno {

inline u64 hash_bytes(const void* data, std::size_t size, u64 seed = 0x9E3779B97F4A7C15ull) {
  static_assert(std::endian::native == std::endian::little);
  const char* at = static_cast<const char*>(data);
  u64 h = seed ^ (size * 0xC2B2AE3D27D4EB4Full);
  for (; size >= 8; size -= 8, at += 8) {
    u64 word;
    std::memcpy(&word, at, 8);
    h = std::rotl(h ^ (word * 0x9FB21C651E98DF25ull), 27) * 0x9E3779B97F4A7C15ull;
  }
  u64 tail = 0;
  std::memcpy(&tail, at, size);
  h ^= tail * 0x9FB21C651E98DF25ull;
  h ^= h >> 32;
  h *= 0xD6E8FEB86659FD93ull;
  return h ^ (h >> 32);
}

}  // namespace carno
