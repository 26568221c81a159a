// base/characters.json: six Characters with starting weapon, 10 Action cards and 2 Quest Items each (B1.21).
#include <algorithm>

#include "compiler.h"

namespace carno::loader {

namespace {

constexpr int kCopies = 3;  // of one Action card: a pile counts to 3
constexpr Term<u8> kQuestTypes[] = {{"single_use", 0}, {"heavy", 1}};
constexpr Term<u8> kUnlocks[] = {{"in_room", 0}, {"discard_item", 1}};
constexpr Term<u8> kDraftColours[] = {{"blue", 0}, {"green", 1}, {"yellow", 2}, {"red", 3}, {"purple", 4}, {"grey", 5}};

std::string_view without_owner(std::string_view id, std::string_view owner) {
  const bool owned = id.size() > owner.size() + 1 && id.starts_with(owner) && id[owner.size()] == '_';
  return owned ? id.substr(owner.size() + 1) : id;
}

// The figures of the Character boards are the same for all six: the first one's are taken.
void compile_stats(Compiler& c, const Node& node, bool first) {
  Fields f(node);
  Supply& supply = c.content.supply;
  const auto figure = [&](std::string_view key, int most, u8& value) {
    const Node figure_node = f.need(key);
    if (first) {
      value = figure_node.whole(1, most, value);
    } else {
      figure_node.must_be(value);
    }
  };
  figure("light_wound_spaces", 5, supply.light_wounds);
  figure("serious_wounds_before_death", 3, supply.serious_wounds);
  figure("hand_slots", 2, supply.hand_slots);
  f.need("hand_draw_up_to").must_be(supply.hand_limit);  // as in components.json
  f.need("inventory_limit").must_be(nullptr);
  f.need("max_slime").must_be(1);
  const Node start = f.need("start_slot");
  if (start.present() && read_slot(start) != c.content.tracks.crew_start)
    start.problem("is not the start of board.json");
}

// Cards that answer something are known by what they do (B3.22, B3.23).
Reaction reaction_of(const Content& content, const OptionList& options) {
  for (std::size_t i = 0; i < options.count; ++i) {
    const u16 program = options.option[i].program;
    if (find_verb(content, program, Verb::cancel)) return Reaction::interruption;
    if (find_verb(content, program, Verb::reroll_noise)) return Reaction::motion_scanner;
    if (const Op* op = find_verb(content, program, Verb::ignore_attack))
      return op->a ? Reaction::armor : Reaction::nerves_of_steel;
  }
  return Reaction::none;
}

void check_reaction(const Node& timing, bool reacts) {
  const bool said = timing.present() && *timing.value() == "reaction";
  if (timing.present() && said != reacts)
    timing.problem(reacts ? "must be \"reaction\" for what the card does" : "has no effect that reacts to anything");
}

Card compile_card(Compiler& c, const Node& node, std::string_view owner) {
  Fields f(node);
  Card card;
  const std::string id = f.id("card");
  card.id = name_of(id);
  card.name = name_of(without_owner(id, owner));
  card.count = f.need("count").whole(1, kCopies);
  card.cost = f.need("cost").whole(0, kDearest);
  card.combat = f.need("combat").term(kCombats);
  const Node timing = f.need("timing");
  card.timing = timing.term(kTimings);
  if (card.timing == Timing::passive) timing.problem(R"(must be "action" or "reaction" for an Action card)");
  f.maybe("common").must_be(true);
  const OptionList options = compile_options(c, f.need("options"), id);
  card.options = options.count;
  card.option = options.option;
  card.reaction = reaction_of(c.content, options);
  check_reaction(timing, card.reaction != Reaction::none);
  card.confidence = f.provenance();
  c.needs_text("card", id, {"name", "effect"});
  return card;
}

Item compile_starting_weapon(Compiler& c, const Node& node, u8 owner) {
  Fields f(node);
  Item item;
  const std::string id = f.id("item");
  item.id = item.name = name_of(id);
  item.deck = ItemDeck::weapon;
  item.owner = owner;
  f.need("count").must_be(1);
  f.need("type").must_be(json::array{"weapon", "heavy"});
  item.heavy = 1;
  item.cost = f.need("cost").whole(0, kDearest);
  item.combat = f.need("combat").term(kCombats);
  compile_weapon(c, f, item);
  item.confidence = f.provenance();
  c.needs_text("item", id, {"name", "effect"});
  return item;
}

void compile_unlock(Compiler& c, Fields& f, Item& item) {  // B9.17
  item.unlock_cost = f.need("unlock_cost").whole(0, kDearest);
  f.need("unlock_combat").must_be("out");
  Fields unlock(f.need("unlock"));
  if (unlock.need("kind").term(kUnlocks) == 0) {
    item.unlock_room = read_tile(unlock.need("room"), c.ids);
  } else {
    for (const Node& id : unlock.need("any_of").list(1))
      item.unlock_items |= read_copies(id, c.ids);
  }
}

Item compile_quest_item(Compiler& c, const Node& node, u8 owner) {
  Fields f(node);
  Item item;
  const std::string id = f.id("item");
  item.id = name_of(id);
  item.name = name_of(without_owner(id, c.content.characters[owner].id.view()));
  item.deck = ItemDeck::quest;
  item.owner = owner;
  f.need("count").must_be(1);
  const u32 types = f.need("type").terms(kQuestTypes, 0);
  item.single_use = f.need("single_use").flag();
  item.heavy = f.need("heavy").flag();
  if ((types & 1) != item.single_use || (types >> 1) != item.heavy)
    f.need("type").problem("does not fit single_use and heavy");
  item.cost = f.need("cost").whole(0, kDearest);
  item.combat = f.need("combat").term(kCombats);
  const Node timing = f.need("timing");
  item.timing = timing.term(kTimings);
  f.maybe("armour").must_be(true);
  if (const Node weapon = f.maybe("attach_to"); weapon.present()) item.attach_to = read_item(weapon, c.ids);
  compile_unlock(c, f, item);
  if (item.timing == Timing::passive) {
    compile_powers(c, f.need("options"), item);
    c.text_keys.push_back(fmt::format("option.{}.passive", id));
  } else {
    const OptionList options = compile_options(c, f.need("options"), id);
    item.options = options.count;
    item.option = options.option;
    item.reaction = static_cast<u8>(reaction_of(c.content, options));
    check_reaction(timing, item.reaction != 0);
  }
  item.confidence = f.provenance();
  c.needs_text("item", id, {"name", "effect", "unlock"});
  return item;
}

struct Counts {
  int characters = 0, cards = 0, weapons = 0, quests = 0;
};

void store_item(Compiler& c, unsigned number, const Item& item) {
  if (number < kItems) c.content.items[number] = item;
}

Character compile_cards(Compiler& c, Fields& f, std::string_view id, Counts& counts) {
  Character who;
  who.id = name_of(id);
  int copies = 0;
  const Node list = f.need("action_cards");
  const std::vector<Node> nodes = list.entries();
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Card card = compile_card(c, nodes[i], id);
    copies += card.count;
    if (i >= kCards) continue;
    who.card[who.cards++] = card;
    if (card.reaction == Reaction::interruption) who.interruption = static_cast<CardId>(i);
    if (card.reaction == Reaction::nerves_of_steel) who.nerves_of_steel = static_cast<CardId>(i);
  }
  if (list.present() && nodes.size() != kCards)
    list.problem(fmt::format("must be of {} kinds, has {}", kCards, nodes.size()));
  if (list.present() && copies != 10) list.problem(fmt::format("must be 10 cards together, are {}", copies));
  counts.cards += copies;
  return who;
}

void compile_character(Compiler& c, const Node& node, u8 number, Counts& counts) {
  Fields f(node);
  const std::string id = f.id("character");
  f.need("draft_color").term(kDraftColours);
  compile_stats(c, f.need("stats"), number == 0);
  Character who = compile_cards(c, f, id, counts);
  const unsigned weapon = c.content.deck_begin[4] + static_cast<unsigned>(counts.weapons++);
  who.weapon = static_cast<ItemId>(weapon);
  store_item(c, weapon, compile_starting_weapon(c, f.entry("starting_weapon"), number));
  f.need("quest_items");  // read when all cards are known
  f.provenance();
  c.needs_text("character", id, {"name"});
  if (number < kCharacters) c.content.characters[number] = who;
}

void compile_quest_items(Compiler& c, const Node& character, u8 number, Counts& counts) {
  Fields f(character);
  f.ignore_rest();
  const Node list = f.maybe("quest_items");
  const std::vector<Node> quests = list.entries();
  if (list.present() && quests.size() != 2) list.problem(fmt::format("must have 2 entries, has {}", quests.size()));
  for (std::size_t i = 0; i < quests.size(); ++i) {
    const unsigned item = c.content.deck_begin[5] + static_cast<unsigned>(counts.quests++);
    store_item(c, item, compile_quest_item(c, quests[i], number));
    if (i < 2) c.content.characters[number].quest[i] = static_cast<ItemId>(item);
  }
}

}  // namespace

void compile_characters(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  Counts counts;
  const std::vector<Node> characters = f.need("characters").entries();
  for (const Node& node : characters)
    compile_character(c, node, static_cast<u8>(std::min(counts.characters++, kCharacters)), counts);
  for (std::size_t i = 0; i < std::min<std::size_t>(characters.size(), kCharacters); ++i)
    compile_quest_items(c, characters[i], static_cast<u8>(i), counts);
  if (root.present() && !c.ids.items.empty() && c.ids.item_kinds != kItems) {
    root.problem(
        fmt::format("must have {} kinds of Items together with items.json, found {}", kItems, c.ids.item_kinds));
  }
  Totals totals(f);
  totals.box("characters", kCharacters, counts.characters);
  totals.box("action_cards", 60, counts.cards);
  totals.box("action_cards_each", 10, counts.characters ? counts.cards / counts.characters : 0);
  totals.box("quest_items", 12, counts.quests);
  totals.box("starting_weapons", 6, counts.weapons);
}

}  // namespace carno::loader
