// Words of the notation by enum value.
#pragma once
#include <string_view>

#include "carno/facts.h"
#include "carno/notation.h"

namespace carno {

template <class Enum, std::size_t N>
constexpr std::string_view word(const std::array<std::string_view, N>& words, Enum value) {
  const auto i = static_cast<std::size_t>(value);
  return i < N ? words[i] : std::string_view{"?"};
}

template <class Enum, std::size_t N>
constexpr std::optional<Enum> find_word(const std::array<std::string_view, N>& words, std::string_view text) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == text) return static_cast<Enum>(i);
  return std::nullopt;
}

inline constexpr std::array<std::string_view, 4> kTypeWords{"metagorger", "shambler", "fleshbeast", "butcher"};
inline constexpr std::array<std::string_view, 6> kTokenWords{"blank",    "blue",       "red",
                                                             "shambler", "fleshbeast", "butcher"};
inline constexpr std::array<std::string_view, 4> kObjectWords{"corpse_red", "corpse_blue", "carcass", "egg"};
inline constexpr std::array<std::string_view, 4> kColourWords{"red", "yellow", "green", "blue"};
inline constexpr std::array<std::string_view, 6> kNoiseWords{"1", "2", "3", "4", "silence", "danger"};
inline constexpr std::array<std::string_view, 5> kCombatWords{"blank", "creeper", "adult", "one", "two"};
inline constexpr std::array<std::string_view, 4> kDestinationWords{"earth", "mars", "venus", "deep_space"};
inline constexpr std::array<std::string_view, 9> kReactionWords{"none",         "interruption",   "nerves_of_steel",
                                                                "armor",        "motion_scanner", "reroll",
                                                                "not_attacked", "ignore_wounds",  "soften_wound"};
inline constexpr std::array<std::string_view, 6> kExploreWords{"silence", "danger",      "slime",
                                                               "fire",    "malfunction", "doors"};
inline constexpr std::array<std::string_view, 20> kLuckWords{
    "none",  "noise",  "combat", "bag",  "attack", "event",  "mutation",    "adaptation", "hand",      "item",
    "wound", "action", "scan",   "tile", "token",  "engine", "coordinates", "objective",  "character", "pod"};
inline constexpr std::array<std::string_view, 3> kEngineWords{"?", "working", "damaged"};
inline constexpr std::array<std::string_view, 11> kPhaseWords{
    "setup",      "player.draw", "player.first_player", "player.round", "event.time", "event.attack",
    "event.fire", "event.card",  "event.bag",           "end.check",    "over"};

}  // namespace carno
