// C6: the Adaptations on the Carnomorph board, and what they change.
#include "races/carnomorphs/carnomorphs.h"

namespace carno {

namespace {

template <class Number>
int sum_of(const Facts& f, Number AdaptationCard::*power) {
  int sum = 0;
  for (const BoardCard& slot : f.o.creature_board)
    if (slot.state == SlotState::revealed && slot.card != kNone) sum += f.c.adaptations[slot.card].*power;
  return sum;
}

u8 slot_of(const Facts& f, Type type) {
  for (u8 i = 0; i < kBoardSlots; ++i)
    if (f.c.board_slots[i].type == type) return i;
  return kNone;
}

}  // namespace

int adaptation(const Facts& f, u8 AdaptationCard::*power) { return sum_of(f, power); }
int adaptation(const Facts& f, i8 AdaptationCard::*power) { return sum_of(f, power); }

// C6.3: the Adaptation of its slot is turned up.
bool Carnomorphs::first_of_type(Play& p, Type type, u8 step) const {
  const u8 slot = slot_of(p, type);
  if (slot == kNone) return true;
  BoardCard& card = p.o.creature_board[slot];
  if (step == 0) {
    if (card.state != SlotState::face_down) return true;
    card.state = SlotState::revealed;
    roll(p, Luck::board_card, slot, p.h.creature_board[slot] != kNone);
    return false;
  }
  card.card = outcome(p);
  p.h.creature_board[slot] = kNone;
  Event e = event(EventKind::adaptation_revealed, rule("C6.3"));
  e.slot = slot;
  e.card = card.card;
  p.emit(e);
  return true;
}

u8 Carnomorphs::analysable(const Facts& f) const {
  u8 slots = 0;
  for (unsigned i = 0; i < kBoardSlots; ++i)
    if (f.o.creature_board[i].state == SlotState::revealed) slots = static_cast<u8>(slots | bit(i));
  return slots;
}

void Carnomorphs::analyse(Play& p, Seat s, u8 slot) const {
  BoardCard& card = p.o.creature_board[slot];
  card.state = SlotState::discarded;
  Event e = event(EventKind::adaptation_discarded, rule("C6.5"));
  e.seat = s;
  e.slot = slot;
  e.card = card.card;
  p.emit(e);
}

bool Carnomorphs::analysed(const Facts& f, u8 slot) const {
  return f.o.creature_board[slot].state == SlotState::discarded;
}

// --- what they change ---

int Carnomorphs::surprise_number(const Facts& f, int printed) const {
  return printed + adaptation(f, &AdaptationCard::surprise_number);
}

bool Carnomorphs::passes_closed_doors(const Facts& f) const {
  return adaptation(f, &AdaptationCard::passes_closed_doors) > 0;
}

bool Carnomorphs::wounds_contaminate(const Facts& f) const {
  return adaptation(f, &AdaptationCard::contamination_on_wound) > 0;
}

CombatFace Carnomorphs::read_die(const Facts& f, CombatFace face) const {
  const bool misses = face == CombatFace::creeper && adaptation(f, &AdaptationCard::creeper_face_misses);
  return misses ? CombatFace::blank : face;
}

unsigned Carnomorphs::injuries_by(const Facts& f, const Item& item, unsigned injuries) const {
  return injuries - (item.fire_weapon && adaptation(f, &AdaptationCard::fireproof) ? 1u : 0u);
}

bool Carnomorphs::burns(const Facts& f) const { return !adaptation(f, &AdaptationCard::fireproof); }

}  // namespace carno
