// The ship: markers, Doors, tracks.
#include "../events/words.h"
#include "teller.h"

namespace carno::story {

namespace {

std::string in_room(const Teller& t, std::string_view key) { return t.say(key, {{"room", t.room(t.e.room)}}); }

std::string in_corridor(const Teller& t, const std::string& key) {
  return t.say(key, {{"corridor", t.corridor(t.e.corridor)}});
}

}  // namespace

std::string tell_ship(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::noise: return in_corridor(t, e.state ? "noise" : "noise_removed");
    case EventKind::door:
      if (e.label != kNone)
        return t.say("door_destroyed_by", {{"who", t.actor()}, {"corridor", t.corridor(e.corridor)}});
      return in_corridor(t, "door_" + std::string(events::word(events::k_door_state, e.state)));
    case EventKind::danger: return in_room(t, "danger");
    case EventKind::fire: return in_room(t, "fire");
    case EventKind::extinguish: return in_room(t, "extinguish");
    case EventKind::malfunction: return in_room(t, "malfunction");
    case EventKind::repair: return in_room(t, "repair");
    case EventKind::airlock:
      return in_room(t, "airlock_" + std::string(events::word(events::k_airlock_state, e.state)));
    case EventKind::time: return t.say("time", {{"value", number(e.number)}});
    case EventKind::self_destruct:
      if (e.number == kNone) return t.say("self_destruct_stopped");
      return t.say("self_destruct", {{"value", number(e.number)}});
    case EventKind::destination:
      return t.say("destination",
                   {{"seat", t.seat(e.seat)}, {"value", std::string(1, static_cast<char>('A' + e.destination))}});
    case EventKind::engine_order:
      return t.say(e.result ? "engine_changed" : "engine_unchanged",
                   {{"seat", t.seat(e.seat)}, {"engine", t.name("room", "engine_" + number(e.engine + 1))}});
    default: return {};
  }
}

}  // namespace carno::story
