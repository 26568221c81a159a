// B11.9 - B11.15, C11: whether an Objective is fulfilled.
#include "flow/objectives.h"

#include "races/race.h"

namespace carno {

namespace {

struct Judge {
  const Facts& f;
  Seat seat;

  bool survived(Seat s) const { return (f.o.survivors & bit(s)) != 0; }

  bool ends_at(u8 places) const {
    const Place place = f.o.crew[seat].place;
    return ((places & end_place::pod) && place == Place::launched) ||
           ((places & end_place::hibernation) && place == Place::hibernating);
  }

  bool lies_in(Object object, u32 tiles) const {
    bool found = false;
    for (Room r = 0; r < kRooms; ++r)
      if (explored(f, r) && (tiles & bit(f.o.tile[r])) && f.o.objects[r][static_cast<std::size_t>(object)])
        found = true;
    return found;
  }

  int slots_analysed() const {
    int n = 0;
    for (u8 slot = 0; slot < kBoardSlots; ++slot)
      n += race_of(f).analysed(f, slot);
    return n;
  }

  bool holds(const Cond* cond) const {
    const Cond* child = cond + 1;
    switch (cond->word) {
      case Word::all:
        for (int i = 0; i < cond->children; ++i, child += child->length)
          if (!holds(child)) return false;
        return true;
      case Word::any:
        for (int i = 0; i < cond->children; ++i, child += child->length)
          if (holds(child)) return true;
        return false;
      case Word::signal_sent: return f.o.crew[seat].signal != 0;
      case Word::slot_analysed: return race_of(f).analysed(f, cond->a);
      case Word::slots_analysed_at_least: return slots_analysed() >= cond->a;
      case Word::end_with_object: return ends_at(cond->b) && carno::holds(f, seat, thing(static_cast<Object>(cond->a)));
      case Word::end_location: return ends_at(cond->b);
      case Word::items_at_least: return items_held(f, seat) >= cond->a;
      case Word::ship_reaches: return !f.o.ship_destroyed && f.o.arrived == cond->a;
      case Word::ship_destroyed: return f.o.ship_destroyed != 0;
      case Word::nest_destroyed: return f.o.nest_destroyed || f.o.ship_destroyed;  // B11.11
      case Word::killed: return f.o.unique_killed || f.o.ship_destroyed;           // C13.14
      case Word::all_rooms_explored: return f.o.explored == bit(kRooms) - 1;       // B11.13
      case Word::only_survivor: return survived(seat) && f.o.survivors == bit(seat);
      case Word::player_dead: {  // B11.12
        const Seat other = static_cast<Seat>(cond->a - 1);
        return other != seat && other < f.o.options.players && !survived(other);
      }
      case Word::survives: return survived(seat);
      case Word::other_survivors_at_least: return std::popcount(f.o.survivors & ~bit(seat)) >= cond->a;
      case Word::object_lies_in: return lies_in(static_cast<Object>(cond->a), cond->mask);
      // Of `requires` and `if` only: effects/conditions.cpp.
      case Word::in_room:
      case Word::in_room_color:
      case Word::in_room_with_computer:
      case Word::in_room_with_entrance:
      case Word::in_working_room:
      case Word::in_working_room_without_computer:
      case Word::object_in_room:
      case Word::no_intruder_in_room:
      case Word::nobody_came:
      case Word::nobody_hibernating:
      case Word::time_blue:
      case Word::self_destruct_active:
      case Word::self_destruct_before_yellow:
      case Word::airlock_running:
      case Word::unlocked_pod_with_seat:
      case Word::eggs_on_board:
      case Word::target_serious_wounds_at_least:
      case Word::slimed:
      case Word::malfunction_markers_at_least:
      case Word::on_board:
      case Word::not_with_character: break;
    }
    return false;
  }
};

bool fulfilled(const Facts& f, Seat owner, u8 card) {
  return Judge{f, owner}.holds(&f.c.conds[f.c.objectives[card].condition]);
}

// B15.6, B15.7: all drawn Objectives are met by the crew together, and at least one survives.
bool crew_wins(const Facts& f) {
  if (f.o.survivors == 0) return false;
  u32 senders = 0;
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (f.o.crew[s].signal) ++senders;
  u32 asked = 0;
  for (Seat s = 0; s < f.o.options.players; ++s) {
    const u8 card = f.h.seat[s].objectives[0];
    if (card == kNone) continue;
    asked += f.c.objectives[card].needs_signal;
    bool met = false;
    for (Seat by = 0; by < f.o.options.players; ++by)
      met = met || fulfilled(f, by, card);
    if (!met) return false;
  }
  return senders >= asked;
}

}  // namespace

u8 winners(const Facts& f) {
  u8 mask = 0;
  if (f.o.options.mode == Mode::coop) return crew_wins(f) ? static_cast<u8>(bit(f.o.options.players) - 1) : u8{0};
  for (Seat s = 0; s < f.o.options.players; ++s) {
    if (!(f.o.survivors & bit(s))) continue;
    bool met = false;  // U21: with two Objectives left either suffices
    for (u8 card : f.h.seat[s].objectives)
      met = met || (card != kNone && fulfilled(f, s, card));
    if (met) mask = static_cast<u8>(mask | bit(s));
  }
  return mask;
}

}  // namespace carno
