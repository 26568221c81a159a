// Verbs about the ship: movement, noise, Doors, fire, Rooms, pods and engines.
#include "verb_table.h"

namespace carno::loader {

namespace {

constexpr Term<Where> kGoals[] = {
    {"room_with_entrance", Where::room_with_entrance},
    {"explored_room_with_entrance", Where::explored_room_with_entrance},
    {"other_explored_yellow_room", Where::other_explored_yellow},
};
constexpr Term<MoveNoise> kMoveNoises[] = {{"none", MoveNoise::none}, {"careful", MoveNoise::careful}};
constexpr Term<u8> kExits[] = {{"all_exits", 0}, {"chosen_exit", 1}};
constexpr Term<DoorSet> kDoorSets[] = {
    {"closed", DoorSet::closed},
    {"destroyed", DoorSet::destroyed},
    {"choice", DoorSet::choice},
};
constexpr Term<u8> kActionRooms[] = {{"own", 0}, {"any_working_computer_room", 1}};
constexpr Term<u8> kPodScopes[] = {{"any", 0}, {"own_section", 1}};
constexpr Term<u8> kDo[] = {{"start", 0}, {"stop", 1}};
constexpr Term<Peek> kPeeks[] = {
    {"tile", Peek::tile},           {"engine", Peek::engine},       {"coordinates", Peek::coordinates},
    {"event_top", Peek::event_top}, {"objective", Peek::objective},
};
constexpr Term<Where> kPeekScopes[] = {{"any", Where::any_room}, {"neighboring", Where::neighboring}};
constexpr Term<Who> kPeekWho[] = {{"chosen_player", Who::chosen_player}, {"character_with_signal", Who::with_signal}};

void read_move(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  op.where = f.maybe("to").term(kGoals, Where::neighboring);
  op.what = read_mark(f, "via", "technical_corridors");
  read_count_if_any(f, op);
  op.a = as_u8(f.maybe("noise").term(kMoveNoises, MoveNoise::roll));
  op.b = read_mark(f, "attacks", false);
  const u8 chooser = read_mark(f, "chooser", "actor");
  const u8 unasked = read_mark(f, "consent", false);
  if (chooser != unasked) f.node().problem(R"(must have "chooser" and "consent" both or neither)");
  if (chooser) op.c |= move_flag::actor_chooses;
  if (read_mark(f, "same_destination")) op.c |= move_flag::same_destination;
  if (read_mark(f, "one_noise_roll")) op.c |= move_flag::one_noise_roll;
  if (read_mark(f, "up_to")) op.c |= move_flag::up_to;
}

void read_place_noise(Compiler&, Fields& f, Op& op) {
  op.a = f.need("where").term(kExits);
  read_where(f, op, "room");
}

void read_remove_noise(Compiler&, Fields& f, Op& op) {
  read_fixed(f, "where", "own_room");
  read_count(f, op);
}

void read_doors(Compiler&, Fields& f, Op& op) {
  const Node where = f.need("where");
  if (where.present() && *where.value() == "entry_corridor") {
    op.where = Where::entry_corridor;
  } else {
    op.where = where.term(kRoomWords);
  }
  read_count_or(f, op, "count", kAllOrAny);
  op.a = read_mark(f, "from", "closed");
  op.what = as_u8(f.need("set").term(kDoorSets));
  op.b = read_mark(f, "destroyed_too");
}

void read_spread_fire(Compiler&, Fields& f, Op& op) { read_where(f, op, "from"); }

void read_place_malfunction(Compiler& c, Fields& f, Op& op) {
  const Node where = f.need("where");
  if (where.present() && where.value()->is_array()) {
    op.where = Where::listed;
    op.mask = read_tiles(where, c.ids);
  } else {
    op.where = where.term(kRoomWords);
  }
  read_colour(f, op);
}

void read_set_item_counter(Compiler&, Fields& f, Op& op) {
  read_where(f, op);
  op.n = f.need("value").whole<i8>(0, 4);
}

void read_use_room_action(Compiler&, Fields& f, Op& op) {
  op.a = f.need("room").term(kActionRooms);
  read_fixed(f, "free", true);
  op.b = f.maybe("ignore_malfunction").flag();
}

void read_start_airlock(Compiler&, Fields& f, Op& op) {
  read_where(f, op);
  read_colour(f, op);
}

void read_enter_pod(Compiler&, Fields& f, Op& op) { op.a = f.need("section").term(kSections); }

void read_pod_lock(Compiler&, Fields& f, Op& op) {
  op.a = f.need("scope").term(kPodScopes);
  read_fixed(f, "count", 1);
}

void read_remove_pod(Compiler&, Fields& f, Op& op) {
  read_fixed(f, "which", "highest_number");
  op.a = f.need("section").term(kSections);
}

void read_self_destruct(Compiler&, Fields& f, Op& op) {
  op.a = f.need("do").term(kDo);
  op.b = read_mark(f, "even_if_hibernating");
}

void read_peek(Compiler&, Fields& f, Op& op) {
  const auto what = f.need("what").term(kPeeks);
  op.what = as_u8(what);
  switch (what) {
    case Peek::tile:
      read_count_if_any(f, op);
      op.a = f.need("with_token").flag();
      op.where = f.need("scope").term(kPeekScopes);
      break;
    case Peek::engine:
      for (const Node& engine : f.need("engines").list(1, 3))
        op.mask |= bit(engine.whole<unsigned>(1, 3, 1) - 1);
      break;
    case Peek::coordinates: break;
    case Peek::event_top:
      read_fixed(f, "then", "top_or_bottom");
      op.a = 1;
      break;
    case Peek::objective:
      op.who = f.need("who").term(kPeekWho);
      read_count_if_any(f, op);
      break;
  }
}

void read_skip_event_step(Compiler&, Fields& f, Op& op) {
  read_fixed(f, "step", "intruder_attack");
  op.a = as_u8(Phase::event_attack);
}

constexpr VerbEntry kShipVerbs[] = {
    {"move", Verb::move, read_move},
    {"noise_roll", Verb::noise_roll, read_who_only},
    {"danger", Verb::danger, read_nothing},
    {"place_noise", Verb::place_noise, read_place_noise},
    {"remove_noise", Verb::remove_noise, read_remove_noise},
    {"doors", Verb::doors, read_doors},
    {"place_fire", Verb::place_fire, read_where_only},
    {"remove_fire", Verb::remove_fire, read_where_only},
    {"spread_fire", Verb::spread_fire, read_spread_fire},
    {"place_malfunction", Verb::place_malfunction, read_place_malfunction},
    {"remove_malfunction", Verb::remove_malfunction, read_where_only},
    {"set_item_counter", Verb::set_item_counter, read_set_item_counter},
    {"use_room_action", Verb::use_room_action, read_use_room_action},
    {"start_airlock", Verb::start_airlock, read_start_airlock},
    {"enter_pod", Verb::enter_pod, read_enter_pod},
    {"hibernate", Verb::hibernate, read_nothing},
    {"pod_lock", Verb::pod_lock, read_pod_lock},
    {"remove_pod", Verb::remove_pod, read_remove_pod},
    {"repair_or_break_engine", Verb::repair_or_break_engine, read_nothing},
    {"set_destination", Verb::set_destination, read_nothing},
    {"self_destruct", Verb::self_destruct, read_self_destruct},
    {"peek", Verb::peek, read_peek},
    {"skip_event_step", Verb::skip_event_step, read_skip_event_step},
};

}  // namespace

std::span<const VerbEntry> ship_verbs() { return kShipVerbs; }

}  // namespace carno::loader
