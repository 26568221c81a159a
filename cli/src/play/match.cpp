#include "match.h"

#include "carno/notation.h"

namespace carno::play {

void Match::start(const ReplayHeader& header) {
  recorder_.emplace(engine_, header, game_);
  Hooks hooks;
  hooks.listener = this;
  start_game(engine_, header.options, header.seed, game_, hooks);
  engine_.decide(game_, decision_);
  trail_.clear(Barrier::start);
}

ReplayProblem Match::resume(const Replay& replay) {
  recorder_.emplace(engine_, replay.header, game_);
  const ReplayProblem problem = play_back(engine_, replay, game_, this);
  engine_.decide(game_, decision_);
  resumed_ = true;
  trail_.clear(Barrier::start);  // what was decided in an earlier sitting stays decided
  return problem;
}

void Match::on(const Event& event) {
  recorder_->on(event);
  if (event.kind == EventKind::choice && game_.open.pending.ask == Ask::turn)
    action_ = {event.seat, choice_text(engine_, game_, event.choice)};
  trail_.hear(event);
  log_.add(game_, event);
}

Refusal Match::take(const Choice& choice, bool asked) {
  const Seat seat = decision_.seat;
  if (const Refusal refusal = engine_.refuse(game_, choice)) return refusal;
  history_.push_back({game_, log_.size(), action_, *recorder_});
  trail_.before(seat);
  Hooks hooks;
  hooks.listener = this;
  engine_.play(game_, choice, &hooks);
  engine_.decide(game_, decision_);
  trail_.after(seat, asked);
  while (history_.size() > trail_.length())
    history_.pop_front();
  return {};
}

std::string_view Match::why_no_undo(Seat seat) const {
  if (trail_.back(seat)) return "";
  if (trail_.length()) return "undo_other";
  switch (trail_.barrier()) {
    case Barrier::chance: return "undo_chance";
    case Barrier::reveal: return "undo_reveal";
    case Barrier::other: return "undo_decided";
    default: return "undo_nothing";
  }
}

void Match::undo() {
  const u32 count = trail_.back(decision_.seat);
  if (!count) return;
  const Snapshot& last = history_[history_.size() - count];
  game_ = last.game;
  log_.cut(last.log_size);
  action_ = last.action;
  recorder_.emplace(last.recorder);
  trail_.take_back(count);
  while (history_.size() > trail_.length())
    history_.pop_back();
  engine_.decide(game_, decision_);
}

}  // namespace carno::play
