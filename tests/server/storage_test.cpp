// What is acknowledged is on the disk; what cannot be written changes nothing.
#include <csignal>
#include <fstream>

#include <sys/resource.h>

#include "packed_log.h"
#include "robot.h"
#include "store.h"

namespace carno::server::testing {
namespace {

using Storage = ServerTest;

Robots sit_down(u16 port, const Seated& ann, const Seated& bob) {
  Robots robots = robots_at(port, 41, {ann, bob});
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

TEST(PackedLog, ComesBackAsItWas) {
  std::vector<LogRow> log{
      {1, false, "* pod:2\n* pod:4\n"}, {2, true, ""}, {3, true, "p1 pass\n\n"}, {4, true, "undo 1"}};
  const std::string packed = pack_log(log);
  const std::vector<LogRow> again = unpack_log(packed);
  ASSERT_EQ(again.size(), log.size());
  for (std::size_t i = 0; i < log.size(); ++i) {
    EXPECT_EQ(again[i].seq, log[i].seq);
    EXPECT_EQ(again[i].asked, log[i].asked);
    EXPECT_EQ(again[i].text, log[i].text);
  }
  EXPECT_TRUE(unpack_log(pack_log({})).empty());
  for (std::size_t length = 0; length < packed.size(); ++length)
    EXPECT_THROW(unpack_log(packed.substr(0, length)), std::runtime_error) << length;
  EXPECT_THROW(unpack_log("99999999999\nx"), std::runtime_error);
}

// A game that is over takes a few KB, and can be looked at as before.
TEST_F(Storage, FinishedGamesArePacked) {
  const Seated me = make_table(port(), alone_with_bots(1));
  Robots robots = robots_at(port(), 3, {me});
  play_to_the_end(robots);
  const std::string address = "/api/tables/" + me.code + "/replay";
  const std::string replay = ask(port(), "GET", address).body;
  server_.reset();
  {
    Database database(data_.path() / "carno.db");
    Connection connection(data_.path() / "carno.db");
    Statement rows(connection.get(), "SELECT count(*) FROM log");
    ASSERT_TRUE(rows.step());
    EXPECT_EQ(rows.integer(0), 0);
    Statement size(connection.get(), "SELECT length(log) FROM packed");
    ASSERT_TRUE(size.step());
    EXPECT_LT(size.integer(0), 4096);
    EXPECT_GT(database.load(me.code).log.size(), 20u);
  }
  start();
  EXPECT_EQ(ask(port(), "GET", address).body, replay);
  Robot again(port(), 4);
  again.enter(me);
  EXPECT_TRUE(again.listen());
  EXPECT_TRUE(again.over);
}

// Somebody goes away while the last choice is being written: their record is older than the game.
TEST(Records, AStaleRecordDoesNotTakeTheGameBack) {
  TemporaryDirectory data;
  Database database(data.path() / "carno.db");
  TableRecord record;
  record.id = 1;
  record.code = "ABCDE";
  record.options.players = 2;
  record.state = TableState::running;
  record.round = 3;
  database.insert(record);
  database.append(1, {1, false, "* setup"});
  Progress last;
  last.state = TableState::over;
  last.round = 4;
  last.characters[1] = 2;
  database.progress(1, last);
  record.seats[1].away = true;
  record.maker = 1;
  database.update(record);
  const TableRecord after = database.load("ABCDE").record;
  EXPECT_EQ(after.state, TableState::over);
  EXPECT_EQ(after.round, 4);
  EXPECT_EQ(after.seats[1].character, 2);
  EXPECT_TRUE(after.seats[1].away);
  EXPECT_EQ(after.maker, 1);
}

// What earlier versions left behind: the log knows better than the record.
TEST_F(Storage, TheStateOfATableFollowsFromItsGame) {
  const Seated me = make_table(port(), alone_with_bots(1));
  Robots robots = robots_at(port(), 3, {me});
  play_to_the_end(robots);
  robots.clear();
  server_.reset();
  Connection(data_.path() / "carno.db").execute("UPDATE tables SET state = 1, round = 1");
  start();
  const json::object table = ask(port(), "GET", "/api/tables/" + me.code).object();
  EXPECT_EQ(table.at("state").as_string(), "over");
  EXPECT_GT(table.at("round").as_int64(), 1);
  Robot again(port(), 4);
  again.enter(me);
  EXPECT_TRUE(again.listen());
  EXPECT_TRUE(again.over);
}

// Version 1 knew neither who was asked nor packed games.
TEST_F(Storage, ADatabaseOfTheFirstVersionGoesOn) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots = sit_down(port(), ann, bob);
  for (int i = 0; i < 10; ++i)
    decider(robots)->choose();
  const std::string question = json::serialize(decider(robots)->decision);
  robots.clear();
  server_.reset();
  Connection(data_.path() / "carno.db")
      .execute(
          "ALTER TABLE log DROP COLUMN asked; DROP TABLE packed; ALTER TABLE tables DROP COLUMN deadline; "
          "ALTER TABLE tables DROP COLUMN deadline_seq; PRAGMA user_version = 1");
  start();
  robots = sit_down(port(), ann, bob);
  ASSERT_TRUE(decider(robots));
  EXPECT_EQ(json::serialize(decider(robots)->decision), question);
  EXPECT_FALSE(robots[0]->undo || robots[1]->undo);
  decider(robots)->choose();
  EXPECT_TRUE(decider(robots));
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
