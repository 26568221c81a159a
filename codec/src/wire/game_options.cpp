#include <algorithm>

#include "carno/wire.h"
#include "json.h"
#include "rule_options.h"

namespace carno {

namespace {

// The edition whose printed rules these are; the end of the list: none.
auto edition_of(const Options& options) {
  Options preset = options;
  return std::ranges::find_if(kEditions, [&](std::string_view edition) {
    set_edition(preset, edition);
    return std::ranges::all_of(kRuleOptions,
                               [&](const RuleOption& rule) { return preset.*rule.field == options.*rule.field; });
  });
}

// Those that the edition does not set.
void write_rule_options(wire::Json& json, const Options& options) {
  const bool no_edition = edition_of(options) == kEditions.end();
  for (const RuleOption& rule : kRuleOptions)
    if (options.*rule.field && (!rule.printed || no_edition)) json.key(rule.key), json.string(rule.values[1]);
}

}  // namespace

void set_edition(Options& options, std::string_view edition) {
  for (const RuleOption& rule : kRuleOptions)
    if (rule.printed) options.*rule.field = 0;
  if (edition == "en") options.blank_returns_after_noise = 1;
  if (edition == "it") options.butcher_token_leaves_game = 1;
  if (edition != "fr") return;
  options.new_contamination_on_deck = 1;
  options.feeding_always_eats = 1;
  options.butcher_tie_by_number = 1;
}

std::string_view race_word(Race race) { return kRaces[static_cast<std::size_t>(race)]; }

void append_options(std::string& out, const Options& options, bool say_draft) {
  const auto edition = edition_of(options);
  wire::Json json;
  json.open('{');
  json.number("players", options.players);
  json.string("race", race_word(options.race));
  json.string("mode", kModes[static_cast<std::size_t>(options.mode)]);
  json.string("edition", edition == kEditions.end() ? kEditions[0] : *edition);
  write_rule_options(json, options);
  if (!options.draft || say_draft) json.boolean("draft", options.draft != 0);
  json.close('}');
  out += json.text();
}

void append_rule_options(std::string& out, const Options& options) {
  wire::Json json;
  json.open('{');
  write_rule_options(json, options);
  json.close('}');
  out += json.text();
}

}  // namespace carno
