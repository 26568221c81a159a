// base/basic_actions.json, dice.json, components.json and sources.json.
#include <algorithm>

#include <boost/json/parse.hpp>

#include "compiler.h"

namespace carno::loader {

namespace {

struct BasicAction {
  std::string_view id;
  const char* ops;
  u8 Supply::*cost;  // nullptr: every Quest Item has its own
  std::string_view combat;
};
constexpr BasicAction kBasicActions[] = {
    // B3.9 to B3.16
    {"move", R"([{"op":"move","who":"self"}])", &Supply::move, "any"},
    {"careful_move", R"([{"op":"move","who":"self","noise":"careful"}])", &Supply::careful, "out"},
    {"shoot", R"([{"op":"shoot"}])", &Supply::shoot, "in"},
    {"melee", R"([{"op":"melee"}])", &Supply::melee, "in"},
    {"pick_up", R"([{"op":"take_object","from":"own_room"}])", &Supply::pick, "out"},
    {"trade", R"([{"op":"trade"}])", &Supply::trade, "out"},
    {"craft", R"([{"op":"craft"}])", &Supply::craft, "out"},
    {"activate_quest", R"([{"op":"activate_quest"}])", nullptr, "out"},
};

// The engine knows the Basic Actions; the file gives their cost and must agree in the rest.
void compile_basic_action(Compiler& c, const Node& node, u32& found) {
  Fields f(node);
  const std::string id = f.id("basic action");
  const auto known = std::ranges::find(kBasicActions, id, &BasicAction::id);
  if (known == std::end(kBasicActions)) {
    if (!id.empty()) f.need("id").must("the id of a Basic Action");
    f.ignore_rest();
    return;
  }
  found |= bit(static_cast<unsigned>(known - kBasicActions));
  const u8 cost = f.need("cost").whole(0, 5);
  if (known->cost) c.content.supply.*known->cost = cost;
  f.need("combat").must_be(json::string(known->combat));
  if (known->combat == "in") f.need("eggs_out_of_combat").must_be(true);
  f.need("ops").must_be(json::parse(known->ops));
  f.provenance();
  c.needs_text("action", id, {"name", "effect"});
}

enum Exhausted : u8 { unlimited, ship_explodes, hull_fails, skip, take_from_board };
constexpr Term<Exhausted> kExhausted[] = {
    {"unlimited", unlimited}, {"ship_explodes", ship_explodes},     {"hull_fails", hull_fails},
    {"skip", skip},           {"take_from_board", take_from_board},
};
struct Counted {
  std::string_view id;
  u8 Supply::*count;    // nullptr: not a limit
  Exhausted exhausted;  // what the engine does when one more is due (B1.2)
};
constexpr Counted kSupplies[] = {
    {"fire_marker", &Supply::fire, ship_explodes},
    {"malfunction_marker", &Supply::malfunction, hull_fails},
    {"noise_marker", &Supply::noise, skip},
    {"door_token", &Supply::doors, take_from_board},
    {"egg_token", &Supply::eggs, skip},
    {"carcass_token", &Supply::carcasses, skip},
    {"corpse_red", &Supply::corpses_red, unlimited},
    {"corpse_blue", nullptr, unlimited},
    {"airlock_token", nullptr, unlimited},
    {"status_marker", nullptr, unlimited},
    {"ammo_injury_marker", nullptr, unlimited},
};
constexpr int kMostTokens = 60;

struct SupplyFigures {
  u8 count = 0, on_board = 0;
  Exhausted exhausted = unlimited;
};

SupplyFigures read_figures(Fields& f, SupplyFigures figures) {
  figures.count = f.maybe("count").whole(1, kMostTokens, figures.count);
  figures.on_board = f.maybe("start_on_intruder_board").whole(1, kMostTokens, figures.on_board);
  figures.exhausted = f.maybe("when_exhausted").term(kExhausted, figures.exhausted);
  f.provenance();
  return figures;
}

void check_forbidden_rooms(const Compiler& c, const Node& list) {  // B8.9: what rooms.json says too
  const u32 named = read_tiles(list, c.ids);
  for (unsigned i = 0; i < kTiles; ++i) {
    if (list.present() && ((named & bit(i)) != 0) == (c.content.tiles[i].malfunction_allowed != 0)) {
      list.problem(
          fmt::format("does not fit rooms.json: see malfunction_allowed of \"{}\"", c.content.tiles[i].id.view()));
    }
  }
}

void compile_supply(Compiler& c, const Node& node, u32& found) {
  Fields f(node);
  const std::string id = f.id("supply");
  f.need("count");
  SupplyFigures figures = read_figures(f, {});
  f.maybe("per_room").must_be(1);
  f.maybe("per_corridor").must_be(1);
  check_forbidden_rooms(c, f.maybe("not_in"));
  if (const Node start = f.maybe("start_slot");
      start.present() && read_slot(start) != c.content.tracks.blue_corpse_start)
    start.problem("is not the start of board.json");
  if (const auto reading = c.supply_readings.extract(id)) {
    Fields own(reading.mapped());
    own.need("id");
    figures = read_figures(own, figures);
  }
  const auto known = std::ranges::find(kSupplies, id, &Counted::id);
  if (known == std::end(kSupplies)) {
    if (!id.empty()) f.need("id").must("the id of a supply the game knows");
    return;
  }
  found |= bit(static_cast<unsigned>(known - kSupplies));
  if (known->count) c.content.supply.*known->count = figures.count;
  if (figures.exhausted != known->exhausted)
    f.maybe("when_exhausted").problem(fmt::format("must be \"{}\"", kExhausted[known->exhausted].text));
  if (id == "egg_token") c.content.supply.board_eggs = figures.on_board;
  if (figures.on_board > figures.count) node.problem("has more Eggs on the creature board than there are");
  if (id.starts_with("corpse")) {
    c.needs_text("object", id, {"name"});
  } else {
    c.needs_text("token", id, {"name", "effect"});
  }
}

}  // namespace

void compile_basic_actions(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  u32 found = 0;
  const Node list = f.need("basic_actions");
  for (const Node& node : list.entries())
    compile_basic_action(c, node, found);
  for (std::size_t i = 0; i < std::size(kBasicActions); ++i) {
    if (list.present() && !(found & bit(static_cast<unsigned>(i))))
      list.problem(fmt::format("lacks \"{}\"", kBasicActions[i].id));
  }
}

void compile_dice(Compiler& c, const Node& root) {  // B1.3, B1.4: the engine rolls these dice and no others
  Fields f(root);
  f.heading();
  const std::vector<Node> dice = f.need("dice").entries();
  if (f.has("dice") && dice.size() != 2) f.need("dice").problem("must be the Noise die and the Combat die");
  for (std::size_t i = 0; i < dice.size() && i < 2; ++i) {
    Fields die(dice[i]);
    die.need("id").must_be(i == 0 ? "noise_die" : "combat_die");
    die.need("sides").must_be(i == 0 ? 10 : 6);
    die.need("count").must_be(2);
    if (i == 0) {
      die.need("faces").must_be(json::array{"1", "2", "3", "4", "1", "2", "3", "4", "silence", "danger"});
    } else {
      die.need("faces").must_be(json::array{"blank", "creeper", "creeper", "adult", "one_hit", "two_hits"});
      const Node results = die.need("results");
      const json::value wanted = {{"blank", {{"injuries", json::object{}}}},
                                  {"creeper", {{"injuries", {{"larva", 1}, {"creeper", 1}}}}},
                                  {"adult", {{"injuries", {{"larva", 1}, {"creeper", 1}, {"adult", 1}}}}},
                                  {"one_hit", {{"injuries", {{"any", 1}}}}},
                                  {"two_hits", {{"injuries", {{"any", 2}}}, {"melee", 1}}}};
      if (results.present() && *results.value() != wanted)
        results.problem("must be the results of B6.3: the game knows no other");
    }
    die.provenance();
    c.needs_text("die", i == 0 ? "noise_die" : "combat_die", {"name"});
  }
  for (const char* face : {"noise_1", "noise_2", "noise_3", "noise_4", "noise_silence", "noise_danger", "combat_blank",
                           "combat_creeper", "combat_adult", "combat_one_hit", "combat_two_hits"})
    c.needs_text("face", face, {"name", "effect"});
}

void compile_components(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  u32 found = 0;
  const Node list = f.need("supply");
  for (const Node& node : list.entries())
    compile_supply(c, node, found);
  for (std::size_t i = 0; i < std::size(kSupplies); ++i) {
    if (list.present() && !(found & bit(static_cast<unsigned>(i))))
      list.problem(fmt::format("lacks \"{}\"", kSupplies[i].id));
  }
  Fields game(f.entry("game"));
  {
    Fields players(game.need("players"));
    players.need("min").must_be(1);
    players.need("max").must_be(kSeats);
  }
  c.content.supply.hand_limit = game.need("hand_draw_up_to").whole(1, 9);
  c.content.supply.actions = game.need("actions_per_turn").whole(1, 9);
  game.provenance();
}

void compile_sources(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  const Node sources = f.need("sources");
  if (const json::object* codes = sources.present() ? sources.value()->if_object() : nullptr) {
    for (const json::key_value_pair& code : *codes) {
      c.reading.sources.emplace(code.key());
      sources.child(code.key(), &code.value()).text();
    }
  } else {
    sources.must("an object");
  }
  {
    Fields words(f.need("confidence"));
    for (const Term<Confidence>& word : kConfidences)
      words.need(word.text).text();
  }
  Fields own(f.need("own_translations"));
  for (const Node& line : own.need("about").list(1))
    line.text();
  Fields terms(own.need("terms"));
  for (const char* lang : {"pl", "fr", "it"}) {
    for (const Node& term : terms.need(lang).list())
      term.id();
  }
}

}  // namespace carno::loader
