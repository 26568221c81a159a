// base/serious_wounds.json, contamination.json, coordinates.json.
#include <algorithm>

#include "compiler.h"

namespace carno::loader {

namespace {

u8 read_bleeding(const Node& ops) {  // Light Wounds on passing
  u8 wounds = 0;
  for (const Node& node : ops.list(1, 1)) {
    Fields f(node);
    f.need("op").must_be("wound");
    f.need("who").must_be("self");
    f.need("kind").must_be("light");
    wounds = f.need("count").whole(1, 2);
  }
  return wounds;
}

WoundCard compile_wound(Compiler& c, const Node& node) {
  Fields f(node);
  WoundCard card;
  const std::string id = f.id("wound");
  card.id = name_of(id);
  card.count = f.need("count").whole(1, 16);
  {
    Fields effect(f.need("modifiers"));
    effect.not_empty();
    card.hand_slots = effect.maybe("hand_slots").whole(1, 2);
    card.item_cost = effect.maybe("item_action_cost_delta").whole(1, 5);
    card.escape_cost = effect.maybe("escape_cost").whole(1, 5);
    card.hand_limit = effect.maybe("hand_draw_up_to").whole(1, 9);
    card.bleeds = read_bleeding(effect.maybe("on_pass"));
  }
  f.provenance();
  c.needs_text("wound", id, {"name", "effect"});
  return card;
}

CoordinatesCard compile_coordinates_card(Compiler& c, const Node& node) {
  Fields f(node);
  CoordinatesCard card;
  const std::string id = f.id("coordinates");
  card.id = name_of(id);
  f.need("count").must_be(1);
  u32 places = 0;
  for (std::size_t i = 0; i < card.place.size(); ++i) {
    card.place[i] = f.need(std::string_view("ABCD").substr(i, 1)).term(kDestinations);
    places |= bit(static_cast<unsigned>(card.place[i]));
  }
  if (places != 0b1111) node.problem("must have every destination under one letter");
  f.provenance();
  c.needs_text("coordinates", id, {"name"});
  return card;
}

}  // namespace

void compile_serious_wounds(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  std::size_t next = 0;
  int cards = 0;
  const Node list = f.need("cards");
  for (const Node& node : list.entries()) {
    const WoundCard card = compile_wound(c, node);
    if (next < kWounds) c.content.wounds[next] = card;
    ++next;
    cards += card.count;
  }
  if (list.present() && next != kWounds) list.problem(fmt::format("must be of {} kinds, has {}", kWounds, next));
  Totals(f).box("cards", 16, cards);
}

void compile_contamination(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  int cards = 0, infected = 0;
  for (const Node& node : f.need("cards").entries()) {
    Fields card(node);
    const std::string id = card.id("contamination");
    const int count = card.need("count").whole<int>(1, 27);
    cards += count;
    if (card.need("infected").flag()) infected += count;
    card.provenance();
    c.needs_text("contamination", id, {"name"});
  }
  c.content.supply.contamination = static_cast<u8>(std::min(cards, 255));
  c.content.supply.infected = static_cast<u8>(std::min(infected, 255));
  Fields rules(f.entry("rules"));
  rules.need("gained_to").must_be("own_discard_top");
  rules.need("can_pay_costs").must_be(false);
  rules.need("counts_as_hand_card").must_be(true);
  rules.need("may_be_discarded_on_pass").must_be(true);
  rules.provenance();
  Totals totals(f);
  totals.box("cards", 27, cards);
  totals.stated("infected", infected);
}

void compile_coordinates(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  std::size_t next = 0;
  std::array<int, 4> earth{};
  for (const Node& node : f.need("cards").entries()) {
    const CoordinatesCard card = compile_coordinates_card(c, node);
    if (next < kCoordinates) c.content.coordinates[next] = card;
    ++next;
    for (std::size_t i = 0; i < earth.size(); ++i)
      earth[i] += card.place[i] == Destination::earth ? 1 : 0;
  }
  f.need("destinations").must_be(json::array{"earth", "mars", "venus", "deep_space"});
  Totals totals(f);
  totals.box("cards", kCoordinates, static_cast<int>(next));
  const bool even = std::ranges::count(earth, earth[0]) == 4;
  totals.stated("earth_under_each_letter", even ? earth[0] : 0);
}

}  // namespace carno::loader
