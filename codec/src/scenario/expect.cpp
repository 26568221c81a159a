#include "expect.h"

#include <algorithm>
#include <span>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "../position/keys.h"
#include "carno/position.h"
#include "match.h"

namespace carno::scenario {

namespace json = boost::json;

namespace {

using Lines = std::vector<std::string>;
using position::kCorridorKeys;
using position::kCrewKeys;
using position::kPositionKeys;
using position::kRoomKeys;

constexpr unsigned kShownChoices = 40;
constexpr std::size_t kShownEvents = 60;

constexpr std::string_view kOwnKeys[] = {"events", "not_events", "decision"};
constexpr std::string_view kDecisionKeys[] = {"seat", "options_include", "options_exclude"};

bool among(std::span<const std::string_view> known, std::string_view key) {
  return std::ranges::find(known, key) != known.end();
}

void unknown_keys(const json::value& value, std::span<const std::string_view> known, const std::string& where,
                  Lines& out) {
  const json::object* object = value.if_object();
  if (!object) return;
  for (const json::key_value_pair& entry : *object)
    if (!among(known, entry.key()))
      out.push_back(fmt::format("{}.{} is not a key that can be expected.", where, std::string_view(entry.key())));
}

void unknown_in_each(const json::value* map, std::span<const std::string_view> known, const std::string& where,
                     Lines& out) {
  const json::object* object = map ? map->if_object() : nullptr;
  if (!object) return;
  for (const json::key_value_pair& entry : *object)
    unknown_keys(entry.value(), known, fmt::format("{}.{}", where, std::string_view(entry.key())), out);
}

void unknown_in_crew(const json::value* crew, Lines& out) {
  if (!crew) return;
  const json::value* list = crew;
  if (const json::object* object = crew->if_object()) list = object->if_contains("include");
  if (!list || !list->is_array()) return out.emplace_back("expect.crew must be a list."), void();
  for (const json::value& entry : list->get_array())
    unknown_keys(entry, kCrewKeys, "expect.crew[]", out);
}

std::string event_line(const json::value& event) { return json::serialize(event); }

void check_events(const Matcher& matcher, const json::value* wanted, const json::array& events, Lines& out) {
  if (!wanted) return;
  std::size_t next = 0;
  for (const json::value& pattern : wanted->get_array()) {
    std::size_t at = next;
    while (at < events.size() && !matcher.matches(pattern, &events[at]))
      ++at;
    if (at < events.size()) {
      next = at + 1;
      continue;
    }
    out.push_back(fmt::format("events: {} did not happen{}; what happened {}:", event_line(pattern),
                              next ? " after the ones before it" : "", next ? "after them" : "instead"));
    for (std::size_t i = next; i < events.size() && i < next + kShownEvents; ++i)
      out.push_back("    " + event_line(events[i]));
    return;
  }
}

void check_not_events(const Matcher& matcher, const json::value* unwanted, const json::array& events, Lines& out) {
  if (!unwanted) return;
  for (const json::value& pattern : unwanted->get_array())
    for (const json::value& event : events)
      if (matcher.matches(pattern, &event)) {
        out.push_back(
            fmt::format("not_events: {} must not happen, but there was {}", event_line(pattern), event_line(event)));
        break;
      }
}

// Why a text is not one of the choices now; empty: it is.
std::string refused(const Ending& o, std::string_view text) {
  const ParsedChoice parsed = parse_choice(o.engine, o.game, text, &o.names);
  if (!parsed.error.empty()) return parsed.error;
  const Refusal refusal = o.engine.refuse(o.game, parsed.choice);
  return refusal ? fmt::format("{} ({})", reason_text(refusal.reason), rule_text(refusal.rule)) : std::string{};
}

void check_decision(const Ending& o, const json::value* wanted, Lines& out) {
  if (!wanted) return;
  const Pending& q = o.game.open.pending;
  const bool due = q.ask != Ask::nothing && q.seat < kSeats;
  if (wanted->is_null() && due)
    out.push_back(fmt::format("decision: none is expected, but {} has to choose.", seat_text(q.seat)));
  if (wanted->is_null()) return;
  if (!due) return out.emplace_back("decision: nobody has to choose anything here."), void();
  const json::object& decision = wanted->get_object();
  if (const json::value* seat = decision.if_contains("seat");
      seat && (!seat->is_number() || seat->to_number<double>() != q.seat + 1))
    out.push_back(fmt::format("decision.seat: expected {}, found {}", json::serialize(*seat), q.seat + 1));
  bool told = false;
  const auto each = [&](std::string_view key, auto&& check) {
    const json::value* list = decision.if_contains(key);
    if (!list || !list->is_array()) return;
    for (const json::value& text : list->get_array())
      if (text.is_string()) check(std::string_view(text.get_string()));
  };
  each("options_include", [&](std::string_view text) {
    const std::string why = refused(o, text);
    if (why.empty()) return;
    out.push_back(fmt::format("decision: \"{}\" is not an option: {}", text, why));
    if (!told) out.push_back("  options: " + list_choices(o.engine, o.game, o.names));
    told = true;
  });
  each("options_exclude", [&](std::string_view text) {
    if (refused(o, text).empty()) out.push_back(fmt::format("decision: \"{}\" is an option, but must not be.", text));
  });
}

}  // namespace

std::string list_choices(const Engine& engine, const Game& game, const LabelNames& names) {
  Decision decision;
  engine.decide(game, decision);
  std::string text;
  for (u32 i = 0; i < std::min<u32>(decision.count(), kShownChoices); ++i)
    text += (i ? " · " : "") + choice_text(engine, game, decision.at(i), &names);
  if (decision.count() > kShownChoices) text += fmt::format(" · … ({} in all)", decision.count());
  return text;
}

Lines malformed(const json::value& expect) {
  Lines out;
  const json::object* object = expect.if_object();
  if (!object) return {"expect must be an object."};
  for (const json::key_value_pair& entry : *object)
    if (!among(kOwnKeys, entry.key()) && (!among(kPositionKeys, entry.key()) || entry.key() == "engine"))
      out.push_back(fmt::format("expect.{} is not a key that can be expected.", std::string_view(entry.key())));
  for (std::string_view key : {"events", "not_events"})
    if (const json::value* list = object->if_contains(key); list && !list->is_array())
      out.push_back(fmt::format("expect.{} must be a list.", key));
  if (const json::value* decision = object->if_contains("decision")) {
    if (!decision->is_object() && !decision->is_null()) out.emplace_back("expect.decision must be an object.");
    unknown_keys(*decision, kDecisionKeys, "expect.decision", out);
  }
  unknown_in_crew(object->if_contains("crew"), out);
  unknown_in_each(object->if_contains("rooms"), kRoomKeys, "expect.rooms", out);
  unknown_in_each(object->if_contains("corridors"), kCorridorKeys, "expect.corridors", out);
  return out;
}

Lines unmet(const Ending& o, const json::object& expect) {
  const Matcher matcher(o.engine.content());
  json::object wanted = expect;
  for (std::string_view key : kOwnKeys)
    wanted.erase(key);
  json::value found = write_position(o.engine, o.game, &o.names);
  fill_defaults(o.engine.content(), found.get_object());
  Lines out;
  if (wanted.contains("result") && o.game.open.phase != Phase::over) {
    out.emplace_back("result: the game is not over.");
    wanted.erase("result");
  }
  const json::value full = full_form(o.engine.content(), o.game, std::move(wanted));
  for (std::string& line : matcher.differences(full, &found, ""))
    out.push_back(std::move(line));
  check_events(matcher, expect.if_contains("events"), o.events, out);
  check_not_events(matcher, expect.if_contains("not_events"), o.events, out);
  check_decision(o, expect.if_contains("decision"), out);
  return out;
}

}  // namespace carno::scenario
