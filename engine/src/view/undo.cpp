#include "carno/undo.h"

#include <algorithm>

namespace carno {

std::string_view barrier_text(Barrier barrier) {
  switch (barrier) {
    case Barrier::chance: return "Something was rolled or drawn since your last decision: what is known stays known.";
    case Barrier::reveal: return "Something hidden was looked at since your last decision: what is known stays known.";
    case Barrier::other: return "Somebody else has decided since your last decision.";
    default: return "There is no decision of yours to take back.";
  }
}

void UndoTrail::before(Seat seat) {
  if (length_ && seat_ != seat) clear(Barrier::other);
  seat_ = seat;
  met_ = Barrier::none;
}

void UndoTrail::hear(const Event& event) {
  if (event.kind == EventKind::chance) met_ = Barrier::chance;
  if (event_name(event.kind) == "peek") met_ = Barrier::reveal;
}

void UndoTrail::after(Seat seat, bool asked) {
  if (met_ != Barrier::none) return clear(met_);
  seat_ = seat;
  asked_ = asked_ << 1 | u32{asked};
  length_ = std::min(length_ + 1, kMost);
}

void UndoTrail::clear(Barrier reason) {
  length_ = 0;
  asked_ = 0;
  barrier_ = reason;
}

u32 UndoTrail::back(Seat seat) const {
  if (!length_ || seat_ != seat) return 0;
  for (u32 i = 0; i < length_; ++i)
    if (asked_ >> i & 1u) return i + 1;
  return 0;
}

void UndoTrail::take_back(u32 count) {
  length_ -= count;
  asked_ = count < kMost ? asked_ >> count : 0;
}

}  // namespace carno
