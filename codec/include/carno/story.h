// Events as sentences for people, in the language of the reader. The sentences are texts ("story.attack") with
// {placeholders}: content/lang/story.*.json.
#pragma once
#include <string>

#include "carno/notation.h"
#include "carno/texts.h"

namespace carno {

// "Shambler #2 attacks the Scout (fewest Action cards): Bite – hits." `game` is the state in which the event was heard:
// the reasons are read from it. `viewer` kNone is the table, which sees what everybody sees. Empty: the viewer may not
// see the event, or it needs no sentence.
std::string story_sentence(const Content& content, const Texts& texts, Lang lang, const Game& game, const Event& event,
                           Seat viewer, const LabelNames* names = nullptr);

// The sentence followed by its rule: "… – hits. [B6.19]"
std::string story_line(const Content& content, const Texts& texts, Lang lang, const Game& game, const Event& event,
                       Seat viewer, const LabelNames* names = nullptr);

}  // namespace carno
