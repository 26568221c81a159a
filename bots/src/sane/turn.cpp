// The Actions of a player round: every one on offer is appraised, the best is taken, or a Pass if none is worth its
// cards.
#include <algorithm>

#include "carno/carnomorphs.h"
#include "fight.h"
#include "sane.h"

namespace carno::sane {

namespace {

constexpr int kNever = -1000;

int worth_of_drop(const Mind& m, const Intent& now, Thing t) {
  if (!is_object(t)) return kNever;
  const Wants& w = now.wants;
  const auto object = static_cast<u8>(object_of(t));
  if (w.deliver == object) return rooms_with_tile(m, w.deliver_to) & bit(m.here) ? 200 : kNever;
  if (w.object == object || now.plan == Plan::analyse) return kNever;
  return 3;  // it only lures Carnomorphs
}

int worth_of_careful(const Mind& m, const Intent& now, const Choice& choice) {
  int numbers = 0;  // the marked exit's numbers are those that bring an Encounter later
  for (std::size_t exit = 1; exit <= 4; ++exit)
    numbers += m.c.slots[choice.a].exit_corridor[exit] == choice.b ? 1 : 0;
  return worth_of_step(m, now, choice.a, false) - numbers - price_of(m, m.c.supply.careful);
}

unsigned escape_cost(const Mind& m) {
  const unsigned cost = m.c.supply.move;
  return fighting(m) ? std::max<unsigned>(cost, wound_effect(m, m.me, &WoundCard::escape_cost)) : cost;
}

int worth_of_attack(const Mind& m, const Intent& now, const Choice& choice) {
  const bool melee = choice.verb == Do::melee;
  if (choice.a == kEggs) {
    if (!now.wants.nest) return kNever;
    return 55 - noise_risk(m, m.here) - price_of(m, 1) - (melee ? 0 : 8);
  }
  const Carnomorph* target = with_label(m, choice.a);
  if (!target) return kNever;
  int worth = melee ? worth_of_melee(m, *target) : worth_of_shot(m, *target, m.c.items[choice.b], 0) - 2;
  if (now.wants.butcher && target->type == static_cast<u8>(carnomorph_type::butcher)) worth += 40;
  return worth - price_of(m, 1);
}

int worth_of_craft(const Mind& m, const Intent& now, const Choice& choice) {
  if (now.wants.items) return kNever;
  return worth_of_item(m, now, choice.a) - (worth_of_item(m, now, choice.b) + worth_of_item(m, now, choice.c)) / 2 -
         price_of(m, m.c.supply.craft);
}

int worth_of_quest(const Mind& m, const Intent& now, const Choice& choice) {
  const Item& item = m.c.items[choice.a];
  const bool pays_item = item.unlock_items != 0;
  return worth_of_item(m, now, choice.a) + 8 - (pays_item ? 14 : 0) - price_of(m, item.unlock_cost);
}

int worth_of_play(const Mind& m, const Intent& now, const Choice& choice) {
  const Card& card = character(m).card[choice.a];
  return worth_of_program(m, now, card.option[choice.b].program, m.here) - price_of(m, card.cost + 1u);
}

int worth_of_use(const Mind& m, const Intent& now, const Choice& choice) {
  const Item& item = m.c.items[choice.a];
  const int spent = item.single_use ? (now.wants.items ? 60 : 4) : 0;
  return worth_of_program(m, now, item.option[choice.b].program, m.here) - spent - price_of(m, item.cost);
}

int worth_of_room(const Mind& m, const Intent& now, const Choice& choice) {
  const RoomAction& action = tile_at(m, m.here)->action;
  return worth_of_program(m, now, action.option[choice.b].program, m.here) - price_of(m, action.cost);
}

// Every use adds a marker, and the fourth kills (C3.11): only with few of them.
int worth_of_mutation(const Mind& m, const Intent& now) {
  static constexpr std::array<int, 3> kMarker{30, 60, 110};
  if (m.crew.mutation_markers >= kMarker.size()) return kNever;
  const MutationCard& card = m.c.mutations[m.v.own.mutation];
  const int clean = worth_of_program(m, now, card.clean, m.here),
            infected = worth_of_program(m, now, card.infected, m.here);
  return (3 * clean + infected) / 4 - kMarker[m.crew.mutation_markers];
}

// Nobody waits in a fire while a Room next door neither burns nor holds a Carnomorph. Not so in Combat: leaving it is a
// matter of blows, which worth_of_step weighs.
int worth_of_way_out(const Mind& m, const Intent& now, const Choice& choice) {
  if (fighting(m) || (choice.verb != Do::move && choice.verb != Do::careful)) return kNever;
  const Room to = choice.a;
  if (burning(m, to) || in_combat(m, to) || m.o.airlock == to) return kNever;
  return choice.verb == Do::move ? worth_of_step(m, now, to, true) : worth_of_careful(m, now, choice);
}

// Two cards in hand are some safety; more of them are wasted, for they are drawn again (B2.2).
int worth_of_pass(const Mind& m) {
  constexpr int kSafe = 2, kWasted = 3;
  return -kWasted * std::max(0, static_cast<int>(action_cards(m)) - kSafe);
}

int worth_of_action(const Mind& m, const Intent& now, const Choice& choice) {
  switch (choice.verb) {
    case Do::pass: return worth_of_pass(m);
    case Do::drop: return worth_of_drop(m, now, choice.a);
    case Do::move: return worth_of_step(m, now, choice.a, true) - price_of(m, escape_cost(m));
    case Do::careful: return worth_of_careful(m, now, choice);
    case Do::shoot:
    case Do::melee: return worth_of_attack(m, now, choice);
    case Do::pick: return worth_of_object(m, now, static_cast<Object>(choice.a)) - price_of(m, m.c.supply.pick);
    case Do::craft: return worth_of_craft(m, now, choice);
    case Do::quest: return worth_of_quest(m, now, choice);
    case Do::play: return worth_of_play(m, now, choice);
    case Do::use: return worth_of_use(m, now, choice);
    case Do::room: return worth_of_room(m, now, choice);
    case Do::mutate: return worth_of_mutation(m, now);
    default: return kNever;  // a Trade: others may open one
  }
}

}  // namespace

Choice answer_turn(const Mind& m, const Intent& now, const Decision& decision, u64& rng) {
  const Choice best = best_of(decision, rng, [&](const Choice& choice) { return worth_of_action(m, now, choice); });
  if (best.verb != Do::pass || !burning(m, m.here)) return best;
  const Choice out = best_of(decision, rng, [&](const Choice& choice) { return worth_of_way_out(m, now, choice); });
  return worth_of_way_out(m, now, out) > kNever ? out : best;
}

}  // namespace carno::sane
