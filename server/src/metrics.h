// What /metrics tells, in Prometheus' text form. Counters that two threads touch are atomic.
#pragma once
#include <array>
#include <atomic>
#include <string>

#include "rate_limits.h"

namespace carno::server {

// Counts durations below 0.25 ms, 0.5 ms, 1 ms … and beyond.
class Histogram {
 public:
  void add(Clock::duration duration);
  void append(std::string& out, std::string_view name, std::string_view help) const;

 private:
  static constexpr int kSteps = 14;
  std::array<std::atomic<u64>, kSteps + 1> below_{};
  std::atomic<u64> count_{0};
  std::atomic<u64> nanoseconds_{0};
};

struct Metrics {
  std::atomic<u64> connections{0}, spectators{0}, live_tables{0};  // now
  std::atomic<u64> connections_total{0}, tables_made{0}, tables_loaded{0}, games_over{0}, choices{0}, bot_choices{0},
      undone{0}, refused{0}, errors{0}, messages_in{0}, messages_out{0}, bytes_out{0}, http_requests{0}, commits{0},
      jobs{0}, storage_failures{0};
  Histogram choice_time;  // from reading a person's choice to sending `taken`
  Histogram commit_time;
  Moment started = Clock::now();

  void committed(std::size_t jobs_done, Clock::duration took);
  std::string text() const;
};

inline void count(std::atomic<u64>& counter, u64 by = 1) { counter.fetch_add(by, std::memory_order_relaxed); }
inline void uncount(std::atomic<u64>& counter) { counter.fetch_sub(1, std::memory_order_relaxed); }

}  // namespace carno::server
