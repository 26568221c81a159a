// The decks that several chapters draw from: Attack cards (B6.11) and Event cards (B2.17).
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

void use_known_top(Play& p, Deck deck) {
  Ordered& top_cards = p.h.top[static_cast<std::size_t>(deck)];
  if (top_cards.count == 0) return;
  --top_cards.count;
  for (std::size_t i = 0; i < top_cards.count; ++i)
    top_cards.card[i] = top_cards.card[i + 1];
  top_cards.card[top_cards.count] = 0;
}

void roll_attack_card(Play& p) {  // B6.11
  if (p.o.attack_deck == 0) {
    p.o.attack_deck = p.o.attack_discard;
    p.o.attack_discard = 0;
    tell_shuffle(p, Deck::attack, rule("B6.11"));
  }
  roll(p, Luck::attack);
}

u8 take_attack_card(Play& p) {
  const u8 card = outcome(p);
  use_known_top(p, Deck::attack);
  p.o.attack_deck &= ~bit(card);
  return card;
}

void discard_attack_card(Play& p, u8 card) { p.o.attack_discard |= bit(card); }

void roll_event_card(Play& p) {
  if (p.o.event_deck == 0) {
    p.o.event_deck = p.o.event_discard;
    p.o.event_discard = 0;
    tell_shuffle(p, Deck::event, rule("B2.17"));
  }
  roll(p, Luck::event);
}

u8 take_event_card(Play& p) {
  const u8 card = outcome(p);
  Bottom& bottom = p.h.bottom[3];
  if (p.h.top[static_cast<std::size_t>(Deck::event)].count == 0 && bottom.count && bottom.card[0] == card) {
    --bottom.count;
    for (std::size_t i = 0; i < bottom.count; ++i)
      bottom.card[i] = bottom.card[i + 1];
    bottom.card[bottom.count] = 0;
    p.o.event_bottom = bottom.count;
  }
  use_known_top(p, Deck::event);
  p.o.event_top_known = 0;
  p.o.event_deck &= ~bit(card);
  return card;
}

}  // namespace carno
