// carno rules: looks a rule up by id or by words.
#include <iostream>

#include <boost/json.hpp>

#include "carno/rulebook.h"
#include "commands.h"

namespace carno {

namespace {

namespace json = boost::json;

struct RulesFlags {
  std::vector<std::string> query;
  std::string lang = "en";
  std::string content;
  bool as_json = false;
};

using Found = std::vector<const RuleRecord*>;

constexpr std::size_t kShownInFull = 12;  // of hits by words; the rest are named

json::value to_json(const Rulebook& book, const Found& found, Lang lang) {
  json::array list;
  for (const RuleRecord* record : found) {
    json::array see;
    for (const std::string& id : record->see)
      see.emplace_back(id);
    list.push_back({{"id", record->id},
                    {"title", book.title(*record, lang)},
                    {"text", record->text},
                    {"see", std::move(see)},
                    {"source", record->source},
                    {"chapter", record->chapter}});
  }
  return list;
}

void print(const Rulebook& book, const RuleRecord& record, Lang lang, std::size_t width) {
  std::cout << record.id << "  " << book.title(record, lang) << "\n";
  for (const std::string& line : lay_out(record.text, width - 2))
    std::cout << (line.empty() ? "" : "  ") << line << "\n";
  std::string links;
  for (const std::string& id : record.see)
    links += (links.empty() ? "See " : ", ") + id;
  if (!links.empty()) links += ". ";
  if (!record.source.empty()) links += "Source: " + record.source + ".";
  for (const std::string& line : wrap(links, width - 2))
    std::cout << "  " << line << "\n";
  std::cout << "\n";
}

void print_chapters(const Rulebook& book, Lang lang) {
  for (const RuleChapter& chapter : book.chapters()) {
    std::cout << chapter.id << std::string(5 - std::min<std::size_t>(4, chapter.id.size()), ' ')
              << book.title(chapter, lang) << "\n";
  }
  std::cout << "\n`carno rules B6` shows a chapter, `carno rules B6.19` a rule, `carno rules closed door` finds one.\n";
}

void print_found(const Rulebook& book, const Found& found, Lang lang, bool by_words) {
  const std::size_t width = static_cast<std::size_t>(std::max(40, std::min(screen().columns, 110)));
  const std::size_t shown = by_words ? std::min(found.size(), kShownInFull) : found.size();
  for (std::size_t i = 0; i < shown; ++i)
    print(book, *found[i], lang, width);
  if (shown == found.size()) return;
  std::cout << "Also in these " << found.size() - shown << ":\n";
  for (std::size_t i = shown; i < found.size(); ++i)
    std::cout << "  " << found[i]->id << "  " << book.title(*found[i], lang) << "\n";
}

void no_such_id(const Rulebook& book, const std::string& id) {
  std::string near;
  for (const std::string& other : book.nearest(id))
    near += (near.empty() ? "" : ", ") + other;
  throw Failure("there is no rule " + id + "; the nearest are " + near + ".", 1);
}

void look_up(const RulesFlags& flags) {
  const Rulebook book(content_files_for(flags.content));
  const Lang lang = lang_for(flags.lang);
  std::string query;
  for (const std::string& word : flags.query)
    query += (query.empty() ? "" : " ") + word;
  const bool by_words = !Rulebook::looks_like_id(query);
  if (query.empty() && !flags.as_json) return print_chapters(book, lang);
  Found found;
  if (query.empty()) {
    for (const RuleRecord& record : book.records())
      found.push_back(&record);
  } else {
    found = by_words ? book.by_words(query, lang) : book.by_id(query);
  }
  if (found.empty() && !by_words) no_such_id(book, query);
  if (found.empty()) throw Failure("no rule has all of the words \"" + query + "\".", 1);
  if (flags.as_json) {
    std::cout << to_json(book, found, lang) << "\n";
  } else {
    print_found(book, found, lang, by_words);
  }
}

}  // namespace

void register_rules(CLI::App& app, int&) {
  auto flags = std::make_shared<RulesFlags>();
  CLI::App* command = app.add_subcommand("rules", "Look a rule up by id or by words");
  command->add_option("query", flags->query,
                      "An id (B6.19), a chapter (B6), a range (B6.19-22), or words; nothing: the chapters");
  add_lang_flag(*command, flags->lang);
  add_content_flag(*command, flags->content);
  command->add_flag("--json", flags->as_json, "Print the records as one JSON list");
  command->footer("Example: carno rules B4.9\n         carno rules closed door --lang pl");
  command->callback([flags] { look_up(*flags); });
}

}  // namespace carno
