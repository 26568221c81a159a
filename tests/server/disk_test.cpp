// A full, read-only or broken disk: one clear sentence, nothing changes, and play goes on when it is mended.
#include "failing_disk.h"
#include "robot.h"

namespace carno::server::testing {
namespace {

struct Trouble {
  Disk disk;
  const char* name;
  const char* at_start;  // the sentence
  const char* later;
};

void PrintTo(const Trouble& it, std::ostream* out) { *out << it.name; }

constexpr Trouble kTroubles[]{
    {Disk::full, "Full", "The disk of the server is full; nothing was changed.",
     "The disk of the server is full; nothing was changed."},
    {Disk::read_only, "ReadOnly", "The database of the server cannot be written; nothing was changed.",
     "The disk of the server reports an error; nothing was changed."},
    {Disk::broken, "Broken", "The disk of the server reports an error; nothing was changed.",
     "The disk of the server reports an error; nothing was changed."},
};

class DiskTest : public ServerTest {
 protected:
  void TearDown() override {
    disk_.become(Disk::fine);
    server_.reset();
    EXPECT_EQ(integrity(database()), "ok");
  }
  std::string database() const { return (data_.path() / "carno.db").string(); }
  Robots sit_down(std::initializer_list<Seated> seats) {
    Robots robots;
    for (const Seated& it : seats) {
      robots.push_back(std::make_unique<Robot>(port(), 41));
      robots.back()->enter(it);
    }
    return robots;
  }

  FailingDisk disk_;
};

class Troubled : public DiskTest, public ::testing::WithParamInterface<Trouble> {
 protected:
  std::string why_it_does_not_start() {
    try {
      start();
    } catch (const std::runtime_error& problem) {
      return problem.what();
    }
    return "it starts";
  }
};

TEST_P(Troubled, AtTheStart) {
  const Seated ann = make_table(port(), two_people());
  const std::string sentence = database() + ": " + GetParam().at_start;
  for (const bool fresh : {false, true}) {
    server_.reset();
    if (fresh && GetParam().disk != Disk::read_only)  // a file that is not there cannot be read-only
      for (const char* ending : {"", "-wal", "-shm"})
        std::filesystem::remove(database() + ending);
    disk_.become(GetParam().disk);
    EXPECT_EQ(why_it_does_not_start(), sentence);
    disk_.become(Disk::fine);
    start();
    EXPECT_EQ(ask(port(), "GET", "/api/tables/" + ann.code).status == 200,
              !fresh || GetParam().disk == Disk::read_only);
    make_table(port(), two_people());
  }
}

TEST_P(Troubled, WhilePlaying) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  const Seated lonely = make_table(port(), two_people());
  Robots robots = sit_down({ann, bob});
  Robot* robot = decider(robots);
  ASSERT_TRUE(robot);
  const u32 seq = robot->seq;
  const json::object decision = robot->decision, sections = robot->sections;
  u64 dice = 3;
  const std::string choice = pick(decision, dice);

  disk_.become(GetParam().disk);
  for (int i = 0; i < 3; ++i) {
    robot->send_choice(choice);
    const json::object refused = robot->player.receive_type("refused");
    EXPECT_EQ(refused.at("reason").as_string(), "storage");
    EXPECT_EQ(refused.at("message").as_string(), GetParam().later);
    while (robot->decision.empty())
      ASSERT_TRUE(robot->listen());  // asked again
  }
  EXPECT_EQ(robot->seq, seq);
  EXPECT_EQ(robot->decision, decision);
  EXPECT_EQ(robot->sections, sections);
  EXPECT_EQ(ask(port(), "GET", "/healthz").status, 503u);
  const std::string body = json::serialize(two_people());
  for (const std::string& target : {std::string("/api/tables"), "/api/tables/" + lonely.code + "/join"}) {
    const Answer refused = ask(port(), "POST", target, body);
    EXPECT_EQ(refused.status, 503u) << target;
    EXPECT_EQ(refused.error(), "storage");
    EXPECT_EQ(refused.object().at("message").as_string(), GetParam().later);
  }
  // What only reads goes on.
  EXPECT_EQ(ask(port(), "GET", "/api/tables").object().at("tables").as_array().size(), 2u);
  Player again(port());
  EXPECT_EQ(again.hello(ann.code, json::value_from(ann.token)).at("seq").as_int64(), seq);

  disk_.become(Disk::fine);
  EXPECT_EQ(ask(port(), "GET", "/healthz").status, 200u);
  join_table(port(), lonely.code, "Carl");
  robot->send_choice(choice);
  Robot* after = decider(robots);
  ASSERT_TRUE(after);
  EXPECT_EQ(after->seq, seq + 1);
  const std::string question = json::serialize(after->decision);
  robots.clear();
  restart();
  robots = sit_down({ann, bob});
  ASSERT_TRUE(decider(robots));
  EXPECT_EQ(decider(robots)->seq, seq + 1);
  EXPECT_EQ(json::serialize(decider(robots)->decision), question);
}

INSTANTIATE_TEST_SUITE_P(Disks, Troubled, ::testing::ValuesIn(kTroubles),
                         [](const auto& it) { return std::string(it.param.name); });

// Bots cannot go on either; they do by themselves when there is room again.
TEST_F(DiskTest, BotsWaitUntilThereIsRoom) {
  const Seated me = make_table(port(), alone_with_bots(4));
  Robots robots = sit_down({me});
  for (int i = 0; i < 10; ++i)
    if (Robot* robot = decider(robots)) robot->choose();
  robots.clear();
  Player watcher(port());
  watcher.hello(me.code, nullptr);
  Player person(port());
  person.hello(me.code, json::value_from(me.token));
  disk_.become(Disk::full);
  person.send({{"v", 1}, {"type", "away"}, {"away", true}});  // neither the record nor the bot's choice can be written
  EXPECT_EQ(watcher.receive_type("error").at("error").as_string(), "storage");
  disk_.become(Disk::fine);
  const json::object first = watcher.receive_type("update");
  EXPECT_GT(watcher.receive_type("update").at("seq").as_int64(), first.at("seq").as_int64());
  restart();
  Player after(port());
  const json::object welcome = after.hello(me.code, json::value_from(me.token));
  EXPECT_TRUE(welcome.at("table").at("seats").at(0).at("away").as_bool());  // written late, but written
}

// A table that could not start starts later, with the bots it was started with.
TEST_F(DiskTest, ATableStartsWhenThereIsRoom) {
  const Seated ann = make_table(port(), two_people());
  Player maker(port());
  maker.hello(ann.code, json::value_from(ann.token));
  disk_.become(Disk::full);
  maker.send({{"v", 1}, {"type", "start"}});
  EXPECT_EQ(maker.receive_type("error").at("error").as_string(), "storage");
  EXPECT_EQ(ask(port(), "GET", "/api/tables/" + ann.code).object().at("state").as_string(), "waiting");
  disk_.become(Disk::fine);
  wait_until_running(port(), ann.code);
  restart();
  const json::object table = ask(port(), "GET", "/api/tables/" + ann.code).object();
  EXPECT_EQ(table.at("state").as_string(), "running");
  EXPECT_EQ(table.at("seats").at(1).at("kind").as_string(), "bot");
}

}  // namespace
}  // namespace carno::server::testing
