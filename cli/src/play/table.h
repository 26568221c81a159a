// The table at this terminal: the session that plays the game, and its story as each seat may read it.
#pragma once
#include <optional>
#include <string>

#include "carno/replay.h"
#include "carno/session/local_carrier.h"
#include "carno/session/session.h"
#include "log.h"
#include "question.h"
#include "words.h"

namespace carno::play {

class Table final : private session::LocalCarrier {
 public:
  Table(const Engine& engine, const Words& words) : LocalCarrier(engine.content()), engine_(engine), log_(words) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // Seats whose name in the header is that of a bot are played by it, the others by people.
  void start(const ReplayHeader& header);
  ReplayProblem resume(const Replay& replay);  // without a problem the game stands where the file ends

  bool resumed() const { return resumed_; }
  u8 people() const;  // bit per seat

  const Engine& engine() const { return engine_; }
  const Game& game() const { return session_->match()->game(); }
  const Decision& decision() const { return decision_; }
  View view(Seat seat) const { return engine_.observe(game(), seat); }
  const Log& log() const { return log_; }
  const Action& action() const { return action_; }
  std::string record() const { return session_->match()->replay(header_); }  // the game as a save file

  void go_on();  // bots and decisions without a choice, until a person is asked
  // Takes a choice of the person who is asked, and goes on.
  Refusal take(const Choice& choice) { return session_->choose(choice); }
  // Back to the same seat's last decision, if since then nothing was rolled, drawn or revealed and nobody else decided.
  // Not empty: the key of the sentence that says why it cannot be done.
  std::string_view undo();

 private:
  void heard(const Game& game, const Event& event) override;
  void decision_changed() override { engine_.decide(game(), decision_); }
  void sit_down(const ReplayHeader& header);
  void tell_again();

  const Engine& engine_;
  ReplayHeader header_;
  std::optional<session::Session> session_;
  Decision decision_;
  Log log_;
  Action action_;
  bool resumed_ = false;
};

inline constexpr std::string_view kBotName = "bot:";  // of a bot's seat in the save file, before the bot's own name

}  // namespace carno::play
