// B4.28 - B4.32: the Noise roll, with the Motion Scanner's window (B3.23, B3.24).
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct NoiseFrame {
  static constexpr Proc proc = Proc::noise;
  NoiseFace face{};
  u8 rerolled = 0;  // Motion Scanner: once per roll
};

enum Step : u8 { start, rolled, scanner_answered, card_paid, over, met };

}  // namespace

void call_noise(Play& p, Seat s) { call<NoiseFrame>(p, s, p.o.crew[s].room); }

NoiseFace noise_face(const Frame& f) { return as<NoiseFrame>(f).face; }

namespace {

ItemId scanner_held(const Play& p, Seat s) {
  for (const Held& held : p.o.crew[s].held)
    if (held.thing < kObjectThing && static_cast<Reaction>(p.c.items[held.thing].reaction) == Reaction::motion_scanner)
      return held.thing;
  return kNone;
}

void resolve_face(Play& p, Frame& f) {
  auto& noise_roll = as<NoiseFrame>(f);
  const NoiseFace face = noise_roll.face;
  f.step = over;
  if (face == NoiseFace::danger || (face == NoiseFace::silence && p.o.crew[f.seat].slime))
    return danger(p, f.seat, f.room, rule("B4.28"));
  if (face == NoiseFace::silence) return done(p);
  const Corridor k = p.c.slots[f.room].exit_corridor[static_cast<std::size_t>(face) + 1];
  if (p.o.noise & bit(k)) {
    f.step = met;
    return call_encounter(p, f.seat);
  }
  put_noise(p, k, rule("B4.28"));
  done(p);
}

void read_die(Play& p, Frame& f) {
  auto& noise_roll = as<NoiseFrame>(f);
  noise_roll.face = static_cast<NoiseFace>(outcome(p));
  Event e = event(EventKind::noise_roll, rule("B4.28"));
  e.seat = f.seat;
  e.room = f.room;
  e.result = static_cast<u8>(noise_roll.face);
  p.emit(e);
  if (noise_roll.rerolled || !active(p, f.seat) || p.o.crew[f.seat].hand_size == 0 || scanner_held(p, f.seat) == kNone)
    return resolve_face(p, f);
  f.step = scanner_answered;
  ask(p, f.seat, Ask::react, Purpose::reroll_noise, rule("B3.23")).arg =
      static_cast<u8>(bit(static_cast<unsigned>(Reaction::motion_scanner)));
}

void tell_scanner_used(Play& p, Seat s) {
  Event e = reaction_event(Reaction::motion_scanner, s, rule("B3.23"));
  e.thing = scanner_held(p, s);
  p.emit(e);
}

void roll_die(Play& p, Frame& f) {
  f.step = rolled;
  roll(p, Luck::noise, f.seat);
  if (answered_at_once(p)) read_die(p, f);
}

}  // namespace

void danger(Play& p, Seat seat, Room room, RuleId why) {
  Event e = event(EventKind::danger, why);
  e.room = room;
  e.seat = seat;
  p.emit(e);
  const Slot& slot = p.c.slots[room];
  u32 coming = 0;
  for (std::size_t i = 0; i < slot.neighbors; ++i)
    if (p.o.crew_in[slot.neighbor_room[i]] == 0) coming |= p.o.minis_in[slot.neighbor_room[i]];
  if (coming == 0) {
    noise_everywhere(p, room, rule("B4.31"));
    return;
  }
  const u32 closed = p.o.closed;  // U2: those behind a Closed Door destroy it and stay
  while (coming) {
    const Mini m = next_mini(p, coming);
    coming &= ~bit(m);
    const Corridor way = corridor_between(p, p.o.minis[m].room, room);
    move_mini_by_corridor(p, m, EventKind::move, way, closed, rule("B4.31"));
  }
}

void noise(Play& p, Frame& f) {
  switch (f.step) {
    case start: return roll_die(p, f);
    case rolled: return read_die(p, f);
    case scanner_answered:
      if (p.g.answer.verb != Do::react) return resolve_face(p, f);
      f.step = card_paid;
      tell_scanner_used(p, f.seat);
      ask(p, f.seat, Ask::pay, Purpose::reroll_cost, rule("B3.23")).min = 1;
      return;
    case card_paid:
      discard_cards(p, f.seat, p.g.answer.mask, rule("B3.23"));
      as<NoiseFrame>(f).rerolled = 1;
      return roll_die(p, f);
    case met: return done(p, p.o.reply);  // B5.11: whether somebody came
    default: return done(p);
  }
}

}  // namespace carno
