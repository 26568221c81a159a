// The rule options in a replay's header: keys and values of the editions' table (docs/rules/e_editions.md).
#pragma once
#include <array>
#include <string_view>

#include "carno/game.h"

namespace carno::replay {

struct OptionKey {
  std::string_view key;
  std::array<std::string_view, 2> value;  // by the number in Options
  u8 Options::*field;
};

inline constexpr std::array<OptionKey, 7> kOptionKeys{{
    {"draft", {"false", "true"}, &Options::draft},
    {"mutation_new_contamination", {"discard_top", "draw_top"}, &Options::new_contamination_on_deck},
    {"infected_scan_scope", {"rest_shower_canteen", "any_scan"}, &Options::any_scan_infects},
    {"bagdev_blank_return", {"before_noise", "after_noise"}, &Options::blank_returns_after_noise},
    {"feeding_without_evolution_eats", {"false", "true"}, &Options::feeding_always_eats},
    {"butcher_tie_break", {"turn_order", "player_number"}, &Options::butcher_tie_by_number},
    {"butcher_token_after_development", {"pool", "out_of_game"}, &Options::butcher_token_leaves_game},
}};

inline constexpr std::array<std::string_view, 3> kModes{"semi", "coop", "solo"};

}  // namespace carno::replay
