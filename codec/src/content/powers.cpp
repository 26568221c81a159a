// Passive Quest Items: not programs but standing powers, kept as figures of the Item.
#include "compiler.h"

namespace carno::loader {

namespace {

void check_weapon(const Compiler& c, const Node& node, const Item& item) {
  if (node.present() && read_item(node, c.ids) != item.attach_to) node.problem("must be the weapon of \"attach_to\"");
}

void read_capacity(Compiler& c, Fields& f, Item& item) {
  check_weapon(c, f.need("weapon"), item);
  item.attached_capacity = f.need("delta").whole(1, 9);
}

void read_ammo(Compiler& c, Fields& f, Item& item) {
  check_weapon(c, f.need("target"), item);
  item.attached_ammo = f.need("amount").whole(1, 9);
}

// An option of other Items costs nothing for the weapon this one is attached to.
void read_free_option(Compiler& c, Fields& f, Item& item) {
  check_weapon(c, f.need("weapon"), item);
  f.need("cost").must_be(0);
  item.free_reload_items = read_copies(f.need("item"), c.ids);
  const Node option = f.need("option");
  const std::string_view id = option.id();
  for (unsigned i = 0; i < kItems; ++i) {
    if (!(item.free_reload_items & bit64(i))) continue;
    const Item& other = c.content.items[i];
    u8 place = 0;
    while (place < other.options && other.option[place].id.view() != id)
      ++place;
    if (place == other.options || (item.free_reload != kNone && item.free_reload != place))
      option.problem(fmt::format("must stand in the same place among the options of \"{}\"", other.name.view()));
    item.free_reload = place;
  }
}

void mark_cards(Compiler& c, const Node& list, u8 Card::*mark) {
  for (const Node& node : list.list(1, kCards)) {
    if (const CardRef ref = read_card(node, c.ids); ref.card != kNone)
      c.content.characters[ref.character].card[ref.card].*mark = 1;
  }
}

void read_extended_targets(Compiler& c, Fields& f, Item& item) {
  f.need("to").must_be("characters_in_computer_rooms");
  mark_cards(c, f.need("cards"), &Card::extendable);
  item.extends_cards = 1;
}

void read_waived_requirement(Compiler& c, Fields& f, Item& item) {
  f.need("requirement").must_be("working_computer");
  mark_cards(c, f.need("cards"), &Card::computer_waivable);
  item.waives_computer = 1;
}

using ReadPower = void (*)(Compiler&, Fields&, Item&);
constexpr Term<ReadPower> kPowers[] = {
    {"ammo_capacity", read_capacity},
    {"add_ammo", read_ammo},
    {"cost_override", read_free_option},
    {"extend_targets", read_extended_targets},
    {"waive_requirement", read_waived_requirement},
};

void compile_power(Compiler& c, const Node& node, Item& item) {
  Fields f(node);
  const ReadPower read = f.need("op").term(kPowers, ReadPower{nullptr});
  if (read) {
    read(c, f, item);
  } else {
    f.ignore_rest();
  }
}

}  // namespace

void compile_powers(Compiler& c, const Node& options, Item& item) {
  for (const Node& option : options.list(1, 1)) {
    Fields f(option);
    f.need("id").must_be("passive");
    for (const Node& node : f.need("ops").list(1, std::size(kPowers)))
      compile_power(c, node, item);
  }
}

}  // namespace carno::loader
