#include "state/facts.h"

namespace carno {

u8 active_mask(const OpenFacts& f) {
  u8 mask = 0;
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (active(f, s)) mask = static_cast<u8>(mask | bit(s));
  return mask;
}

unsigned undressed(const OpenFacts& f, Seat s) {
  const Crew& crew = f.o.crew[s];
  unsigned n = 0;
  for (std::size_t i = 0; i < crew.serious_count; ++i)
    n += dressed(crew.serious[i]) ? 0u : 1u;
  return n;
}

bool has_undressed(const OpenFacts& f, Seat s) { return undressed(f, s) > 0; }

bool has_dressed(const OpenFacts& f, Seat s) {
  const Crew& crew = f.o.crew[s];
  for (int i = 0; i < crew.serious_count; ++i)
    if (dressed(crew.serious[static_cast<std::size_t>(i)])) return true;
  return false;
}

u8 wound_effect(const OpenFacts& f, Seat s, u8 WoundCard::*effect) {
  const Crew& crew = f.o.crew[s];
  u8 found = 0;
  for (std::size_t i = 0; i < crew.serious_count; ++i)
    if (crew.serious[i] < kNoWoundCard && f.c.wounds[crew.serious[i]].*effect > found)
      found = f.c.wounds[crew.serious[i]].*effect;
  return found;
}

u8 hand_slots(const OpenFacts& f, Seat s) {
  const u8 limit = wound_effect(f, s, &WoundCard::hand_slots);
  return limit ? limit : f.c.supply.hand_slots;
}

u8 slots_used(const OpenFacts& f, Seat s) {
  u32 slots = 0;
  for (const Held& held : f.o.crew[s].held)
    if (held.thing != kNone) slots |= bit(held.slot);
  return static_cast<u8>(std::popcount(slots));
}

int find_held(const OpenFacts& f, Seat s, Thing t) {
  if (t == kNone) return -1;
  const auto& held = f.o.crew[s].held;
  int best = -1;
  for (int i = 0; i < kHeld; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (held[at].thing == t && (best < 0 || held[at].ammo < held[static_cast<std::size_t>(best)].ammo)) best = i;
  }
  return best;
}

int find_loaded(const OpenFacts& f, Seat s, ItemId item) {
  const auto& held = f.o.crew[s].held;
  int best = -1;
  for (int i = 0; i < kHeld; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (held[at].thing == item && (best < 0 || held[at].ammo > held[static_cast<std::size_t>(best)].ammo)) best = i;
  }
  return best;
}

bool has_item(const Facts& f, Seat s, ItemId item) { return f.h.seat[s].items[item] > 0 || holds(f, s, item); }

static bool untied(const OpenFacts& f, Seat s, const Held& held) {
  if (held.thing >= kObjectThing) return false;
  int sharing = 0;
  for (const Held& other : f.o.crew[s].held)
    sharing += other.thing != kNone && other.slot == held.slot;
  return sharing == 1;
}

u64 untied_items(const OpenFacts& f, Seat s) {
  u64 mask = 0;
  for (const Held& held : f.o.crew[s].held)
    if (untied(f, s, held)) mask |= bit64(held.thing);
  return mask;
}

unsigned untied_count(const OpenFacts& f, Seat s) {
  unsigned n = 0;
  for (const Held& held : f.o.crew[s].held)
    n += untied(f, s, held) ? 1u : 0u;
  return n;
}

unsigned items_counted(const OpenFacts& f, Seat s, const std::array<u8, kItems>& inventory) {
  unsigned n = f.o.crew[s].autoloader_waiting;
  for (const Held& held : f.o.crew[s].held)
    if (held.thing < kObjectThing) ++n;  // B9.6: what was added to a weapon is one card with it
  for (u8 copies : inventory)
    n += copies;
  return n;
}

unsigned items_held(const Facts& f, Seat s) { return items_counted(f, s, f.h.seat[s].items); }

u64 own_items(const Facts& f, Seat s) {
  u64 mask = inventory_mask(f, s);
  for (const Held& held : f.o.crew[s].held)
    if (held.thing < kObjectThing) mask |= bit64(held.thing);
  return mask;
}

u64 inventory_mask(const Facts& f, Seat s) { return has_inventory(f.o.crew[s]) ? nonzero(f.h.seat[s].items) : 0; }

bool nest_has_eggs(const OpenFacts& f, Room r) { return f.o.eggs > 0 && explored(f, r) && f.c.tiles[f.o.tile[r]].nest; }

bool object_in(const OpenFacts& f, Room r, u8 objects, bool carried) {
  for (unsigned o = 0; o < kObjects; ++o)
    if ((objects & bit(o)) && f.o.objects[r][o]) return true;
  if ((objects & bit(static_cast<unsigned>(Object::egg))) && nest_has_eggs(f, r)) return true;
  bool found = false;
  if (carried)
    for_bits(f.o.crew_in[r], [&](Seat s) {
      for (const Held& held : f.o.crew[s].held)
        if (is_object(held.thing) && (objects & bit(static_cast<unsigned>(object_of(held.thing))))) found = true;
    });
  return found;
}

bool heavy_object_in(const OpenFacts& f, Room r) { return object_in(f, r, 0xF, true); }

bool empty_but_for(const OpenFacts& f, Room r, Seat s) {
  return f.o.minis_in[r] == 0 && (f.o.crew_in[r] & ~bit(s)) == 0;
}

Corridor corridor_between(const OpenFacts& f, Room a, Room b) {
  const Slot& slot = f.c.slots[a];
  for (std::size_t i = 0; i < slot.neighbors; ++i)
    if (slot.neighbor_room[i] == b) return slot.neighbor_corridor[i];
  return kNone;
}

Mini find_label(const OpenFacts& f, u8 label) {
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(f, m) && f.o.minis[m].label == label) return m;
  return kNone;
}

Mini next_mini(const OpenFacts& f, u32 mask) {
  Mini best = kNone;
  u32 best_key = 0;
  for_bits(mask, [&](Mini m) {
    const Carnomorph& it = f.o.minis[m];
    // Room ascending, size descending, Injuries descending, then the older name.
    const u32 key = (u32{255u - it.room} << 24) | (u32{it.type} << 16) | (u32{it.injuries} << 8) | (255u - it.label);
    if (best == kNone || key > best_key) best = m, best_key = key;
  });
  return best;
}

unsigned loose_objects(const OpenFacts& f, Object o) {
  unsigned n = 0;
  for (const auto& room : f.o.objects)
    n += room[static_cast<std::size_t>(o)];
  return n;
}

unsigned carried_objects(const OpenFacts& f, Object o) {
  unsigned n = 0;
  for (const Crew& crew : f.o.crew)
    for (const Held& held : crew.held)
      n += held.thing == thing(o) ? 1u : 0u;
  return n;
}

}  // namespace carno
