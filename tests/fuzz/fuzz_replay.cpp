// Any text as a replay: never a crash or a hang, every rejection a sentence.
#include <cstdlib>
#include <string_view>

#include "carno/content_loader.h"
#include "carno/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace carno;
  static const Engine engine(built_in_content());
  Replay replay;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ReplayProblem problem = parse_replay(text, replay);
  if (!problem) {
    Game game;
    problem = play_back(engine, replay, game);
  }
  if (problem && to_string(problem).back() != '.') std::abort();
  return 0;
}
