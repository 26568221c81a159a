// The scenario runner: every way to match, every way to fail.
#include "carno/scenario.h"

#include <fstream>
#include <iterator>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "engine.h"

namespace carno {

namespace {

using testing::engine;

namespace json = boost::json;

ScenarioResult run(std::string_view text) { return run_scenarios(engine(), json::parse(text)).at(0); }

std::string lines(const ScenarioResult& result) {
  std::string text;
  for (const std::string& problem : result.problems)
    text += problem + "\n";
  return text;
}

void passes(std::string_view text) {
  const ScenarioResult result = run(text);
  EXPECT_TRUE(result.passed) << text << "\n" << lines(result);
}

void fails(std::string_view text, std::string_view with, bool malformed = false) {
  const ScenarioResult result = run(text);
  EXPECT_FALSE(result.passed) << text;
  EXPECT_EQ(result.malformed, malformed) << lines(result);
  EXPECT_NE(lines(result).find(with), std::string::npos) << "wanted: " << with << "\nfound: " << lines(result);
}

// A Feeding in 010: two steps of the Event Phase away from any decision.
std::string feeding(std::string_view expect) {
  return R"({"options": {"players": 2}, "until": "event.fire", "position": {"at": "event.attack",
      "crew": [{"character": "scout", "room": "001", "hand": ["rest"], "light": 1, "inventory": ["energy_charge"], "serious": ["wound_leg"]},
               {"character": "soldier", "room": "001", "quest": ["armor"]}],
      "bag": {"blank": 1, "shambler": [4, 3]}, "corridors": {"001-002": {"noise": true}},
      "rooms": {"010": {"tile": "storage", "items": 2, "objects": ["carcass", "corpse_red"],
                        "carnomorphs": [{"id": "s1", "type": "shambler", "injuries": 2}, {"id": "m1", "type": "metagorger"}]}}},
      "expect": )" +
         std::string(expect) + "}";
}

// One player's go: the Captain in the Hibernatorium with three cards.
std::string turn(std::string_view rest) {
  return R"({"options": {"players": 2}, "position": {"crew": [{"character": "captain", "hand": ["rest", "search", "order"]}, {"character": "scout"}]}, )" +
         std::string(rest) + "}";
}

}  // namespace

TEST(Scenario, TheExampleOfTheFormat) {
  std::ifstream in("tests/scenarios/c08_event_phase/feeding.json");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  ASSERT_FALSE(text.empty());
  for (const ScenarioResult& result : run_scenarios(engine(), json::parse(text))) {
    EXPECT_TRUE(result.passed) << result.name << "\n" << lines(result);
    EXPECT_FALSE(result.rules.empty());
  }
}

TEST(ScenarioMatch, KeysNotNamedAreNotLookedAt) {
  passes(feeding("{}"));
  passes(feeding(R"({"time": 15, "at": "event.fire"})"));
}

TEST(ScenarioMatch, NumbersAndWordsMustBeEqual) {
  fails(feeding(R"({"time": 14})"), "time: expected 14, found 15");
  fails(feeding(R"({"destination": "A"})"), "destination: expected \"A\", found \"B\"");
  fails(feeding(R"({"rooms": {"010": {"items": 1}}})"), "rooms.010.items: expected 1, found 2");
}

TEST(ScenarioMatch, EmptyIsLeftOut) {
  passes(feeding(
      R"({"self_destruct": null, "airlock": null, "technical_noise": false, "rooms": {"010": {"fire": false, "token": null},
      "009": {"explored": false, "objects": [], "items": 0}}, "crew": [{"mutation": null, "slime": false}, {"light": 0}]})"));
  fails(feeding(R"({"rooms": {"010": {"carnomorphs": []}}})"), "rooms.010.carnomorphs: expected 0 entries, found 2");
  fails(feeding(R"({"crew": [{"light": 0}]})"), "light: expected 0, found 1");
  fails(feeding(R"({"crew": [{"mutation": {"revealed": false}}]})"), "mutation: expected an object, found null");
}

TEST(ScenarioMatch, ListsAreUnorderedSetsOfSubsets) {
  passes(feeding(R"({"rooms": {"010": {"carnomorphs": [{"type": "shambler"}, {"type": "fleshbeast"}]}}})"));
  passes(feeding(R"({"rooms": {"010": {"carnomorphs": [{"injuries": 0}, {"id": "s1"}]}}})"));  // the first must leave
                                                                                               // s1 to the second
  fails(feeding(R"({"rooms": {"010": {"carnomorphs": [{"type": "shambler"}, {"type": "shambler"}]}}})"),
        "type: expected \"shambler\"");
  fails(feeding(R"({"rooms": {"010": {"carnomorphs": [{"type": "shambler"}]}}})"), "expected 1 entries, found 2");
  passes(feeding(R"({"rooms": {"010": {"carnomorphs": {"include": [{"type": "shambler"}]}}}})"));
  fails(feeding(R"({"rooms": {"010": {"carnomorphs": {"include": [{"type": "butcher"}]}}}})"), "expected \"butcher\"");
}

TEST(ScenarioMatch, ACountIsAListOfThatLength) {
  passes(feeding(
      R"({"bag": {"shambler": 2, "blank": 1}, "crew": [{"hand": 1, "serious": 1}], "rooms": {"010": {"carnomorphs": 2, "objects": 0}}})"));
  passes(feeding(R"({"bag": {"shambler": [3, 4]}})"));
  fails(feeding(R"({"bag": {"shambler": 3}})"), "bag.shambler: expected 3, found [3,4]");
  fails(feeding(R"({"bag": {"shambler": [2, 4]}})"), "bag.shambler: no entry is left for 2");
}

TEST(ScenarioMatch, ABareIdIsItsObjectWithDefaults) {
  passes(feeding(
      R"({"crew": [{"serious": ["wound_leg"], "hands": ["rifle"]}, {"hands": [{"item": "assault_rifle"}], "quest": ["armor"]}],
      "rooms": {"010": {"carnomorphs": ["shambler", "fleshbeast"]}}})"));
  fails(feeding(R"({"crew": [{"serious": [{"card": "wound_leg", "dressed": true}]}]})"),
        "dressed: expected true, found false");
  fails(feeding(R"({"crew": [{"hands": [{"item": "rifle", "ammo": 3}]}]})"), "ammo: expected 3, found 4");
}

TEST(ScenarioMatch, CardsAndItemsMayBeNamedWithoutTheirDeck) {
  passes(feeding(R"({"crew": [{"hand": ["rest"], "inventory": ["energy_charge"]}]})"));
  passes(feeding(R"({"crew": [{"hand": ["scout_rest"], "inventory": ["energy_charge_red"]}]})"));
  fails(feeding(R"({"crew": [{"inventory": ["energy_charge_yellow"]}]})"),
        "no entry is left for \"energy_charge_yellow\"");
}

TEST(ScenarioMatch, CrewIsKnownBySeatOrCharacterOrPlace) {
  passes(feeding(R"({"crew": [{"light": 1}, {"light": 0}]})"));
  fails(feeding(R"({"crew": [{"light": 0}, {"light": 1}]})"), "light: expected");
  passes(feeding(R"({"crew": [{"character": "soldier", "light": 0}, {"character": "scout", "light": 1}]})"));
  passes(feeding(R"({"crew": {"include": [{"light": 1}]}})"));
}

TEST(ScenarioMatch, CorridorsHaveADoorAndOneName) {
  passes(feeding(
      R"({"corridors": {"002-001": {"noise": true, "door": "open"}, "006-007": {"noise": false, "door": "open"}}})"));
  fails(feeding(R"({"corridors": {"001-002": {"door": "closed"}}})"),
        "corridors.001-002.door: expected \"closed\", found \"open\"");
}

TEST(ScenarioMatch, EventsInOrderWithOthersBetween) {
  passes(feeding(
      R"({"events": [{"event": "feed", "feeder": "s1"}, {"event": "evolve", "who": "m1", "to": "shambler"}]})"));
  fails(feeding(R"({"events": [{"event": "feed", "feeder": "m1"}, {"event": "feed", "feeder": "s1"}]})"),
        R"({"event":"feed","feeder":"s1"} did not happen after the ones before it)");
  fails(feeding(R"({"events": [{"event": "attack"}]})"), R"(events: {"event":"attack"} did not happen)");
  passes(feeding(R"({"not_events": [{"event": "feed", "food": "egg"}]})"));
  fails(feeding(R"({"not_events": [{"event": "feed", "food": "carcass"}]})"), "must not happen, but there was");
}

TEST(ScenarioMatch, TheDecisionAndItsOptions) {
  passes(turn(
      R"("expect": {"decision": {"seat": 1, "options_include": ["pass", "play order"], "options_exclude": ["melee eggs", "play reload"]}})"));
  fails(turn(R"("expect": {"decision": {"seat": 2}})"), "decision.seat: expected 2, found 1");
  fails(turn(R"("expect": {"decision": {"options_include": ["mutate"]}})"), "decision: \"mutate\" is not an option");
  fails(turn(R"("expect": {"decision": {"options_exclude": ["pass"]}})"),
        "decision: \"pass\" is an option, but must not be.");
  fails(turn(R"("expect": {"decision": null})"), "decision: none is expected, but p1 has to choose.");
  fails(feeding(R"({"decision": {"seat": 1}})"), "decision: nobody has to choose anything here.");
}

TEST(ScenarioMatch, TheResultNeedsAnEnd) {
  passes(
      R"({"options": {"players": 2}, "until": "end", "chance": ["engine:working", "engine:damaged", "engine:working", "coordinates:coordinates_1"],
      "position": {"at": "end.check", "destination": "A", "crew": [{"room": "hibernating"}, {"room": "dead"}]}, "expect": {"result": {}}})");
  fails(feeding(R"({"result": {"winners": []}})"), "result: the game is not over.");
}

TEST(ScenarioChance, IsUsedInOrderAndByKind) {
  passes(turn(R"("do": ["move 008", "pay rest"], "chance": ["tile:canteen", "token:silence:1"], "strict_chance": true,
      "expect": {"rooms": {"008": {"tile": "canteen", "items": 1}}, "crew": [{"room": "008"}]})"));
  fails(turn(R"("do": ["move 008", "pay rest"], "chance": ["noise:3"])"),
        "chance[0] is \"noise:3\", but now tile: is asked for.");
  fails(turn(R"("do": ["move 008", "pay rest"], "chance": ["tile:storage"])"),
        "\"tile:storage\" is not possible now; possible: tile:airlock_control");
  fails(turn(R"("do": ["move 008", "pay rest"], "chance": ["tile:swimming_pool"])"), "there is no such tile");
  fails(turn(R"("do": ["move 008", "pay rest"], "chance": ["tile:canteen", "token:silence:1", "noise:1"])"),
        "chance: \"noise:1\" was not used.");
  fails(turn(R"("do": ["move 008", "pay rest"], "chance": ["tile:canteen"], "strict_chance": true)"),
        "the script has no outcome left");
}

TEST(ScenarioChance, TheSeedAnswersTheRest) {
  passes(turn(R"("do": ["move 008", "pay rest"], "seed": 7, "expect": {"rooms": {"008": {"explored": true}}})"));
}

TEST(ScenarioChance, WhatThePositionSettledNeedsNoEntry) {
  const std::string position =
      R"({"options": {"players": 2}, "do": ["move 008", "pay rest"], "strict_chance": true, "position": {"crew": [{"character": "captain",
      "hand": ["rest", "search"]}, {}], "rooms": {"008": {"tile": "canteen", "explored": false, "token": "silence:1"}}}, )";
  passes(position + R"("expect": {"rooms": {"008": {"tile": "canteen"}}}})");
  passes(position + R"("chance": ["tile:canteen", "token:silence:1"]})");
  fails(position + R"("chance": ["tile:cabins"]})", "\"tile:cabins\" is not possible now; possible: tile:canteen.");
}

TEST(ScenarioChance, ATokenMayBeNamedWithoutItsNumber) {
  const std::string bag =
      R"({"options": {"players": 2}, "until": "player.draw", "position": {"at": "event.bag", "bag": {"blank": 1, "fleshbeast": 1},
      "crew": [{"room": "001"}, {"room": "019"}]}, )";
  passes(bag +
         R"("chance": ["bag:fleshbeast", "noise:silence", "noise:silence"], "expect": {"bag": {"fleshbeast": 1}}})");
  passes(
      bag +
      R"("chance": ["bag:fleshbeast:4", "noise:silence", "noise:silence"], "expect": {"bag": {"fleshbeast": [4]}}})");
  fails(bag + R"("chance": ["bag:fleshbeast:2"]})",
        "is not possible now; possible: bag:blank, bag:fleshbeast:3, bag:fleshbeast:4.");
}

TEST(ScenarioDo, ChoicesMayNameTheirSeat) {
  passes(turn(
      R"("do": [{"seat": 1, "choice": "pass"}, {"seat": 1, "choice": "keep"}], "expect": {"crew": [{"passed": true}]})"));
  fails(turn(R"("do": [{"seat": 2, "choice": "pass"}])"), "do[0] \"pass\" is for p2, but p1 has to choose: ");
}

TEST(ScenarioDo, RefusalsNameTheirRule) {
  passes(turn(R"("do": [{"refuse": "move 001"}, {"refuse": "play reload"}, "pass"])"));
  fails(turn(R"("do": [{"refuse": "pass"}])"), "do[0] \"pass\" should be refused, but it is allowed.");
  fails(turn(R"("do": [{"refuse": "move 001", "rule": "C1.1"}])"), "should be refused by C1.1, but is by ");
  fails(turn(R"("do": [{"refuse": "jump", "rule": "C1.1"}])"), "but it cannot be read");
}

TEST(ScenarioDo, WrongChoicesSayWhatThereIs) {
  fails(turn(R"("do": ["move 001"])"), "do[0] \"move 001\" of p1 is refused: ");
  fails(turn(R"("do": ["dance"])"), "do[0] \"dance\": ");
  fails(turn(R"("do": ["pass"], "until": "event.card")"), "p1 has to choose, but `do` has no choice left");
  fails(feeding("{}").replace(0, 1, R"({"do": ["pass"], )"),
        "do[0] \"pass\" was not used: the scenario had already stopped.");
}

TEST(ScenarioDo, OneLegalOptionIsTakenByItself) {
  // The Scout has no cards: nothing but `pass`, which is also taken when it is the next entry.
  const std::string idle = R"({"options": {"players": 2}, "until": "event.time", "position": {"crew": [
      {"character": "captain", "hands": [], "passed": true}, {"character": "scout", "hands": []}]}, )";
  passes(idle + R"("expect": {"crew": [{}, {"passed": true}]}})");
  passes(idle + R"("do": ["pass"]})");
  passes(idle + R"("do": [{"refuse": "move 007"}]})");
}

TEST(ScenarioUntil, StopsBeforeTheStepIsNextReached) {
  fails(R"({"options": {"players": 2}, "until": "event.time", "position": {"at": "end.check"}})",
        "The game ended before event.time was reached.");
  passes(
      R"({"options": {"players": 2}, "until": "event.bag", "position": {"at": "event.bag", "time": 9, "crew": [{"hands": []}, {"hands": []}],
      "bag": {"blank": 1}, "decks": {"event": ["cev_growl"]}}, "do": ["pass", "keep", "pass", "keep"], "expect": {"time": 8, "round": 8}})");
}

TEST(ScenarioFile, WhatIsMalformedIsSaid) {
  fails("3", "A scenario is an object.", true);
  fails(R"({"nmae": "x"})", "\"nmae\" is not a key of a scenario.", true);
  fails(R"({"until": "dawn"})", "until must be a step like event.fire, \"decision\" or \"end\".", true);
  fails(R"({"do": [5]})", "do[0]: must be a choice", true);
  fails(R"({"do": [{"choose": "x"}]})", "do[0]: choose is not a key of a choice.", true);
  fails(R"({"do": [{"refuse": "pass", "rule": "nine"}]})", "do[0]: rule must be a rule id like B4.9.", true);
  fails(R"({"chance": "noise:3"})", "chance must be a list", true);
  fails(R"({"seed": -1})", "seed must be a whole number", true);
  fails(R"({"strict_chance": "yes"})", "strict_chance must be true or false.", true);
  fails(R"({"rules": "B4.9"})", "rules must be a list of ids.", true);
  fails(R"({"options": {"players": 9}})", "options.players: must be a whole number from 1 to 5, is 9.", true);
  fails(R"({"position": {"time": 99}})", "position: time: must be a whole number from 0 to 15, is 99.", true);
  fails(R"({"expect": {"tiem": 3}})", "expect.tiem is not a key that can be expected.", true);
  fails(R"({"expect": {"rooms": {"010": {"flames": true}}}})",
        "expect.rooms.010.flames is not a key that can be expected.", true);
  fails(R"({"expect": {"crew": [{"wounds": 1}]}})", "expect.crew[].wounds is not a key that can be expected.", true);
  fails(R"({"expect": {"decision": {"player": 1}}})", "expect.decision.player is not a key that can be expected.",
        true);
  fails(R"({"expect": {"events": {}}})", "expect.events must be a list.", true);
}

TEST(ScenarioFile, AListHasOneResultForEach) {
  const auto results = run_scenarios(engine(), json::parse(R"([{"name": "first"}, {"name": "second", "x": 1}, 7])"));
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[0].name, "first");
  EXPECT_TRUE(results[0].passed);
  EXPECT_TRUE(results[1].malformed);
  EXPECT_EQ(results[2].name, "#3");
}

}  // namespace carno
