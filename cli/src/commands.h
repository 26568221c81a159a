// The subcommands of `carno` and their common flags. A command writes its exit code: 0 success, 1 "no" (a failed
// scenario, a refused choice, a rule that does not exist), 2 bad usage or input.
#pragma once
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "carno/engine.h"
#include "common.h"

namespace carno {

void register_play(CLI::App& app, int& exit_code);
void register_sim(CLI::App& app, int& exit_code);
void register_scenario(CLI::App& app, int& exit_code);
void register_position(CLI::App& app, int& exit_code);
void register_replay(CLI::App& app, int& exit_code);
void register_rules(CLI::App& app, int& exit_code);
void register_content(CLI::App& app, int& exit_code);
void register_serve(CLI::App& app, int& exit_code);  // only with CARNO_SERVER

// --players, --race, --mode, --edition and --rule, as play, sim and position take them.
struct GameFlags {
  int players = 0;  // 0: not given
  std::string race = "carnomorphs";
  std::string mode = "semi";
  std::string edition = "default";
  std::vector<std::string> rules;  // "feeding_without_evolution_eats=true"
};
void add_game_flags(CLI::App& command, GameFlags& flags);
Options options_of(const GameFlags& flags, int default_players = 4);  // a Failure says what is out of range

void add_content_flag(CLI::App& command, std::string& directory);
void add_lang_flag(CLI::App& command, std::string& code);
Lang lang_for(const std::string& code);

}  // namespace carno
