// Ids of the data and what they stand for.
#pragma once
#include <string>
#include <string_view>

#include "carno/facts.h"
#include "carno/notation.h"

namespace carno::position {

// The index of an id in a table of the content; kNone if it is not there.
template <class Table>
u8 index_of(const Table& table, std::string_view id) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table[i].id.view() == id) return static_cast<u8>(i);
  return kNone;
}

template <class Named>
std::string id_text(const Named& named) {
  return std::string(named.id.view());
}

Room room_of(const Content& content, std::string_view slot);
Corridor corridor_of(const Content& content, std::string_view text);  // "001-002" in either order
CardId card_of(const Character& who, std::string_view text);          // by id or by name
u8 exploration_of(const Content& content, std::string_view text);     // "fire:2"
std::string exploration_text(const ExplorationToken& token);
u8 token_of(std::string_view kind);
u8 object_of_word(std::string_view text);
u8 type_of_word(std::string_view text);

u32 whole_deck(const Character& who);

// Tokens of a kind in the box; those with that number (0: without one).
unsigned tokens_of(const Content& content, Token kind);
unsigned tokens_of(const Content& content, Token kind, u8 number);

// The explored Room of an Evacuation Section; kNone if it is not found yet.
Room section_room(const Content& content, const Open& open, u8 section);

// The bit of Held::attached that stands for this Item; 0: it is never attached.
u8 attachment_bit(const Item& item);

}  // namespace carno::position
