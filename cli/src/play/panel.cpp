#include "panel.h"

#include "carno/notation.h"
#include "carno/rulebook.h"
#include "menu.h"
#include "ship_facts.h"

namespace carno::play {

namespace {

std::string place_of(const Words& words, const Crew& crew) {
  switch (crew.place) {
    case Place::aboard: return crew.room < kRooms ? std::string(words.content.slots[crew.room].id.view()) : "";
    case Place::pod: return words.say("place_pod", {{"number", crew.pod + 1}});
    case Place::hibernating: return words.say("place_hibernating");
    case Place::launched: return words.say("place_launched");
    case Place::dead: return words.say("place_dead");
  }
  return "";
}

// "Wounds: 1 light, Arm, Leg (dressed)"
std::string wounds_of(const Words& words, const Crew& crew) {
  std::string text;
  if (crew.light) text += words.say("light", {{"count", crew.light}});
  for (u8 i = 0; i < crew.serious_count; ++i) {
    const u8 wound = crew.serious[i];
    const std::string name(words.wound(wound_card(wound)));
    text += (text.empty() ? "" : ", ") + (dressed(wound) ? words.say("dressed", {{"wound", name}}) : name);
  }
  return text.empty() ? "" : " · " + words.say("wounds", {{"list", text}});
}

std::string body_of(const Words& words, const Crew& crew) {
  std::string text = wounds_of(words, crew);
  if (crew.has_mutation) {
    text += " · " + words.say("mutation");
    if (crew.mutation_revealed != kNone) text += " " + std::string(words.mutation(crew.mutation_revealed));
  }
  if (crew.mutation_markers) text += " · " + words.say("markers", {{"count", crew.mutation_markers}});
  if (crew.slime) text += " · " + words.say("slime");
  if (crew.signal) text += " · " + words.say("signal");
  return text;
}

std::string held_by(const Words& words, const Crew& crew) {
  std::string text;
  for (const Held& held : crew.held) {
    if (held.thing == kNone) continue;
    text += (text.empty() ? "" : ", ") + words.thing(held.thing);
    if (!is_object(held.thing) && words.content.items[held.thing].weapon) {
      text += " " + std::to_string(held.ammo) + "/" + std::to_string(capacity(words.content, held));
    }
  }
  return text.empty() ? words.say("nothing") : text;
}

std::string backs_of(const Words& words, const Crew& crew) {
  static constexpr std::string_view names[] = {"back_red", "back_yellow", "back_green", "back_blue", "back_quest"};
  std::string text;
  for (std::size_t i = 0; i < crew.backs.size(); ++i)
    if (crew.backs[i]) text += (text.empty() ? "" : " ") + words.say(names[i], {{"count", crew.backs[i]}});
  return text;
}

std::string inventory_of(const Words& words, const View& view) {
  std::string text;
  for (ItemId i = 0; i < kItems; ++i) {
    const u8 copies = view.own.items[i];
    if (!copies) continue;
    text += (text.empty() ? "" : ", ") + std::string(words.item(i)) + (copies > 1 ? " ×" + std::to_string(copies) : "");
  }
  return text.empty() ? words.say("empty") : text;
}

std::string hand_of(const Words& words, const View& view) {
  const Crew& crew = view.open.crew[view.seat];
  u32 mask = view.own.hand;
  mask += Cards::one(kContamination) *
          static_cast<u32>(view.own.hand_contamination - view.own.known_infected - view.own.known_clean);
  mask += Cards::one(kContaminationInfected) * view.own.known_infected +
          Cards::one(kContaminationClean) * view.own.known_clean;
  const std::string text = words.cards(crew.character, mask);
  return text.empty() ? words.say("no_cards") : text;
}

std::string objectives_of(const Words& words, const View& view) {
  std::string text;
  for (const u8 card : view.own.objectives)
    if (card != kNone) text += (text.empty() ? "" : ", ") + std::string(words.objective(card));
  return text;
}

void add_entry(std::vector<std::string>& lines, const Paint& paint, std::size_t width, const std::string& name,
               const std::string& note, std::string_view effect) {
  lines.push_back("  " + paint(Ink::bold, name) + (note.empty() ? "" : paint(Ink::dim, "  " + note)));
  for (const std::string& line : wrap(effect, width - 6))
    lines.push_back("      " + line);
}

void add_cards(std::vector<std::string>& lines, const Words& words, const View& view, const Paint& paint,
               std::size_t width) {
  const u8 who = view.open.crew[view.seat].character;
  lines.push_back(paint(Ink::bold, words.say("title_hand")));
  for (CardId id = 0; id < kCards; ++id) {
    const unsigned copies = pile_of(view.own.hand, id);
    if (!copies) continue;
    const Card& card = words.content.characters[who].card[id];
    std::string note = card.timing == Timing::action ? words.say("costs_more", {{"count", card.cost}})
                                                     : std::string(words.get("timing", "reaction", ""));
    if (card.combat != Combat::any)
      note += ", " + std::string(words.get("combat", card.combat == Combat::in ? "in" : "out", ""));
    add_entry(lines, paint, width, std::string(words.card(who, id)) + (copies > 1 ? " ×" + std::to_string(copies) : ""),
              note, words.card_effect(who, id));
  }
  if (view.own.hand_contamination) {
    add_entry(
        lines, paint, width, words.say("contamination_cards", {{"count", view.own.hand_contamination}}), "",
        words.say("contamination_known", {{"infected", view.own.known_infected}, {"clean", view.own.known_clean}}));
  }
}

void add_items(std::vector<std::string>& lines, const Words& words, const View& view, const Paint& paint,
               std::size_t width) {
  const Crew& crew = view.open.crew[view.seat];
  lines.push_back(paint(Ink::bold, words.say("title_items")));
  for (const Held& held : crew.held) {
    if (held.thing == kNone) continue;
    const bool weapon = !is_object(held.thing) && words.content.items[held.thing].weapon;
    add_entry(lines, paint, width, words.thing(held.thing),
              weapon ? words.say("hand_slot_ammo", {{"ammo", held.ammo}}) : words.say("hand_slot"),
              is_object(held.thing) ? "" : words.item_effect(held.thing));
  }
  for (ItemId i = 0; i < kItems; ++i) {
    if (view.own.items[i]) {
      add_entry(lines, paint, width,
                std::string(words.item(i)) + (view.own.items[i] > 1 ? " ×" + std::to_string(view.own.items[i]) : ""),
                words.say("costs", {{"count", words.content.items[i].cost}}), words.item_effect(i));
    }
  }
  for (std::size_t i = 0; i < crew.quest.size(); ++i) {
    const ItemId quest = words.content.characters[crew.character].quest[i];
    if (quest == kNone || crew.quest[i] == QuestState::active) continue;
    add_entry(lines, paint, width, std::string(words.item(quest)), words.say("quest_inactive"),
              std::string(words.get("item", words.content.items[quest].id.view(), "unlock")) + " " +
                  words.item_effect(quest));
  }
}

void add_secrets(std::vector<std::string>& lines, const Words& words, const View& view, const Paint& paint,
                 std::size_t width) {
  lines.push_back(paint(Ink::bold, words.say("title_objectives")));
  for (const u8 card : view.own.objectives) {
    if (card != kNone) {
      add_entry(lines, paint, width, std::string(words.objective(card)), "",
                words.get("objective", words.content.objectives[card].id.view(), "effect"));
    }
  }
  if (view.own.mutation == kNone) return;
  lines.push_back(paint(Ink::bold, words.say("title_mutation")));
  for (const std::string& line : wrap(mutation_text(words, view.own.mutation), width - 2))
    lines.push_back("  " + line);
}

}  // namespace

std::vector<std::string> crew_lines(const Words& words, const View& view, const Paint& paint, std::size_t width,
                                    int beside) {
  std::vector<std::string> lines;
  const std::size_t each = width / static_cast<std::size_t>(beside) - 4;
  int placed = 0;
  for (Seat s = 0; s < view.open.options.players; ++s) {
    const Crew& crew = view.open.crew[s];
    if (crew.character == kNone || s == view.seat) continue;
    std::string text = " " + std::string(words.character(crew.character)) + " " + place_of(words, crew);
    if (crew.place == Place::aboard || crew.place == Place::pod) {
      text += " · " + words.say("cards", {{"count", crew.hand_size}}) +
              (crew.passed ? ", " + words.say("passed") : "") + body_of(words, crew);
      text += " · " + held_by(words, crew);
      if (const std::string backs = backs_of(words, crew); !backs.empty())
        text += " · " + words.say("items", {{"list", backs}});
    }
    text = shortened(text, each);
    if (placed++ % beside == 0) lines.emplace_back();
    if (placed % beside != 0) text.append(each + 2 - columns(text), ' ');
    lines.back() += paint(ink_of_seat(s), seat_text(s)) + text;
  }
  return lines;
}

std::vector<std::string> own_lines(const Words& words, const View& view, const Paint& paint, std::size_t width) {
  const Crew& crew = view.open.crew[view.seat];
  if (crew.character == kNone) return {};
  std::string body =
      " " + std::string(words.character(crew.character)) + " " + place_of(words, crew) + body_of(words, crew);
  body += " · " + words.say("deck", {{"count", crew.deck_size}}) + " · " +
          words.say("objectives", {{"list", objectives_of(words, view)}});
  const std::string things = words.say("hands", {{"list", held_by(words, crew)}}) + " · " +
                             words.say("inventory", {{"list", inventory_of(words, view)}});
  const std::string cards = words.say("hand", {{"list", hand_of(words, view)}});
  std::vector<std::string> lines{paint(Ink::self, seat_text(view.seat)) + shortened(body, width - 2)};
  if (columns(things) + columns(cards) + 6 <= width) {
    lines.push_back("   " + things + " · " + cards);
  } else {
    lines.push_back("   " + shortened(things, width - 3));
    lines.push_back("   " + shortened(cards, width - 3));
  }
  return lines;
}

std::vector<std::string> own_details(const Words& words, const View& view, const Paint& paint, std::size_t width) {
  std::vector<std::string> lines = own_lines(words, view, paint, width);
  if (lines.empty()) return lines;
  add_cards(lines, words, view, paint, width);
  add_items(lines, words, view, paint, width);
  add_secrets(lines, words, view, paint, width);
  return lines;
}

}  // namespace carno::play
