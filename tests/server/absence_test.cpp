// Who is late, away or gone: the clock, a bot in the seat meanwhile, and the way back.
#include "robot.h"

namespace carno::server::testing {
namespace {

using Absence = ServerTest;

// Whoever is asked is told how long they have, with the question itself.
TEST_F(Absence, EveryQuestionOfATimedTableHasItsClock) {
  json::object wanted = two_people();
  wanted["limit"] = 100;
  const Seated ann = make_table(port(), wanted);
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots = robots_at(port(), 23, {ann, bob});
  bool undone = false;
  for (int i = 0; i < 60; ++i) {
    Robot* robot = decider(robots);
    if (!robot) break;  // a short game
    for (const auto& one : robots)
      ASSERT_GE(one->clock.value_or(0), 98) << "step " << robot->seq;
    const auto seat = robot->decision.at("seat");
    robot->choose();
    if (!decider(robots) || undone || !robot->undo) continue;
    const u32 seq = robot->seq;
    robot->player.send({{"v", 1}, {"type", "undo"}, {"id", 7}, {"seat", seat}});
    while (robot->seq == seq)
      ASSERT_TRUE(robot->listen());
    undone = true;
  }
  EXPECT_TRUE(undone);
}

struct QuickClock : ServerTest {
  void SetUp() override {
    ServerTest::SetUp();
    json::object wanted = two_people();
    wanted["limit"] = 1;
    ann_ = make_table(port(), wanted);
    bob_ = join_table(port(), ann_.code, "Bob");
  }
  // Waits until the clock has called somebody away.
  std::int64_t first_away() {
    Player watcher(port());
    watcher.hello(ann_.code, nullptr);
    while (true) {
      const json::object table = watcher.receive_type("table").at("table").as_object();
      for (const json::value& seat : table.at("seats").as_array())
        if (seat.at("away").as_bool()) return seat.at("seat").as_int64();
    }
  }
  // Who has to decide, when both have been there and are gone again.
  std::int64_t first_asked() {
    Robots robots = robots_at(port(), 17, {ann_, bob_});
    const Robot* asked = decider(robots);
    return asked ? asked->decision.at("seat").as_int64() : 0;
  }
  Seated ann_, bob_;
};

TEST_F(QuickClock, ABotGoesOnWhenTimeIsUpAndThePersonComesBack) {
  const std::int64_t away = first_away();
  const Seated& who = away == ann_.seat ? ann_ : bob_;
  Player back(port());
  const json::object welcome = back.hello(who.code, json::value_from(who.token));
  for (const json::value& seat : welcome.at("table").at("seats").as_array())
    EXPECT_FALSE(seat.at("seat").as_int64() == away && seat.at("away").as_bool());
}

// Called away by the clock, a restart in between: hello takes the seat back all the same, with a new clock.
TEST_F(QuickClock, LateIsRememberedAndTheClockRunsAgain) {
  const std::int64_t away = first_away();
  restart();
  const Seated& who = away == ann_.seat ? ann_ : bob_;
  Player back(port());
  json::object message = back.hello(who.code, json::value_from(who.token));
  EXPECT_FALSE(message.at("table").at("seats").at(static_cast<std::size_t>(away - 1)).at("away").as_bool());
  for (int i = 0; i < 50 && message.at("decision").is_null(); ++i)
    message = back.receive_type("update");
  EXPECT_TRUE(message.contains("clock"));
}

// The time is up while nobody is there: the others need not wait for it again.
TEST_F(QuickClock, TheClockGoesOnWhileNobodyIsThere) {
  for (const bool down : {false, true}) {
    const std::int64_t asked = first_asked();
    if (down) restart();
    std::this_thread::sleep_for(std::chrono::milliseconds(1200));
    const auto at = static_cast<std::size_t>(asked - 1);
    const auto away_in = [at](const json::object& welcome) {
      return welcome.at("table").at("seats").at(at).at("away").as_bool();
    };
    Player other(port());
    EXPECT_TRUE(away_in(other.hello(ann_.code, json::value_from((asked == ann_.seat ? bob_ : ann_).token))))
        << (down ? "down" : "up");
    other.drop();
    Player late(port());
    EXPECT_FALSE(away_in(late.hello(ann_.code, json::value_from((asked == ann_.seat ? ann_ : bob_).token))));
    late.drop();
  }
}

TEST_F(QuickClock, WhoIsLateAndComesFirstGoesOn) {
  const std::int64_t asked = first_asked();
  std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  Player late(port());
  const json::object welcome = late.hello(ann_.code, json::value_from((asked == ann_.seat ? ann_ : bob_).token));
  EXPECT_FALSE(welcome.at("table").at("seats").at(static_cast<std::size_t>(asked - 1)).at("away").as_bool());
  EXPECT_TRUE(welcome.at("decision").is_object());
}

class Vanished : public ServerTest {
 protected:
  ServerOptions options() const override {
    ServerOptions it = ServerTest::options();
    it.replace_after = 1;
    return it;
  }
  static json::object replace(int seat) { return {{"v", 1}, {"type", "replace"}, {"id", 9}, {"seat", seat}}; }
};

// Without a limit a friend who does not come back would block the table for good.
TEST_F(Vanished, TheOthersLetABotPlayForWhoIsGone) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots = robots_at(port(), 13, {ann, bob});
  for (Robot* robot = decider(robots); robot && robot != robots[1].get(); robot = decider(robots))
    robot->choose();
  Player& player = robots[0]->player;
  const auto refused = [&](int seat) {
    player.send(replace(seat));
    const json::object answer = player.receive_type("refused");
    EXPECT_FALSE(answer.at("message").as_string().empty());
    return std::string(answer.at("reason").as_string());
  };
  EXPECT_EQ(refused(bob.seat), "present");
  EXPECT_EQ(refused(ann.seat), "present");
  EXPECT_EQ(refused(5), "wrong_seat");
  robots[1]->player.drop();
  while (player.receive_type("table").at("table").at("seats").at(1).at("online").as_bool())
    ASSERT_TRUE(player.connected());
  EXPECT_EQ(refused(bob.seat), "too_early");
  Player watcher(port());
  watcher.hello(ann.code, nullptr);
  watcher.send(replace(bob.seat));
  EXPECT_EQ(watcher.receive_type("refused").at("reason").as_string(), "not_a_player");

  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  const u32 seq = robots[0]->seq;
  player.send(replace(bob.seat));
  EXPECT_EQ(player.receive_type("taken").at("id").as_int64(), 9);
  while (robots[0]->seq == seq)
    ASSERT_TRUE(robots[0]->listen());
  Player back(port());
  const json::object welcome = back.hello(bob.code, json::value_from(bob.token));
  EXPECT_TRUE(welcome.at("table").at("seats").at(1).at("away").as_bool());
  back.send({{"v", 1}, {"type", "away"}, {"away", false}});
  while (back.receive_type("table").at("table").at("seats").at(1).at("away").as_bool())
    ASSERT_TRUE(back.connected());
}

TEST_F(Absence, AwayAndBackByWish) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots = robots_at(port(), 5, {ann});
  Player other(port());
  other.hello(bob.code, json::value_from(bob.token));
  other.send({{"v", 1}, {"type", "away"}, {"away", true}});
  for (int i = 0; i < 20; ++i)  // the bot plays for Bob, so Ann is asked again and again
    if (Robot* robot = decider(robots)) robot->choose();
  other.send({{"v", 1}, {"type", "away"}, {"away", false}});
  Player again(port());
  const json::object welcome = again.hello(bob.code, json::value_from(bob.token));
  EXPECT_FALSE(welcome.at("table").at("seats").at(1).at("away").as_bool());
  EXPECT_FALSE(HasFailure());
}

}  // namespace
}  // namespace carno::server::testing
