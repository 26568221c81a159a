// B7.1 - B7.7: wounds, and the Arm wound's full hands.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct WoundFrame {
  static constexpr Proc proc = Proc::wound;
  WoundKind kind{};
  u8 count = 0;  // still to come, one by one (B7.2)
  WoundCause cause{};
};

}  // namespace

void call_wound(Play& p, Seat s, WoundKind kind, unsigned count, WoundCause cause) {
  auto& wound = call<WoundFrame>(p, s);
  wound.kind = kind;
  wound.count = static_cast<u8>(count);
  wound.cause = cause;
}

namespace {

void draw_serious(Play& p, Frame& f) {
  f.step = 1;
  unsigned left = 0;
  for (u8 n : p.o.wound_deck)
    left += n;
  if (left == 0 && p.h.top[static_cast<std::size_t>(Deck::wound)].count == 0) {  // U22
    p.o.wound_deck = p.o.wound_discard;
    p.o.wound_discard = {};
    for (u8 n : p.o.wound_deck)
      left += n;
    if (left == 0) {
      p.g.answer.a = kNoWoundCard;
      return;
    }
    tell_shuffle(p, Deck::wound, rule("U22"));
  }
  roll(p, Luck::wound, f.seat);
}

void take_serious(Play& p, Frame& f) {
  auto& hurt = as<WoundFrame>(f);
  Crew& crew = p.o.crew[f.seat];
  const u8 card = outcome(p);
  if (card != kNoWoundCard) {
    if (p.h.top[static_cast<std::size_t>(Deck::wound)].count)
      use_known_top(p, Deck::wound);
    else
      --p.o.wound_deck[card];
  }
  crew.serious[crew.serious_count++] = card;
  Event e = event(EventKind::serious_wound, rule("B7.3"));
  e.seat = f.seat;
  e.card = card;
  p.emit(e);
  f.step = 0;
  if (slots_used(p, f.seat) > hand_slots(p, f.seat))  // B7.6, U34
    call_drop_surplus(p, f.seat);
  else if (hurt.count == 0)
    done(p);
}

}  // namespace

void wound(Play& p, Frame& f) {
  auto& hurt = as<WoundFrame>(f);
  if (f.step == 1) return take_serious(p, f);
  if (hurt.count == 0 || !active(p, f.seat)) return done(p);
  if (ignores_wounds(p, f.seat)) return done(p);
  Crew& crew = p.o.crew[f.seat];
  WoundKind kind = hurt.kind;
  if (kind == WoundKind::serious && crew.status.soften_wound && attacked(p, f.seat)) {
    crew.status.soften_wound = 0;
    kind = WoundKind::light;
    p.emit(mutation_reaction_event(p, Reaction::soften_wound, f.seat));
  }
  --hurt.count;
  mark_wounded(p, f.seat);
  Event e = event(EventKind::wound, kind == WoundKind::light ? rule("B7.1") : rule("B7.3"));
  e.seat = f.seat;
  e.count = 1;
  e.wound_kind = static_cast<u8>(kind);
  e.cause = static_cast<u8>(hurt.cause);
  if (crew.serious_count >= p.c.supply.serious_wounds) {  // B7.4
    p.emit(e);
    const Seat s = f.seat;
    done(p);
    return die(p, s, rule("B7.4"));
  }
  if (kind == WoundKind::light) {
    const bool third = crew.light >= p.c.supply.light_wounds;  // B7.1: it is a Serious Wound instead
    crew.light = third ? u8{0} : static_cast<u8>(crew.light + 1);
    p.emit(e);
    if (!third) {
      if (hurt.count == 0) done(p);
      return;
    }
  }
  draw_serious(p, f);
}

void call_drop_surplus(Play& p, Seat s) { call(p, Proc::drop_surplus).seat = s; }

// The owner drops one thing after another until the Hand slots suffice.
void drop_surplus(Play& p, Frame& f) {
  if (f.step == 1) {
    drop_held(p, f.seat, find_held(p, f.seat, p.g.answer.b), rule("U34"));
    f.step = 0;
  }
  if (!active(p, f.seat) || slots_used(p, f.seat) <= hand_slots(p, f.seat)) return done(p);
  u64 things = 0;  // Items 0..49, Objects as bits 60..63
  for (const Held& held : p.o.crew[f.seat].held)
    if (held.thing != kNone) things |= is_object(held.thing) ? bit64(held.thing - 4u) : bit64(held.thing);
  f.step = 1;
  ask_choice(p, f.seat, Pick::thing, things, Purpose::surplus, rule("B9.3"));
}

}  // namespace carno
