// C3: Mutation cards and markers.
#include "races/carnomorphs/carnomorphs.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"
#include "state/running.h"

namespace carno {

void call_mutation_card(Play& p, Seat s) { call(p, Proc::mutation_card).seat = s; }

u8 mutations_drawn(const Frame& f) {
  return f.proc == Proc::mutation_card && f.step > 1 ? static_cast<u8>(f.step - 1) : u8{0};
}

// C3.2: draw 2, keep 1, the other goes back.
void mutation_card(Play& p, Frame& f) {
  Private& own = p.h.seat[f.seat];
  switch (f.step) {
    case 0:
      if (p.o.crew[f.seat].has_mutation || !active(p, f.seat)) return done(p);  // C3.4
      f.step = 1;
      return roll(p, Luck::mutation, f.seat);
    case 1:
    case 2:
      p.h.drawn[f.step - 1u] = outcome(p);
      use_known_top(p, Deck::mutation);
      p.h.mutation_deck &= ~bit(outcome(p));
      if (f.step++ == 1) return roll(p, Luck::mutation, f.seat);
      ask(p, f.seat, Ask::drawn, Purpose::mutation, rule("C3.2")).pick = Pick::mutation;
      return;
    default: {
      const u8 kept = p.g.answer.b;
      const u8 other = p.h.drawn[0] == kept ? p.h.drawn[1] : p.h.drawn[0];
      p.h.mutation_deck |= bit(other);
      p.h.drawn = {kNone, kNone};
      own.mutation = kept;
      own.mutation_returned = other;
      p.o.crew[f.seat].has_mutation = 1;
      Event e = event(EventKind::mutate, rule("C3.2"));
      e.seat = f.seat;
      p.emit(e);
      e.kind = EventKind::mutation_kept;
      e.card = kept;
      e.other_card = other;
      e.visible = static_cast<u8>(bit(f.seat));
      p.emit(e);
      return done(p);
    }
  }
}

void call_mutation_marker(Play& p, Seat s) { call(p, Proc::mutation_marker).seat = s; }

// C3.9, C3.11: a card if there is none yet, else a marker; the 4th kills, and a Shambler comes.
void mutation_marker(Play& p, Frame& f) {
  if (f.step == 1 || !active(p, f.seat)) return done(p);
  f.step = 1;
  Crew& crew = p.o.crew[f.seat];
  if (!crew.has_mutation) return call_mutation_card(p, f.seat);
  ++crew.mutation_markers;
  Event e = event(EventKind::mutation_marker, rule("C3.9"));
  e.seat = f.seat;
  e.count = crew.mutation_markers;
  p.emit(e);
  if (crew.mutation_markers < p.c.supply.deadly_markers) return;
  const Room room = crew.room;
  crew.marker_death = 1;
  call_place(p, carnomorph_type::shambler, room, rule("C3.11"));
  die(p, f.seat, rule("C3.11"));
}

void Carnomorphs::infect(Play& p, Seat s) const { call_mutation_marker(p, s); }

bool Carnomorphs::curable(const Facts& f, Seat s) const { return f.o.crew[s].has_mutation != 0; }

void Carnomorphs::cure(Play& p, Seat s) const {
  if (!curable(p, s)) return;
  Crew& crew = p.o.crew[s];
  Private& own = p.h.seat[s];
  p.h.mutation_deck |= bit(own.mutation);
  own.mutation = kNone;
  own.mutation_returned = kNone;
  crew.has_mutation = 0;
  crew.mutation_revealed = kNone;
  Event e = event(EventKind::cure, rule("C3.13"));
  e.seat = s;
  p.emit(e);
}

}  // namespace carno
