// Where the agenda stands, for those who show it: whose round it is, which Action runs, and what an Action costs.
#pragma once
#include "carno/engine.h"

namespace carno {

struct Round {
  Seat seat = kNone;    // whose player round it is
  u8 actions_left = 0;  // kNone: as many as they like
  Seat actor = kNone;   // whose Action is being carried out
  Room room = kNone;    // where it was announced
  Choice action{};      // the Action; Do::none: there is none
  Seat trader = kNone;  // who makes offers in the running Trade
  u8 attacker = kNone;  // label of the Carnomorph whose attack is being resolved
};
Round round_of(const Open& open);

// Action cards due for an Action of `seat` (B3.1); 0 for everything else.
u8 cost_of(const Engine& engine, const Game& game, Seat seat, const Choice& choice);

}  // namespace carno
