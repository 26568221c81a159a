// Events as JSON, with the names and fields of docs/formats/events.md.
#pragma once
#include <boost/json/object.hpp>

#include "carno/notation.h"

namespace carno {

// `game` is the state in which the event was heard or a later one of the same game. Empty for events without a name.
boost::json::object event_json(const Content& content, const Game& game, const Event& event,
                               const LabelNames* names = nullptr);

}  // namespace carno
