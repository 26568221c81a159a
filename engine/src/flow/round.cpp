#include "carno/round.h"

#include "effects/context.h"
#include "flow/actions.h"
#include "rules/costs.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/running.h"

namespace carno {

namespace {

u8 label_of(const Open& open, Mini m) { return m < kMinis ? open.minis[m].label : kNone; }

}  // namespace

Round round_of(const Open& open) {
  Round round;
  for (std::size_t i = 0; i < open.depth; ++i) {
    const Frame& f = open.agenda[i];
    switch (f.proc) {
      case Proc::player_round:  // a forced Pass inside another's round does not make it theirs
        if (round.seat != kNone) break;
        round.seat = f.seat;
        round.actions_left = actions_left(f);
        break;
      case Proc::action:
        round.actor = f.seat;
        round.room = f.room;
        round.action = action_in(f);
        break;
      case Proc::trade: round.trader = trader_in(f); break;
      case Proc::attack: round.attacker = label_of(open, attacker_in(f)); break;
      default: break;
    }
  }
  return round;
}

Room room_in_use(const Content& content, const Open& open) {
  const Round round = round_of(open);
  Room room = round.action.verb == Do::room ? round.room : Room{kNone};
  for (std::size_t i = 0; i < open.depth; ++i) {
    const Frame& f = open.agenda[i];
    if (f.proc != Proc::effect) continue;
    const auto& effect = as<EffectFrame>(f);
    if (content.ops[effect.op].verb == Verb::use_room_action) room = effect.chosen_room;
  }
  return room;
}

Question question_of(const Open& open) {
  Question question;
  if (open.depth == 0) return question;
  const Frame& asking = open.agenda[open.depth - 1u];
  switch (asking.proc) {
    case Proc::effect: question.op = as<EffectFrame>(asking).op; break;
    case Proc::noise: question.noise = noise_face(asking); break;
    case Proc::shoot:
      question.target = shot_in(asking).target;
      question.weapon = shot_in(asking).weapon;
      question.combat = shot_in(asking).face;
      break;
    case Proc::interruption:
      if (open.depth < 2) break;
      if (const Frame& action = open.agenda[open.depth - 2u]; action.proc == Proc::action)
        question.interruptible = action_in(action);
      break;
    default: break;
  }
  return question;
}

u8 cost_of(const Engine& engine, const Game& game, Seat seat, const Choice& choice) {
  return action_cost(Facts{engine.content(), game.open, game.hidden}, seat, choice);
}

}  // namespace carno
