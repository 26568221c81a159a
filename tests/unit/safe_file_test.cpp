#include "carno/safe_file.h"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

namespace carno {
namespace {

namespace fs = std::filesystem;

class SafeFile : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "carno-safe-file-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    directory_ = pattern;
  }
  void TearDown() override {
    fs::permissions(directory_, fs::perms::owner_all);
    fs::remove_all(directory_);
  }

  static std::string content(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(directory_), fs::directory_iterator()));
  }

  fs::path directory_;
  std::string error_;
};

// Files cannot grow beyond this many bytes: like a disk that is nearly full.
class NearlyFullDisk {
 public:
  explicit NearlyFullDisk(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~NearlyFullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, SIG_DFL);
  }

 private:
  rlimit before_{};
};

// Root may write everywhere: its tests step down for a moment.
class OrdinaryUser {
 public:
  OrdinaryUser() { EXPECT_EQ(was_root_ ? seteuid(65534) : 0, 0); }
  ~OrdinaryUser() { EXPECT_EQ(was_root_ ? seteuid(0) : 0, 0); }

 private:
  bool was_root_ = geteuid() == 0;
};

TEST_F(SafeFile, WritesAndReplaces) {
  const fs::path path = directory_ / "game.carno";
  ASSERT_TRUE(write_file_safely(path, "first", error_)) << error_;
  EXPECT_EQ(content(path), "first");
  ASSERT_TRUE(write_file_safely(path, "second", error_)) << error_;
  EXPECT_EQ(content(path), "second");
  EXPECT_EQ(files(), 1u);
  EXPECT_TRUE(error_.empty());
}

TEST_F(SafeFile, KeepsThePermissionsOfTheFile) {
  const fs::path path = directory_ / "game.carno";
  ASSERT_TRUE(write_file_safely(path, "first", error_)) << error_;
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  ASSERT_TRUE(write_file_safely(path, "second", error_)) << error_;
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(SafeFile, WritesThroughALink) {
  const fs::path path = directory_ / "game.carno", link = directory_ / "latest.carno";
  ASSERT_TRUE(write_file_safely(path, "first", error_)) << error_;
  fs::create_symlink(path, link);
  ASSERT_TRUE(write_file_safely(link, "second", error_)) << error_;
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(content(path), "second");
}

TEST_F(SafeFile, AFullDiskLeavesThePreviousFile) {
  const fs::path path = directory_ / "game.carno";
  ASSERT_TRUE(write_file_safely(path, "first", error_)) << error_;
  {
    const NearlyFullDisk disk(100);
    EXPECT_FALSE(write_file_safely(path, std::string(5000, 'x'), error_));
  }
  EXPECT_EQ(error_, "\"" + path.string() + "\" cannot be written (File too large); the file is as it was before.");
  EXPECT_EQ(content(path), "first");
  EXPECT_EQ(files(), 1u);
}

TEST_F(SafeFile, AFullDiskLeavesNothingNew) {
  const fs::path path = directory_ / "game.carno";
  {
    const NearlyFullDisk disk(0);
    EXPECT_FALSE(write_file_safely(path, "first", error_));
  }
  EXPECT_NE(error_.find("there is no such file now."), std::string::npos) << error_;
  EXPECT_EQ(files(), 0u);
}

TEST_F(SafeFile, AnUnwritableDirectoryIsAProblem) {
  const fs::path path = directory_ / "game.carno";
  ASSERT_TRUE(write_file_safely(path, "first", error_)) << error_;
  fs::permissions(directory_, static_cast<fs::perms>(0555));
  {
    const OrdinaryUser somebody_else;
    EXPECT_FALSE(write_file_safely(path, "second", error_));
  }
  EXPECT_EQ(error_, "\"" + path.string() + "\" cannot be written (Permission denied); the file is as it was before.");
  EXPECT_EQ(content(path), "first");
  EXPECT_EQ(files(), 1u);
}

TEST_F(SafeFile, AMissingDirectoryIsAProblem) {
  const fs::path path = directory_ / "nowhere" / "game.carno";
  EXPECT_FALSE(write_file_safely(path, "first", error_));
  EXPECT_EQ(error_,
            "\"" + path.string() + "\" cannot be written (No such file or directory); there is no such file now.");
}

TEST_F(SafeFile, DevicesAndDirectoriesAreNotReplaced) {
  EXPECT_FALSE(write_file_safely("/dev/full", "first", error_));
  EXPECT_NE(error_.find("it is not an ordinary file"), std::string::npos) << error_;
  EXPECT_FALSE(write_file_safely(directory_, "first", error_));
  EXPECT_TRUE(fs::is_directory(directory_));
}

}  // namespace
}  // namespace carno
