// carno replay: re-runs a recorded game, or tells it.
#include <algorithm>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "carno/event_json.h"
#include "carno/replay.h"
#include "carno/story.h"
#include "commands.h"

namespace carno {

namespace {

constexpr int kNo = 1;

struct ReplayFlags {
  std::string file, content, lang = "en";
  int seat = 0;  // 0: the table
  bool json = false;
};

struct Counts {
  long choices = 0, outcomes = 0;
  int turns = 0;
};

Counts count(const Replay& replay) {
  Counts counts;
  for (const ReplayLine& line : replay.lines) {
    counts.choices += line.kind == ReplayLine::choice;
    counts.outcomes += line.kind == ReplayLine::chance;
    counts.turns = std::max(counts.turns, line.value);
  }
  return counts;
}

int verified(const ReplayFlags& flags, const Replay& replay, const Game& game) {
  const auto [choices, outcomes, turns] = count(replay);
  const std::string end = replay.finished() ? replay.lines.back().text : "saved, not finished";
  if (flags.json)
    fmt::print(
        "{{\"verified\":true,\"finished\":{},\"choices\":{},\"outcomes\":{},\"turns\":{},\"hash\":\"{:016x}\"}}\n",
        replay.finished(), choices, outcomes, turns, Engine::hash(game));
  else
    fmt::print("{}: verified; choices {}, outcomes {}, Turns {}; {}.\n", flags.file, choices, outcomes, turns, end);
  return 0;
}

int verify(const ReplayFlags& flags) {
  const Engine engine(content_for(flags.content));
  Replay replay;
  Game game{};
  ReplayProblem problem = parse_replay(read_input(flags.file), replay);
  if (!problem) problem = play_back(engine, replay, game);
  if (!problem) return verified(flags, replay, game);
  if (!flags.json) throw Failure(flags.file + ": " + to_string(problem), kNo);
  const boost::json::object answer{{"verified", false}, {"line", problem.line}, {"problem", problem.text}};
  fmt::print("{}\n", boost::json::serialize(answer));
  return kNo;
}

// Prints what one seat, or the table, gets to know, in the order of the game.
struct Narrator final : Listener {
  const Content& content;
  const Texts& texts;
  Lang lang;
  const Game& game;
  Seat viewer;
  bool json;
  boost::json::array told{};

  Narrator(const ReplayFlags& flags, const Game& played)
      : content(content_for(flags.content)),
        texts(texts_for(flags.content)),
        lang(lang_for(flags.lang)),
        game(played),
        viewer(flags.seat ? static_cast<Seat>(flags.seat - 1) : kNone),
        json(flags.json) {}

  void on(const Event& event) override {
    if (!may_see(event.visible, viewer)) return;
    if (json) return told.push_back(event_json(content, game, event));
    const std::string line = story_line(content, texts, lang, game, event, viewer);
    if (line.empty()) return;
    const bool new_turn = event.kind == EventKind::turn;
    fmt::print("{}{}\n", new_turn ? "\n" : "  ", line);
  }
};

void print_players(const ReplayHeader& header) {
  for (Seat s = 0; s < header.options.players; ++s)
    if (!header.name[s].empty()) fmt::print("Player {}: {}\n", s + 1, header.name[s]);
}

int show(const ReplayFlags& flags) {
  Replay replay;
  if (const ReplayProblem unreadable = parse_replay(read_input(flags.file), replay))
    throw Failure(flags.file + ": " + to_string(unreadable), kNo);
  if (flags.seat < 0 || flags.seat > replay.header.options.players)
    throw Failure(
        fmt::format("--seat {}: the players of this game are 1 to {}.", flags.seat, replay.header.options.players));
  const Engine engine(content_for(flags.content));
  Game game{};
  Narrator narrator(flags, game);
  if (!flags.json) print_players(replay.header);
  const ReplayProblem problem = play_back(engine, replay, game, &narrator);
  if (flags.json) fmt::print("{}\n", boost::json::serialize(narrator.told));
  if (problem) throw Failure(flags.file + ": " + to_string(problem), kNo);
  return 0;
}

}  // namespace

void register_replay(CLI::App& app, int& exit_code) {
  auto flags = std::make_shared<ReplayFlags>();
  CLI::App* replay = app.add_subcommand("replay", "Verifies a recorded game, or tells it.");
  replay->require_subcommand(1);
  replay->footer("Example: carno replay verify game.carno");
  CLI::App* verifying = replay->add_subcommand("verify", "Plays a replay again and compares every hash in it.");
  CLI::App* showing = replay->add_subcommand("show", "Tells a replay Turn by Turn, as the table or one seat saw it.");
  for (CLI::App* command : {verifying, showing}) {
    command->add_option("file", flags->file, "A .carno file; - reads standard input")->required();
    add_content_flag(*command, flags->content);
    command->add_flag("--json", flags->json, "One JSON value and nothing else");
  }
  showing->add_option("--seat", flags->seat, "As this player saw it, 1 to 5; left out: as everybody saw it");
  add_lang_flag(*showing, flags->lang);
  verifying->footer("Example: carno replay verify game.carno");
  showing->footer("Example: carno replay show game.carno --seat 2");
  verifying->callback([flags, &exit_code] { exit_code = verify(*flags); });
  showing->callback([flags, &exit_code] { exit_code = show(*flags); });
}

}  // namespace carno
