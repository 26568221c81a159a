#include <algorithm>

#include <boost/json/array.hpp>

#include "players.h"

namespace carno::load {

namespace {

bool has_type(std::string_view text, std::string_view type) {
  constexpr std::string_view kKey = R"("type":")";
  const std::size_t at = text.find(kKey);
  return at < 16 && text.substr(at + kKey.size()).starts_with(type) && text[at + kKey.size() + type.size()] == '"';
}

// The first cards of the hand that are enough.
std::string pick_cards(std::string_view decision) {
  unsigned long due = number_after(decision, "\"min\":");
  if (due == 0) return "keep";
  std::string text = decision.find("\"ask\":\"pay\"") != std::string_view::npos ? "pay" : "discard";
  std::string_view cards = decision.substr(decision.find("\"cards\":{") + 9);
  while (due > 0 && !cards.empty() && cards[0] != '}') {
    const std::size_t quote = cards.find('"', cards.find('"') + 1);
    const std::string name(cards.substr(cards.find('"') + 1, quote - cards.find('"') - 1));
    for (unsigned long copies = number_after(cards.substr(quote), ":"); copies > 0 && due > 0; --copies, --due)
      text += " " + name;
    cards.remove_prefix(std::min(cards.find_first_of(",}", quote), cards.size()));
    if (!cards.empty() && cards[0] == ',') cards.remove_prefix(1);
  }
  return text;
}

}  // namespace

void CarnoPlayer::opened() {
  send(R"({"v":1,"type":"hello","code":")" + seat_.table + R"(","token":")" + seat_.token +
       R"(","lang":"en","since":0})");
}

void CarnoPlayer::hear(std::string_view text) {
  if (has_type(text, "taken")) {
    taken();
  } else if (has_type(text, "update") || has_type(text, "welcome")) {
    ++load_.updates;
    const std::size_t decision = text.find("\"decision\":{");
    const unsigned long seq = number_after(text, "\"seq\":");
    if (decision != std::string_view::npos && seq != answered_) answer(text.substr(decision), seq);
  } else if (has_type(text, "refused")) {
    ++load_.refused;
  } else if (has_type(text, "over")) {
    ++load_.over;
    end();
  }
}

void CarnoPlayer::end() {
  if (first_ && !load_.spare.empty()) {
    const Table next = std::move(load_.spare.front());
    load_.spare.pop_front();
    sit_down(load_, next);
  }
  close();
}

void CarnoPlayer::answer(std::string_view decision, unsigned long seq) {
  answered_ = seq;
  choose(R"({"v":1,"type":"choose","id":1,"seat":)" + std::to_string(number_after(decision, "\"seat\":")) +
         ",\"seq\":" + std::to_string(seq) + ",\"choice\":\"" + pick(decision) + "\"}");
}

std::string CarnoPlayer::pick(std::string_view decision) {
  const std::string_view options = decision.substr(decision.find("\"options\":["));
  const std::size_t end = options.find(']') == 11 ? 0 : std::min(options.find("\"refused\""), options.size());
  std::vector<std::size_t> places;
  constexpr std::string_view kKey = "\"choice\":\"";
  for (std::size_t at = options.find(kKey); at < end; at = options.find(kKey, at + 1))
    places.push_back(at + kKey.size());
  if (places.empty()) return pick_cards(decision);
  const std::size_t at = places[load_.dice() % places.size()];
  return std::string(options.substr(at, options.find('"', at) - at));
}

Table make_carno_table(const Load& load) {
  const int humans = load.settings.players - load.settings.bots;
  boost::json::array seats;
  for (int i = 0; i < load.settings.players; ++i)
    seats.push_back(boost::json::object{{"kind", i < humans ? "human" : "bot"}});
  boost::json::object seat = post(
      load, "/api/tables",
      {{"name", "Load"}, {"players", load.settings.players}, {"mode", "semi"}, {"draft", false}, {"seats", seats}});
  const std::string code = seat.at("code").as_string().c_str();
  Table table;
  for (int i = 0; i < humans; ++i) {
    if (i) seat = post(load, "/api/tables/" + code + "/join", {{"name", "Load"}});
    table.push_back({code, seat.at("token").as_string().c_str()});
  }
  return table;
}

}  // namespace carno::load
