// Secret looks (B13.17, B13.19, B13.22, B13.23 and cards): everybody learns that somebody looked, only that player
// what.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct PeekFrame {
  static constexpr Proc proc = Proc::peek;
  Peek at{};
  u8 left = 0;              // tiles still to be looked at
  u8 with_token = 0;        // and what lies on them
  u8 neighboring_only = 0;  // tiles
  u32 among = 0;            // engines still to come; seats to choose from; of tiles, those seen already
  u32 one = 0;              // the tile, engine or seat at hand
};

enum Step : u8 { start, chosen, first_seen, second_seen, put_back, over };

// Everybody hears of it without what was seen; who looked hears it again with that, in `member`.
void tell(Play& p, Event e, u8 Event::*member, u8 seen) {
  p.emit(e);
  e.*member = seen;
  e.visible = static_cast<u8>(bit(e.seat));
  p.emit(e);
}

Event look(const Frame& f, EventKind kind) {
  Event e = event(kind, rule("B13.25"));
  e.seat = f.seat;
  return e;
}

void tell_tile(Play& p, const Frame& f) {
  Event e = look(f, EventKind::peek_tile);
  e.room = static_cast<Room>(as<PeekFrame>(f).one);
  tell(p, e, &Event::tile, outcome(p));
}

// The token that lies on a tile just seen; that both are looked at was told with the tile.
void tell_token(Play& p, const Frame& f) {
  const ExplorationToken& token = p.c.exploration[outcome(p)];
  Event e = look(f, EventKind::peek_tile);
  e.room = static_cast<Room>(as<PeekFrame>(f).one);
  e.tile = p.h.tile[as<PeekFrame>(f).one];
  e.exploration = static_cast<u8>(token.effect);
  e.count = token.items;
  e.visible = static_cast<u8>(bit(f.seat));
  p.emit(e);
}

u8 mine(const Frame& f, u8 mask) { return static_cast<u8>(mask | bit(f.seat)); }

void look_at_tiles(Play& p, Frame& f) {
  auto& looking = as<PeekFrame>(f);
  switch (f.step) {
    case start: {
      u32 scope = ~p.o.explored & (bit(kRooms) - 1) & ~looking.among;
      if (looking.neighboring_only) scope &= p.c.slots[f.room].neighbor_mask;
      if (scope == 0 || looking.left == 0) return done(p);
      f.step = chosen;
      p.g.answer = Choice{Do::choose, static_cast<u8>(Pick::room), lowest(scope), 0, 0};
      if (std::popcount(scope) > 1 || looking.among) {
        Pending& q = ask(p, f.seat, Ask::choose, Purpose::look, rule("B13.19"));
        q.pick = Pick::room;
        q.from = scope;
        q.min = looking.among ? 0 : 1;
      }
      return;
    }
    case chosen:
      if (p.g.answer.verb == Do::no) return done(p);
      looking.one = p.g.answer.b;
      looking.among |= bit(looking.one);
      --looking.left;
      f.step = first_seen;
      return roll(p, Luck::tile, static_cast<u8>(looking.one), p.h.tile[looking.one] != kNone);
    case first_seen:
      p.h.tile[looking.one] = outcome(p);
      p.h.tiles_left &= ~bit(outcome(p));
      p.o.tile_known[looking.one] = mine(f, p.o.tile_known[looking.one]);
      tell_tile(p, f);
      f.step = start;
      if (!looking.with_token) return;
      f.step = second_seen;
      return roll(p, Luck::token, static_cast<u8>(looking.one), p.h.token[looking.one] != kNone);
    default:
      if (p.h.token[looking.one] == kNone) --p.h.tokens_left[outcome(p)];
      p.h.token[looking.one] = outcome(p);
      p.o.token_known[looking.one] = mine(f, p.o.token_known[looking.one]);
      tell_token(p, f);
      f.step = start;
  }
}

void look_at_engines(Play& p, Frame& f) {
  auto& looking = as<PeekFrame>(f);
  if (f.step == first_seen) {
    const u8 engine = static_cast<u8>(looking.one);
    p.h.engine[engine] = outcome(p);
    p.o.engine_known[engine] = mine(f, p.o.engine_known[engine]);
    Event e = look(f, EventKind::peek_engine);
    e.engine = engine;
    tell(p, e, &Event::result, outcome(p));
  }
  if (looking.among == 0) return done(p);
  looking.one = lowest(looking.among);
  looking.among &= ~bit(looking.one);
  f.step = first_seen;
  roll(p, Luck::engine, static_cast<u8>(looking.one), p.h.engine[looking.one] != 0);
}

void look_at_coordinates(Play& p, Frame& f) {
  if (f.step == start) {
    f.step = first_seen;
    return roll(p, Luck::coordinates, 0, p.h.coordinates != kNone);
  }
  p.h.coordinates = outcome(p);
  p.o.coordinates_known = mine(f, p.o.coordinates_known);
  tell(p, look(f, EventKind::peek_coordinates), &Event::card, outcome(p));
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
    tell(p, look(f, EventKind::peek_event), &Event::card, card);
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
  auto& looking = as<PeekFrame>(f);
  if (f.step == start) {
    if (looking.among == 0) return done(p);
    f.step = chosen;
    p.g.answer.b = lowest(looking.among);
    if (std::popcount(looking.among) > 1)
      ask_choice(p, f.seat, Pick::seat, looking.among, Purpose::whose_objective, rule("B17.2"));
    return;
  }
  if (f.step == chosen) {
    looking.one = p.g.answer.b;
    f.step = first_seen;
    p.g.answer.b = 0;
    if (p.o.crew[looking.one].objectives == 2)
      ask_choice(p, static_cast<Seat>(looking.one), Pick::option, 3, Purpose::shown_objective, rule("B17.2"));
    return;
  }
  const u8 which = p.g.answer.b;
  Private& other = p.h.seat[looking.one];
  other.objectives_known[which] = mine(f, other.objectives_known[which]);
  Event e = look(f, EventKind::peek_objective);
  e.target = static_cast<Seat>(looking.one);
  tell(p, e, &Event::card, other.objectives[which]);
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

void call_peek(Play& p, Seat s, Room room, const Look& look) {
  auto& peek = call<PeekFrame>(p, s, room);
  peek.at = look.at;
  peek.left = look.count;
  peek.with_token = look.with_token;
  peek.neighboring_only = look.neighboring_only;
  peek.among = look.among;
}

void peek(Play& p, Frame& f) {
  switch (as<PeekFrame>(f).at) {
    case Peek::tile: return look_at_tiles(p, f);
    case Peek::engine: return look_at_engines(p, f);
    case Peek::coordinates: return look_at_coordinates(p, f);
    case Peek::event_top: return look_at_event(p, f);
    case Peek::objective: return look_at_objective(p, f);
  }
}

}  // namespace carno
