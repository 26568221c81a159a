#include "races/race.h"

#include "races/carnomorphs/carnomorphs.h"

namespace carno {

const RaceRules& race_of(const Facts& f) {
  static constexpr Carnomorphs carnomorphs;
  switch (f.o.options.race) {
    case Race::carnomorphs: break;
  }
  return carnomorphs;
}

}  // namespace carno
