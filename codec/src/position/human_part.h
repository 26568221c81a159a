// The keys of a position that are meant for people: everything but `engine`.
#pragma once
#include "carno/position.h"

namespace carno::position {

LoadedPosition read_human_part(const Engine& engine, const boost::json::value& value, const Options& defaults,
                               u64 seed);
boost::json::object write_human_part(const Engine& engine, const Game& game, const LabelNames* names);

// Parts of the latter.
boost::json::array write_crew(const Content& content, const Game& game);
boost::json::object write_decks(const Content& content, const Game& game);

}  // namespace carno::position
