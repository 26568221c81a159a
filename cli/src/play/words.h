// Names and texts of components as the player reads them, in the chosen language.
#pragma once
#include <string>
#include <string_view>

#include "carno/content.h"
#include "carno/facts.h"
#include "carno/phrase.h"
#include "carno/refusal.h"
#include "carno/texts.h"
#include "carno/view.h"

namespace carno::play {

struct Words {
  const Content& content;
  const Texts& texts;
  Lang lang = Lang::en;

  std::string_view get(std::string_view kind, std::string_view id, std::string_view field) const;
  std::string say(std::string_view key, const Placeholders& filled = {}) const;  // the sentence "play.KEY"
  std::string refused(Reason reason) const;

  std::string_view tile(TileId tile) const;
  std::string room(const View& view, Room room) const;  // "007 Laboratory", "007 unexplored"
  std::string_view character(u8 character) const;
  std::string seat(const View& view, Seat seat) const;  // "p2 (Scout)"
  std::string_view type(Type type) const;
  std::string carnomorph(u8 label) const;  // "Shambler #2"
  std::string_view object(Object object) const;
  std::string_view item(ItemId item) const;
  std::string item_effect(ItemId item) const;  // with its mark
  std::string thing(Thing thing) const;
  std::string_view card(u8 character, u8 card) const;  // also Contamination cards
  std::string_view card_effect(u8 character, u8 card) const;
  std::string_view objective(u8 card) const;
  std::string_view mutation(u8 card) const;
  std::string_view adaptation(u8 card) const;
  std::string_view wound(u8 wound) const;
  std::string cards(u8 character, u32 mask) const;  // "Rest, Search"
  // " (reconstruction)" behind what was not found in print, else nothing.
  std::string mark(Confidence confidence) const;
  // The text of an option of a card, Item or Room; empty if it has only one.
  std::string_view option(std::string_view owner, std::string_view id) const;
};

// At most `width` columns; what is cut ends in "…".
std::string shortened(std::string_view text, std::size_t width);

}  // namespace carno::play
