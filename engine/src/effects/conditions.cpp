// Condition words of `requires` and `if`.
#include "effects/context.h"

namespace carno {

namespace {

bool holds(const Facts& f, const Frame& e, const Cond* cond);

bool any_child(const Facts& f, const Frame& e, const Cond* cond) {
  const Cond* child = cond + 1;
  for (int i = 0; i < cond->children; ++i, child += child->length)
    if (holds(f, e, child)) return true;
  return false;
}

bool free_seat(const Facts& f, u8 section) {
  for (u8 i = 0; i < kPods; ++i) {
    if (f.o.pods[i].section != section || f.o.pods[i].state != PodState::unlocked) continue;
    int seated = 0;
    for (Seat s = 0; s < f.o.options.players; ++s)
      seated += f.o.crew[s].place == Place::pod && f.o.crew[s].pod == i;
    if (seated < f.c.supply.pod_seats) return true;
  }
  return false;
}

bool type_on_board(const Facts& f, u8 type) { return f.o.minis_on_board[type] > 0; }

bool without_characters(const Facts& f, u8 type) {
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(f, m) && f.o.minis[m].type == type && f.o.crew_in[f.o.minis[m].room] == 0) return true;
  return false;
}

bool holds(const Facts& f, const Frame& e, const Cond* cond) {
  const auto& effect = as<EffectFrame>(e);
  const Room room = e.room;
  const bool known = room != kNone && explored(f, room);
  const Seat target = effect.character == kNone || effect.character == kNobody ? e.seat : effect.character;
  switch (cond->word) {
    case Word::any: return any_child(f, e, cond);
    case Word::in_room: return known && (cond->mask & bit(f.o.tile[room]));
    case Word::in_room_color: return known && colours(f, room) == bit(cond->a);
    case Word::in_room_with_computer:  // the Holo Computer stands in for one
      return working_computer(f, room) || (effect.item != kNone && f.c.items[effect.item].waives_computer);
    case Word::in_room_with_entrance: return f.c.slots[room].technical != 0;
    case Word::in_working_room: return working(f, room) && (cond->mask & bit(f.o.tile[room]));
    case Word::in_working_room_without_computer: return working(f, room) && !f.c.tiles[f.o.tile[room]].computer;
    case Word::object_in_room: return object_in(f, room, static_cast<u8>(cond->mask), cond->a != 0);
    case Word::no_intruder_in_room: return !in_combat(f, room);
    case Word::nobody_came: return !in_combat(f, room) && !(effect.marks & EffectFrame::kNoiseBrought);
    case Word::nobody_hibernating: return !anybody_hibernates(f);
    case Word::time_blue: return f.o.time <= f.c.tracks.time_blue && f.o.time > 0;
    case Word::self_destruct_active: return (f.o.self_destruct != kNone) == (cond->a != 0);
    case Word::self_destruct_before_yellow:
      return f.o.self_destruct != kNone && f.o.self_destruct > f.c.tracks.self_destruct_yellow;
    case Word::airlock_running: return (f.o.airlock != kNone) == (cond->a != 0);
    case Word::unlocked_pod_with_seat: return free_seat(f, cond->a);
    case Word::eggs_on_board: return f.o.eggs > 0;
    case Word::target_serious_wounds_at_least: return f.o.crew[target].serious_count >= cond->a;
    case Word::slimed: return f.o.crew[target].slime != 0;
    case Word::malfunction_markers_at_least: return std::popcount(f.o.malfunction) >= cond->a;
    case Word::on_board: return type_on_board(f, cond->a);
    case Word::not_with_character: return without_characters(f, cond->a);
    // Of Objectives only: flow/objectives.cpp.
    case Word::all:
    case Word::signal_sent:
    case Word::slot_analysed:
    case Word::slots_analysed_at_least:
    case Word::end_with_object:
    case Word::end_location:
    case Word::items_at_least:
    case Word::ship_reaches:
    case Word::ship_destroyed:
    case Word::nest_destroyed:
    case Word::killed:
    case Word::all_rooms_explored:
    case Word::only_survivor:
    case Word::player_dead:
    case Word::survives:
    case Word::other_survivors_at_least:
    case Word::object_lies_in: break;
  }
  return false;
}

}  // namespace

bool holds_all(const Facts& f, const Frame& e, u16 first, u8 count) {
  const Cond* cond = &f.c.conds[first];
  for (int i = 0; i < count; ++i, cond += cond->length)
    if (!holds(f, e, cond)) return false;
  return true;
}

}  // namespace carno
