#include "failing_disk.h"

#include <new>

namespace carno::server::testing {

namespace {

// SQLite makes room for this and behind it for the real file.
struct File {
  sqlite3_file base;
  const FailingDisk* disk;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File& own(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return own(file).real(); }

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
  switch (own(file).disk->state()) {
    case Disk::full: return SQLITE_FULL;
    case Disk::read_only: return SQLITE_IOERR_WRITE;  // what EROFS becomes
    default: return real(file)->pMethods->xWrite(real(file), bytes, size, at);
  }
}

int sync(sqlite3_file* file, int flags) {
  if (own(file).disk->state() == Disk::broken) return SQLITE_IOERR_FSYNC;
  return real(file)->pMethods->xSync(real(file), flags);
}

template <auto Method, class... Arguments>
int pass(sqlite3_file* file, Arguments... arguments) {
  return (real(file)->pMethods->*Method)(real(file), arguments...);
}

using M = sqlite3_io_methods;

constexpr sqlite3_io_methods kMethods{
    3,
    pass<&M::xClose>,
    pass<&M::xRead, void*, int, sqlite3_int64>,
    write,
    pass<&M::xTruncate, sqlite3_int64>,
    sync,
    pass<&M::xFileSize, sqlite3_int64*>,
    pass<&M::xLock, int>,
    pass<&M::xUnlock, int>,
    pass<&M::xCheckReservedLock, int*>,
    pass<&M::xFileControl, int, void*>,
    pass<&M::xSectorSize>,
    pass<&M::xDeviceCharacteristics>,
    pass<&M::xShmMap, int, int, int, void volatile**>,
    pass<&M::xShmLock, int, int, int>,
    [](sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); },
    pass<&M::xShmUnmap, int>,
    pass<&M::xFetch, sqlite3_int64, int, void**>,
    pass<&M::xUnfetch, sqlite3_int64, void*>,
};

int open(sqlite3_vfs* vfs, sqlite3_filename name, sqlite3_file* file, int flags, int* out) {
  const auto* disk = static_cast<const FailingDisk*>(vfs->pAppData);
  File& it = *new (file) File{{nullptr}, disk};
  if (disk->state() == Disk::read_only && (flags & SQLITE_OPEN_MAIN_DB))
    flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  const int code = disk->real()->xOpen(disk->real(), name, it.real(), flags, out);
  if (it.real()->pMethods) it.base.pMethods = &kMethods;
  return code;
}

}  // namespace

FailingDisk::FailingDisk() : real_(sqlite3_vfs_find(nullptr)), own_(*real_) {
  own_.zName = "failing";
  own_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
  own_.pAppData = this;
  own_.xOpen = open;
  own_.xDelete = [](sqlite3_vfs* vfs, const char* name, int now) {
    sqlite3_vfs* const it = static_cast<FailingDisk*>(vfs->pAppData)->real();
    return it->xDelete(it, name, now);
  };
  own_.xAccess = [](sqlite3_vfs* vfs, const char* name, int flags, int* out) {
    sqlite3_vfs* const it = static_cast<FailingDisk*>(vfs->pAppData)->real();
    return it->xAccess(it, name, flags, out);
  };
  own_.xFullPathname = [](sqlite3_vfs* vfs, const char* name, int size, char* out) {
    sqlite3_vfs* const it = static_cast<FailingDisk*>(vfs->pAppData)->real();
    return it->xFullPathname(it, name, size, out);
  };
  sqlite3_vfs_register(&own_, 1);
}

FailingDisk::~FailingDisk() {
  sqlite3_vfs_unregister(&own_);
  sqlite3_vfs_register(real_, 1);
}

std::string integrity(const std::string& file) {
  sqlite3* db = nullptr;
  std::string found;
  if (sqlite3_open(file.c_str(), &db) == SQLITE_OK) {
    const auto keep = [](void* to, int, char** values, char**) {
      *static_cast<std::string*>(to) += values[0];
      return 0;
    };
    char* problem = nullptr;
    sqlite3_exec(db, "PRAGMA integrity_check", keep, &found, &problem);
    if (problem) found += problem;
    sqlite3_free(problem);
  }
  sqlite3_close(db);
  return found;
}

}  // namespace carno::server::testing
