// What the subcommands share: content, the flags of a game, the screen, input files.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include <boost/json/object.hpp>
#include <sys/ioctl.h>
#include <unistd.h>

#include "carno/position.h"
#include "commands.h"

namespace carno {

namespace {

std::unique_ptr<const LoadedContent> load_directory(const std::string& directory) {
  auto loaded = std::make_unique<LoadedContent>(load_content(content_files_for(directory)));
  for (const ContentProblem& problem : loaded->problems)
    std::cerr << to_string(problem) << "\n";
  if (!loaded->problems.empty()) {
    throw Failure("the content in " + directory + " cannot be played: " + std::to_string(loaded->problems.size()) +
                  " problems.");
  }
  return loaded;
}

const LoadedContent& loaded_from(const std::string& directory) {
  static std::map<std::string, std::unique_ptr<const LoadedContent>> loaded;
  auto& entry = loaded[directory];
  if (!entry) entry = load_directory(directory);
  return *entry;
}

void check_players(const Options& options, const std::string& mode, int players) {
  if (options.mode == Mode::solo && players != 1)
    throw Failure("solo is played by exactly 1 player, not " + std::to_string(players) + ".");
  if (options.mode != Mode::solo && (players < 2 || players > kSeats))
    throw Failure(mode + " is played by 2 to 5 players, not " + std::to_string(players) + ".");
}

}  // namespace

const Content& content_for(const std::string& directory) {
  return directory.empty() ? built_in_content() : loaded_from(directory).content;
}

const Texts& texts_for(const std::string& directory) {
  return directory.empty() ? built_in_texts() : loaded_from(directory).texts;
}

ContentFiles content_files_for(const std::string& directory) {
  if (directory.empty()) return embedded_files();
  std::vector<ContentProblem> unreadable;
  ContentFiles files = files_of_directory(directory, unreadable);
  if (!unreadable.empty()) throw Failure(to_string(unreadable.front()) + ".");
  return files;
}

void add_game_flags(CLI::App& command, GameFlags& flags) {
  command.add_option("--players", flags.players, "How many play: 2 to 5, in solo 1");
  command.add_option("--race", flags.race, "Whose creatures are aboard: carnomorphs")->capture_default_str();
  command.add_option("--mode", flags.mode, "semi (semi-cooperative), coop or solo")
      ->check(CLI::IsMember({"semi", "coop", "solo"}))
      ->capture_default_str();
  command.add_option("--edition", flags.edition, "The printed rulebook to follow: default, en, pl, fr or it")
      ->check(CLI::IsMember({"default", "en", "pl", "fr", "it"}))
      ->capture_default_str();
  command.add_option("--rule", flags.rules, "One rule option as KEY=VALUE, over the edition's; may be repeated")
      ->allow_extra_args(false);
}

Options options_of(const GameFlags& flags, int default_players) {
  boost::json::object words{{"race", flags.race}, {"mode", flags.mode}, {"edition", flags.edition}};
  for (const std::string& rule : flags.rules) {
    const std::size_t equals = rule.find('=');
    if (equals == std::string::npos) throw Failure("--rule takes KEY=VALUE, not \"" + rule + "\".");
    words[rule.substr(0, equals)] = rule.substr(equals + 1);
  }
  std::vector<PositionProblem> problems;
  Options options = read_options(words, Options{}, problems);
  if (!problems.empty()) throw Failure(to_string(problems.front()));
  const int players = flags.players ? flags.players : options.mode == Mode::solo ? 1 : default_players;
  check_players(options, flags.mode, players);
  options.players = static_cast<u8>(players);
  return options;
}

void add_content_flag(CLI::App& command, std::string& directory) {
  command.add_option("--content", directory, "A content directory to use instead of the one built in");
}

void add_lang_flag(CLI::App& command, std::string& code) {
  command.add_option("--lang", code, "Language of names and card texts: en, pl, fr or it")
      ->check(CLI::IsMember({"en", "pl", "fr", "it"}))
      ->capture_default_str();
}

Lang lang_for(const std::string& code) { return lang_of(code).value_or(Lang::en); }

Screen screen() {
  Screen size;
  size.terminal = isatty(STDOUT_FILENO) != 0;
  const auto from_environment = [](const char* name, int otherwise) {
    const char* text = std::getenv(name);
    const int value = text ? std::atoi(text) : 0;
    return value > 20 && value < 1000 ? value : otherwise;
  };
  size.columns = from_environment("COLUMNS", size.columns);
  size.rows = from_environment("LINES", size.rows);
  winsize window{};
  if (size.terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) {
    size.columns = window.ws_col;
    size.rows = window.ws_row;
  }
  return size;
}

std::string read_input(const std::string& path) {
  if (path == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in.is_open() || in.bad()) throw Failure("\"" + path + "\" cannot be read.");
  return text;
}

}  // namespace carno
