// The one door for chance. The engine asks for an outcome by kind; normally the game's own generator answers.
#pragma once
#include "carno/game.h"

namespace carno {

struct Outcome {
  u8 a = kNone;  // face, card, token, tile … of the kind's own table
  u8 b = kNone;  // bag: the number on the token; token: unused
  friend constexpr bool operator==(Outcome, Outcome) = default;
};

struct WeightedOutcome {
  Outcome outcome;
  u32 weight = 1;
};

struct Outcomes {
  static constexpr int kMax = 64;
  int count = 0;
  u32 total = 0;
  std::array<WeightedOutcome, kMax> list;
  // Weight 0: possible if somebody says so, but never drawn by the generator (scans: see chance.cpp).
  void add(Outcome outcome, u32 weight) {
    if (count >= kMax) return;
    list[static_cast<std::size_t>(count++)] = {outcome, weight};
    total += weight;
  }
};

// Answers the engine's requests in place of the game's generator: people at a table, a script, a search.
struct ChanceSource {
  // What is asked stands in game.open.pending (luck, arg; arg2 = 1: already settled, one outcome only).
  // Return false to stop the engine: it then asks with Decision::seat == kChanceSeat.
  virtual bool answer(const Game& game, const Outcomes& possible, Outcome& outcome) = 0;

 protected:
  ~ChanceSource() = default;
};

}  // namespace carno
