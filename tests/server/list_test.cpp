// Which tables are listed: those somebody is at, or was lately.
#include "harness.h"
#include "sqlite.h"

namespace carno::server::testing {
namespace {

class List : public ServerTest {
 protected:
  bool listed(const std::string& code) const {
    const Answer list = ask(port(), "GET", "/api/tables");
    EXPECT_EQ(list.status, 200u) << list.body;
    return list.body.find("\"" + code + "\"") != std::string::npos;
  }
  void let_two_hours_pass() {
    server_.reset();
    Connection(data_.path() / "carno.db").execute("UPDATE tables SET changed = changed - 7200");
    start();
  }
};

TEST_F(List, ATableWhosePeopleHaveAllLeftIsNotListed) {
  const Seated ann = make_table(port(), alone_with_bots(1));
  const Seated bea = make_table(port(), two_people());
  EXPECT_TRUE(listed(ann.code));
  EXPECT_TRUE(listed(bea.code));
  for (const Seated& it : {ann, bea}) {
    Player player(port());
    player.hello(it.code, json::value_from(it.token));
    player.send({{"v", 1}, {"type", "leave"}});
    player.receive_type("welcome");
    EXPECT_FALSE(listed(it.code));
  }
  restart();
  EXPECT_FALSE(listed(ann.code));
  EXPECT_FALSE(listed(bea.code));
}

TEST_F(List, ATableNobodyWasAtForLongIsNotListedUntilSomebodyComes) {
  const Seated waiting = make_table(port(), two_people());
  const Seated running = make_table(port(), alone_with_bots(1));
  wait_until_running(port(), running.code);
  restart();
  for (const Seated& it : {waiting, running}) {
    EXPECT_TRUE(listed(it.code));
  }
  let_two_hours_pass();
  for (const Seated& it : {waiting, running}) {
    EXPECT_FALSE(listed(it.code));
    Player watcher(port());
    watcher.hello(it.code, nullptr);
    EXPECT_FALSE(listed(it.code));
    Player player(port());
    player.hello(it.code, json::value_from(it.token));
    EXPECT_TRUE(listed(it.code));
  }
  join_table(port(), waiting.code, "Bob");  // by its code it was there all the time
  EXPECT_TRUE(listed(waiting.code));
}

}  // namespace
}  // namespace carno::server::testing
