// Conditions: of `requires` and `if`, and the trees of Objectives. Both become runs of Cond in prefix order.
#include <algorithm>
#include <span>

#include "compiler.h"

namespace carno::loader {

namespace {

using ReadCond = void (*)(Compiler&, Fields&, const Node& value, Cond&);

struct CondEntry {
  std::string_view word;
  Word meaning;
  ReadCond read;
};

constexpr int kMostAtLeast = 20;

constexpr Term<Word> kRoomFeatures[] = {
    {"working_computer", Word::in_room_with_computer},
    {"technical_entrance", Word::in_room_with_entrance},
};
constexpr Term<u8> kEndPlaces[] = {{"escape_pod", 0}, {"hibernation", 1}};
static_assert(end_place::pod == 1 && end_place::hibernation == 2);

void holds(Compiler&, Fields&, const Node& value, Cond&) { value.must_be(true); }
void of_self(Compiler&, Fields&, const Node& value, Cond&) { value.must_be("self"); }
void yes_or_no(Compiler&, Fields&, const Node& value, Cond& cond) { cond.a = value.flag(); }
void at_least(Compiler&, Fields&, const Node& value, Cond& cond) { cond.a = value.whole(1, kMostAtLeast); }
void of_type(Compiler&, Fields&, const Node& value, Cond& cond) { cond.a = static_cast<u8>(value.term(kTypeWords)); }

// --- of effects ---
void in_room(Compiler& c, Fields&, const Node& value, Cond& cond) { cond.mask = read_tiles(value, c.ids); }

void in_one_room(Compiler& c, Fields&, const Node& value, Cond& cond) {
  if (const TileId tile = read_tile(value, c.ids); tile != kNone) cond.mask = bit(tile);
}

void in_room_color(Compiler&, Fields&, const Node& value, Cond& cond) {
  cond.a = static_cast<u8>(value.term(kSearchColours));
}

void in_room_with(Compiler&, Fields&, const Node& value, Cond& cond) { cond.word = value.term(kRoomFeatures); }

void without_computer(Compiler&, Fields&, const Node& value, Cond&) { value.must_be("computer"); }

void object_in_room(Compiler&, Fields& f, const Node& value, Cond& cond) {
  for (const Node& word : value.list(1, std::size(kSlotObjects)))
    cond.mask |= word.term(kSlotObjects);
  cond.a = f.maybe("carried_counts").flag();
}

void time_zone(Compiler&, Fields&, const Node& value, Cond&) { value.must_be("blue"); }
void in_section(Compiler&, Fields&, const Node& value, Cond& cond) { cond.a = value.term(kSections); }
void some_eggs(Compiler&, Fields&, const Node& value, Cond&) { value.must_be(">=1"); }
void who_enters(Compiler&, Fields&, const Node& value, Cond&) { value.must_be("entering_character"); }

void children(Compiler&, Fields&, const Node&, Cond&) {}  // all and any: see append

constexpr CondEntry kEffectConds[] = {
    {"any", Word::any, children},
    {"in_room", Word::in_room, in_room},
    {"in_room_color", Word::in_room_color, in_room_color},
    {"in_room_with", Word::in_room_with_computer, in_room_with},
    {"in_working_room", Word::in_working_room, in_one_room},
    {"in_working_room_without", Word::in_working_room_without_computer, without_computer},
    {"object_in_room", Word::object_in_room, object_in_room},
    {"no_intruder_in_room", Word::no_intruder_in_room, holds},
    {"nobody_came", Word::nobody_came, holds},
    {"nobody_hibernating", Word::nobody_hibernating, holds},
    {"time_track_zone", Word::time_blue, time_zone},
    {"self_destruct_active", Word::self_destruct_active, yes_or_no},
    {"self_destruct_before_yellow", Word::self_destruct_before_yellow, holds},
    {"airlock_running", Word::airlock_running, yes_or_no},
    {"unlocked_pod_with_seat", Word::unlocked_pod_with_seat, in_section},
    {"eggs_on_intruder_board", Word::eggs_on_board, some_eggs},
    {"target_serious_wounds_at_least", Word::target_serious_wounds_at_least, at_least},
    {"slimed", Word::slimed, who_enters},
    {"malfunction_markers_at_least", Word::malfunction_markers_at_least, at_least},
    {"on_board", Word::on_board, of_type},
    {"not_with_character", Word::not_with_character, of_type},
};

// --- of Objectives ---
void of_slot(Compiler& c, Fields&, const Node& value, Cond& cond) {
  const u8 objects = value.term(kSlotObjects);
  for (u8 i = 0; i < kBoardSlots; ++i)
    if (c.content.board_slots[i].objects == objects) cond.a = i;
}

void end_with_object(Compiler&, Fields& f, const Node& value, Cond& cond) {
  cond.a = static_cast<u8>(value.term(kObjectWords));
  cond.b = static_cast<u8>(f.need("location").terms(kEndPlaces));
}

void end_location(Compiler&, Fields&, const Node& value, Cond& cond) {
  cond.b = static_cast<u8>(value.terms(kEndPlaces));
}

void items_at_least(Compiler&, Fields& f, const Node& value, Cond& cond) {  // B11.13
  cond.a = value.whole(1, kMostAtLeast);
  f.need("quest_items").must_be("activated_only");
  f.need("objects_count").must_be(false);
}

void ship_reaches(Compiler&, Fields&, const Node& value, Cond& cond) {
  cond.a = static_cast<u8>(value.term(kDestinations));
}

void killed(Compiler& c, Fields& f, const Node& value, Cond& cond) {
  if (c.base_game && value.present() && *value.value() == "queen") return;
  of_type(c, f, value, cond);
}

void player_dead(Compiler&, Fields& f, const Node& value, Cond& cond) {
  cond.a = value.whole(1, kSeats);
  f.need("void_if_self").must_be(true);  // B11.12
}

void object_lies_in(Compiler& c, Fields& f, const Node& value, Cond& cond) {
  Fields words(value);
  cond.a = static_cast<u8>(words.need("object").term(kObjectWords));
  in_one_room(c, f, words.need("room"), cond);
}

// C11: the Carnomorphs have no Weaknesses, so such a card needs its Carnomorph reading.
void of_base_game(const Compiler& c, const Node& value) {
  if (!c.base_game) value.problem("is of the base game's Intruders: the race's readings.json must replace it");
}
void weakness(Compiler& c, Fields&, const Node& value, Cond&) {
  value.term(kSlotObjects);
  of_base_game(c, value);
}
void weaknesses(Compiler& c, Fields&, const Node& value, Cond&) {
  value.whole(1, kBoardSlots);
  of_base_game(c, value);
}

constexpr CondEntry kObjectiveConds[] = {
    {"all", Word::all, children},
    {"any", Word::any, children},
    {"signal_sent", Word::signal_sent, of_self},
    {"adaptation_discarded", Word::slot_analysed, of_slot},
    {"adaptations_discarded_at_least", Word::slots_analysed_at_least, at_least},
    {"end_with_object", Word::end_with_object, end_with_object},
    {"end_location", Word::end_location, end_location},
    {"items_at_least", Word::items_at_least, items_at_least},
    {"ship_reaches", Word::ship_reaches, ship_reaches},
    {"ship_destroyed", Word::ship_destroyed, holds},
    {"nest_destroyed", Word::nest_destroyed, holds},
    {"killed", Word::killed, killed},
    {"all_rooms_explored", Word::all_rooms_explored, holds},
    {"only_survivor", Word::only_survivor, of_self},
    {"player_dead", Word::player_dead, player_dead},
    {"survives", Word::survives, of_self},
    {"other_survivors_at_least", Word::other_survivors_at_least, at_least},
    {"object_in_room", Word::object_lies_in, object_lies_in},
    {"weakness_discovered", Word::all, weakness},
    {"weaknesses_discovered_at_least", Word::all, weaknesses},
};

// Appends one condition and what stands below it.
void append(Compiler& c, const Node& node, std::span<const CondEntry> table, std::vector<Cond>& conds) {
  Fields f(node);
  const auto entry = std::ranges::find_if(table, [&](const CondEntry& known) { return f.has(known.word); });
  if (entry == table.end()) {
    if (node.present() && node.value()->is_object()) node.problem("names no condition that can be used here");
    return;
  }
  const Node value = f.need(entry->word);
  const std::size_t at = conds.size();
  conds.emplace_back().word = entry->meaning;
  if (entry->read == children) {
    for (const Node& child : value.list(2, 10)) {
      append(c, child, table, conds);
      ++conds[at].children;
    }
  } else {
    entry->read(c, f, value, conds[at]);
  }
  const std::size_t length = conds.size() - at;
  if (length > 255) node.problem("has more than 255 conditions inside");
  conds[at].length = static_cast<u8>(length);
}

u16 store(Compiler& c, const Node& node, const std::vector<Cond>& conds) {
  if (conds.empty()) return 0;
  const u16 first = c.content.cond_count;
  if (first + conds.size() > kMaxConds) {
    node.problem(fmt::format("does not fit: there may be {} conditions together", kMaxConds));
    return 0;
  }
  std::ranges::copy(conds, c.content.conds.begin() + first);
  c.content.cond_count = static_cast<u16>(first + conds.size());
  return first;
}

}  // namespace

CondRun compile_conditions(Compiler& c, const Node& list) {
  std::vector<Cond> conds;
  CondRun run;
  for (const Node& node : list.list(1, 10)) {
    append(c, node, kEffectConds, conds);
    ++run.count;
  }
  run.first = store(c, list, conds);
  return run;
}

CondRun compile_condition(Compiler& c, const Node& node) {
  std::vector<Cond> conds;
  if (node.present()) append(c, node, kEffectConds, conds);
  return {store(c, node, conds), 1};
}

u16 compile_objective(Compiler& c, const Node& tree) {
  std::vector<Cond> conds;
  if (tree.present()) append(c, tree, kObjectiveConds, conds);
  return store(c, tree, conds);
}

}  // namespace carno::loader
