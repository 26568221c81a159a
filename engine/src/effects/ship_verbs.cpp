// Verbs about the ship: doors, markers, pods, tracks, secret looks.
#include "effects/context.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

// The corridors whose Door this op may change around these Rooms.
u32 door_candidates(const Play& p, u32 around, const Op& op) {
  u32 corridors = 0;
  for_bits(around, [&](Room r) { corridors |= p.c.slots[r].corridor_mask & ~bit(kTechnical); });
  if (op.a) return corridors & p.o.closed;
  if (!op.b) corridors &= ~p.o.destroyed;
  return corridors;
}

// Opens the Closed ones of `chosen` and returns those to be closed.
u32 toggle(Play& p, u32 chosen, DoorSet set) {
  u32 to_close = 0;
  for_bits(chosen, [&](Corridor k) {
    if (set == DoorSet::destroyed)
      set_door(p, k, DoorState::destroyed, rule("B3.20"));
    else if (set == DoorSet::open || (set == DoorSet::choice && (p.o.closed & bit(k))))
      set_door(p, k, DoorState::open, rule("B4.11"));
    else
      to_close |= bit(k);
  });
  return to_close;
}

Flow change_doors(Play& p, Frame& f, const Op& op) {
  enum : u8 { start, chosen, closing };
  const auto set = static_cast<DoorSet>(op.what);
  if (f.step == closing) return Flow::next;
  u32 pick = 0;
  if (f.step == chosen) {
    pick = op.n == kAny ? p.g.answer.mask : bit(p.g.answer.b);
  } else {
    const u32 doors = door_candidates(p, rooms(p, f, op), op);
    if (doors == 0) return Flow::next;
    if (op.n == kAll) {
      pick = doors;  // those Closed already are not taken for the others (U23)
    } else if (op.n == kAny) {
      f.step = chosen;
      Pending& q = ask(p, f.seat, Ask::choose_set, Purpose::doors, rule("B13.16"));
      q.pick = Pick::corridors;
      q.from = doors;
      return Flow::wait;
    } else if (std::popcount(doors) > 1) {
      f.step = chosen;
      ask_choice(p, f.seat, Pick::corridor, doors, Purpose::door, rule("B4.8"));
      return Flow::wait;
    } else {
      pick = doors;
    }
  }
  const u32 to_close = toggle(p, pick, set);
  f.step = closing;
  if (to_close == 0) return Flow::next;
  call_close_doors(p, active(p, f.seat) ? f.seat : p.o.first_player, to_close, rule("B4.8"));
  return Flow::wait;
}

Flow malfunction(Play& p, Frame& f, const Op& op) {
  if (op.where != Where::any_computer_room) {
    for_bits(rooms(p, f, op), [&](Room r) {  // B8.13: ascending, one at a time
      if (p.o.end_reason == EndReason::none) place_malfunction(p, r, rule("B8.8"));
    });
    return Flow::next;
  }
  const u32 candidates = rooms(p, f, op) & ~p.o.malfunction;
  if (f.step == 0 && candidates == 0) return Flow::next;
  u8 room = kNone;
  if (!pick_one(p, f, f.seat, Pick::room, candidates, Purpose::malfunction, rule("B3.4"), room)) return Flow::wait;
  place_malfunction(p, room, rule("B8.8"));
  return Flow::next;
}

void spread_fire(Play& p, u32 from) {  // B8.5
  u32 goals = 0;
  for_bits(from, [&](Room r) { goals |= passable_neighbors(p, r); });
  for_bits(goals, [&](Room r) {
    if (p.o.end_reason == EndReason::none) place_fire(p, r, rule("B8.5"));
  });
}

Flow place_noise(Play& p, Frame& f, const Op& op) {
  if (!op.a) {
    for_bits(rooms(p, f, op), [&](Room r) { noise_everywhere(p, r, rule("B4.32")); });
    return Flow::next;
  }
  const u32 free = p.c.slots[f.room].corridor_mask & ~p.o.noise;
  if (f.step == 0 && free == 0) return Flow::next;
  u8 corridor = kNone;
  if (!pick_one(p, f, f.seat, Pick::corridor, free, Purpose::noise_marker, rule("B4.32"), corridor)) return Flow::wait;
  put_noise(p, corridor, rule("B4.32"));
  return Flow::next;
}

Flow remove_noise(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  for (;;) {
    const u32 noisy = p.c.slots[f.room].corridor_mask & p.o.noise;
    if (f.step == 0) {
      if (noisy == 0 || effect.progress >= op.n) return Flow::next;
      f.step = 1;
      Pending& q = ask(p, f.seat, Ask::choose, Purpose::silence, rule("B4.32"));
      q.pick = Pick::corridor;
      q.from = noisy;
      q.min = 0;  // up to so many
      return Flow::wait;
    }
    f.step = 0;
    if (p.g.answer.verb == Do::no) return Flow::next;
    clear_noise(p, p.g.answer.b, rule("B4.32"));
    ++effect.progress;
  }
}

// Whose options of which Room: asked as Room first, then option.
Flow use_room(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  enum : u8 { start, room_chosen, option_chosen, over };
  auto options_of = [&](Room room) {
    u64 mask = 0;
    const RoomAction& action = p.c.tiles[p.o.tile[room]].action;
    Frame there = f;
    there.room = room;
    for (unsigned i = 0; i < action.options; ++i)
      if (option_open(p, there, action.option[i])) mask |= bit64(i);
    return mask;
  };
  if (f.step == over) return Flow::next;
  if (f.step == start) {
    if (!active(p, f.seat)) return Flow::next;
    u64 open = 0;
    const u32 candidates = op.a ? p.o.computers & ~p.o.malfunction : bit(f.room);
    for_bits(candidates, [&](Room r) {
      const Tile* t = tile(p, r);
      if (t && t->action.exists && (working(p, r) || op.b || !t->action.blocked_by_malfunction) && options_of(r))
        open |= bit64(r);
    });
    if (open == 0) return Flow::next;
    f.step = room_chosen;
    p.g.answer.b = lowest(open);
    if (std::popcount(open) > 1) {
      ask_choice(p, f.seat, Pick::room, open, Purpose::room_action, rule("B3.28"));
      return Flow::wait;
    }
  }
  if (f.step == room_chosen) {
    effect.chosen_room = p.g.answer.b;
    const u64 options = options_of(effect.chosen_room);
    f.step = option_chosen;
    p.g.answer.b = lowest(options);
    if (std::popcount(options) > 1) {
      Pending& q = ask(p, f.seat, Ask::choose, Purpose::room_option, rule("B3.28"));
      q.pick = Pick::option;
      q.from = options;
      q.arg = p.o.tile[effect.chosen_room];  // its options have names
      return Flow::wait;
    }
  }
  f.step = over;
  const Room room = effect.chosen_room;
  call_effect(p, p.c.tiles[p.o.tile[room]].action.option[p.g.answer.b].program, f.seat, room);
  return Flow::wait;
}

Flow airlock_start(Play& p, Frame& f, const Op& op) {  // B13.13
  if (f.step == 1) return Flow::next;
  const u32 where = rooms(p, f, op);
  if (where == 0 || p.o.airlock != kNone) return Flow::next;
  const Room room = lowest(where);
  if (!sealable(p, room)) return Flow::next;
  p.o.airlock = room;
  Event e = event(EventKind::airlock, rule("B13.13"));
  e.room = room;
  e.state = static_cast<u8>(AirlockNews::started);
  p.emit(e);
  f.step = 1;
  call_close_doors(p, f.seat, p.c.slots[room].corridor_mask & ~bit(kTechnical), rule("B13.13"));
  return Flow::wait;
}

Flow lock_pod(Play& p, Frame& f, const Op& op) {
  u64 pods = 0;
  const Tile* t = tile(p, f.room);
  for (u8 i = 0; i < kPods; ++i)
    if ((p.o.pods[i].state == PodState::locked || p.o.pods[i].state == PodState::unlocked) &&
        (!op.a || (t && p.o.pods[i].section == t->section)))
      pods |= bit64(i);
  if (f.step == 0 && pods == 0) return Flow::next;
  u8 pod = kNone;
  if (!pick_one(p, f, f.seat, Pick::pod, pods, Purpose::lock_pod, rule("B10.21"), pod)) return Flow::wait;
  PodState& state = p.o.pods[pod].state;
  state = state == PodState::locked ? PodState::unlocked : PodState::locked;
  Event e = event(EventKind::pod, rule("B10.21"));
  e.pod = pod;
  e.state = static_cast<u8>(state == PodState::locked ? PodNews::locked : PodNews::unlocked);
  p.emit(e);
  return Flow::next;
}

void lose_pod(Play& p, u8 section) {  // C13.31
  for (int i = kPods - 1; i >= 0; --i) {
    Pod& pod = p.o.pods[static_cast<std::size_t>(i)];
    if (pod.section != section || (pod.state != PodState::locked && pod.state != PodState::unlocked)) continue;
    for (Seat s = 0; s < p.o.options.players; ++s)
      if (p.o.crew[s].place == Place::pod && p.o.crew[s].pod == i) step_out(p, s, rule("C13.31"));
    pod.state = PodState::removed;
    Event e = event(EventKind::pod, rule("C13.31"));
    e.pod = static_cast<u8>(i);
    e.state = static_cast<u8>(PodNews::removed);
    p.emit(e);
    return;
  }
}

void tell_engine(Play& p, Seat s, u8 engine) {
  Event e = event(EventKind::peek_engine, rule("B10.25"));
  e.seat = s;
  e.engine = engine;
  e.result = p.h.engine[engine];
  e.visible = static_cast<u8>(bit(s));
  p.emit(e);
}

// B10.25: the top token is looked at, then both are put back in the order of choice; only a change is public.
Flow engine_order(Play& p, Frame& f) {
  enum : u8 { start, seen, decided };
  const Tile* t = tile(p, f.room);
  const u8 engine = t ? t->engine : kNone;
  if (engine == kNone) return Flow::next;
  if (f.step == start) {
    f.step = seen;
    roll(p, Luck::engine, engine, p.h.engine[engine] != 0);
    return Flow::wait;
  }
  if (f.step == seen) {
    p.h.engine[engine] = outcome(p);
    p.o.engine_known[engine] = static_cast<u8>(p.o.engine_known[engine] | bit(f.seat));
    tell_engine(p, f.seat, engine);
    f.step = decided;
    ask_choice(p, f.seat, Pick::engine, 6, Purpose::engine, rule("B10.25"));  // 1 Working on top, 2 Damaged
    return Flow::wait;
  }
  const bool swapped = p.g.answer.b != p.h.engine[engine];
  p.h.engine[engine] = p.g.answer.b;
  Event e = event(EventKind::engine_order, rule("B10.25"));
  e.seat = f.seat;
  e.engine = engine;
  e.result = swapped ? 1 : 0;
  p.emit(e);
  return Flow::next;
}

Flow set_destination(Play& p, Frame& f) {
  u8 letter = 0;
  const u64 others = 0xF & ~bit64(p.o.destination);  // B3.7: where it stands already would change nothing
  if (!pick_one(p, f, f.seat, Pick::destination, others, Purpose::destination, rule("B13.22"), letter))
    return Flow::wait;
  p.o.destination = letter;
  Event e = event(EventKind::destination, rule("B13.22"));
  e.seat = f.seat;
  e.destination = letter;
  p.emit(e);
  return Flow::next;
}

Flow peek_at(Play& p, Frame& f, const Op& op) {
  if (f.step == 1) return Flow::next;
  f.step = 1;
  Look look;
  look.at = static_cast<Peek>(op.what);
  look.count = static_cast<u8>(op.n);
  look.with_token = op.a;
  look.neighboring_only = op.where == Where::neighboring;
  look.among = op.mask;
  if (look.at == Peek::objective) look.among = with_secret_objective(p, f.seat, characters(p, f, op.who));
  call_peek(p, f.seat, f.room, look);
  return Flow::wait;
}

Flow enter_pod(Play& p, Frame& f, const Op& op) {
  if (f.step == 1 || !aboard(p, f.seat)) return Flow::next;
  f.step = 1;
  call_board_pod(p, f.seat, op.a);
  return Flow::wait;
}

}  // namespace

Flow run_ship_verb(Play& p, Frame& f, const Op& op) {
  switch (op.verb) {
    case Verb::danger: danger(p, f.seat, f.room, rule("B4.31")); return Flow::next;
    case Verb::place_noise: return place_noise(p, f, op);
    case Verb::remove_noise: return remove_noise(p, f, op);
    case Verb::doors: return change_doors(p, f, op);
    case Verb::place_fire:
      for_bits(rooms(p, f, op), [&](Room r) { place_fire(p, r, rule("B8.1")); });
      return Flow::next;
    case Verb::remove_fire:
      for_bits(rooms(p, f, op), [&](Room r) { remove_fire(p, r, rule("B8.7")); });
      return Flow::next;
    case Verb::spread_fire: spread_fire(p, rooms(p, f, op)); return Flow::next;
    case Verb::place_malfunction: return malfunction(p, f, op);
    case Verb::remove_malfunction:
      for_bits(rooms(p, f, op), [&](Room r) { remove_malfunction(p, r, rule("B8.11")); });
      return Flow::next;
    case Verb::set_item_counter:
      for_bits(rooms(p, f, op), [&](Room r) {
        p.o.items[r] = static_cast<u8>(op.n);
        Event e = event(EventKind::item_counter, rule("B9.12"));
        e.room = r;
        e.count = p.o.items[r];
        p.emit(e);
      });
      return Flow::next;
    case Verb::use_room_action: return use_room(p, f, op);
    case Verb::start_airlock: return airlock_start(p, f, op);
    case Verb::enter_pod: return enter_pod(p, f, op);
    case Verb::hibernate:
      if (aboard(p, f.seat)) leave_ship(p, f.seat, Place::hibernating, rule("B10.22"));
      return Flow::next;
    case Verb::pod_lock: return lock_pod(p, f, op);
    case Verb::remove_pod: lose_pod(p, op.a); return Flow::next;
    case Verb::repair_or_break_engine: return engine_order(p, f);
    case Verb::set_destination: return set_destination(p, f);
    case Verb::self_destruct:
      if (op.a)
        stop_self_destruct(p, rule("B10.9"));
      else if (op.b || !anybody_hibernates(p))
        start_self_destruct(p, rule("B10.8"));
      return Flow::next;
    case Verb::peek: return peek_at(p, f, op);
    case Verb::skip_event_step: p.o.skip_attack_step = 1; return Flow::next;
#define SHIP_VERB(name)
#define VERB(name) case Verb::name:
#include "carno/verbs.def"
    case Verb::end: break;  // of another family
  }
  return Flow::next;
}

}  // namespace carno
