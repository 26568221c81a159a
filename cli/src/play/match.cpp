#include "match.h"

#include <utility>

#include "carno/notation.h"

namespace carno::play {

void Match::start(const ReplayHeader& header) {
  recorder_.emplace(engine_, header, game_);
  Hooks hooks;
  hooks.listener = this;
  start_game(engine_, header.options, header.seed, game_, hooks);
  engine_.decide(game_, decision_);
  barrier_ = Barrier::start;
}

ReplayProblem Match::resume(const Replay& replay) {
  recorder_.emplace(engine_, replay.header, game_);
  const ReplayProblem problem = play_back(engine_, replay, game_, this);
  engine_.decide(game_, decision_);
  resumed_ = true;
  barrier_ = Barrier::start;  // what was decided in an earlier sitting stays decided
  return problem;
}

void Match::on(const Event& event) {
  recorder_->on(event);
  if (event.kind == EventKind::choice && game_.open.pending.ask == Ask::turn)
    action_ = {event.seat, choice_text(engine_, game_, event.choice)};
  if (event.kind == EventKind::chance) barrier_ = Barrier::chance;
  if (event.kind == EventKind::peek) barrier_ = Barrier::reveal;
  log_.add(game_, event);
}

Refusal Match::take(const Choice& choice, bool asked) {
  const Seat seat = decision_.seat;
  if (const Refusal refusal = engine_.refuse(game_, choice)) return refusal;
  if (!history_.empty() && history_.back().seat != seat) {
    history_.clear();
    barrier_ = Barrier::other;
  }
  Snapshot before{game_, seat, asked, log_.size(), action_, *recorder_};
  const Barrier earlier = std::exchange(barrier_, Barrier::none);
  Hooks hooks;
  hooks.listener = this;
  engine_.play(game_, choice, &hooks);
  engine_.decide(game_, decision_);
  if (barrier_ != Barrier::none) {
    history_.clear();
  } else {
    history_.push_back(std::move(before));
    barrier_ = earlier;
  }
  return {};
}

std::string Match::why_no_undo(Seat seat) const {
  for (const Snapshot& snapshot : history_)
    if (snapshot.asked && snapshot.seat == seat) return "";
  if (!history_.empty()) return "The last decision was not yours.";
  switch (barrier_) {
    case Barrier::chance: return "Something was rolled or drawn since your last decision: what is known stays known.";
    case Barrier::reveal: return "Something hidden was looked at since your last decision: what is known stays known.";
    case Barrier::other: return "Somebody else has decided since your last decision.";
    default: return "There is no decision of yours to take back.";
  }
}

void Match::undo() {
  while (!history_.empty()) {
    const Snapshot& last = history_.back();
    game_ = last.game;
    log_.cut(last.log_size);
    action_ = last.action;
    recorder_.emplace(last.recorder);
    const bool asked = last.asked;
    history_.pop_back();
    if (asked) break;
  }
  engine_.decide(game_, decision_);
}

}  // namespace carno::play
