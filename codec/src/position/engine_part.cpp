#include "engine_part.h"

#include <algorithm>
#include <charconv>
#include <tuple>

#include <fmt/format.h>

namespace carno::position {

namespace {

// --- the fields of the structs that a Game is made of; padding is not among them ---

template <class T, class S>
concept Of = std::same_as<std::remove_const_t<T>, S>;

auto fields(Of<RuleId> auto& x) { return std::tie(x.packed); }
auto fields(Of<Choice> auto& x) { return std::tie(x.verb, x.a, x.b, x.c, x.mask); }
auto fields(Of<Held> auto& x) { return std::tie(x.thing, x.ammo, x.bonus_capacity, x.slot, x.attached); }
auto fields(Of<CrewStatus> auto& x) { return std::tie(x.not_attacked, x.ignore_wounds, x.soften_wound); }
auto fields(Of<Carnomorph> auto& x) { return std::tie(x.type, x.room, x.injuries, x.label); }
auto fields(Of<AdaptationState> auto& x) { return std::tie(x.state, x.card); }
auto fields(Of<Pod> auto& x) { return std::tie(x.state, x.section); }
auto fields(Of<Limbo> auto& x) { return std::tie(x.seat, x.card, x.item, x.paid); }
auto fields(Of<Frame> auto& x) { return std::tie(x.proc, x.step, x.seat, x.room, x.a, x.b, x.c, x.d, x.x, x.y); }
auto fields(Of<Pending> auto& x) {
  return std::tie(x.ask, x.seat, x.pick, x.min, x.max, x.luck, x.arg, x.arg2, x.rule, x.purpose, x.from);
}
auto fields(Of<Flags> auto& x) { return std::tie(x.unscanned, x.infected, x.clean); }
auto fields(Of<Ordered> auto& x) { return std::tie(x.count, x.card); }
auto fields(Of<Bottom> auto& x) { return std::tie(x.count, x.card); }

template <class T>
concept Number = std::integral<T> || std::is_enum_v<T>;
template <class T>
concept Struct = requires(T& x) {
  fields(x);
};

// --- values as JSON: numbers, 64-bit words as hex, everything else as lists ---

template <Number T>
json::value to_value(const T& x) {
  if constexpr (sizeof(T) == 8) return json::string(fmt::format("{:016x}", static_cast<u64>(x)));
  return json::value(static_cast<std::uint64_t>(x));
}
template <class T, std::size_t N>
json::value to_value(const std::array<T, N>& list);
template <Struct T>
json::value to_value(const T& x) {
  json::array out;
  std::apply([&](const auto&... field) { (out.push_back(to_value(field)), ...); }, fields(x));
  return out;
}
template <class T, std::size_t N>
json::value to_value(const std::array<T, N>& list) {
  json::array out;
  for (const T& x : list)
    out.push_back(to_value(x));
  return out;
}

template <Number T>
void from_value(const Spot& spot, T& x) {
  if constexpr (sizeof(T) == 8) {
    const auto word = spot.word().value_or("");
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), x, 16);
    if (error != std::errc{} || end != word.data() + word.size()) spot.must("a hexadecimal number");
  } else {
    const auto number = spot.given() ? whole_number(spot.value()) : std::nullopt;
    constexpr std::int64_t most = (std::int64_t{1} << (8 * sizeof(T))) - 1;
    if (!number || *number < 0 || *number > most)
      return spot.problem(fmt::format("must be a whole number from 0 to {}.", most));
    x = static_cast<T>(*number);
  }
}
template <class T, std::size_t N>
void from_value(const Spot& spot, std::array<T, N>& list);
template <Struct T>
void from_value(const Spot& spot, T& x) {
  const std::vector<Spot> list = spot.list();
  auto all = fields(x);
  if (list.size() != std::tuple_size_v<decltype(all)>)
    return spot.problem(fmt::format("must be a list of {} values.", std::tuple_size_v<decltype(all)>));
  std::size_t i = 0;
  std::apply([&](auto&... field) { (from_value(list[i++], field), ...); }, all);
}
template <class T, std::size_t N>
void from_value(const Spot& spot, std::array<T, N>& list) {
  const std::vector<Spot> values = spot.list();
  if (values.size() != N) return spot.problem(fmt::format("must be a list of {} values.", N));
  for (std::size_t i = 0; i < N; ++i)
    from_value(values[i], list[i]);
}

// --- every field of a Game by name ---

void visit_open(auto& o, auto&& visit) {
  visit("phase", o.phase);
  visit("turn", o.turn);
  visit("time", o.time);
  visit("self_destruct", o.self_destruct);
  visit("pods_unlocked_by_yellow", o.pods_unlocked_by_yellow);
  visit("first_player", o.first_player);
  visit("last_round", o.last_round);
  visit("destination", o.destination);
  visit("skip_attack_step", o.skip_attack_step);
  visit("eggs", o.eggs);
  visit("nest_destroyed", o.nest_destroyed);
  visit("butcher_killed", o.butcher_killed);
  visit("first_encounter", o.first_encounter);
  visit("first_death", o.first_death);
  visit("airlock", o.airlock);
  visit("contamination_deck", o.contamination_deck);
  visit("removed_clean", o.removed_clean);
  visit("removed_infected", o.removed_infected);
  visit("reply", o.reply);
  visit("end_reason", o.end_reason);
  visit("ship_destroyed", o.ship_destroyed);
  visit("arrived", o.arrived);
  visit("survivors", o.survivors);
  visit("winners", o.winners);
  visit("event_top_known", o.event_top_known);
  visit("coordinates_known", o.coordinates_known);
  visit("engine_known", o.engine_known);
  visit("event_bottom", o.event_bottom);
  visit("explored", o.explored);
  visit("fire", o.fire);
  visit("malfunction", o.malfunction);
  visit("computers", o.computers);
  visit("noise", o.noise);
  visit("closed", o.closed);
  visit("destroyed", o.destroyed);
  visit("attack_deck", o.attack_deck);
  visit("attack_discard", o.attack_discard);
  visit("event_deck", o.event_deck);
  visit("event_discard", o.event_discard);
  visit("tile", o.tile);
  visit("items", o.items);
  visit("tile_known", o.tile_known);
  visit("token_known", o.token_known);
  visit("objects", o.objects);
  visit("crew_in", o.crew_in);
  visit("minis_in", o.minis_in);
  visit("minis", o.minis);
  visit("minis_on_board", o.minis_on_board);
  visit("bag", o.bag);
  visit("pool", o.pool);
  visit("adaptations", o.adaptations);
  visit("pods", o.pods);
  visit("wound_deck", o.wound_deck);
  visit("wound_discard", o.wound_discard);
  visit("item_discard", o.item_discard);
  visit("item_deck_size", o.item_deck_size);
  visit("crafted_left", o.crafted_left);
  visit("tokens_revealed", o.tokens_revealed);
  visit("limbo", o.limbo);
  visit("trade_offer", o.trade_offer);
  visit("pending", o.pending);
}

void visit_hidden(auto& h, auto&& visit) {
  visit("hidden_engine", h.engine);
  visit("hidden_coordinates", h.coordinates);
  visit("hidden_tile", h.tile);
  visit("hidden_token", h.token);
  visit("hidden_tokens_left", h.tokens_left);
  visit("hidden_item_deck", h.item_deck);
  visit("hidden_top", h.top);
  visit("hidden_bottom", h.bottom);
  visit("hidden_numbers_in_bag", h.numbers_in_bag);
  visit("hidden_numbers_out", h.numbers_out);
  visit("hidden_unscanned_left", h.unscanned_left);
  visit("hidden_infected_left", h.infected_left);
  visit("hidden_drawn_count", h.drawn_count);
  visit("hidden_drawn", h.drawn);
  visit("hidden_drawn_flags", h.drawn_flags);
  visit("hidden_adaptation", h.adaptation);
  visit("hidden_tiles_left", h.tiles_left);
  visit("hidden_mutation_deck", h.mutation_deck);
  visit("hidden_drawn_pile", h.drawn_pile);
  visit("hidden_answers", h.answers);
}

void visit_crew(const std::string& seat, auto& crew, auto&& visit) {
  visit(seat + "character", crew.character);
  visit(seat + "place", crew.place);
  visit(seat + "room", crew.room);
  visit(seat + "pod", crew.pod);
  visit(seat + "light", crew.light);
  visit(seat + "serious_count", crew.serious_count);
  visit(seat + "serious", crew.serious);
  visit(seat + "slime", crew.slime);
  visit(seat + "signal", crew.signal);
  visit(seat + "has_mutation", crew.has_mutation);
  visit(seat + "mutation_revealed", crew.mutation_revealed);
  visit(seat + "mutation_markers", crew.mutation_markers);
  visit(seat + "hand_size", crew.hand_size);
  visit(seat + "deck_size", crew.deck_size);
  visit(seat + "discard_contamination", crew.discard_contamination);
  visit(seat + "discard_infected", crew.discard_infected);
  visit(seat + "top_contamination", crew.top_contamination);
  visit(seat + "passed", crew.passed);
  visit(seat + "boarded_round", crew.boarded_round);
  visit(seat + "objectives", crew.objectives);
  visit(seat + "marker_death", crew.marker_death);
  visit(seat + "quest", crew.quest);
  visit(seat + "autoloader_waiting", crew.autoloader_waiting);
  visit(seat + "backs", crew.backs);
  visit(seat + "status", crew.status);
  visit(seat + "discard", crew.discard);
  visit(seat + "held", crew.held);
}

void visit_private(const std::string& seat, auto& own, auto&& visit) {
  visit(seat + "own_hand", own.hand);
  visit(seat + "own_deck", own.deck);
  visit(seat + "own_hand_flags", own.hand_flags);
  visit(seat + "own_deck_flags", own.deck_flags);
  visit(seat + "own_discard_flags", own.discard_flags);
  visit(seat + "own_known_infected", own.known_infected);
  visit(seat + "own_known_clean", own.known_clean);
  visit(seat + "own_objectives", own.objectives);
  visit(seat + "own_objectives_known", own.objectives_known);
  visit(seat + "own_mutation", own.mutation);
  visit(seat + "own_mutation_returned", own.mutation_returned);
  visit(seat + "own_items", own.items);
}

// Calls `visit(name, field)` for every field but the agenda and the generator.
void visit_parts(auto& game, auto&& visit) {
  visit_open(game.open, visit);
  visit_hidden(game.hidden, visit);
  for (std::size_t s = 0; s < kSeats; ++s) {
    const std::string seat = fmt::format("p{}_", s + 1);
    visit_crew(seat, game.open.crew[s], visit);
    visit_private(seat, game.hidden.seat[s], visit);
  }
  visit("answer", game.answer);
}

json::array write_agenda(const Game& game) {
  json::array frames;
  for (std::size_t i = 0; i < game.open.depth; ++i)
    frames.push_back(to_value(game.open.agenda[i]));
  return frames;
}

void read_agenda(const Spot& spot, Game& game) {
  const std::vector<Spot> frames = spot.list();
  if (frames.size() > kFrames) return spot.problem(fmt::format("must be a list of at most {} frames.", kFrames));
  game.open.agenda = {};
  game.open.depth = static_cast<u8>(frames.size());
  for (std::size_t i = 0; i < frames.size(); ++i)
    from_value(frames[i], game.open.agenda[i]);
}

json::object names_by_label(const Game& game, const LabelNames& names) {
  json::object labels;
  for (const Carnomorph& it : game.open.minis)
    if (it.type != kNone && !names.name[it.label].empty()) labels[names.name[it.label]] = it.label;
  return labels;
}

}  // namespace

json::object write_engine_part(const Game& game, const Game& read_back, const LabelNames* names) {
  json::object out;
  out["hash"] = to_value(Engine::hash(game));
  out["rng"] = to_value(game.rng);
  out["agenda"] = write_agenda(game);
  json::object derived;
  visit_parts(read_back, [&](std::string_view name, const auto& field) { derived[name] = to_value(field); });
  visit_parts(game, [&](std::string_view name, const auto& field) {
    if (json::value value = to_value(field); value != derived[name]) out[name] = std::move(value);
  });
  if (names)
    if (json::object labels = names_by_label(game, *names); !labels.empty()) out["labels"] = std::move(labels);
  return out;
}

void read_engine_part(const Spot& spot, Game& game) {
  if (!spot.is_object()) return spot.must("an object");
  std::vector<std::string> known{"hash", "rng", "agenda", "labels"};
  visit_parts(game, [&](std::string_view name, auto& field) {
    known.emplace_back(name);
    if (spot[name].given()) from_value(spot[name], field);
  });
  for (std::string_view key : spot.keys())
    if (std::ranges::find(known, key) == known.end()) spot[key].problem("is not a part of the state.");
  from_value(spot["rng"], game.rng);
  read_agenda(spot["agenda"], game);
  // Whatever was changed by hand shows here; the engine trusts its own part blindly, so it must not run.
  u64 hash = 0;
  from_value(spot["hash"], hash);
  if (hash != Engine::hash(game))
    spot.problem(
        "does not belong to this position: something was changed by hand. Leave `engine` out to start at the step of "
        "`at`.");
}

}  // namespace carno::position
