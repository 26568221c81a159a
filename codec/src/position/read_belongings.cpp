// What a Character holds: Hand slots, Inventory, active Quest Items.
#include <fmt/format.h>

#include "read_items.h"

namespace carno::position {

ItemId find_item(const Reading& r, std::string_view text, u8 first, u8 last) {
  for (ItemId i = first; i < last; ++i)
    if (r.c.items[i].id.view() == text) return i;
  ItemId found = kNone;  // by name: the first deck that has a copy left
  for (ItemId i = first; i < last; ++i) {
    if (r.c.items[i].name.view() != text) continue;
    if (r.box.items[i] < r.c.items[i].count) return i;
    if (found == kNone) found = i;
  }
  return found;
}

bool take_item(Reading& r, const Spot& spot, ItemId item) {
  return take_copy(spot, r.box.items[item], r.c.items[item].count, r.c.items[item].id.view());
}

namespace {

void activate(Member& m, ItemId item) {
  for (std::size_t i = 0; i < 2; ++i)
    if (m.who.quest[i] == item) m.crew.quest[i] = QuestState::active;
}

bool is_active(const Member& m, ItemId item) {
  for (std::size_t i = 0; i < 2; ++i)
    if (m.who.quest[i] == item && m.crew.quest[i] == QuestState::active) return true;
  return false;
}

Held* find_held(Member& m, Thing thing) {
  auto* found = std::ranges::find(m.crew.held, thing, &Held::thing);
  return found == m.crew.held.end() ? nullptr : found;
}

void put_in_inventory(Reading& r, Member& m, ItemId item) {
  ++m.own.items[item];
  const ItemDeck deck = r.c.items[item].deck;
  ++m.crew.backs[deck == ItemDeck::quest ? 4u : static_cast<std::size_t>(deck)];
}

void attach(Held& weapon, const Item& item) {
  weapon.attached = static_cast<u8>(weapon.attached | attachment_bit(item));
  weapon.bonus_capacity = static_cast<u8>(weapon.bonus_capacity + item.attached_capacity);
}

void read_attached(Reading& r, const Spot& spot, Held& weapon) {
  for (const Spot& entry : spot.list()) {
    const auto word = entry.word();
    const ItemId id = word ? find_item(r, *word) : kNone;
    if (word && (id == kNone || !attachment_bit(r.c.items[id])))
      entry.problem(fmt::format("{} is never attached.", quoted(*word)));
    if (id == kNone || !attachment_bit(r.c.items[id])) continue;
    const Item& item = r.c.items[id];
    const bool fits = item.attach_to == kNone ? r.c.items[weapon.thing].energy != 0 : item.attach_to == weapon.thing;
    if (!fits) entry.problem(fmt::format("{} does not fit {}.", *word, r.c.items[weapon.thing].id.view()));
    if (fits && take_item(r, entry, id)) attach(weapon, item);
  }
}

// The weapon's attachments and ammo; left out, it is full.
void read_weapon(Reading& r, Member& m, const Spot& spot, Held& held) {
  const Item& weapon = r.c.items[held.thing];
  if (!spot.is_text()) read_attached(r, spot["attached"], held);
  for (ItemId i = r.c.deck_begin[5]; i < r.c.deck_begin[6]; ++i)  // U47: an active Autoloader joins its weapon
    if (r.c.items[i].attach_to == held.thing && is_active(m, i) && !(held.attached & attachment_bit(r.c.items[i])) &&
        m.crew.autoloader_waiting) {
      m.crew.autoloader_waiting = 0;
      if (take_item(r, spot, i)) attach(held, r.c.items[i]);
    }
  const int full = weapon.capacity + held.bonus_capacity;
  held.ammo = static_cast<u8>(spot.is_text() ? full : spot["ammo"].whole(0, full, full));
}

void hold(Member& m, const Spot& spot, Held held) {
  u32 used = 0;
  for (const Held& it : m.crew.held)
    if (it.thing != kNone) used |= bit(it.slot);
  while (used & bit(held.slot))
    ++held.slot;
  if (const auto slot = spot.is_text() ? std::nullopt : spot["slot"].whole(1, kHeld))
    held.slot = static_cast<u8>(*slot - 1);
  if (Held* free = find_held(m, kNone))
    *free = held;
  else
    spot.problem(fmt::format("A Character cannot hold more than {} things.", kHeld));
}

void read_held(Reading& r, Member& m, const Spot& spot) {
  if (!spot.is_text()) spot.only({"item", "ammo", "attached", "slot"});
  const Spot name = spot.is_text() ? spot : spot["item"];
  const auto word = name.word();
  if (!word) return name.given() ? void() : spot.problem("needs its `item`.");
  Held held;
  if (const u8 object = object_of_word(*word); object != kNone) {
    held.thing = thing(static_cast<Object>(object));
    if (static_cast<Object>(object) == Object::corpse_blue) r.blue_corpse_named = true;
    return hold(m, spot, held);
  }
  const ItemId item = find_item(r, *word);
  if (item == kNone) return name.problem(fmt::format("{} is not an Item or Object.", quoted(*word)));
  if (!r.c.items[item].heavy) return name.problem(fmt::format("{} is not Heavy: it belongs in `inventory`.", *word));
  if (!take_item(r, name, item)) return;
  held.thing = item;
  if (r.c.items[item].weapon)
    read_weapon(r, m, spot, held);
  else if (spot["ammo"].given())
    spot["ammo"].problem(fmt::format("{} takes no ammo.", *word));
  hold(m, spot, held);
}

void read_hands(Reading& r, Member& m) {
  const Spot hands = m.spot["hands"];
  const bool buried = m.crew.held[0].thing == kNone;
  if (!hands.given() && buried) return;
  m.crew.held = {};
  for (const Spot& spot : hands.list())
    read_held(r, m, spot);
  if (hands.given()) return;
  const json::value weapon(json::string(r.c.items[m.who.weapon].id.view()));
  read_held(r, m, Spot(&weapon, hands.where(), r.problems));
}

// Which Quest Items are active; `"held": false`: used up, dropped or given away since.
struct Quest {
  Spot spot;
  ItemId item;
};
std::vector<Quest> read_quest(Reading& r, Member& m) {
  std::vector<Quest> held;
  for (const Spot& spot : m.spot["quest"].list()) {
    if (!spot.is_text()) spot.only({"item", "held"});
    const auto word = spot.is_text() ? spot.word() : spot["item"].word();
    if (!word) continue;
    const ItemId item = find_item(r, *word, r.c.deck_begin[5], r.c.deck_begin[6]);
    if (item == kNone || std::ranges::find(m.who.quest, item) == m.who.quest.end()) {
      spot.problem(fmt::format("{} is not a Quest Item of the {}.", quoted(*word), m.who.id.view()));
      continue;
    }
    activate(m, item);
    if (!spot["held"].flag(true)) continue;
    held.push_back({spot, item});
    if (r.c.items[item].attach_to != kNone) m.crew.autoloader_waiting = 1;  // until its weapon is read
  }
  return held;
}

void place_quest(Reading& r, Member& m, const Quest& quest) {
  const Item& item = r.c.items[quest.item];
  if (item.attach_to != kNone) {  // attached, by `quest` or by `hands`, or waiting for its weapon
    const Held* weapon = find_held(m, item.attach_to);
    if (weapon && (weapon->attached & attachment_bit(item)))
      m.crew.autoloader_waiting = 0;
    else if (m.crew.autoloader_waiting)
      take_item(r, quest.spot, quest.item);
    return;
  }
  if (item.heavy && find_held(m, quest.item)) return;  // named in `hands` too
  if (!take_item(r, quest.spot, quest.item)) return;
  if (!item.heavy) return put_in_inventory(r, m, quest.item);
  Held held;
  held.thing = quest.item;
  hold(m, Spot(nullptr, quest.spot.where(), r.problems), held);
}

void read_inventory(Reading& r, Member& m) {
  for (const Spot& spot : m.spot["inventory"].list()) {
    const auto word = spot.word();
    if (!word) continue;
    const ItemId item = find_item(r, *word);
    if (item == kNone) {
      spot.problem(fmt::format("{} is not an Item.", quoted(*word)));
    } else if (r.c.items[item].heavy) {
      spot.problem(fmt::format("{} is Heavy: it belongs in `hands`.", *word));
    } else if (r.c.items[item].attach_to != kNone) {
      spot.problem(fmt::format("{} belongs in `quest`: it is attached to its weapon.", *word));
    } else if (take_item(r, spot, item)) {
      activate(m, item);
      put_in_inventory(r, m, item);
    }
  }
}

}  // namespace

void read_belongings(Reading& r, Member& m) {
  const std::vector<Quest> quests = read_quest(r, m);
  read_hands(r, m);
  for (const Quest& quest : quests)
    place_quest(r, m, quest);
  read_inventory(r, m);
}

}  // namespace carno::position
