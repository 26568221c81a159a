// Content as people get it wrong: one value of a file replaced by another, or a whole file by any text. Never a crash,
// every problem named in words. The rest is read once: a changed file is compiled on top of what stands before it, and
// now and then all that comes after it too.
//
// An input: which file, which value of it (two bytes; the first is the file itself), the text in its place.
#include <cstdlib>
#include <memory>
#include <string>

#include <boost/json/parse.hpp>

#include "content/compiler.h"
#include "content/parse.h"

namespace {

using namespace carno;
using namespace carno::loader;

constexpr u64 kAllEvery = 256;  // one input in so many goes on to the files that come after

class Desk {
 public:
  Desk() {
    for (const auto& [path, text] : embedded_files()) {
      if (path.starts_with("base/") || path.starts_with("carnomorphs/") || path == "sources.json")
        parse(path, text, roots_, reading_);
    }
    ids_ = collect_ids(roots_);
    start_content(ids_, Race::carnomorphs, *content_);
    Compiler compiler{.reading = reading_, .ids = ids_, .content = *content_};
    for (const ContentFile& file : files_) {
      json::value& root = roots_.at(std::string(file.path));
      stands_.push_back(
          {*content_, reading_.sources, reading_.ids, compiler.supply_readings, compiler.objective_readings, {}});
      number(root, stands_.back().values);
      compile_file(compiler, file, root);
    }
    if (!problems_.empty()) std::abort();
  }

  void file(std::size_t place, std::string_view text, bool on) {
    Roots fresh;
    parse(std::string(files_[place].path), text, fresh, reading_);
    if (!fresh.empty()) replace(place, 0, fresh.begin()->second, on);
    say();
  }

  void value(std::size_t place, std::size_t index, std::string_view text, bool on) {
    json::error_code error;
    json::value fresh = json::parse(text, error);
    if (error) fresh = text;  // not JSON: a word in quotes
    replace(place, index, fresh, on);
    say();
  }

  void language(std::string_view path, std::string_view text) {
    Roots roots;
    parse(std::string(path), text, roots, reading_);
    Texts texts;
    Compiler compiler{.reading = reading_, .ids = ids_, .content = *content_};
    compile_texts(compiler, roots, texts);
    say();
  }

  std::size_t files() const { return files_.size(); }

 private:
  struct Stand {  // before a file is compiled
    Content content;
    std::set<std::string, std::less<>> sources, ids;
    std::map<std::string, Node, std::less<>> supply_readings, objective_readings;
    std::vector<json::value*> values;  // of that file
  };

  static bool names_things(std::string_view path) {
    return path == "base/rooms.json" || path == "base/characters.json" || path == "base/items.json";
  }

  static void number(json::value& value, std::vector<json::value*>& values) {
    values.push_back(&value);
    if (json::array* list = value.if_array())
      for (json::value& entry : *list)
        number(entry, values);
    if (json::object* object = value.if_object())
      for (auto& pair : *object)
        number(pair.value(), values);
  }

  void replace(std::size_t place, std::size_t index, json::value& fresh, bool on) {
    Stand& stand = stands_[place];
    json::value& old = *stand.values[index % stand.values.size()];
    old.swap(fresh);
    const bool others = names_things(files_[place].path);
    const Ids changed = others ? collect_ids(roots_) : Ids{};
    *content_ = stand.content;
    if (others) content_->deck_begin = changed.deck_begin;
    reading_.sources = stand.sources;
    reading_.ids = stand.ids;
    Compiler compiler{.reading = reading_,
                      .ids = others ? changed : ids_,
                      .content = *content_,
                      .supply_readings = stand.supply_readings,
                      .objective_readings = stand.objective_readings};
    for (std::size_t i = place; i < (on ? files_.size() : place + 1); ++i)
      compile_file(compiler, files_[i], *stands_[i].values.front());
    old.swap(fresh);
  }

  void say() {
    for (const ContentProblem& problem : problems_)
      if (problem.text.empty() || problem.file.empty()) std::abort();
    problems_.clear();
  }

  const std::vector<ContentFile> files_ = compiled_files(Race::carnomorphs);
  std::vector<ContentProblem> problems_;
  Reading reading_{problems_};
  Roots roots_;
  Ids ids_;
  std::vector<Stand> stands_;
  std::unique_ptr<Content> content_ = std::make_unique<Content>();
};

bool is_chosen(std::string_view input) {
  u64 hash = 0xcbf29ce484222325;
  for (const char byte : input)
    hash = (hash ^ static_cast<u8>(byte)) * 0x100000001b3;
  return hash % kAllEvery == 0;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static Desk desk;
  constexpr std::string_view kLanguages[] = {"lang/en.json", "lang/pl.json", "lang/story.fr.json",
                                             "lang/refusal.it.json"};
  if (size < 3) return 0;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::string_view text = input.substr(3);
  const std::size_t place = data[0] % (desk.files() + std::size(kLanguages));
  const std::size_t index = data[1] | data[2] << 8;
  if (place >= desk.files()) {
    desk.language(kLanguages[place - desk.files()], text);
  } else if (index == 0) {
    desk.file(place, text, is_chosen(input));
  } else {
    desk.value(place, index, text, is_chosen(input));
  }
  return 0;
}
