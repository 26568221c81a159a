#include "database.h"

#include <bit>
#include <ctime>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <spdlog/spdlog.h>

#include "carno/position.h"
#include "packed_log.h"

namespace carno::server {

namespace {

constexpr int kSchemaVersion = 3;

constexpr const char* kSchema = R"(
CREATE TABLE IF NOT EXISTS tables (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, state INTEGER NOT NULL, options TEXT NOT NULL, edition TEXT NOT NULL,
  seed INTEGER NOT NULL, public INTEGER NOT NULL, hotseat INTEGER NOT NULL, seconds INTEGER NOT NULL,
  maker INTEGER NOT NULL, round INTEGER NOT NULL, rematch TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL,
  deadline INTEGER NOT NULL DEFAULT 0, deadline_seq INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS listed ON tables (changed) WHERE public = 1 AND state < 2;
CREATE TABLE IF NOT EXISTS seats (
  table_id INTEGER NOT NULL, seat INTEGER NOT NULL, human INTEGER NOT NULL, gone INTEGER NOT NULL, away INTEGER NOT NULL,
  name TEXT NOT NULL, level TEXT NOT NULL, token BLOB NOT NULL, character INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
  table_id INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, asked INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS packed (table_id INTEGER PRIMARY KEY, log BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
)";

// Version 1 did not say who was asked; its choices cannot be taken back after a restart.
constexpr const char* kFromVersion1 = R"(
ALTER TABLE log ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
CREATE TABLE packed (table_id INTEGER PRIMARY KEY, log BLOB NOT NULL);
)";

// Version 2 forgot how much time was left.
constexpr const char* kFromVersion2 = R"(
ALTER TABLE tables ADD COLUMN deadline INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deadline_seq INTEGER NOT NULL DEFAULT 0;
)";

constexpr std::int64_t kAway = 1, kLate = 2;  // bits of seats.away

constexpr const char* kColumns =
    "SELECT id, code, state, options, edition, seed, public, hotseat, seconds, maker, round, rematch, deadline, "
    "deadline_seq FROM tables ";

Connection opened(const std::filesystem::path& file) {
  Connection connection(file);
  connection.execute("PRAGMA journal_mode = WAL");
  connection.execute("PRAGMA synchronous = FULL");  // a commit is on the disk when it returns
  std::int64_t version = 0;
  {
    Statement ask(connection.get(), "PRAGMA user_version");
    if (ask.step()) version = ask.integer(0);
  }
  if (version > kSchemaVersion)
    throw std::runtime_error("the database " + file.string() + " was written by a newer version of carno.");
  if (version < kSchemaVersion) {
    std::string steps = version == 0 ? kSchema : kFromVersion2;
    if (version == 1) steps.insert(0, kFromVersion1);
    connection.execute("BEGIN IMMEDIATE;" + steps + "PRAGMA user_version = " + std::to_string(kSchemaVersion) +
                       "; COMMIT");
  }
  return connection;
}

std::string_view bytes_of(const Token& token) { return {reinterpret_cast<const char*>(token.data()), token.size()}; }

}  // namespace

Database::Database(const std::filesystem::path& file)
    : connection_(opened(file)),
      begin_part_(connection_.get(), "SAVEPOINT part"),
      end_part_(connection_.get(), "RELEASE part"),
      roll_back_part_(connection_.get(), "ROLLBACK TO part"),
      insert_(connection_.get(),
              "INSERT INTO tables (id, code, state, options, edition, seed, public, hotseat, seconds, maker, round, "
              "rematch, "
              "created, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      update_(connection_.get(), "UPDATE tables SET maker = ?, rematch = ?, changed = ? WHERE id = ?"),
      write_seat_(
          connection_.get(),
          "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET human = "
          "excluded.human, gone = excluded.gone, away = excluded.away, name = excluded.name, level = "
          "excluded.level, token = excluded.token"),
      append_(connection_.get(), "INSERT INTO log VALUES (?, ?, ?, ?)"),
      deadline_(connection_.get(),
                "UPDATE tables SET deadline = ?, deadline_seq = ?2 WHERE id = ? AND deadline_seq <= ?2"),
      progress_(connection_.get(), "UPDATE tables SET state = ?, round = ?, changed = ? WHERE id = ?"),
      character_(connection_.get(), "UPDATE seats SET character = ? WHERE table_id = ? AND seat = ?"),
      by_code_(connection_.get(), std::string(kColumns) + "WHERE code = ?"),
      listed_(connection_.get(),
              std::string(kColumns) +
                  "WHERE public = 1 AND state < 2 AND changed >= ? AND EXISTS (SELECT 1 FROM seats WHERE table_id = "
                  "tables.id AND CAST(token AS BLOB) <> zeroblob(16)) ORDER BY changed DESC, id DESC LIMIT ?"),
      seats_of_(connection_.get(),
                "SELECT seat, human, gone, away, name, level, token, character FROM seats WHERE table_id = ?"),
      log_of_(connection_.get(), "SELECT seq, text, asked FROM log WHERE table_id = ? ORDER BY seq"),
      packed_of_(connection_.get(), "SELECT log FROM packed WHERE table_id = ?"),
      pack_(connection_.get(), "INSERT INTO packed VALUES (?, CAST(? AS BLOB))"),
      drop_(connection_.get(), "DELETE FROM log WHERE table_id = ?"),
      probe_(connection_.get(), "INSERT OR REPLACE INTO probe VALUES (1, ?)") {}

void Database::roll_back() {
  if (in_transaction()) connection_.execute("ROLLBACK");
}

void Database::roll_back_part() {
  roll_back_part_.run();
  end_part_.run();
}

std::int64_t Database::last_id() {
  Statement ask(connection_.get(), "SELECT max(id) FROM tables");
  return ask.step() ? ask.integer(0) : 0;
}

void Database::insert(const TableRecord& table) {
  const auto now = static_cast<std::int64_t>(std::time(nullptr));
  insert_
      .with(table.id, std::string_view(table.code), static_cast<std::int64_t>(table.state),
            std::string_view(boost::json::serialize(write_options(table.options))), std::string_view(table.edition),
            std::bit_cast<std::int64_t>(table.seed), std::int64_t{table.is_public}, std::int64_t{table.hotseat},
            std::int64_t{table.limit}, std::int64_t{table.maker}, std::int64_t{table.round},
            std::string_view(table.rematch), now, now)
      .run();
  write_seats(table);
}

void Database::update(const TableRecord& table) {
  update_
      .with(std::int64_t{table.maker}, std::string_view(table.rematch), static_cast<std::int64_t>(std::time(nullptr)),
            table.id)
      .run();
  set_deadline(table.id, table.deadline);
  write_seats(table);
}

void Database::set_deadline(std::int64_t table, const Deadline& deadline) {
  deadline_.with(deadline.at, std::int64_t{deadline.seq}, table).run();
}

void Database::write_seats(const TableRecord& table) {
  for (Seat s = 0; s < table.players(); ++s) {
    const SeatRecord& it = table.seats[s];
    write_seat_
        .with(table.id, std::int64_t{s}, std::int64_t{it.human}, std::int64_t{it.left},
              kAway * it.away + kLate * it.late, std::string_view(it.name), std::string_view(it.level),
              bytes_of(it.token), std::int64_t{it.character})
        .run();
  }
}

void Database::append(std::int64_t table, const LogRow& row) {
  append_.with(table, std::int64_t{row.seq}, std::string_view(row.text), std::int64_t{row.asked}).run();
}

void Database::progress(std::int64_t table, const Progress& progress) {
  progress_
      .with(static_cast<std::int64_t>(progress.state), std::int64_t{progress.round},
            static_cast<std::int64_t>(std::time(nullptr)), table)
      .run();
  for (Seat s = 0; s < kSeats; ++s)
    character_.with(std::int64_t{progress.characters[s]}, table, std::int64_t{s}).run();
  if (progress.state == TableState::over) pack(table);
}

void Database::pack(std::int64_t table) {
  pack_.with(table, std::string_view(pack_log(log(table)))).run();
  drop_.with(table).run();
}

std::vector<LogRow> Database::log(std::int64_t table) {
  packed_of_.with(table);
  if (packed_of_.step()) {
    const std::string packed = packed_of_.text(0);
    packed_of_.reset();
    return unpack_log(packed);
  }
  std::vector<LogRow> rows;
  for (log_of_.with(table); log_of_.step();)
    rows.push_back({static_cast<u32>(log_of_.integer(0)), log_of_.integer(2) != 0, log_of_.text(1)});
  return rows;
}

std::optional<TableRecord> Database::record_of(const Statement& row) {
  TableRecord table;
  table.id = row.integer(0);
  table.code = row.text(1);
  table.state = static_cast<TableState>(row.integer(2));
  boost::system::error_code unreadable;
  const boost::json::value options = boost::json::parse(row.text(3), unreadable);
  std::vector<PositionProblem> problems;
  if (!unreadable) table.options = read_options(options, Options{}, problems);
  if (unreadable || !problems.empty() || table.players() < 1 || table.players() > kSeats) {
    if (damaged_.insert(table.id).second) spdlog::warn("table {}: its record is damaged", table.code);
    return std::nullopt;
  }
  table.edition = row.text(4);
  table.seed = std::bit_cast<u64>(row.integer(5));
  table.is_public = row.integer(6) != 0;
  table.hotseat = row.integer(7) != 0;
  table.limit = static_cast<u32>(row.integer(8));
  table.maker = static_cast<Seat>(row.integer(9));
  table.round = static_cast<u8>(row.integer(10));
  table.rematch = row.text(11);
  table.deadline = {row.integer(12), static_cast<u32>(row.integer(13))};
  for (seats_of_.with(table.id); seats_of_.step();) {
    SeatRecord& it = table.seats[static_cast<std::size_t>(seats_of_.integer(0)) % kSeats];
    it.human = seats_of_.integer(1) != 0;
    it.left = seats_of_.integer(2) != 0;
    it.away = (seats_of_.integer(3) & kAway) != 0;
    it.late = (seats_of_.integer(3) & kLate) != 0;
    it.name = seats_of_.text(4);
    it.level = seats_of_.text(5);
    const std::string token = seats_of_.text(6);
    for (std::size_t i = 0; i < std::min(token.size(), it.token.size()); ++i)
      it.token[i] = static_cast<u8>(token[i]);
    it.character = static_cast<u8>(seats_of_.integer(7));
  }
  return table;
}

StoredTable Database::load(std::string_view code) {
  StoredTable stored;
  by_code_.with(code);
  if (!by_code_.step()) return stored;
  stored.found = true;
  std::optional<TableRecord> record = record_of(by_code_);
  by_code_.reset();
  stored.damaged = !record;
  if (!record) return stored;
  stored.record = std::move(*record);
  try {
    stored.log = log(stored.record.id);
  } catch (const SqlError&) {
    throw;
  } catch (const std::runtime_error& problem) {
    spdlog::warn("table {}: {}", code, problem.what());
    stored.damaged = true;
  }
  return stored;
}

std::vector<TableRecord> Database::public_tables(std::int64_t since, int most) {
  std::vector<TableRecord> tables;
  for (listed_.with(since, std::int64_t{most}); listed_.step();)
    if (std::optional<TableRecord> table = record_of(listed_)) tables.push_back(std::move(*table));
  return tables;
}

void Database::probe() { probe_.with(static_cast<std::int64_t>(std::time(nullptr))).run(); }

}  // namespace carno::server
