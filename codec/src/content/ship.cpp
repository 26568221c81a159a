// base/engines.json, escape_pods.json, tracks.json: B10.
#include "compiler.h"

namespace carno::loader {

namespace {

constexpr Term<u8> kEngineStates[] = {{"working", 0}, {"damaged", 1}};
constexpr Term<u8> kZones[] = {{"green", 0}, {"white", 1}, {"blue", 2}, {"yellow", 3}, {"red", 4}};
constexpr Term<u8> kLetters[] = {{"A", 0}, {"B", 1}, {"C", 2}, {"D", 3}};

int compile_engine(Compiler& c, const Node& node, u8 number) {
  Fields f(node);
  f.id("engine");
  const Node room = f.need("room");
  const TileId tile = read_tile(room, c.ids);
  const Node slot = f.need("slot");
  const Room place = read_slot(slot);
  u32 states = 0;
  for (const Node& token : f.need("tokens").list(2, 2)) {
    Fields t(token);
    t.id("engine token");
    states |= bit(t.need("state").term(kEngineStates));
    t.need("count").must_be(1);
  }
  if (states != 0b11) f.need("tokens").problem("must be one working and one damaged token");
  f.provenance();
  if (tile == kNone) return 2;
  Tile& engine = c.content.tiles[tile];
  engine.engine = number;
  if (engine.slot != place) slot.problem("is not where rooms.json has that Room");
  return 2;
}

struct Track {
  u8 start = 0, first = 0;  // value of the start space, first value of the zone that matters
};

// Spaces count down by one to 0, from the start to the final one.
Track read_spaces(const Node& list, const json::value& zone) {
  Track track;
  int expected = -1;
  for (const Node& node : list.list(2, 30)) {
    Fields f(node);
    f.id("track space");
    const int value = f.need("value").whole<int>(0, 30);
    if (expected >= 0) f.need("value").must_be(expected);
    expected = value - 1;
    const Node here = f.need("zone");
    here.term(kZones);
    if (here.present() && *here.value() == zone && track.first == 0) track.first = static_cast<u8>(value);
    if (track.start == 0) {
      f.need("start").must_be(true);
      track.start = static_cast<u8>(value);
    }
    if (value == 0) f.need("final").must_be(true);
  }
  if (list.present() && expected != -1) list.problem("must count down to 0");
  return track;
}

void compile_time_track(Compiler& c, const Node& node) {
  Fields f(node);
  f.need("id").must_be("time_track");
  const Track track = read_spaces(f.need("spaces"), "blue");
  f.need("hibernation_open_in_zone").must_be("blue");
  f.need("first_blue_value").must_be(track.first);
  f.need("moves_to_end").must_be(track.start);
  f.need("at_end").must_be("hyperspace_jump");
  f.provenance();
  if (f.node().present() && track.start != 15) f.node().problem("must start at 15: the game has 15 Turns");
  c.content.tracks.time_start = track.start;
  c.content.tracks.time_blue = track.first;
  c.needs_text("track", "time_track", {"name"});
}

void compile_self_destruct_track(Compiler& c, const Node& node) {
  Fields f(node);
  f.need("id").must_be("self_destruct_track");
  const Track track = read_spaces(f.need("spaces"), "yellow");
  f.need("start_value").must_be(track.start);
  f.need("no_abort_zone").must_be("yellow");
  f.need("first_yellow_value").must_be(track.first);
  f.need("on_first_yellow").must_be(json::array{"unlock_all_pods", "no_abort"});
  f.need("moves_to_end").must_be(track.start);
  f.need("at_end").must_be("ship_explodes");
  f.need("cannot_start_while").must_be("anyone_hibernating");
  f.provenance();
  c.content.tracks.self_destruct_start = track.start;
  c.content.tracks.self_destruct_yellow = track.first;
  c.needs_text("track", "self_destruct_track", {"name"});
}

void compile_destination_track(Compiler& c, const Node& node) {
  Fields f(node);
  f.need("id").must_be("destination_track");
  f.need("spaces").must_be(json::array{"A", "B", "C", "D"});
  c.content.tracks.destination_start = f.need("start").term(kLetters);
  read_slot(f.need("next_to"));
  f.provenance();
  c.needs_text("track", "destination_track", {"name"});
}

void check_pod_rules(Fields& f) {
  {
    Fields setup(f.entry("setup"));
    setup.need("selection").must_be("random");
    setup.need("placement").must_be("ascending_alternating_a_b");
    setup.provenance();
    Fields rules(f.entry("rules"));
    rules.need("heavy_objects_take_seat").must_be(false);
    rules.need("can_be_relocked").must_be(true);
    rules.need("launched_counts_as").must_be("earth");
    rules.provenance();
  }
  f.need("unlock_triggers")
      .must_be(json::array{"first_death", "self_destruct_yellow", "hatch_control_system", "evacuation_key",
                           "pilot_evacuation_key"});
}

}  // namespace

void compile_engines(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  u8 number = 0;
  int tokens = 0;
  for (const Node& node : f.need("engines").entries()) {
    if (number == 3) break;
    tokens += compile_engine(c, node, number++);
  }
  {
    Fields rules(f.entry("rules"));
    rules.need("malfunction_affects_state").must_be(false);
    Fields check(rules.need("end_check"));
    check.need("ship_explodes_if_damaged_at_least").must_be(2);  // B11.6
    rules.provenance();
  }
  Totals(f).box("tokens", 6, tokens);
}

void compile_escape_pods(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  Supply& supply = c.content.supply;
  int number = 0;
  for (const Node& node : f.need("pods").entries()) {
    Fields pod(node);
    const std::string id = pod.id("pod");
    pod.need("number").must_be(++number);
    pod.need("count").must_be(1);
    if (number == 1) {
      supply.pod_seats = pod.need("seats").whole(1, kSeats);
    } else {
      pod.need("seats").must_be(supply.pod_seats);
    }
    pod.need("start").must_be("locked");
    pod.need("sides").must_be(json::array{"locked", "unlocked"});
    pod.provenance();
    c.needs_text("pod", id, {"name"});
  }
  {
    Fields players(f.need("pods_by_players"));
    for (unsigned n = 1; n <= kSeats; ++n)
      supply.pods_by_players[n] = players.need(std::string_view("12345").substr(n - 1, 1)).whole(1, kPods);
  }
  check_pod_rules(f);
  Totals(f).box("tokens", kPods, number);
}

void compile_tracks(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  compile_time_track(c, f.entry("time_track"));
  compile_self_destruct_track(c, f.entry("self_destruct_track"));
  compile_destination_track(c, f.entry("destination_track"));
}

}  // namespace carno::loader
