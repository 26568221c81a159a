// What carries a table: a server with its disk and its bots' thread, a terminal, a browser's worker. The session tells
// it what to keep and whom to ask; the answers may come at once or later, one after the other.
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "carno/decision.h"
#include "carno/event.h"
#include "carno/session/record.h"
#include "carno/view.h"

namespace carno::session {

class Carrier {
 public:
  // Keeps a step for good; `changed`: what of the record follows from it. The answer is a sentence if it could not be
  // kept, and then the step has not happened.
  using Kept = std::function<void(const std::string& problem)>;
  virtual void keep(const LogRow& row, const std::optional<Progress>& changed, Kept done) = 0;

  // Asks a bot of this level (default_bot() if there is none such), which sees what its seat sees.
  virtual void ask_bot(const std::string& level, const View& view, const Decision& decision,
                       std::function<void(const Choice&)> done) = 0;

  virtual bool closing() const { return false; }  // nothing new is taken any more
  virtual void keeping_failed() {}                // Session::go_on tries again
  virtual void decision_changed() {}              // somebody else may be asked now, or nobody
  virtual void append_clock(std::string&) const {}
  // An event of a choice that is being tried; `game` is the state in which it is heard.
  virtual void heard(const Game&, const Event&) {}

  enum class Note : u8 { choice, bot_choice, undone, game_over, refused, error };
  virtual void count(Note, u32 /*times*/ = 1) {}

 protected:
  ~Carrier() = default;
};

}  // namespace carno::session
