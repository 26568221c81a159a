// Playing a scenario from its position to where it stops.
#pragma once
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "carno/position.h"

namespace carno::scenario {

struct Entry {  // of `do`
  std::string text;
  bool refuse = false;  // the choice must be refused
  Seat seat = kNone;    // who must be asked; kNone: whoever is
  RuleId rule;          // the refusal's, if named
};

enum class Until { decision, step, end };

struct Plan {
  u64 seed = 1;
  bool strict_chance = false;
  std::vector<std::string> chance;
  std::vector<Entry> choices;
  Until until = Until::decision;
  Phase step = Phase::setup;
};

// Everything that went wrong or is not as expected; empty: passed.
std::vector<std::string> run(const Engine& engine, LoadedPosition& start, const Plan& plan,
                             const boost::json::object& expect);

}  // namespace carno::scenario
