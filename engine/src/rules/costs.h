// B3.1, B3.26: what Actions cost.
#pragma once
#include "state/facts.h"

namespace carno {

u8 action_cost(const Facts&, Seat, const Choice&);
bool loads_for_free(const Facts&, Seat, const Choice& use);  // Autoloader: the weapon it is attached to

}  // namespace carno
