// Questions about what lies open on the table, in the rulebook's words: for the rules, and for bots, codec and
// terminal, so that nobody counts for himself. Nothing here changes anything.
#pragma once
#include "carno/bits.h"
#include "carno/game.h"

namespace carno {

struct OpenFacts {
  const Content& c;
  const Open& o;
};

// --- players and Characters ---
inline bool active(const OpenFacts& f, Seat s) {  // aboard or waiting in a pod (B11.4)
  return s < f.o.options.players && (f.o.crew[s].place == Place::aboard || f.o.crew[s].place == Place::pod);
}
inline bool aboard(const OpenFacts& f, Seat s) {  // can act and be targeted: not shut in a pod (U6)
  return s < f.o.options.players && f.o.crew[s].place == Place::aboard;
}
inline Seat next_seat(const OpenFacts& f, Seat s) {
  return static_cast<Seat>(s + 1 == f.o.options.players ? 0 : s + 1);
}
// Calls `f(seat)` for every player in order, from `first` on (B2.5).
template <class F>
inline void in_order(const OpenFacts& f, Seat first, F&& call) {
  Seat s = first;
  for (int i = 0; i < f.o.options.players; ++i, s = next_seat(f, s))
    call(s);
}
// The first player of `mask` in order from `first`.
inline Seat first_of(u8 mask, Seat first) {
  const u32 later = mask & ~(bit(first) - 1);
  return mask == 0 ? kNone : lowest(later ? later : u32{mask});
}
u8 active_mask(const OpenFacts& f);
inline bool anybody_hibernates(const OpenFacts& f) {
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (f.o.crew[s].place == Place::hibernating) return true;
  return false;
}

inline const Character& character(const OpenFacts& f, Seat s) { return f.c.characters[f.o.crew[s].character]; }

// --- wounds ---
inline constexpr u8 kDressed = 128;
inline constexpr u8 kNoWoundCard = 127;  // the deck was empty: the wound counts, without an effect (U22)
inline bool dressed(u8 wound) { return (wound & kDressed) != 0; }
constexpr u8 wound_card(u8 wound) { return static_cast<u8>(wound & ~kDressed); }
unsigned undressed(const OpenFacts& f, Seat s);  // how many Serious Wounds
bool has_undressed(const OpenFacts& f, Seat s);
bool has_dressed(const OpenFacts& f, Seat s);
// The strongest value of a wound effect among active wounds; copies do not add up (B7.5).
u8 wound_effect(const OpenFacts& f, Seat s, u8 WoundCard::*effect);

// --- Hand slots ---
u8 hand_slots(const OpenFacts& f, Seat s);
u8 slots_used(const OpenFacts& f, Seat s);
int find_held(const OpenFacts& f, Seat s, Thing t);        // index or -1; of two copies the one with less ammo
int find_loaded(const OpenFacts& f, Seat s, ItemId item);  // likewise, the one with more ammo: it shoots
inline bool holds(const OpenFacts& f, Seat s, Thing t) { return find_held(f, s, t) >= 0; }
inline u8 capacity(const Content& c, const Held& w) {
  return static_cast<u8>(c.items[w.thing].capacity + w.bonus_capacity);
}
inline u8 capacity(const OpenFacts& f, const Held& w) { return capacity(f.c, w); }
inline bool is_weapon(const OpenFacts& f, Thing t) { return t < kObjectThing && f.c.items[t].weapon; }
inline bool has_inventory(const Crew& crew) {
  unsigned any = 0;
  for (u8 cards : crew.backs)
    any |= cards;
  return any != 0;
}
// B11.13: the Items that count, with those of this Inventory.
unsigned items_counted(const OpenFacts& f, Seat s, const std::array<u8, kItems>& inventory);
u64 untied_items(const OpenFacts& f, Seat s);       // Heavy Items alone in their slot, bit per ItemId (B9.5)
unsigned untied_count(const OpenFacts& f, Seat s);  // how many, copies of one Item counted

// --- Rooms ---
inline bool in_combat(const OpenFacts& f, Room r) { return f.o.minis_in[r] != 0; }
inline bool explored(const OpenFacts& f, Room r) { return (f.o.explored & bit(r)) != 0; }
inline const Tile* tile(const OpenFacts& f, Room r) { return explored(f, r) ? &f.c.tiles[f.o.tile[r]] : nullptr; }
inline bool working(const OpenFacts& f, Room r) {  // explored, no Malfunction marker
  return explored(f, r) && !(f.o.malfunction & bit(r));
}
inline bool working_computer(const OpenFacts& f, Room r) { return (f.o.computers & ~f.o.malfunction & bit(r)) != 0; }
inline u8 colours(const OpenFacts& f, Room r) {
  const Tile* t = tile(f, r);
  return t ? t->colours : u8{0};
}
bool nest_has_eggs(const OpenFacts& f, Room r);    // the explored Nest with Eggs on the board
inline bool eggs_in(const OpenFacts& f, Room r) {  // of the Nest, or lying there
  return nest_has_eggs(f, r) || f.o.objects[r][static_cast<std::size_t>(Object::egg)];
}
bool heavy_object_in(const OpenFacts& f, Room r);  // lying, carried, or an Egg of the Nest
bool object_in(const OpenFacts& f, Room r, u8 objects, bool carried);
bool empty_but_for(const OpenFacts& f, Room r, Seat s);  // B4.18
inline bool passable(const OpenFacts& f, Corridor k) { return k == kTechnical || !(f.o.closed & bit(k)); }
Corridor corridor_between(const OpenFacts& f, Room a, Room b);  // kNone if not joined
inline u32 doors_on_board(const OpenFacts& f) { return f.o.closed | f.o.destroyed; }

// --- Carnomorphs ---
// The name for life: the Type it was born as, and a number.
constexpr u8 make_label(Type born, u8 number) { return static_cast<u8>(static_cast<u8>(born) * 32 + number); }
constexpr Type born_as(u8 label) { return static_cast<Type>(label / 32); }
constexpr u8 label_number(u8 label) { return label % 32; }
inline Type type_of(const OpenFacts& f, Mini m) { return static_cast<Type>(f.o.minis[m].type); }
inline bool on_board(const OpenFacts& f, Mini m) { return f.o.minis[m].type != kNone; }
Mini find_label(const OpenFacts& f, u8 label);  // kNone if not on the board
inline bool one_of_a_kind(const OpenFacts& f, Type t) { return f.c.supply.minis[static_cast<std::size_t>(t)] == 1; }
inline bool gone_for_good(const OpenFacts& f, Type t) { return f.o.unique_killed && one_of_a_kind(f, t); }
inline u8 free_minis(const OpenFacts& f, Type t) {
  const auto i = static_cast<std::size_t>(t);
  if (gone_for_good(f, t)) return 0;
  return static_cast<u8>(f.c.supply.minis[i] - f.o.minis_on_board[i]);
}
// The next of `mask` in the order of the rules: Room ascending, then large to small, then most Injuries (B6.20, C13.7).
Mini next_mini(const OpenFacts& f, u32 mask);

// --- supplies ---
unsigned loose_objects(const OpenFacts& f, Object o);  // on the board, not carried
unsigned carried_objects(const OpenFacts& f, Object o);

}  // namespace carno
