// Objectives, wounds, the Carnomorphs' cards, tokens, dice and figures.
#include "carno/notation.h"
#include "content_tables.h"

namespace carno::wire {

namespace {

constexpr std::array<std::string_view, 3> kObjectiveKinds{"corporate", "personal", "solo_coop"};
constexpr std::array<std::string_view, 3> kAfters{"discard", "remove_and_reshuffle", "shuffle_back"};

void write_types(Json& json, u8 mask) {
  write_mask(json, mask, [&](u8 t) { json.string(type_text(static_cast<Type>(t))); });
}

void write_blood(Json& json, const AttackCard& card) {  // 0: the Retreat arrow
  json.key("blood_small"), card.blood_small ? json.number(card.blood_small) : json.null();
  json.key("blood_large"), card.blood_large ? json.number(card.blood_large) : json.null();
}

void write_attacks(Json& json, const Content& c) {
  json.key("attacks"), json.open('[');
  for (const AttackCard& card : c.attacks) {
    json.open('{');
    json.string("id", card.id);
    json.key("types"), write_types(json, card.types);
    write_blood(json, card);
    json.string("confidence", word_of(kConfidences, card.confidence));
    json.close('}');
  }
  json.close(']');
}

void write_events(Json& json, const Content& c) {
  json.key("events"), json.open('[');
  for (const EventCard& card : c.events) {
    json.open('{');
    json.string("id", card.id);
    json.key("moves"), write_types(json, card.moves);
    json.number("corridor", card.corridor);
    json.string("after", word_of(kAfters, card.after));
    json.string("confidence", word_of(kConfidences, card.confidence));
    json.close('}');
  }
  json.close(']');
}

void write_adaptations(Json& json, const Content& c) {
  json.key("adaptations"), json.open('[');
  for (const AdaptationCard& card : c.adaptations) {
    json.open('{');
    json.string("id", card.id);
    json.string("confidence", word_of(kConfidences, card.confidence));
    json.close('}');
  }
  json.close(']');
  json.key("adaptation_slots"), json.open('[');
  for (const BoardSlot& slot : c.board_slots) {
    json.open('{');
    json.string("id", slot.id);
    json.string("type", type_text(slot.type));
    json.key("objects");
    write_mask(json, slot.objects, [&](u8 k) { json.string(object_text(static_cast<Object>(k))); });
    json.close('}');
  }
  json.close(']');
}

void write_mutations(Json& json, const Content& c) {
  json.key("mutations"), json.open('[');
  for (const MutationCard& card : c.mutations) {
    json.open('{');
    json.string("id", card.id);
    json.string("combat", word_of(kCombats, card.combat));
    json.string("confidence", word_of(kConfidences, card.confidence));
    json.close('}');
  }
  json.close(']');
}

void write_tokens(Json& json, const Content& c) {
  json.key("tokens"), json.open('[');
  for (const BagToken& token : c.tokens) {
    if (!token.count) continue;
    json.open('{');
    json.string("token", token_text(token.token));
    json.number("number", token.number);
    json.number("count", token.count);
    json.close('}');
  }
  json.close(']');
  json.key("minis"), json.open('{');
  for (u8 t = 0; t < kTypes; ++t)
    json.key(type_text(static_cast<Type>(t))), json.number(c.supply.minis[t]);
  json.close('}');
}

}  // namespace

void write_small_decks(Json& json, const Content& c, const Confidences& confidence) {
  const auto trust = [&](const Name& id) {
    const auto found = confidence.find(id.view());
    json.string("confidence", found == confidence.end() ? std::string_view("medium") : found->second);
  };
  json.key("objectives"), json.open('[');
  for (const ObjectiveCard& card : c.objectives) {
    json.open('{');
    json.string("id", card.id);
    json.string("kind", word_of(kObjectiveKinds, card.kind));
    json.number("min_players", card.min_players);
    trust(card.id);
    json.close('}');
  }
  json.close(']');
  json.key("wounds"), json.open('[');
  for (const WoundCard& card : c.wounds) {
    json.open('{');
    json.string("id", card.id);
    json.number("count", card.count);
    trust(card.id);
    json.close('}');
  }
  json.close(']');
}

void write_carnomorph_cards(Json& json, const Content& c) {
  write_mutations(json, c);
  write_adaptations(json, c);
  write_attacks(json, c);
  write_events(json, c);
  json.key("coordinates"), json.open('[');
  for (const CoordinatesCard& card : c.coordinates) {
    json.open('{');
    json.string("id", card.id);
    json.key("places"), json.open('[');
    for (const Destination place : card.place)
      json.string(destination_text(place));
    json.close(']');
    json.close('}');
  }
  json.close(']');
  json.key("exploration"), json.open('[');
  for (const ExplorationToken& token : c.exploration) {
    json.open('{');
    json.string("effect", c.explore[static_cast<std::size_t>(token.effect)].id);
    json.number("items", token.items);
    json.number("count", token.count);
    json.close('}');
  }
  json.close(']');
  write_tokens(json, c);
}

void write_figures(Json& json, const Content& c) {
  const Supply& s = c.supply;
  json.key("costs"), json.open('{');
  json.number("move", s.move);
  json.number("careful", s.careful);
  json.number("shoot", s.shoot);
  json.number("melee", s.melee);
  json.number("pick", s.pick);
  json.number("trade", s.trade);
  json.number("craft", s.craft);
  json.close('}');
  json.key("limits"), json.open('{');
  json.number("hand", s.hand_limit);
  json.number("hand_slots", s.hand_slots);
  json.number("light_wounds", s.light_wounds);
  json.number("serious_wounds", s.serious_wounds);
  json.number("deadly_markers", s.deadly_markers);
  json.number("eggs", s.eggs);
  json.number("time_blue", c.tracks.time_blue);
  json.number("self_destruct_start", c.tracks.self_destruct_start);
  json.number("self_destruct_yellow", c.tracks.self_destruct_yellow);
  json.number("contamination", s.contamination);
  json.number("infected", s.infected);
  json.number("pod_seats", s.pod_seats);
  json.close('}');
}

}  // namespace carno::wire
