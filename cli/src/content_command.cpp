// carno content check: what a content directory holds, and everything that is wrong with it.
#include <algorithm>
#include <iostream>
#include <set>

#include <boost/json.hpp>

#include "carno/rulebook.h"
#include "commands.h"

namespace carno {

namespace {

namespace json = boost::json;

struct ContentFlags {
  std::string content;
  bool as_json = false;
};

struct Findings {
  std::size_t files = 0, rules = 0;
  bool unreadable = false;
  std::vector<ContentProblem> problems;
  bool loaded = false;
  std::array<unsigned, 4> confidence{};                    // entries by Confidence, once loaded
  std::array<std::map<std::string, int>, kLangs> missing;  // texts by kind
};

constexpr std::array<std::string_view, 4> kConfidence{"high", "medium", "low", "invented"};

void count_confidence(const Content& content, Findings& found) {
  const auto count = [&](const auto& table) {
    for (const auto& entry : table)
      ++found.confidence[static_cast<std::size_t>(entry.confidence)];
  };
  count(content.tiles);
  count(content.items);
  for (const Character& character : content.characters) {
    for (CardId card = 0; card < character.cards; ++card)
      ++found.confidence[static_cast<std::size_t>(character.card[card].confidence)];
  }
  count(content.attacks);
  count(content.events);
  count(content.mutations);
  count(content.adaptations);
}

// Rule records: readable, and every "see" leads somewhere.
void check_rules(const ContentFiles& files, Findings& found) {
  const Rulebook book(files, &found.problems);
  found.rules = book.records().size();
  std::set<std::string_view> ids;
  for (const RuleChapter& chapter : book.chapters())
    ids.insert(chapter.id);
  for (const RuleRecord& record : book.records())
    if (!ids.insert(record.id).second) found.problems.push_back({"rules", record.id, "", "is there twice"});
  for (const RuleRecord& record : book.records()) {
    for (const std::string& see : record.see) {
      if (!ids.contains(see))
        found.problems.push_back({"rules", record.id, "see", "names " + see + ", which does not exist"});
    }
  }
}

Findings check(const std::string& directory) {
  Findings found;
  const ContentFiles files = directory.empty() ? embedded_files() : files_of_directory(directory, found.problems);
  found.files = files.size();
  found.unreadable = files.empty();
  if (found.unreadable) return found;
  LoadedContent loaded = load_content(files);
  found.problems.insert(found.problems.end(), loaded.problems.begin(), loaded.problems.end());
  check_rules(files, found);
  for (const Lang lang : kAllLangs)
    found.missing[static_cast<std::size_t>(lang)] = loaded.texts.missing_by_kind(lang);
  found.loaded = loaded.problems.empty();
  if (!found.loaded) return found;  // half-read tables would only mislead
  count_confidence(loaded.content, found);
  return found;
}

int total(const std::map<std::string, int>& by_kind) {
  int sum = 0;
  for (const auto& [kind, count] : by_kind)
    sum += count;
  return sum;
}

bool in_order(const Findings& found) {
  const bool complete = std::ranges::all_of(found.missing, [](const auto& by_kind) { return by_kind.empty(); });
  return found.problems.empty() && complete;
}

void print_json(const Findings& found) {
  json::array problems;
  for (const ContentProblem& it : found.problems)
    problems.push_back({{"file", it.file}, {"entry", it.entry}, {"field", it.field}, {"text", it.text}});
  json::object confidence, missing;
  for (std::size_t i = 0; i < kConfidence.size(); ++i)
    confidence[kConfidence[i]] = found.confidence[i];
  for (const Lang lang : kAllLangs) {
    json::object kinds;
    for (const auto& [kind, count] : found.missing[static_cast<std::size_t>(lang)])
      kinds[kind] = count;
    missing[lang_code(lang)] = std::move(kinds);
  }
  std::cout << json::object{{"ok", in_order(found)},           {"files", found.files},     {"rules", found.rules},
                            {"problems", std::move(problems)}, {"confidence", confidence}, {"missing_texts", missing}}
            << "\n";
}

void print_text(const Findings& found) {
  for (const ContentProblem& problem : found.problems)
    std::cerr << to_string(problem) << "\n";
  std::cout << found.files << " files, " << found.rules << " rules, problems: " << found.problems.size() << "\n";
  for (const Lang lang : kAllLangs) {
    const auto& kinds = found.missing[static_cast<std::size_t>(lang)];
    std::cout << lang_code(lang) << ": "
              << (kinds.empty() ? "complete" : std::to_string(total(kinds)) + " texts missing, shown in English:");
    for (const auto& [kind, count] : kinds)
      std::cout << " " << kind << " " << count;
    std::cout << "\n";
  }
  if (!found.loaded) return;
  std::cout << "entries by confidence:";
  for (std::size_t i = 0; i < kConfidence.size(); ++i)
    std::cout << " " << kConfidence[i] << " " << found.confidence[i];
  std::cout << "\n";
}

int run_check(const ContentFlags& flags) {
  const Findings found = check(flags.content);
  if (found.unreadable) {
    if (found.problems.empty()) throw Failure("there is no content in " + flags.content + ".");
    throw Failure(to_string(found.problems.front()) + ".");
  }
  flags.as_json ? print_json(found) : print_text(found);
  return in_order(found) ? 0 : 1;
}

}  // namespace

void register_content(CLI::App& app, int& exit_code) {
  auto flags = std::make_shared<ContentFlags>();
  CLI::App* command = app.add_subcommand("content", "Cards, Rooms and texts as data");
  command->require_subcommand(1);
  command->footer("Example: carno content check --content my-content");
  CLI::App* checks =
      command->add_subcommand("check", "Validate content: form, totals, references, provenance, languages");
  add_content_flag(*checks, flags->content);
  checks->add_flag("--json", flags->as_json, "Print the findings as one JSON object");
  checks->footer(
      "Exits with 0 if all is well, 1 if there are problems or missing texts, 2 if the "
      "directory\n"
      "cannot be read.\n"
      "Example: carno content check --content my-content");
  checks->callback([flags, &exit_code] { exit_code = run_check(*flags); });
}

}  // namespace carno
