// Plays one seat by its own dice.
#pragma once
#include "harness.h"

namespace carno::server::testing {

struct Robot {
  Player player;
  u64 dice;
  u32 seq = 0, id = 0;
  json::object sections, decision;  // decision empty: none pending
  bool undo = false, over = false;
  std::optional<std::int64_t> clock;  // seconds left for the pending decision

  Robot(u16 port, u64 seed) : player(port), dice(seed) {}

  void enter(const Seated& seat, u32 since = 0) { take(player.hello(seat.code, json::value_from(seat.token), since)); }

  void take(const json::object& message) {
    const std::string type = message.at("type").as_string().c_str();
    if (type == "welcome") sections.clear();
    if (type == "welcome" || type == "update") {
      seq = static_cast<u32>(message.at("seq").as_int64());
      undo = message.at("undo").as_bool();
      clock = message.contains("clock") ? std::optional(message.at("clock").as_int64()) : std::nullopt;
      decision = message.at("decision").is_object() ? message.at("decision").as_object() : json::object{};
      for (const auto& [name, value] : message.at("sections").as_object())
        sections[name] = value;
    }
    if (type == "over") over = true;
    if (type == "refused" || type == "error") ADD_FAILURE() << json::serialize(message) << json::serialize(decision);
  }

  bool listen() {
    const auto message = player.receive();
    if (message) take(*message);
    return message.has_value();
  }

  void send_choice(const std::string& choice) {
    player.send(
        {{"v", 1}, {"type", "choose"}, {"id", ++id}, {"seat", decision.at("seat")}, {"seq", seq}, {"choice", choice}});
    decision.clear();
  }
  void choose() { send_choice(pick(decision, dice)); }
};

// Until all have heard the same and one of them has to decide, or the game is over; nullptr: it is.
template <class Robots>
Robot* decider(Robots& robots) {
  for (int i = 0; i < 100000 && !::testing::Test::HasFailure(); ++i) {
    u32 newest = 0;
    for (const auto& robot : robots)
      newest = std::max(newest, robot->seq);
    Robot* pending = nullptr;
    Robot* behind = nullptr;
    bool all_over = true;
    for (const auto& robot : robots) {
      if (robot->seq < newest) behind = robot.get();
      if (!robot->decision.empty() && robot->seq == newest) pending = robot.get();
      all_over = all_over && robot->over;
    }
    if (all_over) return nullptr;
    if (!behind && pending) return pending;
    Robot* listener = behind;
    for (const auto& robot : robots)
      if (!listener && !robot->over) listener = robot.get();
    if (!listener->listen()) {
      ADD_FAILURE() << "nothing more comes";
      return nullptr;
    }
  }
  return nullptr;
}

using Robots = std::vector<std::unique_ptr<Robot>>;

// One for each of these seats, at the table.
inline Robots robots_at(u16 port, u64 seed, const std::vector<Seated>& seats) {
  Robots robots;
  for (const Seated& seat : seats) {
    robots.push_back(std::make_unique<Robot>(port, seed));
    robots.back()->enter(seat);
  }
  return robots;
}

inline void play_to_the_end(Robots& robots) {
  while (Robot* robot = decider(robots))
    robot->choose();
}

}  // namespace carno::server::testing
