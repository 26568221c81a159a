// Choices with their parts, as a page draws them.
#pragma once
#include "carno/notation.h"
#include "json.h"

namespace carno::wire {

struct Asked {
  const Engine& engine;
  const Game& game;
  const Content& c = engine.content();
  const Open& o = game.open;
  const Pending& q = game.open.pending;
  Seat seat = q.seat;
};

std::string_view verb_word(Do verb);
std::string_view pick_word(Pick pick);

// The members of a choice: its notation, its verb and what it names.
void write_choice(Json& json, const Asked& it, const Choice& choice);

// What lies at hand in the own round but is not allowed now, with the reason: the array of Refused.
void write_refused(Json& json, const Asked& it, const Decision& decision);

}  // namespace carno::wire
