// B11, C10: the end of the game, its checks in order, and who wins.
#include "flow/objectives.h"
#include "flow/procedures.h"
#include "races/race.h"
#include "state/change.h"

namespace carno {

namespace {

enum Step : u8 {
  start,
  engine_shown,
  engines_done,
  coordinates_shown,
  next_check,
  scanned,
  drawing,
  card_drawn,
  objectives
};

void check_event(Play& p, u8 which, Seat seat, u8 result, RuleId why) {
  Event e = event(EventKind::check, why);
  e.card = which;  // 1 engines, 2 coordinates, 3 contamination, 4 objectives
  e.seat = seat;
  e.value = result;
  p.emit(e);
}

void lose(Play& p, Seat s, RuleId why) {
  if (active(p, s))
    for (int i = 0; i < kHeld; ++i)
      if (is_object(p.o.crew[s].held[static_cast<std::size_t>(i)].thing)) drop_held(p, s, i, rule("B14.2"));
  p.o.crew[s].place = Place::dead;
  p.o.crew[s].pod = kNone;
  relocate(p, s, kNone);
  Event e = event(EventKind::death, why);
  e.seat = s;
  p.emit(e);
}

void ship_is_lost(Play& p, RuleId why) {  // B11.3
  p.o.ship_destroyed = 1;
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (active(p, s) || p.o.crew[s].place == Place::hibernating) lose(p, s, why);
}

u8 alive_mask(const Play& p) {
  u8 mask = 0;
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (p.o.crew[s].place == Place::hibernating || p.o.crew[s].place == Place::launched)
      mask = static_cast<u8>(mask | bit(s));
  return mask;
}

void finish(Play& p) {
  Event e = event(EventKind::game_over, rule("B11.1"));
  e.value = static_cast<u8>(p.o.end_reason);
  p.o.phase = Phase::over;
  while (p.o.depth)
    done(p);
  p.emit(e);
}

void begin(Play& p, Frame& f) {
  EndReason reason = p.o.end_reason;
  if (reason == EndReason::nobody_left) {  // B11.4: the marker moves to the end of its track
    const bool explodes = p.o.self_destruct != kNone;
    reason = explodes ? EndReason::self_destruct : EndReason::jump;
    (explodes ? p.o.self_destruct : p.o.time) = 0;
    p.emit(event(explodes ? EventKind::self_destruct : EventKind::time, rule("B11.4")));
  }
  const bool destroyed = reason != EndReason::jump || p.o.self_destruct != kNone;  // B10.12
  if (destroyed)
    ship_is_lost(p, rule("B11.3"));
  else
    for (Seat s = 0; s < p.o.options.players; ++s)
      if (active(p, s)) lose(p, s, rule("B11.2"));
  if (alive_mask(p) == 0) return finish(p);  // B11.5
  if (destroyed) {
    f.step = next_check;
    return;
  }
  f.step = engine_shown;
  roll(p, Luck::engine, 0, p.h.engine[0] != 0);
}

void engines(Play& p, Frame& f) {  // B11.6
  p.h.engine[f.a] = outcome(p);
  if (++f.a < 3) return roll(p, Luck::engine, f.a, p.h.engine[f.a] != 0);
  int damaged = 0;
  for (u8 state : p.h.engine)
    damaged += state == 2;
  check_event(p, 1, kNone, damaged < 2, rule("B11.6"));
  f.a = 0;
  if (damaged >= 2) {
    ship_is_lost(p, rule("B11.6"));
    f.step = next_check;
    return;
  }
  f.step = coordinates_shown;
  roll(p, Luck::coordinates, 0, p.h.coordinates != kNone);
}

void coordinates(Play& p, Frame& f) {  // B11.7
  p.h.coordinates = outcome(p);
  const Destination place = p.c.coordinates[p.h.coordinates].place[p.o.destination];
  p.o.arrived = static_cast<u8>(place);
  check_event(p, 2, kNone, static_cast<u8>(place), rule("B11.7"));
  for (Seat s = 0; s < p.o.options.players; ++s) {
    if (p.o.crew[s].place != Place::hibernating || place == Destination::earth) continue;
    bool spared = false;
    for (u8 card : p.h.seat[s].objectives)
      spared = spared || (card != kNone && p.c.objectives[card].survives_at == static_cast<u8>(place));
    if (!spared) lose(p, s, rule("B11.7"));
  }
  f.step = next_check;
}

// C10: seat = the Character at hand, x = those already checked, b = cards drawn, c = Contamination cards among them
void contamination(Play& p, Frame& f) {
  const u8 left = static_cast<u8>(alive_mask(p) & ~f.x);
  if (left == 0) {
    f.step = objectives;
    return;
  }
  f.seat = first_of(left, p.o.first_player);
  f.x |= bit(f.seat);
  f.b = f.c = 0;
  f.step = drawing;
  if (!p.o.crew[f.seat].has_mutation) {  // C10.2, C10.3
    f.step = scanned;
    return call_scan(p, f.seat, ScanScope::all, ScanRemove::none);
  }
}

void draw_final(Play& p, Frame& f) {  // C10.4, C10.5
  if (f.b == 0) shuffle_hand_and_discard_into_deck(p, f.seat);
  if (f.b < p.c.supply.final_draw && p.o.crew[f.seat].deck_size) {
    f.step = card_drawn;
    return roll(p, Luck::action, f.seat);
  }
  const u8 markers = race_of(p).final_markers(p, f.seat, f.c);
  while (p.o.crew[f.seat].mutation_markers < markers) {
    Event e = event(EventKind::mutation_marker, rule("C10.4"));
    e.seat = f.seat;
    e.value = ++p.o.crew[f.seat].mutation_markers;
    p.emit(e);
  }
  const bool survives = markers < p.c.supply.deadly_markers;
  check_event(p, 3, f.seat, survives, rule("C10.5"));
  if (!survives) lose(p, f.seat, rule("C10.5"));
  f.step = next_check;
}

void settle_objectives(Play& p) {  // B11.9
  p.o.survivors = alive_mask(p);
  p.o.winners = winners(p);
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (p.o.survivors & bit(s)) check_event(p, 4, s, (p.o.winners & bit(s)) != 0, rule("B11.9"));
  finish(p);
}

}  // namespace

void end_game(Play& p, Frame& f) {
  switch (f.step) {
    case start: return begin(p, f);
    case engine_shown: return engines(p, f);
    case coordinates_shown: return coordinates(p, f);
    case next_check: return contamination(p, f);
    case scanned:
      f.step = next_check;
      if (p.o.reply) {  // C10.3, C13.35: mutated, no card is chosen any more
        p.o.crew[f.seat].has_mutation = 1;
        f.step = drawing;
        Event e = event(EventKind::mutate, rule("C10.3"));
        e.seat = f.seat;
        p.emit(e);
        return;
      }
      return check_event(p, 3, f.seat, 1, rule("C10.3"));
    case drawing: return draw_final(p, f);
    case card_drawn:
      draw_card(p, f.seat, outcome(p));
      ++f.b;
      if (outcome(p) == kContamination) ++f.c;
      f.step = drawing;
      return;
    default: return settle_objectives(p);
  }
}

}  // namespace carno
