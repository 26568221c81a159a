// What the Objectives ask for, read from their conditions, and how likely each part is to come true.
#pragma once
#include "mind.h"

namespace carno::sane {

struct Wants {
  bool signal = false;   // to be sent by this Character
  bool explode = false;  // the ship destroyed
  bool intact = false;   // the ship must arrive
  bool nest = false;     // destroyed
  bool butcher = false;  // killed
  bool explore = false;  // every Room
  bool alone = false;    // no other survivor
  bool company = false;  // another survivor
  u8 place = kNone;      // Destination the ship must reach
  u8 dead = 0;           // bit per seat that must not survive
  u8 object = kNone;     // Object to leave with
  u8 leave_by = 0;       // end_place bits that count; 0: any way
  u8 items = 0;          // Items to leave with
  u8 slots = 0;          // Adaptations to discard, bit per slot
  u8 slot_count = 0;     // how many Adaptations in all
  u8 deliver = kNone;    // Object that must lie
  u32 deliver_to = 0;    // in one of these tiles
};

Wants wants_of(const Mind& m);
int chance_of(const Mind& m, u8 objective);  // percent, for this Character, if it survives

}  // namespace carno::sane
