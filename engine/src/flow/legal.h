// The parts of legality that listing Actions asks for one by one (flow/legal.cpp has the rest).
#pragma once
#include "state/play.h"

namespace carno {

Frame frame_for(const Facts&, Seat, ItemId item = kNone);  // of an effect that has not begun
Refusal check_cost(const Facts&, Seat, unsigned cost, unsigned used = 0);

// Cards, Items and Rooms are checked in two parts: the whole here, then one of its options (option_open).
Refusal check_card(const Facts&, Seat, const Card&);
Refusal check_item(const Facts&, Seat, const Item&);
Refusal check_tile(const Facts&, Seat);

}  // namespace carno
