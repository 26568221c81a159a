// Playing over the wire: from the lobby to the end of the game, with reloads, restarts and bots on the way.
#include <set>

#include "carno/content_loader.h"
#include "carno/replay.h"
#include "robot.h"
#include "schema.h"

namespace carno::server::testing {
namespace {

using Play = ServerTest;

TEST_F(Play, AloneWithBotsToTheEnd) {
  const Seated me = make_table(port(), alone_with_bots(2));
  Robots robots = robots_at(port(), 7, {me});
  play_to_the_end(robots);
  ASSERT_FALSE(HasFailure());
  const Answer answer = ask(port(), "GET", "/api/tables/" + me.code + "/replay");
  EXPECT_EQ(answer.status, 200u);
  Replay replay;
  EXPECT_FALSE(parse_replay(answer.body, replay));
  EXPECT_TRUE(replay.finished());
  Game game{};
  const ReplayProblem problem = play_back(Engine(built_in_content()), replay, game);
  EXPECT_FALSE(problem) << to_string(problem);
  EXPECT_EQ(replay.header.name[0], "Ann");
}

TEST_F(Play, ReplayIsClosedUntilTheEndAndThenGoesStepByStep) {
  const Seated me = make_table(port(), alone_with_bots(1));
  const std::string address = "/api/tables/" + me.code + "/replay";
  EXPECT_EQ(ask(port(), "GET", address).status, 403u);
  EXPECT_EQ(ask(port(), "GET", address + "?step=0&viewer=all&lang=en").error(), "not_yours");
  Robots robots = robots_at(port(), 3, {me});
  play_to_the_end(robots);
  const json::object first = ask(port(), "GET", address + "?step=0&viewer=table&lang=pl").object();
  EXPECT_EQ(schema_problem(first, "ReplayStep"), "");
  EXPECT_EQ(first.at("step").as_int64(), 0);
  EXPECT_TRUE(first.at("result").is_null());
  EXPECT_FALSE(first.at("sections").as_object().contains("own"));
  const json::object last = ask(port(), "GET", address + "?step=999999&viewer=all&lang=en").object();
  EXPECT_EQ(schema_problem(last, "ReplayStep"), "");
  EXPECT_EQ(last.at("step"), last.at("steps"));
  EXPECT_TRUE(last.at("result").is_object());
  EXPECT_TRUE(last.at("sections").as_object().contains("own:1"));
  EXPECT_TRUE(last.at("sections").as_object().contains("own:2"));
  const json::object mine = ask(port(), "GET", address + "?step=3&viewer=1").object();
  EXPECT_TRUE(mine.at("sections").as_object().contains("own"));
  EXPECT_TRUE(mine.at("choice").is_object());
}

// The server goes down and comes back, connections are lost: everything taken is still there, and so is the decision.
TEST_F(Play, RestartsAndLostConnections) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots;
  const auto sit_down = [&] {
    for (std::size_t i = 0; i < 2; ++i) {
      auto robot = std::make_unique<Robot>(port(), 11 + i);
      robot->enter(i ? bob : ann, robots.size() > i ? robots[i]->seq : 0);
      if (robots.size() > i)
        robots[i] = std::move(robot);
      else
        robots.push_back(std::move(robot));
    }
  };
  sit_down();
  for (int i = 0; i < 100 && !HasFailure(); ++i) {
    Robot* robot = decider(robots);
    if (!robot) break;
    if (i % 10 == 9) {
      const std::string question = json::serialize(robot->decision);
      const u32 seq = robot->seq;
      const bool bobs = robot == robots[1].get();
      for (const auto& one : robots)
        one->player.drop();
      if (i % 20 == 19) restart();
      sit_down();
      robot = decider(robots);
      ASSERT_TRUE(robot);
      EXPECT_EQ(robot == robots[1].get(), bobs);
      EXPECT_EQ(robot->seq, seq);
      EXPECT_EQ(json::serialize(robot->decision), question);
    }
    robot->choose();
  }
}

TEST_F(Play, TheStoryGoesOnWhereTheReaderWas) {
  const Seated me = make_table(port(), alone_with_bots(1));
  Robots robots = robots_at(port(), 5, {me});
  for (int i = 0; i < 30; ++i)
    if (Robot* robot = decider(robots)) robot->choose();
  decider(robots);
  const u32 seq = robots[0]->seq;
  Player again(port());
  const json::object whole = again.hello(me.code, json::value_from(me.token), 0);
  ASSERT_FALSE(whole.at("story").as_array().empty());
  Player later(port());
  const json::object rest = later.hello(me.code, json::value_from(me.token), seq - 5);
  EXPECT_LT(rest.at("story").as_array().size(), whole.at("story").as_array().size());
  for (const json::value& line : rest.at("story").as_array())
    EXPECT_GT(line.at("seq").as_int64(), seq - 5);
  later.send({{"v", 1}, {"type", "log"}, {"id", 4}, {"from", 0}, {"lang", "pl"}});
  const json::object polish = later.receive_type("log");
  EXPECT_EQ(polish.at("id").as_int64(), 4);
  EXPECT_EQ(polish.at("story").as_array().size(), whole.at("story").as_array().size());
  EXPECT_NE(json::serialize(polish.at("story")), json::serialize(whole.at("story")));
}

// Who was not connected when something was taken back learns on coming back that it did not happen.
TEST_F(Play, AWelcomeTellsWhatDidNotHappen) {
  const Seated me = make_table(port(), alone_with_bots(1));
  Robots robots = robots_at(port(), 21, {me});
  Robot* robot = decider(robots);
  for (int i = 0; robot && i < 300; robot = decider(robots), ++i) {
    if (robot->undo && i > 5) break;
    robot->choose();
  }
  ASSERT_TRUE(robot && robot->undo);
  const u32 since = robot->seq;
  Player before(port());
  const json::array told = before.hello(me.code, json::value_from(me.token)).at("story").as_array();
  robot->player.send({{"v", 1}, {"type", "undo"}, {"id", 7}, {"seat", 1}});
  while (robot->seq == since)
    ASSERT_TRUE(robot->listen());
  robot = decider(robots);
  ASSERT_TRUE(robot);
  for (const bool down : {false, true}) {
    if (down) restart();
    Player again(port()), anew(port()), current(port());
    const json::object welcome = again.hello(me.code, json::value_from(me.token), since);
    ASSERT_TRUE(welcome.contains("undone"));
    EXPECT_LT(welcome.at("undone").as_int64(), since);
    json::array lines;
    for (const json::value& line : told)
      if (line.at("seq").as_int64() <= welcome.at("undone").as_int64()) lines.push_back(line);
    for (const json::value& line : welcome.at("story").as_array())
      lines.push_back(line);
    const json::object whole = anew.hello(me.code, json::value_from(me.token));
    EXPECT_EQ(json::serialize(lines), json::serialize(whole.at("story")));
    EXPECT_FALSE(whole.contains("undone"));
    EXPECT_FALSE(current.hello(me.code, json::value_from(me.token), robot->seq).contains("undone"));
  }
}

TEST_F(Play, UndoGoesBackToTheOwnLastDecisionAndNoFurther) {
  const Seated me = make_table(port(), two_people());
  const Seated other = join_table(port(), me.code, "Bob");
  Robots robots = robots_at(port(), 21, {me, other});
  int undone = 0, refused = 0;
  for (int i = 0; i < 200 && (undone < 3 || refused < 3); ++i) {
    Robot* robot = decider(robots);
    if (!robot || HasFailure()) break;
    const json::value seat = robot->decision.at("seat");
    const std::string before = json::serialize(robot->decision), sections = json::serialize(robot->sections);
    const u32 seq = robot->seq;
    robot->choose();
    ASSERT_TRUE(decider(robots));
    robot->player.send({{"v", 1}, {"type", "undo"}, {"id", 77}, {"seat", seat}});
    if (!robot->undo) {
      const json::object answer = robot->player.receive_type("refused");
      EXPECT_EQ(answer.at("reason").as_string(), "undo");
      ++refused;
      continue;
    }
    const u32 taken = robot->seq;
    while (robot->seq <= taken)
      ASSERT_TRUE(robot->listen());
    EXPECT_EQ(json::serialize(robot->decision), before);
    EXPECT_EQ(json::serialize(robot->sections), sections);
    EXPECT_GT(robot->seq, seq);
    ++undone;
    Robot* same = decider(robots);
    ASSERT_EQ(same, robot);
    if (undone == 2) {  // the log with its undo leads to the same place after a restart
      for (const auto& one : robots)
        one->player.drop();
      restart();
      robots.clear();
      for (const Seated* it : {&me, &other}) {
        robots.push_back(std::make_unique<Robot>(port(), 22));
        robots.back()->enter(*it);
      }
      ASSERT_TRUE(decider(robots));
      EXPECT_EQ(json::serialize(decider(robots)->decision), before);
    }
    decider(robots)->choose();
  }
  EXPECT_GE(undone, 3);
  EXPECT_GE(refused, 3);
}

// What may be taken back follows from the log: the server may go down in between.
TEST_F(Play, TheSameUndoIsOfferedAfterARestart) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots;
  const auto sit_down = [&] {
    robots.clear();
    for (const Seated* it : {&ann, &bob}) {
      robots.push_back(std::make_unique<Robot>(port(), 23));
      robots.back()->enter(*it);
    }
  };
  sit_down();
  int offered = 0, not_offered = 0;
  for (int i = 0; i < 300 && (offered < 3 || not_offered < 2); ++i) {
    Robot* robot = decider(robots);
    if (!robot || HasFailure()) break;
    const std::size_t who = robot == robots[1].get();
    const std::string before = json::serialize(robot->decision);
    robot->choose();
    if (!decider(robots)) break;
    const std::array<bool, 2> undo{robots[0]->undo, robots[1]->undo};
    int& seen = undo[who] ? offered : not_offered;
    if (undo[who] ? offered == 3 : not_offered == 2) continue;
    ++seen;
    restart();
    sit_down();
    ASSERT_TRUE(decider(robots));
    EXPECT_EQ(robots[0]->undo, undo[0]);
    EXPECT_EQ(robots[1]->undo, undo[1]);
    if (!undo[who]) continue;
    robot = robots[who].get();
    const u32 seq = robot->seq;
    robot->player.send({{"v", 1}, {"type", "undo"}, {"id", 7}, {"seat", who + 1}});
    while (robot->seq == seq)
      ASSERT_TRUE(robot->listen());
    ASSERT_EQ(decider(robots), robot);
    EXPECT_EQ(json::serialize(robot->decision), before);
  }
  EXPECT_EQ(offered, 3);
  EXPECT_EQ(not_offered, 2);
}

TEST_F(Play, HotSeatShowsWhoDecides) {
  json::object wanted = two_people();
  wanted["hotseat"] = true;
  const Seated me = make_table(port(), wanted);
  Robots robots;
  robots.push_back(std::make_unique<Robot>(port(), 9));
  const json::object welcome = robots[0]->player.hello(me.code, json::value_from(me.token));
  EXPECT_EQ(welcome.at("seats").as_array().size(), 2u);
  robots[0]->take(welcome);
  std::set<std::int64_t> seats;
  for (int i = 0; i < 60; ++i) {
    Robot* robot = decider(robots);
    if (!robot) break;
    seats.insert(robot->decision.at("seat").as_int64());
    robot->choose();
  }
  EXPECT_EQ(seats.size(), 2u);
}

TEST_F(Play, WhyAndForecast) {
  const Seated me = make_table(port(), alone_with_bots(1));
  Robots robots = robots_at(port(), 5, {me});
  Robot* robot = decider(robots);
  while (robot && robot->decision.at("ask").as_string() != "turn") {
    robot->choose();
    robot = decider(robots);
  }
  ASSERT_TRUE(robot);
  Player& player = robot->player;
  player.send({{"v", 1}, {"type", "why"}, {"id", 1}, {"seat", 1}, {"choice", "move 021"}});
  const json::object refused = player.receive_type("refused");
  EXPECT_EQ(refused.at("reason").as_string(), "not_neighboring");
  EXPECT_FALSE(refused.at("message").as_string().empty());
  EXPECT_TRUE(refused.at("rule").is_string());
  player.send({{"v", 1}, {"type", "why"}, {"id", 2}, {"seat", 1}, {"choice", "pass"}});
  EXPECT_EQ(player.receive_type("allowed").at("id").as_int64(), 2);
  player.send({{"v", 1}, {"type", "choose"}, {"id", 3}, {"seat", 1}, {"seq", robot->seq}, {"choice", "dance"}});
  EXPECT_EQ(player.receive_type("refused").at("reason").as_string(), "unreadable");
  player.send({{"v", 1}, {"type", "forecast"}, {"id", 4}});
  EXPECT_TRUE(player.receive_type("forecast").at("attacks").is_array());
}

class Sleepy : public ServerTest {
 protected:
  ServerOptions options() const override {
    ServerOptions it = ServerTest::options();
    it.sleep_after = 0;
    return it;
  }
};

// A table without people leaves the memory, and comes back as it was.
TEST_F(Sleepy, TablesSleepAndWake) {
  const Seated me = make_table(port(), alone_with_bots(1));
  std::string question;
  for (int i = 0; i < 5; ++i) {
    Robots robots = robots_at(port(), 71, {me});
    Robot* robot = decider(robots);
    if (!robot) break;
    EXPECT_TRUE(question.empty() || json::serialize(robot->decision) == question);
    robot->choose();
    robot = decider(robots);
    if (!robot) break;
    question = json::serialize(robot->decision);
    robots.clear();
    for (int n = 0; n < 200; ++n) {
      if (ask(port(), "GET", "/metrics").body.find("\ncarno_live_tables 0\n") != std::string::npos) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_NE(ask(port(), "GET", "/metrics").body.find("\ncarno_live_tables 0\n"), std::string::npos);
  }
}

}  // namespace
}  // namespace carno::server::testing
