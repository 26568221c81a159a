// Cards, Items, Objects and secret looks.
#include "../events/words.h"
#include "teller.h"

namespace carno::story {

namespace {

std::string seat_item(const Teller& t, std::string_view key) {
  return t.say(key, {{"seat", t.seat(t.e.seat)},
                     {"item", t.thing(t.e.card)},
                     {"room", t.room(t.e.room)},
                     {"value", number(t.e.value)}});
}

std::string discard(const Teller& t) {
  if (t.e.card != kNone) return seat_item(t, "discard_item");
  if (t.e.rule == rule("B3.22")) return {};  // the Interruption just told of
  return t.say(t.e.reason ? "pay" : "discard",
               {{"seat", t.seat(t.e.seat)}, {"cards", t.cards(t.e.seat, t.e.choice.mask)}});
}

std::string shuffle(const Teller& t) {
  if (t.e.seat != kNone) return t.say(t.e.value ? "shuffle_all" : "shuffle_own", {{"seat", t.seat(t.e.seat)}});
  return t.say("shuffle", {{"deck", t.say("deck_" + std::string(events::shuffled_deck(t.e)))}});
}

// The others see the back; the one who keeps the Item reads its name.
std::string search(const Teller& t) {
  if (!events::hides_item(t.e)) return seat_item(t, "search");
  if (t.viewer == t.e.seat) return {};
  return t.say("item_kept",
               {{"seat", t.seat(t.e.seat)}, {"item", t.thing(static_cast<Thing>(kBackThing + t.e.value))}});
}

std::string things(const Teller& t, bool given) {
  std::string out;
  events::for_things(t.e.choice, given, [&](Thing it) { out += (out.empty() ? "" : ", ") + t.thing(it); });
  return out;
}

// Told twice if Items went over face down; the two partners read what they were.
std::string trade(const Teller& t) {
  bool hidden = false;
  for (const bool given : {true, false})
    events::for_things(t.e.choice, given, [&](Thing it) { hidden = hidden || !events::back_of(it).empty(); });
  if (hidden && (t.viewer == t.e.seat || t.viewer == t.e.target)) return {};
  const std::string gives = things(t, true), gets = things(t, false);
  const std::string_view key = gets.empty() ? "trade_gift" : gives.empty() ? "trade_request" : "trade";
  return t.say(key, {{"seat", t.seat(t.e.seat)}, {"with", t.seat(t.e.target)}, {"gives", gives}, {"gets", gets}});
}

std::string object_removed(const Teller& t) {
  const std::string object = t.e.value ? t.say("egg_of_the_nest") : t.thing(t.e.card);
  return t.say("object_removed", {{"object", object}, {"room", t.room(t.e.room)}});
}

std::string looked_at(const Teller& t) {
  switch (static_cast<Peek>(t.e.type)) {
    case Peek::tile: return t.room(t.e.room);
    case Peek::engine: return t.name("room", "engine_" + number(t.e.room + 1));
    case Peek::objective: return t.say("objective_of", {{"seat", t.seat(t.e.room)}});
    case Peek::coordinates: return t.say("peek_coordinates");
    case Peek::event_top: return t.say("peek_event");
  }
  return {};
}

std::string seen(const Teller& t) {
  switch (static_cast<Peek>(t.e.type)) {
    case Peek::tile: return t.card("room", t.c.tiles, t.e.card);
    case Peek::engine: return t.say("engine_" + std::string(events::word(events::kEngineTokens, t.e.card)));
    case Peek::objective: return t.card("objective", t.c.objectives, t.e.card);
    case Peek::coordinates: return t.card("coordinates", t.c.coordinates, t.e.card);
    case Peek::event_top: return t.card("event", t.c.events, t.e.card);
  }
  return {};
}

// Told twice: without what was seen to everybody, with it to the one who looked; each reader gets one line.
std::string peek(const Teller& t) {
  if (t.e.value)
    return t.say("peek_token", {{"seat", t.seat(t.e.seat)},
                                {"what", looked_at(t)},
                                {"effect", t.card("exploration", t.c.explore, static_cast<u8>(t.e.value - 1))},
                                {"items", number(t.e.value2)}});
  if (t.e.card != kNone)
    return t.say("peek_seen", {{"seat", t.seat(t.e.seat)}, {"what", looked_at(t)}, {"seen", seen(t)}});
  if (t.viewer == t.e.seat) return {};
  return t.say("peek", {{"seat", t.seat(t.e.seat)}, {"what", looked_at(t)}});
}

}  // namespace

std::string tell_cards_and_items(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::draw:  // the one who drew has read card by card
      if (t.viewer == e.seat) return {};
      return t.say("draw", {{"seat", t.seat(e.seat)}, {"count", number(e.value)}});
    case EventKind::card_drawn:
      return t.say("card_drawn", {{"seat", t.seat(e.seat)}, {"card", t.own_card(e.seat, e.card)}});
    case EventKind::discard: return discard(t);
    case EventKind::shuffle: return shuffle(t);
    case EventKind::search: return search(t);
    case EventKind::craft: return seat_item(t, "craft");
    case EventKind::quest: return seat_item(t, "quest");
    case EventKind::attach: return seat_item(t, "attach");
    case EventKind::ammo: return seat_item(t, "ammo");
    case EventKind::drop: return seat_item(t, "drop");
    case EventKind::take: return seat_item(t, "take");
    case EventKind::egg_taken: return seat_item(t, "egg_taken");
    case EventKind::trade: return trade(t);
    case EventKind::object_removed: return object_removed(t);
    case EventKind::item_counter: return t.say("item_counter", {{"room", t.room(e.room)}, {"value", number(e.value)}});
    case EventKind::objective_dealt:
      return t.say("objective_dealt",
                   {{"seat", t.seat(e.seat)}, {"card", t.card("objective", t.c.objectives, e.card)}});
    case EventKind::objective_kept:
      return t.say("objective_kept", {{"seat", t.seat(e.seat)}, {"card", t.card("objective", t.c.objectives, e.card)}});
    case EventKind::objective_chosen:  // its owner has read which one
      if (t.viewer == e.seat) return {};
      return t.say("objective_chosen", {{"seat", t.seat(e.seat)}});
    case EventKind::peek: return peek(t);
    default: return {};
  }
}

}  // namespace carno::story
