#include <cassert>

#include "core/rng.h"
#include "flow/play.h"
#include "flow/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

Frame& call(Play& p, Proc proc) {
  assert(p.o.depth < kFrames);
  Frame& frame = p.o.agenda[p.o.depth++];
  frame = Frame{};
  frame.proc = proc;
  return frame;
}

Frame* frame_below(Play& p, Proc proc) {
  for (std::size_t i = p.o.depth; i-- > 0;)
    if (p.o.agenda[i].proc == proc) return &p.o.agenda[i];
  return nullptr;
}

const Frame* frame_below(const Facts& f, Proc proc) {
  for (std::size_t i = f.o.depth; i-- > 0;)
    if (f.o.agenda[i].proc == proc) return &f.o.agenda[i];
  return nullptr;
}

Event event(EventKind kind, RuleId rule) {
  Event e;
  e.kind = kind;
  e.rule = rule;
  return e;
}

void end_now(Play& p, EndReason reason) {
  if (p.o.end_reason != EndReason::none) return;
  p.o.end_reason = reason;
}

namespace {

void take_outcome(Play& p, Outcome result) {
  Choice& answer = p.g.answer;
  answer = Choice{Do::chance, result.a, result.b, 0, 0};
  if (p.listening()) {
    Event e = event(EventKind::chance, RuleId{});
    e.choice = answer;
    e.type = static_cast<u8>(p.o.pending.luck);
    e.value = p.o.pending.arg;
    e.value2 = p.o.pending.arg2;
    e.visible = 0;
    p.emit(e);
  }
  p.o.pending = Pending{};
}

// Answers a pending chance request if somebody is there to answer it.
bool answer_chance(Play& p) {
  if (answered_at_once(p)) return true;
  if (p.hooks->stop_at_chance) return false;
  Outcomes possible;
  list_outcomes(p, possible);
  Outcome result;
  if (!p.hooks->chance->answer(p.g, possible, result)) return false;
  take_outcome(p, result);
  return true;
}

// The game ends in the middle of things: what was in use goes where it would have gone.
void drop_agenda(Play& p) {
  while (p.o.depth > 0) {
    const Frame& f = top(p);
    if (const u8 card = attack_card_in(f); card != kNone) discard_attack_card(p, card);
    if (const HeldToken held = token_in(f); held.token != kNone) pool_token(p, static_cast<Token>(held.token));
    done(p);
  }
  discard_limbo(p);
}

using Procedure = void (*)(Play&, Frame&);

constexpr std::array<Procedure, static_cast<std::size_t>(Proc::count)> kProcedures{
    nullptr,
#define PROCEDURE(name) name,
#include "flow/procedures.def"
#undef PROCEDURE
};

}  // namespace

bool answered_at_once(Play& p) {
  if (p.hooks && (p.hooks->chance || p.hooks->stop_at_chance)) return false;
  take_outcome(p, quick_outcome(p));
  return true;
}

void run_agenda(Play& p) {
  while (p.o.phase != Phase::over) {
    if (p.o.pending.ask == Ask::chance) {
      if (!answer_chance(p)) return;
    } else if (p.o.pending.ask != Ask::nothing) {
      return;
    }
    if (p.o.end_reason != EndReason::none && p.o.phase != Phase::end_check) {  // B11.1, U52
      drop_agenda(p);
      p.o.phase = Phase::end_check;
      call(p, Proc::end_game);
      if (p.hooks && p.hooks->stop_before == Phase::end_check) {
        p.hooks->stopped = true;
        return;
      }
    }
    Frame& frame = top(p);
    kProcedures[static_cast<std::size_t>(frame.proc)](p, frame);
    if (p.hooks && p.hooks->stopped) return;
  }
}

}  // namespace carno
