// B4.8 - B4.13: closing Doors with the tokens of the box.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

u8 doors_left(const Facts& f) { return static_cast<u8>(f.c.supply.doors - std::popcount(doors_on_board(f))); }

namespace {

struct DoorsFrame {  // seat = who picks a token to take
  static constexpr Proc proc = Proc::doors;
  u32 to_close = 0;  // corridors
  u32 placed = 0;    // by this effect: never taken again (U23)
  RuleId why;
  u16 unused = 0;
};

}  // namespace

void call_close_doors(Play& p, Seat chooser, u32 corridors, RuleId why) {
  // B4.13; the dead, asleep and gone take no part (B14.6)
  const bool chooses = chooser != kNone && active(p, chooser);
  auto& doors = call<DoorsFrame>(p, chooses ? chooser : first_of(active_mask(p), p.o.first_player));
  doors.to_close = corridors;
  doors.placed = corridors & p.o.closed;  // Closed already: as good as placed by this effect (U23)
  doors.why = why;
}

void doors(Play& p, Frame& f) {
  auto& closing = as<DoorsFrame>(f);
  if (f.step == 1) {
    f.step = 0;
    set_door(p, p.g.answer.b, DoorState::open, rule("B4.13"));
  }
  closing.to_close &= ~p.o.closed;
  if (closing.to_close == 0) return done(p);
  const Corridor next = lowest(closing.to_close);
  const bool reuses = (p.o.destroyed & bit(next)) != 0;  // Plasma Torch: the token is there already
  if (doors_left(p) == 0 && !reuses) {
    const u32 takeable = doors_on_board(p) & ~closing.placed & ~closing.to_close;
    if (takeable == 0) return done(p);
    f.step = 1;
    return ask_choice(p, f.seat, Pick::corridor, takeable, Purpose::door_token, rule("B4.13"));
  }
  closing.to_close &= ~bit(next);
  closing.placed |= bit(next);
  set_door(p, next, DoorState::closed, closing.why);
}

}  // namespace carno
