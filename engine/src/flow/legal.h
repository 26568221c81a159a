// The parts of legality that listing Actions asks for one by one (flow/legal.cpp has the rest).
#pragma once
#include "state/play.h"

namespace carno {

Frame frame_for(const Facts&, Seat, ItemId item = kNone);  // of an effect that has not begun
bool unlocks_here(const Facts&, Room, const Item& quest);  // B9.17: the Room is right

// What every check asks about the player: a listing finds it once.
struct Means {
  unsigned cards;  // Action cards in hand
  bool fights;     // in Combat
};
inline Means means_of(const Facts& f, Seat s) { return {action_cards(f, s), in_combat(f, f.o.crew[s].room)}; }

inline Refusal check_cost(Means means, unsigned cost, unsigned used = 0) {
  return means.cards < cost + used ? Refusal{rule("B3.1"), Reason::cannot_pay, {}} : Refusal{};
}

inline Refusal check_combat(Means means, Combat icon) {  // B3.5
  if (icon == Combat::in && !means.fights) return {rule("B3.5"), Reason::out_of_combat, {}};
  if (icon == Combat::out && means.fights) return {rule("B3.5"), Reason::in_combat, {}};
  return {};
}

// Cards, Items and Rooms are checked in two parts: the whole here, then one of its options (option_open).
inline Refusal check_card(Means means, const Card& card) {
  if (card.timing != Timing::action) return {rule("B3.22"), Reason::not_an_action, {}};
  if (Refusal icon = check_combat(means, card.combat)) return icon;
  return check_cost(means, card.cost, 1);
}

inline Refusal check_item(Means means, const Item& item) {
  if (item.timing != Timing::action || item.weapon) return {rule("B3.25"), Reason::not_an_action, {}};
  return check_combat(means, item.combat);
}

Refusal check_tile(const Facts&, Seat);

}  // namespace carno
