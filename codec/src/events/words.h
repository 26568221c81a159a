// Words for the numbers inside events; shared by their JSON and by the story told of them.
#pragma once
#include <span>
#include <string_view>

#include "carno/event.h"
#include "carno/game.h"
#include "carno/verbs.h"

namespace carno::events {

// Every WORDS of the table: k_occasion …
#define WORDS(list, ...) inline constexpr std::string_view k_##list[] = {__VA_ARGS__};
#include "carno/events.def"

constexpr std::string_view word(std::span<const std::string_view> words, std::size_t value) {
  return value < words.size() ? words[value] : std::string_view{"?"};
}

// The Things of a `trade`, given or got, in the order of the offer.
template <class F>
void for_things(const Choice& offer, bool given, F&& each) {
  const u32 more = given ? offer.mask : offer.mask >> 16;
  for (const u32 it : {u32{given ? offer.b : offer.c}, more & 0xFF, more >> 8 & 0xFF})
    if (it != kNone) each(static_cast<Thing>(it));
}

// An Item seen from its back: "red" … "quest"; empty for a Thing that is seen itself.
inline std::string_view back_of(Thing t) {
  constexpr std::array<std::string_view, 5> backs{"red", "yellow", "green", "blue", "quest"};
  const bool is_back = t >= kBackThing && t - kBackThing < static_cast<int>(backs.size());
  return is_back ? backs[static_cast<std::size_t>(t - kBackThing)] : std::string_view{};
}

// Hand cards of a `discard`, as everybody sees them: what their owner knows about Contamination cards stays secret.
template <class F>
void for_cards(u32 mask, F&& each) {
  const Cards cards{mask};
  for (u8 card = 0; card < kCards; ++card)
    for (unsigned n = (cards.actions() >> (2 * card)) & 3u; n > 0; --n)
      each(card);
  for (unsigned n = cards.contamination() + cards.infected() + cards.clean(); n > 0; --n)
    each(kContamination);
}

}  // namespace carno::events
