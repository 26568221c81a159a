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
  for (int i = p.o.depth - 1; i >= 0; --i)
    if (p.o.agenda[static_cast<std::size_t>(i)].proc == proc) return &p.o.agenda[static_cast<std::size_t>(i)];
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
    if (f.proc == Proc::attack && f.c != kNone) discard_attack_card(p, f.c);
    const bool holds_token = (f.proc == Proc::encounter || f.proc == Proc::bag_step) && f.step >= 2 && f.a != kNone;
    if (holds_token) pool_token(p, static_cast<Token>(f.a));
    done(p);
  }
  discard_limbo(p);
}

using Procedure = void (*)(Play&, Frame&);

constexpr std::array<Procedure, static_cast<std::size_t>(Proc::count)> kProcedures = [] {
  std::array<Procedure, static_cast<std::size_t>(Proc::count)> t{};
  auto set = [&](Proc proc, Procedure f) { t[static_cast<std::size_t>(proc)] = f; };
  set(Proc::setup, setup);
  set(Proc::turn, turn);
  set(Proc::revival, revival);
  set(Proc::draw_hands, draw_hands);
  set(Proc::first_player, first_player);
  set(Proc::player_phase, player_phase);
  set(Proc::player_round, player_round);
  set(Proc::pass, pass);
  set(Proc::action, action);
  set(Proc::interruption, interruption);
  set(Proc::draw, draw);
  set(Proc::airlock, airlock);
  set(Proc::time_step, time_step);
  set(Proc::attack_step, attack_step);
  set(Proc::fire_step, fire_step);
  set(Proc::event_step, event_step);
  set(Proc::bag_step, bag_step);
  set(Proc::end_game, end_game);
  set(Proc::effect, effect);
  set(Proc::for_each, for_each);
  set(Proc::shoot, shoot);
  set(Proc::melee, melee);
  set(Proc::eggs, eggs);
  set(Proc::move, move);
  set(Proc::enter, enter);
  set(Proc::noise, noise);
  set(Proc::encounter, encounter);
  set(Proc::place, place);
  set(Proc::appear, appear);
  set(Proc::first_encounter, first_encounter);
  set(Proc::attack, attack);
  set(Proc::injury, injury);
  set(Proc::kill, kill);
  set(Proc::retreat, retreat);
  set(Proc::wound, wound);
  set(Proc::scan, scan);
  set(Proc::mutation_card, mutation_card);
  set(Proc::mutation_marker, mutation_marker);
  set(Proc::search, search);
  set(Proc::gain_heavy, gain_heavy);
  set(Proc::trade, trade);
  set(Proc::board_pod, board_pod);
  set(Proc::launch, launch);
  set(Proc::doors, doors);
  set(Proc::peek, peek);
  set(Proc::feed, feed);
  set(Proc::drop_surplus, drop_surplus);
  return t;
}();

}  // namespace

bool answered_at_once(Play& p) {
  if (p.hooks && p.hooks->chance) return false;
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
