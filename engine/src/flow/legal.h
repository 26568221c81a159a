// The parts of legality that listing Actions asks for one by one (flow/legal.cpp has the rest).
#pragma once
#include "flow/play.h"

namespace carno {

Frame frame_for(const Facts&, Seat, ItemId item = kNone);  // of an effect that has not begun
Refusal check_cost(const Facts&, Seat, unsigned cost, unsigned used = 0);
bool eggs_here(const Facts&, Room);

// Cards, Items and Rooms are checked in two parts: the whole here, then one of its options (option_open).
Refusal check_card(const Facts&, Seat, const Card&);
Refusal check_item(const Facts&, Seat, const Item&);
Refusal check_tile(const Facts&, Seat);

// Crafting (B9.13, B9.14)
bool craftable(const Facts&, ItemId);
bool has_copies(const Facts&, Seat, ItemId, unsigned n);
bool recipe_fits(const Facts&, ItemId item, ItemId a, ItemId b, bool yellow_as_tool);

}  // namespace carno
