// The sane bot's answers, one function per kind of question.
#pragma once
#include "worth.h"

namespace carno::sane {

Choice answer_turn(const Mind& m, const Intent& now, const Decision& decision, u64& rng);
Choice answer_hand(const Mind& m, const Intent& now, const Decision& decision);  // pay, discard, one card
Choice answer_choose(const Mind& m, const Intent& now, const Decision& decision, u64& rng);
Choice answer_react(const Mind& m, const Intent& now, const Decision& decision);
Choice answer_yes_no(const Mind& m, const Intent& now);
Choice answer_offer(const Mind& m, const Intent& now, const Decision& decision);
Choice answer_pod(const Mind& m, const Intent& now, const Decision& decision);

// The effect that asks: its op and what follows. Frames of the agenda are open information.
const Op& asking_op(const Mind& m);

u32 random_below(u64& rng, u32 n);

// The choice with the highest score; a tie is broken by lot.
template <class Score>
Choice best_of(const Decision& decision, u64& rng, Score&& score) {
  Choice best = decision.at(0);
  int top = score(best);
  u32 ties = 1;
  for (u32 i = 1; i < decision.count(); ++i) {
    const Choice choice = decision.at(i);
    const int points = score(choice);
    if (points < top || (points == top && random_below(rng, ++ties) > 0)) continue;
    if (points > top) ties = 1;
    best = choice;
    top = points;
  }
  return best;
}

}  // namespace carno::sane
