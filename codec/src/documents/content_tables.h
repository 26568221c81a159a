// The tables of GET /api/content, each a member of its object.
#pragma once
#include <map>
#include <string>

#include "../wire/json.h"

namespace carno::wire {

using Confidences = std::map<std::string, std::string, std::less<>>;  // by id of the entry

void write_tiles(Json& json, const Content& c);
void write_characters(Json& json, const Content& c);
void write_item_cards(Json& json, const Content& c);
void write_small_decks(Json& json, const Content& c, const Confidences& confidence);
void write_carnomorph_cards(Json& json, const Content& c);
void write_dice(Json& json, const Content& c);
void write_figures(Json& json, const Content& c);  // supplies, costs, limits

inline constexpr std::array<std::string_view, 4> kConfidences{"high", "medium", "low", "invented"};
inline constexpr std::array<std::string_view, 3> kCombats{"any", "in", "out"};

template <std::size_t N, class E>
std::string_view word_of(const std::array<std::string_view, N>& words, E value) {
  return words[static_cast<std::size_t>(value)];
}

// A list of what a mask names, by its words or ids.
template <class Each>
void write_mask(Json& json, u64 mask, Each&& each) {
  json.open('[');
  for (; mask; mask &= mask - 1)
    each(static_cast<u8>(std::countr_zero(mask)));
  json.close(']');
}

template <class Owner>
void write_option_ids(Json& json, const Owner& owner) {
  json.key("options"), json.open('[');
  for (std::size_t i = 0; i < owner.options; ++i)
    json.string(owner.option[i].id);
  json.close(']');
}

}  // namespace carno::wire
