// B3: the Actions a player may take now. What is the same for all options of a card, Item or Room is asked once.
#include "effects/context.h"
#include "flow/actions.h"
#include "flow/legal.h"
#include "rules/costs.h"
#include "rules/crafting.h"
#include "rules/rules.h"

namespace carno {

namespace {

void add_if_legal(const Facts& f, Seat s, const Choice& c, Decision& out) {
  if (!refuse_action(f, s, c)) out.add(c);
}

void list_fights(const Facts& f, Seat s, Room room, Decision& out) {
  u64 loaded = 0;  // two copies of one weapon are one choice
  for (const Held& held : f.o.crew[s].held)
    if (is_weapon(f, held.thing) && held.ammo) loaded |= bit64(held.thing);
  auto against = [&](u8 target) {
    for_bits(loaded, [&](ItemId weapon) { out.add(Choice{Do::shoot, target, weapon, 0, 0}); });
    out.add(Choice{Do::melee, target, 0, 0, 0});
  };
  for_bits(f.o.minis_in[room], [&](Mini m) { against(f.o.minis[m].label); });
  if (eggs_in(f, room)) against(kEggs);
}

void list_moves(const Facts& f, Seat s, Room room, Means means, Decision& out) {
  const Slot& slot = f.c.slots[room];
  if (means.cards < action_cost(f, s, Choice{Do::move, 0, 0, 0, 0})) return;
  for (std::size_t i = 0; i < slot.neighbors; ++i) {
    if (f.o.closed & bit(slot.neighbor_corridor[i])) continue;
    const Room to = slot.neighbor_room[i];
    out.add(Choice{Do::move, to, 0, 0, 0});
    if (means.fights || means.cards < f.c.supply.careful || !empty_but_for(f, to, s)) continue;
    for_bits(f.c.slots[to].corridor_mask & ~f.o.noise, [&](Corridor k) { out.add(Choice{Do::careful, to, k, 0, 0}); });
  }
}

void list_cards(const Facts& f, Seat s, Means means, Decision& out) {
  const Character& who = character(f, s);
  for_cards(f.h.seat[s].hand, [&](CardId id, unsigned) {
    const Card& card = who.card[id];
    if (check_card(means, card)) return;
    const Frame e = frame_for(f, s, power_for(f, s, card));
    for (u8 option = 0; option < card.options; ++option)
      if (option_open(f, e, card.option[option])) out.add(Choice{Do::play, id, option, 0, 0});
  });
}

void list_uses(const Facts& f, Seat s, ItemId id, Means means, Decision& out) {
  const Item& item = f.c.items[id];
  if (check_item(means, item)) return;
  const Frame e = frame_for(f, s, id);
  for (u8 option = 0; option < item.options; ++option) {
    const Choice use{Do::use, id, option, 0, 0};
    if (!check_cost(means, action_cost(f, s, use)) && option_open(f, e, item.option[option])) out.add(use);
  }
}

// What a player has, each kind once: Items, then Objects.
template <class Call>
void for_own_things(const Facts& f, Seat s, Call&& call) {
  const u64 items = own_items(f, s);
  for_bits(items, [&](ItemId item) {
    const ItemId first = f.c.items[item].same_name;
    if (first == item || !(items & bit64(first))) call(item);  // two backs, one choice: the first one
  });
  u32 objects = 0;
  for (const Held& held : f.o.crew[s].held)
    if (is_object(held.thing)) objects |= bit(static_cast<unsigned>(object_of(held.thing)));
  for_bits(objects, [&](u8 o) { call(thing(static_cast<Object>(o))); });
}

void list_items(const Facts& f, Seat s, Means means, Decision& out) {
  for_own_things(f, s, [&](Thing it) {
    if (!is_object(it)) list_uses(f, s, it, means, out);
    out.add(Choice{Do::drop, it, 0, 0, 0});
  });
}

void list_room(const Facts& f, Seat s, Means means, Decision& out) {
  if (check_tile(f, s)) return;
  const RoomAction& action = tile(f, f.o.crew[s].room)->action;
  if (check_cost(means, action.cost)) return;
  const Frame e = frame_for(f, s);
  for (u8 option = 0; option < action.options; ++option)
    if (option_open(f, e, action.option[option])) out.add(Choice{Do::room, 0, option, 0, 0});
}

void list_quests(const Facts& f, Seat s, Decision& out) {
  for (std::size_t i = 0; i < 2; ++i) {
    if (f.o.crew[s].quest[i] != QuestState::inactive) continue;
    const ItemId quest = character(f, s).quest[i];
    const u64 payments = quest_payments(f, s, quest);
    if (!payments && !unlocks_here(f, f.o.crew[s].room, f.c.items[quest])) continue;  // by far the most
    if (std::popcount(payments) < 2)
      add_if_legal(f, s, Choice{Do::quest, quest, kNone, 0, 0}, out);
    else
      for_bits(payments, [&](ItemId item) { add_if_legal(f, s, Choice{Do::quest, quest, item, 0, 0}, out); });
  }
}

}  // namespace

void list_drops(const Facts& f, Seat s, Decision& out) {
  for_own_things(f, s, [&](Thing it) { out.add(Choice{Do::drop, it, 0, 0, 0}); });
}

void list_actions(const Facts& f, Seat s, Decision& out) {
  const Crew& crew = f.o.crew[s];
  const Room room = crew.room;
  const Means means = means_of(f, s);
  if (means.cards > 0) {
    list_moves(f, s, room, means, out);
    list_fights(f, s, room, out);
    list_cards(f, s, means, out);
    if (!means.fights) {
      for (u8 o = 0; o < kObjects; ++o)
        if (f.o.objects[room][o]) out.add(Choice{Do::pick, o, 0, 0, 0});
      if (f.o.crew_in[room] & ~bit(s)) add_if_legal(f, s, Choice{Do::trade, 0, 0, 0, 0}, out);
      if (has_inventory(crew)) list_crafts(f, s, false, out);
      list_quests(f, s, out);
      list_room(f, s, means, out);
    }
  }
  list_items(f, s, means, out);
  if (crew.has_mutation) add_if_legal(f, s, Choice{Do::mutate, 0, 0, 0, 0}, out);
  out.add(Choice{Do::pass, 0, 0, 0, 0});
}

}  // namespace carno
