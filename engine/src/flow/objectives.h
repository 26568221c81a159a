#pragma once
#include "state/facts.h"

namespace carno {

u8 winners(const Facts&);  // bit per seat; after the contamination check (B11.9, B15.6)

}  // namespace carno
