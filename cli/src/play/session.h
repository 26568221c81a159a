// Playing a match at the console: asks people, lets bots choose, understands the commands of the table.
#pragma once
#include <string>

#include "carno/bots.h"
#include "carno/rulebook.h"
#include "console.h"
#include "match.h"
#include "menu.h"
#include "save.h"

namespace carno::play {

struct Seating {
  u8 humans = 0;  // bit per seat; bots have the others
  PickFunction bot = nullptr;
  u64 bot_rng = 0;
};

class Session {
 public:
  Session(Match& match, Console& console, const Words& words, const Rulebook& rulebook, Seating seating, SaveFile& save)
      : match_(match), console_(console), words_(words), rulebook_(rulebook), seating_(seating), save_(save) {}

  // Until the game is over, somebody quits or the input ends. Returns the exit code.
  int run();

 private:
  enum class Reply : u8 { again, taken, quit, abandon };

  bool is_human(Seat seat) const { return (seating_.humans >> seat) & 1u; }
  bool several_humans() const { return (seating_.humans & (seating_.humans - 1)) != 0; }
  void hand_over(Seat seat);
  Reply ask_person();
  Reply hear(const std::string& line, const Menu& menu);
  Reply choose(const std::string& line, const Menu& menu);
  Reply take(const Choice& choice);
  std::string saved();
  int leave();
  int finish();

  // Commands of the table (session_commands.cpp); false: the word is none of them.
  bool command(const std::string& word, const std::string& rest, const Menu& menu, Reply& reply);
  void help();
  void why();
  void explain(const std::string& number, const Menu& menu);
  void show_rule(const std::string& query);
  void show_log(const std::string& count);
  Reply undo();
  void save_now(const std::string& path);
  Reply quit();

  Match& match_;
  Console& console_;
  const Words& words_;
  const Rulebook& rulebook_;
  Seating seating_;
  SaveFile& save_;
  Seat last_person_ = kNone;
  std::array<std::size_t, kSeats> read_{};  // lines of the log each seat has been shown
  Refusal last_refusal_;
};

}  // namespace carno::play
