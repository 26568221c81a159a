// Room tiles, Characters with their cards, Items.
#include "carno/notation.h"
#include "content_tables.h"

namespace carno::wire {

namespace {

constexpr std::array<std::string_view, 3> kTimings{"action", "reaction", "passive"};
constexpr std::array<std::string_view, 6> kItemDecks{"red", "yellow", "green", "blue", "weapon", "quest"};
constexpr std::array<std::string_view, 6> kComponents{"none", "chemical", "cloth", "medical", "tool", "electric"};

void write_tile(Json& json, const Content& c, const Tile& tile) {
  json.open('{');
  json.string("id", tile.id);
  json.number("class", tile.tile_class);
  json.key("slot"), json.id(c.slots, tile.slot);
  json.key("colours");
  write_mask(json, tile.colours, [&](u8 k) { json.string(colour_text(static_cast<Colour>(k))); });
  json.boolean("computer", tile.computer);
  json.boolean("searchable", tile.searchable);
  json.boolean("malfunction_allowed", tile.malfunction_allowed);
  json.key("section"), tile.section == kNone ? json.null() : json.string(tile.section ? "B" : "A");
  json.boolean("nest", tile.nest);
  json.key("engine"), tile.engine == kNone ? json.null() : json.number(tile.engine + 1u);
  json.boolean("slimes", tile.slimes_on_entry);
  json.key("hand_limit"), tile.hand_limit ? json.number(tile.hand_limit) : json.null();
  json.key("action");
  if (tile.action.exists) {
    json.open('{');
    json.number("cost", tile.action.cost);
    json.boolean("blocked_by_malfunction", tile.action.blocked_by_malfunction);
    write_option_ids(json, tile.action);
    json.close('}');
  } else {
    json.null();
  }
  json.string("confidence", word_of(kConfidences, tile.confidence));
  json.close('}');
}

void write_card(Json& json, const Card& card) {
  json.open('{');
  json.string("id", card.id);
  json.string("name", card.name);
  json.number("count", card.count);
  json.number("cost", card.cost);
  json.string("combat", word_of(kCombats, card.combat));
  json.string("timing", word_of(kTimings, card.timing));
  write_option_ids(json, card);
  json.string("confidence", word_of(kConfidences, card.confidence));
  json.close('}');
}

void write_quest(Json& json, const Content& c, const Item& item) {
  json.key("quest");
  if (item.owner >= kCharacters) return json.null();
  json.open('{');
  json.string("owner", c.characters[item.owner].id);
  json.number("cost", item.unlock_cost);
  json.key("room"), json.id(c.tiles, item.unlock_room);
  json.key("items"), write_mask(json, item.unlock_items, [&](u8 i) { json.string(c.items[i].id); });
  json.close('}');
}

void write_recipe(Json& json, const Item& item) {
  json.key("component");
  item.component == Component::none ? json.null() : json.string(word_of(kComponents, item.component));
  json.key("recipe");
  if (item.recipe[0] == Component::none) return json.null();
  json.open('[');
  for (const Component part : item.recipe)
    json.string(word_of(kComponents, part));
  json.close(']');
}

void write_item(Json& json, const Content& c, const Item& item) {
  json.open('{');
  json.string("id", item.id);
  json.string("name", item.name);
  json.string("deck", word_of(kItemDecks, item.deck));
  json.number("count", item.count);
  json.boolean("single_use", item.single_use);
  json.boolean("heavy", item.heavy);
  json.boolean("weapon", item.weapon);
  json.boolean("energy", item.energy);
  json.number("capacity", item.capacity);
  json.number("start_ammo", item.start_ammo);
  json.number("cost", item.cost);
  json.string("combat", word_of(kCombats, item.combat));
  json.string("timing", word_of(kTimings, item.timing));
  write_recipe(json, item);
  write_option_ids(json, item);
  write_quest(json, c, item);
  json.string("confidence", word_of(kConfidences, item.confidence));
  json.close('}');
}

}  // namespace

void write_tiles(Json& json, const Content& c) {
  json.key("tiles"), json.open('[');
  for (const Tile& tile : c.tiles)
    write_tile(json, c, tile);
  json.close(']');
}

void write_characters(Json& json, const Content& c) {
  json.key("characters"), json.open('[');
  for (const Character& who : c.characters) {
    json.open('{');
    json.string("id", who.id);
    json.key("weapon"), json.id(c.items, who.weapon);
    json.key("quests"), json.open('[');
    for (const ItemId quest : who.quest)
      if (quest < kItems) json.string(c.items[quest].id);
    json.close(']');
    json.key("cards"), json.open('[');
    for (std::size_t i = 0; i < who.cards; ++i)
      write_card(json, who.card[i]);
    json.close(']');
    json.close('}');
  }
  json.close(']');
}

void write_item_cards(Json& json, const Content& c) {
  json.key("items"), json.open('[');
  for (std::size_t i = 0; i < c.deck_begin[6]; ++i)
    write_item(json, c, c.items[i]);
  json.close(']');
}

}  // namespace carno::wire
