// B5, C7: Encounters; B10.1: what the first appearance of all brings.
#include <utility>

#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct EncounterFrame {
  static constexpr Proc proc = Proc::encounter;
  u8 type = kNone;   // the Type that comes without a token (B5.12)
  u8 token = kNone;  // the Token drawn, as long as this frame holds it
  u8 number = 0;     // of the token
  Mini mini = kNone;
};

struct PlaceFrame {
  static constexpr Proc proc = Proc::place;
  Type type{};
  Mini mini = kNone;
  RuleId why;
};

struct AppearFrame {
  static constexpr Proc proc = Proc::appear;
  Type type{};
  u8 race_step = 0;
};

struct FirstEncounterFrame {  // seat = who is asked
  static constexpr Proc proc = Proc::first_encounter;
  u32 waiting = 0;  // seats still to be asked
};

enum Step : u8 { start, token_drawn, arrived, surprised };

}  // namespace

void call_encounter(Play& p, Seat s, u8 type) { call<EncounterFrame>(p, s, p.o.crew[s].room).type = type; }

int surprise_number(const Facts& f) {
  const Frame* met = frame_below(f, Proc::encounter);
  return met ? race_of(f).surprise_number(f, as<EncounterFrame>(*met).number) : 0;
}

HeldToken encounter_token(const Frame& f) {
  if (f.proc != Proc::encounter) return {};
  const auto& met = as<EncounterFrame>(f);
  return {met.token, met.number};
}

namespace {

void begin(Play& p, Frame& f) {
  Event e = event(EventKind::encounter, rule("B5.3"));
  e.seat = f.seat;
  e.room = f.room;
  p.emit(e);
  for_bits(p.c.slots[f.room].corridor_mask & p.o.noise, [&](Corridor k) { clear_noise(p, k, rule("B5.3")); });
}

void blank(Play& p, Frame& f) {  // C7.2 - C7.4
  noise_everywhere(p, f.room, rule("C7.2"));
  unsigned left = 0;
  for (u8 n : p.o.bag)
    left += n;
  if (left == 0) race_of(p).refill_bag(p);
  return_token(p, Token::blank, 0, rule("C7.4"));
  done(p);
}

bool not_in_combat(const Play& p, Mini m) { return p.o.crew_in[p.o.minis[m].room] == 0; }

// One of a kind that is on the board already comes from where it is (C13.11, C13.17); kNone: it is not there.
Mini unique_on_board(const Play& p, Type type) {
  if (one_of_a_kind(p, type))
    for (Mini m = 0; m < kMinis; ++m)
      if (on_board(p, m) && type_of(p, m) == type) return m;
  return kNone;
}

void walk_in(Play& p, Frame& f, Mini m) {
  walk_mini(p, m, f.room, rule("C13.17"));
  as<EncounterFrame>(f).mini = m;
  f.step = arrived;
}

void make_room(Play& p, Type type) {  // B6.30, C13.4
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(p, m) && type_of(p, m) == type && not_in_combat(p, m)) leave_to_bag(p, m, rule("B6.30"));
}

void token_comes(Play& p, Frame& f) {
  auto& met = as<EncounterFrame>(f);
  const auto token = static_cast<Token>(p.g.answer.a);
  met.number = p.g.answer.b == kNone ? 0 : p.g.answer.b;
  take_token(p, token, met.number, rule("B5.3"));
  met.token = static_cast<u8>(token);
  f.step = arrived;
  if (token == Token::blank) return blank(p, f);
  const Type type = race_of(p).type_of(token);
  if (gone_for_good(p, type)) {  // C13.17
    lose_token(p, token, met.number);
    return done(p);
  }
  if (const Mini already = unique_on_board(p, type); already != kNone && not_in_combat(p, already))
    return walk_in(p, f, already);
  if (free_minis(p, type) == 0 && race_of(p).makes_room(type)) make_room(p, type);
  const Mini m = put_mini(p, type, f.room, rule("B5.3"));
  if (m == kNone) {  // U8
    return_token(p, token, met.number, rule("U8"));
    return done(p);
  }
  met.mini = m;
  call_appear(p, type);
}

void named_comes(Play& p, Frame& f) {  // B5.12, C13.11: no token is drawn, the number is the named token's
  auto& met = as<EncounterFrame>(f);
  const auto type = static_cast<Type>(met.type);
  for (const BagToken& token : p.c.tokens)
    if (token.count && token.token != Token::blank && race_of(p).type_of(token.token) == type)
      met.number = token.number;
  if (const Mini already = unique_on_board(p, type); already != kNone) return walk_in(p, f, already);
  const Mini m = put_mini(p, type, f.room, rule("C9.6"));
  if (m == kNone) return done(p);
  met.mini = m;
  f.step = arrived;
  call_appear(p, type);
}

}  // namespace

void encounter(Play& p, Frame& f) {
  auto& met = as<EncounterFrame>(f);
  switch (f.step) {
    case start: {
      begin(p, f);
      if (met.type != kNone) return named_comes(p, f);
      unsigned left = 0;
      for (u8 n : p.o.bag)
        left += n;
      if (left == 0) return done(p);  // C13.29
      f.step = token_drawn;
      return roll(p, Luck::bag);
    }
    case token_drawn: return token_comes(p, f);
    case arrived: {  // B5.4: equal is safe
      f.step = surprised;
      if (active(p, f.seat) && p.o.crew[f.seat].hand_size < surprise_number(p))
        call_attack(p, met.mini, f.seat, Occasion::surprise);
      return;
    }
    default:
      if (met.token != kNone) pool_token(p, static_cast<Token>(met.token));
      return done(p, kSomebodyCame);
  }
}

void call_place(Play& p, Type type, Room room, RuleId why) {
  auto& placed = call<PlaceFrame>(p, kNone, room);
  placed.type = type;
  placed.why = why;
}

// A miniature put on the board otherwise than by an Encounter (C13.18).
void place(Play& p, Frame& f) {
  auto& placed = as<PlaceFrame>(f);
  if (f.step == 1) return done(p, placed.mini);
  placed.mini = put_mini(p, placed.type, f.room, placed.why);
  f.step = 1;
  if (placed.mini != kNone) call_appear(p, placed.type);
}

void call_appear(Play& p, Type type) { call<AppearFrame>(p).type = type; }

// What the first of a type brings, then the First Encounter (C13.21).
void appear(Play& p, Frame& f) {
  enum : u8 { begun, over };
  if (f.step == over) return done(p);
  auto& appeared = as<AppearFrame>(f);
  if (!race_of(p).first_of_type(p, appeared.type, appeared.race_step++)) return;
  if (p.o.first_encounter) return done(p);
  f.step = over;
  call(p, Proc::first_encounter);
}

// B10.1: every player keeps one Objective; asked in turn order, shown to nobody.
void first_encounter(Play& p, Frame& f) {
  auto& keeping = as<FirstEncounterFrame>(f);
  enum : u8 { begun, kept };
  if (f.step == begun) {
    p.o.first_encounter = 1;
    p.emit(event(EventKind::first_encounter, rule("B10.1")));
    for (Seat s = 0; s < p.o.options.players; ++s)
      if (p.o.crew[s].place != Place::dead && p.o.crew[s].objectives == 2) keeping.waiting |= bit(s);
  }
  if (f.step == kept) {
    Private& own = p.h.seat[f.seat];
    if (own.objectives[0] != p.g.answer.b) std::swap(own.objectives[0], own.objectives[1]);
    own.objectives[1] = kNone;
    own.objectives_known = {};  // B17.2: who saw one of the two cannot tell which was kept
    Event e = event(EventKind::objective_kept, rule("B10.1"));
    e.seat = f.seat;
    e.card = own.objectives[0];
    e.visible = static_cast<u8>(bit(f.seat));
    p.emit(e);
  }
  if (keeping.waiting == 0) {
    for (Seat s = 0; s < p.o.options.players; ++s)
      if (p.o.crew[s].objectives == 2 && p.h.seat[s].objectives[1] == kNone) {
        p.o.crew[s].objectives = 1;
        Event e = event(EventKind::objective_chosen, rule("B10.1"));
        e.seat = s;
        p.emit(e);
      }
    return done(p);
  }
  f.seat = first_of(static_cast<u8>(keeping.waiting), p.o.first_player);
  keeping.waiting &= ~bit(f.seat);
  f.step = kept;
  ask(p, f.seat, Ask::drawn, Purpose::objective, rule("B10.1")).pick = Pick::objective;
}

}  // namespace carno
