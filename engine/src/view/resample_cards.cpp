// Resampling: hands, decks and Contamination cards.
#include "state/running.h"
#include "view/sampler.h"

namespace carno {

CardId Sampler::random_card(u32 pile) {
  u32 pick = below(pile_count(pile));
  CardId card = 0;
  while (pick >= pile_of(pile, card))
    pick -= pile_of(pile, card++);
  return card;
}

Sampler::Needs Sampler::needs_of(Seat s) const {
  const Pending& q = o_.pending;
  Needs needs;
  if (q.seat == s && q.ask == Ask::pay) needs.actions = q.min;
  const bool answers = q.seat == s || (o_.answered & bit(s));
  if (answers && q.ask == Ask::discard && q.arg == 0) needs.actions = 1;
  if (q.seat == s && q.ask == Ask::discard && q.arg == 2) needs.contamination = 1;
  if (q.ask == Ask::chance && q.luck == Luck::scan && q.arg == s) {  // there is a card to read
    needs.contamination = pile_scanned(top_frame()) == ScanPile::hand ? 1 : 0;
    needs.deck_contamination = pile_scanned(top_frame()) == ScanPile::deck ? 1 : 0;
  }
  return needs;
}

void Sampler::hands() {
  for (Seat s = 0; s < o_.options.players; ++s) {
    const Crew& crew = o_.crew[s];
    if (crew.character == kNone) continue;
    Private& own = h_.seat[s];
    own.discard_flags.infected = crew.discard_infected;
    own.discard_flags.unscanned = static_cast<u8>(crew.discard_contamination - crew.discard_infected);
    u32 unseen = 0;
    const Character& who = c_.characters[crew.character];
    for (CardId card = 0; card < who.cards; ++card)
      unseen += pile_one(card) * who.card[card].count;
    unseen -= crew.discard;
    if (o_.limbo.seat == s) unseen -= o_.limbo.paid + (o_.limbo.card == kNone ? 0 : pile_one(o_.limbo.card));
    if (crew.place == Place::dead && o_.options.mode != Mode::coop) unseen = 0;
    if (viewed(s))
      own_cards(unseen);
    else
      cards_of_other(s, unseen);
    answer(s);
  }
}

void Sampler::own_cards(u32 unseen) {
  Private& own = h_.seat[view_.seat];
  own.hand = view_.own.hand;
  own.deck = view_.own.deck;
  own.known_infected = view_.own.known_infected;
  own.known_clean = view_.own.known_clean;
  own.hand_flags = Flags{static_cast<u8>(view_.own.hand_contamination - own.known_infected - own.known_clean),
                         own.known_infected, own.known_clean};
  own.deck_flags.unscanned = view_.own.deck_contamination;
  h_.drawn_pile += unseen - own.hand - own.deck;  // set aside by a Scan that is going on
}

void Sampler::cards_of_other(Seat s, u32 unseen) {
  Private& own = h_.seat[s];
  const Crew& crew = o_.crew[s];
  const Needs needs = needs_of(s);
  const unsigned cards = unsigned{crew.hand_size} + crew.deck_size;
  const unsigned in_deck = crew.top_contamination > needs.deck_contamination ? crew.top_contamination  // E1
                                                                             : needs.deck_contamination;
  unsigned actions = pile_count(unseen);
  for (; actions + in_deck + needs.contamination > cards; --actions) {  // set aside by a Scan, likewise
    const u32 card = pile_one(random_card(unseen));
    unseen -= card;
    h_.drawn_pile += card;
  }
  unsigned contamination = cards - actions - in_deck;
  for (unsigned i = 0; i < crew.hand_size; ++i) {
    const bool action = i < needs.actions;
    const bool settled = action || i < unsigned{needs.actions} + needs.contamination;
    if (settled ? !action : below(actions + contamination) < contamination) {
      --contamination;
      ++own.hand_flags.unscanned;
    } else {
      const CardId card = random_card(unseen);
      unseen -= pile_one(card);
      own.hand += pile_one(card);
      --actions;
    }
  }
  own.deck = unseen;
  own.deck_flags.unscanned = static_cast<u8>(contamination + in_deck);
}

// Cards that somebody will discard, said in secret (U51): any one of the hand that will do.
void Sampler::answer(Seat s) {
  if (viewed(s)) {
    h_.answers[s] = view_.own.answer;
  } else if (o_.answered & bit(s)) {
    const Private& own = h_.seat[s];
    if (own.hand)
      h_.answers[s] = pile_one(random_card(own.hand));
    else if (own.hand_flags.total())
      h_.answers[s] = Cards::one(kContamination);
  }
}

// A Scan waits for the next card (manual chance). How many were read before is not open, so the whole pile is to
// come; of cards set aside, one.
void Sampler::pending_scan() {
  if (o_.pending.ask != Ask::chance || o_.pending.luck != Luck::scan) return;
  const Private& own = h_.seat[o_.pending.arg];
  switch (pile_scanned(top_frame())) {
    case ScanPile::hand: h_.drawn_flags = own.hand_flags; return;
    case ScanPile::discard: h_.drawn_flags = own.discard_flags; return;
    case ScanPile::deck: h_.drawn_flags = own.deck_flags; return;
    default: h_.drawn_flags.unscanned = 1;
  }
}

void Sampler::contamination() {
  unsigned settled = o_.removed_clean + unsigned{o_.removed_infected}, infected = o_.removed_infected;
  for (const Private& own : h_.seat) {
    settled += own.hand_flags.infected + own.hand_flags.clean + own.discard_flags.infected;
    infected += own.hand_flags.infected + own.discard_flags.infected;
  }
  h_.unscanned_left = static_cast<u8>(c_.supply.contamination - settled);
  h_.infected_left = static_cast<u8>(c_.supply.infected > infected ? c_.supply.infected - infected : 0);
}

}  // namespace carno
