#include "fields.h"

#include "field_writer.h"

namespace carno::events {

void Writer::fields() {
  constexpr Event unused;
  switch (e_.kind) {
#define FIELD(key, form, member) form(#key, e_.member);
#define NULLABLE(key, form, member) form(#key, e_.member);
#define OPTIONAL(key, form, member) \
  if (e_.member != unused.member) form(#key, e_.member);
#define FIXED(key, word) text(#key, word);
#define EVENT(kind, name, icon, seen, when, fields) \
  case EventKind::kind:                             \
    fields return;
#include "carno/events.def"
#undef FIELD
#undef NULLABLE
#undef OPTIONAL
#undef FIXED
    case EventKind::chance:
    case EventKind::choice: return;
  }
}

void write_fields(wire::Json& json, const Content& content, const Game& game, const Event& event,
                  const LabelNames* names) {
  Writer(json, content, game, event, names).fields();
}

}  // namespace carno::events
