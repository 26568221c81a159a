// Answers to what others do and to dice already on the table.
#include "carno/round.h"
#include "fight.h"
#include "sane.h"

namespace carno::sane {

namespace {

const Choice kDecline{Do::decline, 0, 0, 0, 0};

// The Noise die lies there: another roll is worth a card if this one brings Carnomorphs.
bool noise_is_bad(const Mind& m) {
  const NoiseFace face = question_of(m.o).noise;
  if (face == NoiseFace::silence) return m.crew.slime != 0;
  if (face == NoiseFace::danger) return true;
  const Corridor k = m.c.slots[m.here].exit_corridor[static_cast<std::size_t>(face) + 1];
  return (m.o.noise & bit(k)) != 0 && encounter_harm(m) > 12;
}

bool roll_is_bad(const Mind& m) {
  const Question shot = question_of(m.o);
  const Carnomorph* target = with_label(m, shot.target);
  return target && injuries_on(m, *target, &m.c.items[shot.weapon], shot.combat) == 0;
}

// An Action of another player in the Room: only what would cost this player the game is stopped.
bool action_hurts(const Mind& m, const Intent& now) {
  const Choice action = question_of(m.o).interruptible;
  if (cooperative(m) || action.verb != Do::room) return false;
  const Tile* tile = tile_at(m, m.here);
  if (!tile || action.b >= tile->action.options) return false;
  const Op* bomb = find_op(m.c, tile->action.option[action.b].program, Verb::self_destruct);
  return bomb && !bomb->a && now.wants.intact;
}

}  // namespace

Choice answer_react(const Mind& m, const Intent& now, const Decision& decision) {
  const Choice first = decision.at(0);
  if (first.verb != Do::react) return kDecline;
  switch (static_cast<Reaction>(first.a)) {
    case Reaction::interruption: return action_hurts(m, now) ? first : kDecline;
    case Reaction::motion_scanner: return noise_is_bad(m) ? first : kDecline;
    case Reaction::reroll: return roll_is_bad(m) ? first : kDecline;
    default: return first;  // Armor, Nerves of Steel
  }
}

Choice answer_yes_no(const Mind& m, const Intent& now) {
  const Choice yes{Do::yes, 0, 0, 0, 0}, no{Do::no, 0, 0, 0, 0};
  if (m.o.pending.purpose == Purpose::optional_part) {
    const Op& op = asking_op(m);
    return op.verb == Verb::optional && worth_of_program(m, now, op.then_, m.here) <= 0 ? no : yes;
  }
  if (m.o.pending.purpose == Purpose::consent) return fighting(m) || burning(m, m.here) ? yes : no;
  return yes;
}

// A fair exchange gives at least what it takes; a gift always does.
Choice answer_offer(const Mind& m, const Intent& now, const Decision& decision) {
  const Choice& offer = m.o.trade_offer;
  const auto more = [&](unsigned shift) { return static_cast<Thing>((offer.mask >> shift) & 0xFF); };
  int gain = 0;
  for (Thing t : {offer.b, more(0), more(8)})
    gain += worth_of_thing(m, now, t);
  for (Thing t : {offer.c, more(16), more(24)})
    gain -= worth_of_thing(m, now, t);
  const Choice accept{Do::accept, 0, 0, 0, 0};
  return gain >= 0 && decision.contains(accept) ? accept : kDecline;
}

// In a pod: away if possible. A Locked one is left when something waits to be done or the end is near.
Choice answer_pod(const Mind& m, const Intent& now, const Decision& decision) {
  const Choice launch{Do::launch, 0, 0, 0, 0};
  if (decision.contains(launch)) return launch;
  const bool patient = rounds_left(m) > 3 && tasks_done(m, now.wants);
  return {patient ? Do::stay : Do::leave, 0, 0, 0, 0};
}

}  // namespace carno::sane
