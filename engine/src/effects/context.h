// The frame of a running effect. Effects run op by op; an op that must wait is entered again with
// Frame::step as it left it.
#pragma once
#include "state/play.h"

namespace carno {

enum class Flow : u8 { next, wait };

// seat = the actor, room = the Room the effect is about ("own room").
struct EffectFrame {
  static constexpr Proc proc = Proc::effect;
  Seat character = kNone;        // whom it is about: the target, the chosen one, the mover; kNobody: a spared target
  u8 label = kNone;              // of the chosen or attacking Carnomorph, or kEggs
  ItemId item = kNone;           // in use, or extending the card; after `attach` the weapon
  u8 progress = 0;               // of the running op, which says how it counts
  std::array<u8, 3> due_bits{};  // see `due`
  u8 marks = 0;                  // kAtEggs, kIntoRoom, kNoiseBrought
  u16 op = 0;                    // the running one, an index into Content::ops
  Room chosen_room = kNone;
  u8 count = 0;  // cards discarded, steps moved: the effect's reply

  static constexpr u8 kAtEggs = 1;        // this effect was an attempt on Eggs: a Noise roll follows (B12.9)
  static constexpr u8 kIntoRoom = 2;      // everybody in the chosen Room was hit
  static constexpr u8 kNoiseBrought = 4;  // a Noise roll of this effect brought a creature (B5.11)

  // A set of the running op: Carnomorphs or Rooms still to come, or Carnomorphs it has placed.
  u32 due() const { return due_bits[0] | u32{due_bits[1]} << 8 | u32{due_bits[2]} << 16; }
  void due(u32 set) { due_bits = {static_cast<u8>(set), static_cast<u8>(set >> 8), static_cast<u8>(set >> 16)}; }
  void drop(u8 one) { due(due() & ~bit(one)); }
};
static_assert(kMinis <= 24 && kRooms <= 24);
// The frame of an effect that has not begun.
inline Frame idle_effect(Seat actor, Room room, ItemId item) {
  Frame f;
  f.proc = Proc::effect;
  f.seat = actor;
  f.room = room;
  EffectFrame& effect = as<EffectFrame>(f) = EffectFrame{};
  effect.item = item;
  return f;
}

// Who or what a selector means now; choices among several are made by the verbs.
u8 characters(const Facts&, const Frame&, Who);
u32 rooms(const Facts&, const Frame&, const Op&);
u32 room_candidates(const Facts&, const Frame&, Where scope, u8 colour_set);  // for choose, move, peek
u32 carnomorphs(const Facts&, const Frame&, const Op&);
u32 goal_rooms(const Facts&, Seat mover, Room from, const Op&);  // of Verb::move
u32 passable_neighbors(const Facts&, Room);
bool sealable(const Facts&, Room);  // no Destroyed Door around it (B13.13)
u8 analysable_slots(const Facts&, Room);

bool holds_all(const Facts&, const Frame&, u16 first, u8 count);  // conditions of `requires` and `if`

// Whether an option could do anything (B3.7).
enum class Use : u8 { impossible, idle, useful };
Use use_of(const Facts&, const Frame&, u16 program);
const Op& hindrance(const Facts&, const Frame&, u16 program);  // what makes it impossible, else its first step
bool option_open(const Facts&, const Frame&, const Option&);

// Executes one op.
Flow run_crew_verb(Play&, Frame&, const Op&);
Flow run_ship_verb(Play&, Frame&, const Op&);
Flow run_brood_verb(Play&, Frame&, const Op&);
Flow run_item_verb(Play&, Frame&, const Op&);

// Asks the actor to pick from `mask` unless there is only one; true when the answer is in `out`.
// Uses Frame::step: 0 before the question, 1 after it.
bool pick_one(Play&, Frame&, Seat chooser, Pick, u64 mask, Purpose, RuleId, u8& out);

}  // namespace carno
