// What the chapters of the rulebook share with each other.
#pragma once
#include "flow/play.h"

namespace carno {

void reveal_tile(Play&, Room, TileId);
// Closes the Doors of `corridors`; with no token left somebody picks one to take from the board (B4.13).
void call_close_doors(Play&, Seat chooser, u32 corridors, RuleId);
// Attack cards and Event cards, reshuffling when the deck is empty.
void roll_attack_card(Play&);
u8 take_attack_card(Play&);  // out of the deck, not yet discarded
void discard_attack_card(Play&, u8 card);
void roll_event_card(Play&);
u8 take_event_card(Play&);
// Injuries of a roll against a type (or Eggs, kNone), in the order of B6.3.
struct Shot {
  CombatFace face = CombatFace::blank;
  u8 extra = 0;  // one more ammo, Full Auto
  bool melee = false;
};
unsigned injuries_of(const Facts&, const Modifiers*, const Shot&, u8 type);
void spend_ammo(Play&, Seat, ItemId weapon, u8 count);
inline constexpr u8 kFullAuto = 1, kAmmoSpent = 2;  // Frame::d of `shoot`
Seat step_target(const Facts&, Room);               // B6.19: whom a Carnomorph of that Room attacks; kNone: nobody
u8 with_secret_objective(const Facts&, Seat viewer, u8 seats);  // of these seats, who has one the viewer does not know
unsigned items_available(const Facts&, u8 colour);              // deck and discard pile
void destroy_eggs(Play&, Room, unsigned count, RuleId);
u8 doors_left(const Facts&);
void use_known_top(Play&, Deck);  // the settled top card was drawn

}  // namespace carno
