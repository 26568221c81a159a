// The story so far, as each seat may read it.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "carno/event.h"
#include "carno/game.h"
#include "words.h"

namespace carno::play {

struct LogLine {
  std::array<std::string, kSeats + 1> text;  // by seat, then the table's; empty: nothing to see
  RuleId rule;
  bool at_the_end = false;  // told during the checks of B11
};

class Log {
 public:
  explicit Log(const Words& words) : words_(words) {}

  void add(const Game& game, const Event& event);
  std::size_t size() const { return lines_.size(); }
  void clear() { lines_.clear(); }
  const Texts& texts() const { return words_.texts; }
  const std::vector<LogLine>& lines() const { return lines_; }

  // What the seat may read, from line `from` on; the table's lines for kNone.
  std::vector<std::string> read(Seat seat, std::size_t from) const;
  // The rule of the last line that the seat may read.
  RuleId last_rule(Seat seat) const;

 private:
  const Words& words_;
  std::vector<LogLine> lines_;
};

}  // namespace carno::play
