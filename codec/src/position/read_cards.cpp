// Action cards and Contamination cards of a Character.
#include <fmt/format.h>

#include "reading.h"

namespace carno::position {

namespace {

struct Pile {
  u32 cards = 0;
  Flags flags;
};

bool read_contamination(Reading& r, const Spot& spot, std::string_view word, Pile& pile) {
  Flags& box = r.box.contamination;
  if (word == "contamination") {
    ++pile.flags.unscanned;
    ++box.unscanned;
  } else if (word == "contamination:infected") {
    ++pile.flags.infected;
    ++box.infected;
  } else if (word == "contamination:clean") {
    ++pile.flags.clean;
    ++box.clean;
  } else {
    return false;
  }
  if (box.total() == r.c.supply.contamination + 1u)
    spot.problem(fmt::format("The box has {} Contamination cards.", r.c.supply.contamination));
  if (word == "contamination:infected" && box.infected == r.c.supply.infected + 1u)
    spot.problem(fmt::format("The box has {} INFECTED Contamination cards.", r.c.supply.infected));
  if (word == "contamination:clean" && box.clean == r.c.supply.contamination - r.c.supply.infected + 1u)
    spot.problem(fmt::format("The box has {} Contamination cards that are not INFECTED.",
                             r.c.supply.contamination - r.c.supply.infected));
  return true;
}

// `all` = the Character's cards named in any pile so far.
Pile read_pile(Reading& r, const Member& m, std::string_view key, u32& all) {
  Pile pile;
  for (const Spot& spot : m.spot[key].list()) {
    const auto word = spot.word();
    if (!word || read_contamination(r, spot, *word, pile)) continue;
    const CardId card = card_of(m.who, *word);
    if (card == kNone) {
      spot.problem(fmt::format("{} is not a card of the {}.", quoted(*word), m.who.id.view()));
    } else if (pile_of(all, card) == m.who.card[card].count) {
      spot.problem(fmt::format("{} is used more often than the {} has it ({}).", *word, m.who.id.view(),
                               m.who.card[card].count));
    } else {
      all += u32{1} << (2 * card);
      pile.cards += u32{1} << (2 * card);
    }
  }
  return pile;
}

}  // namespace

void read_cards(Reading& r, Member& m) {
  u32 all = 0;
  const Pile hand = read_pile(r, m, "hand", all);
  const Pile discard = read_pile(r, m, "discard", all);
  const Pile deck = read_pile(r, m, "deck", all);
  // Own cards named nowhere are in the deck; of the dead nothing is left (B14.2) but in co-op.
  const bool buried = m.crew.place == Place::dead && r.o.options.mode != Mode::coop;
  m.own.hand = hand.cards;
  m.own.deck = deck.cards + (buried ? 0 : whole_deck(m.who) - all);
  m.crew.discard = discard.cards;
  m.own.hand_flags = hand.flags;
  m.own.deck_flags = deck.flags;
  m.own.discard_flags = discard.flags;
  m.own.known_infected = hand.flags.infected;  // B17.4: who scanned a card knows it while it stays in hand
  m.own.known_clean = hand.flags.clean;
}

}  // namespace carno::position
