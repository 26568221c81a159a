// Positions: what is left out takes its default, what is wrong is named, and whatever is written comes back the same.
#include "carno/position.h"

#include <bit>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "engine.h"
#include "positions.h"

namespace carno {

namespace {

using testing::engine;

namespace json = boost::json;

LoadedPosition read(std::string_view text) {
  Options unsaid;
  unsaid.players = 0;
  return read_position(engine(), json::parse(text), unsaid);
}

LoadedPosition good(std::string_view text) {
  LoadedPosition loaded = read(text);
  for (const PositionProblem& problem : loaded.problems)
    ADD_FAILURE() << to_string(problem);
  return loaded;
}

// Splitmix: the same games on every machine.
struct Dice {
  u64 state;
  u32 below(u32 n) {
    state += 0x9E3779B97F4A7C15ull;
    u64 z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return static_cast<u32>((((z ^ (z >> 31)) >> 32) * n) >> 32);
  }
};

Options some_options(int game) {
  Options options;
  options.mode = static_cast<Mode>(game % 3);
  options.players = options.mode == Mode::solo ? u8{1} : static_cast<u8>(2 + game / 3 % 4);
  if (game % 5 == 1)  // the French edition
    options.new_contamination_on_deck = options.feeding_always_eats = options.butcher_tie_by_number = 1;
  if (game % 5 == 2) options.butcher_token_leaves_game = options.killer_feeds = 1;
  if (game % 5 == 4) options.attack_counts_hand = options.fighters_stay = 1;
  if (game % 5 == 3) options.blank_returns_after_noise = 1, options.draft = 0;
  return options;
}

::testing::AssertionResult comes_back(const Game& game) {
  const std::string text = json::serialize(write_position(engine(), game));
  const LoadedPosition back = read_position(engine(), json::parse(text));
  if (!back.problems.empty()) return ::testing::AssertionFailure() << to_string(back.problems[0]) << "\n" << text;
  if (const auto keys = differences(back.game, game); !keys.empty())
    return ::testing::AssertionFailure() << keys[0] << " is another\n" << text;
  if (Engine::hash(back.game) != Engine::hash(game)) return ::testing::AssertionFailure() << "another hash\n" << text;
  return ::testing::AssertionSuccess();
}

// In a player's own round nothing is left open: without the engine's part the position is in order too.
::testing::AssertionResult can_be_edited(const Game& game) {
  if (game.open.pending.ask != Ask::turn) return ::testing::AssertionSuccess();
  json::object position = write_position(engine(), game);
  position.erase("engine");
  const LoadedPosition back = read_position(engine(), position);
  if (back.problems.empty()) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << to_string(back.problems[0]) << "\n" << json::serialize(position);
}

void play_through(int number, Hooks* hooks) {
  Dice dice{static_cast<u64>(number) * 7919};
  Game game = engine().new_game(some_options(number), static_cast<u64>(number), hooks);
  Decision decision;
  for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
    ASSERT_TRUE(comes_back(game)) << "game " << number;
    ASSERT_TRUE(can_be_edited(game)) << "game " << number;
    engine().play(game, decision.at(dice.below(decision.count())), hooks);
  }
  ASSERT_TRUE(comes_back(game)) << "game " << number << ", over";
}

}  // namespace

TEST(Position, EveryStateOfRandomGamesComesBack) {
  for (int game = 0; game < 60; ++game)
    ASSERT_NO_FATAL_FAILURE(play_through(game, nullptr));
}

TEST(Position, EveryStateWithChanceAskedComesBack) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  for (int game = 0; game < 12; ++game)
    ASSERT_NO_FATAL_FAILURE(play_through(game, &hooks));
}

TEST(Position, AnAnswerInSecretComesBack) {  // U51
  Game game = good(R"({
      "active": 1, "first_encounter": true,
      "crew": [{"character": "scout", "room": "001", "hand": ["rest"], "inventory": ["smoke_grenade"]},
               {"character": "pilot", "room": "001", "hand": ["search", "rest"]},
               {"character": "mechanic", "room": "001", "hand": ["rest", "search"]}],
      "rooms": {"001": {"carnomorphs": ["shambler"]}}})")
                  .game;
  engine().run(game);
  for (const char* text : {"use smoke_grenade", "pay rest", "decline", "decline"})
    testing::take(engine(), game, text);
  EXPECT_TRUE(comes_back(game));
  testing::take(engine(), game, "discard rest");
  ASSERT_NE(game.open.answered, 0);  // one of two
  EXPECT_TRUE(comes_back(game));
}

TEST(Position, DifferencesAreNamed) {
  const Game game = good("{}").game;
  EXPECT_TRUE(differences(game, game).empty());
  Game other = game;
  other.open.answered = 1;
  other.open.options.draft ^= 1;
  other.open.crew[1].held[0].ammo ^= 1;
  other.hidden.seat[2].mutation = 3;
  other.rng ^= 1;
  EXPECT_EQ(differences(game, other),
            (std::vector<std::string>{"answered", "p2_held", "p3_own_mutation", "options", "rng"}));
}

TEST(Position, NothingSaidIsAQuietShip) {
  const Game game = good("{}").game;
  const Content& c = engine().content();
  EXPECT_EQ(game.open.options.players, 4);
  EXPECT_EQ(game.open.phase, Phase::player_round);
  EXPECT_EQ(game.open.time, 15);
  EXPECT_EQ(game.open.turn, 1);
  EXPECT_EQ(game.open.self_destruct, kNone);
  EXPECT_EQ(game.open.destination, 1);
  EXPECT_EQ(game.open.first_encounter, 0);
  EXPECT_EQ(game.open.eggs, 8);
  EXPECT_EQ(game.open.bag, (std::array<u8, kTokens>{1, 2, 6, 0, 0, 0}));  // C2.10
  EXPECT_EQ(game.open.objects[10][static_cast<std::size_t>(Object::corpse_blue)], 1);
  EXPECT_EQ(game.open.pods[2].state, PodState::locked);
  EXPECT_EQ(game.open.pods[3].state, PodState::absent);
  for (Seat s = 0; s < 4; ++s) {
    const Crew& crew = game.open.crew[s];
    EXPECT_EQ(crew.character, s);
    EXPECT_EQ(crew.room, 10);
    EXPECT_EQ(crew.objectives, 2);
    EXPECT_EQ(crew.hand_size, 0);
    EXPECT_EQ(crew.deck_size, 10);
    EXPECT_EQ(crew.held[0].ammo, c.items[crew.held[0].thing].capacity);
  }
}

TEST(Position, CarnomorphsOnTheBoardHaveBeenMet) {
  const Game game = good(R"({"rooms": {"010": {"tile": "nest", "carnomorphs": [{"type": "fleshbeast"}]}}})").game;
  EXPECT_EQ(game.open.first_encounter, 1);
  EXPECT_EQ(game.open.crew[0].objectives, 1);
  EXPECT_EQ(game.open.creature_board[1].state, SlotState::revealed);
  EXPECT_EQ(game.open.creature_board[1].card, kNone);
  EXPECT_EQ(game.open.creature_board[0].state, SlotState::face_down);
}

TEST(Position, OwnIdsLeaveTheDefaultOnesFree) {
  const LoadedPosition loaded = good(R"({"rooms": {"010": {"tile": "storage", "carnomorphs": [
      {"id": "s1", "type": "shambler"}, {"type": "shambler"}, {"id": "metagorger#2", "type": "shambler"}, "shambler"]}}})");
  std::vector<std::string> names;
  for (const Carnomorph& it : loaded.game.open.minis)
    if (it.type != kNone) names.push_back(label_text(it.label, &loaded.names));
  EXPECT_EQ(names, (std::vector<std::string>{"s1", "shambler#1", "metagorger#2", "shambler#2"}));
}

TEST(Position, CardsAndItemsNamedLeaveTheirDecks) {
  const Game game = good(R"({
      "crew": [{"character": "soldier", "hand": ["rest", "soldier_search", "contamination:infected"],
                "discard": ["search", "contamination"], "inventory": ["energy_charge", "energy_charge_yellow", "clothes"],
                "quest": ["autoloader", "armor"], "serious": ["wound_arm", {"card": "wound_leg", "dressed": true}],
                "mutation": "mut_mimicry", "hands": ["assault_rifle"]},
               {"character": "pilot", "hands": [{"item": "shotgun", "ammo": 1}, "egg"]}],
      "decks": {"red": ["grenade"], "yellow_discard": ["tools"], "event": ["cev_growl"], "event_removed": ["cev_marked_prey"],
                "attack_discard": ["catk_bite_1"], "contamination": {"infected": 0, "clean": 9}}})")
                        .game;
  const Crew& crew = game.open.crew[0];
  EXPECT_EQ(crew.hand_size, 3);
  EXPECT_EQ(crew.deck_size, 7);
  EXPECT_EQ(crew.discard_contamination, 1);
  EXPECT_EQ(crew.backs, (std::array<u8, 5>{1, 2, 0, 0, 1}));
  EXPECT_EQ(crew.held[0].ammo, 6);  // full, with the Autoloader
  EXPECT_EQ(crew.held[0].attached, 2);
  EXPECT_EQ(crew.serious[1], 2 | 128);
  EXPECT_EQ(game.open.crew[1].held[0].ammo, 1);
  EXPECT_EQ(game.open.eggs, 7);
  EXPECT_EQ(game.open.wound_deck[0], 2);
  EXPECT_EQ(game.hidden.mutation_deck & 1u, 0u);
  EXPECT_EQ(game.open.item_deck_size[0], 29);
  EXPECT_EQ(game.open.item_deck_size[1], 27);
  EXPECT_EQ(game.open.contamination_deck, 9);
  EXPECT_EQ(game.hidden.unscanned_left, 10);  // the nine and the one in the discard pile
  EXPECT_EQ(game.hidden.top[static_cast<std::size_t>(Deck::event)].count, 1);
  EXPECT_EQ(std::popcount(game.open.event_deck), 19);
  EXPECT_EQ(std::popcount(game.open.attack_deck), 19);
}

TEST(Position, TheStepIsWhereTheRulesStand) {
  Game game =
      good(R"({"at": "player.round", "active": 2, "actions_left": 1, "time": 9, "crew": [{}, {"hand": ["rest"]}]})")
          .game;
  EXPECT_EQ(game.open.turn, 7);
  engine().run(game);
  EXPECT_EQ(game.open.pending.seat, 1);
  EXPECT_EQ(game.open.pending.ask, Ask::turn);
  EXPECT_EQ(json::value_to<int>(write_position(engine(), game).at("actions_left")), 1);
  EXPECT_EQ(good(R"({"at": "event.attack", "round": 8})").game.open.turn, 7);  // the time step of Turn 7 is over
}

TEST(Position, PodsFillUpToTheNumberOfTheSetUp) {
  const Game game =
      good(R"({"options": {"players": 3}, "pods": {"3": {"locked": false}, "4": {"launched": true}}})").game;
  EXPECT_EQ(game.open.pods[0].state, PodState::locked);
  EXPECT_EQ(game.open.pods[1].state, PodState::absent);
  EXPECT_EQ(game.open.pods[2].state, PodState::unlocked);
  EXPECT_EQ(game.open.pods[2].section, 1);
  EXPECT_EQ(game.open.pods[3].state, PodState::launched);
}

TEST(Position, KnowledgeBelongsToItsSeat) {
  const Game game =
      good(R"({"engines": {"2": "damaged"}, "coordinates": "coordinates_3", "decks": {"event": ["cev_growl"]},
      "rooms": {"007": {"tile": "canteen", "explored": false, "token": "doors:1"}},
      "crew": [{"knows": {"engines": [2], "coordinates": true, "rooms": ["007"], "tokens": ["007"], "event_top": true,
                          "objectives": {"2": ["quarantine"]}}}, {"objectives": ["my_precious", "quarantine"]}]})")
          .game;
  const View view = engine().observe(game, 0), other = engine().observe(game, 1);
  EXPECT_EQ(view.engine[1], 2);
  EXPECT_EQ(other.engine[1], 0);
  EXPECT_EQ(view.coordinates, 2);
  EXPECT_NE(view.tile[6], kNone);
  EXPECT_EQ(other.token[6], kNone);
  EXPECT_NE(view.objectives[1][1], kNone);
  EXPECT_EQ(view.objectives[1][0], kNone);
  EXPECT_NE(view.event_top, kNone);
}

TEST(Position, WithoutItsEnginePartItStandsAtTheStep) {
  Options options;
  options.draft = 0;
  const Game game = engine().new_game(options, 5);
  json::object position = write_position(engine(), game);
  position.erase("engine");
  LoadedPosition loaded = read_position(engine(), position);
  EXPECT_TRUE(loaded.problems.empty());
  engine().run(loaded.game);
  EXPECT_EQ(loaded.game.open.pending.seat, game.open.pending.seat);
}

struct Bad {
  std::string_view text, where, sentence;
};

class BadPosition : public ::testing::TestWithParam<Bad> {};

TEST_P(BadPosition, IsNamed) {
  const LoadedPosition loaded = read(GetParam().text);
  std::string all;
  for (const PositionProblem& problem : loaded.problems) {
    if (problem.where == GetParam().where && problem.text == GetParam().sentence) return;
    all += to_string(problem) + "\n";
  }
  ADD_FAILURE() << GetParam().text << "\nproblems:\n" << all;
}

INSTANTIATE_TEST_SUITE_P(
    Position, BadPosition,
    ::testing::Values(
        Bad{"[]", "", "must be an object, is []."},
        Bad{R"({"tiem": 3})", "tiem",
            "is not a key known here: they are options, at, active, actions_left, round, time, self_destruct, "
            "first_player, "
            "destination, coordinates, engines, pods, crew, rooms, corridors, technical_noise, tokens_revealed, bag, "
            "pool, eggs, "
            "nest_destroyed, butcher_killed, adaptations, decks, airlock, first_encounter, result, engine."},
        Bad{R"({"time": 16})", "time", "must be a whole number from 0 to 15, is 16."},
        Bad{R"({"time": "late"})", "time", "must be a whole number from 0 to 15, is \"late\"."},
        Bad{R"({"time": 10, "round": 5})", "round", "The round is 16 − time: time 10 is round 6, not 5 (B10.4)."},
        Bad{R"({"at": "event.feeding"})", "at",
            "\"event.feeding\" is not a step: they are player.draw, player.first_player, player.round, event.time, "
            "event.attack, "
            "event.fire, event.card, event.bag, end.check."},
        Bad{R"({"at": "setup"})", "at", "A position cannot be put together in the middle of the set-up."},
        Bad{R"({"options": {"mode": "solo", "players": 3}})", "options.players",
            "Solo is played by 1 player, not 3 (B15.1)."},
        Bad{R"({"options": {"race": "intruders"}})", "options.race",
            "The base game's own Intruders cannot be played yet, only carnomorphs."},
        Bad{R"({"options": {"race": "elves"}})", "options.race", "must be carnomorphs, is \"elves\"."},
        Bad{R"({"options": {"edition": "de"}})", "options.edition", "must be default, en, pl, fr or it, is \"de\"."},
        Bad{R"({"options": {"butcher_tie_break": "age"}})", "options.butcher_tie_break",
            "must be turn_order or player_number, is \"age\"."},
        Bad{R"({"options": {"infected_scan_scope": "any_scan"}})", "options.infected_scan_scope",
            "was an option until version 0.1.0: an INFECTED Scan now gives the same in every edition (E4)."},
        Bad{R"({"rooms": {"022": {}}})", "rooms.022", "is not a Room: they are 001 to 021."},
        Bad{R"({"rooms": {"010": {"tile": "storage"}, "009": {"tile": "storage"}}})", "rooms.009.tile",
            "storage is used twice."},
        Bad{R"({"rooms": {"010": {"tile": "canteen"}}})", "rooms.010.tile",
            "canteen is a Room tile \"2\", slot 010 takes a \"1\"."},
        Bad{R"({"rooms": {"010": {"tile": "cockpit"}}})", "rooms.010.tile",
            "cockpit is a special Room with a slot of its own."},
        Bad{R"({"rooms": {"001": {"explored": false}}})", "rooms.001.explored",
            "Special Rooms are explored from the start (B4.19)."},
        Bad{R"({"rooms": {"010": {"explored": true}}})", "rooms.010.explored", "An explored Room needs its `tile`."},
        Bad{R"({"rooms": {"010": {"malfunction": true}}})", "rooms.010.malfunction",
            "A Malfunction marker cannot lie in an unexplored Room (B8.9)."},
        Bad{R"({"rooms": {"010": {"tile": "nest", "malfunction": true}}})", "rooms.010.malfunction",
            "nest never has a Malfunction marker (B8.9)."},
        Bad{R"({"rooms": {"010": {"tile": "storage", "token": "fire:2"}}})", "rooms.010.token",
            "An explored Room has no Exploration token any more."},
        Bad{R"({"rooms": {"010": {"token": "fire:1"}, "009": {"token": "fire:1"}}})", "rooms.009.token",
            "fire:1 is used more often than the box has it (1)."},
        Bad{R"({"rooms": {"010": {"items": 2}}})", "rooms.010.items",
            "The Item counter of a Room is set when it is explored (B4.21)."},
        Bad{R"({"rooms": {"010": {"objects": ["corpse"]}}})", "rooms.010.objects[0]",
            "\"corpse\" is not an Object: they are corpse_red, corpse_blue, carcass, egg."},
        Bad{R"({"rooms": {"010": {"objects": ["corpse_blue", "corpse_blue"]}}})", "", "more than one blue Corpse."},
        Bad{R"({"rooms": {"010": {"carnomorphs": ["butcher"]}, "009": {"carnomorphs": ["butcher"]}}})",
            "rooms.009.carnomorphs[0]", "The box has no more than 1 butcher miniatures."},
        Bad{R"({"rooms": {"010": {"carnomorphs": [{"id": "x", "type": "shambler"}, {"id": "x", "type": "shambler"}]}}})",
            "rooms.010.carnomorphs[1]", "The id \"x\" is used twice."},
        Bad{R"({"rooms": {"010": {"carnomorphs": [{"type": "larva"}]}}})", "rooms.010.carnomorphs[0]",
            "\"larva\" is not a type: they are metagorger, shambler, fleshbeast, butcher."},
        Bad{R"({"rooms": {"010": {"carnomorphs": ["shambler"]}}, "first_encounter": false})", "first_encounter",
            "A Carnomorph stands on the board, so the First Encounter is over (C11.1)."},
        Bad{R"({"rooms": {"010": {"carnomorphs": ["butcher"]}}, "butcher_killed": true})", "",
            "a creature killed for good is on the board."},
        Bad{R"({"corridors": {"001-011": {"noise": true}}})", "corridors.001-011",
            "is not a corridor: write it like 001-002 (the shared space is `technical_noise`)."},
        Bad{R"({"corridors": {"001-002": {}, "002-001": {}}})", "corridors.002-001",
            "The corridor 001-002 is used twice."},
        Bad{R"({"corridors": {"001-002": {"door": "ajar"}}})", "corridors.001-002.door",
            "must be open, closed or destroyed, is \"ajar\"."},
        Bad{R"({"crew": [{"character": "scout"}, {"character": "scout"}]})", "crew[1].character",
            "scout is used twice."},
        Bad{R"({"crew": [{"seat": 2}, {}]})", "crew[1].seat", "Seat 2 is taken twice."},
        Bad{R"({"crew": [{"number": 2}, {}]})", "crew[0].number",
            "Seats are taken in the order of Player Numbers (B1.18): seat 1 has the number 1."},
        Bad{R"({"crew": [{"character": "scout", "hand": ["piloting"]}, {}]})", "crew[0].hand[0]",
            "\"piloting\" is not a card of the scout."},
        Bad{R"({"crew": [{"character": "scout", "hand": ["rest"], "discard": ["scout_rest"]}, {}]})",
            "crew[0].discard[0]", "scout_rest is used more often than the scout has it (1)."},
        Bad{R"({"crew": [{"room": "pod:1"}, {}]})", "crew[0].room",
            "Pod 1 is at Evacuation Section A, which is not explored yet."},
        Bad{R"({"crew": [{"room": "bridge"}, {}]})", "crew[0].room",
            "\"bridge\" is not a place: write a Room like 007, pod:1, hibernating, launched or dead."},
        Bad{R"({"crew": [{"light": 3}, {}]})", "crew[0].light", "must be a whole number from 0 to 2, is 3."},
        Bad{R"({"crew": [{"slime": 1}, {}]})", "crew[0].slime", "must be true or false, is 1."},
        Bad{R"({"crew": [{"serious": ["wound_arm", "wound_arm"]}, {"serious": ["wound_arm", "wound_arm"]}]})",
            "crew[1].serious[1]", "wound_arm is used more often than the box has it (3)."},
        Bad{R"({"crew": [{"mutation": "mut_boneless"}, {"mutation": {"card": "mut_boneless"}}]})",
            "crew[1].mutation.card", "mut_boneless is used twice."},
        Bad{R"({"crew": [{"mutation_markers": 4}, {}]})", "", "alive with too many Mutation markers."},
        Bad{R"({"crew": [{"inventory": ["flamethrower"]}, {}]})", "crew[0].inventory[0]",
            "flamethrower is Heavy: it belongs in `hands`."},
        Bad{R"({"crew": [{"hands": ["medkit"]}, {}]})", "crew[0].hands[0]",
            "medkit is not Heavy: it belongs in `inventory`."},
        Bad{R"({"crew": [{"hands": [{"item": "shotgun", "ammo": 3}]}, {"character": "scout"}]})",
            "crew[0].hands[0].ammo", "must be a whole number from 0 to 2, is 3."},
        Bad{R"({"crew": [{"hands": ["egg", "carcass", "carcass"]}, {}]})", "", "p1 holds too much."},
        Bad{R"({"crew": [{"character": "captain"}, {"character": "scout", "hands": ["six_shooter"]}]})",
            "crew[1].hands[0]", "six_shooter is used more often than the box has it (1)."},
        Bad{R"({"crew": [{"character": "captain", "quest": ["armor"]}, {}]})", "crew[0].quest[0]",
            "\"armor\" is not a Quest Item of the captain."},
        Bad{R"({"crew": [{"inventory": ["comms_key", "comms_key"]}, {}]})", "crew[0].inventory[1]",
            "comms_key is used more often than the box has it (1)."},
        Bad{R"({"crew": [{"objectives": ["quarantine"]}, {"objectives": ["quarantine"]}]})", "crew[1].objectives[0]",
            "quarantine is used twice."},
        Bad{R"({"crew": [{"objectives": ["aliens_on_a_spaceship"]}, {}]})", "crew[0].objectives[0]",
            "aliens_on_a_spaceship is not dealt in this mode with 2 players."},
        Bad{R"({"crew": [{"objectives": ["my_precious", "quarantine"]}, {}], "first_encounter": true})",
            "crew[0].objectives", "After the First Encounter a player has one Objective (B10.1)."},
        Bad{R"({"options": {"players": 2}, "crew": [{}, {}, {}]})", "crew",
            "names 3 Characters, but there are 2 players."},
        Bad{R"({"crew": [{"passed": true}, {}], "active": 1})", "active", "p1 has passed and has no round any more."},
        Bad{R"({"crew": [{"knows": {"engines": [1]}}, {}]})", "crew[0].knows.engines[0]",
            "Which token is on top is not said in `engines`."},
        Bad{R"({"bag": {"queen": 1}})", "bag.queen",
            "is not a kind of token: they are blank, blue, red, shambler, fleshbeast, butcher."},
        Bad{R"({"bag": {"shambler": 13}})", "bag.shambler", "The box has 12 shambler tokens."},
        Bad{R"({"bag": {"blank": 1, "shambler": [4, 4, 4, 4]}})", "bag.shambler",
            "The box has 3 shambler tokens with the number 4."},
        Bad{R"({"bag": {"red": 4}, "pool": {"red": 5}})", "pool.red", "The box has 8 red tokens."},
        Bad{R"({"eggs": 0, "nest_destroyed": false})", "", "the Nest is destroyed exactly when the board has no Egg."},
        Bad{R"({"eggs": 8, "rooms": {"010": {"objects": ["egg"]}}})", "", "more Eggs than the box has."},
        Bad{R"({"adaptations": {"slot_egg": "ada_agile", "slot_corpse": "ada_agile"}})", "adaptations.slot_egg",
            "ada_agile is used twice."},
        Bad{R"({"decks": {"attack": ["catk_bite_1"], "attack_discard": ["catk_bite_1"]}})", "decks.attack[0]",
            "catk_bite_1 is used twice."},
        Bad{R"({"decks": {"yellow": ["grenade"]}})", "decks.yellow[0]",
            "\"grenade\" is not an Item of the yellow deck."},
        Bad{R"({"decks": {"contamination": {"infected": 8}}})", "decks.contamination.infected",
            "must be a whole number from 0 to 7, is 8."},
        Bad{R"({"pods": {"1": {"section": "C"}}})", "pods.1.section", "must be A or B, is \"C\"."},
        Bad{R"({"destination": "E"})", "destination", "must be A, B, C or D, is \"E\"."},
        Bad{R"({"engines": {"1": "broken"}})", "engines.1", "must be working or damaged, is \"broken\"."},
        Bad{R"({"engine": {"rng": "0", "agenda": [], "hash": "0"}})", "engine",
            "was written by a version of Carno before 0.1.0. Leave `engine` out to start at the step of `at`."}));

TEST(Position, AnEngineOfAnotherVersionOrHandIsRefused) {
  const json::object written = write_position(engine(), good("{}").game);
  const auto problem_with = [&](std::string_view key, const char* value) {
    json::object position = written;
    position["engine"].as_object()[key] = value;
    const LoadedPosition loaded = read_position(engine(), position);
    return loaded.problems.empty() ? std::string() : to_string(loaded.problems[0]);
  };
  const auto starts = [](const std::string& text, std::string_view with) {
    return text.starts_with(with) ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << text;
  };
  EXPECT_TRUE(starts(problem_with("layout", "0123456789abcdef"),
                     "engine: was written by another version of Carno (layout 0123456789abcdef, this one's is "));
  EXPECT_TRUE(starts(problem_with("hash", "0"), "engine: does not belong to this position"));
  EXPECT_EQ(problem_with("rng", "x"), "engine.rng: must be a hexadecimal number, is \"x\".");
}

TEST(Position, EveryProblemIsFound) {
  const LoadedPosition loaded =
      read(R"({"time": 99, "destination": 7, "rooms": {"010": {"tile": "x"}, "099": 1}, "crew": [{"light": -1}, 5]})");
  EXPECT_EQ(loaded.problems.size(), 6u);
}

}  // namespace carno
