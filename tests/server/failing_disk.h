// A disk that fails when told to, between SQLite and the real one. Works for every user, root included.
#pragma once
#include <atomic>
#include <string>

#include <sqlite3.h>

namespace carno::server::testing {

enum class Disk {
  fine,
  full,       // no room for another byte
  read_only,  // files open read-only; those open already cannot be written any more
  broken,     // what was written cannot be brought to the platter
};

// SQLite's default while it lives; open and close databases within.
class FailingDisk {
 public:
  FailingDisk();
  ~FailingDisk();
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;

  void become(Disk state) { state_ = state; }
  Disk state() const { return state_; }
  sqlite3_vfs* real() const { return real_; }

 private:
  std::atomic<Disk> state_{Disk::fine};
  sqlite3_vfs* real_;
  sqlite3_vfs own_;
};

// "ok" if nothing in the file is damaged.
std::string integrity(const std::string& file);

}  // namespace carno::server::testing
