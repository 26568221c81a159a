#include "script.h"

#include <fmt/format.h>

#include "carno/event_json.h"

namespace carno::scenario {

namespace {

constexpr int kShownOutcomes = 30;

std::string asked(const Game& game) {
  const Pending& q = game.open.pending;
  std::string text = fmt::format("{}:", luck_text(q.luck));
  const bool of_player = q.luck == Luck::hand || q.luck == Luck::action || q.luck == Luck::scan;
  if (of_player && q.arg < kSeats) text += " of " + seat_text(q.arg);
  return text;
}

std::string list_of(const Content& content, const Game& game, const Outcomes& possible) {
  std::string text;
  const Pending& q = game.open.pending;
  for (int i = 0; i < possible.count && i < kShownOutcomes; ++i)
    text += (i ? ", " : "") +
            outcome_text(content, game, q.luck, q.arg, possible.list[static_cast<std::size_t>(i)].outcome);
  return possible.count > kShownOutcomes ? text + ", …" : text;
}

}  // namespace

ChanceScript::ChanceScript(const Engine& engine, std::vector<std::string> entries, u64 seed, bool strict)
    : engine_(engine), entries_(std::move(entries)), strict_(strict) {
  generator_.rng = seed;
}

bool ChanceScript::fail(std::string text) {
  if (error_.empty()) error_ = std::move(text);
  return false;
}

bool ChanceScript::next_is(Luck luck) const {
  return next_ < entries_.size() && entries_[next_].starts_with(std::string(luck_text(luck)) + ":");
}

Outcome ChanceScript::drawn(const Outcomes& possible) { return engine_.sample(generator_, possible); }

bool ChanceScript::scripted(const Game& game, const Outcomes& possible, Outcome& outcome) {
  const std::string& entry = entries_[next_];
  const Pending& q = game.open.pending;
  if (!next_is(q.luck))
    return fail(fmt::format("chance[{}] is \"{}\", but now {} is asked for.", next_, entry, asked(game)));
  const ParsedOutcome parsed = parse_outcome(engine_.content(), game, q.arg, entry);
  if (!parsed.error.empty()) return fail(fmt::format("chance[{}]: {}", next_, parsed.error));
  const Outcome* meant = possible.find(parsed.outcome);
  Outcomes named;  // a token may be named without its number, a Contamination card without its flag
  for (int i = 0; i < possible.count && parsed.outcome.b == kNone; ++i)
    if (const WeightedOutcome& it = possible.list[static_cast<std::size_t>(i)]; it.outcome.a == parsed.outcome.a)
      named.add(it.outcome, it.weight);
  const bool no_card = q.luck == Luck::board_card && parsed.outcome.a == kNone;  // adaptation:none
  if (!meant && !no_card)
    return fail(fmt::format("chance[{}]: \"{}\" is not possible now; possible: {}.", next_, entry,
                            list_of(engine_.content(), game, possible)));
  ++next_;
  outcome = no_card ? Outcome{} : named.count > 1 ? drawn(named) : *meant;
  return true;
}

bool ChanceScript::answer(const Game& game, const Outcomes& possible, Outcome& outcome) {
  const Pending& q = game.open.pending;
  if (!error_.empty()) return false;
  if (possible.count == 0) return fail(fmt::format("{} is asked for, and nothing is possible.", asked(game)));
  const bool settled = q.arg2 == 1;  // looked at before or said by the position: a reveal, not a draw
  if (settled && !next_is(q.luck)) {
    outcome = possible.list[0].outcome;
    return true;
  }
  if (q.luck == Luck::board_card && !next_is(q.luck)) {  // not scripted: a card without effect
    outcome = Outcome{};
    return true;
  }
  if (next_ < entries_.size()) return scripted(game, possible, outcome);
  if (strict_)
    return fail(fmt::format("{} is asked for, but the script has no outcome left; possible: {}.", asked(game),
                            list_of(engine_.content(), game, possible)));
  outcome = drawn(possible);
  return true;
}

void EventLog::on(const Event& event) {
  boost::json::object json = event_json(content_, game_, event, &names_);
  if (!json.empty()) events_.push_back(std::move(json));
}

}  // namespace carno::scenario
