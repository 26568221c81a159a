// Plays a replay back. Everything the file says is compared with what the rules do; the first difference ends it.
#include <fmt/format.h>

#include "../record/format.h"
#include "carno/notation.h"

namespace carno {

namespace {

class Playback final : Listener, ChanceSource {
 public:
  Playback(const Engine& engine, const Replay& replay, Game& game, Listener* listener)
      : engine_(engine), replay_(replay), game_(game), listener_(listener) {}

  ReplayProblem run() {
    if (replay_.header.content != engine_.content().fingerprint)
      return {0,
              fmt::format("it was recorded with other content: its fingerprint is {}, that of this program's {}.",
                          replay::hash_text(replay_.header.content), replay::hash_text(engine_.content().fingerprint))};
    hooks_.listener = this;
    if (replay_.header.manual_chance) hooks_.chance = this;
    start_game(engine_, replay_.header.options, replay_.header.seed, game_, hooks_);
    while (!problem_ && !over_)
      step();
    return problem_;
  }

 private:
  const ReplayLine* peek() const { return at_ < replay_.lines.size() ? &replay_.lines[at_] : nullptr; }

  void fail(const ReplayLine* line, std::string text) {
    const int after_the_last = replay_.lines.empty() ? 0 : replay_.lines.back().number + 1;
    if (!problem_) problem_ = {line ? line->number : after_the_last, std::move(text)};
  }

  std::string waiting() const {
    return game_.open.phase == Phase::over ? "the game is over" : seat_text(game_.open.pending.seat) + " is to choose";
  }

  // One line of the file while the rules wait for a player or are over.
  void step() {
    const ReplayLine* line = peek();
    if (!line) return fail(nullptr, fmt::format("the file is cut off: {}, but nothing follows.", waiting()));
    ++at_;
    switch (line->kind) {
      case ReplayLine::choice: return choice(*line);
      case ReplayLine::chance:
        return fail(line, fmt::format("no chance is due for \"{}\": {}.", line->text, waiting()));
      case ReplayLine::turn: return turn(*line);
      case ReplayLine::saved:
      case ReplayLine::end: return last(*line);
    }
  }

  void choice(const ReplayLine& line) {
    const Seat seat = game_.open.pending.seat;
    if (game_.open.phase == Phase::over) return fail(&line, "the game is over, but the file goes on.");
    if (replay::mark_due(game_, marked_turn_))
      return fail(&line, fmt::format("the mark of Turn {} is missing before this line.", game_.open.turn));
    if (line.seat != seat)
      return fail(&line, fmt::format("{}, but the file has a choice of {}.", waiting(), seat_text(line.seat)));
    const ParsedChoice parsed = parse_choice(engine_, game_, line.text);
    if (!parsed.error.empty()) return fail(&line, fmt::format("\"{}\" cannot be read: {}", line.text, parsed.error));
    const Refusal refusal = engine_.apply(game_, parsed.choice, &hooks_);
    if (refusal)
      fail(&line,
           fmt::format("\"{}\" is refused: {} [{}]", line.text, reason_text(refusal.reason), rule_text(refusal.rule)));
  }

  void turn(const ReplayLine& line) {
    if (game_.open.phase == Phase::over || !replay::mark_due(game_, marked_turn_) || line.value != game_.open.turn)
      return fail(&line, fmt::format("Turn {} does not start here: it is Turn {}, {}.", line.value, game_.open.turn,
                                     waiting()));
    marked_turn_ = line.value;
    same_hash(line);
  }

  void last(const ReplayLine& line) {
    const bool finished = game_.open.phase == Phase::over;
    if (finished != (line.kind == ReplayLine::end))
      return fail(&line, fmt::format("the file ends as {} game, but {}.",
                                     line.kind == ReplayLine::end ? "a finished" : "a saved", waiting()));
    same_hash(line);
    if (finished && line.text != replay::result_text(game_))
      fail(&line, fmt::format("the result is \"{}\", the file has \"{}\".", replay::result_text(game_), line.text));
    if (const ReplayLine* more = peek()) fail(more, "the file goes on after its end.");
    over_ = true;
  }

  void same_hash(const ReplayLine& line) {
    const u64 hash = Engine::hash(game_);
    if (hash != line.hash)
      fail(&line, fmt::format("the state differs from the recorded one: its hash is {}, the file has {}.",
                              replay::hash_text(hash), replay::hash_text(line.hash)));
  }

  // --- chance ---
  // The next line, which must be an outcome.
  const ReplayLine* next_outcome(Luck luck) {
    const ReplayLine* line = peek();
    if (!line) {
      fail(nullptr,
           fmt::format("the file is cut off: an outcome for {} is due, but nothing follows.", luck_text(luck)));
    } else if (line->kind != ReplayLine::chance) {
      fail(line, fmt::format("an outcome for {} must stand before this line.", luck_text(luck)));
    } else {
      ++at_;
      return line;
    }
    return nullptr;
  }

  // chance: manual. The file answers.
  bool answer(const Game& game, const Outcomes& possible, Outcome& outcome) override {
    if (problem_) return false;
    const Pending& asked = game.open.pending;
    const ReplayLine* line = next_outcome(asked.luck);
    if (!line) return false;
    const ParsedOutcome parsed = parse_outcome(engine_.content(), game, asked.arg, line->text);
    if (!parsed.error.empty()) return fail(line, parsed.error), false;
    outcome = parsed.outcome;
    if (parsed.luck == asked.luck && is_possible(game, possible, parsed.outcome)) return true;
    std::string list;
    for (int i = 0; i < possible.count; ++i)
      list += (i ? ", " : "") + outcome_text(engine_.content(), game, asked.luck, asked.arg,
                                             possible.list[static_cast<std::size_t>(i)].outcome);
    fail(line, fmt::format("\"{}\" is impossible here; possible: {}.", line->text, list));
    return false;
  }

  static bool is_possible(const Game& game, const Outcomes& possible, Outcome outcome) {
    // A position made by hand may have Adaptations without effect.
    if (game.open.pending.luck == Luck::board_card && outcome.a == kNone) return true;
    return possible.find(outcome) != nullptr;
  }

  // chance: auto. The seed answers, the file must say the same.
  void compare(const Event& event) {
    const Outcome outcome{event.choice.a, event.choice.b};
    const ReplayLine* line = next_outcome(event.luck);
    if (!line) return;
    const std::string text = outcome_text(engine_.content(), game_, event.luck, event.luck_argument, outcome);
    if (line->text != text)
      fail(line, fmt::format("the outcome differs: the seed gives {}, the file has {}.", text, line->text));
  }

  void on(const Event& event) override {
    if (problem_) return;
    if (event.kind == EventKind::chance && !replay_.header.manual_chance) compare(event);
    if (listener_) listener_->on(event);
  }

  const Engine& engine_;
  const Replay& replay_;
  Game& game_;
  Listener* listener_;
  Hooks hooks_;
  ReplayProblem problem_;
  std::size_t at_ = 0;
  int marked_turn_ = 0;
  bool over_ = false;
};

}  // namespace

ReplayProblem play_back(const Engine& engine, const Replay& replay, Game& game, Listener* listener) {
  return Playback(engine, replay, game, listener).run();
}

}  // namespace carno
