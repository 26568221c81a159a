#include "teller.h"

#include "../events/words.h"
#include "carno/carnomorphs.h"
#include "carno/facts.h"

namespace carno::story {

namespace {

std::string fill(std::string_view text, Slots slots) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    out += text.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) return out + std::string(text.substr(open));
    const std::string_view slot = text.substr(open + 1, close - open - 1);
    for (const auto& [key, value] : slots)
      if (key == slot) out += value;
    text.remove_prefix(close + 1);
  }
  return out;
}

unsigned action_cards(const Game& game, Seat s) { return pile_count(game.hidden.seat[s].hand); }

}  // namespace

std::string number(int value) { return std::to_string(value); }

std::string Teller::say(std::string_view key, Slots slots) const {
  return fill(texts.get(lang, "story." + std::string(key)), slots);
}

std::string Teller::label(std::string_view kind, std::string_view id) const {
  return std::string(texts.get(lang, std::string(kind) + "." + std::string(id)));
}

std::string Teller::name(std::string_view kind, std::string_view id) const {
  return label(kind, std::string(id) + ".name");
}

std::string Teller::seat(Seat s) const {
  const u8 who = s < kSeats ? game.open.crew[s].character : kNone;
  if (who >= kCharacters) return say("player", {{"number", number(s + 1)}});
  return say("character", {{"name", name("character", c.characters[who].id.view())}});
}

std::string Teller::seats(u8 mask) const {
  std::string out;
  for (Seat s = 0; s < kSeats; ++s)
    if (mask & bit(s)) out += (out.empty() ? "" : ", ") + seat(s);
  return out.empty() ? say("nobody") : out;
}

std::string Teller::type(u8 t) const { return name("creature", type_text(static_cast<Type>(t))); }

std::string Teller::carnomorph(u8 label, u8 now) const {
  if (label == kNone) return say("nobody");
  if (names && !names->name[label].empty()) return names->name[label];
  const auto born = static_cast<u8>(born_as(label));
  const std::string for_life = say("carnomorph", {{"type", type(born)}, {"number", number(label_number(label))}});
  if (now >= kTypes || now == born) return for_life;
  return say("evolved", {{"type", type(now)}, {"name", for_life}});
}

std::string Teller::room(Room r) const {
  if (r >= kRooms) return say("nowhere");
  const std::string slot(c.slots[r].id.view());
  const TileId tile = game.open.tile[r];
  if (!(game.open.explored & bit(r)) || tile >= kTiles) return say("room", {{"slot", slot}});
  return say("named_room", {{"name", name("room", c.tiles[tile].id.view())}, {"slot", slot}});
}

std::string Teller::corridor(Corridor k) const {
  if (k == kTechnical) return name("board", "technical_corridors");
  return say("corridor", {{"corridor", corridor_text(c, k)}});
}

std::string Teller::token(u8 t) const {
  const auto kind = static_cast<Token>(t);
  if (kind == Token::blank) return name("token", "tok_blank");
  if (kind == carnomorph_token::blue || kind == carnomorph_token::red)
    return name("development", "dev_metagorger_" + std::string(token_text(kind)));
  return name("creature", token_text(kind));
}

std::string Teller::object(Object o) const { return name("object", object_text(o)); }

std::string Teller::thing(Thing t) const {
  if (is_object(t)) return object(object_of(t));
  if (const std::string_view back = events::back_of(t); !back.empty()) return say("back_" + std::string(back));
  return t < kItems ? name("item", c.items[t].name.view()) : std::string("–");
}

std::string Teller::own_card(Seat owner, u8 card) const {
  if (card >= kContamination) return say("contamination_card");
  const u8 who = owner < kSeats ? game.open.crew[owner].character : kNone;
  if (who >= kCharacters || card >= kCards) return "–";
  return name("card", c.characters[who].card[card].id.view());
}

std::string Teller::cards(Seat owner, u32 mask) const {
  std::string out;
  events::for_cards(mask, [&](u8 card) { out += (out.empty() ? "" : ", ") + own_card(owner, card); });
  return out;
}

std::string Teller::why_target() const {
  const auto occasion = events::word(events::k_occasion, e.cause);
  if (occasion != "step") return say("why_" + std::string(occasion));
  unsigned others = 0, tied = 0;
  for (Seat s = 0; s < game.open.options.players; ++s) {
    const Crew& crew = game.open.crew[s];
    const bool here = crew.room == e.room && (crew.place == Place::aboard || crew.place == Place::pod);
    if (s == e.target || !here || crew.status.not_attacked) continue;
    ++others;
    if (action_cards(game, s) == action_cards(game, e.target)) ++tied;
  }
  return say(others == 0 ? "why_only" : tied ? "why_tie" : "why_fewest");
}

}  // namespace carno::story
