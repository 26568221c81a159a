// Any text as a position: never a crash; what is accepted keeps every invariant and can be played on.
#include <cstdlib>

#include <boost/json.hpp>

#include "carno/content_loader.h"
#include "carno/position.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace carno;
  static const Engine engine(built_in_content());
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse({reinterpret_cast<const char*>(data), size}, error);
  if (error) return 0;
  LoadedPosition loaded = read_position(engine, value);
  for (const PositionProblem& problem : loaded.problems)
    if (problem.text.empty()) std::abort();
  if (!loaded.problems.empty()) return 0;
  if (!engine.problems(loaded.game).empty()) std::abort();
  engine.run(loaded.game);
  Decision decision;
  for (int i = 0; i < 30; ++i) {
    engine.decide(loaded.game, decision);
    if (decision.seat == kNone) break;
    engine.play(loaded.game, decision.at(static_cast<u32>(i) % decision.count()));
    if (!engine.problems(loaded.game).empty()) std::abort();
  }
  return 0;
}
