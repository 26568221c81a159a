// Words of the position format that the notation has no use for.
#pragma once
#include <array>
#include <string_view>

#include "carno/types.h"

namespace carno::position {

inline constexpr std::string_view kSteps =
    "player.draw, player.first_player, player.round, event.time, event.attack, event.fire, event.card, event.bag, "
    "end.check";

// In the order of EndReason, Destination, Place, DoorState; of the decks with cards in order.
inline constexpr std::array<std::string_view, 6> kEndReasons{"none", "jump",        "self_destruct",
                                                             "fire", "malfunction", "nobody_left"};
inline constexpr std::array<std::string_view, 4> kDestinations{"earth", "mars", "venus", "deep_space"};
inline constexpr std::array<std::string_view, 5> kPlaces{"aboard", "pod", "hibernating", "launched", "dead"};
inline constexpr std::array<std::string_view, 3> kDoors{"open", "closed", "destroyed"};
inline constexpr std::array<std::string_view, 3> kColours3{"red", "yellow", "green"};

template <std::size_t N>
constexpr u8 find_word(const std::array<std::string_view, N>& words, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == word) return static_cast<u8>(i);
  return kNone;
}

}  // namespace carno::position
