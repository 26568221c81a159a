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

// The Room whose Action is being carried out, also where a card, an Item or a Mutation does it; kNone: none is.
Room room_in_use(const Content& content, const Open& open);

// What the pending question is about, as far as the procedure that asks it has put it on the table.
struct Question {
  u16 op = 0;              // of a running effect: which step asks, an index into Content::ops; 0: no effect asks
  Choice interruptible{};  // the Action that an Interruption would cancel; Do::none: there is none
  NoiseFace noise{};       // of the Noise die that may be rolled again
  u8 target = kNone;       // of the shot that may be rolled again: a label or kEggs,
  ItemId weapon = kNone;   // with what,
  CombatFace combat{};     // and the face that lies there
};
Question question_of(const Open& open);

// Action cards due for an Action of `seat` (B3.1); 0 for everything else.
u8 cost_of(const Engine& engine, const Game& game, Seat seat, const Choice& choice);

}  // namespace carno
