// B2.14 - B2.23, C9: the steps of the Event Phase.
#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct FireStepFrame {
  static constexpr Proc proc = Proc::fire_step;
  u32 minis = 0;      // Carnomorphs still to suffer
  u32 egg_rooms = 0;  // Rooms whose Egg is still to burn
};

struct EventStepFrame {
  static constexpr Proc proc = Proc::event_step;
  u8 card = 0;
};

enum BagStep : u8 { undrawn, token_drawn, developed };
struct BagStepFrame {
  static constexpr Proc proc = Proc::bag_step;
  u8 token = 0;  // the Token drawn; kNone once it is settled
  u8 number = 0;
};

struct AirlockFrame {  // room = the one that is opened to space
  static constexpr Proc proc = Proc::airlock;
  std::array<u8, kTypes> dead{};  // how many of each type have not left their remains yet
  u32 crew = 0;                   // Characters who will die
};

}  // namespace

void forget_in_fire_step(Frame& f, Mini m) { as<FireStepFrame>(f).minis &= ~bit(m); }

void forget_in_attack_step(Frame& f, Mini m) {
  auto& due = as<AttackStepFrame>(f);
  due.attackers &= ~bit(m);
  due.feeders &= ~bit(m);
  due.fed &= ~bit(m);
}

HeldToken bag_step_token(const Frame& f) {
  if (f.proc != Proc::bag_step || f.step != developed) return {};
  const auto& drawn = as<BagStepFrame>(f);
  return {drawn.token, drawn.number};
}

void time_step(Play& p, Frame&) {  // B2.14
  --p.o.time;
  Event e = event(EventKind::time, rule("B2.14"));
  e.number = p.o.time;
  p.emit(e);
  if (p.o.self_destruct != kNone) {
    --p.o.self_destruct;
    Event sd = event(EventKind::self_destruct, rule("B10.8"));
    sd.number = p.o.self_destruct;
    p.emit(sd);
    if (p.o.self_destruct == 0) {
      end_now(p, EndReason::self_destruct);
      return done(p);
    }
    if (p.o.self_destruct <= p.c.tracks.self_destruct_yellow && !p.o.pods_unlocked_by_yellow) {  // B10.10
      p.o.pods_unlocked_by_yellow = 1;
      unlock_all_pods(p, rule("B10.10"));
    }
  }
  if (p.o.time == 0) end_now(p, EndReason::jump);
  done(p);
}

void attack_step(Play& p, Frame& f) {  // B2.15
  if (p.o.skip_attack_step) return done(p);
  race_of(p).attack_step(p, f);
}

// C13.27: each Carnomorph present at its start suffers once; Rooms ascending, large to small, then an Egg (U13).
void fire_step(Play& p, Frame& f) {
  auto& burning = as<FireStepFrame>(f);
  if (f.step == 0) {
    f.step = 1;
    for_bits(p.o.fire, [&](Room r) { burning.minis |= p.o.minis_in[r]; });
    burning.egg_rooms = p.o.fire;
    if (!race_of(p).burns(p)) burning.minis = 0;
  }
  const Mini m = burning.minis ? next_mini(p, burning.minis) : kNone;
  if (burning.egg_rooms && (m == kNone || lowest(burning.egg_rooms) < p.o.minis[m].room)) {
    const Room room = lowest(burning.egg_rooms);
    burning.egg_rooms &= burning.egg_rooms - 1;
    destroy_eggs(p, room, 1, rule("B2.16"));
    return;
  }
  if (m == kNone) return done(p);
  burning.minis &= ~bit(m);
  call_injury(p, m, 1);
}

namespace {

// B6.24: all of the printed types that are not in Combat move at the same time.
void event_movement(Play& p, const EventCard& card) {
  u32 movers = 0;
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(p, m) && (card.moves & bit(p.o.minis[m].type)) && p.o.crew_in[p.o.minis[m].room] == 0)
      movers |= bit(m);
  const u32 closed = p.o.closed;  // B6.26: several at the same Door all stay
  while (movers) {
    const Mini m = next_mini(p, movers);
    movers &= ~bit(m);
    move_mini_by_exit(p, m, EventKind::move, card.corridor, closed, rule("B6.24"));
  }
}

void forget_settled_events(Play& p) {  // the deck was shuffled
  p.h.top[static_cast<std::size_t>(Deck::event)] = Ordered{};
  p.h.bottom[3] = Bottom{};
  p.o.event_bottom = 0;
  p.o.event_top_known = 0;
}

void after_event(Play& p, u8 card) {  // B2.17, B2.18
  switch (p.c.events[card].after) {
    case After::discard: p.o.event_discard |= bit(card); return;
    case After::remove_and_reshuffle:
      p.o.event_deck |= p.o.event_discard;
      p.o.event_discard = 0;
      break;
    case After::shuffle_back: p.o.event_deck |= bit(card); break;
  }
  forget_settled_events(p);
  tell_shuffle(p, Deck::event, rule("B2.18"));
}

}  // namespace

void event_step(Play& p, Frame& f) {
  auto& step = as<EventStepFrame>(f);
  enum : u8 { start, revealed, over };
  switch (f.step) {
    case start:
      f.step = revealed;
      if ((p.o.event_deck | p.o.event_discard) == 0) return done(p);
      return roll_event_card(p);
    case revealed: {
      step.card = take_event_card(p);
      Event e = event(EventKind::event_card, rule("B2.17"));
      e.card = step.card;
      p.emit(e);
      f.step = over;
      event_movement(p, p.c.events[step.card]);
      return call_effect(p, p.c.events[step.card].program, p.o.first_player, kNone);
    }
    default: {
      const u8 card = step.card;
      done(p);
      after_event(p, card);
    }
  }
}

// C9
void bag_step(Play& p, Frame& f) {
  auto& drawn = as<BagStepFrame>(f);
  switch (f.step) {
    case undrawn: {
      unsigned left = 0;
      for (u8 n : p.o.bag)
        left += n;
      if (left == 0) return done(p);  // B2.22
      f.step = token_drawn;
      return roll(p, Luck::bag);
    }
    case token_drawn: {
      const auto token = static_cast<Token>(p.g.answer.a);
      drawn.number = p.g.answer.b == kNone ? 0 : p.g.answer.b;
      take_token(p, token, drawn.number, rule("C9.1"));
      drawn.token = static_cast<u8>(token);
      f.step = developed;
      return call_effect(p, p.c.bag_development[drawn.token], p.o.first_player, kNone);
    }
    default:
      if (drawn.token != kNone) return_token(p, static_cast<Token>(drawn.token), drawn.number, rule("E6"));
      done(p);
  }
}

void settle_drawn_token(Play& p, bool back_into_bag) {
  Frame* f = frame_below(p, Proc::bag_step);
  if (!f || as<BagStepFrame>(*f).token == kNone) return;
  auto& drawn = as<BagStepFrame>(*f);
  const auto token = static_cast<Token>(drawn.token);
  if (back_into_bag && token == Token::blank && p.o.options.blank_returns_after_noise) return;  // E6: last of all
  if (back_into_bag)
    return_token(p, token, drawn.number, rule("C9.1"));
  else if (race_of(p).token_leaves(p, token))
    lose_token(p, token, drawn.number);  // E19
  else
    pool_token(p, token);
  drawn.token = kNone;
}

// B13.13, U31, C13.28: whoever is in the Room dies at the same moment; what their deaths bring comes afterwards.
// The Carnomorphs come first: with the last active Character the game may end (B11.4), and they are dead by then (U52).
void airlock(Play& p, Frame& f) {
  auto& outside = as<AirlockFrame>(f);
  if (f.step == 0) {
    f.step = 1;
    f.room = p.o.airlock;
    outside.crew = p.o.crew_in[f.room];
    p.o.airlock = kNone;
    Event e = event(EventKind::airlock, rule("B13.13"));
    e.room = f.room;
    e.state = static_cast<u8>(AirlockNews::opened);
    p.emit(e);
    for (u32 inside = p.o.minis_in[f.room]; inside; inside = p.o.minis_in[f.room]) {
      const Mini m = next_mini(p, inside);
      ++outside.dead[p.o.minis[m].type];
      take_off_dead(p, m);
    }
  }
  for (u8 type = kTypes; type-- > 0;) {  // large to small
    if (outside.dead[type] == 0) continue;
    --outside.dead[type];
    return call_remains(p, static_cast<Type>(type), f.room);
  }
  const Room emptied = f.room;
  const u32 crew = outside.crew;
  done(p);
  remove_fire(p, emptied, rule("B13.13"));
  in_order(p, p.o.first_player, [&](Seat s) {
    if (crew & bit(s)) die(p, s, rule("B13.13"));
  });
}

}  // namespace carno
