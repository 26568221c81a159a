// Bots: legal and brief in every mode, blind to secrets, and the sane one does what a sensible player would.
#include "carno/bots.h"

#include <algorithm>

#include <boost/json.hpp>

#include "carno/position.h"
#include "carno/round.h"
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

// --- what it never does, over whole games ---

constexpr unsigned kWatchedGames = 60;

Options four_of(unsigned game) {
  Options options;
  options.mode = game % 2 ? Mode::coop : Mode::semi;
  return options;
}

bool safe(const Open& o, Room room) { return !(o.fire & bit(room)) && o.minis_in[room] == 0 && o.airlock != room; }

TEST(SaneBot, NeverWaitsInAFireThatItCanLeave) {
  for (unsigned i = 0; i < kWatchedGames; ++i)
    play_sane(four_of(i), i + 1, [&](const Game& game, const Decision& decision, const Choice& choice) {
      const Open& o = game.open;
      const Room here = o.crew[decision.seat].room;
      if (choice.verb != Do::pass || !(o.fire & bit(here)) || o.minis_in[here]) return;
      for (u32 k = 0; k < decision.count(); ++k) {
        const Choice other = decision.at(k);
        const bool step = other.verb == Do::move || other.verb == Do::careful;
        ASSERT_FALSE(step && safe(o, other.a)) << "game " << i << ", Turn " << int{o.turn};
      }
    });
}

bool pods_left(const Open& o) {
  return std::any_of(o.pods.begin(), o.pods.end(),
                     [](const Pod& pod) { return pod.state == PodState::locked || pod.state == PodState::unlocked; });
}

// Unless the last pod has gone meanwhile: nobody could leave before the explosion.
TEST(SaneBot, NeverUndoesTheSelfDestructItStarted) {
  unsigned starts = 0;
  for (unsigned i = 0; i < 3 * kWatchedGames; ++i) {
    u8 before = kNone, turn = 0;
    Seat actor = kNone, starter = kNone;
    play_sane(four_of(i), i + 1, [&](const Game& game, const Decision&, const Choice&) {
      const Open& o = game.open;
      const bool begun = before == kNone && o.self_destruct != kNone;
      const bool by_hand = o.turn == turn && o.phase == Phase::player_round;  // not by an Event card
      if (begun) starter = by_hand ? actor : Seat{kNone};
      starts += begun && by_hand ? 1u : 0u;
      const bool stopped = before != kNone && o.self_destruct == kNone;
      ASSERT_FALSE(stopped && starter != kNone && actor == starter && pods_left(o)) << "game " << i;
      before = o.self_destruct;
      turn = o.turn;
      actor = round_of(o).seat;
    });
  }
  EXPECT_GT(starts, 0u);
}

TEST(SaneBot, HibernatesUnderACountdownOnlyWithoutAnotherWay) {
  for (unsigned i = 0; i < 3 * kWatchedGames; ++i) {
    u32 asleep = 0;
    u8 before = kNone;
    bool pod_open = false, too_late = false;
    play_sane(four_of(i), i + 1, [&](const Game& game, const Decision&, const Choice&) {
      const Open& o = game.open;
      u32 now = 0;
      for (Seat s = 0; s < o.options.players; ++s)
        if (o.crew[s].place == Place::hibernating) now |= bit(s);
      const bool unwise = before != kNone && (pod_open || too_late);
      ASSERT_FALSE(now != asleep && unwise) << "game " << i;
      asleep = now;
      before = o.self_destruct;
      too_late = before != kNone && before <= engine().content().tracks.self_destruct_yellow;
      pod_open = false;
      for (u8 p = 0; p < kPods; ++p) {
        unsigned seated = 0;
        for (const Crew& crew : o.crew)
          seated += crew.place == Place::pod && crew.pod == p ? 1u : 0u;
        pod_open = pod_open || (o.pods[p].state == PodState::unlocked && seated < engine().content().supply.pod_seats);
      }
    });
  }
}

// Cornered: in Combat, or every open way leads into fire or to a Carnomorph. There waiting may be the best there is.
bool cornered(const Open& o, Room here) {
  if (o.minis_in[here]) return true;
  const Slot& slot = engine().content().slots[here];
  for (std::size_t i = 0; i < slot.neighbors; ++i)
    if (!(o.closed & bit(slot.neighbor_corridor[i])) && safe(o, slot.neighbor_room[i])) return false;
  return true;
}

TEST(SaneBot, SeldomPassesAtOnceAndNotForLong) {
  // Whoever has done their part on Turn 2 may wait where it is quiet until the Hibernatorium opens on Turn 8.
  constexpr unsigned kLongest = 5;
  unsigned turns = 0, bare = 0, longest = 0;
  for (unsigned i = 0; i < kWatchedGames; ++i) {
    std::array<unsigned, kSeats> row{};
    std::array<u8, kSeats> seen{};
    play_sane(four_of(i), i + 1, [&](const Game& game, const Decision& decision, const Choice& choice) {
      const Open& o = game.open;
      const Seat s = decision.seat;
      if (decision.ask != Ask::turn || seen[s] == o.turn) return;
      seen[s] = o.turn;
      ++turns;
      bare += choice.verb == Do::pass ? 1u : 0u;
      row[s] = choice.verb == Do::pass && !cornered(o, o.crew[s].room) ? row[s] + 1 : 0;
      longest = std::max(longest, row[s]);
    });
  }
  EXPECT_LE(longest, kLongest);
  EXPECT_LE(100 * bare, 7 * turns) << bare << " of " << turns;
}

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

TEST(SaneBot, LeavesABurningRoomWithNothingElseToDo) {
  const std::string choice = answer(scout("005", R"(, "objectives": ["greener_pastures"])",
                                          R"(, "rooms": {"005": {"tile": "generator", "fire": true}})"));
  EXPECT_TRUE(choice.starts_with("move") || choice.starts_with("careful")) << choice;
}

TEST(SaneBot, DoesNotHibernateInAShipAboutToExplode) {
  EXPECT_NE(answer(scout("011", R"(, "objectives": ["greener_pastures"], "knows": {"coordinates": true})",
                         R"(, "time": 2, "self_destruct": 2, "coordinates": "coordinates_1",
                              "engines": {"1": "working", "2": "working", "3": "working"})")),
            "room");
}

TEST(SaneBot, NeverHibernatesInAShipOffCourse) {
  EXPECT_NE(answer(scout("011", R"(, "objectives": ["greener_pastures"], "knows": {"coordinates": true})",
                         R"(, "time": 8, "coordinates": "coordinates_1",
                              "engines": {"1": "working", "2": "working", "3": "working"})")),
            "room");
}

}  // namespace
}  // namespace carno
