// Playing at the console: asks people and understands the commands of the table.
#pragma once
#include <string>

#include "carno/rulebook.h"
#include "console.h"
#include "menu.h"
#include "save.h"
#include "table.h"

namespace carno::play {

class Session {
 public:
  Session(Table& table, Console& console, const Words& words, const Rulebook& rulebook, SaveFile& save)
      : table_(table), console_(console), words_(words), rulebook_(rulebook), save_(save) {}

  // Until the game is over, somebody quits or the input ends. Returns the exit code.
  int run();

 private:
  enum class Reply : u8 { again, taken, quit, abandon };

  bool several_humans() const { return (table_.people() & (table_.people() - 1)) != 0; }
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

  Table& table_;
  Console& console_;
  const Words& words_;
  const Rulebook& rulebook_;
  SaveFile& save_;
  Seat last_person_ = kNone;
  std::array<std::size_t, kSeats> read_{};  // lines of the log each seat has been shown
  Refusal last_refusal_;
};

}  // namespace carno::play
