// Files, and the order in which the files are compiled.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <span>

#include <fmt/format.h>

#include "carno/embedded_content.h"
#include "compiler.h"
#include "parse.h"

namespace carno {

namespace loader {

namespace {

// What a file needs of another one stands above it: first what no race changes,
constexpr ContentFile kShipFiles[] = {
    {"sources.json", compile_sources},
    {"base/board.json", compile_board},
    {"base/rooms.json", compile_rooms},
    {"base/engines.json", compile_engines},
    {"base/exploration_tokens.json", compile_exploration_tokens},
    {"base/tracks.json", compile_tracks},
    {"base/basic_actions.json", compile_basic_actions},
    {"base/items.json", compile_items},
    {"base/characters.json", compile_characters},
    {"base/serious_wounds.json", compile_serious_wounds},
    {"base/contamination.json", compile_contamination},
    {"base/coordinates.json", compile_coordinates},
    {"base/escape_pods.json", compile_escape_pods},
    {"base/dice.json", compile_dice},
};
// then what is the race's own, and how it reads the rest,
constexpr ContentFile kCarnomorphFiles[] = {
    {"carnomorphs/readings.json", compile_readings},       {"carnomorphs/tokens.json", compile_tokens},
    {"carnomorphs/adaptations.json", compile_adaptations}, {"carnomorphs/attacks.json", compile_attacks},
    {"carnomorphs/events.json", compile_events},           {"carnomorphs/mutations.json", compile_mutations},
};
// and last what races read differently.
constexpr ContentFile kFilesReadByRace[] = {
    {"base/components.json", compile_components},
    {"base/objectives.json", compile_objectives},
};

std::span<const ContentFile> files_of(Race race) {
  switch (race) {
    case Race::carnomorphs: break;
  }
  return kCarnomorphFiles;
}

}  // namespace

std::vector<ContentFile> compiled_files(Race race) {
  std::vector<ContentFile> files;
  for (const std::span<const ContentFile> part :
       {std::span<const ContentFile>(kShipFiles), files_of(race), std::span<const ContentFile>(kFilesReadByRace)})
    files.insert(files.end(), part.begin(), part.end());
  return files;
}

namespace {

constexpr std::string_view kLangFiles[] = {"lang/en.json", "lang/pl.json", "lang/fr.json", "lang/it.json"};

bool is_known(std::string_view path) {
  const std::vector<ContentFile> data = compiled_files(Race::carnomorphs);
  return std::ranges::find(data, path, &ContentFile::path) != data.end() ||
         std::ranges::find(kLangFiles, path) != std::end(kLangFiles) || path.starts_with("rules/") ||
         path.starts_with("schema/") || path.starts_with("lang/story.") || path.starts_with("lang/refusal.") ||
         path.starts_with("lang/forms.") || path.starts_with("lang/play.");
}

Roots parse_all(const ContentFiles& files, Race race, Reading& reading) {
  Roots roots;
  for (const auto& [path, text] : files) {
    if (!is_known(path)) {
      reading.problems.push_back({path, "", "", "is not a file of the content"});
    } else if (!path.starts_with("rules/") && !path.starts_with("schema/")) {
      parse(path, text, roots, reading);
    }
  }
  const auto check = [&](std::string_view path) {
    if (!files.contains(std::string(path))) reading.problems.push_back({std::string(path), "", "", "is missing"});
  };
  for (const ContentFile& file : compiled_files(race))
    check(file.path);
  for (const std::string_view path : kLangFiles)
    check(path);
  return roots;
}

u64 fnv1a(u64 hash, std::string_view bytes) {
  for (const char byte : bytes)
    hash = (hash ^ static_cast<u8>(byte)) * 0x100000001b3;
  return hash;
}

// What a replay was played with: the data, not its texts.
u64 fingerprint_of(const ContentFiles& files, Race race) {
  const std::string_view any_of_race = files_of(race)[0].path;
  const std::string_view folder = any_of_race.substr(0, any_of_race.find('/') + 1);
  u64 hash = 0xcbf29ce484222325;
  for (const auto& [path, text] : files) {
    if (!path.starts_with("base/") && !path.starts_with(folder)) continue;
    hash = fnv1a(hash, path);
    hash = fnv1a(hash, text);
  }
  return hash;
}

// Energy Charge and Clothes lie in two decks, the Evacuation Key in one and on the Pilot's board.
void note_shared_names(Content& content) {
  for (Item& item : content.items) {
    u8 first = 0;
    while (content.items[first].name.view() != item.name.view())
      ++first;
    item.same_name = first;
  }
}

}  // namespace

void start_content(const Ids& ids, Race race, Content& content) {
  content.race = race;
  content.op_count = content.cond_count = 1;  // 0 means none
  content.deck_begin = ids.deck_begin;
}

void compile_file(Compiler& c, const ContentFile& file, const json::value& value) {
  const Node root(c.reading, &value, file.path);
  if (value.is_object()) {
    file.compile(c, root);
  } else {
    root.must("an object");
  }
}

}  // namespace loader

std::string to_string(const ContentProblem& problem) {
  std::string line = problem.file;
  for (const std::string* part : {&problem.entry, &problem.field, &problem.text})
    if (!part->empty()) line += ": " + *part;
  return line;
}

ContentFiles embedded_files() {
  ContentFiles files;
  for (const EmbeddedFile& file : embedded_content())
    files.emplace(file.path, file.text);
  return files;
}

ContentFiles files_of_directory(const std::filesystem::path& directory, std::vector<ContentProblem>& problems) {
  namespace fs = std::filesystem;
  ContentFiles files;
  std::error_code error;
  fs::recursive_directory_iterator at(directory, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    const std::string path = at->path().lexically_relative(directory).generic_string();
    std::error_code unknown;  // a dangling link is no file, and no reason to stop
    if (!at->is_regular_file(unknown) || !path.ends_with(".json") || path.starts_with("schema/")) continue;
    std::ifstream in(at->path(), std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (in.bad() || !in.is_open()) {
      problems.push_back({path, "", "", "cannot be read"});
    } else {
      files.emplace(path, std::move(text));
    }
  }
  if (error) problems.push_back({directory.generic_string(), "", "", "cannot be read: " + error.message()});
  return files;
}

LoadedContent load_content(const ContentFiles& files, Race race) {
  using namespace loader;
  LoadedContent loaded;
  Reading reading{loaded.problems};
  const Roots roots = parse_all(files, race, reading);
  const Ids ids = collect_ids(roots);
  Content& content = loaded.content;
  start_content(ids, race, content);
  content.fingerprint = fingerprint_of(files, race);
  Compiler compiler{.reading = reading, .ids = ids, .content = content};
  for (const ContentFile& file : compiled_files(race))
    if (const auto root = roots.find(file.path); root != roots.end()) compile_file(compiler, file, root->second);
  check_readings(compiler);
  note_shared_names(content);
  compile_texts(compiler, roots, loaded.texts);
  return loaded;
}

namespace {

const LoadedContent& built_in() {
  static const std::unique_ptr<const LoadedContent> loaded = [] {
    auto fresh = std::make_unique<LoadedContent>(load_content(embedded_files()));
    for (const ContentProblem& problem : fresh->problems)
      fmt::print(stderr, "{}\n", to_string(problem));
    if (!fresh->problems.empty()) {
      fmt::print(stderr, "The content inside this program is broken: build it again from sound files.\n");
      std::abort();
    }
    return fresh;
  }();
  return *loaded;
}

}  // namespace

const Content& built_in_content() { return built_in().content; }
const Texts& built_in_texts() { return built_in().texts; }

}  // namespace carno
