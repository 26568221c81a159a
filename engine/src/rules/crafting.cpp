#include "rules/crafting.h"

namespace carno {

namespace {

bool component_fits(const Facts& f, ItemId item, Component wanted, bool yellow_as_tool) {
  const Item& it = f.c.items[item];
  return it.component == wanted || (yellow_as_tool && wanted == Component::tool && it.deck == ItemDeck::yellow);
}

}  // namespace

bool recipe_fits(const Facts& f, ItemId item, ItemId a, ItemId b, bool yellow_as_tool) {
  const Item& it = f.c.items[item];
  return (component_fits(f, a, it.recipe[0], yellow_as_tool) && component_fits(f, b, it.recipe[1], yellow_as_tool)) ||
         (component_fits(f, b, it.recipe[0], yellow_as_tool) && component_fits(f, a, it.recipe[1], yellow_as_tool));
}

bool has_copies(const Facts& f, Seat s, ItemId item, unsigned n) {
  unsigned owned = f.h.seat[s].items[item];
  for (const Held& held : f.o.crew[s].held)
    owned += held.thing == item ? 1u : 0u;
  return owned >= n;
}

bool craftable(const Facts& f, ItemId item) {  // B9.14, U19b
  return f.o.crafted_left[item - f.c.deck_begin[3]] + f.o.item_discard[item] > 0;
}

namespace {

// Every Item that could be made of what the player has: call(item, component, component).
template <class Call>
void for_crafts(const Facts& f, Seat s, bool yellow_as_tool, Call&& call) {
  u64 parts = 0;
  for_bits(own_items(f, s), [&](ItemId i) {
    const Item& it = f.c.items[i];
    if (it.component != Component::none || (yellow_as_tool && it.deck == ItemDeck::yellow)) parts |= bit64(i);
  });
  if (parts == 0) return;
  for (ItemId item = f.c.deck_begin[3]; item < f.c.deck_begin[4]; ++item) {
    if (!craftable(f, item)) continue;
    for_bits(parts, [&](ItemId a) {
      for_bits(parts & ~(bit64(a) - 1), [&](ItemId b) {
        if (recipe_fits(f, item, a, b, yellow_as_tool) && (a != b || has_copies(f, s, a, 2))) call(item, a, b);
      });
    });
  }
}

}  // namespace

void list_crafts(const Facts& f, Seat s, bool yellow_as_tool, Decision& out) {
  for_crafts(f, s, yellow_as_tool, [&](ItemId item, ItemId a, ItemId b) { out.add(Choice{Do::craft, item, a, b, 0}); });
}

bool can_craft(const Facts& f, Seat s, bool yellow_as_tool) {
  bool found = false;
  for_crafts(f, s, yellow_as_tool, [&](ItemId, ItemId, ItemId) { found = true; });
  return found;
}

}  // namespace carno
