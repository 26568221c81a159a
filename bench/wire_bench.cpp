// Speed of what the server writes: views, changes, decisions and the story, over states of random games.
#include <vector>

#include <benchmark/benchmark.h>

#include "carno/wire.h"
#include "engine.h"

namespace {

using namespace carno;

struct Moment {
  Game game;
  Seat seat;
  std::vector<Event> events;  // of the choice that led here
};

struct Ear final : Listener {
  std::vector<Event> heard;
  void on(const Event& event) override { heard.push_back(event); }
};

const std::vector<Moment>& moments() {
  static const std::vector<Moment> list = [] {
    std::vector<Moment> found;
    u64 dice = 7;
    for (u64 seed = 0; seed < 8; ++seed) {
      Game game = engine().new_game(Options{}, seed);
      Decision decision;
      Ear ear;
      Hooks hooks;
      hooks.listener = &ear;
      for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
        found.push_back({game, decision.seat, std::exchange(ear.heard, {})});
        dice = dice * 6364136223846793005ull + 1442695040888963407ull;
        engine().play(game, decision.at(static_cast<u32>((dice >> 33) % decision.count())), &hooks);
      }
    }
    return found;
  }();
  return list;
}

template <class Write>
void over_moments(benchmark::State& state, Write&& write) {
  const auto& all = moments();
  std::string out;
  std::size_t i = 0;
  std::int64_t bytes = 0;
  for (auto _ : state) {
    out.clear();
    write(out, all[i]);
    bytes += static_cast<std::int64_t>(out.size());
    benchmark::DoNotOptimize(out.data());
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.counters["bytes"] = static_cast<double>(bytes) / static_cast<double>(state.iterations());
}

void wire_view(benchmark::State& state) {
  over_moments(state, [](std::string& out, const Moment& it) {
    SectionHashes nothing;
    append_sections(out, engine(), engine().observe(it.game, it.seat), nothing);
  });
}
BENCHMARK(wire_view);

void wire_changes(benchmark::State& state) {  // from one decision to the next, as one seat sees them
  SectionHashes had;
  over_moments(state, [&](std::string& out, const Moment& it) {
    append_sections(out, engine(), engine().observe(it.game, 0), had);
  });
}
BENCHMARK(wire_changes);

void wire_decision(benchmark::State& state) {
  over_moments(state, [](std::string& out, const Moment& it) { append_decision(out, engine(), it.game, it.seat); });
}
BENCHMARK(wire_decision);

void wire_story(benchmark::State& state) {  // the lines of one choice for four seats
  over_moments(state, [](std::string& out, const Moment& it) {
    StoryLines lines(engine(), built_in_texts(), it.game);
    lines.start(1, 1);
    for (const Event& event : it.events)
      lines.on(event);
    for (Seat seat = 0; seat < 4; ++seat)
      lines.append(out, Lang::en, seat);
  });
}
BENCHMARK(wire_story);

void wire_forecast(benchmark::State& state) {
  over_moments(state, [](std::string& out, const Moment& it) {
    append_forecast(out, engine(), engine().observe(it.game, it.seat), 1);
  });
}
BENCHMARK(wire_forecast);

}  // namespace
