// base/items.json: the three Item decks and the crafted Items (B9).
#include <algorithm>

#include "compiler.h"

namespace carno::loader {

namespace {

enum ItemType : u8 { single_use, heavy, weapon, attachment };
constexpr Term<ItemType> kItemTypes[] = {
    {"single_use", single_use},
    {"heavy", heavy},
    {"weapon", weapon},
    {"attachment", attachment},
};

struct DeckOf {
  const char* key;
  const char* word;
  ItemDeck deck;
  int box;
};
constexpr DeckOf kItemDecks[] = {
    {"red", "red", ItemDeck::red, 30},
    {"yellow", "yellow", ItemDeck::yellow, 30},
    {"green", "green", ItemDeck::green, 30},
    {"blue_crafted", "blue", ItemDeck::blue, 12},
};

void compile_kind(Fields& f, Item& item, u32 types) {
  item.single_use = f.need("single_use").flag();
  item.heavy = f.need("heavy").flag();
  if (item.single_use != (types >> single_use & 1)) f.need("single_use").problem("does not fit \"type\"");
  if (item.heavy != (types >> heavy & 1)) f.need("heavy").problem("does not fit \"type\"");
  const Node component = f.need("component");
  item.component = component.is_null() ? Component::none : component.term(kComponents, Component::none);
  if (item.deck != ItemDeck::blue) return;
  const std::vector<Node> recipe = f.need("recipe").list(2, 2);
  for (std::size_t i = 0; i < recipe.size(); ++i)
    item.recipe[i] = recipe[i].term(kComponents);
}

// An Item that is added to a weapon also says as figures what it gives (B9.6).
void note_attachment(const Content& content, Item& item) {
  for (std::size_t i = 0; i < item.options; ++i) {
    const u16 program = item.option[i].program;
    if (!find_verb(content, program, Verb::attach)) continue;
    if (const Op* op = find_verb(content, program, Verb::ammo_capacity))
      item.attached_capacity = static_cast<u8>(op->n);
    if (const Op* op = find_verb(content, program, Verb::add_ammo)) item.attached_ammo = static_cast<u8>(op->n);
  }
}

Item compile_item(Compiler& c, const Node& node, const DeckOf& deck) {
  Fields f(node);
  Item item;
  item.deck = deck.deck;
  const std::string id = f.id("item");
  const std::string_view common = f.maybe("same_as").id();
  const std::string name = common.empty() ? id : std::string(common);
  item.id = name_of(id);
  item.name = name_of(name);
  f.need("deck").must_be(deck.word);
  item.count = f.need("count").whole(1, 30);
  item.cost = f.need("cost").whole(0, 5);
  item.combat = f.need("combat").term(kCombats);
  item.eggs_destroyed = f.maybe("eggs_destroyed").whole(1, 8);
  const u32 types = f.need("type").terms(kItemTypes);
  compile_kind(f, item, types);
  if (types & bit(weapon)) {
    compile_weapon(c, f, item);
  } else {
    const OptionList options = compile_options(c, f.need("options"), name);
    item.options = options.count;
    item.option = options.option;
    note_attachment(c.content, item);
  }
  item.confidence = f.provenance();
  c.needs_text("item", name, {"name", "effect"});
  return item;
}

void check_components(Compiler& c, const Node& node) {
  Fields f(node);
  for (const Term<Component>& component : kComponents) {
    const Node list = f.need(component.text);
    u64 named = 0, carrying = 0;
    for (const Node& id : list.list(1))
      named |= read_copies(id, c.ids);
    for (unsigned i = 0; i < c.content.deck_begin[3]; ++i)
      if (c.content.items[i].component == component.value) carrying |= bit64(i);
    if (list.present() && named != carrying) list.problem("does not name exactly the Items with this component");
  }
}

void check_craft_rules(Compiler& c, const Node& node) {
  Fields f(node);
  f.need("cost").must_be(c.content.supply.craft);
  f.need("combat").must_be("out");
  f.need("components_discarded").must_be(2);
  f.need("blocked_when_none_left").must_be(true);
  f.need("crafted_items_as_components").must_be(false);
  f.provenance();
}

}  // namespace

void compile_items(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  unsigned next = 0;
  std::array<int, std::size(kItemDecks)> copies{};
  {
    Fields decks(f.need("decks"));
    for (std::size_t d = 0; d < std::size(kItemDecks); ++d) {
      for (const Node& node : decks.need(kItemDecks[d].key).entries()) {
        const Item item = compile_item(c, node, kItemDecks[d]);
        if (next < kItems) c.content.items[next] = item;
        ++next;
        copies[d] += item.count;
      }
    }
  }
  check_components(c, f.need("components"));
  check_craft_rules(c, f.entry("craft_rules"));
  Totals totals(f);
  for (std::size_t d = 0; d < std::size(kItemDecks); ++d)
    totals.box(kItemDecks[d].key, kItemDecks[d].box, copies[d]);
}

}  // namespace carno::loader
