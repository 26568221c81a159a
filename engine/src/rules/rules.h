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
Seat step_target(const Facts&, Room);  // B6.19: whom a Carnomorph of that Room attacks; kNone: nobody
u8 with_secret_objective(const Facts&, Seat viewer, u8 seats);  // of these seats, who has one the viewer does not know
unsigned items_available(const Facts&, u8 colour);              // deck and discard pile
void destroy_eggs(Play&, Room, unsigned count, RuleId);
u8 doors_left(const Facts&);
void use_known_top(Play&, Deck);  // the settled top card was drawn

// --- what others may know of running procedures ---
bool attacked(Play&, Seat);           // an attack on this Character is being resolved
bool ignores_wounds(Play&, Seat);     // whose Wounds a Mutation wards off
void mark_wounded(Play&, Seat);       // by the attack being resolved, if there is one
void mark_contaminated(Play&, Seat);  // likewise
u8 attack_card_in(const Frame&);      // the Attack card that an attack's frame holds, else kNone
Mini attacker_in(const Frame&);       // who attacks, if it is an attack's frame, else kNone
// The bag token that a frame holds: drawn, and neither back in the bag nor in the pool.
struct HeldToken {
  u8 token = kNone;
  u8 number = 0;
};
HeldToken encounter_token(const Frame&);
HeldToken bag_step_token(const Frame&);
inline HeldToken token_in(const Frame& f) { return f.proc == Proc::encounter ? encounter_token(f) : bag_step_token(f); }
void settle_drawn_token(Play&, bool back_into_bag);  // of the bag's development (C9.1)
// A Carnomorph has left the board: these frames do not count on it any more.
void forget_in_move(Frame&, Mini);
void forget_in_attack_step(Frame&, Mini);
void forget_in_fire_step(Frame&, Mini);
void forget_in_effect(Frame&, Mini);
u8 label_aimed_at(const Frame&);     // by a running effect, else kNone
NoiseFace noise_face(const Frame&);  // of the Noise roll being resolved
struct ShotInHand {
  u8 target = kNone;  // a label or kEggs
  ItemId weapon = kNone;
  CombatFace face{};
};
ShotInHand shot_in(const Frame&);   // what is on the table of the running shot
int surprise_number(const Facts&);  // B5.4: of the Encounter being resolved

}  // namespace carno
