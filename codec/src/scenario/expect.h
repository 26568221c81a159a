// What a scenario expects, checked against the state and the events it came to.
#pragma once
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "carno/notation.h"

namespace carno::scenario {

struct Ending {  // where a scenario stopped
  const Engine& engine;
  const Game& game;
  const LabelNames& names;
  const boost::json::array& events;
};

// Keys that `expect` does not know; empty when it is well formed.
std::vector<std::string> malformed(const boost::json::value& expect);
// Every difference in words; empty when all is as expected.
std::vector<std::string> unmet(const Ending& ending, const boost::json::object& expect);

// The first of the choices there are, in notation.
std::string list_choices(const Engine& engine, const Game& game, const LabelNames& names);

// Brings an expected position to the form in which positions are written.
boost::json::object full_form(const Content& content, const Game& game, boost::json::object expected);
// And what was written to the form in which everything can be expected.
void fill_defaults(const Content& content, boost::json::object& found);

}  // namespace carno::scenario
