// Another game with the same people.
#include "database.h"
#include "robot.h"

namespace carno::server::testing {
namespace {

class Rematch : public ServerTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    json::object wanted = two_people();
    wanted["players"] = 3;
    wanted["limit"] = 1000;
    wanted["seats"] = json::array{{{"kind", "human"}}, {{"kind", "human"}}, {{"kind", "bot"}, {"level", "random"}}};
    ann_ = make_table(port(), wanted);
    bob_ = join_table(port(), ann_.code, "Bob");
    Robots robots = robots_at(port(), 51, {ann_, bob_});
    play_to_the_end(robots);
    ASSERT_FALSE(HasFailure());
  }
  json::object again(const Seated& who) const {
    const Answer answer =
        ask(port(), "POST", "/api/tables/" + who.code + "/rematch", "", {{"Authorization", "Bearer " + who.token}});
    EXPECT_EQ(answer.status, 201u) << answer.body;
    return answer.object();
  }
  json::object table_of(const std::string& code) const { return ask(port(), "GET", "/api/tables/" + code).object(); }

  Seated ann_, bob_;
};

TEST_F(Rematch, TheSamePeopleMeetAtANewTable) {
  const json::object first = again(bob_);
  EXPECT_EQ(first.at("seat").as_int64(), bob_.seat);
  const json::object second = again(ann_);
  EXPECT_EQ(second.at("code"), first.at("code"));
  EXPECT_EQ(second.at("seat").as_int64(), ann_.seat);
  EXPECT_NE(second.at("token"), first.at("token"));
  EXPECT_NE(second.at("code").as_string(), json::string(ann_.code));
  const std::string code = first.at("code").as_string().c_str();
  wait_until_running(port(), code);
  EXPECT_EQ(table_of(ann_.code).at("rematch").as_string(), json::string(code));
  const json::object table = table_of(code);
  EXPECT_EQ(table.at("seats").at(0).at("name").as_string(), "Ann");
  EXPECT_EQ(table.at("seats").at(1).at("name").as_string(), "Bob");
  EXPECT_EQ(table.at("seats").at(2).at("kind").as_string(), "bot");
}

TEST_F(Rematch, WhoAsksTwiceHasOneSeat) {
  const json::object first = again(ann_);
  const std::string code = first.at("code").as_string().c_str();
  EXPECT_EQ(again(ann_), first);
  EXPECT_EQ(table_of(code).at("state").as_string(), "waiting");
  EXPECT_EQ(table_of(code).at("seats").at(1).at("kind").as_string(), "open");
  restart();
  EXPECT_EQ(again(ann_), first);
  const json::object second = again(bob_);
  EXPECT_EQ(second.at("seat").as_int64(), bob_.seat);
  wait_until_running(port(), code);
  EXPECT_EQ(again(bob_), second);  // also when the game has started
  EXPECT_EQ(again(ann_), first);
}

TEST_F(Rematch, TheClockOfTheNewTableIsItsOwn) {
  Robots robots;
  for (const Seated* it : {&ann_, &bob_}) {
    const json::object seat = again(*it);
    robots.push_back(std::make_unique<Robot>(port(), 52));
    robots.back()->enter({seat.at("code").as_string().c_str(), it->token, it->seat});
  }
  ASSERT_TRUE(decider(robots));
  const u32 seq = robots[0]->seq;
  robots.clear();
  const std::string code = table_of(ann_.code).at("rematch").as_string().c_str();
  server_.reset();
  const TableRecord record = Database(data_.path() / "carno.db").load(code).record;
  EXPECT_GT(record.deadline.at, 0);
  EXPECT_EQ(record.deadline.seq, seq);
}

// A double click, at a table that has to be read from the disk first.
TEST_F(Rematch, ManyPressesAtOnceMakeOneTableAndTakeOneSeat) {
  restart();
  std::array<json::object, 6> answers;
  std::vector<std::thread> presses;
  for (json::object& answer : answers)
    presses.emplace_back([this, &answer] { answer = again(ann_); });
  for (std::thread& it : presses)
    it.join();
  for (const json::object& answer : answers)
    EXPECT_EQ(answer, answers[0]);
  const json::object table = table_of(answers[0].at("code").as_string().c_str());
  EXPECT_EQ(table.at("state").as_string(), "waiting");
  EXPECT_EQ(table.at("seats").at(1).at("kind").as_string(), "open");
}

}  // namespace
}  // namespace carno::server::testing
