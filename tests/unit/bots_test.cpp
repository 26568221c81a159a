// Bots: legal and brief in every mode, blind to secrets, and the sane one does what a sensible player would.
#include "carno/bots.h"

#include <boost/json.hpp>

#include "carno/position.h"
#include "carno/sim.h"
#include "properties/random_games.h"

namespace carno {
namespace {

using testing::engine;
using testing::games_to_play;
using testing::options_for;

constexpr u64 kStepBound = 3000;  // random games stay below 700

unsigned bot_games() { return games_to_play() < 300 ? games_to_play() : 300u; }

// Plays a game with the sane bot in every seat; `visit(game, decision, choice)` sees each choice before it is taken.
template <class Visit>
Game play_sane(const Options& options, u64 seed, Visit&& visit) {
  Game game = engine().new_game(options, seed);
  Decision decision;
  u64 rng = seed;
  u64 steps = 0;
  for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
    const Choice choice = pick_sane(engine().content(), engine().observe(game, decision.seat), decision, rng);
    visit(game, decision, choice);
    if (::testing::Test::HasFatalFailure() || ++steps > kStepBound) break;
    engine().play(game, choice);
  }
  EXPECT_LE(steps, kStepBound) << "seed " << seed;
  return game;
}

TEST(Bots, AreFoundByName) {
  for (const Bot& bot : bots())
    EXPECT_EQ(find_bot(bot.name), &bot);
  ASSERT_NE(find_bot("sane"), nullptr);
  EXPECT_EQ(find_bot("sane")->pick, pick_sane);
  EXPECT_EQ(find_bot("nobody"), nullptr);
}

TEST(SaneBot, ChoosesOnlyWhatIsOfferedAndEveryGameEnds) {
  for (const Mode mode : {Mode::semi, Mode::coop, Mode::solo})
    for (unsigned i = 0; i < bot_games(); ++i) {
      Options options = options_for(i);
      options.mode = mode;
      options.players = mode == Mode::solo ? u8{1} : static_cast<u8>(2 + i % 4);
      const Game end = play_sane(options, i + 1, [&](const Game&, const Decision& decision, const Choice& choice) {
        ASSERT_TRUE(decision.contains(choice)) << "game " << i << ", question " << static_cast<int>(decision.ask);
      });
      ASSERT_EQ(end.open.phase, Phase::over) << "game " << i;
    }
}

// Another state that looks the same to the seat: the pick must be the same, or the bot saw more than its view.
TEST(SaneBot, PicksTheSameInEveryStateWithTheSameView) {
  for (unsigned i = 0; i < bot_games() / 3; ++i)
    play_sane(options_for(i), i + 1, [&](const Game& game, const Decision& decision, const Choice&) {
      const Game other = engine().resample(engine().observe(game, decision.seat), i);
      Decision again;
      engine().decide(other, again);
      u64 here = 7, there = 7;
      const Choice mine = pick_sane(engine().content(), engine().observe(game, decision.seat), decision, here);
      const Choice same = pick_sane(engine().content(), engine().observe(other, again.seat), again, there);
      ASSERT_EQ(mine, same) << "game " << i << ", question " << static_cast<int>(decision.ask);
      ASSERT_EQ(here, there);
    });
}

SimResult series(PickFunction pick, u64 count) {
  SimOptions options;
  options.games = count;
  options.policy.fill(pick);
  return simulate_range(engine(), options, 0, count);
}

TEST(SaneBot, OutlivesRandomPlayByFar) {
  constexpr u64 kGames = 200;
  const SimResult sane = series(pick_sane, kGames), random = series(nullptr, kGames);
  EXPECT_GE(sane.survivors, kGames * 4 / 5);
  EXPECT_GE(sane.winners, kGames * 2 / 5);
  EXPECT_GE(sane.survivors, 20 * random.survivors);
  EXPECT_LT(sane.most_steps, kStepBound);
  EXPECT_EQ(sane.violations, 0u);
}

TEST(SaneBot, IsDeterministic) { EXPECT_EQ(series(pick_sane, 20).signature, series(pick_sane, 20).signature); }

// --- single situations, as positions ---

std::string answer(std::string_view position) {
  Options unsaid;
  unsaid.players = 0;
  LoadedPosition loaded = read_position(engine(), boost::json::parse(position), unsaid);
  for (const PositionProblem& problem : loaded.problems)
    ADD_FAILURE() << to_string(problem);
  Decision decision;
  engine().run(loaded.game);
  engine().decide(loaded.game, decision);
  u64 rng = 1;
  const Choice choice = pick_sane(engine().content(), engine().observe(loaded.game, decision.seat), decision, rng);
  return choice_text(engine(), loaded.game, choice);
}

constexpr std::string_view kHand = R"("hand": ["rest", "search", "search", "demolition", "basic_repairs"])";

std::string scout(std::string_view room, std::string_view more, std::string_view rest) {
  return R"({"at": "player.round", "first_encounter": true, "crew": [{"character": "scout", "room": ")" +
         std::string(room) + "\", " + std::string(kHand) + std::string(more) +
         R"(}, {"character": "captain", "room": "001", "objectives": ["my_precious"]}])" + std::string(rest) + "}";
}

TEST(SaneBot, BoardsAnUnlockedPodWhenItsTasksAreDone) {
  EXPECT_EQ(answer(scout("005", R"(, "objectives": ["greener_pastures"])",
                         R"(, "rooms": {"005": {"tile": "evacuation_section_a"}},
                              "pods": {"1": {"section": "A", "locked": false}})")),
            "room");
}

TEST(SaneBot, SendsTheSignalItsObjectiveAsksFor) {
  EXPECT_EQ(
      answer(scout("005", R"(, "objectives": ["a_proper_burial"])", R"(, "rooms": {"005": {"tile": "comms_room"}})")),
      "room");
}

TEST(SaneBot, MovesOutOfFireWhenBadlyHurt) {
  const std::string choice = answer(scout("005", R"(, "objectives": ["greener_pastures"], "light": 2,
                                          "serious": ["wound_leg", "wound_arm", "wound_body"], "hands": [])",
                                          R"(, "rooms": {"005": {"tile": "armory", "fire": true}})"));
  EXPECT_TRUE(choice.starts_with("move") || choice.starts_with("careful")) << choice;
}

TEST(SaneBot, ShootsAMetagorgerRatherThanWrestlingWithIt) {
  EXPECT_EQ(answer(scout("005", R"(, "objectives": ["greener_pastures"])",
                         R"(, "rooms": {"005": {"tile": "armory", "carnomorphs": [{"type": "metagorger"}]}})")),
            "shoot metagorger#1 with rifle");
}

TEST(SaneBot, DoesNotWrestleWithAShamblerWithoutAmmunition) {
  const std::string choice = answer(scout("005", R"(, "objectives": ["greener_pastures"],
                                          "hands": [{"item": "rifle", "ammo": 0}])",
                                          R"(, "rooms": {"005": {"tile": "armory",
                                               "carnomorphs": [{"type": "shambler"}]}})"));
  EXPECT_FALSE(choice.starts_with("melee")) << choice;
}

TEST(SaneBot, NeverHibernatesInAShipOffCourse) {
  EXPECT_NE(answer(scout("011", R"(, "objectives": ["greener_pastures"], "knows": {"coordinates": true})",
                         R"(, "time": 8, "coordinates": "coordinates_1",
                              "engines": {"1": "working", "2": "working", "3": "working"})")),
            "room");
}

}  // namespace
}  // namespace carno
