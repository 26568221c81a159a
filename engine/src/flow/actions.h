// Costs and legality of Actions, and the parts of them that several files share.
#pragma once
#include "flow/play.h"

namespace carno {

u8 action_cost(const Facts&, Seat, const Choice&);
bool loads_for_free(const Facts&, Seat, const Choice& use);  // Autoloader: the weapon it is attached to
// The passive Item that changes how this card works (Intercom, Holo Computer), or kNone.
ItemId power_for(const Facts&, Seat, const Card&);
bool may_hold_interruption(const Facts&, Seat);  // as far as everybody can see (U48)
u8 single_contamination(u32 cards);              // the one Contamination card of a Cards set
void settle_scan(Play&, bool infected);          // books of Hidden::drawn_flags after one scanned card
bool can_craft(const Facts&, Seat, bool yellow_as_tool);
void gain_crafted(Play&, Seat, ItemId);
u64 quest_payments(const Facts&, Seat, ItemId quest);            // Items it may be activated with, one of each name
void activate_quest(Play&, Seat, ItemId quest, ItemId payment);  // payment = kNone: the only one, if one is due

// Why the active player may not do this; unnamed rule: legal.
Refusal refuse_action(const Facts&, Seat, const Choice&);
void list_actions(const Facts&, Seat, Decision&);
void list_crafts(const Facts&, Seat, bool yellow_as_tool, Decision&);

}  // namespace carno
