// Positions: a game as JSON that a person can write (docs/formats/position.md). Whatever is left out takes its default.
#pragma once
#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "carno/notation.h"

namespace carno {

struct PositionProblem {
  std::string where;  // "crew[1].hand[0]", places of lists from 0; empty: the position as a whole
  std::string text;   // a sentence
};
std::string to_string(const PositionProblem& problem);  // "crew[1].hand[0]: …"

struct LoadedPosition {
  Game game;
  LabelNames names;  // ids that the position gave to Carnomorphs
  std::vector<PositionProblem> problems;
};

// Never throws; a position with problems must not be played. The position's own `options` win over `defaults`.
// `defaults.players` 0: as many players as the position names.
LoadedPosition read_position(const Engine& engine, const boost::json::value& value, const Options& defaults = {},
                             u64 seed = 1);

// Everything about the game, also in the middle of an Action: reading it gives a state with the same Engine::hash.
boost::json::object write_position(const Engine& engine, const Game& game, const LabelNames* names = nullptr);

// The parts in which two states differ, by the keys of a position's `engine`; none: they are equal.
std::vector<std::string> differences(const Game& a, const Game& b);

// The `options` of positions and scenarios: players, race, mode, edition, single rule options. Players 0: not said.
Options read_options(const boost::json::value& value, const Options& defaults, std::vector<PositionProblem>& problems);
boost::json::object write_options(const Options& options);

}  // namespace carno
