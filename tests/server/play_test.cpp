// Playing over the wire: from the lobby to the end of the game, with reloads, restarts and bots on the way.
#include "carno/content_loader.h"
#include "carno/replay.h"
#include "harness.h"

namespace carno::server::testing {
namespace {

// Plays one seat by its own dice for as long as the game and the connection last.
struct Robot {
  Player player;
  u64 dice;
  u32 seq = 0, id = 0;
  json::object decision;  // empty: none pending
  bool over = false;

  Robot(u16 port, u64 seed) : player(port), dice(seed) {}

  void take(const json::object& message) {
    const std::string type = message.at("type").as_string().c_str();
    if (type == "welcome" || type == "update") {
      seq = static_cast<u32>(message.at("seq").as_int64());
      decision = message.at("decision").is_object() ? message.at("decision").as_object() : json::object{};
    }
    if (type == "over") over = true;
    if (type == "refused" || type == "error") ADD_FAILURE() << json::serialize(message) << json::serialize(decision);
  }

  bool listen(std::chrono::milliseconds patience) {
    const auto message = player.receive(patience);
    if (message) take(*message);
    return message.has_value();
  }

  void choose() {
    player.send({{"v", 1},
                 {"type", "choose"},
                 {"id", ++id},
                 {"seat", decision.at("seat")},
                 {"seq", seq},
                 {"choice", pick(decision, dice)}});
    decision.clear();
  }
};

using Play = ServerTest;

TEST_F(Play, AloneWithBotsToTheEnd) {
  const Seated me = make_table(port(), alone_with_bots(2));
  Robot robot(port(), 7);
  robot.take(robot.player.hello(me.code, json::value_from(me.token)));
  while (!robot.over && !HasFailure()) {
    if (!robot.decision.empty()) robot.choose();
    ASSERT_TRUE(robot.listen(std::chrono::seconds(20)));
  }
  const Answer replay = ask(port(), "GET", "/api/tables/" + me.code + "/replay");
  EXPECT_EQ(replay.status, 200u);
  Replay parsed;
  EXPECT_FALSE(parse_replay(replay.body, parsed));
  EXPECT_TRUE(parsed.finished());
  Game game{};
  const ReplayProblem problem = play_back(Engine(built_in_content()), parsed, game);
  EXPECT_FALSE(problem) << to_string(problem);
}

TEST_F(Play, TwoPeopleWithRestartsAndLostConnections) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  EXPECT_NE(ann.seat, bob.seat);
  auto open = [&](const Seated& who, u64 seed, u32 since) {
    auto robot = std::make_unique<Robot>(port(), seed);
    robot->take(robot->player.hello(who.code, json::value_from(who.token), since));
    return robot;
  };
  auto a = open(ann, 1, 0), b = open(bob, 2, 0);
  for (int i = 0; i < 120 && !a->over && !HasFailure(); ++i) {
    if (i % 40 == 39) {  // the server goes down and comes back
      const u32 before = std::max(a->seq, b->seq);
      a->player.drop();
      b->player.drop();
      restart();
      a = open(ann, i + 1ull, a->seq);
      b = open(bob, i + 2ull, b->seq);
      EXPECT_GE(a->seq, before);
      EXPECT_EQ(a->seq, b->seq);
    } else if (i % 15 == 14) {
      const u32 before = a->seq;
      a->player.drop();
      a = open(ann, i + 3ull, before);
      EXPECT_GE(a->seq, before);
    }
    Robot& who = !a->decision.empty() ? *a : *b;
    ASSERT_FALSE(who.decision.empty());
    const u32 before = who.seq;
    who.choose();
    while (a->seq <= before && !HasFailure())
      ASSERT_TRUE(a->listen(std::chrono::seconds(10)));
    while ((b->seq < a->seq || (a->decision.empty() && b->decision.empty() && !a->over)) && !HasFailure()) {
      if (b->seq < a->seq) {
        ASSERT_TRUE(b->listen(std::chrono::seconds(10)));
      } else {
        ASSERT_TRUE(a->listen(std::chrono::seconds(10)));
      }
    }
  }
}

}  // namespace
}  // namespace carno::server::testing
