// B2.7 - B2.12: one player's go: two Actions, one Action and a Pass, or a Pass.
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

namespace {

struct PlayerRoundFrame {  // seat = whose round it is
  static constexpr Proc proc = Proc::player_round;
  u8 actions = 0;    // left
  u8 must_pass = 0;  // an effect says so (B2.12)
  u8 unlimited = 0;  // any number of Actions, then Pass
};

struct PassFrame {  // seat = who was asked
  static constexpr Proc proc = Proc::pass;
  u8 to_ask = 0;                // seats
  u8 passing = 0;               // all of them
  u8 outside_their_rounds = 0;  // the ends of their rounds follow
  Seat may_drop = kNone;        // whose own Action forces the Pass: may drop something before (B9.9)
};

enum Step : u8 { start, next_action, chosen, pod_chosen, passed, burning, over };

}  // namespace

void call_player_round(Play& p, Seat s, u8 actions) { call<PlayerRoundFrame>(p, s).actions = actions; }

void must_pass(Play& p) {
  if (Frame* round = frame_below(p, Proc::player_round)) as<PlayerRoundFrame>(*round).must_pass = 1;
}

void unlimited_actions(Play& p) {
  if (Frame* round = frame_below(p, Proc::player_round)) as<PlayerRoundFrame>(*round).unlimited = 1;
}

u8 actions_left(const Frame& f) {
  const auto& round = as<PlayerRoundFrame>(f);
  return round.unlimited ? kNone : round.actions;
}

namespace {

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
  auto& round = as<PlayerRoundFrame>(f);
  const Choice choice = p.g.answer;
  if (choice.verb == Do::pass) return start_passing(p, f);
  if (choice.verb == Do::drop) {
    drop(p, f.seat, choice.a);
    return next(p, f);
  }
  f.step = next_action;
  if (!round.unlimited) --round.actions;
  call_action(p, f.seat, choice);
}

void in_pod(Play& p, Frame& f) {  // B10.16
  const Do verb = p.g.answer.verb;
  if (verb == Do::stay) return start_passing(p, f);
  if (verb == Do::launch) {
    f.step = over;
    call_launch(p, p.o.crew[f.seat].pod);
    return;
  }
  step_out(p, f.seat, rule("B10.16"));
  next(p, f);
}

void next(Play& p, Frame& f) {
  auto& round = as<PlayerRoundFrame>(f);
  const Crew& crew = p.o.crew[f.seat];
  if (crew.passed) return done(p);                                               // by an effect
  if (crew.place == Place::pod) return start_passing(p, f);                      // B10.15
  if (round.must_pass && active(p, f.seat)) return start_passing(p, f, f.seat);  // B2.12
  if (!aboard(p, f.seat)) return done(p);  // B14.6: died, hibernates or left: no wound at the end of the round (U32)
  if (round.actions == 0 && !round.unlimited) return suffer_fire(p, f);
  f.step = chosen;
  ask(p, f.seat, Ask::turn, Purpose::action, rule("B2.7"));
}

}  // namespace

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
  auto& pass = call<PassFrame>(p);
  pass.to_ask = pass.passing = static_cast<u8>(seats);
  pass.outside_their_rounds = outside_their_rounds;
  pass.may_drop = may_drop;
}

// B2.9: on passing, any number of cards may be discarded. Several at once (B2.12) answer secretly (U51).
void pass(Play& p, Frame& f) {
  auto& asking = as<PassFrame>(f);
  if (f.step == 1 && p.g.answer.verb == Do::drop) {
    drop(p, f.seat, p.g.answer.a);
    asking.to_ask = static_cast<u8>(asking.to_ask | bit(f.seat));
  } else if (f.step == 1) {
    put_answer_aside(p, f.seat, p.g.answer.verb == Do::discard ? p.g.answer.mask : 0);
  }
  while (asking.to_ask) {
    f.seat = first_of(asking.to_ask, p.o.first_player);
    asking.to_ask = static_cast<u8>(asking.to_ask & ~bit(f.seat));
    const bool may_drop = asking.may_drop == f.seat && has_something(p, f.seat);
    if (p.o.crew[f.seat].hand_size == 0 && !may_drop) continue;
    f.step = 1;
    ask(p, f.seat, Ask::pass_discard, Purpose::pass, rule("B2.9")).arg = may_drop ? 1 : 0;
    return;
  }
  const PassFrame passing_now = asking;
  done(p);
  discard_answers(p, rule("B2.9"));
  std::array<Seat, kSeats> passed_now{};
  std::size_t n = 0;
  in_order(p, p.o.first_player, [&](Seat s) {
    if (!(passing_now.passing & bit(s))) return;
    passed_now[n++] = s;
    p.o.crew[s].passed = 1;
    Event e = event(EventKind::pass, rule("B2.9"));
    e.seat = s;
    p.emit(e);
  });
  if (!passing_now.outside_their_rounds) return;
  while (n > 0) {  // frames run last in, first out
    call<PlayerRoundFrame>(p, passed_now[--n]);
    top(p).step = passed;
  }
}

}  // namespace carno
