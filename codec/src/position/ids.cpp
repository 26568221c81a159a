#include "ids.h"

namespace carno::position {

namespace {

constexpr std::array<std::string_view, 6> kExploreWords{"silence", "danger", "slime", "fire", "malfunction", "doors"};

template <class Enum, class Text>
u8 by_word(int count, Text&& text_of, std::string_view word) {
  for (int i = 0; i < count; ++i)
    if (text_of(static_cast<Enum>(i)) == word) return static_cast<u8>(i);
  return kNone;
}

}  // namespace

Room room_of(const Content& content, std::string_view slot) { return index_of(content.slots, slot); }

Corridor corridor_of(const Content& content, std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return kNone;
  const Room a = room_of(content, text.substr(0, dash)), b = room_of(content, text.substr(dash + 1));
  for (Corridor k = 0; k < kCorridors; ++k) {
    const CorridorInfo& corridor = content.corridors[k];
    if ((corridor.a == a && corridor.b == b) || (corridor.a == b && corridor.b == a)) return k;
  }
  return kNone;
}

CardId card_of(const Character& who, std::string_view text) {
  for (CardId i = 0; i < who.cards; ++i)
    if (who.card[i].id.view() == text || who.card[i].name.view() == text) return i;
  return kNone;
}

std::string exploration_text(const ExplorationToken& token) {
  return std::string(kExploreWords[static_cast<std::size_t>(token.effect)]) + ":" + std::to_string(token.items);
}

u8 exploration_of(const Content& content, std::string_view text) {
  for (u8 i = 0; i < kExplorationKinds; ++i)
    if (exploration_text(content.exploration[i]) == text) return i;
  return kNone;
}

u8 token_of(std::string_view kind) { return by_word<Token>(kTokens, token_text, kind); }
u8 object_of_word(std::string_view text) { return by_word<Object>(kObjects, object_text, text); }
u8 type_of_word(std::string_view text) { return by_word<Type>(kTypes, type_text, text); }

u32 whole_deck(const Character& who) {
  u32 pile = 0;
  for (CardId i = 0; i < who.cards; ++i)
    pile += u32{who.card[i].count} << (2 * i);
  return pile;
}

unsigned tokens_of(const Content& content, Token kind) {
  unsigned n = 0;
  for (const BagToken& token : content.tokens)
    if (token.token == kind) n += token.count;
  return n;
}

unsigned tokens_of(const Content& content, Token kind, u8 number) {
  unsigned n = 0;
  for (const BagToken& token : content.tokens)
    if (token.token == kind && token.number == number) n += token.count;
  return n;
}

Room section_room(const Content& content, const Open& open, u8 section) {
  for (Room r = 0; r < kRooms; ++r)
    if (open.tile[r] != kNone && content.tiles[open.tile[r]].section == section) return r;
  return kNone;
}

u8 attachment_bit(const Item& item) {
  if (!item.attached_capacity) return 0;
  return item.attach_to == kNone ? 1 : 2;
}

}  // namespace carno::position
