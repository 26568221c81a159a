#include "carno/story.h"

#include "teller.h"

namespace carno {

std::string story_sentence(const Content& content, const Texts& texts, Lang lang, const Game& game, const Event& event,
                           Seat viewer, const LabelNames* names) {
  if (!may_see(event.visible, viewer)) return {};
  std::string sentence = story::tell({content, texts, lang, game, event, viewer, names});
  start_with_capital(sentence);
  return sentence;
}

std::string story_line(const Content& content, const Texts& texts, Lang lang, const Game& game, const Event& event,
                       Seat viewer, const LabelNames* names) {
  std::string line = story_sentence(content, texts, lang, game, event, viewer, names);
  if (!line.empty() && event.rule.named()) line += " [" + rule_text(event.rule) + "]";
  return line;
}

}  // namespace carno
