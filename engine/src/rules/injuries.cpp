// B6.7, B6.12 - B6.14, C5.5 - C5.10: Injuries and their checks, deaths and Retreats.
#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct InjuryFrame {
  static constexpr Proc proc = Proc::injury;
  Mini mini = kNone;
  u8 count = 0;
  u8 no_retreat = 0;  // the check's arrow is left to the caller (U46)
  InjuryResult result{};
};

struct KillFrame {  // room = where it died
  static constexpr Proc proc = Proc::kill;
  Type type{};
  Mini mini = kNone;  // until it is taken off
  u8 blood = 0;       // the number of the Injury check, 0 without one
  u8 remains_step = 0;
};

struct RetreatFrame {
  static constexpr Proc proc = Proc::retreat;
  Mini mini = kNone;
};

}  // namespace

void call_injury(Play& p, Mini m, unsigned count, u8 no_retreat) {
  auto& injury = call<InjuryFrame>(p);
  injury.mini = m;
  injury.count = static_cast<u8>(count);
  injury.no_retreat = no_retreat;
}

namespace {

void tell_check(Play& p, const Carnomorph& mini, u8 card, u8 blood, InjuryResult result) {
  Event e = event(EventKind::injury_check, rule("C5.5"));
  e.label = mini.label;
  e.type = mini.type;
  e.room = mini.room;
  e.card = card;
  e.blood = blood;
  e.count = mini.injuries;
  e.result = static_cast<u8>(result);
  p.emit(e);
}

}  // namespace

// C5.5 - C5.7
void injury(Play& p, Frame& f) {
  auto& hit = as<InjuryFrame>(f);
  Carnomorph& mini = p.o.minis[hit.mini];
  enum : u8 { hurt, checked, over };
  switch (f.step) {
    case hurt: {
      mini.injuries = static_cast<u8>(mini.injuries + hit.count);
      Event e = event(EventKind::injure, rule("B6.7"));
      e.label = mini.label;
      e.type = mini.type;
      e.room = mini.room;
      e.count = hit.count;
      p.emit(e);
      f.step = checked;
      return roll_attack_card(p);
    }
    case checked: {
      const u8 card = take_attack_card(p);
      discard_attack_card(p, card);
      const u8 blood = race_of(p).blood(p, p.c.attacks[card], type_of(p, hit.mini));
      InjuryResult result = InjuryResult::retreated;
      if (blood) result = blood <= mini.injuries ? InjuryResult::killed : InjuryResult::alive;
      tell_check(p, mini, card, blood, result);
      f.step = over;
      hit.result = result;
      if (result == InjuryResult::retreated && !hit.no_retreat) call_retreat(p, hit.mini);
      if (result == InjuryResult::killed) call_kill(p, hit.mini, blood);
      return;
    }
    default: return done(p, static_cast<u8>(hit.result));
  }
}

void call_kill(Play& p, Mini m, u8 blood) {
  auto& death = call<KillFrame>(p, kNone, p.o.minis[m].room);
  death.type = type_of(p, m);
  death.mini = m;
  death.blood = blood;
}

void take_off_dead(Play& p, Mini m, u8 blood) {
  const Carnomorph& mini = p.o.minis[m];
  Event e = event(EventKind::kill, rule("C5.6"));
  e.label = mini.label;
  e.type = mini.type;
  e.room = mini.room;
  e.blood = blood;
  e.count = mini.injuries;
  remove_mini(p, m);
  p.emit(e);
}

void call_remains(Play& p, Type type, Room room) {
  call<KillFrame>(p, kNone, room).type = type;
  top(p).step = 1;
}

void kill(Play& p, Frame& f) {
  auto& death = as<KillFrame>(f);
  if (f.step == 0) {
    take_off_dead(p, death.mini, death.blood);
    f.step = 1;
  }
  if (race_of(p).leave_remains(p, death.type, f.room, death.remains_step++)) done(p);
}

void call_retreat(Play& p, Mini m) { call<RetreatFrame>(p).mini = m; }

void retreat(Play& p, Frame& f) {  // B6.12 - B6.14
  if (f.step == 0) {
    f.step = 1;
    return roll_event_card(p);
  }
  const u8 card = take_event_card(p);
  p.o.event_discard |= bit(card);
  const Mini m = as<RetreatFrame>(f).mini;
  done(p);
  if (!on_board(p, m)) return;
  Event e = event(EventKind::retreat_card, rule("B6.12"));
  e.label = p.o.minis[m].label;
  e.type = p.o.minis[m].type;
  e.room = p.o.minis[m].room;
  e.card = card;
  e.number = p.c.events[card].corridor;
  p.emit(e);
  move_mini_by_exit(p, m, EventKind::retreat, p.c.events[card].corridor, p.o.closed, rule("B6.12"));
}

}  // namespace carno
