// The storage thread. Everything that waits is written in one transaction (group commit); when it is on the disk, the
// I/O thread hears of it.
#pragma once
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include <boost/asio/io_context.hpp>

#include "database.h"
#include "metrics.h"

namespace carno::server {

// Empty: it is on the disk. Otherwise one sentence, and nothing of it is.
using Stored = std::function<void(const std::string& problem)>;

// Taken for this process while it lives: two servers on one database would each believe their own memory.
class LockedDirectory {
 public:
  explicit LockedDirectory(const std::filesystem::path& directory);
  ~LockedDirectory();
  LockedDirectory(const LockedDirectory&) = delete;
  LockedDirectory& operator=(const LockedDirectory&) = delete;

 private:
  int file_ = -1;
};

class Store {
 public:
  // Opens `directory`/carno.db and takes the directory for this process; runtime_error if it cannot be used.
  Store(const std::filesystem::path& directory, boost::asio::io_context& io, Metrics& metrics);
  ~Store() { stop(); }
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  void stop();  // writes what waits, answers it, takes nothing more

  // From the I/O thread; the answers come there too, in the order of the questions.
  std::int64_t next_id() { return ++last_id_; }
  void insert(TableRecord table, std::function<void(const std::string& problem, bool code_taken)> done);
  void update(TableRecord table, Stored done);
  void append(std::int64_t table, LogRow row, const std::optional<Progress>& progress, const Deadline& deadline,
              Stored done);
  void load(std::string code, std::function<void(StoredTable)> done);
  void list(std::int64_t since, int most,
            std::function<void(const std::string& problem, const std::vector<TableRecord>&)> done);
  void probe(Stored done);
  void flush(std::function<void()> done);  // when everything asked so far has been answered

 private:
  struct Job {
    std::function<void(Database&)> work;
    std::function<void(const std::string& problem, bool constraint)> done;
    bool reads = false;  // and writes nothing
    std::string problem{};
    bool constraint = false;
  };
  void ask(Job job);
  void work_until_stopped();
  void carry_out(std::vector<Job>& jobs);
  void carry_out(Job& job);
  void fail(std::vector<Job>& jobs, const std::string& problem);

  boost::asio::io_context& io_;
  Metrics& metrics_;
  LockedDirectory directory_;
  std::optional<Database> database_;
  std::int64_t last_id_ = 0;

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace carno::server
