// Runs scenarios: reads one, plays it from its position through its choices to where it stops, and checks it.
#include "carno/scenario.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "carno/position.h"
#include "expect.h"
#include "run.h"

namespace carno {

namespace json = boost::json;

namespace {

using scenario::Entry;
using scenario::Plan;
using Lines = std::vector<std::string>;

constexpr std::string_view kKeys[] = {"name",          "rules",    "works",  "refused", "why",   "options", "seed",
                                      "strict_chance", "position", "chance", "do",      "until", "expect"};

void read_ids(const json::object& file, std::string_view key, Lines& ids, Lines& problems) {
  const json::value* value = file.if_contains(key);
  if (!value) return;
  const json::array* list = value->if_array();
  if (!list || !std::ranges::all_of(*list, [](const json::value& id) { return id.is_string(); }))
    return problems.push_back(fmt::format("{} must be a list of ids.", key)), void();
  for (const json::value& id : *list)
    ids.emplace_back(id.get_string());
}

void read_chance(const json::object& file, Plan& plan, Lines& problems) {
  const json::value* chance = file.if_contains("chance");
  if (chance && !chance->is_array())
    return problems.emplace_back("chance must be a list of outcomes like \"noise:3\"."), void();
  if (!chance) return;
  for (const json::value& entry : chance->get_array())
    if (entry.is_string())
      plan.chance.emplace_back(entry.get_string());
    else
      problems.emplace_back("chance must be a list of outcomes like \"noise:3\".");
}

std::optional<std::string> text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_string() ? std::optional<std::string>(value->get_string()) : std::nullopt;
}

// One entry of `do`: a text, {"seat", "choice"}, or {"refuse", "rule"}; a sentence if it is none of them.
std::string read_entry(const json::value& value, Entry& entry) {
  if (value.is_string()) {
    entry.text = std::string(value.get_string());
    return {};
  }
  const json::object* object = value.if_object();
  if (!object) return "must be a choice, {\"seat\", \"choice\"} or {\"refuse\", \"rule\"}.";
  for (const json::key_value_pair& it : *object)
    if (it.key() != "seat" && it.key() != "choice" && it.key() != "refuse" && it.key() != "rule")
      return fmt::format("{} is not a key of a choice.", std::string_view(it.key()));
  const auto choice = text_of(*object, "choice"), refuse = text_of(*object, "refuse"),
             rule_id = text_of(*object, "rule");
  if (choice.has_value() == refuse.has_value()) return "needs `choice` or `refuse`, a text.";
  if (choice && object->contains("rule")) return "`rule` belongs to `refuse`.";
  entry.refuse = refuse.has_value();
  entry.text = entry.refuse ? *refuse : *choice;
  if (const json::value* seat = object->if_contains("seat")) {
    const std::int64_t* number = seat->if_int64();
    if (!number || *number < 1 || *number > kSeats) return "seat must be a whole number from 1 to 5.";
    entry.seat = static_cast<Seat>(*number - 1);
  }
  if (!object->contains("rule")) return {};
  const auto parsed = rule_id ? parse_rule(*rule_id) : std::nullopt;
  if (!parsed) return "rule must be a rule id like B4.9.";
  entry.rule = *parsed;
  return {};
}

void read_choices(const json::object& file, Plan& plan, Lines& problems) {
  const json::value* list = file.if_contains("do");
  if (!list) return;
  if (!list->is_array()) return problems.emplace_back("do must be a list of choices."), void();
  for (std::size_t i = 0; i < list->get_array().size(); ++i) {
    Entry entry;
    if (std::string wrong = read_entry(list->get_array()[i], entry); !wrong.empty())
      problems.push_back(fmt::format("do[{}]: {}", i, wrong));
    plan.choices.push_back(std::move(entry));
  }
}

void read_until(const json::object& file, Plan& plan, Lines& problems) {
  if (!file.contains("until")) return;
  const std::string until = text_of(file, "until").value_or("");
  const auto phase = parse_phase(until);
  if (until == "decision") return;
  if (until == "end")
    plan.until = scenario::Until::end;
  else if (phase && *phase != Phase::setup && *phase != Phase::over)
    plan.until = scenario::Until::step, plan.step = *phase;
  else
    problems.emplace_back("until must be a step like event.fire, \"decision\" or \"end\".");
}

void read_seed(const json::object& file, Plan& plan, Lines& problems) {
  if (const json::value* seed = file.if_contains("seed")) {
    if (seed->is_int64() && seed->get_int64() >= 0)
      plan.seed = static_cast<u64>(seed->get_int64());
    else if (seed->is_uint64())
      plan.seed = seed->get_uint64();
    else
      problems.emplace_back("seed must be a whole number, 0 or more.");
  }
  if (const json::value* strict = file.if_contains("strict_chance")) {
    if (!strict->is_bool()) problems.emplace_back("strict_chance must be true or false.");
    plan.strict_chance = strict->is_bool() && strict->get_bool();
  }
}

Plan read_plan(const json::object& file, ScenarioResult& result) {
  Plan plan;
  Lines& problems = result.problems;
  for (const json::key_value_pair& entry : file)
    if (std::ranges::find(kKeys, std::string_view(entry.key())) == std::end(kKeys))
      problems.push_back(fmt::format("\"{}\" is not a key of a scenario.", std::string_view(entry.key())));
  read_ids(file, "rules", result.rules, problems);
  read_ids(file, "works", result.works, problems);
  read_ids(file, "refused", result.refused, problems);
  read_seed(file, plan, problems);
  read_chance(file, plan, problems);
  read_choices(file, plan, problems);
  read_until(file, plan, problems);
  if (const json::value* expect = file.if_contains("expect"))
    for (std::string& line : scenario::malformed(*expect))
      problems.push_back(std::move(line));
  return plan;
}

LoadedPosition read_start(const Engine& engine, const json::object& file, u64 seed, Lines& problems) {
  std::vector<PositionProblem> wrong;
  Options options;
  options.players = 0;  // not said
  if (const json::value* value = file.if_contains("options")) options = read_options(*value, options, wrong);
  static const json::value nothing = json::object{};
  const json::value* position = file.if_contains("position");
  LoadedPosition start = read_position(engine, position ? *position : nothing, options, seed);
  for (const PositionProblem& problem : wrong)
    problems.push_back(to_string(problem));
  for (const PositionProblem& problem : start.problems)
    problems.push_back("position: " + to_string(problem));
  return start;
}

ScenarioResult run_one(const Engine& engine, const json::value& file, std::size_t place) {
  ScenarioResult result;
  result.name = fmt::format("#{}", place + 1);
  result.malformed = true;
  const json::object* object = file.if_object();
  if (!object) {
    result.problems.emplace_back("A scenario is an object.");
    return result;
  }
  if (const auto name = text_of(*object, "name")) result.name = *name;
  if (object->contains("name") && !text_of(*object, "name")) result.problems.emplace_back("name must be a text.");
  const Plan plan = read_plan(*object, result);
  LoadedPosition start = read_start(engine, *object, plan.seed, result.problems);
  if (!result.problems.empty()) return result;
  result.malformed = false;
  static const json::object nothing;
  const json::value* expect = object->if_contains("expect");
  result.problems = scenario::run(engine, start, plan, expect ? expect->get_object() : nothing);
  result.passed = result.problems.empty();
  return result;
}

}  // namespace

std::vector<ScenarioResult> run_scenarios(const Engine& engine, const boost::json::value& file) {
  std::vector<ScenarioResult> results;
  const json::array* list = file.if_array();
  if (!list) return {run_one(engine, file, 0)};
  for (std::size_t i = 0; i < list->size(); ++i)
    results.push_back(run_one(engine, (*list)[i], i));
  return results;
}

}  // namespace carno
