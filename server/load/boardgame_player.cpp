#include "players.h"

namespace carno::load {

namespace {

// Engine.IO's packet type, then socket.io's, then the namespace: one per game.
constexpr std::string_view kOpen = "0", kPing = "2", kPong = "3";
constexpr std::string_view kConnect = "40/trivial,", kEvent = "42/trivial,";

}  // namespace

void BoardgamePlayer::hear(std::string_view text) {
  if (text.starts_with(kOpen)) return send(std::string(kConnect));
  if (text == kPing) return send(std::string(kPong));
  if (text.starts_with(kConnect))
    return send(std::string(kEvent) + R"(["sync",")" + seat_.table + R"(",")" + number_ + R"(",")" + seat_.token +
                "\"," + std::to_string(load_.settings.players) + "]");
  if (!text.starts_with(kEvent)) return;
  text.remove_prefix(kEvent.size());
  if (text.starts_with(R"(["update")") || text.starts_with(R"(["sync")")) hear_state(text);
}

void BoardgamePlayer::hear_state(std::string_view state) {
  ++load_.updates;
  if (moved_) {
    moved_ = false;
    taken();
  }
  if (state.find(R"("currentPlayer":")" + number_ + "\"") == std::string_view::npos) return;
  moved_ = true;
  choose(std::string(kEvent) + R"(["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[],"playerID":")" +
         number_ + R"(","credentials":")" + seat_.token + R"("}},)" +
         std::to_string(number_after(state, "\"_stateID\":")) + ",\"" + seat_.table + "\",\"" + number_ + "\"]");
}

Table make_boardgame_match(const Load& load) {
  const auto made = post(load, "/games/trivial/create", {{"numPlayers", load.settings.players}});
  const std::string match = made.at("matchID").as_string().c_str();
  Table table;
  for (int i = 0; i < load.settings.players; ++i) {
    const auto seat =
        post(load, "/games/trivial/" + match + "/join", {{"playerID", std::to_string(i)}, {"playerName", "Load"}});
    table.push_back({match, seat.at("playerCredentials").as_string().c_str()});
  }
  return table;
}

}  // namespace carno::load
