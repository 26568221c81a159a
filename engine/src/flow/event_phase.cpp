// B2.14 - B2.23, C8, C9: the steps of the Event Phase other than attacks and Feeding.
#include "flow/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

void time_step(Play& p, Frame&) {  // B2.14
  --p.o.time;
  Event e = event(EventKind::time, rule("B2.14"));
  e.value = p.o.time;
  p.emit(e);
  if (p.o.self_destruct != kNone) {
    --p.o.self_destruct;
    Event sd = event(EventKind::self_destruct, rule("B10.8"));
    sd.value = p.o.self_destruct;
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

// C13.27: each Carnomorph present at its start suffers once; Rooms ascending, large to small, then an Egg (U13).
// x = Carnomorphs still to suffer, y = Rooms whose Egg is still to burn
void fire_step(Play& p, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    for_bits(p.o.fire, [&](Room r) { f.x |= p.o.minis_in[r]; });
    f.y = p.o.fire;
    if (adaptation(p, &AdaptationCard::fireproof)) f.x = 0;
  }
  const Mini m = f.x ? next_mini(p, f.x) : kNone;
  if (f.y && (m == kNone || lowest(f.y) < p.o.minis[m].room)) {
    const Room room = lowest(f.y);
    f.y &= f.y - 1;
    destroy_eggs(p, room, 1, rule("B2.16"));
    return;
  }
  if (m == kNone) return done(p);
  f.x &= ~bit(m);
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
    move_mini_by_exit(p, m, card.corridor, closed, rule("B6.24"));
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

// a = the card
void event_step(Play& p, Frame& f) {
  switch (f.step) {
    case 0:
      f.step = 1;
      if ((p.o.event_deck | p.o.event_discard) == 0) return done(p);
      return roll_event_card(p);
    case 1: {
      f.a = take_event_card(p);
      Event e = event(EventKind::event_card, rule("B2.17"));
      e.card = f.a;
      p.emit(e);
      f.step = 2;
      event_movement(p, p.c.events[f.a]);
      return call_effect(p, p.c.events[f.a].program, p.o.first_player, kNone);
    }
    default: {
      const u8 card = f.a;
      done(p);
      after_event(p, card);
    }
  }
}

// C9. a = the Token drawn, until it is settled; b = its number
void bag_step(Play& p, Frame& f) {
  switch (f.step) {
    case 0: {
      unsigned left = 0;
      for (u8 n : p.o.bag)
        left += n;
      if (left == 0) return done(p);  // B2.22
      f.step = 1;
      return roll(p, Luck::bag);
    }
    case 1: {
      f.a = p.g.answer.a;
      f.b = p.g.answer.b == kNone ? 0 : p.g.answer.b;
      const auto token = static_cast<Token>(f.a);
      take_token(p, token, f.b, rule("C9.1"));
      f.step = 2;
      return call_effect(p, p.c.bag_development[f.a], p.o.first_player, kNone);
    }
    default:
      if (f.a != kNone) return_token(p, static_cast<Token>(f.a), f.b, rule("E6"));
      done(p);
  }
}

// B13.13, U31, C13.28: whoever is in the Room dies at the same moment; what their deaths bring comes afterwards.
// The Carnomorphs come first: with the last active Character the game may end (B11.4), and they are dead by then (U52).
// x = how many of each type died and have not left their remains yet, 8 bits each; y = Characters who will die
void airlock(Play& p, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    f.room = p.o.airlock;
    f.y = p.o.crew_in[f.room];
    p.o.airlock = kNone;
    Event e = event(EventKind::airlock, rule("B13.13"));
    e.room = f.room;
    e.value = 2;
    p.emit(e);
    for (u32 inside = p.o.minis_in[f.room]; inside; inside = p.o.minis_in[f.room]) {
      const Mini m = next_mini(p, inside);
      f.x += u32{1} << (8 * p.o.minis[m].type);
      take_off_dead(p, m);
    }
  }
  for (u8 type = kTypes; type-- > 0;) {
    const u32 one = u32{1} << (8 * type);
    if (f.x < one) continue;
    f.x -= one;
    return call_remains(p, static_cast<Type>(type), f.room);
  }
  const Room emptied = f.room;
  const u32 crew = f.y;
  done(p);
  remove_fire(p, emptied, rule("B13.13"));
  in_order(p, p.o.first_player, [&](Seat s) {
    if (crew & bit(s)) die(p, s, rule("B13.13"));
  });
}

}  // namespace carno
