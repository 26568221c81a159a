// A table as it is kept: who sits where, what is played, and the log of its steps.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "carno/game.h"

namespace carno::session {

// What holds a seat: 128 bits, given out by whoever carries the table; zero: nobody's.
using SeatToken = std::array<u8, 16>;

enum class TableState : u8 { waiting, running, over };

struct SeatRecord {
  bool human = true;  // a person's seat, taken or open; else a bot's from the start
  bool left = false;  // its person gave it up: a bot goes on for good
  bool away = false;  // a bot plays until its person comes back
  bool late = false;  // away because time was up: back with the next hello
  std::string name;
  std::string level;  // of the bot that plays it
  SeatToken token{};  // of its person; not set: open
  u8 character = kNone;

  bool taken() const { return token != SeatToken{}; }
  bool open() const { return human && !left && !taken(); }
  bool played_by_bot() const { return !human || left || away; }
};

// Of the decision that comes after step `seq`. By the system's clock: it runs on while nobody is there, and over a
// restart.
struct Deadline {
  std::int64_t at = 0;  // milliseconds since 1970; 0: none
  u32 seq = 0;
};

struct TableRecord {
  std::int64_t id = 0;
  std::string code;
  TableState state = TableState::waiting;
  Options options;
  std::string edition = "default";
  u64 seed = 0;
  bool is_public = false;
  bool hotseat = false;
  u32 limit = 0;  // seconds per decision, 0: none
  Seat maker = 0;
  u8 round = 0;
  Deadline deadline;
  std::string rematch;  // code of the table that follows it
  std::array<SeatRecord, kSeats> seats;

  u8 players() const { return options.players; }
  bool held() const {  // somebody has a seat they can come back to
    return std::ranges::any_of(seats, [](const SeatRecord& it) { return it.taken(); });
  }
};

// One step of a table's log: what it put into the replay, or "undo 2".
struct LogRow {
  u32 seq = 0;
  bool asked = false;  // a person was: undo may come back to before it
  std::string text;
};

// What a step of the log changed of the table's record.
struct Progress {
  TableState state = TableState::running;
  u8 round = 0;
  std::array<u8, kSeats> characters{kNone, kNone, kNone, kNone, kNone};
  friend bool operator==(const Progress&, const Progress&) = default;
};

// The `Table` of the protocol; `online`: bit per seat with a connection.
void append_table(std::string& out, const TableRecord& record, const Content& content, u8 online);

}  // namespace carno::session
