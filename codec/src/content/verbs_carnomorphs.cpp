// Verbs about Combat and the Carnomorphs.
#include <algorithm>

#include "verb_table.h"

namespace carno::loader {

namespace {

constexpr u32 kEveryType = 0b1111;

constexpr Term<OnMiss> kOnMiss[] = {{"nothing", OnMiss::nothing}, {"light_wound", OnMiss::light_wound}};
constexpr Term<Where> kIntruderGoals[] = {
    {"chosen_room", Where::chosen_room},
    {"neighboring_room_with_character", Where::neighboring_with_character},
    {"neighboring_room_with_heavy_object", Where::neighboring_with_heavy_object},
    {"room_of_first_slimed_character_in_turn_order", Where::first_slimed_room},
};
constexpr Term<u8> kTokenGoals[] = {{"bag", 0}, {"pool", 1}};

void read_shoot(Compiler& c, Fields& f, Op& op) {
  const Node weapon = f.maybe("weapon");
  op.what = weapon.present() ? read_item(weapon, c.ids) : kNone;
  op.a = read_mark(f, "weapon_kind", "energy");
  op.b = f.maybe("reroll").whole(1, 3);
  if (read_mark(f, "spend_ammo", "all")) {  // Full Auto
    op.c = 1;
    read_fixed(f, "bonus_injury_per_2_ammo", 1);
    read_fixed(f, "bonus_even_on_miss", true);
  }
}

void read_melee(Compiler&, Fields& f, Op& op) {
  op.a = f.maybe("contamination").whole(0, 1, u8{1}) ? 0 : 1;
  op.n = f.maybe("bonus_injury_on_hit").whole<i8>(0, kMostTimes);
  op.b = as_u8(f.maybe("on_miss").term(kOnMiss, OnMiss::serious_wound));
}

void read_injure(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("target").term(kIntruders));
  op.where = f.maybe("where").term(kRoomWords);
  read_count(f, op);
}

void read_retreat(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("who").term(kIntruders));
  read_where(f, op);
  op.mask = f.maybe("except").terms(kTypeWords);
}

void read_heal_intruders(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("who").term(kIntruders));
  read_count_or(f, op, "count", kAllWord);
}

// C9.3 names its Rooms by a list of its own.
bool is_spawn_list(const json::value& where) {
  const json::array* words = where.if_array();
  const json::array spawn{"rooms_with_metagorger", "rooms_with_heavy_object", "nest_if_explored_and_not_destroyed"};
  return words && std::ranges::is_permutation(*words, spawn);
}

void read_place_intruder(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("type").term(kTypeWords));
  const Node where = f.need("where");
  if (where.present() && is_spawn_list(*where.value())) {
    op.where = Where::rooms_to_spawn;
  } else {
    op.where = where.term(kRoomWords);
  }
  read_mark(f, "per_room", 1);
}

void read_replace_with_intruder(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("what").term(kObjectWords));
  op.a = as_u8(f.need("type").term(kTypeWords));
  read_mark(f, "per_room", 1);
  read_mark(f, "uncarried");
}

void read_move_intruders(Compiler&, Fields& f, Op& op) {
  const Node types = f.maybe("types");
  op.mask = types.present() ? types.terms(kTypeWords) : kEveryType;
  op.where = f.need("to").term(kIntruderGoals);
  op.a = read_mark(f, "even_in_combat");
  op.b = read_mark(f, "placed");
  read_mark(f, "tie", "lowest_room_number");
  if (op.where == Where::chosen_room) read_fixed(f, "from", "rooms_neighboring_chosen_room");
}

void read_remove_intruders_to_bag(Compiler&, Fields& f, Op& op) {
  op.mask = f.need("types").terms(kTypeWords);
  read_fixed(f, "who", "not_with_character");
}

void read_intruder_attack(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("by").term(kIntruders));
  op.who = f.maybe("target").term(kWho, Who::self);
  op.a = read_mark(f, "if_none", "self");
}

void read_encounter(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  const Node intruder = f.maybe("intruder");
  op.what = intruder.present() ? as_u8(intruder.term(kTypeWords)) : kNone;
}

void read_analyse(Compiler&, Fields& f, Op&) { read_fixed(f, "by", "chosen_object"); }

void read_add_token_to_bag(Compiler&, Fields& f, Op& op) { op.what = as_u8(f.need("type").term(kTypeWords)); }

void read_drawn_token(Compiler&, Fields& f, Op& op) { op.a = f.need("to").term(kTokenGoals); }

constexpr VerbEntry kCarnomorphVerbs[] = {
    {"shoot", Verb::shoot, read_shoot},
    {"melee", Verb::melee, read_melee},
    {"injure", Verb::injure, read_injure},
    {"retreat", Verb::retreat, read_retreat},
    {"heal_intruders", Verb::heal_intruders, read_heal_intruders},
    {"place_intruder", Verb::place_intruder, read_place_intruder},
    {"replace_with_intruder", Verb::replace_with_intruder, read_replace_with_intruder},
    {"move_intruders", Verb::move_intruders, read_move_intruders},
    {"remove_intruders_to_bag", Verb::remove_intruders_to_bag, read_remove_intruders_to_bag},
    {"intruder_attack", Verb::intruder_attack, read_intruder_attack},
    {"encounter", Verb::encounter, read_encounter},
    {"analyse", Verb::analyse, read_analyse},
    {"add_token_to_bag", Verb::add_token_to_bag, read_add_token_to_bag},
    {"drawn_token", Verb::drawn_token, read_drawn_token},
};

}  // namespace

std::span<const VerbEntry> carnomorph_verbs() { return kCarnomorphVerbs; }

}  // namespace carno::loader
