// What the chapters of the rulebook share with each other.
#pragma once
#include "state/running.h"

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
Seat step_target(const Facts&, Room);  // B6.19: whom a Carnomorph of that Room attacks; kNone: nobody
u8 with_secret_objective(const Facts&, Seat viewer, u8 seats);  // of these seats, who has one the viewer does not know
unsigned items_available(const Facts&, u8 colour);              // deck and discard pile
void destroy_eggs(Play&, Room, unsigned count, RuleId);
u8 single_contamination(u32 cards);                              // the one Contamination card of a Cards set
void settle_scan(Play&, bool infected);                          // books of Hidden::drawn_flags after one scanned card
u64 quest_payments(const Facts&, Seat, ItemId quest);            // Items it may be activated with, one of each name
void activate_quest(Play&, Seat, ItemId quest, ItemId payment);  // payment = kNone: the only one, if one is due
u8 doors_left(const Facts&);
void use_known_top(Play&, Deck);  // the settled top card was drawn

// What an Encounter, and the Noise roll that brought it, answer to their caller when a creature came, whether or not
// it is still there (B5.11).
inline constexpr u8 kSomebodyCame = 1;

void danger(Play&, Seat, Room, RuleId);  // B4.31

// --- creatures that move ---
void leave_to_bag(Play&, Mini, RuleId);  // off the board, a token of its type into the bag (B4.16)
// Moves through the exit with that number (B6.25 - B6.28, C4.6), told as `move` or `retreat`. `closed` = Doors that
// count as Closed.
void move_mini_by_exit(Play&, Mini, EventKind told, u8 number, u32 closed, RuleId);
// Through that corridor; true if it got to the other Room.
bool move_mini_by_corridor(Play&, Mini, EventKind told, Corridor, u32 closed, RuleId);

}  // namespace carno
