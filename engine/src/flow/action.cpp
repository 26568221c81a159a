// B3: an Action is announced, paid, may be interrupted, and then takes effect.
#include "flow/actions.h"
#include "rules/costs.h"
#include "rules/crafting.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"
#include "state/running.h"

namespace carno {

namespace {

struct ActionFrame {  // seat = who acts, room = where it was announced
  static constexpr Proc proc = Proc::action;
  Do verb{};
  u8 a = 0, b = 0, c = 0;  // as in Choice
  u8 infected = 0;         // a Mutation Action: what was scanned
};

struct InterruptionFrame {  // seat = whose Action, or Interruption, it would cancel
  static constexpr Proc proc = Proc::interruption;
  Seat asked = kNone;
  u8 to_ask = 0;  // seats
};

enum Step : u8 { announced, pay, answered, finish, contamination_chosen, contamination_scanned, mutated = 8 };

}  // namespace

Choice action_in(const Frame& f) {
  const auto& act = as<ActionFrame>(f);
  return Choice{act.verb, act.a, act.b, act.c, 0};
}

void call_action(Play& p, Seat s, const Choice& choice) {
  auto& act = call<ActionFrame>(p, s, p.o.crew[s].room);
  act.verb = choice.verb;
  act.a = choice.a;
  act.b = choice.b;
  act.c = choice.c;
}

namespace {

void go_on_paid(Play& p, Frame& f);

void announce(Play& p, Frame& f) {
  const Choice choice = action_in(f);
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
    if (remove_item(p, f.seat, choice.a)) limbo.item = choice.a;
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
    e.cards = cards;
    e.count = static_cast<u8>(pile_count(cards));
    e.cause = static_cast<u8>(DiscardCause::cost);
    p.emit(e);
  }
  go_on_paid(p, f);
}

// B3.11, B3.12: ammo and the Contamination card are costs, due before anybody can interrupt.
void pay_in_kind(Play& p, const Frame& f) {
  const Choice choice = action_in(f);
  if (choice.verb == Do::shoot) spend_ammo(p, f.seat, choice.b, 1);
  if (choice.verb == Do::melee && choice.a != kEggs) contaminate(p, f.seat, rule("B6.5"));  // B6.6
}

void craft_item(Play& p, Seat s, const Choice& choice) {  // B9.13
  discard_item(p, s, choice.b, rule("B9.13"));
  discard_item(p, s, choice.c, rule("B9.13"));
  gain_crafted(p, s, choice.a);
}

void start(Play& p, Frame& f) {
  const Choice choice = action_in(f);
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
      return call_gain_heavy(p, f.seat, thing(static_cast<Object>(choice.a)), 0, HeavySource::room);
    }
    case Do::trade: return call_trade(p, f.seat, f.room);
    case Do::craft: return craft_item(p, f.seat, choice);
    case Do::quest: return activate_quest(p, f.seat, choice.a, choice.b);
    case Do::play: {
      const Card& card = character(p, f.seat).card[choice.a];
      call_effect(p, card.option[choice.b].program, f.seat, f.room);
      return uses_item(p, power_for(p, f.seat, card));
    }
    case Do::use: {
      call_effect(p, p.c.items[choice.a].option[choice.b].program, f.seat, f.room);
      return uses_item(p, choice.a);  // Grenades and Eggs, attachments
    }
    default:  // Do::room
      return call_effect(p, p.c.tiles[p.o.tile[f.room]].action.option[choice.b].program, f.seat, f.room);
  }
}

// C3.5 - C3.8, C13.2: scan, move the card, add the marker; a 4th kills before the effect.
void pay_mutation(Play& p, Frame& f) {
  auto& act = as<ActionFrame>(f);
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
  act.infected = infected ? 1 : 0;
  settle_scan(p, infected);
  Event e = event(EventKind::scan, rule("C3.5"));
  e.seat = s;
  e.result = act.infected;
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
  shown.result = act.infected;
  p.emit(shown);
  f.step = mutated;
  call_mutation_marker(p, s);
}

void take_effect(Play& p, Frame& f) {
  auto& act = as<ActionFrame>(f);
  f.step = finish;
  if (act.verb != Do::mutate) return start(p, f);
  const MutationCard& card = p.c.mutations[p.h.seat[f.seat].mutation];
  call_effect(p, act.infected ? card.infected : card.clean, f.seat, f.room);
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
  call<InterruptionFrame>(p, f.seat, f.room);
}

void hear_answer(Play& p, Frame& f) {
  if (!p.o.reply) return take_effect(p, f);
  f.step = finish;  // B3.22: cancelled, the cost stays paid
  Event e = event(EventKind::cancelled, rule("B3.22"));
  e.seat = f.seat;
  e.choice = action_in(f);
  p.emit(e);
}

}  // namespace

Choice announced_action(const Frame& f) { return f.proc == Proc::action ? action_in(f) : Choice{}; }

bool takes_effect(const Frame& f) { return f.proc == Proc::action && f.step == finish; }

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
// interrupted itself. Reply 1: cancelled.
void interruption(Play& p, Frame& f) {
  enum : u8 { open, asking, played };
  auto& window = as<InterruptionFrame>(f);
  if (f.step == open) window.to_ask = static_cast<u8>(may_interrupt(p, f.seat, f.room));
  if (f.step == played && !p.o.reply) return done(p, 1);
  if (f.step == asking && p.g.answer.verb == Do::react) {
    const Seat s = window.asked;
    const CardId card = character(p, s).interruption;
    Event e = reaction_event(Reaction::interruption, s, rule("B3.22"));
    e.target = f.seat;
    e.card = card;
    p.emit(e);
    discard_cards(p, s, pile_one(card), rule("B3.22"), DiscardCause::interruption);
    f.step = played;
    call<InterruptionFrame>(p, s, f.room);
    return;
  }
  if (window.to_ask == 0) return done(p, 0);
  window.asked = first_of(window.to_ask, next_seat(p, f.seat));
  window.to_ask = static_cast<u8>(window.to_ask & ~bit(window.asked));
  f.step = asking;
  ask(p, window.asked, Ask::react, Purpose::interrupt, rule("B3.22")).arg =
      static_cast<u8>(bit(static_cast<unsigned>(Reaction::interruption)));
}

}  // namespace carno
