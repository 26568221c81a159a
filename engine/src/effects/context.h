// The frame of a running effect, read with names. Effects run op by op; an op that must wait is entered again with
// Frame::step as it left it.
#pragma once
#include "state/play.h"

namespace carno {

enum class Flow : u8 { next, wait };

// seat = actor, room = the Room the effect is about ("own room"), a = target seat, b = label of the chosen or
// attacking Carnomorph, c = Item in use, d = a counter of the running op, x = set of Carnomorphs, y = see below
inline u16 pc(const Frame& f) { return static_cast<u16>(f.y & 0xFFFF); }
inline void set_pc(Frame& f, unsigned value) { f.y = (f.y & 0xFFFF0000u) | value; }
inline Room chosen_room(const Frame& f) { return static_cast<Room>((f.y >> 16) & 0xFF); }
inline void set_chosen_room(Frame& f, Room room) { f.y = (f.y & 0xFF00FFFFu) | u32{room} << 16; }
inline u8 count_of(const Frame& f) { return static_cast<u8>(f.y >> 24); }  // cards discarded, steps moved
inline constexpr u8 kEggsAttempted = 200;  // in count_of: this effect was an attempt on Eggs
inline constexpr u8 kRollBrought = 201;    // likewise: a Noise roll of this effect brought a Carnomorph
inline void set_count(Frame& f, u8 n) { f.y = (f.y & 0x00FFFFFFu) | u32{n} << 24; }

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
