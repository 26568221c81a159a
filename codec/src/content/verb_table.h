// How each verb of the content files is read into an Op: see verbs.h for what its parameters mean.
#pragma once
#include <span>

#include "compiler.h"

namespace carno::loader {

using ReadOp = void (*)(Compiler&, Fields&, Op&);

struct VerbEntry {
  std::string_view word;
  Verb verb;
  ReadOp read;
};

std::span<const VerbEntry> control_verbs();
std::span<const VerbEntry> character_verbs();
std::span<const VerbEntry> item_verbs();
std::span<const VerbEntry> ship_verbs();
std::span<const VerbEntry> carnomorph_verbs();

inline constexpr Term<Who> kWho[] = {
    {"self", Who::self},
    {"target", Who::target},
    {"entering_character", Who::self},  // whoever enters is the one who acts
    {"chosen_character", Who::chosen},
    {"chosen_character_in_room", Who::chosen_in_room},
    {"chosen_other_character_in_room", Who::chosen_other_in_room},
    {"other_character_in_room", Who::other_in_room},
    {"willing_character_in_room", Who::willing_in_room},
    {"self_or_character_in_room", Who::self_or_in_room},
    {"self_and_or_willing_character_in_room", Who::self_and_or_willing},
    {"all_characters", Who::all_characters},
    {"all_characters_in_room", Who::all_in_room},
    {"other_characters_in_room", Who::others_in_room},
    {"characters_in_chosen_room", Who::in_chosen_room},
    {"characters_in_room_of_chosen_intruder", Who::in_room_of_chosen_intruder},
    {"characters_not_in_combat", Who::not_in_combat},
    {"slimed_characters", Who::slimed},
    {"characters_with_or_in_room_with_heavy_object", Who::near_heavy_object},
};

inline constexpr Term<Where> kRoomWords[] = {
    {"own_room", Where::own_room},
    {"chosen_room", Where::chosen_room},
    {"any_computer_room", Where::any_computer_room},
    {"explored_rooms", Where::explored_rooms},
    {"highest_numbered_explored_room", Where::highest_explored},
    {"rooms_with_intruders", Where::rooms_with_intruders},
    {"rooms_with_slimed_characters", Where::rooms_with_slimed},
};

inline constexpr Term<Intruders> kIntruders[] = {
    {"chosen_intruder", Intruders::chosen},
    {"all_intruders", Intruders::all},
    {"attacker", Intruders::attacker},
    {"placed_now", Intruders::placed_now},
    {"intruders_in_chosen_room", Intruders::in_chosen_room},
    {"other_intruders_in_room_of_chosen_intruder", Intruders::others_in_room_of_chosen},
    {"intruders_in_combat_in_rooms_neighboring_chosen_room", Intruders::in_combat_near_chosen_room},
};

inline constexpr int kMostTimes = 20;  // of anything an effect counts

template <class E>
u8 as_u8(E value) {
  return static_cast<u8>(value);
}

inline void read_who(Fields& f, Op& op) { op.who = f.need("who").term(kWho); }
inline void read_where(Fields& f, Op& op, std::string_view key = "where") { op.where = f.need(key).term(kRoomWords); }
inline void read_count(Fields& f, Op& op, std::string_view key = "count") {
  op.n = f.need(key).whole<i8>(1, kMostTimes, 1);
}
inline void read_count_if_any(Fields& f, Op& op) { op.n = f.maybe("count").whole<i8>(1, kMostTimes, 1); }

// Selectors that go by the colour of a Room need one.
inline void read_colour(Fields& f, Op& op) {
  const bool needed = op.where == Where::explored_rooms || op.where == Where::lowest_explored ||
                      op.where == Where::highest_explored || op.where == Where::other_explored_sealable;
  op.colours = (needed ? f.need("color") : f.maybe("color")).term(kRoomColours, u8{0});
}

// A number, or one of the words that stand for one ("all").
template <std::size_t N>
void read_count_or(Fields& f, Op& op, std::string_view key, const Term<i8> (&words)[N]) {
  const Node node = f.need(key);
  op.n = node.present() && node.value()->is_string() ? node.term(words) : node.whole<i8>(1, kMostTimes, 1);
}
inline constexpr Term<i8> kAllWord[] = {{"all", kAll}};
inline constexpr Term<i8> kAllOrAny[] = {{"all", kAll}, {"any", kAny}};
inline constexpr Term<i8> kFull[] = {{"full", kAll}};

// A flag that is either left out or set to the one value it can have.
inline u8 read_mark(Fields& f, std::string_view key, const json::value& wanted = true) {
  const Node node = f.maybe(key);
  node.must_be(wanted);
  return node.present() ? 1 : 0;
}
// A parameter that the game knows with one value only.
inline void read_fixed(Fields& f, std::string_view key, const json::value& wanted) { f.need(key).must_be(wanted); }

inline void read_nothing(Compiler&, Fields&, Op&) {}
inline void read_who_only(Compiler&, Fields& f, Op& op) { read_who(f, op); }
inline void read_where_only(Compiler&, Fields& f, Op& op) { read_where(f, op); }

}  // namespace carno::loader
