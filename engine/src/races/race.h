// A race is a set of named hooks of the base procedures. The flow never names a creature's special rule: it asks here.
#pragma once
#include "flow/play.h"

namespace carno {

struct CardlessAttack {
  Mini attacker = kNone;
  Seat target = kNone;
  bool ignored = false;  // by a reaction of the target
  u8 step = 0;           // 0, 1, 2…
};

struct RaceRules {
  // Set-up of the creature board and the bag (C2.9, C2.10).
  void (*set_up_board)(Play&);
  // Attack: whether this type draws a card, and what happens when it does not. Entered after the reaction window, step
  // by step, until it returns true.
  bool (*draws_attack_card)(Type);
  bool (*attack_without_card)(Play&, const CardlessAttack&);
  // Injury check: the number a drawn card shows for this type; 0 = Retreat arrow (C5.5).
  u8 (*blood)(const AttackCard&, Type);
  // Death: what a killed one leaves in its Room. Entered with step 0, 1, 2… until it returns true.
  bool (*leave_remains)(Play&, Type, Room, u8 step);
  // Step 2 of the Event Phase: whether this one feeds now, and the next feeding to resolve. True when nothing is left.
  bool (*feeds_in_combat)(const Facts&);
  // Whether a Character is dead or spared by the final check is decided card by card: markers a drawn
  // Contamination card gives, and how many kill (C10.4, C10.5).
  u8 (*final_markers)(const Facts&, Seat, unsigned contamination_drawn);
};

const RaceRules& race_of(const Facts&);

}  // namespace carno
