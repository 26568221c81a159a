#include "carno/safe_file.h"

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace carno {

namespace {

namespace fs = std::filesystem;

// A file beside the real one: renaming it replaces the real one in a single step. Removed unless it was renamed.
class Temporary {
 public:
  explicit Temporary(const fs::path& path) : name_(path.string() + ".XXXXXX"), file_(mkstemp(name_.data())) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (file_ < 0) return;
    close(file_);
    if (!renamed_) unlink(name_.c_str());
  }

  bool opened() const { return file_ >= 0; }

  bool write(std::string_view text, mode_t mode) {
    while (!text.empty()) {
      const ssize_t n = ::write(file_, text.data(), text.size());
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(n));
    }
    return fchmod(file_, mode) == 0 && fsync(file_) == 0;
  }

  bool rename_to(const fs::path& path) {
    renamed_ = rename(name_.c_str(), path.c_str()) == 0;
    return renamed_;
  }

 private:
  std::string name_;
  int file_;
  bool renamed_ = false;
};

// After a power cut the new name must be there too. A file system that cannot promise this is used all the same.
void sync_directory(const fs::path& path) {
  const fs::path directory = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const int handle = open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  (void)fsync(handle);
  close(handle);
}

bool fail(const fs::path& path, const std::string& why, bool existed, std::string& error) {
  error = "\"" + path.string() + "\" cannot be written (" + why + "); " +
          (existed ? "the file is as it was before." : "there is no such file now.");
  return false;
}

}  // namespace

bool write_file_safely(const fs::path& path, std::string_view text, std::string& error) {
  error.clear();
  std::error_code unresolved;
  const fs::path real = fs::weakly_canonical(path, unresolved);  // a link keeps pointing to the file
  const fs::path& target = unresolved ? path : real;
  struct stat previous {};
  const bool existed = stat(target.c_str(), &previous) == 0;
  if (existed && !S_ISREG(previous.st_mode)) return fail(path, "it is not an ordinary file", existed, error);
  const auto system_error = [&] { return fail(path, std::generic_category().message(errno), existed, error); };
  Temporary file(target);
  constexpr mode_t kUsual = 0644;
  if (!file.opened() || !file.write(text, existed ? previous.st_mode & 0777 : kUsual) || !file.rename_to(target))
    return system_error();
  sync_directory(target);
  return true;
}

}  // namespace carno
