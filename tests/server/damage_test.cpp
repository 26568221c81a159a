// One table's record is damaged: the others do not notice.
#include <boost/asio/io_context.hpp>

#include "robot.h"
#include "store.h"

namespace carno::server::testing {
namespace {

using Damage = ServerTest;

TEST_F(Damage, OneTableIsNotEverybodysTrouble) {
  const Seated broken = make_table(port(), two_people());
  const Seated odd = make_table(port(), two_people());
  const Seated me = make_table(port(), alone_with_bots(1));
  server_.reset();
  {
    Connection database(data_.path() / "carno.db");
    database.execute("UPDATE tables SET options = 'garbage' WHERE code = '" + broken.code + "'");
    database.execute("UPDATE tables SET options = '{\"players\":77}' WHERE code = '" + odd.code + "'");
  }
  start();
  Robots robots = robots_at(port(), 3, {me});
  for (int i = 0; i < 20; ++i) {
    Robot* robot = decider(robots);
    if (!robot) break;
    robot->choose();
    const Answer list =
        ask(port(), "GET", "/api/tables");  // in the same transaction as the choice, more often than not
    EXPECT_EQ(list.status, 200u) << list.body;
    EXPECT_EQ(list.body.find(broken.code), std::string::npos);
    EXPECT_EQ(list.body.find(odd.code), std::string::npos);
    EXPECT_NE(list.body.find(me.code), std::string::npos);
  }
  for (const std::string& code : {broken.code, odd.code}) {
    const Answer opened = ask(port(), "GET", "/api/tables/" + code);
    EXPECT_EQ(opened.error(), "damaged");
    EXPECT_EQ(opened.object().at("message").as_string(),
              json::string("The record of the table " + code + " is damaged; it cannot be opened any more."));
    Player player(port());
    player.send({{"v", 1}, {"type", "hello"}, {"code", code}, {"token", nullptr}, {"lang", "en"}, {"since", 0}});
    EXPECT_EQ(player.receive_type("error").at("error").as_string(), "damaged");
  }
}

// A job that fails half-way leaves nothing behind, and those beside it are written.
TEST(DamagedStore, OnlyTheJobThatFailsIsTakenBack) {
  TemporaryDirectory data;
  const auto record_of = [](std::int64_t id, const std::string& code) {
    TableRecord record;
    record.id = id;
    record.code = code;
    record.options.players = 2;
    return record;
  };
  {
    Database database(data.path() / "carno.db");
    database.insert(record_of(1, "AAAAA"));
    database.insert(record_of(2, "BBBBB"));
    Connection(data.path() / "carno.db").execute("INSERT INTO packed VALUES (1, 'garbage')");
  }
  boost::asio::io_context io;
  Metrics metrics;
  int failed = 0, written = 0;
  {
    Store store(data.path(), io, metrics);
    Progress over;
    over.state = TableState::over;
    for (u32 i = 1; i <= 50; ++i) {
      store.append(2, {i, false, "x"}, std::nullopt, {},
                   [&](const std::string& problem) { written += problem.empty(); });
      store.append(1, {i, false, "x"}, over, {}, [&](const std::string& problem) { failed += !problem.empty(); });
    }
  }
  io.run();
  EXPECT_EQ(written, 50);
  EXPECT_EQ(failed, 50);
  Connection database(data.path() / "carno.db");
  Statement rows(database.get(), "SELECT count(*), sum(table_id) FROM log");
  ASSERT_TRUE(rows.step());
  EXPECT_EQ(rows.integer(0), 50);
  EXPECT_EQ(rows.integer(1), 100);
}

}  // namespace
}  // namespace carno::server::testing
