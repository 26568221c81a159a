// Legality of Actions, and the parts of it that several files share.
#pragma once
#include "state/play.h"

namespace carno {

// The passive Item that changes how this card works (Intercom, Holo Computer), or kNone.
ItemId power_for(const Facts&, Seat, const Card&);
bool may_hold_interruption(const Facts&, Seat);  // as far as everybody can see (U48)

// Why the active player may not do this; unnamed rule: legal.
Refusal refuse_action(const Facts&, Seat, const Choice&);
void list_actions(const Facts&, Seat, Decision&);
void list_drops(const Facts&, Seat, Decision&);

}  // namespace carno
