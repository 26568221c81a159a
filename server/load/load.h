// What all scripted players of one run share: the wishes, the dice, the figures.
#pragma once
#include <chrono>
#include <cstddef>
#include <deque>
#include <random>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/json/object.hpp>

namespace carno::load {

using Clock = std::chrono::steady_clock;

struct Settings {
  unsigned short port = 8090;
  int tables = 200, players = 4, bots = 0, seconds = 20;
  int spare = 0;    // tables made beforehand, for when a game is over
  double pace = 0;  // choices a second in all; 0: none is held back
  bool boardgame = false;
};

struct Seat {
  std::string table, token;
};
using Table = std::vector<Seat>;  // its people

struct Load {
  Settings settings;
  boost::asio::io_context io{1};
  std::mt19937_64 dice{7};
  std::vector<double> milliseconds;  // from a choice to its acknowledgement
  long refused = 0, updates = 0, over = 0;
  std::size_t bytes = 0;
  std::deque<Table> spare;
  Clock::time_point measure_from, until;
};

// Asks the server over HTTP and reads the JSON object it answers with.
boost::json::object post(const Load& load, const std::string& target, const boost::json::object& body);

// The number behind a key; 0 if it is not there.
unsigned long number_after(std::string_view text, std::string_view key);

}  // namespace carno::load
