#include "question.h"

#include "carno/notation.h"
#include "carno/round.h"

namespace carno::play {

namespace {

std::string of_turn(const View& view) {
  const u8 left = round_of(view.open).actions_left;
  std::string text = left == kNone ? "as many Actions as you like, then you pass" : counted(left, "Action") + " left";
  const Room room = view.open.crew[view.seat].room;
  if (room < kRooms && view.open.minis_in[room]) text += ", in Combat";
  return "your round: " + text + ".";
}

std::string of_pick(Pick pick) {
  switch (pick) {
    case Pick::room: return "which Room?";
    case Pick::corridor: return "which corridor?";
    case Pick::corridors: return "which corridors?";
    case Pick::seat: return "which player?";
    case Pick::carnomorph: return "which Carnomorph?";
    case Pick::target: return "what is the target?";
    case Pick::item: return "which Item?";
    case Pick::object: return "which Object?";
    case Pick::thing: return "which one?";
    case Pick::colour: return "which deck?";
    case Pick::objective: return "which Objective do you keep?";
    case Pick::mutation: return "which Mutation card do you keep?";
    case Pick::pod: return "which Escape Pod?";
    case Pick::character: return "which Character do you play?";
    case Pick::destination: return "which space of the Destination track?";
    case Pick::wound: return "which Wound?";
    case Pick::engine: return "which token lies on top of the engine?";
    default: return "which?";
  }
}

std::string of_discard(const Pending& q) {
  if (q.arg == 2) return "which Contamination card?";
  const std::string kind = q.arg == 1 ? "card" : "Action card";
  return q.min == 0 ? "discard any " + kind + "s?" : "discard 1 " + kind + ".";
}

std::string of_yes_no(const Decision& decision) {
  if (decision.purpose == Purpose::consent) return "are you willing to be moved?";
  if (decision.purpose == Purpose::extra_ammo) return "spend 1 more ammo for 1 more Injury?";
  return "carry out the optional part?";
}

std::string of_react(const Pending& q) {
  const auto offers = [&](Reaction reaction) { return (q.arg & bit(static_cast<unsigned>(reaction))) != 0; };
  if (offers(Reaction::interruption)) return "do you interrupt?";
  if (offers(Reaction::motion_scanner)) return "do you reroll the Noise die with the Motion Scanner?";
  if (offers(Reaction::reroll)) return "do you reroll the Combat die?";
  return "you are attacked: do you react?";
}

std::string of(const Words& words, const View& view, const Decision& decision) {
  const Pending& q = view.open.pending;
  switch (decision.ask) {
    case Ask::turn: return of_turn(view);
    case Ask::pay: return "pay " + counted(q.min, "card") + " from your hand.";
    case Ask::pass_discard:
      return q.arg ? "you pass. Drop something first? Which cards do you discard, if any?"
                   : "you pass. Which cards do you discard, if any?";
    case Ask::discard: return of_discard(q);
    case Ask::yes_no: return of_yes_no(decision);
    case Ask::react: return of_react(q);
    case Ask::trade: return "make an offer, or end the Trade.";
    case Ask::trade_answer: return "do you accept the offer?";
    case Ask::pod_round: return "you are in an Escape Pod.";
    case Ask::pod_boarded: return "you are in the Escape Pod: launch it now?";
    case Ask::craft: return "craft what, from what?";
    case Ask::heavy: return "no free Hand slot for " + words.thing(q.arg) + ": what do you drop?";
    case Ask::drawn: return decision.pick == Pick::item ? "which Item do you keep?" : of_pick(decision.pick);
    default: return of_pick(decision.pick);
  }
}

}  // namespace

std::string question(const Words& words, const View& view, const Decision& decision, const Action& action) {
  std::string text = words.seat(view, decision.seat);
  if (view.open.phase == Phase::player_round && decision.ask != Ask::turn && !action.notation.empty())
    text += ", " + (action.seat == decision.seat ? "" : words.seat(view, action.seat) + " does ") + action.notation;
  text += ": " + of(words, view, decision);
  if (decision.rule.named()) text += " [" + rule_text(decision.rule) + "]";
  return text;
}

}  // namespace carno::play
