// B3.7: an Action must be able to do something. `impossible`: it may not be taken; `idle`: this part would do nothing.
#include "effects/context.h"
#include "races/race.h"
#include "rules/costs.h"
#include "rules/crafting.h"
#include "rules/rules.h"

namespace carno {

namespace {

Use when(bool possible) { return possible ? Use::useful : Use::impossible; }
Use needs(bool possible) { return possible ? Use::idle : Use::impossible; }  // a step that serves the others
Use if_any(bool useful) { return useful ? Use::useful : Use::idle; }

template <class Test>
bool someone(u8 mask, Test&& test) {
  bool found = false;
  for_bits(u32{mask}, [&](Seat s) { found = found || test(s); });
  return found;
}

// The cards that paying for the Item in use will take from that hand.
unsigned paid_by(const Facts& f, const Frame& e, Seat s) {
  const auto& effect = as<EffectFrame>(e);
  return s == e.seat && effect.item != kNone ? action_cost(f, s, Choice{Do::use, effect.item, 0, 0, 0}) : 0u;
}

Use search_use(const Facts& f, const Frame& e, const Op& op) {
  const Tile* t = tile(f, e.room);
  if (!t || (op.a == 0 && (!t->searchable || f.o.items[e.room] < op.c))) return Use::impossible;
  const u8 decks = op.a ? u8{7} : t->colours;
  for (u8 colour = 0; colour < 3; ++colour)
    if ((decks & bit(colour)) && items_available(f, colour)) return Use::useful;
  return Use::impossible;
}

Use scan_use(const Facts& f, const Frame& e, const Op& op) {
  const Private& own = f.h.seat[e.seat];
  switch (static_cast<ScanScope>(op.what)) {
    case ScanScope::hand: return if_any(own.hand_flags.total() > 0);
    case ScanScope::one_in_hand: return when(own.hand_flags.total() > 0);
    default: return if_any(own.hand_flags.total() + own.deck_flags.total() + own.discard_flags.total() > 0);
  }
}

Use doors_use(const Facts& f, const Frame& e, const Op& op) {
  if (op.where != Where::own_room) return Use::useful;
  const u32 around = f.c.slots[e.room].corridor_mask & ~bit(kTechnical);
  if (op.a) return when((around & f.o.closed) != 0);
  return when((around & ~(op.b ? 0 : f.o.destroyed)) != 0);
}

Use malfunction_use(const Facts& f, const Frame& e, const Op& op) {
  if (op.where == Where::any_computer_room) return when((f.o.computers & ~f.o.malfunction) != 0);
  if (op.where != Where::own_room) return Use::idle;
  const Tile* t = tile(f, e.room);
  return when(t && t->malfunction_allowed && !(f.o.malfunction & bit(e.room)));
}

Use ammo_use(const Facts& f, const Frame& e, const Op& op) {
  if (op.what == kAttachedWeapon) return Use::idle;
  for (const Held& held : f.o.crew[e.seat].held)
    if (is_weapon(f, held.thing) && held.ammo < capacity(f, held) &&
        (op.what == kOwnEnergyWeapon ? f.c.items[held.thing].energy != 0 : held.thing == op.what))
      return Use::useful;
  return Use::impossible;
}

Use move_use(const Facts& f, const Frame& e, const Op& op) {
  if (op.who == Who::self) return when(goal_rooms(f, e.seat, e.room, op) != 0);
  const u8 movers = characters(f, e, op.who);
  return when(someone(movers, [&](Seat s) { return goal_rooms(f, s, f.o.crew[s].room, op) != 0; }));
}

Use peek_use(const Facts& f, const Frame& e, const Op& op) {
  const u32 all = bit(kRooms) - 1;
  switch (static_cast<Peek>(op.what)) {
    case Peek::tile: {
      u32 scope = (op.where == Where::neighboring ? f.c.slots[e.room].neighbor_mask : all) & ~f.o.explored;
      for_bits(scope, [&](Room r) {  // what this player has seen already is no reason to look
        const bool seen = (f.o.tile_known[r] & bit(e.seat)) && (!op.a || (f.o.token_known[r] & bit(e.seat)));
        if (seen) scope &= ~bit(r);
      });
      return when(scope != 0);
    }
    case Peek::objective: return when(with_secret_objective(f, e.seat, characters(f, e, op.who)) != 0);
    case Peek::event_top: return when((f.o.event_deck | f.o.event_discard) != 0);
    case Peek::coordinates: return when(!(f.o.coordinates_known & bit(e.seat)));
    case Peek::engine: break;
  }
  bool news = false;
  for_bits(op.mask, [&](u8 engine) { news = news || !(f.o.engine_known[engine] & bit(e.seat)); });
  return when(news);
}

bool room_action_open(const Facts& f, const Frame& e, Room room, bool despite_malfunction) {
  const Tile* t = tile(f, room);
  if (!t || !t->action.exists) return false;
  if (t->action.blocked_by_malfunction && !despite_malfunction && !working(f, room)) return false;
  Frame there = e;
  there.room = room;
  for (std::size_t i = 0; i < t->action.options; ++i)
    if (option_open(f, there, t->action.option[i])) return true;
  return false;
}

Use room_action_use(const Facts& f, const Frame& e, const Op& op) {
  if (!op.a) return when(room_action_open(f, e, e.room, op.b != 0));
  bool found = false;
  for_bits(f.o.computers & ~f.o.malfunction, [&](Room r) { found = found || room_action_open(f, e, r, false); });
  return when(found);
}

Use pod_use(const Facts& f, const Frame& e, const Op& op) {
  const Tile* t = tile(f, e.room);
  for (const Pod& pod : f.o.pods)
    if ((pod.state == PodState::locked || pod.state == PodState::unlocked) &&
        (!op.a || (t && pod.section == t->section)))
      return Use::useful;
  return Use::impossible;
}

Use choose_use(const Facts& f, const Frame& e, const Op& op) {
  const auto& effect = as<EffectFrame>(e);
  if (static_cast<What>(op.what) == What::room) return needs(room_candidates(f, e, op.where, op.colours) != 0);
  if (static_cast<What>(op.what) == What::character) return Use::idle;
  bool found = false;
  for_bits(room_candidates(f, e, op.where, 0), [&](Room r) { found = found || in_combat(f, r); });
  if (!found && op.where == Where::own_or_neighboring) {  // a thrown weapon may aim at Eggs (B12.9)
    for_bits(room_candidates(f, e, op.where, 0), [&](Room r) { found = found || eggs_in(f, r); });
    found = found && effect.item != kNone && f.c.items[effect.item].eggs_destroyed;
  }
  return needs(found);
}

bool anybody_on_board(const Facts& f) {
  for (u8 n : f.o.minis_on_board)
    if (n) return true;
  return false;
}

// Decoy: a Carnomorph in a Room next to one of the Rooms it could be thrown into (U35).
bool somebody_to_lure(const Facts& f, const Frame& e) {
  bool found = false;
  for_bits(passable_neighbors(f, e.room), [&](Room goal) {
    for_bits(f.c.slots[goal].neighbor_mask, [&](Room r) { found = found || in_combat(f, r); });
  });
  return found;
}

bool armed(const Facts& f, Seat s, u8 weapon, bool energy) {
  for (const Held& held : f.o.crew[s].held)
    if (is_weapon(f, held.thing) && held.ammo && (weapon == kNone || held.thing == weapon) &&
        (!energy || f.c.items[held.thing].energy))
      return true;
  return false;
}

Use op_use(const Facts& f, const Frame& e, const Op& op) {
  const auto& effect = as<EffectFrame>(e);
  const Crew& crew = f.o.crew[e.seat];
  switch (op.verb) {
    case Verb::if_: return op.then_ ? use_of(f, e, op.then_) : Use::idle;
    case Verb::choose_one: return when(use_of(f, e, op.then_) == Use::useful || use_of(f, e, op.else_) == Use::useful);
    case Verb::optional: return if_any(use_of(f, e, op.then_) == Use::useful);
    case Verb::choose: return choose_use(f, e, op);
    case Verb::heal: {
      const u8 who = characters(f, e, op.who);
      const bool light = static_cast<HealKind>(op.what) == HealKind::light;
      return if_any(someone(who, [&](Seat s) { return light ? f.o.crew[s].light > 0 : has_dressed(f, s); }));
    }
    case Verb::dress: return if_any(someone(characters(f, e, op.who), [&](Seat s) { return has_undressed(f, s); }));
    case Verb::scan: return scan_use(f, e, op);
    case Verb::cure: return if_any(race_of(f).curable(f, e.seat));
    case Verb::remove_slime: return if_any(crew.slime != 0);
    case Verb::set_signal: return when(!crew.signal);
    case Verb::draw_cards:
      return if_any(someone(characters(f, e, op.who), [&](Seat s) {
        return f.o.crew[s].deck_size + pile_count(f.o.crew[s].discard) + f.o.crew[s].discard_contamination > 0;
      }));
    case Verb::discard_cards:
      if (op.who != Who::chosen_in_room) return Use::idle;
      return when(someone(characters(f, e, op.who), [&](Seat s) { return f.o.crew[s].hand_size > paid_by(f, e, s); }));
    case Verb::pass: return if_any(op.who == Who::all_players);
    case Verb::unlimited_actions:
    case Verb::status:
    case Verb::set_destination:
    case Verb::self_destruct:
    case Verb::enter_pod:
    case Verb::hibernate:
    case Verb::repair_or_break_engine:
    case Verb::skip_event_step: return Use::useful;
    case Verb::search: return search_use(f, e, op);
    case Verb::discard_item: return when(items_held(f, e.seat) > 0);
    case Verb::take_object: return when(f.o.eggs > 0);
    case Verb::remove_object: return if_any(object_in(f, e.room, 0xF, false));
    case Verb::add_ammo: return ammo_use(f, e, op);
    case Verb::spend_ammo: return needs(armed(f, e.seat, kNone, false));
    case Verb::attach: {
      for (const Held& held : crew.held)
        if (is_weapon(f, held.thing) && f.c.items[held.thing].energy && !(held.attached & 1)) return Use::useful;
      return Use::impossible;
    }
    case Verb::combine_heavy_items: {
      return when(untied_count(f, e.seat) >= 2);
    }
    case Verb::craft: return when(can_craft(f, e.seat, op.a != 0));
    case Verb::analyse: return when(analysable_slots(f, e.room) != 0);
    case Verb::move: return move_use(f, e, op);
    case Verb::doors: return doors_use(f, e, op);
    case Verb::place_fire: return op.where == Where::own_room ? when(!(f.o.fire & bit(e.room))) : Use::idle;
    case Verb::remove_fire:
      return op.where == Where::own_room ? when((f.o.fire & bit(e.room)) != 0) : if_any(f.o.fire != 0);
    case Verb::place_malfunction: return malfunction_use(f, e, op);
    case Verb::remove_malfunction: return when((f.o.malfunction & bit(e.room)) != 0);
    case Verb::use_room_action: return room_action_use(f, e, op);
    case Verb::start_airlock: return when(f.o.airlock == kNone);
    case Verb::pod_lock: return pod_use(f, e, op);
    case Verb::peek: return peek_use(f, e, op);
    case Verb::remove_noise: return if_any((f.c.slots[e.room].corridor_mask & f.o.noise) != 0);
    case Verb::shoot: return when(in_combat(f, e.room) && armed(f, e.seat, op.what, op.a != 0));
    case Verb::melee: return when(in_combat(f, e.room));
    case Verb::retreat:
      if (op.where == Where::chosen_room) return if_any(anybody_on_board(f));
      return when(in_combat(f, e.room));
    case Verb::injure:
      if (op.where == Where::chosen_room || static_cast<Intruders>(op.what) == Intruders::in_chosen_room ||
          static_cast<Intruders>(op.what) == Intruders::others_in_room_of_chosen)
        return Use::useful;
      if (effect.item != kNone && f.c.items[effect.item].eggs_destroyed) return Use::useful;
      return when(in_combat(f, e.room));
    case Verb::move_intruders: return when(somebody_to_lure(f, e));
    // They never make an Action possible or impossible by themselves.
    case Verb::end:
    case Verb::for_each:
    case Verb::wound:
    case Verb::die:
    case Verb::gain_contamination:
    case Verb::infection:
    case Verb::gain_mutation_marker:
    case Verb::gain_slime:
    case Verb::reshuffle:
    case Verb::place_object:
    case Verb::ammo_capacity:
    case Verb::noise_roll:
    case Verb::danger:
    case Verb::place_noise:
    case Verb::spread_fire:
    case Verb::set_item_counter:
    case Verb::remove_pod:
    case Verb::heal_intruders:
    case Verb::place_intruder:
    case Verb::replace_with_intruder:
    case Verb::remove_intruders_to_bag:
    case Verb::intruder_attack:
    case Verb::encounter:
    case Verb::add_token_to_bag:
    case Verb::drawn_token:
    case Verb::cancel:
    case Verb::ignore_attack:
    case Verb::reroll_noise: break;
  }
  return Use::idle;
}

}  // namespace

const Op& hindrance(const Facts& f, const Frame& e, u16 program) {
  const Op* op = &f.c.ops[program];
  while (op->verb != Verb::end && op_use(f, e, *op) != Use::impossible)
    ++op;
  return op->verb == Verb::end ? f.c.ops[program] : *op;
}

Use use_of(const Facts& f, const Frame& e, u16 program) {
  bool useful = false;
  for (const Op* op = &f.c.ops[program]; op->verb != Verb::end; ++op) {
    const Use use = op_use(f, e, *op);
    if (use == Use::impossible) return Use::impossible;
    useful = useful || use == Use::useful;
  }
  return useful ? Use::useful : Use::idle;
}

bool option_open(const Facts& f, const Frame& e, const Option& option) {
  return holds_all(f, e, option.requires_, option.requires_count) && use_of(f, e, option.program) == Use::useful;
}

}  // namespace carno
