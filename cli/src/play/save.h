// Saved games: one file each, by default in the user's data directory.
#pragma once
#include <filesystem>
#include <optional>
#include <string>

#include "carno/replay.h"

namespace carno::play {

class SaveFile {
 public:
  // Empty: a new file in the data directory, named by the time of day.
  explicit SaveFile(const std::string& path);

  const std::filesystem::path& path() const { return path_; }
  bool chosen() const { return chosen_; }  // somebody said where
  void choose(const std::string& path);
  // False if it could not be written; the previous save is intact then. `problem`: what the system said, if anything.
  bool write(const std::string& record, std::string& problem) const;

 private:
  std::filesystem::path path_;
  bool chosen_;
};

struct SavedGame {
  std::filesystem::path path;
  Replay replay;
};

// The newest game in the data directory that is not over.
std::optional<SavedGame> newest_save();

// A file as a replay; a Failure says what is wrong with it.
SavedGame load_save(const std::string& path);

}  // namespace carno::play
