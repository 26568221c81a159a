#include "carno/session/match.h"

#include <algorithm>
#include <charconv>

#include "carno/notation.h"

namespace carno::session {

namespace {

constexpr std::string_view kUndo = "undo ";

// Passes events on to everybody who wants them.
struct Ears final : Listener {
  UndoTrail* trail = nullptr;
  Tally* tally = nullptr;
  Listener* log = nullptr;
  Listener* other = nullptr;
  void on(const Event& event) override {
    if (trail) trail->hear(event);
    if (tally) tally->on(event);
    if (log) log->on(event);
    if (other) other->on(event);
  }
};

u8 only(Lang lang) { return static_cast<u8>(bit(static_cast<unsigned>(lang))); }

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
  begin(now_);
}

void Match::begin(Standing& standing, Listener* listener) const {
  standing.tally = Tally{};
  Ears ears;
  ears.tally = &standing.tally;
  ears.other = listener;
  Hooks hooks;
  hooks.listener = &ears;
  start_game(engine_, options_, seed_, standing.game, hooks);
  standing.marked_turn = 0;
  standing.trail.clear(Barrier::start);
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
  Draft draft;
  for (std::size_t i = 1; i < kept.size(); ++i) {
    const LogRow& row = *kept[i];
    const ParsedChoice parsed = parse_choice(engine_, game(), choice_in(row.text));
    if (over() || !parsed.error.empty() || engine_.refuse(game(), parsed.choice)) return different(row.seq);
    seq_ = row.seq - 1;
    draft_choice(parsed.choice, row.asked, draft);
    if (draft.row.text != row.text) return different(row.seq);
    accept(draft);
  }
  seq_ = log.back().seq;
  return "";
}

void Match::draft_choice(const Choice& choice, bool asked, Draft& draft, Listener* listener) const {
  draft.choice = choice;
  draft.taken_back = 0;
  draft.next = now_;
  ReplayLines lines(engine_, draft.next.game, now_.marked_turn);
  Ears both;
  both.log = &lines;
  both.other = listener;
  play(draft.next, {choice, seq_ + 1, asked}, &both);
  draft.row = {seq_ + 1, asked, lines.text()};
}

// What remains is played again, as after a restart: the same undo is offered either way.
void Match::draft_undo(u32 count, Draft& draft) const {
  draft.taken_back = count;
  draft.row = {seq_ + 1, true, std::string(kUndo) + std::to_string(count)};
  play_first(draft.next, steps_.size() - count);
}

LogRow Match::draft_of_setup() const {
  Game game{};
  ReplayLines lines(engine_, game);
  Hooks hooks;
  hooks.listener = &lines;
  start_game(engine_, options_, seed_, game, hooks);
  return {1, false, lines.text()};
}

void Match::accept(Draft& draft) {
  const LogRow& row = draft.row;
  if (draft.taken_back) {
    undone_.push_back({row.seq, seq_before(draft.taken_back)});
    steps_.resize(steps_.size() - draft.taken_back);
  } else {
    steps_.push_back({draft.choice, row.seq, row.asked});
  }
  seq_ = row.seq;
  now_ = draft.next;
}

void Match::settle() {
  settled_ = steps_.size();
  now_.trail.clear(Barrier::start);
}

void Match::play(Standing& standing, const Step& step, Listener* listener) const {
  const Seat seat = standing.game.open.pending.seat;
  if (standing.game.open.phase != Phase::setup) standing.marked_turn = standing.game.open.turn;
  Ears ears;
  ears.trail = &standing.trail;
  ears.tally = &standing.tally;
  ears.other = listener;
  Hooks hooks;
  hooks.listener = &ears;
  standing.trail.before(seat);
  engine_.play(standing.game, step.choice, &hooks);
  standing.trail.after(seat, step.asked);
}

void Match::play_first(Standing& standing, std::size_t count) const {
  begin(standing);
  for (std::size_t i = 0; i < count; ++i) {
    play(standing, steps_[i], nullptr);
    if (i + 1 == settled_) standing.trail.clear(Barrier::start);
  }
}

u32 Match::seq_before(u32 count) const { return steps_.size() > count ? steps_[steps_.size() - count - 1].seq : 1; }

u32 Match::kept_of(u32 since) const {
  u32 kept = since;
  for (const Undone& it : undone_)
    if (it.at > since) kept = std::min(kept, it.to);
  return kept;
}

void Match::tell(std::string& out, const Texts& texts, Lang lang, Seat viewer, u32 since, bool scenes) const {
  Game game{};
  StoryLines lines(engine_, texts, game);
  Hooks hooks;
  bool first = true;
  const auto listen = [&](u32 seq) {
    if (scenes && seq > since && !hooks.listener) lines.show(viewer_bit(viewer));
    hooks.listener = seq > since ? &lines : nullptr;
    lines.start(seq, only(lang));
  };
  listen(1);
  start_game(engine_, options_, seed_, game, hooks);
  lines.append_members(out, lang, viewer, first, scenes);
  for (const Step& step : steps_) {
    listen(step.seq);
    engine_.play(game, step.choice, &hooks);
    if (hooks.listener) lines.append_members(out, lang, viewer, first, scenes);
  }
}

void Match::hear_again(Game& game, Listener& listener) const {
  Hooks hooks;
  hooks.listener = &listener;
  start_game(engine_, options_, seed_, game, hooks);
  for (const Step& step : steps_)
    engine_.play(game, step.choice, &hooks);
}

std::string Match::replay(const ReplayHeader& header) const {
  Game game{};
  ReplayLines lines(engine_, game);
  hear_again(game, lines);
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
  lines.start(1, only(lang));
  start_game(engine_, options_, seed_, moment.game, hooks);
  for (u32 i = 0; i < step; ++i) {
    const Choice& choice = steps_[i].choice;
    if (i + 1 == step) {
      moment.seat = moment.game.open.pending.seat;
      moment.choice = choice_text(engine_, moment.game, choice);
      lines.start(steps_[i].seq, only(lang));
      hooks.listener = &lines;
    }
    engine_.play(moment.game, choice, &hooks);
  }
  bool first = true;
  lines.append_members(moment.story, lang, viewer, first);
}

}  // namespace carno::session
