// Secret looks (B13.17, B13.19, B13.22, B13.23 and cards): everybody learns that somebody looked, only that player
// what.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

enum Step : u8 { start, chosen, first_seen, second_seen, put_back, over };

void tell(Play& p, const Frame& f, u8 where, u8 value) {
  Event e = event(EventKind::peek, rule("B13.25"));
  e.seat = f.seat;
  e.type = f.a;
  e.room = where;
  p.emit(e);
  e.card = value;
  e.visible = static_cast<u8>(bit(f.seat));
  p.emit(e);
}

// The token that lies on a tile just seen; that both are looked at was told with the tile.
void tell_token(Play& p, const Frame& f) {
  const ExplorationToken& token = p.c.exploration[outcome(p)];
  Event e = event(EventKind::peek, rule("B13.25"));
  e.seat = f.seat;
  e.type = f.a;
  e.room = static_cast<Room>(f.y);
  e.card = p.h.tile[f.y];
  e.value = static_cast<u8>(1 + static_cast<u8>(token.effect));
  e.value2 = token.items;
  e.visible = static_cast<u8>(bit(f.seat));
  p.emit(e);
}

u8 mine(const Frame& f, u8 mask) { return static_cast<u8>(mask | bit(f.seat)); }

void look_at_tiles(Play& p, Frame& f) {
  switch (f.step) {
    case start: {
      u32 scope = ~p.o.explored & (bit(kRooms) - 1) & ~f.x;
      if (f.d) scope &= p.c.slots[f.room].neighbor_mask;
      if (scope == 0 || f.b == 0) return done(p);
      f.step = chosen;
      p.g.answer = Choice{Do::choose, static_cast<u8>(Pick::room), lowest(scope), 0, 0};
      if (std::popcount(scope) > 1 || f.x) {
        Pending& q = ask(p, f.seat, Ask::choose, Purpose::look, rule("B13.19"));
        q.pick = Pick::room;
        q.from = scope;
        q.min = f.x ? 0 : 1;
      }
      return;
    }
    case chosen:
      if (p.g.answer.verb == Do::no) return done(p);
      f.y = p.g.answer.b;
      f.x |= bit(f.y);
      --f.b;
      f.step = first_seen;
      return roll(p, Luck::tile, static_cast<u8>(f.y), p.h.tile[f.y] != kNone);
    case first_seen:
      p.h.tile[f.y] = outcome(p);
      p.h.tiles_left &= ~bit(outcome(p));
      p.o.tile_known[f.y] = mine(f, p.o.tile_known[f.y]);
      tell(p, f, static_cast<u8>(f.y), outcome(p));
      f.step = start;
      if (!f.c) return;
      f.step = second_seen;
      return roll(p, Luck::token, static_cast<u8>(f.y), p.h.token[f.y] != kNone);
    default:
      if (p.h.token[f.y] == kNone) --p.h.tokens_left[outcome(p)];
      p.h.token[f.y] = outcome(p);
      p.o.token_known[f.y] = mine(f, p.o.token_known[f.y]);
      tell_token(p, f);
      f.step = start;
  }
}

void look_at_engines(Play& p, Frame& f) {
  if (f.step == first_seen) {
    const u8 engine = static_cast<u8>(f.y);
    p.h.engine[engine] = outcome(p);
    p.o.engine_known[engine] = mine(f, p.o.engine_known[engine]);
    tell(p, f, engine, outcome(p));
  }
  if (f.x == 0) return done(p);
  f.y = lowest(f.x);
  f.x &= ~bit(f.y);
  f.step = first_seen;
  roll(p, Luck::engine, static_cast<u8>(f.y), p.h.engine[f.y] != 0);
}

void look_at_coordinates(Play& p, Frame& f) {
  if (f.step == start) {
    f.step = first_seen;
    return roll(p, Luck::coordinates, 0, p.h.coordinates != kNone);
  }
  p.h.coordinates = outcome(p);
  p.o.coordinates_known = mine(f, p.o.coordinates_known);
  tell(p, f, kNone, outcome(p));
  done(p);
}

void look_at_event(Play& p, Frame& f) {
  Ordered& top_card = p.h.top[static_cast<std::size_t>(Deck::event)];
  if (f.step == start) {
    f.step = first_seen;
    return roll_event_card(p);
  }
  if (f.step == first_seen) {
    const u8 card = take_event_card(p);
    p.o.event_deck |= bit(card);
    for (std::size_t i = top_card.count; i > 0; --i)
      top_card.card[i] = top_card.card[i - 1];
    top_card.card[0] = card;
    ++top_card.count;
    p.o.event_top_known = static_cast<u8>(bit(f.seat));
    tell(p, f, kNone, card);
    f.step = put_back;
    return ask_choice(p, f.seat, Pick::option, 3, Purpose::event_place, rule("B17.2"));
  }
  if (p.g.answer.b == 1) {  // to the bottom
    const u8 card = top_card.card[0];
    use_known_top(p, Deck::event);
    Bottom& bottom = p.h.bottom[3];
    bottom.card[bottom.count++] = card;
    p.o.event_bottom = bottom.count;
    p.o.event_top_known = 0;
  }
  done(p);
}

void look_at_objective(Play& p, Frame& f) {
  if (f.step == start) {
    if (f.x == 0) return done(p);
    f.step = chosen;
    p.g.answer.b = lowest(f.x);
    if (std::popcount(f.x) > 1) ask_choice(p, f.seat, Pick::seat, f.x, Purpose::whose_objective, rule("B17.2"));
    return;
  }
  if (f.step == chosen) {
    f.y = p.g.answer.b;
    f.step = first_seen;
    p.g.answer.b = 0;
    if (p.o.crew[f.y].objectives == 2)
      ask_choice(p, static_cast<Seat>(f.y), Pick::option, 3, Purpose::shown_objective, rule("B17.2"));
    return;
  }
  const u8 which = p.g.answer.b;
  Private& other = p.h.seat[f.y];
  other.objectives_known[which] = mine(f, other.objectives_known[which]);
  tell(p, f, static_cast<u8>(f.y), other.objectives[which]);
  done(p);
}

}  // namespace

u8 with_secret_objective(const Facts& f, Seat viewer, u8 seats) {
  if (f.o.options.mode == Mode::coop) return 0;  // B15.5: public
  u8 secret = 0;
  for_bits(u32{seats}, [&](Seat s) {
    for (std::size_t i = 0; i < f.o.crew[s].objectives; ++i)
      if (!(f.h.seat[s].objectives_known[i] & bit(viewer))) secret = static_cast<u8>(secret | bit(s));
  });
  return secret;
}

// a = Peek, b = how many, c = with token, d = neighboring only, x = engines / seats / Rooms seen, y = the one at hand
void peek(Play& p, Frame& f) {
  switch (static_cast<Peek>(f.a)) {
    case Peek::tile: return look_at_tiles(p, f);
    case Peek::engine: return look_at_engines(p, f);
    case Peek::coordinates: return look_at_coordinates(p, f);
    case Peek::event_top: return look_at_event(p, f);
    case Peek::objective: return look_at_objective(p, f);
  }
}

}  // namespace carno
