// Carnomorphs: Encounters, attacks, Injuries, Feeding, the bag.
#include "../events/words.h"
#include "carno/carnomorphs.h"
#include "teller.h"

namespace carno::story {

namespace {

std::string attack(const Teller& t, std::string_view with_card) {
  const std::string key(t.e.card == kNone ? "attack_without_card" : with_card);
  return t.say(key, {{"by", t.actor()},
                     {"target", t.seat(t.e.target)},
                     {"why", t.why_target()},
                     {"card", t.card("attack", t.c.attacks, t.e.card)}});
}

Phrase eaten(const Teller& t, u8 food) {
  switch (static_cast<Food>(food)) {
    case Food::metagorger: return t.carnomorph(t.e.eaten, kNone);
    case Food::egg_of_nest: return t.words("egg_of_the_nest");
    default: return t.name("object", events::k_food[food]);
  }
}

std::string feed(const Teller& t) {
  const u8 food = t.e.food;
  if (food >= std::size(events::k_food)) return t.say("feed_heals_only", {{"feeder", t.actor()}});
  return t.say("feed", {{"feeder", t.actor()}, {"food", eaten(t, food)}, {"room", t.room(t.e.room)}});
}

std::string kill(const Teller& t) {
  return t.say(
      t.e.blood ? "kill_by_check" : "kill",
      {{"who", t.actor()}, {"room", t.room(t.e.room)}, {"blood", number(t.e.blood)}, {"injuries", number(t.e.count)}});
}

std::string injury_check(const Teller& t) {
  return t.say("injury_check_" + std::string(events::word(events::k_injury_result, t.e.result)),
               {{"who", t.actor()},
                {"card", t.card("attack", t.c.attacks, t.e.card)},
                {"blood", number(t.e.blood)},
                {"injuries", number(t.e.count)}});
}

std::string retreat_card(const Teller& t) {
  const bool no_way = t.e.room < kRooms && t.c.slots[t.e.room].exit_corridor[t.e.number] == kTechnical &&
                      static_cast<Type>(t.e.type) == carnomorph_type::butcher;  // C4.6
  return t.say(no_way ? "retreat_card_stays" : "retreat_card",
               {{"who", t.actor()}, {"card", t.card("event", t.c.events, t.e.card)}, {"number", number(t.e.number)}});
}

std::string adaptation(const Teller& t, std::string_view key) {
  const bool known = t.e.card != kNone;
  return t.say(known ? key : "adaptation_without_effect", {{"seat", t.e.seat == kNone ? Phrase("") : t.seat(t.e.seat)},
                                                           {"card", t.card("adaptation", t.c.adaptations, t.e.card)},
                                                           {"slot", t.card("slot", t.c.board_slots, t.e.slot)}});
}

std::string bag(const Teller& t, std::string_view key) { return t.say(key, {{"token", t.token(t.e.token)}}); }

}  // namespace

std::string tell_carnomorphs(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::encounter: return t.say("encounter", {{"seat", t.seat(e.seat)}, {"room", t.room(e.room)}});
    case EventKind::surprise_attack:
      return t.say(
          "surprise_attack",
          {{"by", t.actor()}, {"target", t.seat(e.target)}, {"hand", number(e.count)}, {"number", number(e.number)}});
    case EventKind::attack: return attack(t, "attack");
    case EventKind::miss: return attack(t, "miss");
    case EventKind::shot_missed:
      return t.say("shot_misses", {{"seat", t.seat(e.seat)},
                                   {"target", e.label == kNone ? t.words("eggs") : t.carnomorph(e.label, kNone)}});
    case EventKind::injure: return t.say("injure", {{"who", t.actor()}, {"count", number(e.count)}});
    case EventKind::heal: return t.say("heal", {{"who", t.actor()}, {"count", number(e.count)}});
    case EventKind::injury_check: return injury_check(t);
    case EventKind::retreat_card: return retreat_card(t);
    case EventKind::kill: return kill(t);
    case EventKind::retreat:
      return t.say("retreat", {{"who", t.actor()}, {"from", t.room(e.room)}, {"to", t.room(e.to)}});
    case EventKind::leave_by_technical_corridors:
      return t.say("leave_by_technical_corridors", {{"who", t.actor()}, {"from", t.room(e.room)}});
    case EventKind::leave_board: return t.say("leave_board", {{"who", t.actor()}, {"room", t.room(e.room)}});
    case EventKind::place: return t.say("place", {{"who", t.actor()}, {"room", t.room(e.room)}});
    case EventKind::place_object:
      return t.say("place_object", {{"object", t.thing(e.thing)}, {"room", t.room(e.room)}});
    case EventKind::evolve: return t.say("evolve", {{"who", t.actor()}, {"type", t.type(e.becomes)}});
    case EventKind::feed: return feed(t);
    case EventKind::adaptation_revealed: return adaptation(t, "adaptation_revealed");
    case EventKind::adaptation_discarded: return adaptation(t, "adaptation_discarded");
    case EventKind::bag_add: return bag(t, "bag_add");
    case EventKind::bag_remove: return bag(t, "bag_remove");
    case EventKind::bag_draw: return bag(t, "bag_draw");
    case EventKind::egg_destroyed: return t.say("egg_destroyed", {{"room", t.room(e.room)}});
    case EventKind::nest_destroyed: return t.say("nest_destroyed");
    case EventKind::first_encounter:
      return t.say(t.game.open.options.mode == Mode::coop ? "first_encounter_coop" : "first_encounter");
    default: return {};
  }
}

}  // namespace carno::story
