// Cards, Items, Objects and secret looks.
#include "../events/words.h"
#include "teller.h"

namespace carno::story {

namespace {

std::string seat_item(const Teller& t, std::string_view key) {
  return t.say(key, {{"seat", t.seat(t.e.seat)},
                     {"item", t.thing(t.e.thing)},
                     {"room", t.room(t.e.room)},
                     {"value", number(t.e.count)}});
}

std::string discard(const Teller& t) {
  const auto cause = static_cast<DiscardCause>(t.e.cause);
  if (cause == DiscardCause::interruption) return {};  // the reaction has told of it
  return t.say(cause == DiscardCause::cost ? "pay" : "discard",
               {{"seat", t.seat(t.e.seat)}, {"cards", t.cards(t.e.seat, t.e.cards)}});
}

// The others see the back; the one who keeps the Item reads its name.
std::string item_kept(const Teller& t) {
  if (t.viewer == t.e.seat) return {};
  const auto back = static_cast<Thing>(kBackThing + t.e.deck - static_cast<u8>(Deck::red));
  return t.say("item_kept", {{"seat", t.seat(t.e.seat)}, {"item", t.thing(back)}});
}

Phrase things(const Teller& t, bool given) {
  std::vector<Phrase> all;
  events::for_things(t.e.choice, given, [&](Thing it) { all.push_back(t.thing(it)); });
  return Phrase::list(std::move(all));
}

// Told twice if Items went over face down; the two partners read what they were.
std::string trade(const Teller& t) {
  bool hidden = false;
  for (const bool given : {true, false})
    events::for_things(t.e.choice, given, [&](Thing it) { hidden = hidden || !events::back_of(it).empty(); });
  if (hidden && (t.viewer == t.e.seat || t.viewer == t.e.target)) return {};
  const Phrase gives = things(t, true), gets = things(t, false);
  const std::string_view key = gets.empty() ? "trade_gift" : gives.empty() ? "trade_request" : "trade";
  return t.say(key, {{"seat", t.seat(t.e.seat)}, {"with", t.seat(t.e.target)}, {"gives", gives}, {"gets", gets}});
}

std::string object_removed(const Teller& t) {
  const Phrase object = t.e.of_nest ? t.words("egg_of_the_nest") : t.thing(t.e.thing);
  return t.say("object_removed", {{"object", object}, {"room", t.room(t.e.room)}});
}

// Told twice: without what was seen to everybody, with it to the one who looked; each reader gets one line.
std::string peek(const Teller& t, const Phrase& what, bool told_what, const Phrase& seen) {
  if (told_what) return t.say("peek_seen", {{"seat", t.seat(t.e.seat)}, {"what", what}, {"seen", seen}});
  if (t.viewer == t.e.seat) return {};
  return t.say("peek", {{"seat", t.seat(t.e.seat)}, {"what", what}});
}

std::string peek_tile(const Teller& t) {
  const Event& e = t.e;
  if (e.exploration == kNone) return peek(t, t.room(e.room), e.tile != kNone, t.card("room", t.c.tiles, e.tile));
  return t.say("peek_token", {{"seat", t.seat(e.seat)},
                              {"what", t.room(e.room)},
                              {"effect", t.card("exploration", t.c.explore, e.exploration)},
                              {"items", number(e.count)}});
}

std::string peek_engine(const Teller& t) {
  const std::string token(events::word(events::k_engine_token, t.e.result));
  return peek(t, t.name("room", "engine_" + number(t.e.engine + 1)), t.e.result != 0, t.words("engine_" + token));
}

}  // namespace

std::string tell_cards_and_items(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::draw:  // the one who drew has read card by card
      if (t.viewer == e.seat) return {};
      return t.say("draw", {{"seat", t.seat(e.seat)}, {"count", number(e.count)}});
    case EventKind::card_drawn:
      return t.say("card_drawn", {{"seat", t.seat(e.seat)}, {"card", t.own_card(e.seat, e.card)}});
    case EventKind::discard: return discard(t);
    case EventKind::discard_item: return seat_item(t, "discard_item");
    case EventKind::shuffle:
      return t.say("shuffle", {{"deck", t.words("deck_" + std::string(events::word(events::k_deck, e.deck)))}});
    case EventKind::shuffle_own: return t.say(e.with_hand ? "shuffle_all" : "shuffle_own", {{"seat", t.seat(e.seat)}});
    case EventKind::search: return seat_item(t, "search");
    case EventKind::item_kept: return item_kept(t);
    case EventKind::craft: return seat_item(t, "craft");
    case EventKind::quest: return seat_item(t, "quest");
    case EventKind::attach: return seat_item(t, "attach");
    case EventKind::ammo: return seat_item(t, "ammo");
    case EventKind::drop: return seat_item(t, "drop");
    case EventKind::take: return seat_item(t, "take");
    case EventKind::egg_taken: return seat_item(t, "egg_taken");
    case EventKind::trade: return trade(t);
    case EventKind::object_removed: return object_removed(t);
    case EventKind::item_counter: return t.say("item_counter", {{"room", t.room(e.room)}, {"value", number(e.count)}});
    case EventKind::objective_dealt:
      return t.say("objective_dealt",
                   {{"seat", t.seat(e.seat)}, {"card", t.card("objective", t.c.objectives, e.card)}});
    case EventKind::objective_kept:
      return t.say("objective_kept", {{"seat", t.seat(e.seat)}, {"card", t.card("objective", t.c.objectives, e.card)}});
    case EventKind::objective_chosen:  // its owner has read which one
      if (t.viewer == e.seat) return {};
      return t.say("objective_chosen", {{"seat", t.seat(e.seat)}});
    case EventKind::peek_tile: return peek_tile(t);
    case EventKind::peek_engine: return peek_engine(t);
    case EventKind::peek_coordinates:
      return peek(t, t.words("peek_coordinates"), e.card != kNone, t.card("coordinates", t.c.coordinates, e.card));
    case EventKind::peek_event:
      return peek(t, t.words("peek_event"), e.card != kNone, t.card("event", t.c.events, e.card));
    case EventKind::peek_objective:
      return peek(t, t.words("objective_of", {{"seat", t.seat(e.target)}}), e.card != kNone,
                  t.card("objective", t.c.objectives, e.card));
    default: return {};
  }
}

}  // namespace carno::story
