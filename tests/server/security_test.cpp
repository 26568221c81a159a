// What connections may not do: each thing is refused with its own word, and the table is unharmed.
#include <fstream>
#include <sstream>

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include "origin.h"
#include "robot.h"
#include "static_files.h"
#include "token.h"

namespace carno::server::testing {
namespace {

class Security : public ServerTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    ann_ = make_table(port(), two_people());
    bob_ = join_table(port(), ann_.code, "Bob");
    wait_until_running(port(), ann_.code);
  }
  // The table still plays: whoever has to decide can.
  void expect_unharmed() {
    Robots robots = robots_at(port(), 31, {ann_, bob_});
    Robot* robot = decider(robots);
    ASSERT_TRUE(robot);
    const u32 seq = robot->seq;
    robot->choose();
    Robot* after = decider(robots);
    ASSERT_TRUE(after);
    EXPECT_GT(after->seq, seq);
  }
  json::object choice(int seat, std::int64_t seq) {
    return {{"v", 1}, {"type", "choose"}, {"id", 5}, {"seat", seat}, {"seq", seq}, {"choice", "pass"}};
  }

  Seated ann_, bob_;
};

TEST_F(Security, SpectatorsSeeThePublicViewOnlyAndCannotAct) {
  Player watcher(port());
  const json::object welcome = watcher.hello(ann_.code, nullptr);
  EXPECT_TRUE(welcome.at("seats").as_array().empty());
  EXPECT_FALSE(welcome.at("sections").as_object().contains("own"));
  EXPECT_TRUE(welcome.at("decision").is_null());
  watcher.send(choice(1, welcome.at("seq").as_int64()));
  EXPECT_EQ(watcher.receive_type("refused").at("reason").as_string(), "not_a_player");
  for (const char* type : {"start", "leave"}) {
    watcher.send({{"v", 1}, {"type", type}});
    EXPECT_EQ(watcher.receive_type("error").at("error").as_string(), "not_a_player");
  }
  watcher.send({{"v", 1}, {"type", "say"}, {"text", "hi"}});
  EXPECT_EQ(watcher.receive_type("error").at("error").as_string(), "not_a_player");
  watcher.send({{"v", 1}, {"type", "undo"}, {"id", 6}, {"seat", 1}});
  EXPECT_EQ(watcher.receive_type("refused").at("reason").as_string(), "not_a_player");
  expect_unharmed();
}

TEST_F(Security, NobodyActsForAnotherSeat) {
  Player bob(port());
  const json::object welcome = bob.hello(bob_.code, json::value_from(bob_.token));
  bob.send(choice(ann_.seat, welcome.at("seq").as_int64()));
  EXPECT_EQ(bob.receive_type("refused").at("reason").as_string(), "wrong_seat");
  bob.send({{"v", 1}, {"type", "why"}, {"id", 6}, {"seat", ann_.seat}, {"choice", "pass"}});
  EXPECT_EQ(bob.receive_type("refused").at("reason").as_string(), "wrong_seat");
  bob.send({{"v", 1}, {"type", "undo"}, {"id", 6}, {"seat", ann_.seat}});
  EXPECT_EQ(bob.receive_type("refused").at("reason").as_string(), "wrong_seat");
  bob.send({{"v", 1}, {"type", "start"}});
  EXPECT_EQ(bob.receive_type("error").at("error").as_string(), "not_yours");
  expect_unharmed();
}

TEST_F(Security, AnOldOrInventedSequenceNumberIsStale) {
  Player ann(port());
  const json::object welcome = ann.hello(ann_.code, json::value_from(ann_.token));
  for (const std::int64_t seq : {std::int64_t{0}, welcome.at("seq").as_int64() + 1, std::int64_t{4000000000}}) {
    ann.send(choice(ann_.seat, seq));
    EXPECT_EQ(ann.receive_type("refused").at("reason").as_string(), "stale");
  }
  expect_unharmed();
}

TEST_F(Security, ATokenIsGoodForItsOwnTableOnly) {
  const Seated elsewhere = make_table(port(), two_people());
  Player player(port());
  player.send(
      {{"v", 1}, {"type", "hello"}, {"code", ann_.code}, {"token", elsewhere.token}, {"lang", "en"}, {"since", 0}});
  EXPECT_EQ(player.receive_type("error").at("error").as_string(), "not_yours");
  EXPECT_TRUE(player.closed_by_server());
  Player zero(port());
  zero.send({{"v", 1},
             {"type", "hello"},
             {"code", elsewhere.code},
             {"token", std::string(32, '0')},
             {"lang", "en"},
             {"since", 0}});
  EXPECT_EQ(zero.receive_type("error").at("error").as_string(), "not_yours");
  EXPECT_EQ(
      ask(port(), "POST", "/api/tables/" + ann_.code + "/rematch", "", {{"Authorization", "Bearer " + elsewhere.token}})
          .error(),
      "not_yours");
  EXPECT_EQ(
      ask(port(), "POST", "/api/tables/" + ann_.code + "/rematch", "", {{"Authorization", "Bearer " + ann_.token}})
          .error(),
      "bad_request");  // not over yet
}

TEST_F(Security, WhatIsNotAMessageIsRefused) {
  Player player(port());
  player.hello(ann_.code, json::value_from(ann_.token));
  for (const char* text : {"", "x", "[]", "{", "{\"v\":1}", R"({"v":1,"type":"dance"})", R"({"v":1,"type":"choose"})",
                           R"({"v":1,"type":"choose","id":-1,"seat":1,"seq":0,"choice":"pass"})",
                           R"({"v":1,"type":"choose","id":1,"seat":9,"seq":0,"choice":"pass"})",
                           R"({"v":1,"type":"choose","id":1,"seat":1,"seq":0,"choice":7})",
                           R"({"v":1,"type":"lang","lang":"xx"})", R"({"v":1,"type":[[[[[[[[1]]]]]]]]})"}) {
    player.send_text(text);
    EXPECT_EQ(player.receive_type("error").at("error").as_string(), "bad_request") << text;
  }
  player.send_text(R"({"v":2,"type":"ping"})");
  EXPECT_EQ(player.receive_type("error").at("error").as_string(), "version");
  EXPECT_TRUE(player.closed_by_server());
  Player binary(port());
  binary.send_text(R"({"v":1,"type":"ping"})", true);
  EXPECT_EQ(binary.receive_type("error").at("error").as_string(), "bad_request");
  EXPECT_TRUE(binary.closed_by_server());
  Player rude(port());
  rude.send({{"v", 1}, {"type", "ping"}});
  EXPECT_EQ(rude.receive_type("error").at("error").as_string(), "bad_request");
  EXPECT_TRUE(rude.closed_by_server());
  expect_unharmed();
}

TEST_F(Security, LargeMessagesCloseTheConnection) {
  Player player(port());
  player.hello(ann_.code, json::value_from(ann_.token));
  player.send({{"v", 1}, {"type", "say"}, {"text", std::string(70 * 1024, 'a')}});
  EXPECT_EQ(player.receive_type("error").at("error").as_string(), "too_large");
  EXPECT_TRUE(player.closed_by_server());
  Player larger(port());
  larger.send_text(std::string(1024 * 1024, 'a'));
  EXPECT_TRUE(larger.closed_by_server());
  EXPECT_EQ(ask(port(), "POST", "/api/tables", std::string(20 * 1024, ' ')).error(), "too_large");
  expect_unharmed();
}

TEST_F(Security, PagesOfOtherAddressesAreTurnedAway) {
  Player foreign(port(), {{"Origin", "https://evil.example"}});
  EXPECT_FALSE(foreign.connected());
  EXPECT_EQ(foreign.handshake_status(), 403u);
  Player own(port(), {{"Origin", "http://localhost:" + std::to_string(port())}});
  EXPECT_TRUE(own.connected());
  EXPECT_EQ(ask(port(), "POST", "/api/tables", "{}", {{"Origin", "https://evil.example"}}).error(), "wrong_origin");
  EXPECT_EQ(ask(port(), "POST", "/api/tables", "{}", {{"Origin", "null"}}).error(), "wrong_origin");
  // A name that somebody else points at this machine.
  EXPECT_EQ(
      ask(port(), "GET", "/api/tables", "", {{"Host", "evil.example"}, {"Origin", "http://evil.example"}}).error(),
      "wrong_origin");
}

TEST(Origins, NamesItIsKnownBy) {
  const Origins named({"https://Carno.example.org/"}, true);
  EXPECT_TRUE(named.origin_allowed("https://carno.example.org", "carno.example.org"));
  EXPECT_FALSE(named.origin_allowed("http://carno.example.org", "carno.example.org"));
  EXPECT_FALSE(named.origin_allowed("https://carno.example.org.evil.example", "carno.example.org"));
  EXPECT_FALSE(named.host_allowed("evil.example"));
  EXPECT_TRUE(named.origin_allowed("http://localhost:8090", "localhost:8090"));
  EXPECT_FALSE(named.origin_allowed("http://localhost:3000", "localhost:8090"));
  const Origins network({}, false);  // in a network, without a name: every name, but the page must be its own
  EXPECT_TRUE(network.origin_allowed("http://192.168.0.7:8090", "192.168.0.7:8090"));
  EXPECT_FALSE(network.origin_allowed("https://evil.example", "192.168.0.7:8090"));
  EXPECT_FALSE(network.origin_allowed("null", "null"));
}

TEST_F(Security, EveryAnswerHasThePolicy) {
  for (const char* target : {"/", "/missing.js", "/../x", "/api/tables", "/api/tables/OOOOO", "/metrics", "/healthz"}) {
    const Answer answer = ask(port(), "GET", target);
    const auto policy = answer.headers.find("content-security-policy");
    ASSERT_NE(policy, answer.headers.end()) << target;
    EXPECT_TRUE(policy->second.starts_with("default-src 'self'; script-src 'self';")) << target;
    EXPECT_NE(policy->second.find("frame-ancestors 'none'"), std::string::npos) << target;
    EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff") << target;
    EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer") << target;
  }
}

TEST_F(Security, TokensAreLongAndComparedWhole) {
  const Token token = new_token();
  for (std::size_t i = 0; i < token.size(); ++i) {
    Token other = token;
    other[i] ^= 1;
    EXPECT_FALSE(same_token(token, other));
  }
  EXPECT_TRUE(same_token(token, token));
  EXPECT_FALSE(same_token(Token{}, Token{}));
  EXPECT_EQ(parse_token(token_text(token)), token);
  EXPECT_FALSE(parse_token("xyz"));
  EXPECT_NE(new_token(), new_token());
}

TEST(Paths, OnlyPlainNames) {
  for (const char* good : {"/", "/index.html", "/assets/index-Dib_1.js", "/t/ABCDE"})
    EXPECT_TRUE(is_plain_path(good)) << good;
  for (const char* bad : {"", "x", "/..", "/../etc/passwd", "/a/../../b", "/.git/config", "/%2e%2e/x", "/a%00.html",
                          "//x", "/a\\..\\b", "/a/./b", "/a b", "/~root"})
    EXPECT_FALSE(is_plain_path(bad)) << bad;
}

class Page : public ServerTest {
 protected:
  ServerOptions options() const override {
    ServerOptions it = ServerTest::options();
    it.page = page_.path() / "page";
    return it;
  }
  void SetUp() override {
    std::filesystem::create_directories(page_.path() / "page" / "assets");
    write("secret.txt", "secret");
    write("page/index.html", "<!doctype html>page");
    write("page/assets/a.js", "let a;");
    write("page/assets/a.js.gz", "packed");
    std::filesystem::create_symlink("../secret.txt", page_.path() / "page" / "link.txt");
    ServerTest::SetUp();
  }
  void write(const std::string& name, const std::string& text) { std::ofstream(page_.path() / name) << text; }
  TemporaryDirectory page_;
};

TEST_F(Page, FilesWithTypesTagsAndPolicy) {
  const Answer page = ask(port(), "GET", "/t/ABCDE");
  EXPECT_EQ(page.status, 200u);
  EXPECT_EQ(page.body, "<!doctype html>page");
  EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
  const std::string& policy = page.headers.at("content-security-policy");
  EXPECT_NE(policy.find("default-src 'self'"), std::string::npos);
  EXPECT_NE(policy.find("script-src 'self'"), std::string::npos);
  EXPECT_EQ(policy.find("unsafe"), std::string::npos);
  EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(ask(port(), "GET", "/t/ABCDE", "", {{"If-None-Match", page.headers.at("etag")}}).status, 304u);
  const Answer script = ask(port(), "GET", "/assets/a.js");
  EXPECT_EQ(script.body, "let a;");
  EXPECT_EQ(script.headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_NE(script.headers.at("cache-control").find("immutable"), std::string::npos);
  const Answer packed = ask(port(), "GET", "/assets/a.js", "", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(packed.body, "packed");
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  const Answer head = ask(port(), "HEAD", "/assets/a.js");
  EXPECT_EQ(head.headers.at("content-length"), "6");
  EXPECT_TRUE(head.body.empty());
}

TEST_F(Page, NothingOutsideItsDirectory) {
  EXPECT_EQ(ask(port(), "GET", "/missing.js").status, 404u);
  for (const char* target : {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                             "/link.txt", "//secret.txt", "/assets/..%5c..%5csecret.txt", "/.hidden"}) {
    const Answer answer = ask(port(), "GET", target);
    EXPECT_EQ(answer.status, 404u) << target;
    EXPECT_EQ(answer.body.find("secret"), std::string::npos) << target;
  }
  EXPECT_NE(ask_raw(port(), "GARBAGE\r\n\r\n").find("400"), std::string::npos);
}

TEST(Logs, HaveNoTokens) {
  std::ostringstream lines;
  const auto before = spdlog::default_logger();
  const auto logger = std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(lines));
  logger->set_level(spdlog::level::trace);
  spdlog::set_default_logger(logger);
  std::vector<std::string> tokens;
  {
    TemporaryDirectory data;
    ServerOptions options;
    options.port = 0;
    options.data = data.path();
    RunningServer server(options);
    const Seated ann = make_table(server.port(), two_people());
    tokens.push_back(ann.token);
    Player player(server.port());
    player.hello(ann.code, json::value_from(ann.token));
    Player wrong(server.port());
    wrong.send({{"v", 1}, {"type", "hello"}, {"code", "ABCDE"}, {"token", ann.token}, {"lang", "en"}, {"since", 0}});
    wrong.receive_type("error");
    tokens.push_back(join_table(server.port(), ann.code, "Bob").token);
    ask(server.port(), "POST", "/api/tables/" + ann.code + "/rematch", "", {{"Authorization", "Bearer " + ann.token}});
    ask(server.port(), "GET", "/api/tables?token=" + ann.token);
    ask(server.port(), "GET", "/" + ann.token);
  }
  spdlog::set_default_logger(before);
  EXPECT_FALSE(lines.str().empty());
  for (const std::string& token : tokens)
    EXPECT_EQ(lines.str().find(token), std::string::npos);
}

}  // namespace
}  // namespace carno::server::testing
