// B2.7 - B2.12: one player's go: two Actions, one Action and a Pass, or a Pass.
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

namespace {

enum Step : u8 { start, next_action, chosen, pod_chosen, passed = 5, burning, over };  // saved positions hold them

void next(Play& p, Frame& f);

void start_passing(Play& p, Frame& f, Seat may_drop = kNone) {
  f.step = passed;
  call_pass(p, bit(f.seat), false, may_drop);
}

void drop(Play& p, Seat s, Thing it) {  // B3.8: free, no Action
  const int i = find_held(p, s, it);
  if (i >= 0)
    drop_held(p, s, i, rule("B9.9"));
  else
    discard_item(p, s, it, rule("B9.9"));
}

bool has_something(const Facts& f, Seat s) {
  const Crew& crew = f.o.crew[s];
  return slots_used(f, s) > 0 || has_inventory(crew);
}

void suffer_fire(Play& p, Frame& f) {  // B2.11 (b)
  if (!aboard(p, f.seat) || !(p.o.fire & bit(p.o.crew[f.seat].room))) return done(p);
  f.step = over;
  call_wound(p, f.seat, WoundKind::light, 1, WoundCause::fire);
}

void suffer_bleeding(Play& p, Frame& f) {  // B2.11 (a)
  const u8 bleeding = wound_effect(p, f.seat, &WoundCard::bleeds);
  if (!bleeding) return suffer_fire(p, f);
  f.step = burning;
  call_wound(p, f.seat, WoundKind::light, bleeding, WoundCause::bleeding);
}

void take_choice(Play& p, Frame& f) {
  const Choice choice = p.g.answer;
  if (choice.verb == Do::pass) return start_passing(p, f);
  if (choice.verb == Do::drop) {
    drop(p, f.seat, choice.a);
    return next(p, f);
  }
  f.step = next_action;
  if (!f.d) --f.a;
  Frame& act = call(p, Proc::action);
  act.seat = f.seat;
  act.room = p.o.crew[f.seat].room;
  act.a = static_cast<u8>(choice.verb);
  act.b = choice.a;
  act.c = choice.b;
  act.d = choice.c;
}

void in_pod(Play& p, Frame& f) {  // B10.16
  const Do verb = p.g.answer.verb;
  if (verb == Do::stay) return start_passing(p, f);
  if (verb == Do::launch) {
    f.step = over;
    call(p, Proc::launch).a = p.o.crew[f.seat].pod;
    return;
  }
  step_out(p, f.seat, rule("B10.16"));
  next(p, f);
}

void next(Play& p, Frame& f) {
  const Crew& crew = p.o.crew[f.seat];
  if (crew.passed) return done(p);                                   // by an effect
  if (crew.place == Place::pod) return start_passing(p, f);          // B10.15
  if (f.c && active(p, f.seat)) return start_passing(p, f, f.seat);  // B2.12
  if (!aboard(p, f.seat)) return done(p);  // B14.6: died, hibernates or left: no wound at the end of the round (U32)
  if (f.a == 0 && !f.d) return suffer_fire(p, f);
  f.step = chosen;
  ask(p, f.seat, Ask::turn, Purpose::action, rule("B2.7"));
}

}  // namespace

// a = Actions left, c = 1: an effect made this player pass, d = 1: any number of Actions (then Pass)
void player_round(Play& p, Frame& f) {
  switch (f.step) {
    case start:
      if (p.o.crew[f.seat].place != Place::pod) return next(p, f);
      f.step = pod_chosen;
      ask(p, f.seat, Ask::pod_round, Purpose::pod_round, rule("B10.16"));
      return;
    case next_action: return next(p, f);
    case chosen: return take_choice(p, f);
    case pod_chosen: return in_pod(p, f);
    case passed: return suffer_bleeding(p, f);
    case burning: return suffer_fire(p, f);
    default: return done(p);
  }
}

void call_pass(Play& p, u32 seats, bool outside_their_rounds, Seat may_drop) {
  Frame& f = call(p, Proc::pass);
  f.x = f.y = seats;
  f.a = outside_their_rounds ? 1 : 0;
  f.b = may_drop;
}

// B2.9: on passing, any number of cards may be discarded. Several at once (B2.12) answer secretly (U51).
// a = 1: the ends of their rounds follow, b = who may drop something before (B9.9: whose own Action forces the Pass),
// seat = who was asked, x = who has not answered yet, y = all of them
void pass(Play& p, Frame& f) {
  if (f.step == 1 && p.g.answer.verb == Do::drop) {
    drop(p, f.seat, p.g.answer.a);
    f.x |= bit(f.seat);
  } else if (f.step == 1) {
    put_answer_aside(p, f.seat, p.g.answer.verb == Do::discard ? p.g.answer.mask : 0);
  }
  while (f.x) {
    f.seat = first_of(static_cast<u8>(f.x), p.o.first_player);
    f.x &= ~bit(f.seat);
    const bool may_drop = f.b == f.seat && has_something(p, f.seat);
    if (p.o.crew[f.seat].hand_size == 0 && !may_drop) continue;
    f.step = 1;
    ask(p, f.seat, Ask::pass_discard, Purpose::pass, rule("B2.9")).arg = may_drop ? 1 : 0;
    return;
  }
  const Frame passing_now = f;
  done(p);
  discard_answers(p, rule("B2.9"));
  std::array<Seat, kSeats> passed_now{};
  std::size_t n = 0;
  in_order(p, p.o.first_player, [&](Seat s) {
    if (!(passing_now.y & bit(s))) return;
    passed_now[n++] = s;
    p.o.crew[s].passed = 1;
    Event e = event(EventKind::pass, rule("B2.9"));
    e.seat = s;
    p.emit(e);
  });
  if (!passing_now.a) return;
  while (n > 0) {  // frames run last in, first out
    Frame& end_of_round = call(p, Proc::player_round);
    end_of_round.seat = passed_now[--n];
    end_of_round.step = passed;
  }
}

}  // namespace carno
