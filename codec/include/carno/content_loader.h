// Reads content/*.json, checks it and compiles it into carno::Content. Every mistake is found and named, not only the
// first; content with problems must not be played.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "carno/content.h"
#include "carno/texts.h"

namespace carno {

struct ContentProblem {
  std::string file;   // "base/items.json"
  std::string entry;  // "medkit"; empty: the file itself
  std::string field;  // "options[1].ops[2].count", lists count from 1; empty: the entry itself
  std::string text;   // "must be a whole number from 0 to 9, is "one""
};
std::string to_string(const ContentProblem& problem);  // base/items.json: medkit: cost: must be …

struct LoadedContent {
  Content content;
  std::vector<ContentProblem> problems;
  Texts texts;
};

// The .json files of a content tree by their path in it ("base/items.json"), without the schemas.
using ContentFiles = std::map<std::string, std::string>;
ContentFiles embedded_files();
ContentFiles files_of_directory(const std::filesystem::path& directory, std::vector<ContentProblem>& problems);

// The box as it is played with one race: base/ and the race's own folder. Never throws for what is in the files.
LoadedContent load_content(const ContentFiles& files, Race race = Race::carnomorphs);

// The content inside the binary, loaded once. If it is broken the program says how and aborts.
const Content& built_in_content();
const Texts& built_in_texts();

}  // namespace carno
