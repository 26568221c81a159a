// B6.1 - B6.6, B12.9: Shoot, Melee and the destruction of Eggs.
#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

// B6.2: whom a symbol hits is the race's. Eggs: all but Blank.
unsigned table(const RaceRules& race, CombatFace face, u8 type, bool melee) {
  switch (face) {
    case CombatFace::blank: return 0;
    case CombatFace::creeper:
    case CombatFace::adult: return type == kNone || race.symbol_hits(face, static_cast<Type>(type)) ? 1 : 0;
    case CombatFace::one_hit: return 1;
    case CombatFace::two_hits: break;
  }
  return melee ? 1 : 2;  // B6.5
}

bool shows(u8 faces, CombatFace face) { return (faces & bit(static_cast<unsigned>(face))) != 0; }

}  // namespace

unsigned injuries_of(const Facts& f, const Modifiers* weapon, const Shot& shot, u8 type) {
  const RaceRules& race = race_of(f);
  CombatFace face = type == kNone ? shot.face : race.read_die(f, shot.face);
  unsigned total = 0;
  if (weapon) {
    face = static_cast<CombatFace>(weapon->face[static_cast<std::size_t>(face)]);
    total = table(race, face, type, false);
    if (face != CombatFace::blank && total < weapon->min_unless_blank) total = weapon->min_unless_blank;
    if (shows(weapon->bonus_on_faces, face)) ++total;
  } else {
    total = table(race, face, type, shot.melee);
  }
  total += shot.extra;
  if (weapon && total > 0) total += weapon->bonus_on_hit;
  return total;
}

void spend_ammo(Play& p, Seat s, ItemId weapon, u8 count) {
  Held& held = p.o.crew[s].held[static_cast<std::size_t>(find_loaded(p, s, weapon))];
  held.ammo = static_cast<u8>(held.ammo - count);
  Event e = event(EventKind::ammo, rule("B6.2"));
  e.seat = s;
  e.thing = weapon;
  e.count = held.ammo;
  p.emit(e);
}

namespace {

struct ShootFrame {
  static constexpr Proc proc = Proc::shoot;
  u8 target = kNone;  // a label or kEggs
  ItemId weapon = kNone;
  CombatFace face{};
  ShotCost cost{};
  u8 rerolls = 0;  // left
  u8 extra = 0;    // Injuries: Full Auto, one more ammo
};

struct MeleeFrame {
  static constexpr Proc proc = Proc::melee;
  u8 target = kNone;
  u8 contamination_drawn = 0;
  u8 bonus = 0;  // on a hit
  OnMiss on_miss{};
};

struct EggsFrame {
  static constexpr Proc proc = Proc::eggs;
  u8 destroyed = 0;
  u8 burns = 0;  // the shot also sets the Room on fire
};

enum Step : u8 { start, rolled, reroll_answered, extra_asked, deal, over };

void miss(Play& p, const Frame& f, u8 target, RuleId why) {
  Event e = event(EventKind::shot_missed, why);
  e.seat = f.seat;
  e.label = target;
  e.room = f.room;
  p.emit(e);
}

void call_eggs(Play& p, const Frame& f, unsigned count, bool burns = false) {
  auto& attempt = call<EggsFrame>(p, f.seat, f.room);
  attempt.destroyed = static_cast<u8>(count);
  attempt.burns = burns ? 1 : 0;
}

Held* weapon_of(Play& p, const Frame& f) {
  const auto& shot = as<ShootFrame>(f);
  const int i = find_loaded(p, f.seat, shot.weapon);
  return i < 0 ? nullptr : &p.o.crew[f.seat].held[static_cast<std::size_t>(i)];
}

void show_roll(Play& p, Seat s, u8 target, CombatFace face) {
  Event e = event(EventKind::roll, rule("B6.2"));
  e.seat = s;
  e.result = static_cast<u8>(face);
  e.label = target == kEggs ? kNone : target;
  p.emit(e);
}

// The rerolls of the card that made the shot come first, then the weapon's.
void tell_reroll(Play& p, const Frame& f) {
  const auto& shot = as<ShootFrame>(f);
  Event e = reaction_event(Reaction::reroll, f.seat, rule("B3.24"));
  const bool by_card = shot.rerolls > p.c.items[shot.weapon].modifiers.rerolls && p.o.limbo.card != kNone;
  (by_card ? e.card : e.thing) = by_card ? p.o.limbo.card : shot.weapon;
  p.emit(e);
}

// Prototype Rifle: one more ammo for one more Injury.
void offer_extra(Play& p, Frame& f) {
  auto& shot = as<ShootFrame>(f);
  f.step = extra_asked;
  p.g.answer = Choice{};
  const Modifiers& weapon = p.c.items[shot.weapon].modifiers;
  if (shows(weapon.extra_ammo_on_faces, shot.face) && weapon_of(p, f)->ammo)
    ask_yes_no(p, f.seat, Purpose::extra_ammo, rule("B6.3"));
}

void deal_shot(Play& p, Frame& f) {
  auto& fired = as<ShootFrame>(f);
  const Item& item = p.c.items[fired.weapon];
  const Modifiers& weapon = item.modifiers;
  f.step = over;
  Shot shot;
  shot.face = fired.face;
  shot.extra = fired.extra;
  const Mini m = fired.target == kEggs ? kNone : find_label(p, fired.target);
  unsigned injuries = injuries_of(p, &weapon, shot, fired.target == kEggs ? kNone : p.o.minis[m].type);
  if (fired.target != kEggs && injuries) injuries = race_of(p).injuries_by(p, item, injuries);
  if (fired.target == kEggs) return call_eggs(p, f, injuries, shows(weapon.fire_on_faces, fired.face));
  if (injuries == 0) return miss(p, f, fired.target, rule("B6.2"));
  call_injury(p, m, injuries);
}

}  // namespace

ShotInHand shot_in(const Frame& f) {
  const auto& shot = as<ShootFrame>(f);
  return {shot.target, shot.weapon, shot.face};
}

void call_shoot(Play& p, Seat s, Room room, const ShotAt& at) {
  auto& shot = call<ShootFrame>(p, s, room);
  shot.target = at.target;
  shot.weapon = at.weapon;
  shot.cost = at.cost;
  shot.rerolls = at.rerolls;
}

void shoot(Play& p, Frame& f) {
  auto& shot = as<ShootFrame>(f);
  const Modifiers& weapon = p.c.items[shot.weapon].modifiers;
  switch (f.step) {
    case start: {
      const bool full_auto = shot.cost == ShotCost::full_auto;  // B6.4
      const u8 spent = full_auto ? weapon_of(p, f)->ammo : shot.cost == ShotCost::spent_already ? u8{0} : u8{1};
      if (spent) spend_ammo(p, f.seat, shot.weapon, spent);
      shot.rerolls = static_cast<u8>(shot.rerolls + weapon.rerolls);
      if (full_auto) shot.extra = spent / 2;
      f.step = rolled;
      return roll(p, Luck::combat, f.seat);
    }
    case rolled:
      shot.face = static_cast<CombatFace>(outcome(p));
      show_roll(p, f.seat, shot.target, shot.face);
      if (shot.rerolls == 0) return offer_extra(p, f);
      f.step = reroll_answered;
      ask(p, f.seat, Ask::react, Purpose::reroll_combat, rule("B3.24")).arg =
          static_cast<u8>(bit(static_cast<unsigned>(Reaction::reroll)));
      return;
    case reroll_answered:
      if (p.g.answer.verb == Do::react) {
        tell_reroll(p, f);
        --shot.rerolls;
        f.step = rolled;
        return roll(p, Luck::combat, f.seat);
      }
      return offer_extra(p, f);
    case extra_asked:
      if (p.g.answer.verb == Do::yes) {
        spend_ammo(p, f.seat, shot.weapon, 1);
        ++shot.extra;
      }
      f.step = deal;
      return;
    case deal: return deal_shot(p, f);
    default: {
      const bool burns = shot.target != kEggs && shows(weapon.fire_on_faces, shot.face);  // Eggs: see eggs
      const Room room = f.room;
      done(p);
      if (burns) place_fire(p, room, rule("B6.3"));
      return;
    }
  }
}

void call_melee(Play& p, Seat s, Room room, const MeleeAt& at) {
  auto& blow = call<MeleeFrame>(p, s, room);
  blow.target = at.target;
  blow.contamination_drawn = at.contamination_drawn;
  blow.bonus = at.bonus;
  blow.on_miss = at.on_miss;
}

// B6.5
void melee(Play& p, Frame& f) {
  auto& blow = as<MeleeFrame>(f);
  enum : u8 { begun, rolled_once, dealt };
  if (f.step == begun) {
    f.step = rolled_once;
    if (blow.target != kEggs && !blow.contamination_drawn) contaminate(p, f.seat, rule("B6.5"));  // B6.6
    return roll(p, Luck::combat, f.seat);
  }
  if (f.step == dealt) return done(p);
  f.step = dealt;
  Shot shot;
  shot.face = static_cast<CombatFace>(outcome(p));
  shot.melee = true;
  show_roll(p, f.seat, blow.target, shot.face);
  const Mini m = blow.target == kEggs ? kNone : find_label(p, blow.target);
  unsigned injuries = injuries_of(p, nullptr, shot, m == kNone ? kNone : p.o.minis[m].type);
  if (injuries) injuries += blow.bonus;
  if (blow.target == kEggs) return call_eggs(p, f, injuries);
  if (injuries) return call_injury(p, m, injuries);
  miss(p, f, blow.target, rule("B6.5"));
  if (blow.on_miss != OnMiss::nothing)
    call_wound(p, f.seat, blow.on_miss == OnMiss::light_wound ? WoundKind::light : WoundKind::serious, 1);
}

void destroy_eggs(Play& p, Room room, unsigned count, RuleId why) {
  u8& loose = p.o.objects[room][static_cast<std::size_t>(Object::egg)];
  for (; count > 0; --count) {
    Event e = event(EventKind::egg_destroyed, why);
    e.room = room;
    if (nest_has_eggs(p, room)) {
      e.of_nest = 1;
      p.emit(e);
      lose_board_egg(p, room, why);
    } else if (loose) {
      --loose;
      p.emit(e);
    } else {
      return;
    }
  }
}

// B12.9, U17: an attempt on Eggs; then a Noise roll, in Combat too.
void eggs(Play& p, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    destroy_eggs(p, f.room, as<EggsFrame>(f).destroyed, rule("B12.9"));
    if (as<EggsFrame>(f).burns) place_fire(p, f.room, rule("B6.3"));
    if (active(p, f.seat)) call_noise(p, f.seat);
    return;
  }
  done(p);
}

}  // namespace carno
