// How far a seat may take its choices back: to its own last decision, if since then nothing was rolled, drawn or
// revealed and nobody else decided. The trail counts choices; whoever keeps the game restores it.
#pragma once
#include <string_view>

#include "carno/event.h"

namespace carno {

// Why nothing before this moment can be taken back.
enum class Barrier : u8 { none, start, chance, reveal, other };
std::string_view barrier_text(Barrier barrier);  // a sentence

class UndoTrail {
 public:
  // Around every choice: before it is played, for each of its events, after it. `asked`: somebody was asked, so undo
  // may come back here; a decision that took itself goes together with the one before it.
  void before(Seat seat);
  void hear(const Event& event);
  void after(Seat seat, bool asked);

  void clear(Barrier reason);
  u32 length() const { return length_; }        // choices since the barrier
  Barrier barrier() const { return barrier_; }  // what lies before them
  u32 back(Seat seat) const;                    // choices to take back until this seat is asked again; 0: it may not
  void take_back(u32 count);

 private:
  static constexpr u32 kMost = 32;  // older choices are simply settled

  u32 length_ = 0;
  u32 asked_ = 0;  // bit per choice, the latest is bit 0
  Seat seat_ = kNone;
  Barrier barrier_ = Barrier::start;
  Barrier met_ = Barrier::none;  // by the choice being played
};

}  // namespace carno
