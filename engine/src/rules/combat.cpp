// B6.1 - B6.6, B12.9: Shoot, Melee and the destruction of Eggs.
#include "flow/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

// B6.2 and C4.4: the Creeper face hits Metagorgers, the Adult face Metagorgers and Shamblers. Eggs: all but Blank.
unsigned table(CombatFace face, u8 type, bool melee) {
  switch (face) {
    case CombatFace::blank: return 0;
    case CombatFace::creeper: return type == kNone || type == static_cast<u8>(Type::metagorger) ? 1 : 0;
    case CombatFace::adult: return type == kNone || type <= static_cast<u8>(Type::shambler) ? 1 : 0;
    case CombatFace::one_hit: return 1;
    case CombatFace::two_hits: break;
  }
  return melee ? 1 : 2;  // B6.5
}

bool shows(u8 faces, CombatFace face) { return (faces & bit(static_cast<unsigned>(face))) != 0; }

}  // namespace

unsigned injuries_of(const Facts& f, const Modifiers* weapon, const Shot& shot, u8 type) {
  CombatFace face = shot.face;
  if (type != kNone && face == CombatFace::creeper && adaptation(f, &AdaptationCard::creeper_face_misses))
    face = CombatFace::blank;  // C12.5: Agile comes before the weapon
  unsigned total = 0;
  if (weapon) {
    face = static_cast<CombatFace>(weapon->face[static_cast<std::size_t>(face)]);
    total = table(face, type, false);
    if (face != CombatFace::blank && total < weapon->min_unless_blank) total = weapon->min_unless_blank;
    if (shows(weapon->bonus_on_faces, face)) ++total;
  } else {
    total = table(face, type, shot.melee);
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
  e.card = weapon;
  e.value = held.ammo;
  p.emit(e);
}

namespace {

enum Step : u8 { start, rolled, reroll_answered, extra_asked, deal, over };

void miss(Play& p, const Frame& f, RuleId why) {
  Event e = event(EventKind::miss, why);
  e.seat = f.seat;
  e.label = f.a == kEggs ? kNone : f.a;
  e.room = f.room;
  p.emit(e);
}

void call_eggs(Play& p, const Frame& f, unsigned count) {
  Frame& e = call(p, Proc::eggs);
  e.seat = f.seat;
  e.room = f.room;
  e.a = static_cast<u8>(count);
}

Held* weapon_of(Play& p, const Frame& f) {
  const int i = find_loaded(p, f.seat, f.b);
  return i < 0 ? nullptr : &p.o.crew[f.seat].held[static_cast<std::size_t>(i)];
}

void show_roll(Play& p, const Frame& f) {
  Event e = event(EventKind::roll, rule("B6.2"));
  e.seat = f.seat;
  e.value = f.c;
  e.label = f.a == kEggs ? kNone : f.a;
  p.emit(e);
}

// The rerolls of the card that made the shot come first, then the weapon's.
void tell_reroll(Play& p, const Frame& f) {
  const Event e = reaction_event(Reaction::reroll, f.seat, rule("B3.24"));
  const bool by_card = f.x > p.c.items[f.b].modifiers.rerolls && p.o.limbo.card != kNone;
  tell_used(p, e, by_card ? Used::card : Used::item, by_card ? p.o.limbo.card : f.b);
}

// Prototype Rifle: one more ammo for one more Injury.
void offer_extra(Play& p, Frame& f) {
  f.step = extra_asked;
  p.g.answer = Choice{};
  const Modifiers& weapon = p.c.items[f.b].modifiers;
  if (shows(weapon.extra_ammo_on_faces, static_cast<CombatFace>(f.c)) && weapon_of(p, f)->ammo)
    ask_yes_no(p, f.seat, rule("B6.3"));
}

void deal_shot(Play& p, Frame& f) {
  const Item& item = p.c.items[f.b];
  const Modifiers& weapon = item.modifiers;
  f.step = over;
  Shot shot;
  shot.face = static_cast<CombatFace>(f.c);
  shot.extra = static_cast<u8>(f.y >> 8);
  const Mini m = f.a == kEggs ? kNone : find_label(p, f.a);
  unsigned injuries = injuries_of(p, &weapon, shot, f.a == kEggs ? kNone : p.o.minis[m].type);
  if (item.fire_weapon && f.a != kEggs && injuries && adaptation(p, &AdaptationCard::fireproof)) --injuries;
  if (f.a == kEggs) return call_eggs(p, f, injuries);
  if (injuries == 0) return miss(p, f, rule("B6.2"));
  call_injury(p, m, injuries);
}

}  // namespace

// a = label of the target or kEggs, b = weapon, c = face, d = kFullAuto (B6.4) or kAmmoSpent,
// x = rerolls left, y = low byte: rerolls of the card that made the shot; second byte: extra Injuries
void shoot(Play& p, Frame& f) {
  const Modifiers& weapon = p.c.items[f.b].modifiers;
  switch (f.step) {
    case start: {
      const u8 spent = f.d == kFullAuto ? weapon_of(p, f)->ammo : f.d == kAmmoSpent ? u8{0} : u8{1};
      if (spent) spend_ammo(p, f.seat, f.b, spent);
      f.x = weapon.rerolls + (f.y & 0xFF);
      f.y = f.d == kFullAuto ? u32{spent} / 2 << 8 : 0;
      f.step = rolled;
      return roll(p, Luck::combat, f.seat);
    }
    case rolled:
      f.c = outcome(p);
      show_roll(p, f);
      if (f.x == 0) return offer_extra(p, f);
      f.step = reroll_answered;
      ask(p, f.seat, Ask::react, rule("B3.24")).arg = static_cast<u8>(bit(static_cast<unsigned>(Reaction::reroll)));
      return;
    case reroll_answered:
      if (p.g.answer.verb == Do::react) {
        tell_reroll(p, f);
        --f.x;
        f.step = rolled;
        return roll(p, Luck::combat, f.seat);
      }
      return offer_extra(p, f);
    case extra_asked:
      if (p.g.answer.verb == Do::yes) {
        spend_ammo(p, f.seat, f.b, 1);
        f.y += 1 << 8;
      }
      f.step = deal;
      return;
    case deal: return deal_shot(p, f);
    default: {
      const Frame shot = f;
      done(p);
      if (shows(weapon.fire_on_faces, static_cast<CombatFace>(shot.c))) place_fire(p, shot.room, rule("B6.3"));
      return;
    }
  }
}

// a = label or kEggs, b = 1: no Contamination card, c = bonus on a hit, d = OnMiss (B6.5)
void melee(Play& p, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    if (f.a != kEggs && !f.b) contaminate(p, f.seat, rule("B6.5"));  // B6.6
    return roll(p, Luck::combat, f.seat);
  }
  if (f.step == 2) return done(p);
  f.step = 2;
  Shot shot;
  shot.face = static_cast<CombatFace>(outcome(p));
  shot.melee = true;
  Frame shown = f;
  shown.c = outcome(p);
  show_roll(p, shown);
  const Mini m = f.a == kEggs ? kNone : find_label(p, f.a);
  unsigned injuries = injuries_of(p, nullptr, shot, m == kNone ? kNone : p.o.minis[m].type);
  if (injuries) injuries += f.c;
  if (f.a == kEggs) return call_eggs(p, f, injuries);
  if (injuries) return call_injury(p, m, injuries);
  miss(p, f, rule("B6.5"));
  const auto on_miss = static_cast<OnMiss>(f.d);
  if (on_miss != OnMiss::nothing)
    call_wound(p, f.seat, on_miss == OnMiss::light_wound ? WoundKind::light : WoundKind::serious, 1);
}

void destroy_eggs(Play& p, Room room, unsigned count, RuleId why) {
  u8& loose = p.o.objects[room][static_cast<std::size_t>(Object::egg)];
  for (; count > 0; --count) {
    Event e = event(EventKind::egg_destroyed, why);
    e.room = room;
    if (nest_has_eggs(p, room)) {
      e.value = 1;
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

// B12.9, U17: an attempt on Eggs; then a Noise roll, unless in Combat. a = Eggs destroyed
void eggs(Play& p, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    destroy_eggs(p, f.room, f.a, rule("B12.9"));
    if (active(p, f.seat) && !in_combat(p, p.o.crew[f.seat].room)) call_noise(p, f.seat);
    return;
  }
  done(p);
}

}  // namespace carno
