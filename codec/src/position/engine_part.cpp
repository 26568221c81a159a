#include "engine_part.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include <fmt/format.h>

#include "carno/fields.h"
#include "carno/notation.h"

namespace carno::position {

namespace {

template <class T>
concept Number = std::integral<T> || std::is_enum_v<T>;

// --- values as JSON: numbers, 64-bit words as hex, procedures by name, everything else as lists ---

json::value to_value(Proc proc) { return json::string(procedure_text(proc)); }

template <Number T>
json::value to_value(const T& x) {
  if constexpr (sizeof(T) == 8) return json::string(fmt::format("{:016x}", static_cast<u64>(x)));
  return json::value(static_cast<std::uint64_t>(x));
}
template <class T, std::size_t N>
json::value to_value(const std::array<T, N>& list);
template <Listed T>
json::value to_value(const T& x) {
  json::array out;
  for_fields([&](std::string_view, const auto& member) { out.push_back(to_value(member)); }, x);
  return out;
}
template <class T, std::size_t N>
json::value to_value(const std::array<T, N>& list) {
  json::array out;
  for (const T& x : list)
    out.push_back(to_value(x));
  return out;
}

void from_value(const Spot& spot, Proc& proc) {
  const auto named = parse_procedure(spot.word().value_or(""));
  if (!named) return spot.must("the name of a procedure");
  proc = *named;
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
template <Listed T>
void from_value(const Spot& spot, T& x) {
  const std::vector<Spot> list = spot.list();
  std::size_t count = 0, i = 0;
  for_fields([&](std::string_view, const auto&) { ++count; }, x);
  if (list.size() != count) return spot.problem(fmt::format("must be a list of {} values.", count));
  for_fields([&](std::string_view, auto& member) { from_value(list[i++], member); }, x);
}
template <class T, std::size_t N>
void from_value(const Spot& spot, std::array<T, N>& list) {
  const std::vector<Spot> values = spot.list();
  if (values.size() != N) return spot.problem(fmt::format("must be a list of {} values.", N));
  for (std::size_t i = 0; i < N; ++i)
    from_value(values[i], list[i]);
}

// --- every part of a Game by its key ---

// Calls f(key, part…) for every part but the options (a key for people), the agenda and the generator.
template <class F, class... G>
void for_parts(F&& f, G&... game) {
  const auto visit = [&f](std::string prefix, std::vector<std::string_view> elsewhere, auto&... whole) {
    for_fields(
        [&](std::string_view name, auto&... part) {
          if (std::ranges::find(elsewhere, name) == elsewhere.end()) f(prefix + std::string(name), part...);
        },
        whole...);
  };
  visit("", {"options", "crew", "depth", "agenda"}, game.open...);
  visit("hidden_", {"seat"}, game.hidden...);
  for (std::size_t s = 0; s < kSeats; ++s) {
    visit(fmt::format("p{}_", s + 1), {}, game.open.crew[s]...);
    visit(fmt::format("p{}_own_", s + 1), {}, game.hidden.seat[s]...);
  }
  f("answer", game.answer...);
}

template <class T>
bool same(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
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

// A state of another version has other members: it is not looked at any further.
bool same_layout(const Spot& spot) {
  u64 layout = 0;
  if (spot["layout"].given()) from_value(spot["layout"], layout);
  if (layout == kLayout) return true;
  const std::string writer =
      spot["layout"].given()
          ? fmt::format("another version of Carno (layout {:016x}, this one's is {:016x})", layout, kLayout)
          : "a version of Carno before 0.1.0";
  spot.problem(fmt::format("was written by {}. Leave `engine` out to start at the step of `at`.", writer));
  return false;
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
  out["layout"] = to_value(kLayout);
  out["hash"] = to_value(Engine::hash(game));
  out["rng"] = to_value(game.rng);
  out["agenda"] = write_agenda(game);
  for_parts(
      [&](const std::string& key, const auto& part, const auto& derived) {
        if (!same(part, derived)) out[key] = to_value(part);
      },
      game, read_back);
  if (names)
    if (json::object labels = names_by_label(game, *names); !labels.empty()) out["labels"] = std::move(labels);
  return out;
}

void read_engine_part(const Spot& spot, Game& game) {
  if (!spot.is_object()) return spot.must("an object");
  if (!same_layout(spot)) return;
  std::vector<std::string> known{"layout", "hash", "rng", "agenda", "labels"};
  for_parts(
      [&](const std::string& key, auto& part) {
        known.push_back(key);
        if (spot[key].given()) from_value(spot[key], part);
      },
      game);
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

namespace carno {

std::vector<std::string> differences(const Game& a, const Game& b) {
  std::vector<std::string> keys;
  position::for_parts(
      [&](const std::string& key, const auto& left, const auto& right) {
        if (!position::same(left, right)) keys.push_back(key);
      },
      a, b);
  if (!position::same(a.open.options, b.open.options)) keys.emplace_back("options");
  if (!position::same(a.open.agenda, b.open.agenda) || a.open.depth != b.open.depth) keys.emplace_back("agenda");
  if (a.rng != b.rng) keys.emplace_back("rng");
  return keys;
}

}  // namespace carno
