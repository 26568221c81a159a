// Who must choose, among what. Options are listed, or, where hand cards are picked, counted and made on demand.
#pragma once
#include "carno/game.h"

namespace carno {

class Decision {
 public:
  // Bounds: options that are listed one by one, and sets of hand cards, which are counted and made on demand.
  static constexpr u32 kListed = 1024;
  static constexpr u32 kCardSets = 1u << 20;
  static constexpr int kKinds = 12;

  Seat seat = kNone;  // kChanceSeat in manual mode; kNone when the game is over
  Ask ask = Ask::nothing;
  Pick pick = Pick::none;
  Purpose purpose = Purpose::none;
  RuleId rule;

  u32 count() const { return count_; }
  bool truncated() const { return truncated_; }  // a bound was too small: an error of the engine, never seen
  Choice at(u32 index) const;
  bool contains(const Choice& choice) const;

  u32 first_listed() const { return sets_; }  // before it: sets of hand cards

  void clear() { count_ = sets_ = 0, kinds_.count = 0, verb_ = Do::none, truncated_ = false; }
  void add(const Choice& choice) {
    if (count_ - sets_ < kListed)
      list_[count_++ - sets_] = choice;
    else
      truncated_ = true;
  }
  struct Kinds {  // of hand cards
    int count = 0;
    std::array<u8, kKinds> card{};
    std::array<u8, kKinds> copies{};
    void add(u8 kind, unsigned n) {
      if (n == 0) return;
      card[static_cast<std::size_t>(count)] = kind;
      copies[static_cast<std::size_t>(count++)] = static_cast<u8>(n);
    }
  };
  // Hand cards: `exact` of them, or any number when exact < 0. `verb` pay or discard; nothing = `keep`. Others are
  // added after them.
  void hand_cards(Do verb, int exact, const Kinds& kinds);

 private:
  u32 count_ = 0;
  u32 sets_ = 0;  // of hand cards, the first of the options
  Kinds kinds_;
  int exact_ = 0;
  Do verb_ = Do::none;
  bool truncated_ = false;
  std::array<Choice, kListed> list_;  // deliberately not initialised: only those added are read
};

// A decision with one option takes itself. Not a round, which may also be used to look around, nor a payment, which is
// the last moment to take an Action back; and among several people neither a reaction nor the answer to an offer:
// skipping the question would tell the others that the card is not in hand (U48), the Item not in the Inventory (R2).
inline bool takes_itself(const Decision& decision, bool several_people) {
  if (decision.count() != 1 || decision.ask == Ask::turn || decision.ask == Ask::pay) return false;
  return !several_people || (decision.ask != Ask::react && decision.ask != Ask::trade_answer);
}

}  // namespace carno
