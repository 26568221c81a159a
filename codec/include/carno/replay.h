// Replays and save files (`.carno`): every choice and every outcome of chance as text, with hashes of the state on the
// way (docs/formats/replay.md). A save file is a replay that is not finished.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "carno/engine.h"

namespace carno {

struct ReplayHeader {
  Options options;
  u64 content = 0;  // Content::fingerprint
  u64 seed = 1;
  bool manual_chance = false;  // outcomes were said by somebody (a ChanceSource or choices), not drawn from the seed
  std::array<std::string, kSeats> name;  // of the players; may be empty
};

struct ReplayLine {
  enum Kind : u8 { choice, chance, turn, saved, end };
  Kind kind = choice;
  int number = 0;     // of the line in the file, from 1
  Seat seat = kNone;  // choice
  int value = 0;      // turn
  u64 hash = 0;       // turn, saved, end
  std::string text;   // choice and chance: in notation; end: the result
};

struct Replay {
  ReplayHeader header;
  std::vector<ReplayLine> lines;
  bool finished() const { return !lines.empty() && lines.back().kind == ReplayLine::end; }
};

// Why a file is not a replay of this game. `line` is 0 when no line of the file is to blame.
struct ReplayProblem {
  int line = 0;
  std::string text;  // one sentence; empty: all is well
  explicit operator bool() const { return !text.empty(); }
};
std::string to_string(const ReplayProblem& problem);  // "line 17: …"

// Reads the form of a file; nothing is played.
ReplayProblem parse_replay(std::string_view text, Replay& replay);

// Engine::new_game for listeners that look at `game` while they hear its events: `game` is there only when the set-up
// is over, so they are told the events of the set-up then.
void start_game(const Engine& engine, const Options& options, u64 seed, Game& game, Hooks& hooks);

// Plays a replay into `game`, comparing everything on the way; the game then waits where the file ends. The listener
// may look at `game` while it hears an event. Chance comes from the seed and must be as in the file, or from the file
// when the header says manual_chance.
ReplayProblem play_back(const Engine& engine, const Replay& replay, Game& game, Listener* listener = nullptr);

// A game as lines while it is played: choices, outcomes and marks, without header and end. `game` is the one whose
// events are heard; `marked_turn` is the last Turn that has its mark already.
class ReplayLines final : public Listener {
 public:
  ReplayLines(const Engine& engine, const Game& game, int marked_turn = 0)
      : engine_(engine), game_(game), marked_turn_(marked_turn) {}
  void on(const Event& event) override;
  const std::string& text() const { return lines_; }
  int marked_turn() const { return marked_turn_; }

 private:
  const Engine& engine_;
  const Game& game_;
  std::string lines_;
  int marked_turn_;
};

// The whole file of a game that stands where its lines end. header.content is filled in.
std::string replay_text(const Engine& engine, ReplayHeader header, std::string_view lines, const Game& game);

// Writes a game down while it is played: listens from start_game (or play_back, to go on with a saved game) on.
class Recorder final : public Listener {
 public:
  Recorder(const Engine& engine, ReplayHeader header, const Game& game)
      : engine_(engine), header_(std::move(header)), game_(game), lines_(engine, game) {}
  void on(const Event& event) override { lines_.on(event); }
  std::string text() const { return replay_text(engine_, header_, lines_.text(), game_); }  // as of now

 private:
  const Engine& engine_;
  ReplayHeader header_;
  const Game& game_;
  ReplayLines lines_;
};

}  // namespace carno
