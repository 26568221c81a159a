// Items by id or name, counted as they are named.
#pragma once
#include "reading.h"

namespace carno::position {

// By id, or by name: the first of those decks that has a copy left (`energy_charge`: red, then yellow).
ItemId find_item(const Reading& r, std::string_view text, u8 first = 0, u8 last = kItems);
bool take_item(Reading& r, const Spot& spot, ItemId item);

}  // namespace carno::position
