// Events as sentences for people, in the language of the reader. The sentences are texts ("story.attack") with
// {placeholders}: content/lang/story.*.json.
#pragma once
#include <string>

#include "carno/notation.h"
#include "carno/texts.h"

namespace carno {

// One line, ending with the rule in brackets: "Shambler #2 attacks the Scout (fewest Action cards): Bite – hits.
// [B6.19]" `game` is the state in which the event was heard: the reasons are read from it. `viewer` kNone is the table,
// which sees what everybody sees. Empty: the viewer may not see the event, or it needs no line.
std::string story_line(const Content& content, const Texts& texts, Lang lang, const Game& game, const Event& event,
                       Seat viewer, const LabelNames* names = nullptr);

}  // namespace carno
