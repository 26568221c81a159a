// Carnomorph miniatures and bag tokens.
#include "state/change.h"
#include "state/running.h"

namespace carno {

namespace {

u8 free_label(const Play& p, Type type) {
  u32 used = 0;
  for (const Carnomorph& mini : p.o.minis)
    if (mini.type != kNone && born_as(mini.label) == type) used |= bit(label_number(mini.label));
  for (std::size_t i = 0; i < p.o.depth; ++i) {  // nor the name an effect still aims at (U46)
    const u8 label = label_aimed_at(p.o.agenda[i]);
    if (born_as(label) == type) used |= bit(label_number(label));
  }
  u8 n = 1;
  while (used & bit(n))
    ++n;
  return make_label(type, n);
}

void put_out_of_pods(Play& p, Room room) {  // B10.17
  for_bits(u32{p.o.crew_in[room]}, [&](Seat s) {
    if (p.o.crew[s].place == Place::pod) step_out(p, s, rule("B10.17"));
  });
}

Event token_event(EventKind kind, Token token, u8 number, RuleId why) {
  Event e = event(kind, why);
  e.token = static_cast<u8>(token);
  e.number = number;
  return e;
}

u8& in_bag(Play& p, Token token, u8 number) { return p.h.numbers_in_bag[static_cast<std::size_t>(token)][number - 1u]; }
u8& outside(Play& p, Token token, u8 number) { return p.h.numbers_out[static_cast<std::size_t>(token)][number - 1u]; }

// Tokens of that number drawn by a procedure that still runs: outside the bag, but not in the pool.
u32 held_outside(const Play& p, Token token, u8 number) {
  u32 n = 0;
  for (std::size_t i = 0; i < p.o.depth; ++i) {
    const HeldToken held = token_in(p.o.agenda[i]);
    if (held.token == static_cast<u8>(token) && held.number == number) ++n;
  }
  return n;
}

}  // namespace

Event mini_event(const Play& p, EventKind kind, Mini m, RuleId why) {
  Event e = event(kind, why);
  e.label = p.o.minis[m].label;
  e.type = p.o.minis[m].type;
  e.room = p.o.minis[m].room;
  return e;
}

Mini put_mini(Play& p, Type type, Room room, RuleId why) {
  if (free_minis(p, type) == 0) return kNone;
  Mini m = 0;
  while (p.o.minis[m].type != kNone)
    ++m;
  const u8 label = free_label(p, type);
  p.o.minis[m] = Carnomorph{static_cast<u8>(type), room, 0, label};
  ++p.o.minis_on_board[static_cast<std::size_t>(type)];
  p.o.minis_in[room] |= bit(m);
  if (p.listening()) p.emit(mini_event(p, EventKind::place, m, why));
  put_out_of_pods(p, room);
  return m;
}

void remove_mini(Play& p, Mini m) {
  Carnomorph& mini = p.o.minis[m];
  --p.o.minis_on_board[mini.type];
  p.o.minis_in[mini.room] &= ~bit(m);
  mini = Carnomorph{};
  for (std::size_t i = 0; i < p.o.depth; ++i) {  // whoever still counted on it forgets it
    Frame& frame = p.o.agenda[i];
    switch (frame.proc) {
      case Proc::move: forget_in_move(frame, m); break;
      case Proc::attack_step: forget_in_attack_step(frame, m); break;
      case Proc::fire_step: forget_in_fire_step(frame, m); break;
      case Proc::effect: forget_in_effect(frame, m); break;
      default: break;
    }
  }
}

void walk_mini(Play& p, Mini m, Room to, RuleId why, EventKind kind) {
  Carnomorph& mini = p.o.minis[m];
  Event e = mini_event(p, kind, m, why);
  e.to = to;
  p.o.minis_in[mini.room] &= ~bit(m);
  mini.room = to;
  p.o.minis_in[to] |= bit(m);
  p.emit(e);
  put_out_of_pods(p, to);
}

void leave_board(Play& p, Mini m, RuleId why) {
  const Event e = mini_event(p, EventKind::leave_board, m, why);
  remove_mini(p, m);
  p.emit(e);
}

void take_token(Play& p, Token token, u8 number, RuleId why) {
  --p.o.bag[static_cast<std::size_t>(token)];
  if (number) {
    if (in_bag(p, token, number)) --in_bag(p, token, number);
    ++outside(p, token, number);
  }
  p.emit(token_event(EventKind::bag_draw, token, number, why));
}

void return_token(Play& p, Token token, u8 number, RuleId why) {
  ++p.o.bag[static_cast<std::size_t>(token)];
  if (number) {
    --outside(p, token, number);
    ++in_bag(p, token, number);
  }
  p.emit(token_event(EventKind::bag_add, token, number, why));
}

void pool_token(Play& p, Token token) { ++p.o.pool[static_cast<std::size_t>(token)]; }

void lose_token(Play& p, Token token, u8 number) {
  p.emit(token_event(EventKind::bag_remove, token, number, rule("C5.10")));
}

bool add_token(Play& p, Token token, RuleId why) {
  const auto t = static_cast<std::size_t>(token);
  if (p.o.pool[t] == 0) return false;
  // U10: any token of the pool; which one shows when it is drawn. The numbers seen there are mixed with the others.
  for (u8 number = 1; number <= 4; ++number)
    outside(p, token, number) = static_cast<u8>(held_outside(p, token, number));
  --p.o.pool[t];
  ++p.o.bag[t];
  p.emit(token_event(EventKind::bag_add, token, 0, why));
  return true;
}

}  // namespace carno
