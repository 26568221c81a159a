#include "save.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "../common.h"
#include "carno/safe_file.h"

namespace carno::play {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".carno";

// The XDG base directories: $XDG_DATA_HOME, or ~/.local/share. Relative values are to be ignored.
fs::path data_directory() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data && fs::path(data).is_absolute()) return fs::path(data) / "carno";
  const char* home = std::getenv("HOME");
  return home && *home ? fs::path(home) / ".local" / "share" / "carno" : fs::path("carno-saves");
}

std::string name_by_time() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char text[32];
  std::strftime(text, sizeof text, "game-%Y%m%d-%H%M%S", &local);
  return text;
}

fs::path fresh_path() {
  const fs::path directory = data_directory();
  const std::string name = name_by_time();
  std::error_code error;
  fs::path path = directory / (name + std::string(kSuffix));
  for (int n = 2; fs::exists(path, error); ++n)
    path = directory / (name + "-" + std::to_string(n) + std::string(kSuffix));
  return path;
}

}  // namespace

SaveFile::SaveFile(const std::string& path)
    : path_(path.empty() ? fresh_path() : fs::path(path)), chosen_(!path.empty()) {}

void SaveFile::choose(const std::string& path) {
  path_ = path;
  chosen_ = true;
}

bool SaveFile::write(const std::string& record, std::string& problem) const {
  std::error_code error;
  if (!chosen_) fs::create_directories(path_.parent_path(), error);  // if that fails, so does the writing
  return write_file_safely(path_, record, problem);
}

std::optional<SavedGame> newest_save() {
  constexpr std::size_t kLookedAt = 20;
  std::vector<std::pair<fs::file_time_type, fs::path>> files;
  std::error_code error;
  for (fs::directory_iterator at(data_directory(), error), end; !error && at != end; at.increment(error))
    if (at->path().extension() == kSuffix) files.emplace_back(at->last_write_time(error), at->path());
  std::ranges::sort(files, std::greater<>{});
  for (std::size_t i = 0; i < std::min(files.size(), kLookedAt); ++i) {
    SavedGame game{files[i].second, {}};
    if (!parse_replay(read_input(game.path.string()), game.replay) && !game.replay.finished()) return game;
  }
  return std::nullopt;
}

SavedGame load_save(const std::string& path) {
  SavedGame game{path, {}};
  if (const ReplayProblem problem = parse_replay(read_input(path), game.replay))
    throw Failure(path + ": " + to_string(problem));
  return game;
}

}  // namespace carno::play
