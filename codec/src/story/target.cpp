#include "target.h"

#include "../events/words.h"
#include "carno/facts.h"

namespace carno::story {

namespace {

unsigned action_cards(const Game& game, Seat s) { return pile_count(game.hidden.seat[s].hand); }

}  // namespace

std::string_view target_reason(const Game& game, const Event& attack) {
  const std::string_view occasion = events::word(events::k_occasion, attack.cause);
  if (occasion != "step") return occasion;
  unsigned others = 0, tied = 0;
  for (Seat s = 0; s < game.open.options.players; ++s) {
    const Crew& crew = game.open.crew[s];
    const bool here = crew.room == attack.room && (crew.place == Place::aboard || crew.place == Place::pod);
    if (s == attack.target || !here || crew.status.not_attacked) continue;
    ++others;
    if (action_cards(game, s) == action_cards(game, attack.target)) ++tied;
  }
  return others == 0 ? "only" : tied ? "tie" : "fewest";
}

}  // namespace carno::story
