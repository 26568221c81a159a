// What weapons of the Item decks and starting weapons share (B6.2, B6.3).
#include "compiler.h"

namespace carno::loader {

namespace {

constexpr int kMostAmmo = 12;

u8 face_bits(const Node& list) { return static_cast<u8>(list.terms(kFaces)); }

void compile_faces(const Node& node, Modifiers& modifiers) {
  if (!node.present()) return;
  Fields f(node);
  for (const Term<CombatFace>& face : kFaces)
    modifiers.face[static_cast<std::size_t>(face.value)] = static_cast<u8>(f.maybe(face.text).term(kFaces, face.value));
}

Modifiers compile_modifiers(const Node& node) {
  Fields f(node);
  Modifiers modifiers;
  modifiers.bonus_on_hit = f.maybe("bonus_injury_on_hit").whole(1, 5);
  modifiers.bonus_on_faces = face_bits(f.maybe("bonus_injury_on_faces"));
  modifiers.min_unless_blank = f.maybe("min_injury_unless_blank").whole(1, 5);
  modifiers.rerolls = f.maybe("reroll").whole(1, 3);
  modifiers.extra_ammo_on_faces = face_bits(f.maybe("extra_ammo_for_injury_on_faces"));
  modifiers.fire_on_faces = face_bits(f.maybe("place_fire_on_faces"));
  compile_faces(f.maybe("face_override"), modifiers);
  return modifiers;
}

// "energy_charge", "room:armory", "card:captain_reload": what loads it. The effect itself stands there.
void check_reload(Compiler& c, const Node& node) {
  const std::string_view word = node.text();
  const std::size_t colon = word.find(':');
  const json::value id(word.substr(colon == std::string_view::npos ? 0 : colon + 1));
  const Node named = node.with(&id);
  if (colon == std::string_view::npos) {
    read_copies(node, c.ids);
  } else if (word.starts_with("room:")) {
    read_tile(named, c.ids);
  } else if (word.starts_with("card:")) {
    read_card(named, c.ids);
  } else {
    node.must(R"(an Item, "room:ID" or "card:ID")");
  }
}

}  // namespace

void compile_weapon(Compiler& c, Fields& f, Item& item) {
  item.weapon = 1;
  item.energy = f.need("weapon_kind").term(kWeaponKinds);
  item.capacity = f.need("ammo_capacity").whole(1, kMostAmmo, u8{1});
  item.modifiers = compile_modifiers(f.need("modifiers"));
  const bool found = item.deck == ItemDeck::red || item.deck == ItemDeck::yellow || item.deck == ItemDeck::green;
  if (found) {
    item.start_ammo = f.need("ammo_when_found").whole(0, item.capacity);
  } else {
    item.start_ammo = item.capacity;  // B1.21, B9.14: starting and crafted weapons are full
    f.need("start_ammo").must_be(item.capacity);
  }
  const Node reload = item.deck == ItemDeck::weapon ? f.need("reload") : f.maybe("reload");
  for (const Node& source : reload.list(1))
    check_reload(c, source);
}

}  // namespace carno::loader
