// C10: the contamination check at the end of the game.
#include "races/carnomorphs/carnomorphs.h"
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

namespace {

struct FinalCheckFrame {  // seat = the Character
  static constexpr Proc proc = Proc::final_check;
  u8 drawn = 0;
  u8 contamination = 0;  // cards among them
};

enum Step : u8 { start, scanned, drawing, card_drawn };

void count_markers(Play& p, Frame& f) {  // C10.4, C10.5
  Crew& crew = p.o.crew[f.seat];
  for (u8 i = 0; i < as<FinalCheckFrame>(f).contamination; ++i) {
    Event e = event(EventKind::mutation_marker, rule("C10.4"));
    e.seat = f.seat;
    e.count = ++crew.mutation_markers;
    p.emit(e);
  }
  const bool survives = crew.mutation_markers < p.c.supply.deadly_markers;
  tell_check(p, FinalCheck::contamination, f.seat, survives, rule("C10.5"));
  if (!survives) lose_at_the_end(p, f.seat, rule("C10.5"));
  done(p);
}

void draw_next(Play& p, Frame& f) {
  const u8 drawn = as<FinalCheckFrame>(f).drawn;
  if (drawn == 0) shuffle_hand_and_discard_into_deck(p, f.seat);
  if (drawn == p.c.supply.final_draw || p.o.crew[f.seat].deck_size == 0) return count_markers(p, f);
  f.step = card_drawn;
  roll(p, Luck::action, f.seat);
}

void hear_scan(Play& p, Frame& f) {  // C10.3, C13.35: mutated, no card is chosen any more
  if (!p.o.reply) {
    tell_check(p, FinalCheck::contamination, f.seat, 1, rule("C10.3"));
    return done(p);
  }
  p.o.crew[f.seat].has_mutation = 1;
  f.step = drawing;
  Event e = event(EventKind::mutate, rule("C10.3"));
  e.seat = f.seat;
  p.emit(e);
}

}  // namespace

void Carnomorphs::final_check(Play& p, Frame& f) const {
  switch (f.step) {
    case start:
      if (p.o.crew[f.seat].has_mutation) {
        f.step = drawing;
        return;
      }
      f.step = scanned;
      return call_scan(p, f.seat, ScanScope::all, ScanRemove::none);
    case scanned: return hear_scan(p, f);
    case card_drawn:
      draw_card(p, f.seat, outcome(p), p.g.answer.b);
      ++as<FinalCheckFrame>(f).drawn;
      if (outcome(p) == kContamination) ++as<FinalCheckFrame>(f).contamination;
      f.step = drawing;
      return;
    default: return draw_next(p, f);
  }
}

}  // namespace carno
