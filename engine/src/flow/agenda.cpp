// The loop that runs the top frame until somebody must choose.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

// Answers a pending chance request if somebody is there to answer it.
bool answer_chance(Play& p) {
  if (answered_at_once(p)) return true;
  if (p.hooks->stop_at_chance) return false;
  Outcomes possible;
  list_outcomes(p, possible);
  Outcome result;
  if (!p.hooks->chance->answer(p.g, possible, result)) return false;
  const Outcome* meant = possible.find(result);
  take_outcome(p, meant ? *meant : result);
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
#include "state/procedures.def"
#undef PROCEDURE
};

}  // namespace

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
