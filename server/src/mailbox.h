// A list that one thread adds to and another empties, neither ever waiting for the other: with a lock, a thread of low
// priority that is interrupted while it holds it would hold up one of high priority.
#pragma once
#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

namespace carno::server {

template <class T>  // has a member `T* next`
class Mailbox {
 public:
  Mailbox() = default;
  ~Mailbox() { take(); }
  Mailbox(const Mailbox&) = delete;
  Mailbox& operator=(const Mailbox&) = delete;

  void put(std::unique_ptr<T> item) {
    T* const it = item.release();
    it->next = last_.load(std::memory_order_relaxed);
    while (!last_.compare_exchange_weak(it->next, it, std::memory_order_release, std::memory_order_relaxed))
      ;
  }

  std::vector<std::unique_ptr<T>> take() {  // everything, the oldest first
    std::vector<std::unique_ptr<T>> items;
    for (T* it = last_.exchange(nullptr, std::memory_order_acquire); it; it = it->next)
      items.emplace_back(it);
    std::reverse(items.begin(), items.end());
    return items;
  }

 private:
  std::atomic<T*> last_{nullptr};
};

}  // namespace carno::server
