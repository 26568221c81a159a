// Events as JSON, with the names and fields of docs/formats/events.md.
#pragma once
#include <string_view>

#include <boost/json/object.hpp>

#include "carno/notation.h"

namespace carno {

// "surprise_attack"; empty for EventKind::chance and EventKind::choice, which only the recorder reads.
std::string_view event_name(const Event& event);

// `game` is the state in which the event was heard or a later one of the same game. Empty for events without a name.
boost::json::object event_json(const Content& content, const Game& game, const Event& event,
                               const LabelNames* names = nullptr);

}  // namespace carno
