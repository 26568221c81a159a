// What a section is written from, as bytes: while they are the same, so is its text, and it need not be written.
#pragma once
#include <array>
#include <cassert>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace carno::wire {

class Facts {
 public:
  template <class... T>
  void add(const T&... facts) {
    (put(facts), ...);
  }
  std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  template <class T>
  void put(const T& fact) {
    static_assert(std::has_unique_object_representations_v<T>);
    assert(size_ + sizeof fact <= bytes_.size());
    std::memcpy(bytes_.data() + size_, &fact, sizeof fact);
    size_ += sizeof fact;
  }

  std::array<char, 512> bytes_;
  std::size_t size_ = 0;
};

}  // namespace carno::wire
