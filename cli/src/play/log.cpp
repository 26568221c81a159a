#include "log.h"

#include <algorithm>
#include <ranges>

#include "carno/story.h"

namespace carno::play {

namespace {

std::size_t place_of(Seat seat) { return seat < kSeats ? seat : std::size_t{kSeats}; }

}  // namespace

void Log::add(const Game& game, const Event& event) {
  LogLine line;
  line.rule = event.rule;
  line.at_the_end = game.open.phase == Phase::end_check || game.open.phase == Phase::over;
  for (Seat seat = 0; seat < game.open.options.players; ++seat)
    line.text[seat] = story_line(words_.content, words_.texts, words_.lang, game, event, seat);
  line.text[kSeats] = story_line(words_.content, words_.texts, words_.lang, game, event, kNone);
  if (std::ranges::any_of(line.text, [](const std::string& text) { return !text.empty(); }))
    lines_.push_back(std::move(line));
}

std::vector<std::string> Log::read(Seat seat, std::size_t from) const {
  std::vector<std::string> out;
  for (std::size_t i = from; i < lines_.size(); ++i)
    if (const std::string& text = lines_[i].text[place_of(seat)]; !text.empty()) out.push_back(text);
  return out;
}

RuleId Log::last_rule(Seat seat) const {
  for (const LogLine& line : std::views::reverse(lines_))
    if (!line.text[place_of(seat)].empty() && line.rule.named()) return line.rule;
  return {};
}

}  // namespace carno::play
