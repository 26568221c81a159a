// The rules by id and by words: content/rules/*.json, as `carno rules` and the game's `why` show them.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "carno/content_loader.h"
#include "carno/texts.h"

namespace carno {

struct RuleRecord {
  std::string id;  // "B6.19", "U18", "C14.FEED-1"
  std::string title;
  std::string text;  // paragraphs, tables and fenced blocks, see lay_out()
  std::string source;
  std::string chapter;  // "B6"
  std::vector<std::string> see;
};

struct RuleChapter {
  std::string id;
  std::string title;
};

class Rulebook {
 public:
  // Reads the rules/ part of a content tree; what cannot be read is named in `problems`.
  explicit Rulebook(const ContentFiles& files, std::vector<ContentProblem>* problems = nullptr);

  const std::vector<RuleRecord>& records() const { return records_; }
  const std::vector<RuleChapter>& chapters() const { return chapters_; }

  // "b6.19" is one record, "B6" a chapter, "B6.19-B6.22" (or "B6.19-22") a range. Empty: there is no such id.
  std::vector<const RuleRecord*> by_id(std::string_view query) const;
  // Whether the text is meant as an id: one letter, a number and what may follow it.
  static bool looks_like_id(std::string_view query);
  // Ids close to one that does not exist, the nearest first.
  std::vector<std::string> nearest(std::string_view id, std::size_t count = 3) const;

  // Records in which all words occur (also as beginnings of words), those with hits in the title first. Case and
  // diacritics do not matter; titles are looked up in English and in `lang`.
  std::vector<const RuleRecord*> by_words(std::string_view words, Lang lang) const;

  std::string_view title(const RuleRecord& record, Lang lang) const;
  std::string_view title(const RuleChapter& chapter, Lang lang) const;

 private:
  std::string_view translated(const std::string& id, const std::string& english, Lang lang) const;

  std::vector<RuleRecord> records_;  // in the order of the chapters
  std::vector<RuleChapter> chapters_;
  std::array<std::map<std::string, std::string, std::less<>>, kLangs> titles_;
};

// Lower case without diacritics: "Świadek" and "swiadek" are the same word.
std::string fold(std::string_view text);

// Letters as the screen counts them (UTF-8, one column each).
std::size_t columns(std::string_view text);

// Breaks a paragraph into lines of at most `width` columns; a word longer than that is cut.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

// A record's text as lines of at most `width` columns: paragraphs wrapped, tables with columns, fenced blocks kept.
std::vector<std::string> lay_out(std::string_view text, std::size_t width);

}  // namespace carno
