#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "carno/sim_threads.h"

namespace carno {

namespace {

// Games are handed out in batches; whoever is done asks for the next one.
class Pool {
 public:
  Pool(const Engine& engine, const SimOptions& options, CardLedger* cards)
      : engine_(engine), options_(options), cards_(cards) {}

  SimResult run(unsigned threads, const std::function<void(u64)>& progress) {
    working_ = threads;
    std::vector<std::thread> pool;
    pool.reserve(threads);
    for (unsigned i = 0; i < threads; ++i)
      pool.emplace_back([this] { work(); });
    if (progress) report(progress);
    for (std::thread& thread : pool)
      thread.join();
    return total_;
  }

 private:
  static constexpr u64 kBatch = 32;

  void work() {
    SimResult mine;
    CardLedger seen(engine_.content());
    for (u64 first = next_.fetch_add(kBatch); first < options_.games; first = next_.fetch_add(kBatch)) {
      const u64 last = std::min(first + kBatch, options_.games);
      mine.add(simulate_range(engine_, options_, first, last, cards_ ? &seen : nullptr));
      finished_.fetch_add(last - first, std::memory_order_relaxed);
    }
    const std::lock_guard lock(merging_);
    total_.add(mine);
    if (cards_) cards_->add(seen);
    if (--working_ == 0) all_done_.notify_one();
  }

  void report(const std::function<void(u64)>& progress) {
    constexpr std::chrono::milliseconds kNowAndThen{200};
    std::unique_lock lock(merging_);
    while (!all_done_.wait_for(lock, kNowAndThen, [this] { return working_ == 0; }))
      progress(finished_.load(std::memory_order_relaxed));
  }

  const Engine& engine_;
  const SimOptions& options_;
  CardLedger* cards_;
  std::mutex merging_;
  std::condition_variable all_done_;
  unsigned working_ = 0;
  SimResult total_;
  alignas(64) std::atomic<u64> next_{0};  // on a cache line of their own: every thread writes them
  std::atomic<u64> finished_{0};
};

}  // namespace

SimResult simulate(const Engine& engine, const SimOptions& options, unsigned threads,
                   const std::function<void(u64)>& progress, CardLedger* cards) {
  return Pool(engine, options, cards).run(threads, progress);
}

}  // namespace carno
