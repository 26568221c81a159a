// Whole games in bulk. The result depends on the seed only, never on the number of threads or the machine.
#pragma once
#include <array>
#include <string>

#include "carno/bots.h"
#include "carno/engine.h"

namespace carno {

struct SimOptions {
  Options game;
  u64 seed = 1;
  u64 games = 1000;
  bool check_invariants = false;              // after every step, not only at the end of each game
  bool observe = false;                       // make the acting seat's View at every decision, as a bot would
  std::array<PickFunction, kSeats> policy{};  // who plays each seat; nullptr: at random, without a View
};

struct SimResult {
  u64 games = 0;
  u64 decisions = 0;   // with two options or more
  u64 steps = 0;       // all decisions
  u64 most_steps = 0;  // of one game
  u64 rounds = 0;      // Turns, summed
  u64 survivors = 0, winners = 0;
  u64 violations = 0;
  std::string first_violation;
  std::array<u64, 6> ends{};  // by EndReason
  u64 signature = 0;

  void add(const SimResult& other);
};

// Plays games first..last-1 of the series on this thread. A listener hears all of them.
SimResult simulate_range(const Engine& engine, const SimOptions& options, u64 first, u64 last,
                         Listener* listener = nullptr);

std::string_view end_reason_text(EndReason reason);

}  // namespace carno
