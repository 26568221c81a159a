// The keys of positions, which scenarios may expect as well.
#pragma once
#include <string_view>

namespace carno::position {

// clang-format off
inline constexpr std::string_view kPositionKeys[] = {
    "options", "at", "active", "actions_left", "round", "time", "self_destruct", "first_player", "destination",
    "coordinates", "engines", "pods", "crew", "rooms", "corridors", "technical_noise", "tokens_revealed", "bag", "pool",
    "eggs", "nest_destroyed", "butcher_killed", "adaptations", "decks", "airlock", "first_encounter", "result",
    "engine"};
inline constexpr std::string_view kCrewKeys[] = {
    "seat", "number", "character", "room", "hand", "deck", "discard", "light", "serious", "mutation",
    "mutation_markers", "slime", "signal", "hands", "inventory", "quest", "objectives", "passed", "knows"};
inline constexpr std::string_view kRoomKeys[] = {
    "tile", "explored", "items", "fire", "malfunction", "carnomorphs", "objects", "token"};
inline constexpr std::string_view kCorridorKeys[] = {"noise", "door"};
// clang-format on

}  // namespace carno::position
