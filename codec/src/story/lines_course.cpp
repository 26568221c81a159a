// The course of the game: Turns, Actions and reactions, the end.
#include "../events/words.h"
#include "teller.h"

namespace carno::story {

namespace {

// Moves, crafting and the like have events of their own; these would otherwise begin with their cost.
std::string action(const Teller& t) {
  const Choice& choice = t.e.choice;
  const Phrase who = t.seat(t.e.seat);
  switch (choice.verb) {
    case Do::shoot:
    case Do::melee: {
      const Phrase target = choice.a == kEggs ? t.words("eggs") : t.carnomorph(choice.a, kNone);
      if (choice.verb == Do::melee) return t.say("melee", {{"seat", who}, {"target", target}});
      return t.say("shoot", {{"seat", who}, {"target", target}, {"item", t.thing(choice.b)}});
    }
    case Do::play: return t.say("play", {{"seat", who}, {"card", t.own_card(t.e.seat, choice.a)}});
    case Do::use: return t.say("use", {{"seat", who}, {"item", t.thing(choice.a)}});
    case Do::room: return t.say("room_action", {{"seat", who}, {"room", t.room(t.e.room)}});
    case Do::careful: return t.say("careful", {{"seat", who}});
    case Do::trade: return t.say("trade_opened", {{"seat", who}});
    default: return {};
  }
}

std::string reaction(const Teller& t, const Phrase& used) {
  return t.say("reaction_" + std::string(reaction_text(static_cast<Reaction>(t.e.reaction))),
               {{"seat", t.seat(t.e.seat)}, {"used", used}, {"by", t.carnomorph(t.e.label, t.e.type)}});
}

std::string check(const Teller& t) {
  const Event& e = t.e;
  const std::string which(events::word(events::k_final_check, e.check));
  const std::string key = "check_" + which + (e.result ? "_passed" : "_failed");
  return t.say(key, {{"seat", e.seat == kNone ? Phrase("") : t.seat(e.seat)}});
}

Phrase combat_face(const Teller& t) {
  constexpr std::array<std::string_view, 5> faces{"combat_blank", "combat_creeper", "combat_adult", "combat_one_hit",
                                                  "combat_two_hits"};
  return t.name("face", events::word(faces, t.e.result));
}

}  // namespace

std::string tell_course(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::turn: return t.say("turn", {{"value", number(e.number)}});
    case EventKind::first_player: return t.say("first_player", {{"seat", t.seat(e.seat)}});
    case EventKind::action: return action(t);
    case EventKind::cancelled: return t.say("cancelled", {{"seat", t.seat(e.seat)}});
    case EventKind::reaction: return reaction(t, e.card == kNone ? t.thing(e.thing) : t.own_card(e.seat, e.card));
    case EventKind::mutation_reaction: return reaction(t, t.card("mutation", t.c.mutations, e.card));
    case EventKind::roll: return t.say("roll", {{"seat", t.seat(e.seat)}, {"face", combat_face(t)}});
    case EventKind::pass: return t.say("pass", {{"seat", t.seat(e.seat)}});
    case EventKind::event_card: return t.say("event_card", {{"card", t.card("event", t.c.events, e.card)}});
    case EventKind::check: return check(t);
    case EventKind::check_coordinates:
      return t.say("check_coordinates",
                   {{"place", t.label("place", destination_text(static_cast<Destination>(e.result)))}});
    case EventKind::game_over:
      return t.say("game_over", {{"reason", t.words("end_" + std::string(events::word(events::k_end_reason, e.cause)))},
                                 {"survivors", t.seats(t.game.open.survivors)},
                                 {"winners", t.seats(t.game.open.winners)}});
    default: return {};
  }
}

std::string tell(const Teller& t) {
  for (const auto chapter : {tell_carnomorphs, tell_characters, tell_cards_and_items, tell_ship, tell_course})
    if (std::string line = chapter(t); !line.empty()) return line;
  return {};
}

}  // namespace carno::story
