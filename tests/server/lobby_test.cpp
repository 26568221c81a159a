// Making, finding, joining and leaving tables.
#include "harness.h"
#include "schema.h"

namespace carno::server::testing {
namespace {

using LobbyTest = ServerTest;

json::object table_of(u16 port, const std::string& code) { return ask(port, "GET", "/api/tables/" + code).object(); }

TEST_F(LobbyTest, ATableIsMadeListedJoinedAndStarts) {
  const Seated ann = make_table(port(), two_people());
  EXPECT_EQ(ann.seat, 1);
  EXPECT_EQ(ann.token.size(), 32u);
  const json::object list = ask(port(), "GET", "/api/tables").object();
  EXPECT_EQ(schema_problem(list, "TableList"), "");
  const json::array& tables = list.at("tables").as_array();
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0].at("state").as_string(), "waiting");
  EXPECT_EQ(tables[0].at("seats").at(1).at("kind").as_string(), "open");
  EXPECT_EQ(json::serialize(tables).find(ann.token), std::string::npos);

  std::string small = ann.code;
  for (char& letter : small)
    letter = static_cast<char>(std::tolower(letter));
  const Seated bob = join_table(port(), small, "Bob");
  EXPECT_EQ(bob.seat, 2);
  wait_until_running(port(), ann.code);
  const Answer late = ask(port(), "POST", "/api/tables/" + ann.code + "/join", R"({"name":"Eve"})");
  EXPECT_EQ(late.status, 409u);
  EXPECT_EQ(late.error(), "started");
}

TEST_F(LobbyTest, APrivateTableIsNotListedAndSurvivesARestart) {
  json::object wanted = two_people();
  wanted["public"] = false;
  const Seated ann = make_table(port(), wanted);
  EXPECT_TRUE(ask(port(), "GET", "/api/tables").object().at("tables").as_array().empty());
  restart();
  const Seated bob = join_table(port(), ann.code, "Bob");
  EXPECT_EQ(bob.seat, 2);
}

TEST_F(LobbyTest, RuleOptionsAreSaidToThoseWhoJoinAndSurviveARestart) {
  json::object wanted = two_people();
  wanted["rules"] = {{"killer_feeds", "true"}, {"events_move_fighters", "true"}};  // the second is the default
  const Seated ann = make_table(port(), wanted);
  restart();
  const json::object table = table_of(port(), ann.code);
  EXPECT_EQ(schema_problem(table, "Table"), "");
  EXPECT_EQ(json::serialize(table.at("rules")), R"({"killer_feeds":"true"})");
}

TEST_F(LobbyTest, SeatsByWish) {
  json::object wanted = two_people();
  wanted["players"] = 3;
  wanted["seats"] = json::array{{{"kind", "human"}}, {{"kind", "human"}}, {{"kind", "human"}}};
  const Seated ann = make_table(port(), wanted);
  const std::string address = "/api/tables/" + ann.code + "/join";
  EXPECT_EQ(ask(port(), "POST", address, R"({"name":"Bob","seat":3})").object().at("seat").as_int64(), 3);
  EXPECT_EQ(ask(port(), "POST", address, R"({"name":"Eve","seat":3})").error(), "full");
  EXPECT_EQ(ask(port(), "POST", address, R"({"name":"Eve","seat":9})").error(), "bad_request");
  EXPECT_EQ(ask(port(), "POST", address, R"({"name":"  \u202e "})").error(), "bad_request");
}

TEST_F(LobbyTest, TheMakerStartsEarlyAndBotsFillTheSeats) {
  json::object wanted = two_people();
  const Seated ann = make_table(port(), wanted);
  Player player(port());
  player.hello(ann.code, json::value_from(ann.token));
  player.send({{"v", 1}, {"type", "start"}});
  for (;;) {
    const json::object table = player.receive_type("table").at("table").as_object();
    if (table.at("state").as_string() != "running") continue;
    EXPECT_EQ(table.at("seats").at(1).at("kind").as_string(), "bot");
    break;
  }
  const json::object update = player.receive_type("update");
  EXPECT_TRUE(update.at("sections").as_object().contains("tracks"));
}

TEST_F(LobbyTest, LeavingGivesTheSeatToABotForGood) {
  const Seated ann = make_table(port(), two_people());
  const Seated bob = join_table(port(), ann.code, "Bob");
  wait_until_running(port(), ann.code);
  Player player(port());
  player.hello(bob.code, json::value_from(bob.token));
  player.send({{"v", 1}, {"type", "leave"}});
  player.receive_type("welcome");  // as a spectator from now on
  Player again(port());
  again.send({{"v", 1}, {"type", "hello"}, {"code", bob.code}, {"token", bob.token}, {"lang", "en"}, {"since", 0}});
  EXPECT_EQ(again.receive_type("error").at("error").as_string(), "not_yours");
  EXPECT_EQ(table_of(port(), ann.code).at("seats").at(1).at("kind").as_string(), "bot");
}

TEST_F(LobbyTest, WhoGaveTheirSeatUpIsCountedAsWatchingWhileTheyDo) {
  const Seated ann = make_table(port(), alone_with_bots(1));
  Player other_device(port()), player(port());
  other_device.hello(ann.code, json::value_from(ann.token));
  player.hello(ann.code, json::value_from(ann.token));
  EXPECT_EQ(metric(port(), "carno_spectators"), 0);
  player.send({{"v", 1}, {"type", "leave"}});
  player.receive_type("welcome");
  EXPECT_EQ(metric(port(), "carno_spectators"), 2);
  player.drop();
  other_device.drop();
  while (metric(port(), "carno_connections") > 0)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(metric(port(), "carno_spectators"), 0);
}

TEST_F(LobbyTest, ATableGivenUpBeforeTheGameIsOverAfterARestartToo) {
  const Seated ann = make_table(port(), two_people());
  Player player(port());
  player.hello(ann.code, json::value_from(ann.token));
  player.send({{"v", 1}, {"type", "leave"}});
  EXPECT_EQ(player.receive_type("welcome").at("table").at("state").as_string(), "over");
  restart();
  EXPECT_EQ(table_of(port(), ann.code).at("state").as_string(), "over");
}

TEST_F(LobbyTest, BadWishesAreRefusedWithASentence) {
  const auto refused = [&](const std::string& body) {
    const Answer answer = ask(port(), "POST", "/api/tables", body);
    EXPECT_EQ(answer.status, 400u) << body << answer.body;
    EXPECT_EQ(answer.error(), "bad_request");
    EXPECT_FALSE(answer.object().at("message").as_string().empty());
  };
  refused("");
  refused("[]");
  refused("{\"name\":\"Ann\"");
  refused(R"({"name":"","players":2,"mode":"semi"})");
  refused(R"({"name":"Ann","players":9,"mode":"semi"})");
  refused(R"({"name":"Ann","players":2,"mode":"solo"})");
  refused(R"({"name":"Ann","players":2,"mode":"war"})");
  refused(R"({"name":"Ann","players":2,"race":"intruders","mode":"semi"})");
  refused(R"({"name":"Ann","players":2,"mode":"semi","rules":{"killer_feeds":"perhaps"}})");
  refused(R"({"name":"Ann","players":2,"mode":"semi","limit":-1})");
  refused(R"({"name":"Ann","players":2,"mode":"semi","seats":[{"kind":"human"}]})");
  refused(R"({"name":"Ann","players":2,"mode":"semi","seats":[{"kind":"bot"},{"kind":"bot"}]})");
  refused(R"({"name":"Ann","players":2,"mode":"semi","seats":[{"kind":"human"},{"kind":"bot","level":"god"}]})");
  EXPECT_EQ(ask(port(), "GET", "/api/tables/ABCDE").error(), "not_found");
  EXPECT_EQ(ask(port(), "GET", "/api/tables/OOOOO").error(), "not_found");
  EXPECT_EQ(ask(port(), "GET", "/api/nothing").status, 404u);
  EXPECT_EQ(ask(port(), "DELETE", "/api/tables").status, 400u);
}

TEST_F(LobbyTest, DocumentsAsTheSchemaSays) {
  const Answer content = ask(port(), "GET", "/api/content");
  EXPECT_EQ(schema_problem(content.object(), "Content"), "");
  EXPECT_EQ(ask(port(), "GET", "/api/content", "", {{"If-None-Match", content.headers.at("etag")}}).status, 304u);
  const Answer packed = ask(port(), "GET", "/api/content", "", {{"Accept-Encoding", "gzip"}});
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  EXPECT_LT(packed.body.size(), content.body.size() / 3);
  for (const char* lang : {"en", "pl", "fr", "it"}) {
    EXPECT_EQ(schema_problem(ask(port(), "GET", std::string("/api/texts/") + lang).object(), "Texts"), "");
    EXPECT_EQ(schema_problem(ask(port(), "GET", std::string("/api/rules/") + lang).object(), "Rules"), "");
  }
  EXPECT_EQ(ask(port(), "GET", "/api/texts/xx").status, 404u);
  EXPECT_NE(ask(port(), "GET", "/metrics").body.find("carno_live_tables"), std::string::npos);
  EXPECT_EQ(ask(port(), "GET", "/healthz").body, "ok\n");
}

TEST_F(LobbyTest, NamesAndChatAreCleaned) {
  json::object wanted = two_people();
  wanted["name"] = "  A\u0007nn\u202E<b>  ";
  const Seated ann = make_table(port(), wanted);
  EXPECT_EQ(table_of(port(), ann.code).at("seats").at(0).at("name").as_string(), "Ann<b>");
  Player player(port());
  player.hello(ann.code, json::value_from(ann.token));
  player.send({{"v", 1}, {"type", "say"}, {"text", "<script>\"hi\"\\</script>\n"}});
  EXPECT_EQ(player.receive_type("chat").at("text").as_string(), "<script>\"hi\"\\</script>");
  player.send({{"v", 1}, {"type", "say"}, {"phrase", "thanks"}});
  EXPECT_EQ(player.receive_type("chat").at("phrase").as_string(), "thanks");
  player.send({{"v", 1}, {"type", "say"}, {"phrase", "buy_my_stuff"}});
  EXPECT_EQ(player.receive_type("error").at("error").as_string(), "bad_request");
}

}  // namespace
}  // namespace carno::server::testing
