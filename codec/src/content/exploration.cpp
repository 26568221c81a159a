// base/exploration_tokens.json: 20 tokens of 14 kinds (B1.6) and their effects (B4.24).
#include <algorithm>
#include <map>

#include "compiler.h"

namespace carno::loader {

namespace {

void compile_effects(Compiler& c, const Node& node) {
  Fields f(node);
  for (const Term<Explore>& word : kExploreWords) {
    ExplorationEffect& effect = c.content.explore[static_cast<std::size_t>(word.value)];
    effect.id = name_of(word.text);
    Fields e(f.entry(word.text));
    effect.replaces_noise_roll = e.need("replaces_noise_roll").flag();
    e.provenance();
    c.needs_text("exploration", word.text, {"name", "effect"});
  }
}

void check_rules(Compiler& c, const Node& node) {
  Fields f(node);
  const Node without = f.need("no_item_counter_in");
  const u32 named = read_tiles(without, c.ids);
  for (unsigned i = 0; i < kTiles; ++i) {
    const Tile& tile = c.content.tiles[i];
    if (tile.tile_class != 0 && without.present() && ((named & bit(i)) != 0) == (tile.searchable != 0))
      without.problem(fmt::format("does not fit rooms.json: see item_counter of \"{}\"", tile.id.view()));
  }
  f.need("solo_items").must_be("ceil(items/2)");
  f.need("careful_movement_and_reconnaissance_cancel").must_be(json::array{"silence", "danger"});
  f.provenance();
}

}  // namespace

void compile_exploration_tokens(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  std::map<std::pair<Explore, u8>, u8> kinds;  // by effect, then items
  int tokens = 0, items = 0;
  for (const Node& node : f.need("tokens").entries()) {
    Fields t(node);
    t.id("exploration token");
    const Explore effect = t.need("effect").term(kExploreWords);
    const u8 counter = t.need("items").whole(0, 4);
    const u8 count = t.need("count").whole(1, 20);
    t.provenance();
    u8& copies = kinds[{effect, counter}];
    copies = static_cast<u8>(copies + count);
    tokens += count;
    items += count * counter;
  }
  if (root.present() && kinds.size() != kExplorationKinds) {
    f.need("tokens").problem(
        fmt::format("must be of {} kinds (effect and items), found {}", kExplorationKinds, kinds.size()));
  }
  std::size_t next = 0;
  for (const auto& [kind, count] : kinds)
    if (next < kExplorationKinds) c.content.exploration[next++] = {kind.first, kind.second, count};
  compile_effects(c, f.need("effects"));
  check_rules(c, f.entry("rules"));
  Totals totals(f);
  totals.box("tokens", 20, tokens);
  totals.stated("items", items);
}

}  // namespace carno::loader
