// B4.16, B6.25 - B6.28: creatures that move by themselves.
#include "races/race.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

void leave_to_bag(Play& p, Mini m, RuleId why) {
  const Type type = type_of(p, m);
  leave_board(p, m, why);
  race_of(p).add_token_of(p, type, why);
}

bool move_mini_by_corridor(Play& p, Mini m, EventKind told, Corridor corridor, u32 closed, RuleId why) {
  const Room from = p.o.minis[m].room;
  if (closed & bit(corridor)) {  // B6.26
    if (p.o.closed & bit(corridor)) set_door(p, corridor, DoorState::destroyed, rule("B6.26"), m);
    if (!race_of(p).passes_closed_doors(p)) return false;
  }
  const CorridorInfo& info = p.c.corridors[corridor];
  const Room to = info.a == from ? info.b : info.a;
  walk_mini(p, m, to, why, told);
  return true;
}

void move_mini_by_exit(Play& p, Mini m, EventKind told, u8 number, u32 closed, RuleId why) {
  const Slot& slot = p.c.slots[p.o.minis[m].room];
  const Corridor corridor = slot.exit_corridor[number];
  if (corridor != kTechnical) {
    move_mini_by_corridor(p, m, told, corridor, closed, why);
    return;
  }
  const Type type = type_of(p, m);
  if (!race_of(p).uses_technical_corridors(type)) return;
  const Event e = mini_event(p, EventKind::leave_by_technical_corridors, m, rule("B4.16"));
  remove_mini(p, m);
  p.emit(e);
  race_of(p).add_token_of(p, type, rule("B4.16"));
}

}  // namespace carno
