// Speed of the engine's calls. Positions come from random games, so that every figure is an average over real states.
#include <vector>

#include <benchmark/benchmark.h>

#include "carno/sim.h"
#include "engine.h"

namespace {

using namespace carno;

u32 below(u64& state, u32 n) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return static_cast<u32>(((state >> 33) * n) >> 31);
}

// States at which somebody chooses among two or more, all through 4-player games.
const std::vector<Game>& positions() {
  static const std::vector<Game> list = [] {
    std::vector<Game> found;
    u64 dice = 7;
    for (u64 seed = 0; seed < 24; ++seed) {
      Game game = engine().new_game(Options{}, seed);
      Decision decision;
      for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
        if (decision.count() > 1) found.push_back(game);
        engine().play(game, decision.at(below(dice, decision.count())));
      }
    }
    return found;
  }();
  return list;
}

void clone(benchmark::State& state) {
  std::size_t i = 0;
  const auto& all = positions();
  Game copy;
  for (auto _ : state) {
    copy = all[i++ & 63];
    benchmark::DoNotOptimize(&copy);
    benchmark::ClobberMemory();
  }
}
BENCHMARK(clone);

void decide(benchmark::State& state) {
  std::size_t i = 0;
  const auto& all = positions();
  Decision decision;
  for (auto _ : state) {
    engine().decide(all[i], decision);
    benchmark::DoNotOptimize(decision.count());
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}
BENCHMARK(decide);

const std::vector<Choice>& picks() {  // one for each position
  static const std::vector<Choice> list = [] {
    std::vector<Choice> found;
    Decision decision;
    u64 dice = 3;
    for (const Game& game : positions()) {
      engine().decide(game, decision);
      found.push_back(decision.at(below(dice, decision.count())));
    }
    return found;
  }();
  return list;
}

// The cost of cloning (above) is part of each step here: subtract it.
void clone_and_play(benchmark::State& state) {
  std::size_t i = 0;
  const auto& all = positions();
  const auto& choices = picks();
  for (auto _ : state) {
    Game copy = all[i];
    engine().play(copy, choices[i]);
    benchmark::DoNotOptimize(&copy);
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}
BENCHMARK(clone_and_play);

void clone_and_apply(benchmark::State& state) {
  std::size_t i = 0;
  const auto& all = positions();
  const auto& choices = picks();
  for (auto _ : state) {
    Game copy = all[i];
    const Refusal refusal = engine().apply(copy, choices[i]);
    benchmark::DoNotOptimize(refusal.reason);
    benchmark::DoNotOptimize(&copy);
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}
BENCHMARK(clone_and_apply);

void observe(benchmark::State& state) {
  std::size_t i = 0;
  const auto& all = positions();
  for (auto _ : state) {
    View view = engine().observe(all[i], all[i].open.pending.seat);
    benchmark::DoNotOptimize(&view);
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}
BENCHMARK(observe);

void resample(benchmark::State& state) {
  std::vector<View> views;
  for (const Game& game : positions())
    views.push_back(engine().observe(game, game.open.pending.seat));
  std::size_t i = 0;
  u64 seed = 0;
  for (auto _ : state) {
    Game game = engine().resample(views[i], ++seed);
    benchmark::DoNotOptimize(&game);
    i = i + 1 == views.size() ? 0 : i + 1;
  }
}
BENCHMARK(resample);

void hash(benchmark::State& state) {
  std::size_t i = 0;
  const auto& all = positions();
  for (auto _ : state) {
    benchmark::DoNotOptimize(Engine::hash(all[i]));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}
BENCHMARK(hash);

void games(benchmark::State& state) {
  SimOptions options;
  options.game.players = static_cast<u8>(state.range(0));
  options.observe = state.range(1) != 0;
  if (options.game.players == 1) options.game.mode = Mode::solo;
  u64 first = 0, decisions = 0, played = 0;
  for (auto _ : state) {
    const SimResult result = simulate_range(engine(), options, first, first + 100);
    first += 100;
    decisions += result.decisions;
    played += result.games;
  }
  state.counters["decisions/s"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
  state.counters["games/s"] = benchmark::Counter(static_cast<double>(played), benchmark::Counter::kIsRate);
}
BENCHMARK(games)->Args({1, 0})->Args({2, 0})->Args({3, 0})->Args({4, 0})->Args({5, 0})->Args({4, 1})->Unit(
    benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
