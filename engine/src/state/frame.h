// What a procedure remembers while it runs: a small struct of its own, kept in the bytes of its frame. The struct names
// its procedure as `proc` and is known to the file of that procedure only; others ask functions of that file.
#pragma once
#include <cassert>
#include <concepts>
#include <new>

#include "carno/game.h"

namespace carno {

enum class Proc : u8 {
  none,
#define PROCEDURE(name) name,
#include "state/procedures.def"
#undef PROCEDURE
  count,
};

template <class T>
concept FrameData = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T> &&
                        sizeof(T) <= sizeof(Frame::own) &&
                    alignof(T) <= 4 && std::same_as<const Proc, decltype(T::proc)>;

template <FrameData T>
T& as(Frame& f) {
  assert(f.proc == T::proc);
  return *std::launder(reinterpret_cast<T*>(f.own.data()));
}
template <FrameData T>
const T& as(const Frame& f) {
  assert(f.proc == T::proc);
  return *std::launder(reinterpret_cast<const T*>(f.own.data()));
}

}  // namespace carno
