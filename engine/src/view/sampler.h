// Makes a full state out of one seat's view. What the seat knows stays; then comes what the running procedures imply
// about the others (an offer, components, cards to pay, drawn cards); the rest is drawn from what is left.
#pragma once
#include "core/rng.h"
#include "state/play.h"

namespace carno {

class Sampler {
 public:
  Sampler(const Content& content, const View& view, u64 seed, Game& game)
      : c_(content), view_(view), game_(game), o_(game.open), h_(game.hidden), rng_(seed) {}

  void run();

 private:
  // What a hand or deck must hold for the pending question to have an answer.
  struct Needs {
    u8 actions = 0;             // Action cards in hand
    u8 contamination = 0;       // Contamination cards in hand
    u8 deck_contamination = 0;  // or in the deck
  };

  // --- resample.cpp: the ship and its decks ---
  void tiles();
  void engines();
  void objectives();
  void mutations();
  void events();
  void held_tokens();
  bool possible_objective(Seat s, std::size_t place, u8 card) const;

  // --- resample_items.cpp ---
  void items();
  void unseen_items();
  void implied_items();
  void implied_by_action(const Frame& frame);
  void implied_by_offer();
  void must_hold(Seat s, ItemId item, unsigned copies);
  void must_hold_one_of(Seat s, u64 items);
  void must_craft(Seat s, bool yellow_as_tool);
  bool could_hold(Seat s, ItemId a, ItemId b) const;
  bool quest_item_free(ItemId item) const;
  void fill_inventory(Seat s);
  void quest_items(Seat s);
  void searched_items();
  void item_decks();
  ItemId random_item(u8 colour, bool normal_only);

  // --- resample_cards.cpp: hands and Contamination cards ---
  void hands();
  void own_cards(u32 unseen);
  void cards_of_other(Seat s, u32 unseen);
  void answer(Seat s);
  void pending_scan();
  void contamination();
  Needs needs_of(Seat s) const;

  bool viewed(Seat s) const { return s == view_.seat; }
  const Frame& top_frame() const { return o_.agenda[o_.depth - 1u]; }
  Facts facts() const { return {c_, o_, h_}; }
  u32 below(u32 n) { return random_below(rng_, n); }
  u8 take_bit(u32& mask);
  CardId random_card(u32 pile);

  const Content& c_;
  const View& view_;
  Game& game_;
  Open& o_;
  Hidden& h_;
  u64 rng_;
  std::array<u8, kItems> left_{};                     // copies whose place is not settled yet
  std::array<std::array<u8, kBacks>, kSeats> due_{};  // cards an Inventory still needs, by back
};

}  // namespace carno
