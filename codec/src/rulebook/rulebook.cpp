// Reading content/rules/*.json, and looking records up by id.
#include "carno/rulebook.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <tuple>

#include <boost/json.hpp>

namespace carno {

namespace {

namespace json = boost::json;

using Titles = std::map<std::string, std::string, std::less<>>;

constexpr std::string_view kFolder = "rules/";

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  const json::string* text = value ? value->if_string() : nullptr;
  return text ? std::string(*text) : std::string();
}

RuleRecord record_of(const json::object& object) {
  RuleRecord record{text_of(object, "id"),     text_of(object, "title"),   text_of(object, "text"),
                    text_of(object, "source"), text_of(object, "chapter"), {}};
  if (const json::value* see = object.if_contains("see"); see && see->is_array()) {
    for (const json::value& id : see->get_array())
      if (id.is_string()) record.see.emplace_back(id.get_string());
  }
  return record;
}

std::vector<RuleRecord> records_of(const json::array& list) {
  std::vector<RuleRecord> records;
  for (const json::value& entry : list)
    records.push_back(entry.is_object() ? record_of(entry.get_object()) : RuleRecord{});
  return records;
}

Titles titles_of(const json::object& object) {
  Titles titles;
  for (const auto& [id, title] : object)
    if (title.is_string()) titles.emplace(id, title.get_string());
  return titles;
}

struct Parts {  // B6.19 = B, 6, 19
  std::string letter;
  int chapter = 0;
  int number = 0;
  std::string rest;  // "FEED-1"
};

Parts split(std::string_view id) {
  Parts parts;
  if (id.empty()) return parts;
  parts.letter = static_cast<char>(std::toupper(static_cast<unsigned char>(id[0])));
  const char* at = id.data() + 1;
  const char* end = id.data() + id.size();
  at = std::from_chars(at, end, parts.chapter).ptr;
  if (at != end && *at == '.') at = std::from_chars(at + 1, end, parts.number).ptr;
  parts.rest.assign(at, end);
  return parts;
}

bool before(const Parts& a, const Parts& b) {
  return std::tie(a.letter, a.chapter, a.number, a.rest) < std::tie(b.letter, b.chapter, b.number, b.rest);
}

}  // namespace

Rulebook::Rulebook(const ContentFiles& files, std::vector<ContentProblem>* problems) {
  const auto complain = [&](const std::string& file, std::string entry, std::string text) {
    if (problems) problems->push_back({file, std::move(entry), "", std::move(text)});
  };
  std::vector<RuleRecord> unsorted;
  for (auto file = files.lower_bound(std::string(kFolder)); file != files.end() && file->first.starts_with(kFolder);
       ++file) {
    const std::string& path = file->first;
    const std::string name = path.substr(kFolder.size());
    json::error_code error;
    const json::value root = json::parse(file->second, error);
    const auto lang = name.starts_with("titles.") ? lang_of(name.substr(7, 2)) : std::nullopt;
    if (error) {
      complain(path, "", "is no valid JSON: " + error.message());
    } else if (name == "intros.json") {
      continue;  // openings of the pages made from the records
    } else if (lang && root.is_object()) {
      titles_[static_cast<std::size_t>(*lang)] = titles_of(root.get_object());
    } else if (!root.is_array()) {
      complain(path, "", "must be a list");
    } else {
      for (RuleRecord& record : records_of(root.get_array())) {
        if (record.id.empty() || record.title.empty()) {
          complain(path, record.id, "must have an id and a title");
        } else if (name == "chapters.json") {
          chapters_.push_back({record.id, record.title});
        } else {
          unsorted.push_back(std::move(record));
        }
      }
    }
  }
  for (const RuleChapter& chapter : chapters_) {
    std::ranges::copy_if(unsorted, std::back_inserter(records_),
                         [&](const RuleRecord& record) { return record.chapter == chapter.id; });
  }
  for (const RuleRecord& record : unsorted) {
    if (std::ranges::find(chapters_, record.chapter, &RuleChapter::id) == chapters_.end())
      complain(std::string(kFolder), record.id, "belongs to no chapter");
  }
}

bool Rulebook::looks_like_id(std::string_view query) {
  if (query.empty() || std::string_view("ABCEUabceu").find(query[0]) == std::string_view::npos) return false;
  if (query.size() == 1) return true;
  return query[1] >= '0' && query[1] <= '9' && query.find(' ') == std::string_view::npos;
}

std::vector<const RuleRecord*> Rulebook::by_id(std::string_view query) const {
  const std::string wanted = fold(query);
  std::vector<const RuleRecord*> found;
  for (const RuleRecord& record : records_)
    if (fold(record.id) == wanted || fold(record.chapter) == wanted) found.push_back(&record);
  if (!found.empty()) return found;
  const std::size_t dash = query.find('-');
  if (dash == std::string_view::npos || dash == 0 || dash + 1 == query.size()) return found;
  const Parts first = split(query.substr(0, dash));
  Parts last = split(query.substr(dash + 1));
  if (std::isdigit(static_cast<unsigned char>(query[dash + 1]))) {  // B6.19-22, U3-7
    last = first;
    int& end = first.number ? last.number : last.chapter;
    std::from_chars(query.data() + dash + 1, query.data() + query.size(), end);
  }
  for (const RuleRecord& record : records_) {
    const Parts id = split(record.id);
    if (!before(id, first) && !before(last, id)) found.push_back(&record);
  }
  return found;
}

std::vector<std::string> Rulebook::nearest(std::string_view id, std::size_t count) const {
  const Parts wanted = split(id);
  const auto distance = [&](const RuleRecord& record) {
    const Parts parts = split(record.id);
    return (parts.letter == wanted.letter ? 0 : 100000) + 1000 * std::abs(parts.chapter - wanted.chapter) +
           std::abs(parts.number - wanted.number);
  };
  std::vector<const RuleRecord*> order;
  order.reserve(records_.size());
  for (const RuleRecord& record : records_)
    order.push_back(&record);
  std::ranges::sort(order, {}, [&](const RuleRecord* record) { return std::pair(distance(*record), record); });
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < order.size() && i < count; ++i)
    ids.push_back(order[i]->id);
  return ids;
}

std::string_view Rulebook::translated(const std::string& id, const std::string& english, Lang lang) const {
  const auto& titles = titles_[static_cast<std::size_t>(lang)];
  const auto found = titles.find(id);
  return found == titles.end() ? std::string_view(english) : std::string_view(found->second);
}

std::string_view Rulebook::title(const RuleRecord& record, Lang lang) const {
  return translated(record.id, record.title, lang);
}

std::string_view Rulebook::title(const RuleChapter& chapter, Lang lang) const {
  return translated(chapter.id, chapter.title, lang);
}

}  // namespace carno
