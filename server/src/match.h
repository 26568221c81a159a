// One game with the choices that led to it. The choices and the seed are the whole truth: any earlier moment, its story
// and the replay come from playing them again, so a live game needs no more memory than this.
#pragma once
#include <string>
#include <vector>

#include "carno/engine.h"
#include "carno/replay.h"
#include "carno/undo.h"
#include "carno/wire.h"
#include "database.h"

namespace carno::server {

class Match {
 public:
  Match(const Engine& engine, const Options& options, u64 seed);  // at its first decision

  // Plays a stored log again and compares every line of it. Not empty: why it cannot go on.
  std::string load(const std::vector<LogRow>& log);

  const Game& game() const { return game_; }
  u32 seq() const { return seq_; }  // steps of the log: 1 is the set-up
  const UndoTrail& trail() const { return trail_; }
  const Tally& tally() const { return tally_; }
  bool over() const { return game_.open.phase == Phase::over; }
  Progress progress() const { return progress_of(game_); }

  // The row that a legal choice would add to the log, and what would change of the record. Nothing happens yet.
  struct Draft {
    LogRow row;
    Progress progress;
  };
  Draft draft(const Choice& choice, bool asked) const;
  LogRow draft_of_setup() const;
  LogRow draft_of_undo(u32 count) const;

  // A legal choice; `asked`: a person was, so an undo may come back here.
  void take(const Choice& choice, bool asked, Listener* listener = nullptr);
  void take_back(u32 count);
  u32 seq_before(u32 count) const;  // of the step after which the game stood `count` choices ago
  u32 kept_of(u32 since) const;     // up to which step what was told up to `since` still holds: undos go behind it

  // The lines of the story after `since` (0: all of it), comma-separated.
  void tell(std::string& out, const Texts& texts, Lang lang, Seat viewer, u32 since) const;

  // --- replay ---
  std::string replay(const ReplayHeader& header) const;
  u32 steps() const { return static_cast<u32>(steps_.size()); }
  std::vector<u32> turns() const;  // the step at which each Turn begins
  // The game after `step` choices; the events of that step go to `lines`, and its choice as text to `choice`.
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
  static Progress progress_of(const Game& game);
  void begin();
  void play(const Step& step, Listener* listener);

  const Engine& engine_;
  Options options_;
  u64 seed_;
  Game game_{};
  std::vector<Step> steps_;
  std::vector<Undone> undone_;
  u32 seq_ = 1;
  int marked_turn_ = 0;
  UndoTrail trail_;
  Tally tally_;
};

}  // namespace carno::server
