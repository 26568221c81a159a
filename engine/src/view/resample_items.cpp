// Resampling: which Items lie in the Inventories and decks.
#include "carno/round.h"
#include "rules/crafting.h"
#include "rules/trade.h"
#include "state/running.h"
#include "view/sampler.h"

namespace carno {

void Sampler::items() {
  for (Seat s = 0; s < o_.options.players; ++s)
    if (!viewed(s)) due_[s] = o_.crew[s].backs;
  unseen_items();
  implied_items();
  for (Seat s = 0; s < o_.options.players; ++s)
    if (!viewed(s)) fill_inventory(s);
  searched_items();
  item_decks();
}

// Copies of each Item not accounted for by what everybody sees and by what the viewer holds or has drawn.
void Sampler::unseen_items() {
  for (ItemId i = 0; i < c_.deck_begin[4]; ++i) {
    left_[i] = static_cast<u8>(c_.items[i].count - o_.item_discard[i]);
    if (i >= c_.deck_begin[3]) left_[i] = static_cast<u8>(left_[i] - o_.crafted_left[i - c_.deck_begin[3]]);
  }
  const auto seen = [&](u8 card) {
    if (card < c_.deck_begin[4] && left_[card]) --left_[card];
  };
  for (const Crew& crew : o_.crew)
    for (const Held& held : crew.held) {
      seen(held.thing);
      if (held.thing < kObjectThing && (held.attached & 1))
        for (ItemId i = 0; i < c_.deck_begin[3]; ++i)
          if (c_.items[i].attached_capacity) seen(i);
    }
  for (std::size_t i = 0; i < o_.depth; ++i)
    seen(thing_gained(o_.agenda[i]));
  seen(o_.limbo.item);
  for (std::size_t i = 0; i < view_.drawn_count; ++i)
    seen(view_.drawn[i]);
  if (view_.seat >= o_.options.players) return;
  h_.seat[view_.seat].items = view_.own.items;
  for (ItemId i = 0; i < c_.deck_begin[4]; ++i)
    for (int n = 0; n < view_.own.items[i]; ++n)
      seen(i);
}

void Sampler::implied_items() {
  for (std::size_t i = 0; i < o_.depth; ++i)
    implied_by_action(o_.agenda[i]);
  implied_by_offer();
  if (o_.pending.ask == Ask::craft && !viewed(o_.pending.seat)) must_craft(o_.pending.seat, o_.pending.arg != 0);
}

// An announced Action: what it is done with lies in the Inventory until it takes effect.
void Sampler::implied_by_action(const Frame& frame) {
  const Choice action = announced_action(frame);
  const Seat s = frame.seat;
  switch (action.verb) {
    case Do::craft:
      if (takes_effect(frame)) return;
      must_hold(s, action.b, action.b == action.c ? 2 : 1);
      must_hold(s, action.c, 1);
      return;
    case Do::quest: {
      if (takes_effect(frame)) return;
      const Item& quest = c_.items[action.a];
      const bool here = quest.unlock_room != kNone && o_.tile[frame.room] == quest.unlock_room;
      if (action.b != kNone)
        must_hold(s, action.b, 1);
      else if (!here)
        must_hold_one_of(s, quest.unlock_items);
      return;
    }
    case Do::use:  // those for a single use are in limbo; one that was attached is seen on its weapon
      if (!c_.items[action.a].single_use) must_hold(s, action.a, 1);
      return;
    default: return;
  }
}

void Sampler::implied_by_offer() {  // U43: to anybody but the two it is an offer of nothing
  if (o_.pending.ask != Ask::trade_answer) return;
  const Seat maker = round_of(o_).trader;
  const Offer offer = offer_of(o_.trade_offer);
  for (std::size_t i = 0; i < offer.give.size(); ++i) {
    unsigned copies = 0;
    for (std::size_t k = 0; k <= i; ++k)
      copies += offer.give[k] == offer.give[i] ? 1u : 0u;
    for (const Held& held : o_.crew[maker].held)
      if (copies > 0 && held.thing == offer.give[i]) --copies;
    if (copies) must_hold(maker, offer.give[i], copies);
  }
}

// As far as the backs and the cards that are left allow; a Heavy Item is held openly.
void Sampler::must_hold(Seat s, ItemId item, unsigned copies) {
  if (viewed(s) || item >= kItems || c_.items[item].heavy) return;
  u8& held = h_.seat[s].items[item];
  u8& due = due_[s][back_of(c_.items[item])];
  while (held < copies && due > 0 && (item < c_.deck_begin[4] ? left_[item] > 0 : quest_item_free(item))) {
    ++held;
    --due;
    if (item < c_.deck_begin[4]) --left_[item];
  }
}

void Sampler::must_hold_one_of(Seat s, u64 items) {
  u64 possible = 0;
  for_bits(items, [&](ItemId i) {
    if (left_[i] && due_[s][back_of(c_.items[i])]) possible |= bit64(i);
  });
  if (viewed(s) || !possible) return;
  for (u32 skip = below(static_cast<u32>(std::popcount(possible))); skip > 0; --skip)
    possible &= possible - 1;
  must_hold(s, lowest(possible), 1);
}

bool Sampler::could_hold(Seat s, ItemId a, ItemId b) const {
  auto due = due_[s];
  auto left = left_;
  auto own = h_.seat[s].items;
  for (const Held& held : o_.crew[s].held)
    if (held.thing < kItems) ++own[held.thing];
  for (ItemId i : {a, b}) {
    if (own[i]) {
      --own[i];
      continue;
    }
    u8& back = due[back_of(c_.items[i])];
    if (c_.items[i].heavy || !left[i] || !back) return false;
    --left[i];
    --back;
  }
  return true;
}

void Sampler::must_craft(Seat s, bool yellow_as_tool) {
  u32 found = 0;
  ItemId first = kNone, second = kNone;
  for (ItemId item = c_.deck_begin[3]; item < c_.deck_begin[4]; ++item) {
    if (!craftable(facts(), item)) continue;
    for (ItemId a = 0; a < c_.deck_begin[4]; ++a)
      for (ItemId b = a; b < c_.deck_begin[4]; ++b)
        if (recipe_fits(facts(), item, a, b, yellow_as_tool) && could_hold(s, a, b) && below(++found) == 0)
          first = a, second = b;
  }
  if (!found) return;
  for (ItemId i : {first, second}) {
    unsigned held = 0;
    for (const Held& it : o_.crew[s].held)
      held += it.thing == i ? 1u : 0u;
    const unsigned wanted = first == second ? 2u : 1u;
    if (wanted > held) must_hold(s, i, wanted - held);
  }
}

void Sampler::fill_inventory(Seat s) {
  for (u8 colour = 0; colour < kColours; ++colour)
    for (; due_[s][colour] > 0; --due_[s][colour]) {
      const ItemId item = random_item(colour, true);
      if (item == kNone) break;
      --left_[item];
      ++h_.seat[s].items[item];
    }
  quest_items(s);
}

bool Sampler::quest_item_free(ItemId item) const {  // not Heavy, not part of a weapon, and not seen elsewhere
  if (c_.items[item].heavy || c_.items[item].attach_to != kNone) return false;
  if (o_.item_discard[item] || o_.limbo.item == item) return false;
  for (const Private& own : h_.seat)
    if (own.items[item]) return false;
  return true;
}

void Sampler::quest_items(Seat s) {  // active ones: whoever shows such a back holds one, most likely an own one
  auto try_owner = [&](Seat owner) {
    if (o_.crew[owner].character == kNone) return;
    for (std::size_t i = 0; i < 2; ++i) {
      const ItemId item = c_.characters[o_.crew[owner].character].quest[i];
      if (o_.crew[owner].quest[i] == QuestState::active && quest_item_free(item)) must_hold(s, item, 1);
    }
  };
  try_owner(s);
  for (Seat owner = 0; owner < o_.options.players; ++owner)
    if (owner != s) try_owner(owner);
}

// Cards that another seat has drawn in a Search lie in no deck.
void Sampler::searched_items() {
  for (std::size_t i = 0; i < o_.depth; ++i) {
    const u8 colour = colour_searched(o_.agenda[i]);
    if (colour == kNone) continue;
    for (std::size_t k = 0; k < h_.drawn_count; ++k) {
      if (h_.drawn[k] != kNone) continue;
      h_.drawn[k] = random_item(colour, false);
      if (h_.drawn[k] != kNone) --left_[h_.drawn[k]];
    }
  }
}

void Sampler::item_decks() {
  for (u8 colour = 0; colour < 3; ++colour) {
    u32 total = 0;
    for (ItemId i = c_.deck_begin[colour]; i < c_.deck_begin[colour + 1u]; ++i)
      total += left_[i];
    for (; total > o_.item_deck_size[colour]; --total)  // the dead took some along
      --left_[random_item(colour, false)];
    for (ItemId i = c_.deck_begin[colour]; i < c_.deck_begin[colour + 1u]; ++i)
      h_.item_deck[i] = left_[i];
  }
}

ItemId Sampler::random_item(u8 colour, bool normal_only) {
  u32 total = 0;
  for (ItemId i = c_.deck_begin[colour]; i < c_.deck_begin[colour + 1u]; ++i)
    if (!normal_only || !c_.items[i].heavy) total += left_[i];
  if (total == 0) return kNone;
  u32 pick = below(total);
  ItemId i = c_.deck_begin[colour];
  for (;; ++i) {
    const u32 copies = normal_only && c_.items[i].heavy ? 0 : left_[i];
    if (pick < copies) return i;
    pick -= copies;
  }
}

}  // namespace carno
