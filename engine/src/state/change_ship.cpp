// Markers, doors, Objects and tracks of the ship.
#include "state/change.h"

namespace carno {

namespace {

Event room_event(EventKind kind, Room room, RuleId why) {
  Event e = event(kind, why);
  e.room = room;
  return e;
}

void lift_airlock(Play& p, Corridor corridor) {  // B13.13: a Door of that Room was opened or destroyed
  if (p.o.airlock == kNone || !(p.c.slots[p.o.airlock].corridor_mask & bit(corridor))) return;
  Event e = room_event(EventKind::airlock, p.o.airlock, rule("B13.13"));
  p.o.airlock = kNone;
  p.emit(e);
}

}  // namespace

void put_noise(Play& p, Corridor corridor, RuleId why) {
  if (p.o.noise & bit(corridor)) return;  // B4.32
  if (std::popcount(p.o.noise) >= p.c.supply.noise) return;
  p.o.noise |= bit(corridor);
  Event e = event(EventKind::noise, why);
  e.corridor = corridor;
  e.state = 1;
  p.emit(e);
}

void clear_noise(Play& p, Corridor corridor, RuleId why) {
  if (!(p.o.noise & bit(corridor))) return;
  p.o.noise &= ~bit(corridor);
  Event e = event(EventKind::noise, why);
  e.corridor = corridor;
  e.state = 0;
  p.emit(e);
}

void noise_everywhere(Play& p, Room room, RuleId why) {
  for_bits(p.c.slots[room].corridor_mask & ~p.o.noise, [&](Corridor k) { put_noise(p, k, why); });
}

void place_fire(Play& p, Room room, RuleId why) {
  if (p.o.fire & bit(room)) return;                  // B8.1
  if (std::popcount(p.o.fire) >= p.c.supply.fire) {  // B8.6
    end_now(p, EndReason::fire);
    return;
  }
  p.o.fire |= bit(room);
  p.emit(room_event(EventKind::fire, room, why));
}

void remove_fire(Play& p, Room room, RuleId why) {
  if (!(p.o.fire & bit(room))) return;
  p.o.fire &= ~bit(room);
  p.emit(room_event(EventKind::extinguish, room, why));
}

void place_malfunction(Play& p, Room room, RuleId why) {
  const Tile* t = tile(p, room);
  if (!t || !t->malfunction_allowed || (p.o.malfunction & bit(room))) return;  // B8.8, B8.9
  if (std::popcount(p.o.malfunction) >= p.c.supply.malfunction) {              // B8.12
    end_now(p, EndReason::malfunction);
    return;
  }
  p.o.malfunction |= bit(room);
  p.emit(room_event(EventKind::malfunction, room, why));
}

void remove_malfunction(Play& p, Room room, RuleId why) {
  if (!(p.o.malfunction & bit(room))) return;
  p.o.malfunction &= ~bit(room);
  p.emit(room_event(EventKind::repair, room, why));
}

void set_door(Play& p, Corridor corridor, DoorState state, RuleId why, Mini by) {
  p.o.closed &= ~bit(corridor);
  p.o.destroyed &= ~bit(corridor);
  if (state == DoorState::closed) p.o.closed |= bit(corridor);
  if (state == DoorState::destroyed) p.o.destroyed |= bit(corridor);
  Event e = event(EventKind::door, why);
  e.corridor = corridor;
  e.state = static_cast<u8>(state);
  if (by != kNone) {
    e.label = p.o.minis[by].label;
    e.type = p.o.minis[by].type;
  }
  p.emit(e);
  if (state != DoorState::closed) lift_airlock(p, corridor);
}

void put_object(Play& p, Object object, Room room, RuleId why) {
  const u8 supply = object == Object::carcass ? p.c.supply.carcasses : p.c.supply.corpses_red;
  if (loose_objects(p, object) + carried_objects(p, object) >= supply) return;
  ++p.o.objects[room][static_cast<std::size_t>(object)];
  Event e = room_event(EventKind::place_object, room, why);
  e.thing = thing(object);
  p.emit(e);
}

void remove_object(Play& p, Object object, Room room, RuleId why) {
  --p.o.objects[room][static_cast<std::size_t>(object)];
  tell_object_removed(p, object, room, why);
}

void tell_object_removed(Play& p, Object object, Room room, RuleId why, Seat carrier, bool of_the_nest) {
  Event e = room_event(EventKind::object_removed, room, why);
  e.seat = carrier;
  e.thing = thing(object);
  e.of_nest = of_the_nest ? 1 : 0;
  p.emit(e);
}

void lose_board_egg(Play& p, Room nest, RuleId why) {
  if (p.o.eggs == 0) return;
  --p.o.eggs;
  if (p.o.eggs > 0 || p.o.nest_destroyed) return;
  p.o.nest_destroyed = 1;  // B12.8
  p.emit(room_event(EventKind::nest_destroyed, nest, why));
}

void unlock_all_pods(Play& p, RuleId why) {
  for (u8 i = 0; i < kPods; ++i) {
    if (p.o.pods[i].state != PodState::locked) continue;
    p.o.pods[i].state = PodState::unlocked;
    Event e = event(EventKind::pod, why);
    e.pod = i;
    e.state = static_cast<u8>(PodNews::unlocked);
    p.emit(e);
  }
}

void start_self_destruct(Play& p, RuleId why) {
  if (p.o.self_destruct != kNone) return;
  p.o.self_destruct = p.c.tracks.self_destruct_start;
  p.o.pods_unlocked_by_yellow = 0;
  Event e = event(EventKind::self_destruct, why);
  e.number = p.o.self_destruct;
  p.emit(e);
}

void stop_self_destruct(Play& p, RuleId why) {
  p.o.self_destruct = kNone;
  Event e = event(EventKind::self_destruct, why);
  e.number = kNone;
  p.emit(e);
}

}  // namespace carno
