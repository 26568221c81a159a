// How much one connection and one address may ask for.
#pragma once
#include <chrono>
#include <string>
#include <unordered_map>

#include "carno/types.h"

namespace carno::server {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

inline std::int64_t unix_milliseconds() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// Fills at a steady rate up to `burst`; every take empties it by what is asked for.
class Bucket {
 public:
  Bucket(double a_second, double burst) : rate_(a_second), burst_(burst), level_(burst) {}
  bool take(Moment now, double cost = 1);
  bool full(Moment now) const { return level_at(now) >= burst_; }

 private:
  double level_at(Moment now) const;

  double rate_, burst_, level_;
  Moment filled_{};
};

struct ChatBucket : Bucket {
  ChatBucket() : Bucket(1, 5) {}
};

// What addresses have open and have asked for lately. Forgets those that have nothing open and were quiet.
class AddressLimits {
 public:
  explicit AddressLimits(u32 per_address) : per_address_(per_address) {}

  bool open_socket(const std::string& address, Moment now);  // false: too many WebSockets already, or lately
  void close_socket(const std::string& address);
  bool open_stream(const std::string& address);  // any TCP connection: a page loads over several
  void close_stream(const std::string& address);
  bool ask(const std::string& address, Moment now);  // anything of the API
  bool make_table(const std::string& address, Moment now);
  bool join_table(const std::string& address, Moment now);
  void forget_quiet(Moment now);

 private:
  struct Entry {
    u32 sockets = 0, streams = 0;
    Bucket asked{50, 200}, made{8.0 / 60, 8}, joined{30.0 / 60, 30};
    Bucket connected{0.1, 8};  // in WebSockets an address may have: all of it may reconnect eight times at once
  };

  u32 per_address_;
  std::unordered_map<std::string, Entry> entries_;
};

}  // namespace carno::server
