#include "sqlite.h"

#include <sqlite3.h>

namespace carno::server {

namespace {

// What went wrong, for the person who hosts the table and those who play at it.
std::string sentence_for(int code, const char* detail) {
  switch (code & 0xFF) {
    case SQLITE_FULL: return "The disk of the server is full; nothing was changed.";
    case SQLITE_READONLY: return "The database of the server cannot be written; nothing was changed.";
    case SQLITE_IOERR: return "The disk of the server reports an error; nothing was changed.";
    case SQLITE_CANTOPEN: return "The database of the server cannot be opened; nothing was changed.";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return "The database of the server is damaged; nothing was changed.";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "The database of the server is in use by another program; nothing was changed.";
    default: return std::string("The database of the server refuses: ") + detail + ".";
  }
}

[[noreturn]] void fail(sqlite3* db, int code) {
  const int extended = db ? sqlite3_extended_errcode(db) : code;
  throw SqlError(extended, sentence_for(extended, db ? sqlite3_errmsg(db) : sqlite3_errstr(code)));
}

}  // namespace

bool SqlError::constraint() const { return (code & 0xFF) == SQLITE_CONSTRAINT; }

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(sqlite3* db, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code =
      sqlite3_prepare_v3(db, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
  if (code != SQLITE_OK) fail(db, code);
}

void Statement::bind(int place, std::int64_t value) { sqlite3_bind_int64(statement_.get(), place, value); }

void Statement::bind(int place, std::string_view value) {
  sqlite3_bind_text(statement_.get(), place, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3* const db = sqlite3_db_handle(statement_.get());
  const SqlError error(sqlite3_extended_errcode(db), sentence_for(code, sqlite3_errmsg(db)));
  reset();
  throw error;
}

void Statement::run() {
  while (step())
    ;
  reset();
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string Statement::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes ? std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size)) : std::string();
}

void Connection::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Connection::Connection(const std::filesystem::path& file) {
  sqlite3* db = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  db_.reset(db);
  if (code != SQLITE_OK) fail(db, code);
  sqlite3_extended_result_codes(db, 1);
  sqlite3_busy_timeout(db, 2000);  // somebody makes a backup
}

void Connection::execute(const std::string& sql) {
  const int code = sqlite3_exec(db_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(db_.get(), code);
}

bool Connection::in_transaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }

}  // namespace carno::server
