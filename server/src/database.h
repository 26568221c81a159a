// The tables and their logs in SQLite. Used by the storage thread alone.
#pragma once
#include <optional>
#include <set>
#include <vector>

#include "records.h"
#include "sqlite.h"

namespace carno::server {

class Database {
 public:
  // Opens or makes the file; runtime_error if it is of a newer version.
  explicit Database(const std::filesystem::path& file);

  void begin() { connection_.execute("BEGIN IMMEDIATE"); }
  void commit() { connection_.execute("COMMIT"); }
  void roll_back();
  // A part of the transaction that can be taken back without the rest.
  void begin_part() { begin_part_.run(); }
  void end_part() { end_part_.run(); }
  void roll_back_part();
  bool in_transaction() const { return connection_.in_transaction(); }

  std::int64_t last_id();
  void insert(const TableRecord& table);  // SqlError::constraint: the code is taken
  // Who sits where and what follows; how far the game is comes from `progress` alone, for a record in memory may be
  // behind a choice that is being written.
  void update(const TableRecord& table);
  void append(std::int64_t table, const LogRow& row);
  void set_deadline(std::int64_t table, const Deadline& deadline);  // never back to that of an earlier step
  void progress(std::int64_t table, const Progress& progress);      // a game that is over is packed
  StoredTable load(std::string_view code);
  // Those somebody holds a seat at, changed since then (seconds since 1970), the newest first.
  std::vector<TableRecord> public_tables(std::int64_t since, int most);
  void probe();  // writes something

 private:
  std::optional<TableRecord> record_of(const Statement& row);  // nothing: it is damaged
  std::vector<LogRow> log(std::int64_t table);
  void pack(std::int64_t table);
  void write_seats(const TableRecord& table);

  Connection connection_;
  std::set<std::int64_t> damaged_;  // tables found to be; told once
  Statement begin_part_, end_part_, roll_back_part_, insert_, update_, write_seat_, append_, deadline_, progress_,
      character_;
  Statement by_code_, listed_, seats_of_, log_of_, packed_of_, pack_, drop_, probe_;
};

}  // namespace carno::server
