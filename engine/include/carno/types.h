// The small value types of the game: every id is one byte, every bound of the box has a name.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace carno {

using u8 = std::uint8_t;
using i8 = std::int8_t;
using u16 = std::uint16_t;
using i16 = std::int16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

inline constexpr int kSeats = 5;
inline constexpr int kRooms = 21;
inline constexpr int kCorridors = 28;
inline constexpr u8 kTechnical = 28;  // the one shared Technical Corridors space (B4.5)
inline constexpr int kMinis = 20;     // 8 Metagorgers, 8 Shamblers, 3 Fleshbeasts, 1 Butcher (C1.1)
inline constexpr int kPods = 4;
inline constexpr int kHeld = 8;  // Heavy things of one Character: two slots of two tied Items, and what a Trade brings
inline constexpr u8 kNone = 255;

using Seat = u8;      // 0..4, seat n+1 in text
using Room = u8;      // 0..20, slot 001..021
using Corridor = u8;  // 0..27, or kTechnical
using Mini = u8;      // index of a Carnomorph miniature on the board
using ItemId = u8;    // index into Content::items
using TileId = u8;    // index into Content::tiles
using CardId = u8;    // index into a Character's own cards

inline constexpr Seat kChanceSeat = 254;  // chance is asked like a player (manual mode)

// The creatures of a race, small to large: the order is the order of size everywhere. Their names are the race's
// (carno/carnomorphs.h): no base rule knows one.
enum class Type : u8 {};
inline constexpr int kTypes = 4;

enum class Token : u8 { blank };  // of the bag; all others are the race's
inline constexpr int kTokens = 6;

enum class Object : u8 { corpse_red, corpse_blue, carcass, egg };
inline constexpr int kObjects = 4;

enum class Colour : u8 { red, yellow, green, blue };  // blue = crafted
inline constexpr int kColours = 4;

// What lies in a Hand slot, is dropped or traded: an Item, or 64 + Object.
using Thing = u8;
inline constexpr Thing kObjectThing = 64;
constexpr Thing thing(Object o) { return static_cast<Thing>(kObjectThing + static_cast<u8>(o)); }
constexpr bool is_object(Thing t) { return t >= kObjectThing && t < kObjectThing + kObjects; }
constexpr Object object_of(Thing t) { return static_cast<Object>(t - kObjectThing); }

enum class NoiseFace : u8 { one, two, three, four, silence, danger };
enum class CombatFace : u8 { blank, creeper, adult, one_hit, two_hits };

enum class Race : u8 { carnomorphs };  // whose creatures are in the bag; engine/src/races/ has their rules
enum class Mode : u8 { semi, coop, solo };
enum class Destination : u8 { earth, mars, venus, deep_space };

// Where the rules stand between two steps of the Turn (B2.1); `at` and `until` of positions and scenarios.
enum class Phase : u8 {
  setup,
  player_draw,
  player_first_player,
  player_round,
  event_time,
  event_attack,
  event_fire,
  event_card,
  event_bag,
  end_check,
  over,
};

constexpr u32 bit(unsigned n) { return u32{1} << n; }
constexpr u64 bit64(unsigned n) { return u64{1} << n; }

// A rule id in two bytes: letter, chapter, number. `rule("B6.19")` is checked when the program is compiled.
struct RuleId {
  u16 packed = 0;
  friend constexpr bool operator==(RuleId, RuleId) = default;
  constexpr bool named() const { return packed != 0; }
};

constexpr RuleId make_rule(char letter, int chapter, int number) {
  const int l = letter == 'B' ? 1 : letter == 'C' ? 2 : letter == 'U' ? 3 : letter == 'E' ? 4 : 5;
  return RuleId{static_cast<u16>((l << 13) | (chapter << 7) | number)};
}

consteval RuleId rule(const char* text) {
  int at = 1, a = 0, b = 0;
  while (text[at] >= '0' && text[at] <= '9')
    a = a * 10 + (text[at++] - '0');
  if (text[at] == '.') {
    ++at;
    while (text[at] >= '0' && text[at] <= '9')
      b = b * 10 + (text[at++] - '0');
  }
  return make_rule(text[0], a, b);
}

}  // namespace carno
