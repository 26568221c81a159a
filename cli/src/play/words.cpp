#include "words.h"

#include "carno/choice.h"
#include "carno/notation.h"
#include "carno/rulebook.h"
#include "carno/wire.h"

namespace carno::play {

std::string_view Words::get(std::string_view kind, std::string_view id, std::string_view field) const {
  std::string key(kind);
  for (const std::string_view part : {id, field})
    if (!part.empty()) (key += '.') += part;
  const std::string_view text = texts.get(lang, key);
  return text == key ? id : text;  // a key without a text: its id is better than nothing
}

std::string Words::say(std::string_view key, const Placeholders& filled) const {
  return sentence(texts, lang, "play." + std::string(key), filled);
}

std::string Words::refused(Reason reason) const {
  return std::string(texts.get(lang, "refusal." + std::string(reason_word(reason))));
}

std::string_view Words::tile(TileId tile) const {
  return tile < kTiles ? get("room", content.tiles[tile].id.view(), "name") : "?";
}

std::string Words::room(const View& view, Room room) const {
  if (room >= kRooms) return say("off_board");
  const std::string number(content.slots[room].id.view());
  if (view.open.explored & bit(room)) return number + " " + std::string(tile(view.open.tile[room]));
  if (view.tile[room] != kNone)
    return number + " " + say("unexplored_seen", {{"tile", std::string(tile(view.tile[room]))}});
  return number + " " + say("unexplored");
}

std::string_view Words::character(u8 character) const {
  return character < kCharacters ? get("character", content.characters[character].id.view(), "name") : "?";
}

std::string Words::seat(const View& view, Seat seat) const {
  std::string text = seat_text(seat);
  const u8 who = seat < kSeats ? view.open.crew[seat].character : kNone;
  if (who != kNone) text += " (" + std::string(character(who)) + ")";
  return text;
}

std::string_view Words::type(Type type) const { return get("creature", type_text(type), "name"); }

std::string Words::carnomorph(u8 label) const {
  if (label == kEggs) return std::string(texts.get(lang, "story.eggs"));
  return std::string(type(born_as(label))) + " #" + std::to_string(label_number(label));
}

std::string_view Words::object(Object object) const { return get("object", object_text(object), "name"); }

std::string_view Words::item(ItemId item) const {
  if (item >= kItems) return "?";
  const std::string_view by_id = get("item", content.items[item].id.view(), "name");
  return by_id == content.items[item].id.view() ? get("item", content.items[item].name.view(), "name") : by_id;
}

std::string Words::item_effect(ItemId item) const {
  if (item >= kItems) return "";
  const Item& it = content.items[item];
  const std::string_view by_id = get("item", it.id.view(), "effect");
  return std::string(by_id == it.id.view() ? get("item", it.name.view(), "effect") : by_id) + mark(it.confidence);
}

std::string Words::thing(Thing thing) const {
  if (thing == kNone) return say("nothing");
  return std::string(is_object(thing) ? object(object_of(thing)) : item(thing));
}

std::string_view Words::card(u8 character, u8 card) const {
  switch (card) {
    case kContamination: return get("term", "contamination_card", "");
    case kContaminationInfected: return get("contamination", "contamination_infected", "name");
    case kContaminationClean: return get("contamination", "contamination_clean", "name");
    default: return get("card", content.characters[character].card[card].id.view(), "name");
  }
}

std::string_view Words::card_effect(u8 character, u8 card) const {
  if (card >= kContamination) return "";
  return get("card", content.characters[character].card[card].id.view(), "effect");
}

std::string_view Words::objective(u8 card) const {
  return card < kObjectives ? get("objective", content.objectives[card].id.view(), "name") : "?";
}

std::string_view Words::mutation(u8 card) const {
  return card < kMutations ? get("mutation", content.mutations[card].id.view(), "name") : "?";
}

std::string_view Words::adaptation(u8 card) const {
  return card < kBoardCards ? get("adaptation", content.adaptations[card].id.view(), "name") : "?";
}

std::string_view Words::wound(u8 wound) const {
  return wound < kWounds ? get("wound", content.wounds[wound].id.view(), "name") : get("term", "serious_wound", "");
}

std::string Words::cards(u8 character, u32 mask) const {
  const Cards set{mask};
  std::string text;
  const auto add = [&](u8 id, unsigned copies) {
    for (unsigned i = 0; i < copies; ++i)
      text += (text.empty() ? "" : ", ") + std::string(card(character, id));
  };
  for (CardId id = 0; id < kCards; ++id)
    add(id, pile_of(set.actions(), id));
  add(kContamination, set.contamination());
  add(kContaminationInfected, set.infected());
  add(kContaminationClean, set.clean());
  return text;
}

std::string Words::mark(Confidence confidence) const {
  const bool printed = confidence == Confidence::high || confidence == Confidence::medium;
  return printed ? "" : " (" + std::string(get("confidence", "reconstructed", "")) + ")";
}

std::string_view Words::option(std::string_view owner, std::string_view id) const {
  std::string key = "option." + std::string(owner) + "." + std::string(id);
  const std::string_view text = texts.get(lang, key);
  return text == key ? id : text;
}

std::string shortened(std::string_view text, std::size_t width) {
  if (columns(text) <= width) return std::string(text);
  std::string out;
  std::size_t used = 0;
  for (std::size_t at = 0; at < text.size() && used + 1 < width; ++used) {
    std::size_t end = at + 1;
    while (end < text.size() && (text[end] & '\xC0') == '\x80')
      ++end;
    out += text.substr(at, end - at);
    at = end;
  }
  while (!out.empty() && out.back() == ' ')
    out.pop_back();
  return out + "…";
}

}  // namespace carno::play
