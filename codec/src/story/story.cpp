#include "carno/story.h"

#include "teller.h"

namespace carno {

namespace {

bool may_see(const Event& event, Seat viewer) {
  return event.visible == kEverybody || (viewer < kSeats && (event.visible & bit(viewer)));
}

void start_with_capital(std::string& line) {
  if (line[0] >= 'a' && line[0] <= 'z') line[0] = static_cast<char>(line[0] - 'a' + 'A');
}

}  // namespace

std::string story_line(const Content& content, const Texts& texts, Lang lang, const Game& game, const Event& event,
                       Seat viewer, const LabelNames* names) {
  if (!may_see(event, viewer)) return {};
  std::string line = story::tell({content, texts, lang, game, event, viewer, names});
  if (line.empty()) return {};
  start_with_capital(line);
  if (event.rule.named()) line += " [" + rule_text(event.rule) + "]";
  return line;
}

}  // namespace carno
