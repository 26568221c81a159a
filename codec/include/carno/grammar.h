// Which sentences there are, what their placeholders hold, and which names may stand there. `carno content check` and
// the tests read a language against it; in debug builds sentence() holds its callers to it.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carno/phrase.h"

namespace carno::grammar {

// "who:actor from:room": a placeholder and the kind of what fills it.
struct Hole {
  std::string_view name, kind;
};
std::vector<Hole> holes(std::string_view declared);

// A sentence ("story.move") or a phrase that fills a placeholder ("story.named_room", "room.*.name").
struct Line {
  std::string_view key, holes;
};
const std::vector<Line>& lines();  // all that have a key of their own: sentences, then phrases
const Line* find_line(std::string_view key);
const std::vector<Line>& sentences();

// Whether a caller of sentence() fills what is declared, no more and no less.
bool filled_as_declared(std::string_view key, const Placeholders& filled);

// What may fill a placeholder of a kind. A number or ready words: nothing, they have no forms.
std::vector<Line> fillers(std::string_view kind);

// "{room.in}" in a text.
struct Use {
  std::string_view name, form;
};
std::vector<Use> uses(std::string_view text);

// The keys of names that a line stands for: itself, or every key that fits its pattern.
std::vector<std::string> keys_of(const Texts& texts, const Line& line);

// "story.draw.one" → "story.draw", "room.nest.name.in" → "room.nest.name"; other keys are their own.
std::string_view without_form(std::string_view key);

// The first name that lacks the form among all that may fill a placeholder of this kind.
std::optional<std::string> lacks(const Texts& texts, Lang lang, std::string_view kind, std::string_view form);

// What is wrong with the text of a key of this line (itself or a form of it), in words.
std::vector<std::string> problems(const Texts& texts, Lang lang, const Line& line, std::string_view key);

}  // namespace carno::grammar
