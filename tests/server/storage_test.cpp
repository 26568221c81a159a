// What is acknowledged is on the disk; what cannot be written changes nothing.
#include <csignal>
#include <fstream>

#include <sys/resource.h>

#include "robot.h"
#include "store.h"

namespace carno::server::testing {
namespace {

using Storage = ServerTest;

Robots sit_down(u16 port, const Seated& ann, const Seated& bob) {
  Robots robots;
  for (const Seated* it : {&ann, &bob}) {
    robots.push_back(std::make_unique<Robot>(port, 41));
    robots.back()->enter(*it);
  }
  return robots;
}

// A copy of the files at any moment is what a crash would leave behind.
TEST_F(Storage, ACopyTakenAtAnyMomentHasEverythingAcknowledged) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots = sit_down(port(), ann, bob);
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    Robot* robot = decider(robots);
    if (!robot) break;
    if (i % 12 == 11) {
      TemporaryDirectory crashed;
      for (const char* name : {"carno.db", "carno.db-wal"})
        std::filesystem::copy_file(data_.path() / name, crashed.path() / name);
      ServerOptions options = ServerTest::options();
      options.data = crashed.path();
      RunningServer after(options);
      Robots again = sit_down(after.port(), ann, bob);
      Robot* same = decider(again);
      ASSERT_TRUE(same);
      EXPECT_EQ(same->seq, robot->seq);
      EXPECT_EQ(json::serialize(same->decision), json::serialize(robot->decision));
    }
    robot->choose();
  }
}

TEST_F(Storage, AFullDiskIsToldAndNothingChanges) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots = sit_down(port(), ann, bob);
  Robot* robot = decider(robots);
  ASSERT_TRUE(robot);
  EXPECT_EQ(ask(port(), "GET", "/healthz").status, 200u);

  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit tiny{1, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &tiny);  // no file may grow beyond one byte: as on a full disk
  const json::object decision = robot->decision;
  const u32 seq = robot->seq;
  u64 dice = 3;
  const std::string choice = pick(decision, dice);
  robot->send_choice(choice);
  const json::object refused = robot->player.receive_type("refused");
  const Answer sick = ask(port(), "GET", "/healthz");
  const Answer no_table = ask(port(), "POST", "/api/tables", json::serialize(two_people()));
  setrlimit(RLIMIT_FSIZE, &before);

  EXPECT_EQ(refused.at("reason").as_string(), "storage");
  EXPECT_FALSE(refused.at("message").as_string().empty());
  EXPECT_EQ(sick.status, 503u);
  EXPECT_EQ(no_table.error(), "storage");
  EXPECT_EQ(ask(port(), "GET", "/healthz").status, 200u);
  while (robot->decision.empty())
    ASSERT_TRUE(robot->listen());  // asked again
  EXPECT_EQ(robot->seq, seq);
  robot->send_choice(choice);
  while (robot->seq <= seq)
    ASSERT_TRUE(robot->listen());
  robots.clear();
  restart();
  robots = sit_down(port(), ann, bob);
  ASSERT_TRUE(decider(robots));
  EXPECT_GT(decider(robots)->seq, seq);
}

TEST_F(Storage, OneServerPerDirectory) { EXPECT_THROW(RunningServer second(options()), std::runtime_error); }

TEST_F(Storage, WhatIsNotADatabaseIsRefused) {
  TemporaryDirectory elsewhere;
  std::ofstream(elsewhere.path() / "carno.db") << std::string(5000, 'x');
  ServerOptions wrong = ServerTest::options();
  wrong.data = elsewhere.path();
  EXPECT_THROW(RunningServer server(wrong), std::runtime_error);
}

}  // namespace
}  // namespace carno::server::testing
