// The small drawing that goes with an event, by name; the page has them.
#pragma once
#include <string_view>

#include "carno/event.h"

namespace carno::wire {

std::string_view icon_of(EventKind kind);

}  // namespace carno::wire
