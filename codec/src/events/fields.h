// The fields of an event as docs/formats/events.md names them, without `event`, `rule` and `visible`.
#pragma once
#include "../wire/json.h"
#include "carno/notation.h"

namespace carno::events {

void write_fields(wire::Json& json, const Content& content, const Game& game, const Event& event,
                  const LabelNames* names = nullptr);

}  // namespace carno::events
