// Every member of the structs that a Game is made of, by name: one list each, from which positions are written, read
// and compared. A member that is not listed, or listed twice, does not compile.
#pragma once
#include <string_view>
#include <tuple>

#include "carno/game.h"

namespace carno {

template <class S, class M>
struct Field {
  using Member = M;
  std::string_view name;
  M S::*member;
};
template <class S, class M>
Field(std::string_view, M S::*) -> Field<S, M>;

template <class S, class M>
struct Spare {  // room kept free, always 0: counted, but no field
  using Member = M;
  M S::*member;
};
template <class S, class M>
Spare(M S::*) -> Spare<S, M>;

template <class S>
struct FieldsOf;  // FieldsOf<S>::list: a tuple of Fields and Spares

template <class S>
concept Listed = requires {
  FieldsOf<S>::list;
};

// Calls f(name, member…) for every field, with the member of each of the given structs; free room is left out.
template <class F, class First, class... Others>
constexpr void for_fields(F&& f, First& first, Others&... others) {
  const auto visit = [&](const auto& field) {
    if constexpr (requires { field.name; }) f(field.name, first.*field.member, others.*field.member...);
  };
  std::apply([&](const auto&... field) { (visit(field), ...); }, FieldsOf<std::remove_const_t<First>>::list);
}

template <>
struct FieldsOf<RuleId> {
  static constexpr auto list = std::tuple{Field{"packed", &RuleId::packed}};
};

template <>
struct FieldsOf<Choice> {
  static constexpr auto list = std::tuple{
      Field{"verb", &Choice::verb}, Field{"a", &Choice::a},       Field{"b", &Choice::b},
      Field{"c", &Choice::c},       Field{"mask", &Choice::mask},
  };
};

template <>
struct FieldsOf<Options> {
  static constexpr auto list = std::tuple{
      Field{"players", &Options::players},
      Field{"mode", &Options::mode},
      Field{"draft", &Options::draft},
      Field{"new_contamination_on_deck", &Options::new_contamination_on_deck},
      Field{"blank_returns_after_noise", &Options::blank_returns_after_noise},
      Field{"feeding_always_eats", &Options::feeding_always_eats},
      Field{"butcher_tie_by_number", &Options::butcher_tie_by_number},
      Field{"butcher_token_leaves_game", &Options::butcher_token_leaves_game},
      Field{"attack_counts_hand", &Options::attack_counts_hand},
      Field{"killer_feeds", &Options::killer_feeds},
      Field{"fighters_stay", &Options::fighters_stay},
      Field{"race", &Options::race},
      Spare{&Options::pad},
  };
};

template <>
struct FieldsOf<Held> {
  static constexpr auto list = std::tuple{
      Field{"thing", &Held::thing}, Field{"ammo", &Held::ammo},         Field{"bonus_capacity", &Held::bonus_capacity},
      Field{"slot", &Held::slot},   Field{"attached", &Held::attached},
  };
};

template <>
struct FieldsOf<CrewStatus> {
  static constexpr auto list = std::tuple{
      Field{"not_attacked", &CrewStatus::not_attacked},
      Field{"ignore_wounds", &CrewStatus::ignore_wounds},
      Field{"soften_wound", &CrewStatus::soften_wound},
  };
};

template <>
struct FieldsOf<Crew> {
  static constexpr auto list = std::tuple{
      Field{"character", &Crew::character},
      Field{"place", &Crew::place},
      Field{"room", &Crew::room},
      Field{"pod", &Crew::pod},
      Field{"light", &Crew::light},
      Field{"serious_count", &Crew::serious_count},
      Field{"serious", &Crew::serious},
      Field{"slime", &Crew::slime},
      Field{"signal", &Crew::signal},
      Field{"has_mutation", &Crew::has_mutation},
      Field{"mutation_revealed", &Crew::mutation_revealed},
      Field{"mutation_markers", &Crew::mutation_markers},
      Field{"hand_size", &Crew::hand_size},
      Field{"deck_size", &Crew::deck_size},
      Field{"discard_contamination", &Crew::discard_contamination},
      Field{"discard_infected", &Crew::discard_infected},
      Field{"passed", &Crew::passed},
      Field{"boarded_turn", &Crew::boarded_turn},
      Field{"objectives", &Crew::objectives},
      Field{"marker_death", &Crew::marker_death},
      Field{"quest", &Crew::quest},
      Field{"autoloader_waiting", &Crew::autoloader_waiting},
      Field{"backs", &Crew::backs},
      Field{"status", &Crew::status},
      Field{"top_contamination", &Crew::top_contamination},
      Spare{&Crew::pad0},
      Field{"discard", &Crew::discard},
      Field{"held", &Crew::held},
      Spare{&Crew::pad},
  };
};

template <>
struct FieldsOf<Carnomorph> {
  static constexpr auto list = std::tuple{
      Field{"type", &Carnomorph::type},
      Field{"room", &Carnomorph::room},
      Field{"injuries", &Carnomorph::injuries},
      Field{"label", &Carnomorph::label},
  };
};

template <>
struct FieldsOf<BoardCard> {
  static constexpr auto list = std::tuple{Field{"state", &BoardCard::state}, Field{"card", &BoardCard::card}};
};

template <>
struct FieldsOf<Pod> {
  static constexpr auto list = std::tuple{Field{"state", &Pod::state}, Field{"section", &Pod::section}};
};

template <>
struct FieldsOf<Limbo> {
  static constexpr auto list = std::tuple{
      Field{"seat", &Limbo::seat}, Field{"card", &Limbo::card}, Field{"item", &Limbo::item},
      Spare{&Limbo::pad},          Field{"paid", &Limbo::paid},
  };
};

template <>
struct FieldsOf<Frame> {
  static constexpr auto list = std::tuple{
      Field{"proc", &Frame::proc}, Field{"step", &Frame::step}, Field{"seat", &Frame::seat},
      Field{"room", &Frame::room}, Field{"own", &Frame::own},
  };
};

template <>
struct FieldsOf<Pending> {
  static constexpr auto list = std::tuple{
      Field{"ask", &Pending::ask},         Field{"seat", &Pending::seat}, Field{"pick", &Pending::pick},
      Field{"min", &Pending::min},         Field{"max", &Pending::max},   Field{"luck", &Pending::luck},
      Field{"arg", &Pending::arg},         Field{"arg2", &Pending::arg2}, Field{"rule", &Pending::rule},
      Field{"purpose", &Pending::purpose}, Spare{&Pending::pad},          Field{"from", &Pending::from},
  };
};

template <>
struct FieldsOf<Open> {
  static constexpr auto list = std::tuple{
      Field{"options", &Open::options},
      Field{"phase", &Open::phase},
      Field{"turn", &Open::turn},
      Field{"time", &Open::time},
      Field{"self_destruct", &Open::self_destruct},
      Field{"pods_unlocked_by_yellow", &Open::pods_unlocked_by_yellow},
      Field{"first_player", &Open::first_player},
      Field{"last_round", &Open::last_round},
      Field{"destination", &Open::destination},
      Field{"skip_attack_step", &Open::skip_attack_step},
      Field{"eggs", &Open::eggs},
      Field{"nest_destroyed", &Open::nest_destroyed},
      Field{"unique_killed", &Open::unique_killed},
      Field{"first_encounter", &Open::first_encounter},
      Field{"first_death", &Open::first_death},
      Field{"airlock", &Open::airlock},
      Field{"contamination_deck", &Open::contamination_deck},
      Field{"removed_clean", &Open::removed_clean},
      Field{"removed_infected", &Open::removed_infected},
      Field{"reply", &Open::reply},
      Field{"answered", &Open::answered},
      Field{"end_reason", &Open::end_reason},
      Field{"ship_destroyed", &Open::ship_destroyed},
      Field{"arrived", &Open::arrived},
      Field{"survivors", &Open::survivors},
      Field{"winners", &Open::winners},
      Field{"event_top_known", &Open::event_top_known},
      Field{"coordinates_known", &Open::coordinates_known},
      Field{"engine_known", &Open::engine_known},
      Field{"event_bottom", &Open::event_bottom},
      Spare{&Open::pad0},
      Field{"explored", &Open::explored},
      Field{"fire", &Open::fire},
      Field{"malfunction", &Open::malfunction},
      Field{"computers", &Open::computers},
      Field{"noise", &Open::noise},
      Field{"closed", &Open::closed},
      Field{"destroyed", &Open::destroyed},
      Field{"attack_deck", &Open::attack_deck},
      Field{"attack_discard", &Open::attack_discard},
      Field{"event_deck", &Open::event_deck},
      Field{"event_discard", &Open::event_discard},
      Field{"tile", &Open::tile},
      Field{"items", &Open::items},
      Field{"tile_known", &Open::tile_known},
      Field{"token_known", &Open::token_known},
      Field{"objects", &Open::objects},
      Field{"crew_in", &Open::crew_in},
      Spare{&Open::pad1},
      Field{"minis_in", &Open::minis_in},
      Field{"minis", &Open::minis},
      Field{"minis_on_board", &Open::minis_on_board},
      Field{"bag", &Open::bag},
      Field{"pool", &Open::pool},
      Field{"creature_board", &Open::creature_board},
      Field{"pods", &Open::pods},
      Spare{&Open::pad2},
      Field{"wound_deck", &Open::wound_deck},
      Field{"wound_discard", &Open::wound_discard},
      Field{"item_discard", &Open::item_discard},
      Field{"item_deck_size", &Open::item_deck_size},
      Field{"crafted_left", &Open::crafted_left},
      Field{"tokens_revealed", &Open::tokens_revealed},
      Spare{&Open::pad4},
      Field{"depth", &Open::depth},
      Field{"crew", &Open::crew},
      Field{"limbo", &Open::limbo},
      Field{"trade_offer", &Open::trade_offer},
      Field{"agenda", &Open::agenda},
      Field{"pending", &Open::pending},
  };
};

template <>
struct FieldsOf<Flags> {
  static constexpr auto list = std::tuple{Field{"unscanned", &Flags::unscanned}, Field{"infected", &Flags::infected},
                                          Field{"clean", &Flags::clean}};
};

template <>
struct FieldsOf<Private> {
  static constexpr auto list = std::tuple{
      Field{"hand", &Private::hand},
      Field{"deck", &Private::deck},
      Field{"untold", &Private::untold},
      Field{"hand_flags", &Private::hand_flags},
      Field{"deck_flags", &Private::deck_flags},
      Field{"discard_flags", &Private::discard_flags},
      Field{"known_infected", &Private::known_infected},
      Field{"known_clean", &Private::known_clean},
      Field{"objectives", &Private::objectives},
      Field{"objectives_known", &Private::objectives_known},
      Field{"mutation", &Private::mutation},
      Field{"mutation_returned", &Private::mutation_returned},
      Field{"items", &Private::items},
      Spare{&Private::pad},
  };
};

template <>
struct FieldsOf<Ordered> {
  static constexpr auto list = std::tuple{Field{"count", &Ordered::count}, Field{"card", &Ordered::card}};
};

template <>
struct FieldsOf<Bottom> {
  static constexpr auto list = std::tuple{Field{"count", &Bottom::count}, Field{"card", &Bottom::card}};
};

template <>
struct FieldsOf<Hidden> {
  static constexpr auto list = std::tuple{
      Field{"seat", &Hidden::seat},
      Field{"engine", &Hidden::engine},
      Field{"coordinates", &Hidden::coordinates},
      Field{"tile", &Hidden::tile},
      Field{"token", &Hidden::token},
      Field{"tokens_left", &Hidden::tokens_left},
      Field{"item_deck", &Hidden::item_deck},
      Field{"top", &Hidden::top},
      Field{"bottom", &Hidden::bottom},
      Field{"numbers_in_bag", &Hidden::numbers_in_bag},
      Field{"numbers_out", &Hidden::numbers_out},
      Field{"unscanned_left", &Hidden::unscanned_left},
      Field{"infected_left", &Hidden::infected_left},
      Field{"drawn_count", &Hidden::drawn_count},
      Field{"drawn", &Hidden::drawn},
      Field{"drawn_flags", &Hidden::drawn_flags},
      Field{"creature_board", &Hidden::creature_board},
      Spare{&Hidden::pad},
      Field{"tiles_left", &Hidden::tiles_left},
      Field{"mutation_deck", &Hidden::mutation_deck},
      Field{"drawn_pile", &Hidden::drawn_pile},
      Field{"answers", &Hidden::answers},
  };
};

template <>
struct FieldsOf<Game> {
  static constexpr auto list = std::tuple{
      Field{"open", &Game::open},
      Field{"hidden", &Game::hidden},
      Field{"rng", &Game::rng},
      Field{"answer", &Game::answer},
  };
};

// --- nothing is forgotten ---

namespace detail {

template <class A, class B>
constexpr bool distinct(const A& a, const B& b) {
  if constexpr (std::is_same_v<typename A::Member, typename B::Member>)
    if (a.member == b.member) return false;
  if constexpr (requires { a.name == b.name; }) return a.name != b.name;
  return true;
}

// Distinct members that together are as large as their struct, which has no padding, are all its members.
template <class S>
constexpr bool complete() {
  return std::apply(
      [](const auto&... field) {
        const bool whole = (sizeof(typename std::remove_cvref_t<decltype(field)>::Member) + ...) == sizeof(S);
        auto listed_once = [&](const auto& one) { return (0 + ... + (distinct(one, field) ? 0 : 1)) == 1; };
        return whole && (listed_once(field) && ...);
      },
      FieldsOf<S>::list);
}

template <class... S>
inline constexpr bool all_complete = (complete<S>() && ...);

constexpr u64 mixed(u64 hash, u64 value) { return (hash ^ value) * 0x100000001B3ull; }

template <class... S>
constexpr u64 layout() {
  u64 hash = 0xCBF29CE484222325ull;
  const auto field = [&](const auto& it) {
    if constexpr (requires { it.name; })
      for (char letter : it.name)
        hash = mixed(hash, static_cast<u8>(letter));
    hash = mixed(hash, sizeof(typename std::remove_cvref_t<decltype(it)>::Member));
  };
  (std::apply([&](const auto&... it) { (field(it), ...); }, FieldsOf<S>::list), ...);
  return hash;
}

}  // namespace detail

static_assert(detail::all_complete<RuleId, Choice, Options, Held, CrewStatus, Crew, Carnomorph, BoardCard, Pod, Limbo,
                                   Frame, Pending>);
static_assert(detail::all_complete<Open, Flags, Private, Ordered, Bottom, Hidden, Game>);

// Another number for every other set of members: what was written under another one cannot be read as a state.
inline constexpr u64 kLayout =
    detail::layout<RuleId, Choice, Options, Held, CrewStatus, Crew, Carnomorph, BoardCard, Pod, Limbo, Frame, Pending,
                   Open, Flags, Private, Ordered, Bottom, Hidden>();

}  // namespace carno
