// Paying and discarding: the least useful cards go first.
#include <algorithm>

#include "sane.h"

namespace carno::sane {

namespace {

// The `count` least useful Action cards of the hand.
u32 least_useful(const Mind& m, const Intent& now, unsigned count) {
  std::array<int, kCards> worth{};
  u32 left = m.v.own.hand, taken = 0;
  for (CardId card = 0; card < kCards; ++card)
    if (pile_of(left, card)) worth[card] = worth_of_card(m, now, card);
  for (; count > 0 && left; --count) {
    CardId worst = kNone;
    for (CardId card = 0; card < kCards; ++card)
      if (pile_of(left, card) && (worst == kNone || worth[card] < worth[worst])) worst = card;
    left -= Cards::one(worst);
    taken += Cards::one(worst);
  }
  return taken;
}

u32 contamination_in_hand(const Mind& m) {
  const Own& own = m.v.own;
  const u32 unknown = u32{own.hand_contamination} - own.known_infected - own.known_clean;
  return unknown * Cards::one(kContamination) + own.known_infected * Cards::one(kContaminationInfected) +
         own.known_clean * Cards::one(kContaminationClean);
}

bool holds_rest(const Mind& m) {  // a card that scans the hand
  const Character& who = character(m);
  for (CardId card = 0; card < who.cards; ++card)
    if (pile_of(m.v.own.hand, card) && find_op(m.c, who.card[card].option, who.card[card].options, Verb::scan))
      return true;
  return false;
}

Choice if_offered(const Decision& decision, const Choice& choice) {
  return decision.contains(choice) ? choice : decision.at(0);
}

}  // namespace

Choice answer_hand(const Mind& m, const Intent& now, const Decision& decision) {
  switch (decision.ask) {
    case Ask::pay: return if_offered(decision, {Do::pay, 0, 0, 0, least_useful(m, now, m.o.pending.min)});
    case Ask::pass_discard: {
      // Contamination cards only fill the hand, unless a Rest will deal with them next Turn.
      const u32 useless = holds_rest(m) ? 0 : contamination_in_hand(m);
      if (useless) return if_offered(decision, {Do::discard, 0, 0, 0, useless});
      return {Do::keep, 0, 0, 0, 0};
    }
    default:
      if (m.o.pending.min == 0) return if_offered(decision, {Do::discard, 0, 0, 0, contamination_in_hand(m)});
      return if_offered(decision, {Do::discard, 0, 0, 0, least_useful(m, now, 1)});
  }
}

}  // namespace carno::sane
