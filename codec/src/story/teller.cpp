#include "teller.h"

#include "../events/words.h"
#include "carno/carnomorphs.h"
#include "carno/facts.h"
#include "target.h"

namespace carno::story {

std::string Teller::say(std::string_view key, const Placeholders& slots) const {
  return sentence(texts, lang, "story." + std::string(key), slots);
}

Phrase Teller::words(std::string_view key, Placeholders slots) const {
  return Phrase::name("story." + std::string(key), std::move(slots));
}

Phrase Teller::label(std::string_view kind, std::string_view id) const {
  return Phrase::name(std::string(kind) + "." + std::string(id));
}

Phrase Teller::name(std::string_view kind, std::string_view id) const { return label(kind, std::string(id) + ".name"); }

Phrase Teller::seat(Seat s) const {
  const u8 who = s < kSeats ? game.open.crew[s].character : kNone;
  if (who >= kCharacters) return words("player", {{"number", s + 1}});
  return words("character", {{"name", name("character", c.characters[who].id.view())}});
}

Phrase Teller::seats(u8 mask) const {
  std::vector<Phrase> all;
  for (Seat s = 0; s < kSeats; ++s)
    if (mask & bit(s)) all.push_back(seat(s));
  return all.empty() ? words("nobody") : Phrase::list(std::move(all));
}

Phrase Teller::type(u8 t) const { return name("creature", type_text(static_cast<Type>(t))); }

Phrase Teller::carnomorph(u8 label, u8 now) const {
  if (label == kNone) return words("nobody");
  if (names && !names->name[label].empty()) return Phrase(names->name[label]);
  const auto born = static_cast<u8>(born_as(label));
  Phrase for_life = words("carnomorph", {{"type", type(born)}, {"number", label_number(label)}});
  if (now >= kTypes || now == born) return for_life;
  return words("evolved", {{"type", type(now)}, {"name", std::move(for_life)}});
}

Phrase Teller::room(Room r) const {
  if (r >= kRooms) return "–";
  const std::string slot(c.slots[r].id.view());
  const TileId tile = game.open.tile[r];
  if (!(game.open.explored & bit(r)) || tile >= kTiles) return words("room", {{"slot", slot}});
  return words("named_room", {{"name", name("room", c.tiles[tile].id.view())}, {"slot", slot}});
}

Phrase Teller::corridor(Corridor k) const {
  if (k == kTechnical) return name("board", "technical_corridors");
  return words("corridor", {{"corridor", corridor_text(c, k)}});
}

Phrase Teller::token(u8 t) const {
  const auto kind = static_cast<Token>(t);
  if (kind == Token::blank) return name("token", "tok_blank");
  if (kind == carnomorph_token::blue || kind == carnomorph_token::red)
    return name("development", "dev_metagorger_" + std::string(token_text(kind)));
  return name("creature", token_text(kind));
}

Phrase Teller::object(Object o) const { return name("object", object_text(o)); }

Phrase Teller::thing(Thing t) const {
  if (is_object(t)) return object(object_of(t));
  if (const std::string_view back = events::back_of(t); !back.empty()) return words("back_" + std::string(back));
  return t < kItems ? name("item", c.items[t].name.view()) : Phrase("–");
}

Phrase Teller::own_card(Seat owner, u8 card) const {
  if (card >= kContamination) return words("contamination_card");
  const u8 who = owner < kSeats ? game.open.crew[owner].character : kNone;
  if (who >= kCharacters || card >= kCards) return "–";
  return name("card", c.characters[who].card[card].id.view());
}

Phrase Teller::cards(Seat owner, u32 mask) const {
  std::vector<Phrase> all;
  events::for_cards(mask, [&](u8 card) { all.push_back(own_card(owner, card)); });
  return Phrase::list(std::move(all));
}

Phrase Teller::why_target() const { return words("why_" + std::string(target_reason(game, e))); }

}  // namespace carno::story
