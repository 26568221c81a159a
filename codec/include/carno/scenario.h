// Scenarios: a position, scripted chance, choices, and what must come of them (docs/formats/scenario.md).
#pragma once
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "carno/engine.h"

namespace carno {

struct ScenarioResult {
  std::string name;
  bool passed = false;
  bool malformed = false;             // the scenario itself is wrong: nothing was proved or disproved
  std::vector<std::string> problems;  // readable; empty when it passed
  std::vector<std::string> rules;     // ids of the rules it proves
  std::vector<std::string> works;     // ids of the cards it shows at work
  std::vector<std::string> refused;   // ids of the cards it shows refused, or with nothing to do
};

// `file` is one scenario or a list of them. Never throws for what is in it.
std::vector<ScenarioResult> run_scenarios(const Engine& engine, const boost::json::value& file);

}  // namespace carno
