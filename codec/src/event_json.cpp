#include "carno/event_json.h"

#include <boost/json/parse.hpp>

#include "events/fields.h"

namespace carno {

// Read back from its text: the form is written once, for the wire.
boost::json::object event_json(const Content& content, const Game& game, const Event& event, const LabelNames* names) {
  const std::string_view name = event_name(event.kind);
  if (name.empty()) return {};
  wire::Json json;
  json.open('{');
  json.string("event", name);
  events::write_fields(json, content, game, event, names);
  if (event.rule.named()) json.string("rule", rule_text(event.rule));
  json.key("visible"), event.visible == kEverybody ? json.string("all") : json.seats(event.visible);
  json.close('}');
  return boost::json::parse({json.text().data(), json.text().size()}).as_object();
}

}  // namespace carno
