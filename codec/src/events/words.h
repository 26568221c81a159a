// Words for the numbers inside events; shared by their JSON and by the story told of them.
#pragma once
#include <array>
#include <string_view>

#include "carno/event.h"
#include "carno/game.h"
#include "carno/verbs.h"

namespace carno::events {

template <std::size_t N>
constexpr std::string_view word(const std::array<std::string_view, N>& words, std::size_t value) {
  return value < N ? words[value] : std::string_view{"?"};
}

inline constexpr std::array<std::string_view, 6> kEndReasons{"none", "jump",        "self_destruct",
                                                             "fire", "malfunction", "nobody_left"};
inline constexpr std::array<std::string_view, 5> kChecks{"?", "engines", "coordinates", "contamination", "objectives"};
inline constexpr std::array<std::string_view, 5> kPodStates{"absent", "locked", "unlocked", "launched", "removed"};
inline constexpr std::array<std::string_view, 3> kDoorStates{"open", "closed", "destroyed"};
inline constexpr std::array<std::string_view, 3> kAirlockStates{"stopped", "started", "opened"};
inline constexpr std::array<std::string_view, 5> kPeeks{"tile", "engine", "coordinates", "event_top", "objective"};
inline constexpr std::array<std::string_view, 2> kWoundKinds{"light", "serious"};
inline constexpr std::array<std::string_view, 3> kWoundCauses{"", "bleeding", "fire"};
inline constexpr std::array<std::string_view, 2> kScans{"clean", "infected"};
inline constexpr std::array<std::string_view, 2> kMutationSides{"not_infected", "infected"};
inline constexpr std::array<std::string_view, 4> kOccasions{"surprise", "step", "escape", "effect"};
inline constexpr std::array<std::string_view, 3> kInjuryResults{"holds", "dies", "retreats"};
inline constexpr std::array<std::string_view, 3> kEngineTokens{"?", "working", "damaged"};
// C8.12, in the order of Event::card; what no word is there for (nothing) is eaten by nobody.
inline constexpr std::array<std::string_view, 6> kFoods{"corpse_red", "egg:board",  "egg",
                                                        "carcass",    "metagorger", "corpse_blue"};
inline constexpr u8 kFoodMetagorger = 4;

// What shares an EventKind is told apart by the fields that are filled, or by the rule.
inline bool passes_first_player(const Event& e) { return e.kind == EventKind::turn && e.seat != kNone; }
inline bool hides_item(const Event& e) { return e.kind == EventKind::search && e.card == kNone; }
inline bool ends_scan(const Event& e) { return e.kind == EventKind::scan && e.reason == 1; }

// Who entered or left a pod; kNone of these: its token was turned or the pod was lost.
inline std::string_view pod_state(const Event& e) {
  if (e.seat == kNone) return word(kPodStates, e.value);
  return e.room == kNone ? "boarded" : "left";
}

// By Deck; a Character's own is told with the seat.
inline std::string_view shuffled_deck(const Event& e) {
  constexpr std::array<std::string_view, kDecks> decks{"attack", "event",  "mutation", "wound",
                                                       "red",    "yellow", "green"};
  return e.seat != kNone ? "action" : word(decks, e.card);
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
