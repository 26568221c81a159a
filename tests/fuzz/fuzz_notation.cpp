// Any text as a choice or an outcome: never a crash, every rejection a sentence.
#include <cstdlib>
#include <string_view>

#include "carno/content_loader.h"
#include "carno/notation.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace carno;
  static const Engine engine(built_in_content());
  if (size < 2) return 0;
  // The first bytes choose how far a game has gone.
  Options options;
  options.players = static_cast<u8>(2 + data[0] % 4);
  options.draft = 0;
  Game game = engine.new_game(options, data[0]);
  Decision decision;
  u64 dice = data[1];
  for (int i = 0; i < data[1]; ++i) {
    engine.decide(game, decision);
    if (decision.seat == kNone) break;
    dice = dice * 6364136223846793005ull + 1442695040888963407ull;
    engine.play(game, decision.at(static_cast<u32>(((dice >> 33) * decision.count()) >> 31)));
  }
  const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
  const ParsedChoice read = parse_choice(engine, game, text);
  if (read.error.empty()) {
    Game copy = game;
    const Refusal refusal = engine.apply(copy, read.choice);
    if (refusal && (Engine::hash(copy) != Engine::hash(game) || reason_text(refusal.reason).empty())) std::abort();
    if (!refusal && !engine.problems(copy).empty()) std::abort();
  } else if (read.error.back() != '.') {
    std::abort();
  }
  const ParsedOutcome outcome = parse_outcome(engine.content(), game, data[0] % 5, text);
  if (!outcome.error.empty() && outcome.error.back() != '.') std::abort();
  return 0;
}
