// The subcommands of `carno` and what they share. A command writes its exit code: 0 success, 1 "no" (a failed
// scenario, a refused choice, a rule that does not exist), 2 bad usage or input.
#pragma once
#include <CLI/CLI.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "carno/content_loader.h"
#include "carno/engine.h"

namespace carno {

void register_play(CLI::App& app, int& exit_code);
void register_sim(CLI::App& app, int& exit_code);
void register_scenario(CLI::App& app, int& exit_code);
void register_position(CLI::App& app, int& exit_code);
void register_replay(CLI::App& app, int& exit_code);
void register_rules(CLI::App& app, int& exit_code);
void register_content(CLI::App& app, int& exit_code);

// Ends the command: main() prints the sentence after "carno: " on stderr and exits with the code.
struct Failure : std::runtime_error {
  explicit Failure(const std::string& sentence, int code = 2) : std::runtime_error(sentence), exit_code(code) {}
  int exit_code;
};

// The content of a directory (--content), loaded once per run; empty: the one inside the binary. Every problem goes
// to stderr; content with problems is a Failure.
const Content& content_for(const std::string& directory);
const Texts& texts_for(const std::string& directory);
ContentFiles content_files_for(const std::string& directory);

// --players, --mode, --edition and --rule, as play, sim and position take them.
struct GameFlags {
  int players = 0;  // 0: not given
  std::string mode = "semi";
  std::string edition = "default";
  std::vector<std::string> rules;  // "feeding_without_evolution_eats=true"
};
void add_game_flags(CLI::App& command, GameFlags& flags);
Options options_of(const GameFlags& flags, int default_players = 4);  // a Failure says what is out of range

void add_content_flag(CLI::App& command, std::string& directory);
void add_lang_flag(CLI::App& command, std::string& code);
Lang lang_for(const std::string& code);

struct Screen {
  int columns = 100, rows = 40;
  bool terminal = false;  // stdout is one
};
Screen screen();

// What a file holds; "-" is standard input. What cannot be read is a Failure.
std::string read_input(const std::string& path);

}  // namespace carno
