// A thin layer over SQLite's C interface: a connection and its prepared statements.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace carno::server {

// `code` is SQLite's extended result code; what() is a sentence for people.
struct SqlError : std::runtime_error {
  SqlError(int result, const std::string& sentence) : std::runtime_error(sentence), code(result) {}
  int code;
  bool constraint() const;
};

class Statement {
 public:
  Statement(sqlite3* db, std::string_view sql);

  // Starts over with new values.
  template <class... Values>
  Statement& with(const Values&... values) {
    reset();
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  bool step();  // true: there is a row
  void run();   // for statements without rows
  void reset();

  std::int64_t integer(int column) const;
  std::string text(int column) const;  // also blobs

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Connection {
 public:
  explicit Connection(const std::filesystem::path& file);
  void execute(const std::string& sql);
  bool in_transaction() const;
  sqlite3* get() const { return db_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  std::unique_ptr<sqlite3, Close> db_;
};

}  // namespace carno::server
