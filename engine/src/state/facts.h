// Questions about the state, in the rulebook's words. Nothing here changes anything.
#pragma once
#include "carno/game.h"
#include "core/bits.h"

namespace carno {

struct Facts {
  const Content& c;
  const Open& o;
  const Hidden& h;
};

// --- players and Characters ---
inline bool active(const Facts& f, Seat s) {  // aboard or waiting in a pod (B11.4)
  return s < f.o.options.players && (f.o.crew[s].place == Place::aboard || f.o.crew[s].place == Place::pod);
}
inline bool aboard(const Facts& f, Seat s) {  // can act and be targeted: not shut in a pod (U6)
  return s < f.o.options.players && f.o.crew[s].place == Place::aboard;
}
inline Seat next_seat(const Facts& f, Seat s) { return static_cast<Seat>(s + 1 == f.o.options.players ? 0 : s + 1); }
// Calls `f(seat)` for every player in order, from `first` on (B2.5).
template <class F>
inline void in_order(const Facts& f, Seat first, F&& call) {
  Seat s = first;
  for (int i = 0; i < f.o.options.players; ++i, s = next_seat(f, s))
    call(s);
}
// The first player of `mask` in order from `first`.
inline Seat first_of(u8 mask, Seat first) {
  const u32 later = mask & ~(bit(first) - 1);
  return mask == 0 ? kNone : lowest(later ? later : u32{mask});
}
u8 active_mask(const Facts& f);
inline bool anybody_hibernates(const Facts& f) {
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (f.o.crew[s].place == Place::hibernating) return true;
  return false;
}

inline unsigned action_cards(const Facts& f, Seat s) { return pile_count(f.h.seat[s].hand); }
inline u32 whole_hand(const Private& own) {  // as a Cards set
  const unsigned unknown = own.hand_flags.total() - own.known_infected - own.known_clean;
  return own.hand | unknown * Cards::one(kContamination) | own.known_infected * Cards::one(kContaminationInfected) |
         own.known_clean * Cards::one(kContaminationClean);
}
inline const Character& character(const Facts& f, Seat s) { return f.c.characters[f.o.crew[s].character]; }

// --- wounds ---
inline constexpr u8 kDressed = 128;
inline constexpr u8 kNoWoundCard = 127;  // the deck was empty: the wound counts, without an effect (U22)
inline bool dressed(u8 wound) { return (wound & kDressed) != 0; }
bool has_undressed(const Facts& f, Seat s);
bool has_dressed(const Facts& f, Seat s);
// The strongest value of a wound effect among active wounds; copies do not add up (B7.5).
u8 wound_effect(const Facts& f, Seat s, u8 WoundCard::*effect);

// --- Hand slots ---
u8 hand_slots(const Facts& f, Seat s);
u8 slots_used(const Facts& f, Seat s);
int find_held(const Facts& f, Seat s, Thing t);        // index or -1; of two copies the one with less ammo
int find_loaded(const Facts& f, Seat s, ItemId item);  // likewise, the one with more ammo: it shoots
inline bool holds(const Facts& f, Seat s, Thing t) { return find_held(f, s, t) >= 0; }
bool has_item(const Facts& f, Seat s, ItemId item);  // in Inventory or in hand
inline u8 capacity(const Facts& f, const Held& w) {
  return static_cast<u8>(f.c.items[w.thing].capacity + w.bonus_capacity);
}
inline bool is_weapon(const Facts& f, Thing t) { return t < kObjectThing && f.c.items[t].weapon; }
inline bool has_inventory(const Crew& crew) {
  unsigned any = 0;
  for (u8 cards : crew.backs)
    any |= cards;
  return any != 0;
}
u64 untied_items(const Facts& f, Seat s);       // Heavy Items alone in their slot, bit per ItemId (B9.5)
unsigned untied_count(const Facts& f, Seat s);  // how many, copies of one Item counted
unsigned items_held(const Facts& f, Seat s);    // B11.13
u64 inventory_mask(const Facts& f, Seat s);     // Items of the Inventory, bit per ItemId
u64 own_items(const Facts& f, Seat s);          // these and the Heavy ones in the Hand slots

// --- Rooms ---
inline bool in_combat(const Facts& f, Room r) { return f.o.minis_in[r] != 0; }
inline bool explored(const Facts& f, Room r) { return (f.o.explored & bit(r)) != 0; }
inline const Tile* tile(const Facts& f, Room r) { return explored(f, r) ? &f.c.tiles[f.o.tile[r]] : nullptr; }
inline bool working(const Facts& f, Room r) {  // explored, no Malfunction marker
  return explored(f, r) && !(f.o.malfunction & bit(r));
}
inline bool working_computer(const Facts& f, Room r) { return (f.o.computers & ~f.o.malfunction & bit(r)) != 0; }
inline u8 colours(const Facts& f, Room r) {
  const Tile* t = tile(f, r);
  return t ? t->colours : u8{0};
}
bool nest_has_eggs(const Facts& f, Room r);    // the explored Nest with Eggs on the board
bool heavy_object_in(const Facts& f, Room r);  // lying, carried, or an Egg of the Nest
bool object_in(const Facts& f, Room r, u8 objects, bool carried);
bool empty_but_for(const Facts& f, Room r, Seat s);  // B4.18
inline bool passable(const Facts& f, Corridor k) { return k == kTechnical || !(f.o.closed & bit(k)); }
Corridor corridor_between(const Facts& f, Room a, Room b);  // kNone if not joined
inline u32 doors_on_board(const Facts& f) { return f.o.closed | f.o.destroyed; }

// --- Carnomorphs ---
inline Type type_of(const Facts& f, Mini m) { return static_cast<Type>(f.o.minis[m].type); }
inline bool on_board(const Facts& f, Mini m) { return f.o.minis[m].type != kNone; }
Mini find_label(const Facts& f, u8 label);  // kNone if not on the board
inline bool one_of_a_kind(const Facts& f, Type t) { return f.c.supply.minis[static_cast<std::size_t>(t)] == 1; }
inline bool gone_for_good(const Facts& f, Type t) { return f.o.unique_killed && one_of_a_kind(f, t); }
inline u8 free_minis(const Facts& f, Type t) {
  const auto i = static_cast<std::size_t>(t);
  if (gone_for_good(f, t)) return 0;
  return static_cast<u8>(f.c.supply.minis[i] - f.o.minis_on_board[i]);
}
// The next of `mask` in the order of the rules: Room ascending, then large to small, then most Injuries (B6.20, C13.7).
Mini next_mini(const Facts& f, u32 mask);

// --- supplies ---
unsigned loose_objects(const Facts& f, Object o);  // on the board, not carried
unsigned carried_objects(const Facts& f, Object o);

}  // namespace carno
