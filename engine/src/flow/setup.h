// Parts of the set-up that hand-written positions use as well.
#pragma once
#include "state/play.h"

namespace carno {

void lay_out_ship(Play&);  // everything of the box but players and pods
void take_character(Play&, Seat, u8 character);
void dock_pods(Play&);  // sections of the pods in play

}  // namespace carno
