// The `options` of positions and scenarios: a race, a mode, an edition, single rule options by their keys.
#include <algorithm>

#include <fmt/format.h>

#include "spot.h"

namespace carno {

namespace json = boost::json;

namespace {

using position::Problems;
using position::Spot;

// A rule option: its key, its values, where it is kept, and whether the printed editions differ in it.
struct RuleOption {
  std::string_view key;
  std::array<std::string_view, 2> values;  // the first is the default
  u8 Options::*field;
  bool printed = false;
};
constexpr RuleOption kRuleOptions[] = {
    {"mutation_new_contamination", {"discard_top", "draw_top"}, &Options::new_contamination_on_deck, true},   // E1
    {"bagdev_blank_return", {"before_noise", "after_noise"}, &Options::blank_returns_after_noise, true},      // E6
    {"feeding_without_evolution_eats", {"false", "true"}, &Options::feeding_always_eats, true},               // E7
    {"butcher_tie_break", {"turn_order", "player_number"}, &Options::butcher_tie_by_number, true},            // E11
    {"butcher_token_after_development", {"pool", "out_of_game"}, &Options::butcher_token_leaves_game, true},  // E19
    {"attack_target_counts", {"action", "hand"}, &Options::attack_counts_hand},                               // U1
    {"killer_feeds", {"false", "true"}, &Options::killer_feeds},                                              // C13.5
    {"events_move_fighters", {"true", "false"}, &Options::fighters_stay},                                     // C8.19
};
constexpr std::array<std::string_view, 1> kRaces{"carnomorphs"};
constexpr std::string_view kWithdrawn = "infected_scan_scope";
constexpr std::array<std::string_view, 3> kModes{"semi", "coop", "solo"};
constexpr std::array<std::string_view, 5> kEditions{"default", "en", "pl", "fr", "it"};

constexpr std::string_view kGameOptions[] = {"players", "race", "mode", "edition", "draft"};

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

std::string_view race_word(Race race) { return kRaces[static_cast<std::size_t>(race)]; }

json::object write_options(const Options& options) {
  json::object out;
  out["players"] = options.players;
  out["race"] = race_word(options.race);
  out["mode"] = kModes[static_cast<std::size_t>(options.mode)];
  Options preset = options;
  const auto same = [&](std::string_view edition) {
    set_edition(preset, edition);
    return std::ranges::all_of(kRuleOptions,
                               [&](const RuleOption& rule) { return preset.*rule.field == options.*rule.field; });
  };
  const auto* edition = std::ranges::find_if(kEditions, same);
  out["edition"] = edition == kEditions.end() ? kEditions[0] : *edition;
  for (const RuleOption& rule : kRuleOptions)
    if (options.*rule.field && (!rule.printed || edition == kEditions.end())) out[rule.key] = rule.values[1];
  if (!options.draft) out["draft"] = false;
  return out;
}

}  // namespace carno
