// B9.13, B9.14: what can be made of what.
#pragma once
#include "state/play.h"

namespace carno {

bool craftable(const Facts&, ItemId);
bool has_copies(const Facts&, Seat, ItemId, unsigned n);
bool recipe_fits(const Facts&, ItemId item, ItemId a, ItemId b, bool yellow_as_tool);
bool can_craft(const Facts&, Seat, bool yellow_as_tool);
void list_crafts(const Facts&, Seat, bool yellow_as_tool, Decision&);
void gain_crafted(Play&, Seat, ItemId);

}  // namespace carno
