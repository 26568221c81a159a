// Another game with the same people.
#include "robot.h"

namespace carno::server::testing {
namespace {

using Rematch = ServerTest;

TEST_F(Rematch, TheSamePeopleMeetAtANewTable) {
  json::object wanted = two_people();
  wanted["players"] = 3;
  wanted["seats"] = json::array{{{"kind", "human"}}, {{"kind", "human"}}, {{"kind", "bot"}, {"level", "random"}}};
  const Seated ann = make_table(port(), wanted);
  const Seated bob = join_table(port(), ann.code, "Bob");
  Robots robots;
  for (const Seated* it : {&ann, &bob}) {
    robots.push_back(std::make_unique<Robot>(port(), 51));
    robots.back()->enter(*it);
  }
  while (Robot* robot = decider(robots))
    robot->choose();
  ASSERT_FALSE(HasFailure());

  const std::string address = "/api/tables/" + ann.code + "/rematch";
  const json::object first = ask(port(), "POST", address, "", {{"Authorization", "Bearer " + bob.token}}).object();
  EXPECT_EQ(first.at("seat").as_int64(), bob.seat);
  const json::object second = ask(port(), "POST", address, "", {{"Authorization", "Bearer " + ann.token}}).object();
  EXPECT_EQ(second.at("code"), first.at("code"));
  EXPECT_EQ(second.at("seat").as_int64(), ann.seat);
  EXPECT_NE(second.at("token"), first.at("token"));
  EXPECT_NE(second.at("code").as_string(), json::string(ann.code));
  const std::string code = first.at("code").as_string().c_str();
  wait_until_running(port(), code);
  EXPECT_EQ(ask(port(), "GET", "/api/tables/" + ann.code).object().at("rematch").as_string(), json::string(code));
  const json::object table = ask(port(), "GET", "/api/tables/" + code).object();
  EXPECT_EQ(table.at("seats").at(0).at("name").as_string(), "Ann");
  EXPECT_EQ(table.at("seats").at(1).at("name").as_string(), "Bob");
  EXPECT_EQ(table.at("seats").at(2).at("kind").as_string(), "bot");
}

}  // namespace
}  // namespace carno::server::testing
