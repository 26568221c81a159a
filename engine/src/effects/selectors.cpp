#include "effects/context.h"
#include "races/race.h"

namespace carno {

namespace {

u8 aboard_in(const Facts& f, Room room) {
  u8 mask = 0;
  if (room == kNone) return 0;
  for_bits(u32{f.o.crew_in[room]}, [&](Seat s) {
    if (aboard(f, s)) mask = static_cast<u8>(mask | bit(s));
  });
  return mask;
}

template <class Test>
u8 crew_where(const Facts& f, Test&& test) {
  u8 mask = 0;
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (active(f, s) && test(s)) mask = static_cast<u8>(mask | bit(s));
  return mask;
}

template <class Test>
u32 rooms_where(Test&& test) {
  u32 mask = 0;
  for (Room r = 0; r < kRooms; ++r)
    if (test(r)) mask |= bit(r);
  return mask;
}

u32 only(u32 mask, bool highest) {
  if (mask == 0) return 0;
  return highest ? bit(static_cast<unsigned>(31 - std::countl_zero(mask))) : mask & (~mask + 1);
}

}  // namespace

bool sealable(const Facts& f, Room r) { return (f.c.slots[r].corridor_mask & f.o.destroyed) == 0; }

u32 passable_neighbors(const Facts& f, Room r) {
  const Slot& slot = f.c.slots[r];
  u32 mask = 0;
  for (std::size_t i = 0; i < slot.neighbors; ++i)
    if (!(f.o.closed & bit(slot.neighbor_corridor[i]))) mask |= bit(slot.neighbor_room[i]);
  return mask;
}

// Intercom (A4): those in a Room with a working Computer are within reach too.
static u8 within_reach(const Facts& f, const Frame& e) {
  const auto& effect = as<EffectFrame>(e);
  u8 here = aboard_in(f, e.room);
  if (effect.item != kNone && f.c.items[effect.item].extends_cards)
    for_bits(f.o.computers & ~f.o.malfunction, [&](Room r) { here = static_cast<u8>(here | aboard_in(f, r)); });
  return here;
}

u8 characters(const Facts& f, const Frame& e, Who who) {
  const auto& effect = as<EffectFrame>(e);
  const u8 self = static_cast<u8>(bit(e.seat));
  switch (who) {
    case Who::self: return self;
    case Who::target:
      return effect.character == kNone     ? self
             : effect.character == kNobody ? u8{0}
                                           : static_cast<u8>(bit(effect.character));
    case Who::all_players:
    case Who::all_characters: return active_mask(f);
    case Who::others_in_room:
    case Who::other_in_room:
    case Who::willing_in_room:
    case Who::chosen_other_in_room: return static_cast<u8>(within_reach(f, e) & ~self);
    case Who::all_in_room:
    case Who::self_and_or_willing:
    case Who::self_or_in_room:
    case Who::chosen_in_room: return within_reach(f, e);
    case Who::chosen_player:
      return static_cast<u8>(crew_where(f, [&](Seat s) { return s != e.seat && f.o.crew[s].objectives > 0; }));
    case Who::with_signal:
      return static_cast<u8>(crew_where(f, [&](Seat s) { return s != e.seat && f.o.crew[s].signal; }));
    case Who::chosen: return effect.character == kNone ? u8{0} : static_cast<u8>(bit(effect.character));
    case Who::not_in_combat: return crew_where(f, [&](Seat s) { return !in_combat(f, f.o.crew[s].room); });
    case Who::slimed: return crew_where(f, [&](Seat s) { return f.o.crew[s].slime != 0; });
    case Who::near_heavy_object: return crew_where(f, [&](Seat s) { return heavy_object_in(f, f.o.crew[s].room); });
    case Who::in_room_of_chosen_intruder:  // where the throw went; who sits in a pod there is shut in (U6)
    case Who::in_chosen_room: break;
  }
  return aboard_in(f, effect.chosen_room);
}

u32 room_candidates(const Facts& f, const Frame& e, Where scope, u8 colour_set) {
  const auto& effect = as<EffectFrame>(e);
  const u32 here = e.room == kNone ? 0 : bit(e.room);
  auto of_colour = [&](Room r) { return explored(f, r) && (colour_set == 0 || colours(f, r) == colour_set); };
  switch (scope) {
    case Where::any_room: return bit(kRooms) - 1;
    case Where::neighboring: return passable_neighbors(f, e.room);
    case Where::own_or_neighboring: return here | passable_neighbors(f, e.room);
    case Where::own_or_neighboring_with_intruder:
      return rooms_where([&](Room r) {
        return ((here | passable_neighbors(f, e.room)) & bit(r)) &&
               (in_combat(f, r) || (effect.item != kNone && f.c.items[effect.item].eggs_destroyed && eggs_in(f, r)));
      });
    case Where::other_explored_sealable:
      return rooms_where([&](Room r) { return r != e.room && of_colour(r) && sealable(f, r); });
    case Where::lowest_explored: return only(rooms_where(of_colour), false);
    case Where::highest_explored: return only(rooms_where(of_colour), true);
    case Where::highest_burning: return only(f.o.fire, true);
    default: return here;
  }
}

u32 rooms(const Facts& f, const Frame& e, const Op& op) {
  const auto& effect = as<EffectFrame>(e);
  switch (op.where) {
    case Where::own_room: return e.room == kNone ? 0 : bit(e.room);
    case Where::chosen_room: return effect.chosen_room == kNone ? 0 : bit(effect.chosen_room);
    case Where::any_computer_room: return f.o.computers;
    case Where::listed: return rooms_where([&](Room r) { return explored(f, r) && (op.mask & bit(f.o.tile[r])); });
    case Where::explored_rooms:
      return rooms_where([&](Room r) { return explored(f, r) && (op.colours == 0 || colours(f, r) == op.colours); });
    case Where::rooms_with_slimed:
      return rooms_where([&](Room r) {
        bool found = false;
        for_bits(u32{f.o.crew_in[r]}, [&](Seat s) { found = found || f.o.crew[s].slime; });
        return found;
      });
    case Where::rooms_with_intruders: return rooms_where([&](Room r) { return in_combat(f, r); });
    case Where::rooms_to_spawn: return rooms_where([&](Room r) { return race_of(f).spawns_in(f, r); });
    default: return room_candidates(f, e, op.where, op.colours);
  }
}

u32 carnomorphs(const Facts& f, const Frame& e, const Op& op) {
  const auto& effect = as<EffectFrame>(e);
  switch (static_cast<Intruders>(op.what)) {
    case Intruders::chosen:
    case Intruders::attacker: {
      const Mini m = find_label(f, effect.label);
      return m == kNone ? 0 : bit(m);
    }
    case Intruders::others_in_room_of_chosen: {
      const Mini m = find_label(f, effect.label);
      const Room room = m == kNone ? effect.chosen_room : f.o.minis[m].room;
      return room == kNone ? 0 : f.o.minis_in[room] & ~(m == kNone ? 0 : bit(m));
    }
    case Intruders::in_chosen_room: return effect.chosen_room == kNone ? 0 : f.o.minis_in[effect.chosen_room];
    case Intruders::placed_now: return effect.due();
    case Intruders::in_combat_near_chosen_room: {
      u32 mask = 0;
      const Room goal = effect.chosen_room;
      if (goal == kNone) return 0;
      // They attack before they leave: one that a Closed Door will stop (B6.26) does not.
      const bool through = race_of(f).passes_closed_doors(f);
      for_bits(through ? f.c.slots[goal].neighbor_mask : passable_neighbors(f, goal), [&](Room r) {
        if (f.o.crew_in[r]) mask |= f.o.minis_in[r];
      });
      return mask;
    }
    case Intruders::all: break;
  }
  const Room room = op.where == Where::chosen_room ? effect.chosen_room : e.room;
  return room == kNone ? 0 : f.o.minis_in[room];
}

u32 goal_rooms(const Facts& f, Seat mover, Room from, const Op& op) {
  switch (op.where) {
    case Where::room_with_entrance:
    case Where::explored_room_with_entrance:
      if (!f.c.slots[from].technical) return 0;
      return rooms_where([&](Room r) {
        return r != from && f.c.slots[r].technical && (op.where == Where::room_with_entrance || explored(f, r));
      });
    case Where::other_explored_yellow:
      return rooms_where(
          [&](Room r) { return r != from && colours(f, r) == bit(static_cast<unsigned>(Colour::yellow)); });
    default: {
      u32 goals = passable_neighbors(f, from);
      if (static_cast<MoveNoise>(op.a) == MoveNoise::careful) {  // U18, B3.10
        u32 quiet = 0;
        for_bits(goals, [&](Room r) {
          if (empty_but_for(f, r, mover) && (f.c.slots[r].corridor_mask & ~f.o.noise)) quiet |= bit(r);
        });
        goals = quiet;
      }
      return goals;
    }
  }
}

u8 analysable_slots(const Facts& f, Room room) {
  u8 slots = race_of(f).analysable(f);
  for_bits(u32{slots}, [&](u8 i) {
    if (!object_in(f, room, f.c.board_slots[i].objects, true)) slots = static_cast<u8>(slots & ~bit(i));
  });
  return slots;
}

}  // namespace carno
