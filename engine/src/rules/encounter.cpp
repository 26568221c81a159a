// B5, C7: Encounters; C6.3, C11.1: what the first appearance of a type, and of any Carnomorph, brings.
#include <utility>

#include "flow/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

void call_encounter(Play& p, Seat s, u8 type) {
  Frame& f = call(p, Proc::encounter);
  f.seat = s;
  f.room = p.o.crew[s].room;
  f.a = type;
}

namespace {

enum Step : u8 { start, token_drawn, arrived, attacked };

Type type_of_token(Token token) {
  switch (token) {
    case Token::shambler: return Type::shambler;
    case Token::fleshbeast: return Type::fleshbeast;
    case Token::butcher: return Type::butcher;
    default: return Type::metagorger;
  }
}

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
  if (left == 0) add_metagorger_token(p, rule("C7.3"));
  return_token(p, Token::blank, 0, rule("C7.4"));
  done(p);
}

bool not_in_combat(const Play& p, Mini m) { return p.o.crew_in[p.o.minis[m].room] == 0; }

// A Butcher already on the board comes from where it is (C13.11, C13.17); kNone: it cannot.
Mini butcher_on_board(const Play& p) {
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(p, m) && type_of(p, m) == Type::butcher) return m;
  return kNone;
}

void walk_in(Play& p, Frame& f, Mini m) {
  Event e = event(EventKind::move, rule("C13.17"));
  e.label = p.o.minis[m].label;
  e.type = p.o.minis[m].type;
  e.room = p.o.minis[m].room;
  e.to = f.room;
  p.emit(e);
  relocate_mini(p, m, f.room);
  f.c = m;
  f.step = arrived;
}

// C13.4, B6.30: with all Shamblers on the board, those not in Combat leave first.
void make_room_for_shambler(Play& p) {
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(p, m) && type_of(p, m) == Type::shambler && not_in_combat(p, m)) leave_to_bag(p, m, rule("B6.30"));
}

void token_comes(Play& p, Frame& f) {
  const auto token = static_cast<Token>(p.g.answer.a);
  f.a = p.g.answer.a;
  f.b = p.g.answer.b == kNone ? 0 : p.g.answer.b;
  take_token(p, token, f.b, rule("B5.3"));
  f.step = arrived;  // from here on this frame holds the token
  if (token == Token::blank) return blank(p, f);
  const Type type = type_of_token(token);
  if (type == Type::butcher && p.o.butcher_killed) {  // C13.17
    lose_token(p, token, f.b);
    return done(p);
  }
  if (type == Type::butcher) {
    const Mini m = butcher_on_board(p);
    if (m != kNone && not_in_combat(p, m)) return walk_in(p, f, m);
  }
  if (type == Type::shambler && free_minis(p, type) == 0) make_room_for_shambler(p);
  const Mini m = put_mini(p, type, f.room, rule("B5.3"));
  if (m == kNone) {  // U8
    return_token(p, token, f.b, rule("U8"));
    return done(p);
  }
  f.c = m;
  call_appear(p, type);
}

void named_comes(Play& p, Frame& f) {  // B5.12, C13.11: no token is drawn, the number is the named token's
  const auto type = static_cast<Type>(f.a);
  f.a = kNone;
  for (const BagToken& token : p.c.tokens)
    if (token.count && token.token != Token::blank && type_of_token(token.token) == type) f.b = token.number;
  const Mini already = type == Type::butcher ? butcher_on_board(p) : kNone;
  if (already != kNone) return walk_in(p, f, already);
  const Mini m = put_mini(p, type, f.room, rule("C9.6"));
  if (m == kNone) return done(p);
  f.c = m;
  f.step = arrived;
  call_appear(p, type);
}

}  // namespace

// a = the Token held (or the named Type at the start), b = its number, c = the Carnomorph
void encounter(Play& p, Frame& f) {
  switch (f.step) {
    case start: {
      begin(p, f);
      if (f.a != kNone) return named_comes(p, f);
      unsigned left = 0;
      for (u8 n : p.o.bag)
        left += n;
      if (left == 0) return done(p);  // C13.29
      f.step = token_drawn;
      return roll(p, Luck::bag);
    }
    case token_drawn: return token_comes(p, f);
    case arrived: {  // B5.4: equal is safe
      f.step = attacked;
      const int number = f.b + adaptation(p, &AdaptationCard::surprise_number);
      if (active(p, f.seat) && p.o.crew[f.seat].hand_size < number) call_attack(p, f.c, f.seat, Occasion::surprise);
      return;
    }
    default:
      if (f.a != kNone) pool_token(p, static_cast<Token>(f.a));
      return done(p);
  }
}

void call_place(Play& p, Type type, Room room, RuleId why) {
  Frame& f = call(p, Proc::place);
  f.a = static_cast<u8>(type);
  f.room = room;
  f.x = why.packed;
}

// A miniature put on the board otherwise than by an Encounter (C13.18). b = the miniature
void place(Play& p, Frame& f) {
  if (f.step == 1) return done(p, f.b);
  const auto type = static_cast<Type>(f.a);
  f.b = put_mini(p, type, f.room, RuleId{static_cast<u16>(f.x)});
  f.step = 1;
  if (f.b != kNone) call_appear(p, type);
}

void call_appear(Play& p, Type type) { call(p, Proc::appear).a = static_cast<u8>(type); }

namespace {

u8 adaptation_slot(const Play& p, u8 type) {
  for (u8 i = 0; i < kAdaptationSlots; ++i)
    if (static_cast<u8>(p.c.adaptation_slots[i].type) == type) return i;
  return kNone;
}

}  // namespace

// C13.21: the Adaptation is turned up, then the Objectives are chosen if it is the first Carnomorph.
void appear(Play& p, Frame& f) {
  enum : u8 { begun, card_turned, over = 3 };  // saved positions hold them
  if (f.step == over) return done(p);
  const u8 slot = adaptation_slot(p, f.a);
  if (f.step == begun && slot != kNone && p.o.adaptations[slot].state == SlotState::face_down) {
    p.o.adaptations[slot].state = SlotState::revealed;
    f.step = card_turned;
    return roll(p, Luck::adaptation, slot, p.h.adaptation[slot] != kNone);
  }
  if (f.step == card_turned) {
    p.o.adaptations[slot].card = outcome(p);
    p.h.adaptation[slot] = kNone;
    Event e = event(EventKind::adaptation_revealed, rule("C6.3"));
    e.value = slot;
    e.card = p.o.adaptations[slot].card;
    p.emit(e);
  }
  if (p.o.first_encounter) return done(p);
  f.step = over;
  call(p, Proc::first_encounter);
}

// B10.1: every player keeps one Objective; asked in turn order, shown to nobody.
void first_encounter(Play& p, Frame& f) {
  if (f.step == 0) {
    p.o.first_encounter = 1;
    p.emit(event(EventKind::first_encounter, rule("B10.1")));
    f.step = 1;
    f.x = 0;
    for (Seat s = 0; s < p.o.options.players; ++s)
      if (p.o.crew[s].place != Place::dead && p.o.crew[s].objectives == 2) f.x |= bit(s);
  }
  if (f.a) {
    Private& own = p.h.seat[f.seat];
    if (own.objectives[0] != p.g.answer.b) std::swap(own.objectives[0], own.objectives[1]);
    own.objectives[1] = kNone;
    own.objectives_known = {};  // B17.2: who saw one of the two cannot tell which was kept
    f.a = 0;
    Event e = event(EventKind::objective_kept, rule("B10.1"));
    e.seat = f.seat;
    e.card = own.objectives[0];
    e.visible = static_cast<u8>(bit(f.seat));
    p.emit(e);
  }
  if (f.x == 0) {
    for (Seat s = 0; s < p.o.options.players; ++s)
      if (p.o.crew[s].objectives == 2 && p.h.seat[s].objectives[1] == kNone) {
        p.o.crew[s].objectives = 1;
        Event e = event(EventKind::objective_chosen, rule("B10.1"));
        e.seat = s;
        p.emit(e);
      }
    return done(p);
  }
  f.seat = first_of(static_cast<u8>(f.x), p.o.first_player);
  f.x &= ~bit(f.seat);
  f.a = 1;
  ask(p, f.seat, Ask::drawn, rule("B10.1")).pick = Pick::objective;
}

}  // namespace carno
