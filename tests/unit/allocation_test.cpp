// No heap inside decide and apply: a counting allocator proves it.
#include <atomic>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "carno/content_loader.h"
#include "carno/engine.h"

namespace {
std::atomic<long> allocations{0};
}

// Ours count and hand on to malloc, so new and free do belong together here.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace carno {
namespace {

TEST(Engine, AllocatesNothingWhilePlaying) {
#ifdef CARNO_CHECK_INVARIANTS
  GTEST_SKIP() << "this build checks the whole state after every step, which allocates";
#endif
  const Engine engine(built_in_content());
  u64 dice = 11;
  for (u64 seed = 0; seed < 40; ++seed) {
    const long before = allocations.load();
    Game game = engine.new_game(Options{}, seed);
    Decision decision;
    for (engine.decide(game, decision); decision.seat != kNone; engine.decide(game, decision)) {
      dice = dice * 6364136223846793005ull + 1442695040888963407ull;
      const Choice choice = decision.at(static_cast<u32>(((dice >> 33) * decision.count()) >> 31));
      ASSERT_FALSE(engine.apply(game, choice));
      const View view = engine.observe(game, 0);
      const Game other = engine.resample(view, seed);
      ASSERT_EQ(other.open.turn, game.open.turn);
    }
    ASSERT_EQ(allocations.load(), before) << "game " << seed;
  }
}

TEST(Engine, AGameIsSmall) {
  EXPECT_LE(sizeof(Game), 4096u);
  EXPECT_TRUE(std::is_trivially_copyable_v<Game>);
}

}  // namespace
}  // namespace carno
