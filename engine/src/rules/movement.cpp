// B4.17 - B4.27, B6.15 - B6.18: leaving a Room, Escape, and the entry procedure.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct MoveFrame {  // seat = who moves, room = where to
  static constexpr Proc proc = Proc::move;
  Corridor via = kNone;
  MoveNoise noise{};
  Corridor marker = kNone;
  u8 companions = 0;
  u32 attackers = 0;  // Carnomorphs that still attack the escaping Character
};
enum MoveStep : u8 { announced, escaping };

struct EnterFrame {
  static constexpr Proc proc = Proc::enter;
  Corridor via = kNone;
  MoveNoise noise{};
  Corridor marker = kNone;  // of Careful Movement
  u8 companions = 0;
  u8 was_empty = 0;
  u8 noise_replaced = 0;
};

}  // namespace

void call_move(Play& p, const Journey& journey) {
  auto& move = call<MoveFrame>(p, journey.seat, journey.to);
  move.via = journey.via;
  move.noise = journey.noise;
  move.marker = journey.marker;
  move.companions = journey.companions;
  if (!journey.attacks) top(p).step = escaping;
}

void forget_in_move(Frame& f, Mini m) { as<MoveFrame>(f).attackers &= ~bit(m); }

void move(Play& p, Frame& f) {
  auto& move = as<MoveFrame>(f);
  if (f.step == announced) {  // B6.17: those present when it was announced
    move.attackers = p.o.minis_in[p.o.crew[f.seat].room];
    f.step = escaping;
  }
  if (!active(p, f.seat)) return done(p);  // B6.16
  if (move.attackers) {
    const Mini m = next_mini(p, move.attackers);  // B6.15: largest first
    move.attackers &= ~bit(m);
    return call_attack(p, m, f.seat, Occasion::escape);
  }
  const EnterFrame entry{move.via, move.noise, move.marker, move.companions};
  const Seat mover = f.seat;
  const Room to = f.room;
  done(p);
  call<EnterFrame>(p, mover, to) = entry;
}

namespace {

enum EnterStep : u8 { moving, tile_turned, token_turned, door_closed, noise_due, arrived };

void slime_on_entry(Play& p, const Frame& f) {
  const auto& entry = as<EnterFrame>(f);
  if (!p.c.tiles[p.o.tile[f.room]].slimes_on_entry) return;
  for_bits(entry.companions | bit(f.seat), [&](Seat s) { slime(p, s, rule("B13.20")); });
}

void make_noise(Play& p, Frame& f) {
  auto& entry = as<EnterFrame>(f);
  if (!entry.was_empty || entry.noise_replaced || !active(p, f.seat)) return done(p);
  f.step = arrived;
  call_noise(p, f.seat);
}

void arrive(Play& p, Frame& f) {
  auto& entry = as<EnterFrame>(f);
  entry.was_empty = empty_but_for(p, f.room, f.seat);
  entry.noise_replaced = entry.noise != MoveNoise::roll;
  for_bits(entry.companions | bit(f.seat), [&](Seat s) {
    Event e = event(EventKind::move, rule("B4.20"));
    e.seat = s;
    e.room = p.o.crew[s].room;
    e.to = f.room;
    relocate(p, s, f.room);
    p.emit(e);
  });
  if (entry.marker != kNone) put_noise(p, entry.marker, rule("B3.10"));  // B4.27: before the token is revealed
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
  e.tile = p.o.tile[f.room];
  p.emit(e);
  slime_on_entry(p, f);
  f.step = token_turned;
  roll(p, Luck::token, f.room, p.h.token[f.room] != kNone);
}

void turn_token(Play& p, Frame& f) {
  auto& entry = as<EnterFrame>(f);
  const u8 kind = outcome(p);
  if (p.h.token[f.room] == kNone) --p.h.tokens_left[kind];
  ++p.o.tokens_revealed[kind];
  p.h.token[f.room] = kNone;
  p.o.token_known[f.room] = 0;
  const ExplorationToken& token = p.c.exploration[kind];
  const Tile& t = p.c.tiles[p.o.tile[f.room]];
  if (t.searchable)
    p.o.items[f.room] = p.o.options.mode == Mode::solo ? static_cast<u8>((token.items + 1) / 2) : token.items;  // B15.4
  Event e = event(EventKind::explore_token, rule("B4.21"));
  e.seat = f.seat;
  e.room = f.room;
  e.tile = p.o.tile[f.room];
  e.exploration = static_cast<u8>(token.effect);
  e.count = token.items;
  p.emit(e);
  f.step = noise_due;
  const bool cancelled = entry.noise != MoveNoise::roll;  // B4.27
  if (p.c.explore[static_cast<std::size_t>(token.effect)].replaces_noise_roll) entry.noise_replaced = 1;
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
      if (entry.via >= kCorridors || (doors_on_board(p) & bit(entry.via))) return;  // B4.22
      return call_close_doors(p, f.seat, bit(entry.via), rule("B4.21"));
  }
}

}  // namespace

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
