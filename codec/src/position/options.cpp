// The `options` of positions and scenarios: a race, a mode, an edition, single rule options by their keys.
#include <algorithm>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "../wire/rule_options.h"
#include "carno/wire.h"
#include "spot.h"

namespace carno {

namespace json = boost::json;

namespace {

using position::Problems;
using position::Spot;

constexpr std::string_view kWithdrawn = "infected_scan_scope";
constexpr std::string_view kGameOptions[] = {"players", "race", "mode", "edition", "draft"};

// `true` and "true" are the same value.
void read_rule(const Spot& spot, const RuleOption& rule, Options& options) {
  std::string text;
  if (const bool* flag = spot.value().if_bool()) text = *flag ? "true" : "false";
  if (spot.is_text()) text = *spot.word();
  for (u8 i = 0; i < 2; ++i)
    if (text == rule.values[i]) {
      options.*rule.field = i;
      return;
    }
  spot.must(fmt::format("{} or {}", rule.values[0], rule.values[1]));
}

void read_race(const Spot& spot, Options& options) {
  const auto race = spot.word();
  if (!race) return;
  const auto* found = std::ranges::find(kRaces, *race);
  if (found != kRaces.end())
    options.race = static_cast<Race>(found - kRaces.begin());
  else if (*race == "intruders")
    spot.problem("The base game's own Intruders cannot be played yet, only carnomorphs.");
  else
    spot.must("carnomorphs");
}

void check_players(const Spot& spot, Options& options) {
  const int players = options.players;
  if (options.mode == Mode::solo && players > 1) {
    spot.problem(fmt::format("Solo is played by 1 player, not {} (B15.1).", players));
    options.players = 1;
  }
  if (options.mode != Mode::solo && players == 1) {
    spot.problem("This mode is played by 2 to 5 players, not 1 (B15.1).");
    options.players = 2;
  }
}

}  // namespace

Options read_options(const json::value& value, const Options& defaults, Problems& problems) {
  Options options = defaults;
  const Spot spot(&value, "options", problems);
  for (std::string_view key : spot.keys()) {
    const auto* rule = std::ranges::find(kRuleOptions, key, &RuleOption::key);
    if (key == kWithdrawn)
      spot[key].problem(
          "was an option until version 0.1.0: an INFECTED Scan now gives the same in every edition (E4).");
    else if (std::ranges::find(kGameOptions, key) == std::end(kGameOptions) && rule == std::end(kRuleOptions))
      spot[key].problem("is not an option: they are players, race, mode, edition, draft and the rule options.");
  }
  read_race(spot["race"], options);
  if (const auto mode = spot["mode"].word()) {
    const auto* found = std::ranges::find(kModes, *mode);
    if (found == kModes.end())
      spot["mode"].must("semi, coop or solo");
    else
      options.mode = static_cast<Mode>(found - kModes.begin());
    if (options.mode == Mode::solo && !spot["players"].given()) options.players = 1;
  }
  if (const auto players = spot["players"].whole(1, kSeats)) options.players = static_cast<u8>(*players);
  check_players(spot["players"], options);
  if (const auto edition = spot["edition"].word()) {
    if (std::ranges::find(kEditions, *edition) == kEditions.end())
      spot["edition"].must("default, en, pl, fr or it");
    else
      set_edition(options, *edition);
  }
  for (const RuleOption& rule : kRuleOptions)
    if (spot[rule.key].given()) read_rule(spot[rule.key], rule, options);
  if (const auto draft = spot["draft"].flag()) options.draft = *draft ? 1 : 0;
  return options;
}

// Read back from its text: the form is written once, for the wire.
json::object write_options(const Options& options) {
  std::string text;
  append_options(text, options);
  return json::parse(text).as_object();
}

}  // namespace carno
