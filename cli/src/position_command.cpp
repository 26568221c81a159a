// carno position: prints a fresh position, or says whether one is in order.
#include <iostream>

#include <boost/json.hpp>

#include "carno/position.h"
#include "commands.h"

namespace carno {

namespace {

namespace json = boost::json;

struct NewFlags {
  GameFlags game;
  u64 seed = 1;
  bool as_json = false;
  std::string content;
};

struct CheckFlags {
  std::string file;
  std::string content;
  bool as_json = false;
};

// Objects and lists of objects over several lines, whatever is small on one.
void print_pretty(std::ostream& out, const json::value& value, std::size_t indent = 0) {
  constexpr std::size_t kLine = 100;
  const std::string flat = json::serialize(value);
  if (flat.size() <= kLine || !value.is_structured()) {
    out << flat;
    return;
  }
  const std::string margin(indent + 2, ' ');
  const char* separator = "\n";
  out << (value.is_object() ? "{" : "[");
  const auto entry = [&](const json::string_view* key, const json::value& inner) {
    out << separator << margin;
    if (key) out << json::serialize(*key) << ": ";
    print_pretty(out, inner, indent + 2);
    separator = ",\n";
  };
  if (const json::object* object = value.if_object())
    for (const json::key_value_pair& it : *object) {
      const json::string_view key = it.key();
      entry(&key, it.value());
    }
  else
    for (const json::value& it : value.get_array())
      entry(nullptr, it);
  out << "\n" << std::string(indent, ' ') << (value.is_object() ? "}" : "]");
}

// Characters, Objectives and pods are dealt, nobody has drawn a card. The rules stand at the start of a step, so
// nothing is left to say in the engine's own part, and a person can edit what is printed.
void print_new(const NewFlags& flags) {
  const Engine engine(content_for(flags.content));
  Options options = options_of(flags.game);
  const u8 draft = options.draft;
  options.draft = 0;
  Hooks hooks;
  hooks.stop_before = Phase::player_draw;
  Game game = engine.new_game(options, flags.seed, &hooks);
  game.open.options.draft = draft;
  json::object position = write_position(engine, game);
  position.erase("engine");
  if (flags.as_json)
    std::cout << position;
  else
    print_pretty(std::cout, position);
  std::cout << "\n";
}

int check(const CheckFlags& flags) {
  const Engine engine(content_for(flags.content));
  json::error_code error;
  const json::value value = json::parse(read_input(flags.file), error);
  if (error) throw Failure("\"" + flags.file + "\" is not JSON: " + error.message() + ".");
  Options unsaid;
  unsaid.players = 0;
  const LoadedPosition loaded = read_position(engine, value, unsaid);
  if (flags.as_json) {
    json::array problems;
    for (const PositionProblem& problem : loaded.problems)
      problems.push_back({{"where", problem.where}, {"text", problem.text}});
    std::cout << json::object{{"ok", loaded.problems.empty()}, {"problems", std::move(problems)}} << "\n";
    return loaded.problems.empty() ? 0 : 1;
  }
  for (const PositionProblem& problem : loaded.problems)
    std::cerr << to_string(problem) << "\n";
  if (!loaded.problems.empty()) return 1;
  std::cout << "The position is in order.\n";
  return 0;
}

}  // namespace

void register_position(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("position", "Print a fresh position, or check one");
  command->require_subcommand(1);
  command->footer("Example: carno position new --players 3 > start.json\n         carno position check start.json");

  auto fresh = std::make_shared<NewFlags>();
  CLI::App* print = command->add_subcommand("new", "Print a fresh position as JSON");
  add_game_flags(*print, fresh->game);
  print->add_option("--seed", fresh->seed, "Deals Characters, Objectives and pods")->capture_default_str();
  add_content_flag(*print, fresh->content);
  print->add_flag("--json", fresh->as_json, "On one line");
  print->footer("Example: carno position new --players 4 --mode coop --seed 7\nThe format: docs/formats/position.md");
  print->callback([fresh] { print_new(*fresh); });

  auto checked = std::make_shared<CheckFlags>();
  CLI::App* look = command->add_subcommand("check", "Say whether a position is in order, with every problem named");
  look->add_option("file", checked->file, "The position, or - for standard input")->required();
  add_content_flag(*look, checked->content);
  look->add_flag("--json", checked->as_json, "Print one JSON value: ok, problems");
  look->footer("Example: carno position check start.json");
  look->callback([checked, &exit_code] { exit_code = check(*checked); });
}

}  // namespace carno
