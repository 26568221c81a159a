#include "ids.h"

#include <algorithm>

namespace carno::loader {

namespace {

const json::value* field(const json::value* record, std::string_view key) {
  const json::object* object = record ? record->if_object() : nullptr;
  return object ? object->if_contains(key) : nullptr;
}

std::string text(const json::value* value) {
  return value && value->is_string() ? std::string(value->get_string()) : std::string();
}

template <class F>
void each(const json::value* list, F&& call) {
  if (const json::array* values = list ? list->if_array() : nullptr) {
    for (const json::value& value : *values)
      call(value);
  }
}

const json::value* root(const Roots& roots, std::string_view path) {
  const auto found = roots.find(path);
  return found == roots.end() ? nullptr : &found->second;
}

void collect_tiles(const json::value* rooms, Ids& ids) {
  unsigned next = 0;
  for (const char* group : {"rooms_1", "rooms_2", "special_rooms"}) {
    each(field(rooms, group), [&](const json::value& tile) {
      if (next < kTiles) ids.tiles.emplace(text(field(&tile, "id")), static_cast<TileId>(next));
      ++next;
    });
  }
}

void collect_cards(const json::value* characters, Ids& ids) {
  u8 character = 0;
  each(field(characters, "characters"), [&](const json::value& who) {
    unsigned next = 0;
    each(field(&who, "action_cards"), [&](const json::value& card) {
      if (character < kCharacters && next < kCards)
        ids.cards.emplace(text(field(&card, "id")), CardRef{character, static_cast<CardId>(next)});
      ++next;
    });
    character = std::min<u8>(static_cast<u8>(character + 1), kCharacters);
  });
}

// Every entry takes a number, also a broken one: the compiler counts the same way.
struct ItemCount {
  Ids& ids;
  unsigned next = 0;
  void add(const json::value* item) {
    const unsigned number = next++;
    const std::string id = text(field(item, "id"));
    if (number >= kItems || id.empty()) return;
    ids.items.emplace(id, static_cast<ItemId>(number));
    ids.copies[id] |= bit64(number);
    if (const std::string common = text(field(item, "same_as")); !common.empty()) ids.copies[common] |= bit64(number);
  }
  void begin(std::size_t deck) { ids.deck_begin[deck] = static_cast<u8>(std::min<unsigned>(next, kItems)); }
};

void collect_items(const json::value* items, const json::value* characters, Ids& ids) {
  ItemCount count{ids};
  std::size_t deck = 0;
  for (const char* name : {"red", "yellow", "green", "blue_crafted"}) {
    count.begin(deck++);
    each(field(field(items, "decks"), name), [&](const json::value& item) { count.add(&item); });
  }
  count.begin(deck++);
  each(field(characters, "characters"), [&](const json::value& who) { count.add(field(&who, "starting_weapon")); });
  count.begin(deck++);
  each(field(characters, "characters"), [&](const json::value& who) {
    each(field(&who, "quest_items"), [&](const json::value& quest) { count.add(&quest); });
  });
  count.begin(deck);
  ids.item_kinds = count.next;
}

// Looks the word of `node` up; nothing is said if there is nothing to compare with.
template <class T>
T look_up(const Node& node, const std::map<std::string, T, std::less<>>& known, std::string_view what, T fallback) {
  const std::string_view word = node.id();
  if (word.empty()) return fallback;
  const auto found = known.find(word);
  if (found != known.end()) return found->second;
  if (!known.empty()) node.must(fmt::format("the id of {}", what));
  return fallback;
}

}  // namespace

Ids collect_ids(const Roots& roots) {
  Ids ids;
  const json::value* characters = root(roots, "base/characters.json");
  const json::value* items = root(roots, "base/items.json");
  collect_tiles(root(roots, "base/rooms.json"), ids);
  collect_cards(characters, ids);
  if (characters && items) collect_items(items, characters, ids);
  return ids;
}

TileId read_tile(const Node& node, const Ids& ids) { return look_up(node, ids.tiles, "a Room", TileId{kNone}); }

u32 read_tiles(const Node& list, const Ids& ids) {
  u32 mask = 0;
  for (const Node& node : list.list(1, kTiles))
    if (const TileId tile = read_tile(node, ids); tile != kNone) mask |= bit(tile);
  return mask;
}

ItemId read_item(const Node& node, const Ids& ids) { return look_up(node, ids.items, "an Item", ItemId{kNone}); }

u64 read_copies(const Node& node, const Ids& ids) { return look_up(node, ids.copies, "an Item", u64{0}); }

CardRef read_card(const Node& node, const Ids& ids) { return look_up(node, ids.cards, "an Action card", CardRef{}); }

Room read_slot(const Node& node) {
  if (!node.present()) return kNone;
  if (const json::string* text = node.value()->if_string()) {
    for (unsigned room = 0; room < kRooms; ++room)
      if (std::string_view{*text} == fmt::format("{:03}", room + 1)) return static_cast<Room>(room);
  }
  node.must(fmt::format(R"(a Room number from "001" to "{:03}")", kRooms));
  return kNone;
}

}  // namespace carno::loader
