// The players' Characters in a written position.
#include "human_part.h"
#include "ids.h"
#include "words.h"

namespace carno::position {

namespace json = boost::json;

namespace {

struct MemberWriter {
  const Content& c;
  const Game& game;
  Seat seat;
  const Crew& crew = game.open.crew[seat];
  const Private& own = game.hidden.seat[seat];

  json::string item_id(ItemId item) const { return json::string(c.items[item].id.view()); }

  json::value place() const {
    if (crew.place == Place::aboard) return json::string(c.slots[crew.room].id.view());
    if (crew.place == Place::pod) return json::string("pod:" + std::to_string(crew.pod + 1));
    return json::string(kPlaces[static_cast<std::size_t>(crew.place)]);
  }

  json::array pile(u32 cards, const Flags& flags) const {
    json::array list;
    const Character& who = c.characters[crew.character];
    for (CardId i = 0; i < who.cards; ++i)
      list.insert(list.end(), pile_of(cards, i), json::string(who.card[i].id.view()));
    list.insert(list.end(), flags.unscanned, json::string("contamination"));
    list.insert(list.end(), flags.infected, json::string("contamination:infected"));
    list.insert(list.end(), flags.clean, json::string("contamination:clean"));
    return list;
  }

  json::array serious() const {
    json::array list;
    for (std::size_t i = 0; i < crew.serious_count; ++i) {
      const u8 wound = wound_card(crew.serious[i]);
      list.push_back({{"card", wound < kWounds ? json::value(c.wounds[wound].id.view()) : json::value(nullptr)},
                      {"dressed", dressed(crew.serious[i])}});
    }
    return list;
  }

  json::value mutation() const {
    if (!crew.has_mutation) return nullptr;
    return {{"card", own.mutation == kNone ? json::value(nullptr) : json::value(c.mutations[own.mutation].id.view())},
            {"revealed", crew.mutation_revealed != kNone}};
  }

  json::array attached(const Held& held) const {
    json::array list;
    for (ItemId i = 0; i < kItems; ++i) {
      const Item& item = c.items[i];
      const bool fits = item.attach_to == kNone || item.attach_to == held.thing;
      if (fits && (held.attached & attachment_bit(item))) list.push_back(item_id(i));
    }
    return list;
  }

  json::array hands() const {
    json::array list;
    u32 used = 0;
    for (const Held& held : crew.held) {
      if (held.thing == kNone) continue;
      u8 next = 0;
      while (used & bit(next))
        ++next;
      used |= bit(held.slot);
      json::object it;
      it["item"] = is_object(held.thing) ? json::string(object_text(object_of(held.thing))) : item_id(held.thing);
      if (!is_object(held.thing) && c.items[held.thing].weapon) it["ammo"] = held.ammo;
      if (held.attached) it["attached"] = attached(held);
      if (held.slot != next) it["slot"] = held.slot + 1;
      list.push_back(it.size() == 1 ? it["item"] : json::value(std::move(it)));
    }
    return list;
  }

  bool holds_quest(ItemId item) const {
    const auto in_hand = [&](Thing t) {
      for (const Held& held : crew.held)
        if (held.thing == t) return &held;
      return static_cast<const Held*>(nullptr);
    };
    if (c.items[item].attach_to != kNone) {
      const Held* weapon = in_hand(c.items[item].attach_to);
      return crew.autoloader_waiting || (weapon && (weapon->attached & attachment_bit(c.items[item])));
    }
    return c.items[item].heavy ? in_hand(item) != nullptr : own.items[item] > 0;
  }

  json::array quest() const {
    json::array list;
    for (std::size_t i = 0; i < 2; ++i) {
      if (crew.quest[i] != QuestState::active) continue;
      const ItemId item = c.characters[crew.character].quest[i];
      if (holds_quest(item))
        list.push_back(item_id(item));
      else
        list.push_back({{"item", item_id(item)}, {"held", false}});
    }
    return list;
  }

  json::array inventory() const {
    json::array list;
    for (ItemId i = 0; i < kItems; ++i)
      if (c.items[i].owner != crew.character) list.insert(list.end(), own.items[i], item_id(i));
    return list;
  }

  json::array objectives() const {
    json::array list;
    for (u8 card : own.objectives)
      if (card != kNone) list.push_back(json::string(c.objectives[card].id.view()));
    return list;
  }

  json::array known_rooms(const std::array<u8, kRooms>& known) const {
    json::array list;
    for (Room r = 0; r < kRooms; ++r)
      if (known[r] & bit(seat)) list.push_back(json::string(c.slots[r].id.view()));
    return list;
  }

  json::object known_objectives() const {
    json::object all;
    for (Seat s = 0; s < game.open.options.players; ++s) {
      const Private& other = game.hidden.seat[s];
      json::array seen;
      for (std::size_t i = 0; i < 2; ++i)
        if ((other.objectives_known[i] & bit(seat)) && other.objectives[i] != kNone)
          seen.push_back(json::string(c.objectives[other.objectives[i]].id.view()));
      if (!seen.empty()) all[std::to_string(s + 1)] = std::move(seen);
    }
    return all;
  }

  json::object knows() const {
    const Open& o = game.open;
    json::object it;
    json::array engines;
    for (std::size_t i = 0; i < 3; ++i)
      if (o.engine_known[i] & bit(seat)) engines.push_back(static_cast<int>(i + 1));
    if (!engines.empty()) it["engines"] = std::move(engines);
    if (o.coordinates_known & bit(seat)) it["coordinates"] = true;
    if (json::array rooms = known_rooms(o.tile_known); !rooms.empty()) it["rooms"] = std::move(rooms);
    if (json::array tokens = known_rooms(o.token_known); !tokens.empty()) it["tokens"] = std::move(tokens);
    if (json::object seen = known_objectives(); !seen.empty()) it["objectives"] = std::move(seen);
    if (o.event_top_known & bit(seat)) it["event_top"] = true;
    if (own.mutation_returned != kNone) it["mutation_returned"] = c.mutations[own.mutation_returned].id.view();
    return it;
  }

  void markers(json::object& out) const {
    out["light"] = crew.light;
    out["serious"] = serious();
    out["mutation"] = mutation();
    out["mutation_markers"] = crew.mutation_markers;
    out["slime"] = crew.slime != 0;
    out["signal"] = crew.signal != 0;
    out["passed"] = crew.passed != 0;
  }

  json::object write() const {
    json::object out{{"seat", seat + 1}, {"number", seat + 1}, {"character", nullptr}, {"objectives", objectives()}};
    if (crew.character == kNone) return out;  // in the set-up, before the draft
    out["character"] = c.characters[crew.character].id.view();
    out["room"] = place();
    out["hand"] = pile(own.hand, own.hand_flags);
    out["deck"] = pile(own.deck, own.deck_flags);
    out["discard"] = pile(crew.discard, own.discard_flags);
    markers(out);
    out["hands"] = hands();
    out["inventory"] = inventory();
    if (json::array active = quest(); !active.empty()) out["quest"] = std::move(active);
    if (json::object secrets = knows(); !secrets.empty()) out["knows"] = std::move(secrets);
    return out;
  }
};

}  // namespace

json::array write_crew(const Content& content, const Game& game) {
  json::array list;
  for (Seat s = 0; s < game.open.options.players; ++s)
    list.push_back(MemberWriter{content, game, s}.write());
  return list;
}

}  // namespace carno::position
