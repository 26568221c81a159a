#include "question.h"

#include "carno/notation.h"
#include "carno/round.h"

namespace carno::play {

namespace {

std::string of_turn(const Words& words, const View& view) {
  const u8 left = round_of(view.open).actions_left;
  const Room room = view.open.crew[view.seat].room;
  const bool combat = room < kRooms && view.open.minis_in[room];
  if (left == kNone) return words.say(combat ? "ask_turn_any_combat" : "ask_turn_any");
  return words.say(combat ? "ask_turn_combat" : "ask_turn", {{"count", left}});
}

std::string_view of_pick(Pick pick) {
  switch (pick) {
    case Pick::room: return "pick_room";
    case Pick::corridor: return "pick_corridor";
    case Pick::corridors: return "pick_corridors";
    case Pick::seat: return "pick_seat";
    case Pick::carnomorph: return "pick_carnomorph";
    case Pick::target: return "pick_target";
    case Pick::item: return "pick_item";
    case Pick::object: return "pick_object";
    case Pick::thing: return "pick_thing";
    case Pick::colour: return "pick_colour";
    case Pick::objective: return "pick_objective";
    case Pick::mutation: return "pick_mutation";
    case Pick::pod: return "pick_pod";
    case Pick::character: return "pick_character";
    case Pick::destination: return "pick_destination";
    case Pick::wound: return "pick_wound";
    case Pick::engine: return "pick_engine";
    default: return "pick_other";
  }
}

std::string_view of_discard(const Pending& q) {
  if (q.arg == 2) return "ask_contamination_card";
  if (q.min == 0) return q.arg == 1 ? "ask_discard_cards" : "ask_discard_action_cards";
  return q.arg == 1 ? "ask_discard_card" : "ask_discard_action_card";
}

std::string_view of_yes_no(const Decision& decision) {
  if (decision.purpose == Purpose::consent) return "ask_moved";
  return decision.purpose == Purpose::extra_ammo ? "ask_ammo" : "ask_optional";
}

std::string_view of_react(const Pending& q) {
  const auto offers = [&](Reaction reaction) { return (q.arg & bit(static_cast<unsigned>(reaction))) != 0; };
  if (offers(Reaction::interruption)) return "ask_interrupt";
  if (offers(Reaction::motion_scanner)) return "ask_noise_reroll";
  return offers(Reaction::reroll) ? "ask_combat_reroll" : "ask_attacked";
}

std::string of(const Words& words, const View& view, const Decision& decision) {
  const Pending& q = view.open.pending;
  switch (decision.ask) {
    case Ask::turn: return of_turn(words, view);
    case Ask::pay: return words.say("ask_pay", {{"count", q.min}});
    case Ask::pass_discard: return words.say(q.arg ? "ask_pass_drop" : "ask_pass_discard");
    case Ask::discard: return words.say(of_discard(q));
    case Ask::yes_no: return words.say(of_yes_no(decision));
    case Ask::react: return words.say(of_react(q));
    case Ask::trade: return words.say("ask_trade");
    case Ask::trade_answer: return words.say("ask_trade_answer");
    case Ask::pod_round: return words.say("ask_pod_round");
    case Ask::pod_boarded: return words.say("ask_pod_boarded");
    case Ask::craft: return words.say("ask_craft");
    case Ask::heavy: return words.say("ask_heavy", {{"thing", words.thing(q.arg)}});
    case Ask::drawn: return words.say(decision.pick == Pick::item ? "ask_keep_item" : of_pick(decision.pick));
    default: return words.say(of_pick(decision.pick));
  }
}

// With the Action it belongs to, where that is not the question itself.
std::string with_action(const Words& words, const View& view, const Decision& decision, const Action& action) {
  const std::string seat = words.seat(view, decision.seat), text = of(words, view, decision);
  if (view.open.phase != Phase::player_round || decision.ask == Ask::turn || action.notation.empty())
    return words.say("asked", {{"seat", seat}, {"text", text}});
  if (action.seat == decision.seat)
    return words.say("asked_after", {{"seat", seat}, {"action", action.notation}, {"text", text}});
  return words.say(
      "asked_during",
      {{"seat", seat}, {"other", words.seat(view, action.seat)}, {"action", action.notation}, {"text", text}});
}

}  // namespace

std::string question(const Words& words, const View& view, const Decision& decision, const Action& action) {
  std::string text = with_action(words, view, decision, action);
  if (decision.rule.named()) text += " [" + rule_text(decision.rule) + "]";
  return text;
}

}  // namespace carno::play
