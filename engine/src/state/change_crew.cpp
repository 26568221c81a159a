// Characters: where they are, their cards and Items, their death.
#include <cassert>

#include "state/change.h"
#include "state/running.h"

namespace carno {

namespace {

Event seat_event(EventKind kind, Seat seat, RuleId why) {
  Event e = event(kind, why);
  e.seat = seat;
  return e;
}

u8& backs_like(Play& p, Seat s, ItemId item) { return p.o.crew[s].backs[back_of(p.c.items[item])]; }

u8& flag_of(Flags& flags, u8 flag) { return flag == 0 ? flags.unscanned : flag == 1 ? flags.infected : flags.clean; }

}  // namespace

void move_all(Flags& from, Flags& to) {
  to.unscanned = static_cast<u8>(to.unscanned + from.unscanned);
  to.infected = static_cast<u8>(to.infected + from.infected);
  to.clean = static_cast<u8>(to.clean + from.clean);
  from = Flags{};
}

void sync_counts(Play& p, Seat s) {
  const Private& own = p.h.seat[s];
  Crew& crew = p.o.crew[s];
  crew.hand_size = static_cast<u8>(pile_count(own.hand) + own.hand_flags.total());
  crew.deck_size = static_cast<u8>(pile_count(own.deck) + own.deck_flags.total());
  crew.discard_contamination = static_cast<u8>(own.discard_flags.total());
}

void relocate(Play& p, Seat s, Room room) {
  Crew& crew = p.o.crew[s];
  if (crew.room != kNone) p.o.crew_in[crew.room] = static_cast<u8>(p.o.crew_in[crew.room] & ~bit(s));
  crew.room = room;
  if (room != kNone) p.o.crew_in[room] = static_cast<u8>(p.o.crew_in[room] | bit(s));
}

void contaminate(Play& p, Seat s, RuleId why, bool on_deck) {
  if (p.o.contamination_deck == 0) return;  // U22
  --p.o.contamination_deck;
  ++(on_deck ? p.h.seat[s].deck_flags : p.h.seat[s].discard_flags).unscanned;
  sync_counts(p, s);
  mark_contaminated(p, s);
  p.emit(seat_event(EventKind::contaminate, s, why));
}

void slime(Play& p, Seat s, RuleId why) {
  if (p.o.crew[s].slime) return;  // B8.14
  p.o.crew[s].slime = 1;
  p.emit(seat_event(EventKind::slime, s, why));
}

void step_out(Play& p, Seat s, RuleId why) {
  Crew& crew = p.o.crew[s];
  Event e = seat_event(EventKind::pod, s, why);
  e.pod = crew.pod;
  e.state = static_cast<u8>(PodNews::left);
  crew.place = Place::aboard;
  crew.pod = kNone;
  p.emit(e);
}

void check_last_active(Play& p) {  // B11.4
  if (active_mask(p) == 0 && p.o.phase != Phase::end_check) end_now(p, EndReason::nobody_left);
}

void leave_ship(Play& p, Seat s, Place place, RuleId why) {
  Crew& crew = p.o.crew[s];
  Event e = seat_event(place == Place::hibernating ? EventKind::hibernate : EventKind::launch, s, why);
  e.pod = crew.pod;
  crew.place = place;
  relocate(p, s, kNone);
  crew.pod = kNone;
  p.emit(e);
  if (place == Place::hibernating) check_last_active(p);
}

void die(Play& p, Seat s, RuleId why) {
  Crew& crew = p.o.crew[s];
  if (!active(p, s)) return;
  const Room room = crew.room;
  Event e = seat_event(EventKind::death, s, why);
  e.room = room;
  crew.place = Place::dead;
  crew.pod = kNone;
  relocate(p, s, kNone);
  p.emit(e);
  put_object(p, Object::corpse_red, room, rule("B14.2"));
  for (int i = 0; i < kHeld; ++i)
    if (is_object(crew.held[static_cast<std::size_t>(i)].thing)) drop_held_in(p, s, i, room, rule("B14.2"));
  Private& own = p.h.seat[s];
  if (p.o.limbo.seat == s) discard_limbo(p);
  if (p.o.options.mode != Mode::coop) {  // B15.10: in co-op the rest stays for a revival
    crew.held = {};
    own.items = {};
    crew.backs = {};
    crew.autoloader_waiting = 0;
    if (own.mutation != kNone) p.h.mutation_deck |= bit(own.mutation);  // C13.32
    own.mutation = kNone;
    crew.has_mutation = 0;
    crew.mutation_revealed = kNone;
    crew.serious = {kNone, kNone, kNone};
    crew.serious_count = 0;
    own.hand = own.deck = crew.discard = 0;
    own.hand_flags = own.deck_flags = own.discard_flags = Flags{};
    own.known_infected = own.known_clean = 0;
    own.untold = 0;
    crew.discard_infected = crew.top_contamination = 0;
    sync_counts(p, s);
  }
  crew.slime = 0;
  crew.status = CrewStatus{};
  if (!p.o.first_death) {
    p.o.first_death = 1;
    unlock_all_pods(p, rule("B10.2"));
  }
  check_last_active(p);
}

namespace {

void join_discard_and_deck(Play& p, Seat s) {
  Private& own = p.h.seat[s];
  Crew& crew = p.o.crew[s];
  own.deck += crew.discard;
  crew.discard = 0;
  crew.top_contamination = 0;
  move_all(own.discard_flags, own.deck_flags);
  crew.discard_infected = 0;
  sync_counts(p, s);
}

}  // namespace

void shuffle_discard_into_deck(Play& p, Seat s) {
  join_discard_and_deck(p, s);
  p.emit(seat_event(EventKind::shuffle_own, s, rule("B2.2")));
}

void shuffle_hand_and_discard_into_deck(Play& p, Seat s) {
  Private& own = p.h.seat[s];
  p.o.crew[s].discard += own.hand;
  own.hand = 0;
  move_all(own.hand_flags, own.discard_flags);
  own.known_infected = own.known_clean = 0;
  own.untold = 0;
  join_discard_and_deck(p, s);
  Event e = seat_event(EventKind::shuffle_own, s, rule("B2.2"));
  e.with_hand = 1;
  p.emit(e);
}

void tell_shuffle(Play& p, Deck deck, RuleId why) {
  Event e = event(EventKind::shuffle, why);
  e.deck = static_cast<u8>(deck);
  p.emit(e);
}

Event reaction_event(Reaction reaction, Seat s, RuleId why) {
  Event e = seat_event(EventKind::reaction, s, why);
  e.reaction = static_cast<u8>(reaction);
  return e;
}

Event mutation_reaction_event(const Play& p, Reaction reaction, Seat s) {
  Event e = seat_event(EventKind::mutation_reaction, s, rule("C3.8"));
  e.reaction = static_cast<u8>(reaction);
  e.card = p.o.crew[s].mutation_revealed;
  return e;
}

namespace {

constexpr unsigned kOrdered = 16;  // cards that Private::untold has room for

void add_untold(Private& own, u8 flag) {
  const unsigned place = untold_flags(own).total();
  if (place < kOrdered) own.untold |= u32{flag} << (2 * place);
  ++flag_of(own.hand_flags, flag);
}

// Takes out the oldest one with this flag; without a flag the oldest one.
u8 take_untold(Private& own, u8 flag = kNone) {
  const Flags flags = untold_flags(own);
  const unsigned cards = flags.total() < kOrdered ? flags.total() : kOrdered;
  const auto at = [&](unsigned place) { return static_cast<u8>((own.untold >> (2 * place)) & 3u); };
  unsigned place = 0;
  while (flag != kNone && place < cards && at(place) != flag)
    ++place;
  if (flag == kNone) flag = at(0);
  // A hand put together without an order: any flag that is there.
  if (Flags left = flags; flag_of(left, flag) == 0) flag = flags.unscanned ? u8{0} : flags.infected ? u8{1} : u8{2};
  if (place < cards) {
    const u32 older = own.untold & ((u32{1} << (2 * place)) - 1);
    own.untold = older | ((own.untold >> (2 * place)) >> 2) << (2 * place);
  }
  --flag_of(own.hand_flags, flag);
  return flag;
}

}  // namespace

CardMove take_from_deck(Play& p, Seat s, u8 card, u8 flag) {
  Private& own = p.h.seat[s];
  --p.o.crew[s].deck_size;
  if (card != kContamination) {
    own.deck -= pile_one(card);
    return {card, 0};
  }
  if (p.o.crew[s].top_contamination) --p.o.crew[s].top_contamination;  // E1
  --flag_of(own.deck_flags, flag);
  return {kContamination, flag};
}

void draw_card(Play& p, Seat s, u8 card, u8 flag) {
  const CardMove drawn = take_from_deck(p, s, card, flag);
  Private& own = p.h.seat[s];
  if (card == kContamination)
    add_untold(own, drawn.flag);
  else
    own.hand += pile_one(card);
  ++p.o.crew[s].hand_size;
  if (p.listening()) {
    Event e = seat_event(EventKind::card_drawn, s, rule("B2.2"));
    e.card = card;
    e.visible = static_cast<u8>(bit(s));
    p.emit(e);
  }
}

CardMove take_from_hand(Play& p, Seat s, u8 card, u8 flag) {
  Private& own = p.h.seat[s];
  assert(p.o.crew[s].hand_size > 0);
  --p.o.crew[s].hand_size;
  if (card < kContamination) {
    own.hand -= pile_one(card);
    return {card, 0};
  }
  if (card == kContaminationInfected) {
    --own.known_infected;
    --own.hand_flags.infected;
    return {kContamination, 1};
  }
  if (card == kContaminationClean) {
    --own.known_clean;
    --own.hand_flags.clean;
    return {kContamination, 2};
  }
  return {kContamination, take_untold(own, flag)};
}

void discard_cards(Play& p, Seat s, u32 mask, RuleId why, DiscardCause cause) {
  const Cards cards{mask};
  Private& own = p.h.seat[s];
  Crew& crew = p.o.crew[s];
  own.hand -= cards.actions();
  crew.discard += cards.actions();
  crew.hand_size = static_cast<u8>(crew.hand_size - pile_count(cards.actions()));
  auto contamination = [&](u8 kind, unsigned count) {
    for (unsigned i = 0; i < count; ++i)
      ++flag_of(own.discard_flags, take_from_hand(p, s, kind).flag);
  };
  contamination(kContamination, cards.contamination());
  contamination(kContaminationInfected, cards.infected());
  contamination(kContaminationClean, cards.clean());
  crew.discard_contamination = static_cast<u8>(own.discard_flags.total());
  if (p.listening() && mask) {
    Event e = seat_event(EventKind::discard, s, why);
    const u32 face_down = cards.contamination() + cards.infected() + cards.clean();
    e.cards = cards.actions() + face_down * Cards::one(kContamination);
    e.count = static_cast<u8>(cards.count());
    e.cause = static_cast<u8>(cause);
    p.emit(e);
  }
}

void discard_lost_card(Play& p, Seat s, u8 card, u8 flag, RuleId why) {
  const CardMove lost = take_from_hand(p, s, card, flag);
  if (lost.card == kContamination)
    ++flag_of(p.h.seat[s].discard_flags, lost.flag);
  else
    p.o.crew[s].discard += pile_one(lost.card);
  sync_counts(p, s);
  Event e = seat_event(EventKind::discard, s, why);
  e.cards = Cards::one(lost.card);
  e.count = 1;
  p.emit(e);
}

void put_answer_aside(Play& p, Seat s, u32 cards) {
  p.h.answers[s] = cards;
  p.o.answered = static_cast<u8>(p.o.answered | bit(s));
}

void discard_answers(Play& p, RuleId why) {
  in_order(p, p.o.first_player, [&](Seat s) {
    if (p.h.answers[s]) discard_cards(p, s, p.h.answers[s], why);
  });
  p.h.answers = {};
  p.o.answered = 0;
}

void discard_limbo_cards(Play& p) {
  Limbo& limbo = p.o.limbo;
  Crew& crew = p.o.crew[limbo.seat];
  crew.discard += limbo.paid;
  if (limbo.card != kNone) crew.discard += pile_one(limbo.card);
  limbo.paid = 0;
  limbo.card = kNone;
}

void discard_limbo(Play& p) {
  Limbo& limbo = p.o.limbo;
  if (limbo.seat == kNone) return;
  discard_limbo_cards(p);
  if (limbo.item != kNone) ++p.o.item_discard[limbo.item];
  limbo = Limbo{};
}

void add_item(Play& p, Seat s, ItemId item) {
  ++p.h.seat[s].items[item];
  ++backs_like(p, s, item);
}

bool remove_item(Play& p, Seat s, ItemId item) {
  if (p.h.seat[s].items[item] > 0) {
    --p.h.seat[s].items[item];
    --backs_like(p, s, item);
    return true;
  }
  return remove_held(p, s, find_held(p, s, item));
}

void discard_item(Play& p, Seat s, ItemId item, RuleId why) {
  if (!remove_item(p, s, item)) return;
  ++p.o.item_discard[item];
  Event e = seat_event(EventKind::discard_item, s, why);
  e.thing = item;
  p.emit(e);
}

bool remove_held(Play& p, Seat s, int index) {
  assert(index >= 0 && "nobody can lose what he does not hold");
  if (index < 0) return false;
  Held& held = p.o.crew[s].held[static_cast<std::size_t>(index)];
  if (held.attached & 2) p.o.crew[s].autoloader_waiting = 0;
  held = Held{};
  return true;
}

void drop_held(Play& p, Seat s, int index, RuleId why) { drop_held_in(p, s, index, p.o.crew[s].room, why); }

void drop_held_in(Play& p, Seat s, int index, Room room, RuleId why) {
  assert(index >= 0 && "nobody can drop what he does not hold");
  if (index < 0) return;
  const Held held = p.o.crew[s].held[static_cast<std::size_t>(index)];
  Event e = seat_event(EventKind::drop, s, why);
  e.thing = held.thing;
  e.room = room;
  remove_held(p, s, index);
  if (is_object(held.thing)) {
    ++p.o.objects[e.room][static_cast<std::size_t>(object_of(held.thing))];
  } else {
    ++p.o.item_discard[held.thing];
    for (ItemId i = 0; i < kItems; ++i) {  // what was attached goes along
      const Item& item = p.c.items[i];
      if ((held.attached & 1) && item.attached_capacity && item.attach_to == kNone) ++p.o.item_discard[i];
      if ((held.attached & 2) && item.attach_to == held.thing) ++p.o.item_discard[i];
    }
  }
  p.emit(e);
}

namespace {

void join_waiting_attachment(Play& p, Seat s, Held& held) {  // U47
  if (!p.o.crew[s].autoloader_waiting) return;
  for (const Item& item : p.c.items)
    if (item.attach_to != kNone && item.attach_to == held.thing) {
      attach_quest_item(p, s, item, held);
      p.o.crew[s].autoloader_waiting = 0;
    }
}

}  // namespace

void attach_quest_item(Play& p, Seat s, const Item& item, Held& weapon) {
  weapon.attached |= 2;
  weapon.bonus_capacity = static_cast<u8>(weapon.bonus_capacity + item.attached_capacity);
  weapon.ammo = static_cast<u8>(weapon.ammo + item.attached_ammo);
  Event e = seat_event(EventKind::attach, s, rule("U47"));
  e.thing = weapon.thing;
  p.emit(e);
  e.kind = EventKind::ammo;
  e.count = weapon.ammo;
  p.emit(e);
}

void put_in_hand(Play& p, Seat s, Held held) {
  Crew& crew = p.o.crew[s];
  join_waiting_attachment(p, s, held);
  u32 used = 0;
  for (const Held& it : crew.held)
    if (it.thing != kNone) used |= bit(it.slot);
  u8 slot = 0;
  while (used & bit(slot))
    ++slot;
  held.slot = slot;
  for (Held& it : crew.held)
    if (it.thing == kNone) {
      it = held;
      return;
    }
}

}  // namespace carno
