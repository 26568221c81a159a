// Reads what somebody wants of a new table.
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "carno/position.h"
#include "lobby.h"

namespace carno::server {

namespace {

namespace json = boost::json;

constexpr std::int64_t kLongestLimit = 7 * 24 * 3600;

std::optional<std::int64_t> whole(const json::object& object, std::string_view name, std::int64_t otherwise) {
  const json::value* it = object.if_contains(name);
  if (!it) return otherwise;
  if (!it->is_int64()) return std::nullopt;
  return it->get_int64();
}

bool flag(const json::object& object, std::string_view name, bool otherwise) {
  const json::value* it = object.if_contains(name);
  return it && it->is_bool() ? it->get_bool() : otherwise;
}

std::string name_in(const json::object& object) {
  const json::value* it = object.if_contains("name");
  return it && it->is_string() ? clean(std::string_view(it->get_string()), kLongestName) : std::string();
}

Problem read_game(const json::object& object, NewTable& table) {
  json::object words;
  for (const std::string_view key : {"players", "race", "mode", "edition", "draft"})
    if (const json::value* it = object.if_contains(key)) words[key] = *it;
  if (const json::value* rules = object.if_contains("rules"); rules && rules->is_object()) {
    for (const auto& [key, value] : rules->get_object())
      words[key] = value;
  }
  std::vector<PositionProblem> problems;
  table.options = read_options(words, Options{}, problems);
  if (!problems.empty()) return bad_request(to_string(problems.front()));
  if (const json::value* it = object.if_contains("edition"); it && it->is_string())
    table.edition = it->get_string().c_str();
  const bool solo = table.options.mode == Mode::solo;
  if (solo ? table.options.players != 1 : table.options.players < 2 || table.options.players > kSeats)
    return bad_request(solo ? "Solo is played by exactly 1 player." : "This mode is played by 2 to 5 players.");
  return {};
}

Problem read_seat(const json::value& value, SeatRecord& seat) {
  const json::object* object = value.if_object();
  const json::value* kind = object ? object->if_contains("kind") : nullptr;
  if (!kind || !kind->is_string() || (kind->get_string() != "human" && kind->get_string() != "bot"))
    return bad_request("A seat's kind must be human or bot.");
  seat.human = kind->get_string() == "human";
  seat.name = name_in(*object);
  if (const json::value* level = object->if_contains("level"); level && level->is_string()) {
    if (!find_bot(std::string_view(level->get_string()))) return bad_request("There is no bot of this level.");
    seat.level = level->get_string().c_str();
  }
  return {};
}

Problem read_seats(const json::object& object, NewTable& table) {
  const json::value* list = object.if_contains("seats");
  if (!list) return {};
  if (!list->is_array() || list->get_array().size() != table.options.players)
    return bad_request("The list of seats must have one entry per player.");
  bool somebody = false;
  for (std::size_t i = 0; i < table.options.players; ++i) {
    if (const Problem problem = read_seat(list->get_array()[i], table.seats[i])) return problem;
    somebody |= table.seats[i].human;
  }
  return somebody ? Problem{} : bad_request("At least one seat must be a person's.");
}

}  // namespace

Problem read_new_table(std::string_view body, NewTable& table) {
  boost::system::error_code error;
  const json::value value = json::parse(body, error);
  if (error || !value.is_object()) return bad_request("A new table must be one JSON object.");
  const json::object& object = value.get_object();
  table.name = name_in(object);
  if (table.name.empty()) return bad_request("Please give a name of 1 to 24 letters.");
  if (const Problem problem = read_game(object, table)) return problem;
  for (SeatRecord& seat : table.seats)
    seat.level = default_bot().name;
  if (const Problem problem = read_seats(object, table)) return problem;
  const auto limit = whole(object, "limit", 0);
  if (!limit || *limit < 0 || *limit > kLongestLimit) return bad_request("The time limit must be 0 to 604800 seconds.");
  table.limit = static_cast<u32>(*limit);
  table.is_public = flag(object, "public", false);
  table.hotseat = flag(object, "hotseat", false);
  return {};
}

}  // namespace carno::server
