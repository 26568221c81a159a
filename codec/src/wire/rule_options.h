// The words of a game's options: races, modes, editions, and the rule options one by one.
#pragma once
#include <array>
#include <string_view>

#include "carno/game.h"

namespace carno {

// A rule option: its key, its values, where it is kept, and whether the printed editions differ in it.
struct RuleOption {
  std::string_view key;
  std::array<std::string_view, 2> values;  // the first is the default
  u8 Options::*field;
  bool printed = false;
};
inline constexpr RuleOption kRuleOptions[] = {
    {"mutation_new_contamination", {"discard_top", "draw_top"}, &Options::new_contamination_on_deck, true},   // E1
    {"bagdev_blank_return", {"before_noise", "after_noise"}, &Options::blank_returns_after_noise, true},      // E6
    {"feeding_without_evolution_eats", {"false", "true"}, &Options::feeding_always_eats, true},               // E7
    {"butcher_tie_break", {"turn_order", "player_number"}, &Options::butcher_tie_by_number, true},            // E11
    {"butcher_token_after_development", {"pool", "out_of_game"}, &Options::butcher_token_leaves_game, true},  // E19
    {"attack_target_counts", {"action", "hand"}, &Options::attack_counts_hand},                               // U1
    {"killer_feeds", {"false", "true"}, &Options::killer_feeds},                                              // C13.5
    {"events_move_fighters", {"true", "false"}, &Options::fighters_stay},                                     // C8.19
};
inline constexpr std::array<std::string_view, 1> kRaces{"carnomorphs"};
inline constexpr std::array<std::string_view, 3> kModes{"semi", "coop", "solo"};
inline constexpr std::array<std::string_view, 5> kEditions{"default", "en", "pl", "fr", "it"};

void set_edition(Options& options, std::string_view edition);

}  // namespace carno
