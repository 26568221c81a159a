// The one door for chance. The engine asks for an outcome by kind; normally the game's own generator answers.
#pragma once
#include <cassert>

#include "carno/game.h"

namespace carno {

struct Outcome {
  u8 a = kNone;  // face, card, token, tile … of the kind's own table
  u8 b = kNone;  // bag: the number on the token; hand, action: what is settled about a Contamination card (CardFlag)
  friend constexpr bool operator==(Outcome, Outcome) = default;
};

struct WeightedOutcome {
  Outcome outcome;
  u32 weight = 1;
};

// What is settled about a Contamination card whose face nobody sees.
enum class CardFlag : u8 { unscanned, infected, clean };

// What may come out. `list[0]` to `list[count - 1]` are all that can, each with a weight above 0.
struct Outcomes {
  static constexpr int kMax = 64;  // more are never possible at once

  int count = 0;
  u32 total = 0;      // of the weights
  int also_said = 0;  // behind them, without a weight: people may read the cards of a Scan in another order
  std::array<WeightedOutcome, kMax> list;

  void clear() { count = also_said = 0, total = 0; }
  void add(Outcome outcome, u32 weight) {
    assert(count + also_said < kMax && also_said == 0);
    if (count >= kMax) return;
    list[static_cast<std::size_t>(count++)] = {outcome, weight};
    total += weight;
  }
  void add_said(Outcome outcome) {
    assert(count + also_said < kMax);
    if (count + also_said < kMax) list[static_cast<std::size_t>(count + also_said++)] = {outcome, 0};
  }
  // The outcome that somebody means: a token's number and the flag of a Contamination card may be left open (kNone);
  // then it is the first that fits. nullptr: impossible.
  const Outcome* find(Outcome said) const;
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
