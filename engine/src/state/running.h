// What others may know of running procedures, and tell them. Frames are read by their own procedure only, so each of
// these is answered in the file of its procedure.
#pragma once
#include "state/play.h"

namespace carno {

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
u8 label_aimed_at(const Frame&);        // by a running effect, else kNone
NoiseFace noise_face(const Frame&);     // of the Noise roll being resolved
Thing thing_gained(const Frame&);       // a Heavy Item or Object taken up, not yet in a Hand slot; else kNone
u8 mutations_drawn(const Frame&);       // Mutation cards drawn and not yet kept or given back
Choice announced_action(const Frame&);  // Do::none: not the frame of an Action
bool takes_effect(const Frame&);        // whether the announced Action has begun to
struct ShotInHand {
  u8 target = kNone;  // a label or kEggs
  ItemId weapon = kNone;
  CombatFace face{};
};
ShotInHand shot_in(const Frame&);  // what is on the table of the running shot
enum class ScanPile : u8 { hand, discard, deck, set_aside };
ScanPile pile_scanned(const Frame&);  // of a running Scan; any other frame: cards set aside
u8 colour_searched(const Frame&);     // the deck that a Search draws from, else kNone
Seat trader_in(const Frame&);         // who makes offers in a running Trade
int surprise_number(const Facts&);    // B5.4: of the Encounter being resolved

}  // namespace carno
