// B3: an Action is announced, paid, may be interrupted, and then takes effect.
#include "flow/actions.h"
#include "rules/costs.h"
#include "rules/crafting.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

enum Step : u8 {  // saved positions hold them
  announced,
  pay,
  answered = 3,
  finish,
  contamination_chosen,
  contamination_scanned,
  mutated = 8
};

Choice choice_of(const Frame& f) { return Choice{static_cast<Do>(f.a), f.b, f.c, f.d, 0}; }

void go_on_paid(Play& p, Frame& f);

void announce(Play& p, Frame& f) {
  const Choice choice = choice_of(f);
  Limbo& limbo = p.o.limbo;
  limbo = Limbo{};
  limbo.seat = f.seat;
  Event e = event(EventKind::action, rule("B3.1"));
  e.seat = f.seat;
  e.room = f.room;
  e.choice = choice;
  p.emit(e);
  if (choice.verb == Do::mutate) {  // C3.5: its cost is a Contamination card and a marker
    f.step = contamination_chosen;
    Pending& q = ask(p, f.seat, Ask::discard, Purpose::mutation_cost, rule("C3.5"));
    q.pick = Pick::hand_card;
    q.arg = 2;
    return;
  }
  const u8 cost = action_cost(p, f.seat, choice);
  if (choice.verb == Do::play) {
    p.h.seat[f.seat].hand -= pile_one(choice.a);
    --p.o.crew[f.seat].hand_size;
    limbo.card = choice.a;
  } else if (choice.verb == Do::use && p.c.items[choice.a].single_use) {
    remove_item(p, f.seat, choice.a);
    limbo.item = choice.a;
  }
  if (cost == 0) return go_on_paid(p, f);
  f.step = pay;
  ask(p, f.seat, Ask::pay, Purpose::cost, rule("B3.1")).min = cost;
}

void take_payment(Play& p, Frame& f) {
  const u32 cards = p.g.answer.mask;
  p.h.seat[f.seat].hand -= cards;
  p.o.crew[f.seat].hand_size = static_cast<u8>(p.o.crew[f.seat].hand_size - pile_count(cards));
  p.o.limbo.paid = cards;
  if (p.listening()) {
    Event e = event(EventKind::discard, rule("B3.1"));
    e.seat = f.seat;
    e.choice.mask = cards;
    e.value = static_cast<u8>(pile_count(cards));
    e.reason = 1;  // a cost
    p.emit(e);
  }
  go_on_paid(p, f);
}

// B3.11, B3.12: ammo and the Contamination card are costs, due before anybody can interrupt.
void pay_in_kind(Play& p, const Frame& f) {
  const Choice choice = choice_of(f);
  if (choice.verb == Do::shoot) spend_ammo(p, f.seat, choice.b, 1);
  if (choice.verb == Do::melee && choice.a != kEggs) contaminate(p, f.seat, rule("B6.5"));  // B6.6
}

void craft_item(Play& p, Frame& f) {  // B9.13
  discard_item(p, f.seat, f.c, rule("B9.13"));
  discard_item(p, f.seat, f.d, rule("B9.13"));
  gain_crafted(p, f.seat, f.b);
}

void start(Play& p, Frame& f) {
  const Choice choice = choice_of(f);
  switch (choice.verb) {
    case Do::move: {
      Journey journey;
      journey.seat = f.seat;
      journey.to = choice.a;
      journey.via = corridor_between(p, f.room, choice.a);
      return call_move(p, journey);
    }
    case Do::careful: {
      Journey journey;
      journey.seat = f.seat;
      journey.to = choice.a;
      journey.via = corridor_between(p, f.room, choice.a);
      journey.noise = MoveNoise::careful;
      journey.marker = choice.b;
      return call_move(p, journey);
    }
    case Do::shoot: return call_shoot(p, f.seat, f.room, {choice.a, choice.b, ShotCost::spent_already});
    case Do::melee: {
      MeleeAt at;
      at.target = choice.a;
      at.contamination_drawn = 1;
      return call_melee(p, f.seat, f.room, at);
    }
    case Do::pick: {
      --p.o.objects[f.room][choice.a];
      return call_gain_heavy(p, f.seat, thing(static_cast<Object>(choice.a)), 0, kFromRoom);
    }
    case Do::trade: {
      Frame& t = call(p, Proc::trade);
      t.seat = f.seat;
      t.room = f.room;
      return;
    }
    case Do::craft: return craft_item(p, f);
    case Do::quest: return activate_quest(p, f.seat, choice.a, choice.b);
    case Do::play: {
      const Card& card = character(p, f.seat).card[choice.a];
      call_effect(p, card.option[choice.b].program, f.seat, f.room);
      top(p).c = power_for(p, f.seat, card);
      return;
    }
    case Do::use: {
      call_effect(p, p.c.items[choice.a].option[choice.b].program, f.seat, f.room);
      top(p).c = choice.a;  // the Item in use: Grenades and Eggs, attachments
      return;
    }
    default:  // Do::room
      return call_effect(p, p.c.tiles[p.o.tile[f.room]].action.option[choice.b].program, f.seat, f.room);
  }
}

// C3.5 - C3.8, C13.2: scan, move the card, add the marker; a 4th kills before the effect.
void pay_mutation(Play& p, Frame& f) {
  const Seat s = f.seat;
  Private& own = p.h.seat[s];
  Crew& crew = p.o.crew[s];
  if (f.step == contamination_chosen) {
    const CardMove card = take_from_hand(p, s, single_contamination(p.g.answer.mask));
    p.h.drawn_flags = Flags{};
    (card.flag == 0   ? p.h.drawn_flags.unscanned
     : card.flag == 1 ? p.h.drawn_flags.infected
                      : p.h.drawn_flags.clean) = 1;
    f.step = contamination_scanned;
    return roll(p, Luck::scan, s);
  }
  const bool infected = outcome(p) == 1;
  f.b = infected ? 1 : 0;
  settle_scan(p, infected);
  Event e = event(EventKind::scan, rule("C3.5"));
  e.seat = s;
  e.value = f.b;
  p.emit(e);
  if (infected) {  // C3.6
    ++own.discard_flags.infected;
    ++crew.discard_infected;
    sync_counts(p, s);
  } else {  // C3.7
    ++p.o.removed_clean;
    if (p.o.options.new_contamination_on_deck && p.o.contamination_deck) ++crew.top_contamination;  // E1
    contaminate(p, s, rule("C3.7"), p.o.options.new_contamination_on_deck);
  }
  if (crew.mutation_revealed == kNone) crew.mutation_revealed = own.mutation;  // C3.8
  Event shown = event(EventKind::mutation_action, rule("C3.8"));
  shown.seat = s;
  shown.card = own.mutation;
  shown.value = f.b;
  p.emit(shown);
  f.step = mutated;
  call_mutation_marker(p, s);
}

void take_effect(Play& p, Frame& f) {
  f.step = finish;
  if (static_cast<Do>(f.a) != Do::mutate) return start(p, f);
  const MutationCard& card = p.c.mutations[p.h.seat[f.seat].mutation];
  call_effect(p, f.b ? card.infected : card.clean, f.seat, f.room);
}

u32 may_interrupt(const Play& p, Seat actor, Room room) {
  u32 others = 0;
  for_bits(u32{p.o.crew_in[room]} & ~bit(actor), [&](Seat s) {
    if (may_hold_interruption(p, s)) others |= bit(s);
  });
  return others;
}

void go_on_paid(Play& p, Frame& f) {
  if (!active(p, f.seat)) return done(p);
  pay_in_kind(p, f);
  if (may_interrupt(p, f.seat, f.room) == 0) {
    p.o.reply = 0;
    return take_effect(p, f);
  }
  f.step = answered;
  Frame& window = call(p, Proc::interruption);
  window.seat = f.seat;
  window.room = f.room;
}

void hear_answer(Play& p, Frame& f) {
  if (!p.o.reply) return take_effect(p, f);
  f.step = finish;  // B3.22: cancelled, the cost stays paid
  Event e = event(EventKind::cancelled, rule("B3.22"));
  e.seat = f.seat;
  e.choice = choice_of(f);
  p.emit(e);
}

}  // namespace

void action(Play& p, Frame& f) {
  switch (f.step) {
    case announced: return announce(p, f);
    case pay: return take_payment(p, f);
    case contamination_chosen:
    case contamination_scanned: return pay_mutation(p, f);
    case mutated: return go_on_paid(p, f);
    case answered: return hear_answer(p, f);
    default: discard_limbo(p); return done(p);
  }
}

// B3.22, U33, U48: those in the Room who could hold an Interruption are asked in turn order; a played one can be
// interrupted itself. a = 1 while an answer is awaited, x = seats not asked yet. Reply 1: cancelled.
void interruption(Play& p, Frame& f) {
  enum : u8 { open, asking, played };
  if (f.step == open) {
    f.x = may_interrupt(p, f.seat, f.room);
    f.step = asking;
    f.a = 0;
  }
  if (f.step == played) {
    if (!p.o.reply) return done(p, 1);
    f.step = asking;
  }
  if (f.a) {
    f.a = 0;
    if (p.g.answer.verb == Do::react) {
      const Seat s = f.b;
      const CardId card = character(p, s).interruption;
      Event e = reaction_event(Reaction::interruption, s, rule("B3.22"));
      e.target = f.seat;
      tell_used(p, e, Used::card, card);
      discard_cards(p, s, pile_one(card), rule("B3.22"));
      f.step = played;
      Frame& window = call(p, Proc::interruption);
      window.seat = s;
      window.room = f.room;
      return;
    }
  }
  if (f.x == 0) return done(p, 0);
  const Seat next = first_of(static_cast<u8>(f.x), next_seat(p, f.seat));
  f.x &= ~bit(next);
  f.a = 1;
  f.b = next;
  ask(p, next, Ask::react, Purpose::interrupt, rule("B3.22")).arg =
      static_cast<u8>(bit(static_cast<unsigned>(Reaction::interruption)));
}

}  // namespace carno
