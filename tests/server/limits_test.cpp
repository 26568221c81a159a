// How much one connection and one address may ask for.
#include "robot.h"

namespace carno::server::testing {
namespace {

class Limited : public ServerTest {
 protected:
  ServerOptions options() const override {
    ServerOptions it = ServerTest::options();
    it.per_address = 3;
    it.messages_a_second = 30;
    return it;
  }
};

using Unlimited = ServerTest;

TEST_F(Limited, AFloodClosesTheConnection) {
  const Seated ann = make_table(port(), two_people());
  Player player(port());
  player.hello(ann.code, json::value_from(ann.token));
  for (int i = 0; i < 200; ++i)
    player.send({{"v", 1}, {"type", "ping"}});
  EXPECT_EQ(player.receive_type("error").at("error").as_string(), "rate");
  EXPECT_TRUE(player.closed_by_server());
}

TEST_F(Limited, ChatIsSlowerThanTheRest) {
  const Seated ann = make_table(port(), two_people());
  Player player(port());
  player.hello(ann.code, json::value_from(ann.token));
  for (int i = 0; i < 6; ++i)
    player.send({{"v", 1}, {"type", "say"}, {"phrase", "hurry"}});
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(player.receive_type("chat").at("phrase").as_string(), "hurry");
  const json::object refused = player.receive_type("error");
  EXPECT_EQ(refused.at("error").as_string(), "chat");
  EXPECT_FALSE(refused.at("message").as_string().empty());
  player.send({{"v", 1}, {"type", "ping"}});  // the game goes on
  player.receive_type("pong");
  for (int i = 0; i < 200; ++i)
    player.send({{"v", 1}, {"type", "say"}, {"phrase", "hurry"}});
  EXPECT_TRUE(player.closed_by_server());  // that is a flood
}

// Who comes back has said what they said before.
TEST_F(Unlimited, ChatIsCountedBySeatNotByConnection) {
  const Seated ann = make_table(port(), two_people());
  const auto started = std::chrono::steady_clock::now();
  int said = 0;
  for (int i = 0; i < 20; ++i) {
    Player player(port());
    player.hello(ann.code, json::value_from(ann.token));
    for (int n = 0; n < 5; ++n)
      player.send({{"v", 1}, {"type", "say"}, {"text", "hi"}});
    player.send({{"v", 1}, {"type", "ping"}});
    for (std::string type; type != "pong";) {
      const auto message = player.receive();
      ASSERT_TRUE(message);
      type = message->at("type").as_string().c_str();
      said += type == "chat";
    }
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  EXPECT_LE(said, 5 + static_cast<int>(took.count()));
}

TEST_F(Limited, ReconnectingOfOneAddress) {
  int refused = 0;
  for (int i = 0; i < 40; ++i) {
    Player player(port());
    refused += player.handshake_status() == 429;
    player.drop();
    while (metric(port(), "carno_connections") > 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_GE(refused, 12);  // three of them may come back eight times over, and one more every few seconds
  EXPECT_LE(refused, 16);
}

TEST_F(Limited, ConnectionsAndTablesOfOneAddress) {
  {
    Player one(port()), two(port()), three(port()), four(port());
    EXPECT_TRUE(three.connected());
    EXPECT_FALSE(four.connected());
    EXPECT_EQ(four.handshake_status(), 429u);
  }
  for (int i = 0; i < 8; ++i)
    make_table(port(), two_people());
  const Answer refused = ask(port(), "POST", "/api/tables", json::serialize(two_people()));
  EXPECT_EQ(refused.status, 429u);
  EXPECT_EQ(refused.error(), "too_many");
}

TEST_F(Limited, JoiningAndAskingOfOneAddress) {
  const Seated ann = make_table(port(), two_people());
  const std::string body = R"({"name":"Bob"})", join = "/api/tables/" + ann.code + "/join";
  std::map<std::string, int> words;
  for (int i = 0; i < 31; ++i)
    ++words[ask(port(), "POST", join, body).error()];
  EXPECT_EQ(words["too_many"], 1);
  EXPECT_EQ(words[""], 1);
  EXPECT_EQ(words["full"] + words["started"], 29);          // until the game has started, or after
  for (const char* target : {"/api/tables", "/healthz"}) {  // both ask the storage
    bool refused = false;
    for (int i = 0; i < 2000 && !refused; ++i)
      refused = ask(port(), "GET", target).status == 429;
    EXPECT_TRUE(refused) << target;
  }
  EXPECT_EQ(ask(port(), "GET", "/").status, 200u);  // the page itself is never refused
}

class BehindProxy : public Limited {
 protected:
  ServerOptions options() const override {
    ServerOptions it = Limited::options();
    it.behind_proxy = true;
    return it;
  }
};

// Everybody comes from the proxy; only the last address of the list is the proxy's word.
TEST_F(BehindProxy, PeopleAreToldApartByWhatTheProxySays) {
  const auto made = [&](const std::string& forwarded) {
    return ask(port(), "POST", "/api/tables", json::serialize(two_people()), {{"X-Forwarded-For", forwarded}}).status;
  };
  for (int i = 0; i < 8; ++i)
    EXPECT_EQ(made("10.0.0." + std::to_string(i) + ", 192.0.2.1"), 201u);
  EXPECT_EQ(made("10.0.0.9, 192.0.2.1"), 429u);
  EXPECT_EQ(made("192.0.2.1, 192.0.2.2"), 201u);
}

class Impatient : public ServerTest {
 protected:
  ServerOptions options() const override {
    ServerOptions it = ServerTest::options();
    it.hello_within = 1;
    return it;
  }
};

TEST_F(Impatient, WhoSaysNothingIsLetGo) {
  Player silent(port());
  EXPECT_EQ(silent.receive_type("error").at("error").as_string(), "bad_request");
  EXPECT_TRUE(silent.closed_by_server());
}

TEST_F(Impatient, WhoDoesNotReadIsLetGo) {
  const Seated ann = make_table(port(), alone_with_bots(4));
  wait_until_running(port(), ann.code);
  Player deaf(port());
  deaf.hello(ann.code, json::value_from(ann.token));
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (metric(port(), "carno_connections") > 0 && std::chrono::steady_clock::now() < until)
    for (int n = 0; n < 20; ++n)
      deaf.send({{"v", 1}, {"type", "log"}, {"id", 1}, {"from", 0}, {"lang", "en"}});
  EXPECT_EQ(metric(port(), "carno_connections"), 0);
}

}  // namespace
}  // namespace carno::server::testing
