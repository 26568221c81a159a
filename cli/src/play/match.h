// A game at this table: who sits where, its log, and how far a seat may take its choices back.
#pragma once
#include <deque>
#include <optional>
#include <string>

#include "carno/engine.h"
#include "carno/replay.h"
#include "carno/undo.h"
#include "log.h"
#include "question.h"
#include "words.h"

namespace carno::play {

class Match : private Listener {
 public:
  Match(const Engine& engine, const Words& words) : engine_(engine), log_(words) {}
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  void start(const ReplayHeader& header);
  ReplayProblem resume(const Replay& replay);  // without a problem the match stands where the file ends

  bool resumed() const { return resumed_; }

  const Engine& engine() const { return engine_; }
  const Game& game() const { return game_; }
  const Decision& decision() const { return decision_; }
  View view(Seat seat) const { return engine_.observe(game_, seat); }
  const Log& log() const { return log_; }
  const Action& action() const { return action_; }
  std::string record() const { return recorder_->text(); }  // the match as a save file

  // Takes a choice of the pending decision's seat; `asked`: a person was asked, so undo may come back here.
  Refusal take(const Choice& choice, bool asked);

  // Undo: back to the same seat's last decision, if since then nothing was rolled, drawn or revealed and nobody else
  // decided. The key of a sentence; empty: it can be done.
  std::string_view why_no_undo(Seat seat) const;
  void undo();

 private:
  struct Snapshot {
    Game game;
    std::size_t log_size;
    Action action;
    Recorder recorder;
  };

  void on(const Event& event) override;

  const Engine& engine_;
  Game game_{};
  Decision decision_;
  Log log_;
  std::optional<Recorder> recorder_;
  Action action_;
  UndoTrail trail_;
  std::deque<Snapshot> history_;  // one per choice of the trail
  bool resumed_ = false;
};

}  // namespace carno::play
