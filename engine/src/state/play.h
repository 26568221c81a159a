// The working set of the rules while a game moves: state, content, and the agenda of frames.
// A procedure of the rulebook is a function `void name(Play&, Frame&)` with numbered steps. It does its work, calls
// another procedure with `call`, asks a player with `ask…` or chance with `roll`, or ends with `done`. When what it
// asked for is answered it is entered again at the step it set.
#pragma once
#include "carno/engine.h"
#include "state/facts.h"
#include "state/frame.h"

namespace carno {

// The target of an effect from which its target is spared: what it does to the Room still happens.
inline constexpr Seat kNobody = 254;

struct Play : Facts {  // o and h here hide those of Facts, which are for reading only
  Game& g;
  Open& o;
  Hidden& h;
  Hooks* hooks;

  Play(const Content& content, Game& game, Hooks* who)
      : Facts{content, game.open, game.hidden}, g(game), o(game.open), h(game.hidden), hooks(who) {}
  bool listening() const { return hooks && hooks->listener; }
  void emit(const Event& event) const {
    if (listening()) [[unlikely]]
      hooks->listener->on(event);
  }
};

// --- agenda ---
inline Frame& top(Play& p) { return p.o.agenda[p.o.depth - 1u]; }
Frame& call(Play& p, Proc proc);  // pushes an empty frame
// Pushes a frame with what its procedure remembers, as the struct `T` says at the start.
template <FrameData T>
T& call(Play& p, Seat seat = kNone, Room room = kNone) {
  Frame& frame = call(p, T::proc);
  frame.seat = seat;
  frame.room = room;
  return as<T>(frame) = T{};
}
inline void done(Play& p, u8 reply = 0) {
  p.o.agenda[--p.o.depth] = Frame{};
  p.o.reply = reply;
}
Frame* frame_below(Play& p, Proc proc);  // the innermost running `proc`, or nullptr
const Frame* frame_below(const Facts& f, Proc proc);
void run_agenda(Play& p);
void end_now(Play& p, EndReason reason);  // B11.1: everything else is dropped

// --- asking ---
inline Pending& ask(Play& p, Seat seat, Ask what, Purpose purpose, RuleId rule) {
  p.o.pending = Pending{};
  p.o.pending.ask = what;
  p.o.pending.seat = seat;
  p.o.pending.purpose = purpose;
  p.o.pending.rule = rule;
  return p.o.pending;
}
inline void ask_choice(Play& p, Seat seat, Pick pick, u64 from, Purpose purpose, RuleId rule) {
  Pending& q = ask(p, seat, Ask::choose, purpose, rule);
  q.pick = pick;
  q.from = from;
}
inline void ask_yes_no(Play& p, Seat seat, Purpose purpose, RuleId rule) { ask(p, seat, Ask::yes_no, purpose, rule); }
inline void roll(Play& p, Luck luck, u8 arg = 0, bool settled = false) {
  Pending& q = ask(p, kChanceSeat, Ask::chance, Purpose::none, RuleId{});
  q.luck = luck;
  q.arg = arg;
  q.arg2 = settled ? 1 : 0;
}
inline u8 outcome(const Play& p) { return p.g.answer.a; }
// After a roll: true when the game's own generator has answered, and the procedure may go on at once. Otherwise it
// returns, and is entered again at the step it set when somebody has.
bool answered_at_once(Play& p);
void take_outcome(Play& p, Outcome result);  // somebody has answered

// --- chance ---
void list_outcomes(const Facts& f, Outcomes& out);
Outcome draw_outcome(Play& p, const Outcomes& out);
Outcome quick_outcome(Play& p);  // the same distribution without a list, for play at speed

}  // namespace carno
