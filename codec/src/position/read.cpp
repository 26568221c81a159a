// Reads a position: the keys in an order in which each finds what it needs, then the state as a whole.
#include <algorithm>

#include "engine_part.h"
#include "human_part.h"
#include "keys.h"
#include "reading.h"

namespace carno {

namespace {

using namespace position;

// Nobody said how many play: those whom the position names.
u8 players_named(const Spot& root, Mode mode) {
  if (mode == Mode::solo) return 1;
  const json::array* crew = root["crew"].is_list() ? root["crew"].value().if_array() : nullptr;
  return crew ? static_cast<u8>(std::clamp<std::size_t>(crew->size(), 2, kSeats)) : Options{}.players;
}

Options options_of(const Spot& root, const Options& defaults, Problems& problems) {
  Options options = defaults;
  if (root["options"].given()) options = read_options(root["options"].value(), defaults, problems);
  if (options.players == 0) options.players = players_named(root, options.mode);
  return options;
}

}  // namespace

namespace position {

LoadedPosition read_human_part(const Engine& engine, const json::value& value, const Options& defaults, u64 seed) {
  LoadedPosition loaded{};
  const Spot root(&value, "", loaded.problems);
  loaded.game = engine.blank_position(options_of(root, defaults, loaded.problems));
  loaded.game.rng = seed;
  root.only(kPositionKeys);
  Reading r{engine,       engine.content(), loaded.game, loaded.game.open,      loaded.game.hidden,
            loaded.names, loaded.problems,  root,        root["engine"].given()};
  read_rooms(r);
  read_corridors(r);
  read_carnomorphs(r);
  read_tracks(r);
  read_crew(r);
  read_bag(r);
  read_eggs(r);
  read_adaptations(r);
  read_decks(r);
  read_objectives(r);
  read_knows(r);
  engine.sync(loaded.game);
  read_step(r);
  read_result(r);
  return loaded;
}

}  // namespace position

LoadedPosition read_position(const Engine& engine, const boost::json::value& value, const Options& defaults, u64 seed) {
  LoadedPosition loaded = position::read_human_part(engine, value, defaults, seed);
  const position::Spot root(&value, "", loaded.problems);
  if (!value.is_object()) return loaded;
  if (root["engine"].given()) {
    position::read_engine_part(root["engine"], loaded.game);
    if (!loaded.problems.empty()) return loaded;  // a state that may be broken is not looked at any further
  }
  for (std::string& text : engine.problems(loaded.game))
    loaded.problems.push_back({"", std::move(text) + "."});
  return loaded;
}

}  // namespace carno
