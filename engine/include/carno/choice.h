// A choice is eight bytes with a text form (carno/notation.h).
#pragma once
#include <bit>

#include "carno/types.h"

namespace carno {

// clang-format off
enum class Do : u8 {
  none,
  // Basic Actions
  move,     // a = Room
  careful,  // a = Room, b = Corridor for the Noise marker
  shoot,    // a = label of a Carnomorph or kEggs, b = ItemId
  melee,    // a = label or kEggs
  pick,     // a = Object
  trade,
  craft,    // a = ItemId, b and c = components
  quest,    // a = ItemId, b = Item discarded for it, where several could be (kNone: it goes without saying)
  // Other Actions
  play,    // a = CardId, b = option
  use,     // a = ItemId, b = option
  room,    // b = option
  mutate,
  // Around Actions
  pay,      // mask = cards (see Cards)
  pass,
  discard,  // mask = cards
  keep,
  drop,     // a = Thing
  // What effects ask
  choose,   // a = Pick, b = value, or mask / b = Pick-specific set when several may be named
  yes,
  no,
  react,    // a = Reaction
  decline,
  offer,    // a = Seat, b and c = first Thing given and asked (kNone: nothing), mask = up to two more of each
  accept,
  end,
  launch,
  wait,
  stay,
  leave,
  chance,   // a = outcome, b = second part (manual mode)
};
// clang-format on

// What `choose` names.
// clang-format off
enum class Pick : u8 {
  none,
  room,
  corridor,
  seat,
  carnomorph,  // by label; candidates by miniature
  target,      // a Carnomorph, or a Room whose Eggs are thrown at (candidates: bit 32 + Room)
  item,        // ItemId
  object,      // Object
  thing,       // Thing in hand slots
  colour,
  objective,
  mutation,
  pod,         // 1..4 as 0..3
  option,      // 0 or 1 of a list; the asking effect names them
  character,
  destination, // 0..3 = A..D
  hand_card,   // CardId, or kContamination…
  corridors,   // a set: mask
  wound,       // place on the board of the Character asked about
  engine,      // the token put on top: 1 = Working, 2 = Damaged
};
// clang-format on

inline constexpr u8 kEggs = 254;
// Contamination cards among the hand cards of a choice, by what their owner knows.
inline constexpr u8 kContamination = 16, kContaminationInfected = 17, kContaminationClean = 18;

struct Choice {  // trivially constructible: lists of choices cost nothing to make
  Do verb;
  u8 a, b, c;
  u32 mask;
  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};
static_assert(sizeof(Choice) == 8);

// A set of hand cards in 32 bits: 2 bits for each of 9 CardIds, then counts of Contamination cards.
struct Cards {
  u32 mask = 0;
  static constexpr u32 kActionBits = (u32{1} << (2 * 9)) - 1;
  constexpr u32 actions() const { return mask & kActionBits; }
  constexpr unsigned contamination() const { return (mask >> 18) & 31; }
  constexpr unsigned infected() const { return (mask >> 23) & 7; }
  constexpr unsigned clean() const { return (mask >> 26) & 31; }
  constexpr unsigned count() const {
    constexpr u32 ones = 0x15555;
    return static_cast<unsigned>(std::popcount(mask & ones) + 2 * std::popcount(mask & (ones << 1))) + contamination() +
           infected() + clean();
  }
  static constexpr u32 one(u8 card) {
    if (card == kContamination) return u32{1} << 18;
    if (card == kContaminationInfected) return u32{1} << 23;
    if (card == kContaminationClean) return u32{1} << 26;
    return u32{1} << (2 * card);
  }
};

}  // namespace carno
