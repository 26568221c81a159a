// C8.3 - C8.17: step 2 of the Event Phase, attacks and Feeding.
#include "races/carnomorphs/carnomorphs.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct FeedFrame {
  static constexpr Proc proc = Proc::feed;
  Mini feeder = kNone;
};

u8& object_at(Play& p, Room room, Object object) { return p.o.objects[room][static_cast<std::size_t>(object)]; }

// The Metagorger another one would eat: the least injured (C13.7); kNone if there is none beside the feeder.
Mini other_metagorger_for(const Facts& f, Mini feeder) {
  Mini best = kNone;
  for_bits(f.o.minis_in[f.o.minis[feeder].room] & ~bit(feeder), [&](Mini m) {
    if (type_of(f, m) != carnomorph_type::metagorger) return;
    if (best == kNone || f.o.minis[m].injuries < f.o.minis[best].injuries) best = m;
  });
  return best;
}

// C8.12 with C13.9: what this one would eat.
Food food_for(const Facts& f, Mini m) {
  const Room room = f.o.minis[m].room;
  const auto& objects = f.o.objects[room];
  if (objects[static_cast<std::size_t>(Object::corpse_red)]) return Food::corpse_red;
  if (nest_has_eggs(f, room)) return Food::egg_of_nest;
  if (objects[static_cast<std::size_t>(Object::egg)]) return Food::egg;
  if (objects[static_cast<std::size_t>(Object::carcass)]) return Food::carcass;
  if (other_metagorger_for(f, m) != kNone) return Food::metagorger;
  if (objects[static_cast<std::size_t>(Object::corpse_blue)]) return Food::corpse_blue;
  return Food::nothing;
}

void tell_feed(Play& p, Mini m, Food food, u8 eaten_label, RuleId why) {
  Event e = event(EventKind::feed, why);
  e.label = p.o.minis[m].label;
  e.type = p.o.minis[m].type;
  e.room = p.o.minis[m].room;
  e.food = static_cast<u8>(food);
  e.eaten = eaten_label;
  p.emit(e);
}

void eat(Play& p, Mini feeder, Food food) {
  const Room room = p.o.minis[feeder].room;
  switch (food) {
    case Food::corpse_red: --object_at(p, room, Object::corpse_red); return;
    case Food::egg_of_nest: return lose_board_egg(p, room, rule("C8.14"));
    case Food::egg: --object_at(p, room, Object::egg); return;
    case Food::carcass: --object_at(p, room, Object::carcass); return;
    case Food::corpse_blue: --object_at(p, room, Object::corpse_blue); return;
    case Food::metagorger: return remove_mini(p, other_metagorger_for(p, feeder));  // C13.16: not killed
    case Food::nothing: return;
  }
}

bool evolves_at_all(const Facts& f, Mini m) {  // C8.9, C8.10
  const Type type = type_of(f, m);
  return type != carnomorph_type::butcher && !(type == carnomorph_type::fleshbeast && f.o.unique_killed);
}

}  // namespace

// One Feeding: Heal, Evolve, Eat.
void feed(Play& p, Frame& f) {
  if (f.step == 1) return done(p);
  f.step = 1;
  const Mini m = as<FeedFrame>(f).feeder;
  Carnomorph& mini = p.o.minis[m];
  Food food = food_for(p, m);
  const bool grows = evolves_at_all(p, m);
  RuleId why = rule("C8.12");
  if (!grows && !p.o.options.feeding_always_eats) {  // E7: it only heals; in the Nest it still eats an Egg (C13.9)
    food = nest_has_eggs(p, mini.room) ? Food::egg_of_nest : Food::nothing;
    why = type_of(p, m) == carnomorph_type::butcher ? rule("C8.10") : rule("C8.9");
  }
  const u8 eaten = food == Food::metagorger ? p.o.minis[other_metagorger_for(p, m)].label : kNone;
  tell_feed(p, m, food, eaten, why);
  if (mini.injuries) {  // C8.7
    Event e = event(EventKind::heal, rule("C8.7"));
    e.label = mini.label;
    e.type = mini.type;
    e.count = mini.injuries;
    e.room = mini.room;
    mini.injuries = 0;
    p.emit(e);
  }
  const auto next = static_cast<Type>(mini.type + 1);
  const bool evolves = grows && free_minis(p, next) > 0;  // C8.13
  if (evolves) {
    Event e = event(EventKind::evolve, rule("C8.8"));
    e.label = mini.label;
    e.type = mini.type;
    e.becomes = static_cast<u8>(next);
    e.room = mini.room;
    --p.o.minis_on_board[mini.type];
    mini.type = static_cast<u8>(next);
    ++p.o.minis_on_board[mini.type];
    p.emit(e);
  }
  eat(p, m, food);
  if (evolves) call_appear(p, next);
}

namespace {

enum Step : u8 { start, feeding_first, attacking, feeding_last };

// C13.5: at its start every Carnomorph either is in Combat and attacks, or is not and Feeds.
void decide_step(Play& p, Frame& f) {
  auto& due = as<AttackStepFrame>(f);
  const int regrowth = adaptation(p, &AdaptationCard::heals_at_attack_step);
  const bool voracious = adaptation(p, &AdaptationCard::feed_in_combat) > 0;  // C8.5
  const u8 crew = active_mask(p);
  for (Mini m = 0; m < kMinis; ++m) {
    if (!on_board(p, m)) continue;
    Carnomorph& mini = p.o.minis[m];
    const u8 healed = static_cast<u8>(regrowth < mini.injuries ? regrowth : mini.injuries);
    if (healed) {
      mini.injuries = static_cast<u8>(mini.injuries - healed);
      Event e = event(EventKind::heal, rule("C6.8"));
      e.label = mini.label;
      e.type = mini.type;
      e.count = healed;
      e.room = mini.room;
      p.emit(e);
    }
    const bool fights = crew & p.o.crew_in[mini.room];
    if (fights) due.attackers |= bit(m);
    if (!fights || voracious) due.feeders |= bit(m);
  }
  f.step = voracious ? feeding_first : attacking;  // C13.6
}

bool fights_now(const Facts& f, Mini m) { return (active_mask(f) & f.o.crew_in[f.o.minis[m].room]) != 0; }

// True when somebody was found to feed.
bool feed_next(Play& p, Frame& f) {
  auto& due = as<AttackStepFrame>(f);
  while (due.feeders) {
    const Mini m = next_mini(p, due.feeders);
    due.feeders &= ~bit(m);
    if (f.step == feeding_last && fights_now(p, m)) continue;  // C13.5: in Combat at that moment
    if (food_for(p, m) == Food::nothing) continue;
    due.fed |= bit(m);
    call<FeedFrame>(p).feeder = m;
    return true;
  }
  return false;
}

bool attack_next(Play& p, Frame& f) {
  auto& due = as<AttackStepFrame>(f);
  while (due.attackers) {
    const Mini m = next_mini(p, due.attackers);
    due.attackers &= ~bit(m);
    const Seat target = step_target(p, p.o.minis[m].room);
    // C13.5: whoever has lost the target to another one Feeds, the killer by option; nobody twice (C13.8).
    if (target == kNone || p.o.options.killer_feeds) due.feeders |= bit(m) & ~due.fed;
    if (target == kNone) continue;
    call_attack(p, m, target, Occasion::step);
    return true;
  }
  return false;
}

}  // namespace

void Carnomorphs::attack_step(Play& p, Frame& f) const {
  if (f.step == start) decide_step(p, f);
  if (f.step == feeding_first) {
    if (feed_next(p, f)) return;
    f.step = attacking;
  }
  if (f.step == attacking) {
    if (attack_next(p, f)) return;
    f.step = feeding_last;
  }
  if (!feed_next(p, f)) done(p);
}

}  // namespace carno
