// base/rooms.json: the Room tiles and the special Rooms of the board (B13).
#include <algorithm>

#include "compiler.h"

namespace carno::loader {

namespace {

void compile_passive(Tile& tile, const Node& options) {
  for (const Node& option : options.list(1, 1)) {
    Fields f(option);
    f.need("id").must_be("passive");
    for (const Node& op : f.need("ops").list(1, 1)) {
      Fields power(op);
      const Node word = power.need("op");
      if (word.present() && *word.value() == "hand_limit") {
        tile.hand_limit = power.need("value").whole(1, 10);
      } else if (word.present() && *word.value() == "gain_slime") {
        power.need("who").must_be("entering_character");
        tile.slimes_on_entry = 1;
      } else {
        word.must(R"("hand_limit" or "gain_slime" in a passive Room)");
        power.ignore_rest();
      }
    }
  }
}

void compile_action(Compiler& c, Tile& tile, const std::string& id, const Node& node) {
  Fields f(node);
  RoomAction& action = tile.action;
  f.need("combat").term(kCombats);
  action.blocked_by_malfunction = f.need("blocked_by_malfunction").flag(1);
  if (f.has("timing")) {
    f.need("timing").must_be("passive");
    f.need("cost").must_be(nullptr);
    compile_passive(tile, f.need("options"));
    c.text_keys.push_back(fmt::format("option.{}.passive", id));
    return;
  }
  action.exists = 1;
  action.cost = f.need("cost").whole(0, kDearest);
  const OptionList options = compile_options(c, f.need("options"), id);
  action.options = options.count;
  action.option = options.option;
}

void check_egg_destruction(const Node& node) {  // B12.7 to B12.9
  Fields f(node);
  f.need("eggs_per_injury").must_be(1);
  f.need("melee_miss_harmless").must_be(true);
  f.need("melee_contamination").must_be(false);
  f.need("noise_roll_after_each_attempt").must_be(true);
  f.need("fire_marker_event_phase").must_be(1);
}

void compile_place(Compiler& c, Fields& f, Tile& tile, TileId number) {
  if (tile.tile_class != 0) {
    f.need("technical_entrance").must_be("by_slot");
    return;
  }
  const Node slot = f.need("slot");
  tile.slot = read_slot(slot);
  f.need("explored_at_start").must_be(true);
  const Node entrance = f.need("technical_entrance");
  u8 numbers = 0, on_board = 0;
  for (const Node& exit : entrance.list(0, 4))
    numbers |= static_cast<u8>(bit(exit.whole<unsigned>(1, 4)));
  if (tile.slot == kNone) return;
  const Slot& place = c.content.slots[tile.slot];
  for (unsigned n = 1; n <= 4; ++n)
    if (place.exit_corridor[n] == kTechnical) on_board |= static_cast<u8>(bit(n));
  if (place.special != number) slot.problem("is another Room on the board");
  if (numbers != on_board) entrance.problem("names other numbers than the board does");
}

Tile compile_tile(Compiler& c, const Node& node, u8 tile_class, TileId number) {
  Fields f(node);
  Tile tile;
  const std::string id = f.id("room");
  tile.id = name_of(id);
  tile.tile_class = tile_class;
  f.need("class").must_be(tile_class == 0 ? "special" : tile_class == 1 ? "1" : "2");
  tile.colours = static_cast<u8>(f.need("search_colors").terms(kSearchColours, 0));
  tile.computer = f.need("computer").flag();
  const Node searchable = f.need("search_allowed");
  tile.searchable = searchable.flag();
  f.need("item_counter").must_be(tile.searchable != 0);  // the dial is there to be searched
  if (searchable.present() && tile.searchable != (tile.colours ? 1 : 0))
    searchable.problem("must be true exactly if there are search_colors");
  tile.malfunction_allowed = f.need("malfunction_allowed").flag(1);
  tile.section = f.maybe("section").term(kSections, u8{kNone});
  tile.revives = id == "emergency_room" ? 1 : 0;  // B15.8 names the Room
  if (const Node eggs = f.maybe("egg_destruction"); eggs.present()) {
    tile.nest = 1;
    check_egg_destruction(eggs);
  }
  compile_place(c, f, tile, number);
  compile_action(c, tile, id, f.need("action"));
  tile.confidence = f.provenance();
  c.needs_text("room", id, {"name", "action", "effect"});
  return tile;
}

void check_one(const Node& root, std::string_view what, std::ptrdiff_t found) {
  if (found != 1) root.problem(fmt::format("must have exactly one {}, has {}", what, found));
}

}  // namespace

void compile_rooms(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  auto& tiles = c.content.tiles;
  unsigned next = 0;
  std::array<int, 3> found{};
  constexpr std::pair<const char*, u8> kGroups[] = {{"rooms_1", 1}, {"rooms_2", 2}, {"special_rooms", 0}};
  for (const auto& [group, tile_class] : kGroups) {
    for (const Node& node : f.need(group).entries()) {
      const Tile tile = compile_tile(c, node, tile_class, static_cast<TileId>(std::min<unsigned>(next, kTiles)));
      if (next < kTiles) tiles[next] = tile;
      ++next;
      ++found[tile_class];
    }
  }
  check_one(root, "Nest (a Room with egg_destruction)", std::ranges::count(tiles, u8{1}, &Tile::nest));
  check_one(root, "Room of section_a", std::ranges::count(tiles, u8{0}, &Tile::section));
  check_one(root, "Room of section_b", std::ranges::count(tiles, u8{1}, &Tile::section));
  const auto coloured = [&](u8 colours) {
    return static_cast<int>(std::ranges::count(tiles, colours, &Tile::colours));
  };
  Totals totals(f);
  totals.box("rooms_1", 11, found[1]);
  totals.box("rooms_2", 9, found[2]);
  totals.box("special_rooms", 5, found[0]);
  totals.stated("with_computer", static_cast<int>(std::ranges::count(tiles, u8{1}, &Tile::computer)));
  totals.stated("red", coloured(1));
  totals.stated("yellow", coloured(2));
  totals.stated("green", coloured(4));
  totals.stated("white", coloured(7));
}

}  // namespace carno::loader
