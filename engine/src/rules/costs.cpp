#include "rules/costs.h"

namespace carno {

bool loads_for_free(const Facts& f, Seat s, const Choice& c) {
  for (const Held& held : f.o.crew[s].held) {
    if (!(held.attached & 2) || held.thing >= kObjectThing || held.ammo >= capacity(f, held)) continue;
    for (ItemId i = f.c.deck_begin[5]; i < f.c.deck_begin[6]; ++i)
      if (f.c.items[i].attach_to == held.thing && f.c.items[i].free_reload == c.b &&
          (f.c.items[i].free_reload_items & bit64(c.a)))
        return true;
  }
  return false;
}

u8 action_cost(const Facts& f, Seat s, const Choice& c) {
  const Supply& cost = f.c.supply;
  switch (c.verb) {
    case Do::move: {
      const u8 escape = in_combat(f, f.o.crew[s].room) ? wound_effect(f, s, &WoundCard::escape_cost) : u8{0};  // B6.15
      return escape ? escape : cost.move;
    }
    case Do::careful: return cost.careful;
    case Do::shoot: return cost.shoot;
    case Do::melee: return cost.melee;
    case Do::pick: return cost.pick;
    case Do::trade: return cost.trade;
    case Do::craft: return cost.craft;
    case Do::quest: return f.c.items[c.a].unlock_cost;
    case Do::play: return character(f, s).card[c.a].cost;
    case Do::use: {
      const u8 printed = loads_for_free(f, s, c) ? u8{0} : f.c.items[c.a].cost;
      return static_cast<u8>(printed + wound_effect(f, s, &WoundCard::item_cost));  // B3.26
    }
    case Do::room: return f.c.tiles[f.o.tile[f.o.crew[s].room]].action.cost;
    default: return 0;
  }
}

}  // namespace carno
