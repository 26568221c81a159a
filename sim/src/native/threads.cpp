#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

#include "carno/sim_threads.h"

namespace carno {

SimResult simulate(const Engine& engine, const SimOptions& options, unsigned threads,
                   const std::function<void(u64)>& progress, CardLedger* cards) {
  constexpr u64 kBatch = 32;
  std::atomic<u64> next{0}, finished{0};
  std::mutex merging;
  SimResult total;
  auto work = [&] {
    SimResult mine;
    CardLedger seen(engine.content());
    for (;;) {
      const u64 first = next.fetch_add(kBatch);
      if (first >= options.games) break;
      const u64 last = first + kBatch < options.games ? first + kBatch : options.games;
      mine.add(simulate_range(engine, options, first, last, cards ? &seen : nullptr));
      finished.fetch_add(last - first);
    }
    const std::lock_guard lock(merging);
    total.add(mine);
    if (cards) cards->add(seen);
  };
  std::vector<std::thread> pool;
  for (unsigned i = 0; i < threads; ++i)
    pool.emplace_back(work);
  if (progress)
    while (finished.load() < options.games) {
      progress(finished.load());
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
  for (std::thread& thread : pool)
    thread.join();
  return total;
}

}  // namespace carno
