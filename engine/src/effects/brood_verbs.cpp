// Verbs about Carnomorphs and the bag.
#include "effects/context.h"
#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

// One of these Carnomorphs, or the Eggs in one of these Rooms (B12.9): true when the only one, or the answer, is there.
bool ask_target(Play& p, Seat chooser, u32 minis, u32 egg_rooms, Purpose purpose, RuleId why) {
  if (std::popcount(minis) + std::popcount(egg_rooms) > 1 || egg_rooms) {
    ask_choice(p, chooser, egg_rooms ? Pick::target : Pick::carnomorph, minis | u64{egg_rooms} << 32, purpose, why);
    return false;
  }
  p.g.answer = Choice{Do::choose, static_cast<u8>(Pick::carnomorph), p.o.minis[lowest(minis)].label, 0, 0};
  return true;
}

// The label, or kEggs, of what was chosen; its Room becomes the chosen Room.
void take_target(Play& p, Frame& f) {
  auto& effect = as<EffectFrame>(f);
  const bool at_eggs = static_cast<Pick>(p.g.answer.a) == Pick::room;
  effect.label = at_eggs ? kEggs : p.g.answer.b;
  effect.chosen_room = at_eggs ? p.g.answer.b : p.o.minis[find_label(p, effect.label)].room;
}

Flow choose(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  if (static_cast<What>(op.what) == What::character) {
    effect.character = race_of(p).prey(p);
    return Flow::next;
  }
  const u32 scope = room_candidates(p, f, op.where, op.colours);
  if (static_cast<What>(op.what) == What::room) {
    if (f.step == 0 && scope == 0) return Flow::next;
    u8 room = kNone;
    if (!pick_one(p, f, f.seat, Pick::room, scope, Purpose::effect_room, rule("B3.4"), room)) return Flow::wait;
    effect.chosen_room = room;
    return Flow::next;
  }
  enum : u8 { ask_mini, mini_chosen };
  if (f.step == ask_mini) {
    u32 minis = 0, egg_rooms = 0;
    const bool thrown = effect.item != kNone && p.c.items[effect.item].eggs_destroyed;
    for_bits(scope, [&](Room r) {
      minis |= p.o.minis_in[r];
      if (thrown && eggs_in(p, r)) egg_rooms |= bit(r);
    });
    if (minis == 0 && egg_rooms == 0) return Flow::next;
    f.step = mini_chosen;
    const RuleId why = egg_rooms ? rule("B12.9") : rule("B3.4");
    if (!ask_target(p, f.seat, minis, egg_rooms, Purpose::effect_target, why)) return Flow::wait;
  }
  take_target(p, f);
  return Flow::next;
}

// The Carnomorph an effect aims at, asked for if the op says `chosen` and nobody was chosen before.
bool aim(Play& p, Frame& f, const Op& op, u32 except) {
  auto& effect = as<EffectFrame>(f);
  if (static_cast<Intruders>(op.what) != Intruders::chosen || effect.label != kNone) return true;
  if (f.step == 1) {
    f.step = 0;
    effect.label = p.g.answer.b;
    return true;
  }
  u32 minis = p.o.minis_in[f.room];
  for_bits(minis, [&](Mini m) {
    if (except & bit(p.o.minis[m].type)) minis &= ~bit(m);
  });
  if (minis == 0) return true;
  if (std::popcount(minis) == 1) {
    effect.label = p.o.minis[lowest(minis)].label;
    return true;
  }
  f.step = 1;
  ask_choice(p, f.seat, Pick::carnomorph, minis, Purpose::effect_target, rule("B3.4"));
  return false;
}

// Each of a set, chosen target first, then large to small (U41); `due` holds those still to come, progress = 1 once
// set.
template <class Each>
Flow each_mini(Play& p, Frame& f, u32 minis, Each&& each) {
  auto& effect = as<EffectFrame>(f);
  if (effect.progress == 0) {
    effect.progress = 1;
    effect.due(minis);
  }
  while (effect.due()) {
    const Mini m = next_mini(p, effect.due());
    effect.drop(m);
    const u8 depth = p.o.depth;
    each(m);
    if (p.o.depth != depth) return Flow::wait;
  }
  return Flow::next;
}

// B12.9: a thrown weapon destroys Eggs; the Noise roll comes when the whole effect is over (effect.cpp).
void throw_at_eggs(Play& p, Frame& f) {
  auto& effect = as<EffectFrame>(f);
  destroy_eggs(p, effect.chosen_room, p.c.items[effect.item].eggs_destroyed, rule("B12.9"));
  effect.marks |= EffectFrame::kAtEggs;
}

Flow injure(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  if (effect.progress == 0 && !aim(p, f, op, 0)) return Flow::wait;
  if (effect.label == kEggs &&
      static_cast<Intruders>(op.what) == Intruders::chosen) {  // thrown at Eggs: once per throw
    if (effect.progress) return Flow::next;
    effect.progress = 1;
    throw_at_eggs(p, f);
    return Flow::next;
  }
  const Op& after = p.c.ops[effect.op + 1u];
  const bool chosen = static_cast<Intruders>(op.what) == Intruders::chosen;
  // Grenade: the Room and who is in it are fixed at the throw, so the others are hit by the same step (U41).
  const bool others_too =
      chosen && after.verb == Verb::injure && static_cast<Intruders>(after.what) == Intruders::others_in_room_of_chosen;
  if (effect.progress == 0) {
    if (effect.marks & EffectFrame::kIntoRoom) return Flow::next;
    effect.progress = 2;
    effect.due(carnomorphs(p, f, op));
    if (others_too && effect.chosen_room != kNone) {
      effect.due(p.o.minis_in[effect.chosen_room]);
      effect.marks |= EffectFrame::kIntoRoom;
    }
    const bool into_room =
        static_cast<Intruders>(op.what) == Intruders::in_chosen_room;  // Molotov: Eggs there burn too
    if (into_room && effect.chosen_room != kNone && effect.item != kNone && eggs_in(p, effect.chosen_room))
      throw_at_eggs(p, f);
  }
  // The check's arrow and an effect's own retreat are one (U46).
  const bool retreats_anyway = after.verb == Verb::retreat && static_cast<Intruders>(after.what) == Intruders::chosen;
  while (effect.due()) {
    const Mini target = find_label(p, effect.label);
    const bool first = chosen && target != kNone && (effect.due() & bit(target));
    const Mini m = first ? target : next_mini(p, effect.due());
    effect.drop(m);
    unsigned count = static_cast<unsigned>(others_too && !first ? after.n : op.n);
    if (effect.item != kNone) count = race_of(p).injuries_by(p, p.c.items[effect.item], count);
    if (count == 0) continue;
    call_injury(p, m, count, retreats_anyway ? 1 : 0);
    return Flow::wait;
  }
  return Flow::next;
}

Flow retreat_all(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  if (effect.progress == 0 && !aim(p, f, op, op.mask)) return Flow::wait;
  u32 minis = effect.progress ? 0 : carnomorphs(p, f, op);
  for_bits(minis, [&](Mini m) {
    if (op.mask & bit(p.o.minis[m].type)) minis &= ~bit(m);
  });
  return each_mini(p, f, minis, [&](Mini m) { call_retreat(p, m); });
}

Flow heal_minis(Play& p, Frame& f, const Op& op) {
  for_bits(carnomorphs(p, f, op), [&](Mini m) {
    Carnomorph& mini = p.o.minis[m];
    const u8 healed = op.n == kAll || op.n > mini.injuries ? mini.injuries : static_cast<u8>(op.n);
    if (healed == 0) return;
    mini.injuries = static_cast<u8>(mini.injuries - healed);
    Event e = event(EventKind::heal, rule("B6.7"));
    e.label = mini.label;
    e.type = mini.type;
    e.count = healed;
    e.room = mini.room;
    p.emit(e);
  });
  return Flow::next;
}

// One miniature per Room, ascending; the Rooms are taken as they are before the first (C13.10).
Flow place_minis(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  if (effect.progress == 0) {
    effect.progress = 1;
    effect.due(rooms(p, f, op));
  }
  if (effect.due() == 0) return Flow::next;
  const Room room = lowest(effect.due());
  effect.due(effect.due() & (effect.due() - 1));
  call_place(p, static_cast<Type>(op.what), room, op.where == Where::rooms_to_spawn ? rule("C9.3") : rule("C13.18"));
  return Flow::wait;
}

// Reawakening: one Carcass per Room becomes a creature; those placed are remembered for the attacks that follow.
Flow replace(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  if (effect.progress > 0 && p.o.reply != kNone) effect.due(effect.due() | bit(p.o.reply));
  const auto object = static_cast<std::size_t>(op.what);
  for (Room r = effect.progress; r < kRooms; ++r) {
    if (p.o.objects[r][object] == 0 || free_minis(p, static_cast<Type>(op.a)) == 0) continue;
    remove_object(p, static_cast<Object>(object), r, rule("C13.18"));
    effect.progress = static_cast<u8>(r + 1);
    call_place(p, static_cast<Type>(op.a), r, rule("C13.18"));
    return Flow::wait;
  }
  return Flow::next;
}

u32 goals_of(const Play& p, const Frame& f, const Op& op, Mini m) {
  const auto& effect = as<EffectFrame>(f);
  const Room from = p.o.minis[m].room;
  if (op.where == Where::chosen_room)
    return effect.chosen_room != kNone && (p.c.slots[from].neighbor_mask & bit(effect.chosen_room))
               ? bit(effect.chosen_room)
               : 0;
  // U3, C13.39: a Room behind a Closed Door is no goal, unless Doors do not stop them.
  const bool through = race_of(p).passes_closed_doors(p);
  u32 mask = 0;
  for_bits(through ? p.c.slots[from].neighbor_mask : passable_neighbors(p, from), [&](Room r) {
    const bool wanted = op.where == Where::neighboring_with_character ? p.o.crew_in[r] != 0 : heavy_object_in(p, r);
    if (wanted) mask |= bit(r);
  });
  return mask;
}

void move_minis(Play& p, Frame& f, const Op& op) {
  const bool fighters_too = op.a || !p.o.options.fighters_stay;
  u32 movers = 0;
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(p, m) && (op.mask == 0 || (op.mask & bit(p.o.minis[m].type))) &&
        (fighters_too || p.o.crew_in[p.o.minis[m].room] == 0))
      movers |= bit(m);
  if (op.b) {  // put in the Room of the first slimed Character, no path
    Seat prey = kNone;
    in_order(p, p.o.first_player, [&](Seat s) {
      if (prey == kNone && active(p, s) && p.o.crew[s].slime) prey = s;
    });
    if (prey == kNone) return;
    for_bits(movers, [&](Mini m) { walk_mini(p, m, p.o.crew[prey].room, rule("C13.18")); });
    return;
  }
  // All at once: goals are those before anybody moved.
  std::array<Room, kMinis> goal{};
  for_bits(movers, [&](Mini m) {
    const u32 goals = goals_of(p, f, op, m);
    goal[m] = goals ? lowest(goals) : kNone;
  });
  const u32 closed = p.o.closed;
  while (movers) {
    const Mini m = next_mini(p, movers);
    movers &= ~bit(m);
    if (goal[m] == kNone) continue;
    const Corridor way = corridor_between(p, p.o.minis[m].room, goal[m]);
    move_mini_by_corridor(p, m, EventKind::move, way, closed, rule("B6.25"));
  }
}

void remove_to_bag(Play& p, const Op& op) {
  for (Mini m = 0; m < kMinis; ++m)
    if (on_board(p, m) && (op.mask & bit(p.o.minis[m].type)) && p.o.crew_in[p.o.minis[m].room] == 0)
      leave_to_bag(p, m, rule("U10"));
}

Flow attack_by(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  if (static_cast<Intruders>(op.what) == Intruders::chosen) {  // Mimicry (C12.6)
    enum : u8 { start, victim_chosen, over };
    if (f.step == over || effect.label == kNone) return Flow::next;
    const Mini m = find_label(p, effect.label);
    if (m == kNone) return Flow::next;
    u8 others = characters(p, f, op.who);
    if (others == 0 && op.a) others = static_cast<u8>(bit(f.seat));
    if (others == 0) return Flow::next;
    u8 victim = kNone;
    if (!pick_one(p, f, f.seat, Pick::seat, others, Purpose::victim, rule("C12.6"), victim)) return Flow::wait;
    f.step = over;
    call_attack(p, m, victim, Occasion::effect);
    return Flow::wait;
  }
  if (effect.progress == 0) {
    effect.progress = 1;
    effect.due(carnomorphs(p, f, op));
  }
  while (effect.due()) {
    const Mini m = next_mini(p, effect.due());
    effect.drop(m);
    const Seat target = step_target(p, p.o.minis[m].room);
    if (target == kNone) continue;
    call_attack(p, m, target, Occasion::effect);
    return Flow::wait;
  }
  return Flow::next;
}

// A shot made by a card: target, then weapon.
Flow shot(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  enum : u8 { start, target_chosen, weapon_chosen, over };
  if (f.step == over || !aboard(p, f.seat)) return Flow::next;
  if (f.step == start) {
    if (!in_combat(p, f.room)) return Flow::next;
    f.step = target_chosen;
    const u32 eggs = eggs_in(p, f.room) ? bit(f.room) : 0;
    if (!ask_target(p, f.seat, p.o.minis_in[f.room], eggs, Purpose::shot_target, rule("B6.2"))) return Flow::wait;
  }
  if (f.step == target_chosen) {
    take_target(p, f);
    u64 weapons = 0;
    for (const Held& held : p.o.crew[f.seat].held)
      if (is_weapon(p, held.thing) && held.ammo && (op.what == kNone || held.thing == op.what) &&
          (!op.a || p.c.items[held.thing].energy))
        weapons |= bit64(held.thing);
    if (weapons == 0) return Flow::next;
    f.step = weapon_chosen;
    p.g.answer.b = lowest(weapons);
    if (std::popcount(weapons) > 1) {
      ask_choice(p, f.seat, Pick::item, weapons, Purpose::weapon, rule("B6.2"));
      return Flow::wait;
    }
  }
  f.step = over;
  ShotAt at;
  at.target = effect.label;
  at.weapon = p.g.answer.b;
  at.cost = op.c ? ShotCost::full_auto : ShotCost::one_ammo;
  at.rerolls = op.b;
  call_shoot(p, f.seat, f.room, at);
  return Flow::wait;
}

Flow melee_by(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  enum : u8 { start, target_chosen, over };
  if (f.step == over || !aboard(p, f.seat)) return Flow::next;
  if (f.step == start) {
    const u32 minis = p.o.minis_in[f.room];
    if (minis == 0) return Flow::next;
    f.step = target_chosen;
    const u32 eggs = eggs_in(p, f.room) ? bit(f.room) : 0;
    if (!ask_target(p, f.seat, minis, eggs, Purpose::melee_target, rule("B6.5"))) return Flow::wait;
  }
  f.step = over;
  take_target(p, f);
  MeleeAt at;
  at.target = effect.label;
  at.contamination_drawn = op.a;
  at.bonus = static_cast<u8>(op.n);
  at.on_miss = static_cast<OnMiss>(op.b);
  call_melee(p, f.seat, f.room, at);
  return Flow::wait;
}

}  // namespace

Flow run_brood_verb(Play& p, Frame& f, const Op& op) {
  switch (op.verb) {
    case Verb::choose: return choose(p, f, op);
    case Verb::shoot: return shot(p, f, op);
    case Verb::melee: return melee_by(p, f, op);
    case Verb::injure: return injure(p, f, op);
    case Verb::retreat: return retreat_all(p, f, op);
    case Verb::heal_intruders: return heal_minis(p, f, op);
    case Verb::place_intruder: return place_minis(p, f, op);
    case Verb::replace_with_intruder: return replace(p, f, op);
    case Verb::move_intruders: move_minis(p, f, op); return Flow::next;
    case Verb::remove_intruders_to_bag: remove_to_bag(p, op); return Flow::next;
    case Verb::intruder_attack: return attack_by(p, f, op);
    case Verb::encounter: {
      if (f.step == 1) return Flow::next;
      f.step = 1;
      const u32 who = characters(p, f, op.who);
      if (who == 0 || gone_for_good(p, static_cast<Type>(op.what))) return Flow::next;  // C13.11
      bool elsewhere = false;
      for (Mini m = 0; m < kMinis; ++m)
        if (on_board(p, m) && p.o.minis[m].type == op.what && p.o.crew_in[p.o.minis[m].room]) elsewhere = true;
      if (elsewhere) return Flow::next;
      call_encounter(p, lowest(who), op.what);
      return Flow::wait;
    }
    case Verb::add_token_to_bag:
      race_of(p).add_token_of(p, static_cast<Type>(op.what), rule("C4.2"));
      return Flow::next;
    case Verb::drawn_token: settle_drawn_token(p, op.a == 0); return Flow::next;
#define BROOD_VERB(name)
#define VERB(name) case Verb::name:
#include "carno/verbs.def"
    case Verb::end: break;  // of another family
  }
  return Flow::next;
}

}  // namespace carno
