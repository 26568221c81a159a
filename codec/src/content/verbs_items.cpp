// Verbs about Items, ammo and Objects.
#include "verb_table.h"

namespace carno::loader {

namespace {

constexpr Term<u8> kSearchDecks[] = {{"room", 0}, {"any", 1}};

void read_search(Compiler&, Fields& f, Op& op) {
  op.a = f.need("deck").term(kSearchDecks);
  op.b = static_cast<u8>(-f.need("counter_delta").whole<int>(-4, 0));
  op.c = f.need("min_counter").whole(0, 4);
  read_fixed(f, "draw", 2);  // B3.18
  read_fixed(f, "keep", 1);
  read_fixed(f, "rest", "bottom");
}

void read_count_only(Compiler&, Fields& f, Op& op) { read_count(f, op); }

void read_take_object(Compiler&, Fields& f, Op&) {  // B13.10; what lies in a Room is picked up (B3.13)
  read_fixed(f, "object", "egg");
  read_fixed(f, "from", "eggs_board");
}

void read_place_object(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("object").term(kObjectWords));
  read_where(f, op);
}

void read_remove_object(Compiler&, Fields& f, Op& op) {
  read_fixed(f, "from", "own_room_uncarried");
  read_count(f, op);
}

u8 read_weapon(const Compiler& c, const Node& node) {
  if (node.present() && *node.value() == "own_energy_weapon") return kOwnEnergyWeapon;
  if (node.present() && *node.value() == "attached_weapon") return kAttachedWeapon;
  return read_item(node, c.ids);
}

void read_add_ammo(Compiler& c, Fields& f, Op& op) {
  op.what = read_weapon(c, f.need("target"));
  read_count_or(f, op, "amount", kFull);
}

void read_ammo_capacity(Compiler& c, Fields& f, Op& op) {
  op.what = read_weapon(c, f.need("weapon"));
  read_count(f, op, "delta");
}

void read_attach(Compiler&, Fields& f, Op&) { read_fixed(f, "to", "own_energy_weapon"); }

void read_combine_heavy_items(Compiler&, Fields& f, Op&) {  // B9.5
  read_fixed(f, "count", 2);
  read_fixed(f, "hand_slots", 1);
  read_fixed(f, "objects_allowed", false);
}

void read_craft(Compiler&, Fields& f, Op& op) {
  const Node substitute = f.maybe("substitute");
  if (!substitute.present()) return;
  Fields words(substitute);
  read_fixed(words, "any_yellow_item", "tool");
  op.a = 1;
}

constexpr VerbEntry kItemVerbs[] = {
    {"search", Verb::search, read_search},
    {"discard_item", Verb::discard_item, read_count_only},
    {"take_object", Verb::take_object, read_take_object},
    {"place_object", Verb::place_object, read_place_object},
    {"remove_object", Verb::remove_object, read_remove_object},
    {"add_ammo", Verb::add_ammo, read_add_ammo},
    {"spend_ammo", Verb::spend_ammo, read_count_only},
    {"ammo_capacity", Verb::ammo_capacity, read_ammo_capacity},
    {"attach", Verb::attach, read_attach},
    {"combine_heavy_items", Verb::combine_heavy_items, read_combine_heavy_items},
    {"craft", Verb::craft, read_craft},
};

}  // namespace

std::span<const VerbEntry> item_verbs() { return kItemVerbs; }

}  // namespace carno::loader
