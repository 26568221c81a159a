#include "carno/notation.h"
#include "carno/replay.h"
#include "format.h"

namespace carno {

namespace {

struct SetupEvents final : Listener {
  std::vector<Event> heard;
  void on(const Event& event) override { heard.push_back(event); }
};

}  // namespace

void start_game(const Engine& engine, const Options& options, u64 seed, Game& game, Hooks& hooks) {
  SetupEvents setup;
  Listener* const listener = hooks.listener;
  hooks.listener = &setup;
  game = engine.new_game(options, seed, &hooks);
  hooks.listener = listener;
  if (!listener) return;
  for (const Event& event : setup.heard)
    listener->on(event);
}

void ReplayLines::on(const Event& event) {
  if (event.kind == EventKind::chance) {
    const Outcome outcome{event.choice.a, event.choice.b};
    lines_ += replay::chance_line(outcome_text(engine_.content(), game_, event.luck, event.luck_argument, outcome));
  } else if (event.kind == EventKind::choice) {  // heard before anything of it happens
    if (replay::mark_due(game_, marked_turn_)) {
      marked_turn_ = game_.open.turn;
      lines_ += replay::turn_line(marked_turn_, Engine::hash(game_));
    }
    lines_ += replay::choice_line(event.seat, choice_text(engine_, game_, event.choice));
  }
}

std::string replay_text(const Engine& engine, ReplayHeader header, std::string_view lines, const Game& game) {
  header.content = engine.content().fingerprint;
  std::string text = replay::header_text(header);
  text += lines;
  const u64 hash = Engine::hash(game);
  return text + (game.open.phase == Phase::over ? replay::end_line(game, hash) : replay::saved_line(hash));
}

}  // namespace carno
