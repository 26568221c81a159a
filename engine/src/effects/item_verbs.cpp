// Verbs about Items, weapons and Objects.
#include "effects/context.h"
#include "races/race.h"
#include "rules/crafting.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

u64 things_mask(const Play& p, Seat s, bool (*wanted)(const Play&, const Held&)) {
  u64 mask = 0;
  for (const Held& held : p.o.crew[s].held)
    if (held.thing < kObjectThing && wanted(p, held)) mask |= bit64(held.thing);
  return mask;
}

Held& held_item(Play& p, Seat s, ItemId item) {
  return p.o.crew[s].held[static_cast<std::size_t>(find_held(p, s, item))];
}

void tell_ammo(Play& p, Seat s, const Held& weapon) {
  Event e = event(EventKind::ammo, rule("B9.7"));
  e.seat = s;
  e.thing = weapon.thing;
  e.count = weapon.ammo;
  p.emit(e);
}

// Autoloader: an Energy Charge used for nothing loads the weapon it is attached to.
u64 loaded_for_free(const Play& p, const Frame& f) {
  const auto& effect = as<EffectFrame>(f);
  u64 mask = 0;
  if (effect.item == kNone) return 0;
  for (const Held& held : p.o.crew[f.seat].held)
    for (ItemId i = p.c.deck_begin[5]; i < p.c.deck_begin[6]; ++i)
      if (held.thing < kObjectThing && (held.attached & 2) && p.c.items[i].attach_to == held.thing &&
          (p.c.items[i].free_reload_items & bit64(effect.item)))
        mask |= bit64(held.thing);
  return mask;
}

Flow add_ammo(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  u64 weapons = 0;
  for (const Held& held : p.o.crew[f.seat].held) {
    if (!is_weapon(p, held.thing) || held.ammo >= capacity(p, held)) continue;
    const bool fits = op.what == kOwnEnergyWeapon  ? p.c.items[held.thing].energy != 0
                      : op.what == kAttachedWeapon ? held.thing == effect.item
                                                   : held.thing == op.what;
    if (fits) weapons |= bit64(held.thing);
  }
  if (const u64 free = weapons & loaded_for_free(p, f)) weapons = free;
  if (f.step == 0 && weapons == 0) return Flow::next;
  u8 item = kNone;
  if (!pick_one(p, f, f.seat, Pick::item, weapons, Purpose::load, rule("B9.8"), item)) return Flow::wait;
  Held& weapon = held_item(p, f.seat, item);  // the emptier copy: two of one weapon hold the same
  const int full = capacity(p, weapon);
  const int ammo = op.n == kAll ? full : weapon.ammo + op.n;
  weapon.ammo = static_cast<u8>(ammo > full ? full : ammo);  // B9.7
  tell_ammo(p, f.seat, weapon);
  return Flow::next;
}

Flow spend_any_ammo(Play& p, Frame& f, const Op& op) {
  const u64 weapons =
      things_mask(p, f.seat, [](const Play& q, const Held& h) { return is_weapon(q, h.thing) && h.ammo > 0; });
  if (f.step == 0 && weapons == 0) return Flow::next;
  u8 item = kNone;
  if (!pick_one(p, f, f.seat, Pick::item, weapons, Purpose::spend_ammo, rule("B6.18"), item)) return Flow::wait;
  spend_ammo(p, f.seat, item, static_cast<u8>(op.n));
  return Flow::next;
}

void add_capacity(Play& p, const Frame& f, const Op& op) {
  const auto& effect = as<EffectFrame>(f);
  const int i = find_held(p, f.seat, op.what == kAttachedWeapon ? effect.item : op.what);
  if (i < 0) return;
  Held& weapon = p.o.crew[f.seat].held[static_cast<std::size_t>(i)];
  weapon.bonus_capacity = static_cast<u8>(weapon.bonus_capacity + op.n);
}

Flow attach(Play& p, Frame& f) {  // B9.6: becomes one card with its weapon
  auto& effect = as<EffectFrame>(f);
  const u64 weapons = things_mask(p, f.seat, [](const Play& q, const Held& h) {
    return is_weapon(q, h.thing) && q.c.items[h.thing].energy && !(h.attached & 1);
  });
  if (f.step == 0 && weapons == 0) return Flow::next;
  u8 item = kNone;
  if (!pick_one(p, f, f.seat, Pick::item, weapons, Purpose::attach, rule("U47"), item)) return Flow::wait;
  if (!remove_item(p, f.seat, effect.item)) return Flow::next;
  held_item(p, f.seat, item).attached |= 1;
  effect.item = item;  // the ops that follow are about the weapon
  Event e = event(EventKind::attach, rule("U47"));
  e.seat = f.seat;
  e.thing = item;
  p.emit(e);
  return Flow::next;
}

// B9.5: two Heavy Items share a slot; with two Hand slots there are never more to choose from.
Flow combine(Play& p, Frame& f) {
  const u64 items = untied_items(p, f.seat);
  if (f.step == 0) {
    if (untied_count(p, f.seat) < 2) return Flow::next;
    if (std::popcount(items) == 1) {  // two of the same
      const u8 slot = held_item(p, f.seat, lowest(items)).slot;
      for (Held& held : p.o.crew[f.seat].held)
        if (held.thing == lowest(items)) held.slot = slot;
      return Flow::next;
    }
    f.step = 1;
    ask_choice(p, f.seat, Pick::item, items, Purpose::tie, rule("B9.5"));
    return Flow::wait;
  }
  const ItemId one = p.g.answer.b, other = lowest(items & ~bit64(one));
  held_item(p, f.seat, other).slot = held_item(p, f.seat, one).slot;
  return Flow::next;
}

Flow discard_one_item(Play& p, Frame& f) {
  const u64 items = own_items(p, f.seat);
  if (f.step == 0 && items == 0) return Flow::next;
  u8 item = kNone;
  if (!pick_one(p, f, f.seat, Pick::item, items, Purpose::lost_item, rule("B3.4"), item)) {
    p.o.pending.from = 0;  // any of the own Items: the question is open, the Inventory is not (B17.1)
    return Flow::wait;
  }
  const int held = find_held(p, f.seat, item);
  if (p.h.seat[f.seat].items[item] == 0 && held >= 0)
    drop_held(p, f.seat, held, rule("B9.9"));
  else
    discard_item(p, f.seat, item, rule("B9.9"));
  return Flow::next;
}

u64 loose_here(const Play& p, Room room) {
  u64 mask = 0;
  for (unsigned o = 0; o < kObjects; ++o)
    if (p.o.objects[room][o]) mask |= bit64(o);
  return mask;
}

Flow take_board_egg(Play& p, Frame& f) {
  auto& effect = as<EffectFrame>(f);
  if (effect.progress || p.o.eggs == 0) return Flow::next;
  effect.progress = 1;
  call_gain_heavy(p, f.seat, thing(Object::egg), 0, HeavySource::nest);
  return Flow::wait;
}

Flow remove_one_object(Play& p, Frame& f) {
  const u64 objects =
      loose_here(p, f.room) | (nest_has_eggs(p, f.room) ? bit64(static_cast<unsigned>(Object::egg)) : 0);
  if (f.step == 0 && objects == 0) return Flow::next;
  u8 object = kNone;
  if (!pick_one(p, f, f.seat, Pick::object, objects, Purpose::removed_object, rule("B9.10"), object)) return Flow::wait;
  if (p.o.objects[f.room][object]) {
    remove_object(p, static_cast<Object>(object), f.room, rule("B9.10"));
  } else {
    tell_object_removed(p, Object::egg, f.room, rule("B12.8"), kNone, true);
    lose_board_egg(p, f.room, rule("B12.8"));
  }
  return Flow::next;
}

Flow search_room(Play& p, Frame& f, const Op& op) {
  if (f.step == 1) return Flow::next;
  f.step = 1;
  call_search(p, f.seat, f.room, op.a ? u8{7} : colours(p, f.room), op.b);
  return Flow::wait;
}

// Ingenuity: what to craft, then from what; the pairs are few.
Flow craft_by_card(Play& p, Frame& f, const Op& op) {
  enum : u8 { start, made };
  if (f.step == made) {
    const Choice& choice = p.g.answer;
    discard_item(p, f.seat, choice.b, rule("B9.13"));
    discard_item(p, f.seat, choice.c, rule("B9.13"));
    const ItemId item = choice.a;
    f.step = 2;
    gain_crafted(p, f.seat, item);
    return Flow::wait;
  }
  if (f.step == 2) return Flow::next;
  if (!can_craft(p, f.seat, op.a != 0)) return Flow::next;
  f.step = made;
  ask(p, f.seat, Ask::craft, Purpose::craft, rule("B9.13")).arg = op.a;
  return Flow::wait;
}

Flow analyse_object(Play& p, Frame& f) {  // B13.9
  const u64 slots = analysable_slots(p, f.room);
  if (f.step == 0 && slots == 0) return Flow::next;
  u8 slot = kNone;
  if (f.step == 0 && std::popcount(slots) > 1) {  // asked by Object: each slot has its own
    u64 objects = 0;
    u32 here = 0;
    for (unsigned o = 0; o < kObjects; ++o)
      if (object_in(p, f.room, static_cast<u8>(bit(o)), true)) here |= bit(o);
    for_bits(slots, [&](u8 i) { objects |= bit64(lowest(here & p.c.board_slots[i].objects)); });
    f.step = 2;
    ask_choice(p, f.seat, Pick::object, objects, Purpose::analysed_object, rule("C6.5"));
    return Flow::wait;
  }
  if (f.step == 2) {
    for (u8 i = 0; i < kBoardSlots; ++i)
      if (p.c.board_slots[i].objects & bit(p.g.answer.b)) slot = i;
  } else {
    slot = lowest(slots);
  }
  race_of(p).analyse(p, f.seat, slot);
  return Flow::next;
}

}  // namespace

Flow run_item_verb(Play& p, Frame& f, const Op& op) {
  switch (op.verb) {
    case Verb::search: return search_room(p, f, op);
    case Verb::discard_item: return discard_one_item(p, f);
    case Verb::take_object: return take_board_egg(p, f);
    case Verb::place_object: put_object(p, static_cast<Object>(op.what), f.room, rule("B9.10")); return Flow::next;
    case Verb::remove_object: return remove_one_object(p, f);
    case Verb::add_ammo: return add_ammo(p, f, op);
    case Verb::spend_ammo: return spend_any_ammo(p, f, op);
    case Verb::attach: return attach(p, f);
    case Verb::combine_heavy_items: return combine(p, f);
    case Verb::craft: return craft_by_card(p, f, op);
    case Verb::analyse: return analyse_object(p, f);
    case Verb::ammo_capacity: add_capacity(p, f, op); return Flow::next;
#define ITEM_VERB(name)
#define VERB(name) case Verb::name:
#include "carno/verbs.def"
    case Verb::end: break;  // of another family
  }
  return Flow::next;
}

}  // namespace carno
