#include "run.h"

#include <fmt/format.h>

#include "expect.h"
#include "script.h"

namespace carno::scenario {

namespace {

constexpr int kDecisions = 100000;  // no game has so many

class Run {
 public:
  Run(const Engine& engine, LoadedPosition& start, const Plan& plan)
      : engine_(engine),
        game_(start.game),
        names_(start.names),
        plan_(plan),
        script_(engine, plan.chance, plan.seed, plan.strict_chance),
        log_(engine.content(), start.game, start.names) {
    hooks_.listener = &log_;
    hooks_.chance = &script_;
    hooks_.stop_before = plan.step;
  }

  std::vector<std::string> play(const boost::json::object& expect) {
    engine_.run(game_, &hooks_);
    for (int i = 0; i < kDecisions && step(); ++i) {
    }
    leftovers();
    if (problems_.empty()) problems_ = unmet({engine_, game_, names_, log_.events()}, expect);
    return problems_;
  }

 private:
  bool fail(std::string text) {
    problems_.push_back(std::move(text));
    return false;
  }

  const Entry* next() const { return done_ < plan_.choices.size() ? &plan_.choices[done_] : nullptr; }

  // One decision or one refusal; false when the scenario stops here.
  bool step() {
    if (!script_.error().empty()) return fail(script_.error());
    if (hooks_.stopped) return false;
    engine_.decide(game_, decision_);
    if (decision_.seat == kNone) return game_over();
    const Entry* entry = next();
    if (decision_.count() == 0)
      return fail(fmt::format("{} has to choose, but there is nothing to choose from.", seat_text(decision_.seat)));
    if (decision_.count() == 1 && !meant(entry)) return take(decision_.at(0));
    if (!entry) return unscripted();
    if (entry->seat != kNone && entry->seat != decision_.seat)
      return fail(fmt::format("do[{}] \"{}\" is for {}, but {} has to choose: {}", done_, entry->text,
                              seat_text(entry->seat), seat_text(decision_.seat), options()));
    return entry->refuse ? refuse(*entry) : choose(*entry);
  }

  // Whether the next entry is about this decision, the only option of which would otherwise be taken by itself.
  bool meant(const Entry* entry) const {
    if (!entry || (entry->seat != kNone && entry->seat != decision_.seat)) return false;
    if (entry->refuse && decision_.ask == Ask::turn) return true;
    const ParsedChoice parsed = parse_choice(engine_, game_, entry->text, &names_);
    if (!parsed.error.empty()) return false;
    const Choice only = decision_.at(0);
    return entry->refuse ? parsed.choice.verb == only.verb : parsed.choice == only;
  }

  bool take(const Choice& choice) {
    engine_.play(game_, choice, &hooks_);
    return true;
  }

  bool choose(const Entry& entry) {
    const ParsedChoice parsed = parse_choice(engine_, game_, entry.text, &names_);
    if (!parsed.error.empty())
      return fail(fmt::format("do[{}] \"{}\": {} {} has to choose: {}", done_, entry.text, parsed.error,
                              seat_text(decision_.seat), options()));
    if (const Refusal refusal = engine_.refuse(game_, parsed.choice))
      return fail(fmt::format("do[{}] \"{}\" of {} is refused: {} ({}) The options: {}", done_, entry.text,
                              seat_text(decision_.seat), reason_text(refusal.reason), rule_text(refusal.rule),
                              options()));
    ++done_;
    return take(parsed.choice);
  }

  // Whatever cannot even be read is refused too, but by no rule.
  bool refuse(const Entry& entry) {
    const std::size_t place = done_++;
    const ParsedChoice parsed = parse_choice(engine_, game_, entry.text, &names_);
    if (!parsed.error.empty()) {
      if (!entry.rule.named()) return true;
      return fail(fmt::format("do[{}] \"{}\" should be refused by {}, but it cannot be read: {}", place, entry.text,
                              rule_text(entry.rule), parsed.error));
    }
    const Refusal refusal = engine_.refuse(game_, parsed.choice);
    if (!refusal) return fail(fmt::format("do[{}] \"{}\" should be refused, but it is allowed.", place, entry.text));
    if (entry.rule.named() && !(refusal.rule == entry.rule) && !(refusal.also == entry.rule))
      return fail(fmt::format("do[{}] \"{}\" should be refused by {}, but is by {}: {}", place, entry.text,
                              rule_text(entry.rule), rule_text(refusal.rule), reason_text(refusal.reason)));
    return true;
  }

  bool unscripted() {
    if (plan_.until == Until::decision) return false;
    return fail(fmt::format("{} has to choose, but `do` has no choice left: {}", seat_text(decision_.seat), options()));
  }

  bool game_over() {
    if (plan_.until == Until::step)
      return fail(fmt::format("The game ended before {} was reached.", phase_text(plan_.step)));
    return false;
  }

  void leftovers() {
    if (!problems_.empty()) return;
    for (std::size_t i = done_; i < plan_.choices.size(); ++i)
      fail(fmt::format("do[{}] \"{}\" was not used: the scenario had already stopped.", i, plan_.choices[i].text));
    for (const std::string& entry : script_.unused())
      fail(fmt::format("chance: \"{}\" was not used.", entry));
  }

  std::string options() const { return list_choices(engine_, game_, names_); }

  const Engine& engine_;
  Game& game_;
  const LabelNames& names_;
  const Plan& plan_;
  ChanceScript script_;
  EventLog log_;
  Hooks hooks_;
  Decision decision_;
  std::size_t done_ = 0;
  std::vector<std::string> problems_;
};

}  // namespace

std::vector<std::string> run(const Engine& engine, LoadedPosition& start, const Plan& plan,
                             const boost::json::object& expect) {
  return Run(engine, start, plan).play(expect);
}

}  // namespace carno::scenario
