// carno scenario: runs scenario files; one line each, a readable difference for each failure.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include <boost/json.hpp>

#include "carno/scenario.h"
#include "commands.h"

namespace carno {

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

struct ScenarioFlags {
  std::vector<std::string> files;
  std::string content;
  bool as_json = false;
};

constexpr std::string_view kNotAScenario = "UNSHOWABLE.json";  // rules that no scenario can show, with the reasons

struct FileResult {
  std::string file;
  std::string unreadable;  // a sentence; empty when the file could be read
  std::vector<ScenarioResult> results;
};

// Every scenario file of a folder and the folders in it, by name.
std::vector<std::string> files_in(const fs::path& folder) {
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == ".json" && entry.path().filename() != kNotAScenario)
      files.push_back(entry.path().string());
  std::ranges::sort(files);
  return files;
}

std::vector<std::string> expand(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    if (path == "-" || !fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    const std::vector<std::string> found = files_in(path);
    if (found.empty()) throw Failure("\"" + path + "\" has no scenario files.");
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

FileResult run_file(const Engine& engine, const std::string& path) {
  FileResult result{path, {}, {}};
  try {
    json::error_code error;
    const json::value file = json::parse(read_input(path), error);
    if (error)
      result.unreadable = "is not JSON: " + error.message() + ".";
    else
      result.results = run_scenarios(engine, file);
  } catch (const Failure& failure) {
    result.unreadable = failure.what();
  }
  return result;
}

void print(const FileResult& file) {
  if (!file.unreadable.empty()) std::cerr << file.file << ": " << file.unreadable << "\n";
  for (const ScenarioResult& result : file.results) {
    std::cout << (result.passed      ? "ok      "
                  : result.malformed ? "WRONG   "
                                     : "FAILED  ")
              << file.file << ": " << result.name << "\n";
    for (const std::string& problem : result.problems)
      std::cout << "          " << problem << "\n";
  }
}

template <class T>
json::array list_of(const std::vector<T>& texts) {
  return json::array(texts.begin(), texts.end());
}

json::value to_json(const std::vector<FileResult>& files, unsigned passed, unsigned failed) {
  json::array list, unreadable;
  for (const FileResult& file : files) {
    if (!file.unreadable.empty()) unreadable.push_back({{"file", file.file}, {"problem", file.unreadable}});
    for (const ScenarioResult& result : file.results)
      list.push_back({{"file", file.file},
                      {"name", result.name},
                      {"passed", result.passed},
                      {"malformed", result.malformed},
                      {"rules", list_of(result.rules)},
                      {"works", list_of(result.works)},
                      {"refused", list_of(result.refused)},
                      {"problems", list_of(result.problems)}});
  }
  return {
      {"passed", passed}, {"failed", failed}, {"scenarios", std::move(list)}, {"unreadable", std::move(unreadable)}};
}

int run(const ScenarioFlags& flags) {
  const Engine engine(content_for(flags.content));
  std::vector<FileResult> files;
  unsigned passed = 0, failed = 0;
  bool unreadable = false;
  for (const std::string& path : expand(flags.files)) {
    files.push_back(run_file(engine, path));
    unreadable = unreadable || !files.back().unreadable.empty();
    for (const ScenarioResult& result : files.back().results)
      ++(result.passed ? passed : failed);
    if (!flags.as_json) print(files.back());
  }
  if (flags.as_json)
    std::cout << to_json(files, passed, failed) << "\n";
  else
    std::cout << passed << " passed, " << failed << " failed\n";
  return unreadable ? 2 : failed ? 1 : 0;
}

}  // namespace

void register_scenario(CLI::App& app, int& exit_code) {
  auto flags = std::make_shared<ScenarioFlags>();
  CLI::App* command = app.add_subcommand("scenario", "Run scenarios: given, do, expect");
  command->add_option("files", flags->files, "Scenario files, folders of them, or - for standard input")->required();
  add_content_flag(*command, flags->content);
  command->add_flag("--json", flags->as_json, "Print one JSON value with every result");
  command->footer("Example: carno scenario tests/scenarios\nThe format: docs/formats/scenario.md");
  command->callback([flags, &exit_code] { exit_code = run(*flags); });
}

}  // namespace carno
