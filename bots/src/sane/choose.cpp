// What effects ask: a Room, a Door, a target, an Item, one of two cards …
#include <algorithm>

#include "carno/carnomorphs.h"
#include "carno/round.h"
#include "fight.h"
#include "sane.h"

namespace carno::sane {

const Op& asking_op(const Mind& m) { return m.c.ops[std::min<std::size_t>(question_of(m.o).op, kMaxOps - 1)]; }

namespace {

int worth_of_choosing_room(const Mind& m, const Intent& now, Room r) {
  switch (m.o.pending.purpose) {
    case Purpose::goal: return worth_of_step(m, now, r, true);
    case Purpose::room_action: return worth_of_room_action(m, now, r);
    case Purpose::look: return 100 - now.paths.cost[r];
    default: break;
  }
  // An effect on a Room: fires are put out, harm is done where Carnomorphs are and this Character is not.
  const bool helps = does(m.c, static_cast<u16>(&asking_op(m) - m.c.ops.data()), Verb::remove_fire);
  int worth = harm_in(m, r);
  if (helps) return worth + (burning(m, r) ? 30 : 0) + (r == m.here ? 10 : 0);
  for_bits(u32{m.o.crew_in[r]}, [&](Seat s) { worth -= s == m.me ? 300 : cooperative(m) ? 100 : 30; });
  return worth;
}

int worth_of_corridor(const Mind& m, const Intent& now, Corridor k) {
  const bool on_the_way = now.step != kNone && k == corridor_between(m, m.here, now.step);
  if (m.o.pending.purpose == Purpose::door) {
    if (m.o.closed & bit(k)) return on_the_way ? 50 : -5;
    const CorridorInfo& ends = m.c.corridors[k];
    const Room beyond = ends.a == m.here ? ends.b : ends.a;
    return on_the_way ? -50 : harm_in(m, beyond);
  }
  int numbers = 0;
  for (std::size_t exit = 1; exit <= 4; ++exit)
    numbers += m.c.slots[m.here].exit_corridor[exit] == k ? 1 : 0;
  return on_the_way ? -numbers - 1 : -numbers;
}

// Green for those with wounds, red for those without ammunition, tools otherwise.
int worth_of_colour(const Mind& m, Colour colour) {
  int ammo = 0;
  for (const Held& held : m.crew.held)
    ammo += held.thing < kObjectThing ? held.ammo : 0;
  switch (colour) {
    case Colour::red: return ammo <= 1 ? 30 : 15;
    case Colour::green: return 12 + 12 * m.crew.serious_count + 4 * m.crew.light;
    default: return 14;
  }
}

int worth_of_target(const Mind& m, const Intent& now, const Choice& choice) {
  if (static_cast<Pick>(choice.a) == Pick::room) return now.wants.nest ? 100 : -100;  // Eggs
  const Carnomorph* target = with_label(m, choice.b);
  if (!target) return 0;
  int worth = worth_of_injuries(m, *target, 2);
  if (now.wants.butcher && target->type == static_cast<u8>(carnomorph_type::butcher)) worth += 60;
  return worth + (target->room == m.here ? 5 : 0);
}

int worth_of_pod(const Mind& m, const Intent& now, u8 pod) {
  if (m.o.pending.purpose != Purpose::lock_pod) return -pod;
  if (m.o.pods[pod].state != PodState::locked) return -100;
  int nearest_section = 1000;
  for (Room r = 0; r < kRooms; ++r) {
    const Tile* tile = tile_at(m, r);
    if (tile && tile->section == m.o.pods[pod].section) nearest_section = now.paths.cost[r];
  }
  return -nearest_section / 20;
}

int worth_of_destination(const Mind& m, const Intent& now, u8 letter) {
  if (m.v.coordinates == kNone) return letter == m.o.destination ? 1 : 0;
  return static_cast<u8>(m.c.coordinates[m.v.coordinates].place[letter]) == homeward(now.wants) ? 10 : 0;
}

int worth_of_option(const Mind& m, const Intent& now, u8 option) {
  if (m.o.pending.purpose == Purpose::room_option) {
    const Tile* tile = tile_at(m, m.here);
    return tile && option < tile->action.options ? worth_of_program(m, now, tile->action.option[option].program, m.here)
                                                 : 0;
  }
  if (m.o.pending.purpose != Purpose::alternative) return option == 0 ? 1 : 0;
  const Op& op = asking_op(m);
  return op.verb == Verb::choose_one ? worth_of_program(m, now, option ? op.else_ : op.then_, m.here) : 0;
}

int worth_of_mutation_card(const Mind& m, const Intent& now, u8 card) {
  if (card >= kMutations) return 0;
  const MutationCard& it = m.c.mutations[card];
  return 3 * worth_of_program(m, now, it.clean, m.here) + worth_of_program(m, now, it.infected, m.here);
}

// B9.3: a Heavy thing comes and another must go.
int worth_of_swap(const Mind& m, const Intent& now, Thing given_up) {
  constexpr int kEmptyWeapon = 14;
  int worth = worth_of_thing(m, now, m.o.pending.arg) - worth_of_thing(m, now, given_up);
  for (const Held& held : m.crew.held)
    if (held.thing == given_up && !is_object(given_up) && m.c.items[given_up].weapon && held.ammo == 0)
      worth += kEmptyWeapon;
  return worth;
}

int worth_of_loading(const Mind& m, ItemId weapon) {
  for (const Held& held : m.crew.held)
    if (held.thing == weapon) return capacity(m, held) - held.ammo;
  return 0;
}

int worth_of_seat(const Mind& m, const Intent& now, Seat s) {
  const bool helps = m.o.pending.purpose == Purpose::patient || m.o.pending.purpose == Purpose::mover;
  if (s == m.me) return helps ? 50 : -50;
  return cooperative(m) || now.wants.company ? 10 : now.wants.dead & bit(s) ? -20 : 0;
}

int worth_of_choice(const Mind& m, const Intent& now, const Choice& choice) {
  if (choice.verb == Do::no) return 0;
  if (choice.verb == Do::craft) return worth_of_item(m, now, choice.a);
  if (choice.mask) return -std::popcount(choice.mask);  // a set of corridors
  const u8 value = choice.b;
  switch (static_cast<Pick>(choice.a)) {
    case Pick::room:
      return m.o.pending.pick == Pick::target ? worth_of_target(m, now, choice) : worth_of_choosing_room(m, now, value);
    case Pick::corridor: return worth_of_corridor(m, now, value);
    case Pick::seat: return worth_of_seat(m, now, value);
    case Pick::carnomorph: return worth_of_target(m, now, choice);
    case Pick::item:
      if (m.o.pending.purpose == Purpose::load) return worth_of_loading(m, value);
      return m.o.pending.purpose == Purpose::lost_item ? -worth_of_item(m, now, value) : worth_of_item(m, now, value);
    case Pick::object: return worth_of_thing(m, now, thing(static_cast<Object>(value)));
    case Pick::thing:
      return m.o.pending.ask == Ask::heavy ? worth_of_swap(m, now, value) : -worth_of_thing(m, now, value);
    case Pick::colour: return worth_of_colour(m, static_cast<Colour>(value));
    case Pick::objective: return chance_of(m, value);
    case Pick::mutation: return worth_of_mutation_card(m, now, value);
    case Pick::pod: return worth_of_pod(m, now, value);
    case Pick::option: return worth_of_option(m, now, value);
    case Pick::destination: return worth_of_destination(m, now, value);
    case Pick::engine: return (value == 1) != (now.wants.explode && m.o.self_destruct == kNone) ? 10 : 0;
    default: return 0;
  }
}

}  // namespace

Choice answer_choose(const Mind& m, const Intent& now, const Decision& decision, u64& rng) {
  return best_of(decision, rng, [&](const Choice& choice) { return worth_of_choice(m, now, choice); });
}

}  // namespace carno::sane
