// B4.8 - B4.13: closing Doors with the tokens of the box.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

u8 doors_left(const Facts& f) { return static_cast<u8>(f.c.supply.doors - std::popcount(doors_on_board(f))); }

void call_close_doors(Play& p, Seat chooser, u32 corridors, RuleId why) {
  Frame& f = call(p, Proc::doors);
  // B4.13; the dead, asleep and gone take no part (B14.6)
  f.seat = chooser != kNone && active(p, chooser) ? chooser : first_of(active_mask(p), p.o.first_player);
  f.x = corridors;
  f.y = corridors & p.o.closed;  // Closed already: as good as placed by this effect (U23)
  f.b = static_cast<u8>(why.packed);
  f.c = static_cast<u8>(why.packed >> 8);
}

// x = corridors still to close, y = Doors placed by this effect (never taken again, U23)
void doors(Play& p, Frame& f) {
  const RuleId why{static_cast<u16>(f.b | f.c << 8)};
  if (f.step == 1) {
    f.step = 0;
    set_door(p, p.g.answer.b, DoorState::open, rule("B4.13"));
  }
  f.x &= ~p.o.closed;
  if (f.x == 0) return done(p);
  const Corridor next = lowest(f.x);
  const bool reuses = (p.o.destroyed & bit(next)) != 0;  // Plasma Torch: the token is there already
  if (doors_left(p) == 0 && !reuses) {
    const u32 takeable = doors_on_board(p) & ~f.y & ~f.x;
    if (takeable == 0) return done(p);
    f.step = 1;
    return ask_choice(p, f.seat, Pick::corridor, takeable, Purpose::door_token, rule("B4.13"));
  }
  f.x &= ~bit(next);
  f.y |= bit(next);
  set_door(p, next, DoorState::closed, why);
}

}  // namespace carno
