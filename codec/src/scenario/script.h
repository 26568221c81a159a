// The scripted chance of a scenario, and the record of the events it brings about.
#pragma once
#include <string>
#include <vector>

#include <boost/json/array.hpp>

#include "carno/notation.h"

namespace carno::scenario {

// Answers the engine from a list of outcomes; where the list says nothing, the seed answers.
class ChanceScript : public ChanceSource {
 public:
  ChanceScript(const Engine& engine, std::vector<std::string> entries, u64 seed, bool strict);

  bool answer(const Game& game, const Outcomes& possible, Outcome& outcome) override;

  const std::string& error() const { return error_; }  // a sentence; the scenario has failed
  std::vector<std::string> unused() const {
    return {entries_.begin() + static_cast<std::ptrdiff_t>(next_), entries_.end()};
  }

 private:
  bool fail(std::string text);
  bool next_is(Luck luck) const;
  bool scripted(const Game& game, const Outcomes& possible, Outcome& outcome);
  Outcome drawn(const Outcomes& possible);

  const Engine& engine_;
  std::vector<std::string> entries_;
  std::size_t next_ = 0;
  Game generator_{};  // only its random state is used
  bool strict_;
  std::string error_;
};

class EventLog : public Listener {
 public:
  EventLog(const Content& content, const Game& game, const LabelNames& names)
      : content_(content), game_(game), names_(names) {}

  void on(const Event& event) override;
  const boost::json::array& events() const { return events_; }

 private:
  const Content& content_;
  const Game& game_;
  const LabelNames& names_;
  boost::json::array events_;
};

}  // namespace carno::scenario
