#include "store.h"

#include <boost/asio/post.hpp>
#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace carno::server {

LockedDirectory::LockedDirectory(const std::filesystem::path& directory) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error)
    throw std::runtime_error("the directory " + directory.string() + " cannot be made: " + error.message() + ".");
  ::umask(077);  // tokens are nobody else's business
  file_ = ::open((directory / "carno.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) throw std::runtime_error("the directory " + directory.string() + " cannot be written.");
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(file_);
  throw std::runtime_error("another carno serve uses the directory " + directory.string() + " already.");
}

LockedDirectory::~LockedDirectory() { ::close(file_); }

Store::Store(const std::filesystem::path& directory, boost::asio::io_context& io, Metrics& metrics)
    : io_(io), metrics_(metrics), directory_(directory) {
  const std::filesystem::path file = directory / "carno.db";
  try {
    database_.emplace(file);
    database_->probe();  // better told now than to the first who plays
    last_id_ = database_->last_id();
  } catch (const SqlError& error) {
    throw std::runtime_error(file.string() + ": " + error.what());
  }
  thread_ = std::thread([this] { work_until_stopped(); });
}

void Store::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Store::insert(TableRecord table, std::function<void(const std::string&, bool)> done) {
  ask({[record = std::move(table)](Database& db) { db.insert(record); }, std::move(done)});
}

void Store::update(TableRecord table, Stored done) {
  ask({[record = std::move(table)](Database& db) { db.update(record); },
       [done = std::move(done)](const std::string& problem, bool) { done(problem); }});
}

void Store::append(std::int64_t table, LogRow row, const std::optional<Progress>& progress, const Deadline& deadline,
                   Stored done) {
  ask({[table, row = std::move(row), progress, deadline](Database& db) {
         db.append(table, row);
         if (deadline.at) db.set_deadline(table, deadline);
         if (progress) db.progress(table, *progress);
       },
       [done = std::move(done)](const std::string& problem, bool) { done(problem); }});
}

void Store::load(std::string code, std::function<void(StoredTable)> done) {
  auto found = std::make_shared<StoredTable>();
  ask({[found, code = std::move(code)](Database& db) { *found = db.load(code); },
       [found, done = std::move(done)](const std::string& problem, bool) {
         found->problem = problem;
         done(std::move(*found));
       },
       true});
}

void Store::list(std::int64_t since, int most,
                 std::function<void(const std::string&, const std::vector<TableRecord>&)> done) {
  auto found = std::make_shared<std::vector<TableRecord>>();
  ask({[found, since, most](Database& db) { *found = db.public_tables(since, most); },
       [found, done = std::move(done)](const std::string& problem, bool) { done(problem, *found); }, true});
}

void Store::probe(Stored done) {
  ask({[](Database& db) { db.probe(); },
       [done = std::move(done)](const std::string& problem, bool) { done(problem); }});
}

void Store::flush(std::function<void()> done) {
  ask({[](Database&) {}, [done = std::move(done)](const std::string&, bool) { done(); }, true});
}

void Store::ask(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    waiting_.push_back(std::move(job));
    if (waiting_.size() > 1) return;  // the thread is awake, or has been woken
  }
  wake_.notify_one();
}

void Store::work_until_stopped() {
  std::vector<Job> jobs;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      jobs.swap(waiting_);
    }
    carry_out(jobs);
    boost::asio::post(io_, [done = std::move(jobs)] {
      for (const Job& job : done)
        job.done(job.problem, job.constraint);
    });
    jobs.clear();
  }
}

// Trouble with one job is taken back and told to who asked for it; if the transaction is gone, so is all of it.
void Store::carry_out(Job& job) {
  if (!job.reads) database_->begin_part();
  try {
    job.work(*database_);
    if (!job.reads) database_->end_part();
  } catch (const std::exception& error) {
    if (!database_->in_transaction()) throw;
    if (!job.reads) database_->roll_back_part();
    const auto* sql = dynamic_cast<const SqlError*>(&error);
    job.problem = sql ? error.what() : "The record of this table is damaged; nothing was changed.";
    job.constraint = sql && sql->constraint();
    if (job.constraint) return;
    count(metrics_.storage_failures);
    spdlog::error("storage: {}", error.what());
  }
}

void Store::carry_out(std::vector<Job>& jobs) {
  const Moment started = Clock::now();
  try {
    database_->begin();
    for (Job& job : jobs)
      carry_out(job);
    database_->commit();
    metrics_.committed(jobs.size(), Clock::now() - started);
  } catch (const std::exception& error) {
    try {
      database_->roll_back();
    } catch (const std::exception& again) {
      spdlog::error("storage: {}", again.what());
    }
    fail(jobs, error.what());
  }
}

// Nothing of it is on the disk. What only reads can still be answered.
void Store::fail(std::vector<Job>& jobs, const std::string& problem) {
  count(metrics_.storage_failures);
  spdlog::error("storage: {}", problem);
  for (Job& job : jobs) {
    job.problem = job.reads ? "" : problem;
    job.constraint = false;
    try {
      if (job.reads) job.work(*database_);
    } catch (const std::exception& error) {
      job.problem = error.what();
    }
  }
}

}  // namespace carno::server
