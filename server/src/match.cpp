#include "match.h"

#include <algorithm>
#include <charconv>

#include "carno/notation.h"

namespace carno::server {

namespace {

constexpr std::string_view kUndo = "undo ";

// Passes events on to everybody who wants them.
struct Ears final : Listener {
  UndoTrail* trail = nullptr;
  Tally* tally = nullptr;
  Listener* other = nullptr;
  void on(const Event& event) override {
    if (trail) trail->hear(event);
    if (tally) tally->on(event);
    if (other) other->on(event);
  }
};

u32 undo_count(std::string_view text) {
  u32 count = 0;
  if (text.starts_with(kUndo)) std::from_chars(text.data() + kUndo.size(), text.data() + text.size(), count);
  return count;
}

// The choice of a row: the line of a seat, "p2 move 007".
std::string_view choice_in(std::string_view row) {
  while (!row.empty()) {
    const std::string_view line = row.substr(0, row.find('\n'));
    if (line.size() > 3 && line[0] == 'p') return line.substr(3);
    row.remove_prefix(std::min(row.size(), line.size() + 1));
  }
  return {};
}

std::string different(u32 seq) {
  return "This table was played with another version of the rules and cannot go on (step " + std::to_string(seq) + ").";
}

}  // namespace

Match::Match(const Engine& engine, const Options& options, u64 seed) : engine_(engine), options_(options), seed_(seed) {
  begin();
}

void Match::begin() {
  Ears ears;
  tally_ = Tally{};
  ears.tally = &tally_;
  Hooks hooks;
  hooks.listener = &ears;
  start_game(engine_, options_, seed_, game_, hooks);
  marked_turn_ = 0;
  trail_.clear(Barrier::start);
}

Progress Match::progress_of(const Game& game) {
  Progress progress;
  progress.state = game.open.phase == Phase::over ? TableState::over : TableState::running;
  progress.round = game.open.turn;
  for (Seat s = 0; s < kSeats; ++s)
    progress.characters[s] = game.open.crew[s].character;
  return progress;
}

std::string Match::load(const std::vector<LogRow>& log) {
  std::vector<const LogRow*> kept;
  for (const LogRow& row : log) {
    const u32 count = undo_count(row.text);
    if (count && count >= kept.size()) return different(row.seq);
    if (count) {
      kept.resize(kept.size() - count);
      undone_.push_back({row.seq, kept.back()->seq});
    } else {
      kept.push_back(&row);
    }
  }
  if (kept.empty() || kept.front()->text != draft_of_setup().text) return different(1);
  for (std::size_t i = 1; i < kept.size(); ++i) {
    const LogRow& row = *kept[i];
    const ParsedChoice parsed = parse_choice(engine_, game_, choice_in(row.text));
    if (over() || !parsed.error.empty() || engine_.refuse(game_, parsed.choice)) return different(row.seq);
    ReplayLines lines(engine_, game_, marked_turn_);
    seq_ = row.seq - 1;
    take(parsed.choice, row.asked, &lines);
    if (lines.text() != row.text) return different(row.seq);
  }
  seq_ = log.back().seq;
  return "";
}

Match::Draft Match::draft(const Choice& choice, bool asked) const {
  Game next = game_;
  ReplayLines lines(engine_, next, marked_turn_);
  Hooks hooks;
  hooks.listener = &lines;
  engine_.play(next, choice, &hooks);
  return {{seq_ + 1, asked, lines.text()}, progress_of(next)};
}

LogRow Match::draft_of_setup() const {
  Game game{};
  ReplayLines lines(engine_, game);
  Hooks hooks;
  hooks.listener = &lines;
  start_game(engine_, options_, seed_, game, hooks);
  return {1, false, lines.text()};
}

LogRow Match::draft_of_undo(u32 count) const { return {seq_ + 1, true, std::string(kUndo) + std::to_string(count)}; }

void Match::take(const Choice& choice, bool asked, Listener* listener) {
  steps_.push_back({choice, ++seq_, asked});
  play(steps_.back(), listener);
}

void Match::play(const Step& step, Listener* listener) {
  const Seat seat = game_.open.pending.seat;
  if (game_.open.phase != Phase::setup) marked_turn_ = game_.open.turn;
  Ears ears;
  ears.trail = &trail_;
  ears.tally = &tally_;
  ears.other = listener;
  Hooks hooks;
  hooks.listener = &ears;
  trail_.before(seat);
  engine_.play(game_, step.choice, &hooks);
  trail_.after(seat, step.asked);
}

u32 Match::seq_before(u32 count) const { return steps_.size() > count ? steps_[steps_.size() - count - 1].seq : 1; }

u32 Match::kept_of(u32 since) const {
  u32 kept = since;
  for (const Undone& it : undone_)
    if (it.at > since) kept = std::min(kept, it.to);
  return kept;
}

// What remains is played again, as after a restart: the same undo is offered either way.
void Match::take_back(u32 count) {
  const u32 to = seq_before(count);
  steps_.resize(steps_.size() - count);
  undone_.push_back({++seq_, to});
  begin();
  for (const Step& step : steps_)
    play(step, nullptr);
}

void Match::tell(std::string& out, const Texts& texts, Lang lang, Seat viewer, u32 since) const {
  Game game{};
  StoryLines lines(engine_, texts, game);
  Hooks hooks;
  const u8 langs = static_cast<u8>(bit(static_cast<unsigned>(lang)));
  bool first = true;
  const auto listen = [&](u32 seq) {
    hooks.listener = seq > since ? &lines : nullptr;
    lines.start(seq, langs);
  };
  listen(1);
  start_game(engine_, options_, seed_, game, hooks);
  lines.append_members(out, lang, viewer, first);
  for (const Step& step : steps_) {
    listen(step.seq);
    engine_.play(game, step.choice, &hooks);
    if (hooks.listener) lines.append_members(out, lang, viewer, first);
  }
}

std::string Match::replay(const ReplayHeader& header) const {
  Game game{};
  ReplayLines lines(engine_, game);
  Hooks hooks;
  hooks.listener = &lines;
  start_game(engine_, options_, seed_, game, hooks);
  for (const Step& step : steps_)
    engine_.play(game, step.choice, &hooks);
  return replay_text(engine_, header, lines.text(), game);
}

std::vector<u32> Match::turns() const {
  Game game{};
  Hooks hooks;
  start_game(engine_, options_, seed_, game, hooks);
  std::vector<u32> turns;
  const auto mark = [&](u32 step) {
    while (game.open.phase != Phase::setup && turns.size() < game.open.turn)
      turns.push_back(step);
  };
  mark(0);
  for (u32 step = 0; step < steps_.size(); ++step) {
    engine_.play(game, steps_[step].choice);
    mark(step + 1);
  }
  return turns;
}

void Match::at(u32 step, const Texts& texts, Lang lang, Seat viewer, Moment& moment) const {
  StoryLines lines(engine_, texts, moment.game);
  Hooks hooks;
  hooks.listener = step == 0 ? &lines : nullptr;
  lines.start(1, static_cast<u8>(bit(static_cast<unsigned>(lang))));
  start_game(engine_, options_, seed_, moment.game, hooks);
  for (u32 i = 0; i < step; ++i) {
    const Choice& choice = steps_[i].choice;
    if (i + 1 == step) {
      moment.seat = moment.game.open.pending.seat;
      moment.choice = choice_text(engine_, moment.game, choice);
      lines.start(steps_[i].seq, static_cast<u8>(bit(static_cast<unsigned>(lang))));
      hooks.listener = &lines;
    }
    engine_.play(moment.game, choice, &hooks);
  }
  bool first = true;
  lines.append_members(moment.story, lang, viewer, first);
}

}  // namespace carno::server
