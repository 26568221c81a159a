// The ids that other files may name. They are collected before anything is compiled, so that order does not matter.
// A file that could not be read leaves its ids empty, and then nothing is said about references to them.
#pragma once
#include <array>
#include <map>
#include <string>

#include "node.h"

namespace carno::loader {

using Roots = std::map<std::string, json::value, std::less<>>;  // parsed files by path

struct CardRef {
  u8 character = kNone;
  CardId card = kNone;
};

struct Ids {
  std::map<std::string, TileId, std::less<>> tiles;
  std::map<std::string, ItemId, std::less<>> items;
  std::map<std::string, u64, std::less<>> copies;  // by id or common id (`same_as`): bit per ItemId
  std::map<std::string, CardRef, std::less<>> cards;
  unsigned item_kinds = 0;
  std::array<u8, 7> deck_begin{};  // red, yellow, green, blue, weapon, quest, end
};

Ids collect_ids(const Roots& roots);

TileId read_tile(const Node& node, const Ids& ids);  // kNone if there is none
u32 read_tiles(const Node& list, const Ids& ids);    // bit per TileId
ItemId read_item(const Node& node, const Ids& ids);
u64 read_copies(const Node& node, const Ids& ids);  // every copy of it, in whichever deck
CardRef read_card(const Node& node, const Ids& ids);
Room read_slot(const Node& node);  // "001" to "021"

}  // namespace carno::loader
