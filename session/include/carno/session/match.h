// One game with the choices that led to it. The choices and the seed are the whole truth: any earlier moment, its story
// and the replay come from playing them again, so a live game needs no more memory than this.
#pragma once
#include <string>
#include <vector>

#include "carno/engine.h"
#include "carno/replay.h"
#include "carno/session/record.h"
#include "carno/undo.h"
#include "carno/wire.h"

namespace carno::session {

class Match {
 public:
  Match(const Engine& engine, const Options& options, u64 seed);  // at its first decision

  // Plays a stored log again and compares every line of it. Not empty: why it cannot go on.
  std::string load(const std::vector<LogRow>& log);

  const Game& game() const { return now_.game; }
  u32 seq() const { return seq_; }  // steps of the log: 1 is the set-up
  const UndoTrail& trail() const { return now_.trail; }
  const Tally& tally() const { return now_.tally; }
  bool over() const { return now_.game.open.phase == Phase::over; }
  Progress progress() const { return progress_of(now_.game); }

  // Where a game stands.
  struct Standing {
    Game game{};
    UndoTrail trail;
    Tally tally;
    int marked_turn = 0;  // the last Turn that has its mark in the log
  };

  // A step tried on a copy, the row it adds to the log and where it leads. Nothing has happened until it is accepted.
  struct Draft {
    LogRow row;
    Choice choice{};
    u32 taken_back = 0;  // of an undo: how many choices
    Standing next;
  };
  // A legal choice; `asked`: a person was, so an undo may come back here. The listener may look at `draft.next.game`.
  void draft_choice(const Choice& choice, bool asked, Draft& draft, Listener* listener = nullptr) const;
  void draft_undo(u32 count, Draft& draft) const;
  LogRow draft_of_setup() const;
  static Progress progress_of(const Game& game);
  void accept(Draft& draft);

  void settle();                    // what was decided up to now stays decided
  u32 seq_before(u32 count) const;  // of the step after which the game stood `count` choices ago
  u32 kept_of(u32 since) const;     // up to which step what was told up to `since` still holds: undos go behind it

  // The lines of the story after `since` (0: all of it), comma-separated. With `scenes` each says what changed.
  void tell(std::string& out, const Texts& texts, Lang lang, Seat viewer, u32 since, bool scenes = false) const;
  // Every event again, from the set-up on; the listener may look at `game`.
  void hear_again(Game& game, Listener& listener) const;

  // --- replay ---
  std::string replay(const ReplayHeader& header) const;
  u32 steps() const { return static_cast<u32>(steps_.size()); }
  std::vector<u32> turns() const;  // the step at which each Turn begins
  // The game after `step` choices, with the story of that step and its choice as text.
  struct Moment {
    Game game{};
    Seat seat = kNone;
    std::string choice;
    std::string story;
  };
  void at(u32 step, const Texts& texts, Lang lang, Seat viewer, Moment& moment) const;

 private:
  struct Step {
    Choice choice;
    u32 seq;
    bool asked;
  };
  struct Undone {  // the undo at step `at` went back to the step `to`
    u32 at, to;
  };
  void begin(Standing& standing, Listener* listener = nullptr) const;
  void play(Standing& standing, const Step& step, Listener* listener) const;
  void play_first(Standing& standing, std::size_t count) const;

  const Engine& engine_;
  Options options_;
  u64 seed_;
  Standing now_;
  std::vector<Step> steps_;
  std::vector<Undone> undone_;
  u32 seq_ = 1;
  std::size_t settled_ = 0;
};

}  // namespace carno::session
