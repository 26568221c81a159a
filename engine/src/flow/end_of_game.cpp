// B11: the end of the game, its checks in order, and who wins.
#include "flow/objectives.h"
#include "races/race.h"
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

namespace {

struct EndGameFrame {  // seat = the Character at hand
  static constexpr Proc proc = Proc::end_game;
  u8 engine = 0;   // at hand
  u8 checked = 0;  // seats
};

}  // namespace

void tell_check(Play& p, FinalCheck which, Seat seat, u8 result, RuleId why) {
  Event e = event(which == FinalCheck::coordinates ? EventKind::check_coordinates : EventKind::check, why);
  e.check = static_cast<u8>(which);
  e.seat = seat;
  e.result = result;
  p.emit(e);
}

void lose_at_the_end(Play& p, Seat s, RuleId why) {
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

namespace {

enum Step : u8 { start, engine_shown, engines_done, coordinates_shown, next_check, objectives };

void ship_is_lost(Play& p, RuleId why) {  // B11.3
  p.o.ship_destroyed = 1;
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (active(p, s) || p.o.crew[s].place == Place::hibernating) lose_at_the_end(p, s, why);
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
  e.cause = static_cast<u8>(p.o.end_reason);
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
      if (active(p, s)) lose_at_the_end(p, s, rule("B11.2"));
  if (alive_mask(p) == 0) return finish(p);  // B11.5
  if (destroyed) {
    f.step = next_check;
    return;
  }
  f.step = engine_shown;
  roll(p, Luck::engine, 0, p.h.engine[0] != 0);
}

void engines(Play& p, Frame& f) {  // B11.6
  auto& check = as<EndGameFrame>(f);
  p.h.engine[check.engine] = outcome(p);
  if (++check.engine < 3) return roll(p, Luck::engine, check.engine, p.h.engine[check.engine] != 0);
  int damaged = 0;
  for (u8 state : p.h.engine)
    damaged += state == 2;
  tell_check(p, FinalCheck::engines, kNone, damaged < 2, rule("B11.6"));
  check.engine = 0;
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
  tell_check(p, FinalCheck::coordinates, kNone, static_cast<u8>(place), rule("B11.7"));
  for (Seat s = 0; s < p.o.options.players; ++s) {
    if (p.o.crew[s].place != Place::hibernating || place == Destination::earth) continue;
    bool spared = false;
    for (u8 card : p.h.seat[s].objectives)
      spared = spared || (card != kNone && p.c.objectives[card].survives_at == static_cast<u8>(place));
    if (!spared) lose_at_the_end(p, s, rule("B11.7"));
  }
  f.step = next_check;
}

// Check 3, one Character after the other.
void contamination(Play& p, Frame& f) {
  auto& check = as<EndGameFrame>(f);
  const u8 left = static_cast<u8>(alive_mask(p) & ~check.checked);
  if (left == 0) {
    f.step = objectives;
    return;
  }
  f.seat = first_of(left, p.o.first_player);
  check.checked = static_cast<u8>(check.checked | bit(f.seat));
  const Seat s = f.seat;
  call(p, Proc::final_check).seat = s;
}

void settle_objectives(Play& p) {  // B11.9
  p.o.survivors = alive_mask(p);
  p.o.winners = winners(p);
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (p.o.survivors & bit(s)) tell_check(p, FinalCheck::objectives, s, (p.o.winners & bit(s)) != 0, rule("B11.9"));
  finish(p);
}

}  // namespace

void final_check(Play& p, Frame& f) { race_of(p).final_check(p, f); }

void end_game(Play& p, Frame& f) {
  switch (f.step) {
    case start: return begin(p, f);
    case engine_shown: return engines(p, f);
    case coordinates_shown: return coordinates(p, f);
    case next_check: return contamination(p, f);
    default: return settle_objectives(p);
  }
}

}  // namespace carno
