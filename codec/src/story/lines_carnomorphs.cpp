// Carnomorphs: Encounters, attacks, Injuries, Feeding, the bag.
#include "../events/words.h"
#include "carno/carnomorphs.h"
#include "teller.h"

namespace carno::story {

namespace {

std::string attack(const Teller& t, std::string_view with_card) {
  if (t.e.seat != kNone)  // a shot or Melee Attack
    return t.say("shot_misses", {{"seat", t.seat(t.e.seat)},
                                 {"target", t.e.label == kNone ? t.say("eggs") : t.carnomorph(t.e.label, kNone)}});
  const std::string key(t.e.card == kNone ? "attack_without_card" : with_card);
  return t.say(key, {{"by", t.actor()},
                     {"target", t.seat(t.e.target)},
                     {"why", t.why_target()},
                     {"card", t.card("attack", t.c.attacks, t.e.card)}});
}

std::string feed(const Teller& t) {
  const u8 food = t.e.card;
  if (food >= events::kFoods.size()) return t.say("feed_heals_only", {{"feeder", t.actor()}});
  std::string eaten;
  if (food == events::kFoodMetagorger)
    eaten = t.carnomorph(t.e.value, kNone);
  else if (const std::string_view word = events::kFoods[food]; word == "egg:board")
    eaten = t.say("egg_of_the_nest");
  else
    eaten = t.name("object", word);
  return t.say("feed", {{"feeder", t.actor()}, {"food", eaten}, {"room", t.room(t.e.room)}});
}

std::string kill(const Teller& t) {
  return t.say(
      t.e.value ? "kill_by_check" : "kill",
      {{"who", t.actor()}, {"room", t.room(t.e.room)}, {"blood", number(t.e.value)}, {"injuries", number(t.e.value2)}});
}

std::string injury_check(const Teller& t) {
  return t.say("injury_check_" + std::string(events::word(events::kInjuryResults, t.e.reason)),
               {{"who", t.actor()},
                {"card", t.card("attack", t.c.attacks, t.e.card)},
                {"blood", number(t.e.value)},
                {"injuries", number(t.e.value2)}});
}

std::string retreat_card(const Teller& t) {
  const bool no_way = t.e.room < kRooms && t.c.slots[t.e.room].exit_corridor[t.e.value] == kTechnical &&
                      static_cast<Type>(t.e.type) == carnomorph_type::butcher;  // C4.6
  return t.say(no_way ? "retreat_card_stays" : "retreat_card",
               {{"who", t.actor()}, {"card", t.card("event", t.c.events, t.e.card)}, {"number", number(t.e.value)}});
}

std::string place(const Teller& t) {
  if (t.e.label == kNone)
    return t.say("place_object", {{"object", t.object(static_cast<Object>(t.e.card))}, {"room", t.room(t.e.room)}});
  return t.say("place", {{"who", t.actor()}, {"room", t.room(t.e.room)}});
}

std::string adaptation(const Teller& t, std::string_view key) {
  const bool known = t.e.card != kNone;
  return t.say(known ? key : "adaptation_without_effect",
               {{"seat", t.e.seat == kNone ? std::string() : t.seat(t.e.seat)},
                {"card", t.card("adaptation", t.c.adaptations, t.e.card)},
                {"slot", t.card("slot", t.c.board_slots, t.e.value)}});
}

std::string bag(const Teller& t, std::string_view key) { return t.say(key, {{"token", t.token(t.e.card)}}); }

}  // namespace

std::string tell_carnomorphs(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::encounter: return t.say("encounter", {{"seat", t.seat(e.seat)}, {"room", t.room(e.room)}});
    case EventKind::surprise_attack:
      return t.say(
          "surprise_attack",
          {{"by", t.actor()}, {"target", t.seat(e.target)}, {"hand", number(e.value2)}, {"number", number(e.value)}});
    case EventKind::attack: return attack(t, "attack");
    case EventKind::miss: return attack(t, "miss");
    case EventKind::injure: return t.say("injure", {{"who", t.actor()}, {"count", number(e.value)}});
    case EventKind::heal: return t.say("heal", {{"who", t.actor()}, {"count", number(e.value)}});
    case EventKind::injury_check: return injury_check(t);
    case EventKind::retreat_card: return retreat_card(t);
    case EventKind::kill: return kill(t);
    case EventKind::retreat:
      return t.say("retreat", {{"who", t.actor()}, {"from", t.room(e.room)}, {"to", t.room(e.to)}});
    case EventKind::leave_by_technical_corridors:
      return t.say("leave_by_technical_corridors", {{"who", t.actor()}, {"from", t.room(e.room)}});
    case EventKind::leave_board: return t.say("leave_board", {{"who", t.actor()}, {"room", t.room(e.room)}});
    case EventKind::place: return place(t);
    case EventKind::evolve: return t.say("evolve", {{"who", t.actor()}, {"type", t.type(e.value)}});
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
