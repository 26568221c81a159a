// B4.17 - B4.27, B6.15 - B6.18: leaving a Room, Escape, and the entry procedure.
#include "flow/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

constexpr u8 kNoAttacks = 128;  // in Frame::d of `move`, beside the marker's corridor

Frame& journey_frame(Play& p, Proc proc, const Journey& journey) {
  Frame& f = call(p, proc);
  f.seat = journey.seat;
  f.room = journey.to;
  f.a = journey.via;
  f.b = static_cast<u8>(journey.noise);
  f.y = journey.companions;
  f.d = static_cast<u8>((journey.marker == kNone ? 127 : journey.marker) | (journey.attacks ? 0 : kNoAttacks));
  return f;
}

}  // namespace

void call_move(Play& p, const Journey& journey) { journey_frame(p, Proc::move, journey); }

// x = Carnomorphs that still attack the escaping Character (B6.17: those present when it was announced)
void move(Play& p, Frame& f) {
  if (f.step == 0) {
    f.x = (f.d & kNoAttacks) ? 0 : p.o.minis_in[p.o.crew[f.seat].room];
    f.step = 1;
  }
  if (!active(p, f.seat)) return done(p);  // B6.16
  if (f.x) {
    const Mini m = next_mini(p, f.x);  // B6.15: largest first
    f.x &= ~bit(m);
    return call_attack(p, m, f.seat, Occasion::escape);
  }
  const Frame here = f;
  done(p);
  Frame& e = call(p, Proc::enter);
  e.seat = here.seat;
  e.room = here.room;
  e.a = here.a;
  e.b = here.b;
  e.y = here.y;
  e.d = here.d & 127;
}

namespace {

enum EnterStep : u8 { moving, tile_turned, token_turned, door_closed, noise_due, arrived };
constexpr u32 kWasEmpty = 1, kNoiseReplaced = 2;

void slime_on_entry(Play& p, const Frame& f) {
  if (!p.c.tiles[p.o.tile[f.room]].slimes_on_entry) return;
  for_bits(f.y | bit(f.seat), [&](Seat s) { slime(p, s, rule("B13.20")); });
}

void make_noise(Play& p, Frame& f) {
  if (!(f.x & kWasEmpty) || (f.x & kNoiseReplaced) || !active(p, f.seat)) return done(p);
  f.step = arrived;
  call_noise(p, f.seat);
}

void arrive(Play& p, Frame& f) {
  f.x = empty_but_for(p, f.room, f.seat) ? kWasEmpty : 0;
  if (static_cast<MoveNoise>(f.b) != MoveNoise::roll) f.x |= kNoiseReplaced;
  for_bits(f.y | bit(f.seat), [&](Seat s) {
    Event e = event(EventKind::move, rule("B4.20"));
    e.seat = s;
    e.room = p.o.crew[s].room;
    e.to = f.room;
    relocate(p, s, f.room);
    p.emit(e);
  });
  if (f.d != 127) put_noise(p, f.d, rule("B3.10"));  // B4.27: before the token is revealed
  if (explored(p, f.room)) {
    slime_on_entry(p, f);
    return make_noise(p, f);
  }
  f.step = tile_turned;
  roll(p, Luck::tile, f.room, p.h.tile[f.room] != kNone);
}

void turn_tile(Play& p, Frame& f) {
  reveal_tile(p, f.room, outcome(p));
  Event e = event(EventKind::explore, rule("B4.20"));
  e.seat = f.seat;
  e.room = f.room;
  e.card = p.o.tile[f.room];
  p.emit(e);
  slime_on_entry(p, f);
  f.step = token_turned;
  roll(p, Luck::token, f.room, p.h.token[f.room] != kNone);
}

void turn_token(Play& p, Frame& f) {
  const u8 kind = outcome(p);
  if (p.h.token[f.room] == kNone) --p.h.tokens_left[kind];
  ++p.o.tokens_revealed[kind];
  p.h.token[f.room] = kNone;
  p.o.token_known[f.room] = 0;
  const ExplorationToken& token = p.c.exploration[kind];
  const Tile& t = p.c.tiles[p.o.tile[f.room]];
  if (t.searchable)
    p.o.items[f.room] = p.o.options.mode == Mode::solo ? static_cast<u8>((token.items + 1) / 2) : token.items;  // B15.4
  Event e = event(EventKind::explore, rule("B4.21"));
  e.seat = f.seat;
  e.room = f.room;
  e.card = p.o.tile[f.room];
  e.value = static_cast<u8>(1 + static_cast<u8>(token.effect));
  e.value2 = token.items;
  p.emit(e);
  f.step = noise_due;
  const bool cancelled = static_cast<MoveNoise>(f.b) != MoveNoise::roll;  // B4.27
  if (p.c.explore[static_cast<std::size_t>(token.effect)].replaces_noise_roll) f.x |= kNoiseReplaced;
  switch (token.effect) {
    case Explore::silence:
      if (!cancelled && p.o.crew[f.seat].slime) danger(p, f.seat, f.room, rule("B4.21"));
      return;
    case Explore::danger:
      if (!cancelled) danger(p, f.seat, f.room, rule("B4.21"));
      return;
    case Explore::slime: return slime(p, f.seat, rule("B4.21"));
    case Explore::fire: return place_fire(p, f.room, rule("B4.21"));
    case Explore::malfunction: return place_malfunction(p, f.room, rule("B4.21"));
    case Explore::doors:
      if (f.a >= kCorridors || (doors_on_board(p) & bit(f.a))) return;  // B4.22
      return call_close_doors(p, f.seat, bit(f.a), rule("B4.21"));
  }
}

}  // namespace

// a = corridor used, b = MoveNoise, d = corridor for the careful marker or 127, y = who moves along
void enter(Play& p, Frame& f) {
  switch (f.step) {
    case moving: return arrive(p, f);
    case tile_turned: return turn_tile(p, f);
    case token_turned: return turn_token(p, f);
    case noise_due: return make_noise(p, f);
    default: return done(p);
  }
}

void reveal_tile(Play& p, Room room, TileId t) {
  p.h.tiles_left &= ~bit(t);
  p.h.tile[room] = kNone;
  p.o.tile_known[room] = 0;
  p.o.tile[room] = t;
  p.o.explored |= bit(room);
  if (p.c.tiles[t].computer) p.o.computers |= bit(room);
}

}  // namespace carno
