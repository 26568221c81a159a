// Every sentence in every language with every name that may stand in it: grammar that can be checked by rule. What was
// said lands in build/sentences/, to be read.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "carno/content_loader.h"
#include "carno/grammar.h"

namespace carno {
namespace {

const Texts& texts() { return built_in_texts(); }

// --- every name that may fill a placeholder ---

std::vector<Phrase> all_of_kind(std::string_view kind);

Placeholders first_of_each(std::string_view declared) {
  Placeholders filled;
  for (const grammar::Hole& hole : grammar::holes(declared))
    filled.push_back({hole.name, all_of_kind(hole.kind).front()});
  return filled;
}

// Each placeholder takes every value while the others keep their first.
template <class F>
void for_fillings(std::string_view declared, F&& each) {
  Placeholders filled = first_of_each(declared);
  if (filled.empty()) each(filled);
  const std::vector<grammar::Hole> holes = grammar::holes(declared);
  for (std::size_t i = 0; i < holes.size(); ++i) {
    const Phrase first = filled[i].phrase;
    for (const Phrase& value : all_of_kind(holes[i].kind)) {
      filled[i].phrase = value;
      each(filled);
    }
    filled[i].phrase = first;
  }
}

std::vector<Phrase> all_of_kind(std::string_view kind) {
  const std::vector<grammar::Line> lines = grammar::fillers(kind);
  if (lines.empty()) return {1, 0, 2, 5, 22};
  std::vector<Phrase> all;
  for (const grammar::Line& line : lines)
    for (const std::string& key : grammar::keys_of(texts(), line))
      for_fillings(line.holes, [&](const Placeholders& inside) { all.push_back(Phrase::name(key, inside)); });
  return all;
}

// --- what no language says ---

struct Fault {
  const char* what;
  std::regex pattern;
};

const std::vector<Fault>& faults(Lang lang) {
  const auto regex = [](const char* pattern) {
    return std::regex(pattern, std::regex::ECMAScript | std::regex::optimize);
  };
  static const std::vector<Fault> every{{"an unfilled placeholder", regex(R"([{}])")},
                                        {"two spaces", regex("  ")},
                                        {"a space before a full stop", regex(R"( [.,])")},
                                        {"a straight quotation mark", regex("\"")}};
  static const std::vector<Fault> en{{"two articles", regex(R"(\b([Tt]he|[Aa]n?) (the|an?)\b)")},
                                     {"a before a vowel", regex(R"(\b[Aa] [AEIOaeio])")},
                                     {"an before a consonant", regex(R"(\b[Aa]n [BCDFGHJKLMNPQRSTVWXZ])")}};
  static const std::vector<Fault> pl{{"z before a cluster", regex(R"(\bz (Z[bdgm]|S[tpkz]|Śl|Ś[cw]))")},
                                     {"w before w and a consonant", regex(R"(\bw W[bdgłprszt])")}};
  static const std::vector<Fault> fr{
      {"an unmerged article", regex(R"((^|[ (])([Dd]e|[Àà]) (le|les)\b)")},
      {"no elision", regex(R"((^|[ (])([Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e) ([AEIOUaeiou]|É|é|È|Œ|œ|Ê|H(i|a)))")},
      {"two articles", regex(R"((^|[ (])([Ll]es?|[Ll]a|[Dd]es|[Dd]u|[Aa]ux?|une?) (les?|la|du|des|l’|une?)( |\b))")},
      {"a straight apostrophe", regex("'")},
      {"a space that may break", regex("( [:;!?]| »|« )")}};
  static const std::vector<Fault> it{
      {"an unmerged article", regex(R"((^|[ (])([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) ((il|lo|la|gli|le)\b|l’))")},
      {"no elision",
       regex(R"((^|[ (])([Ii]l|[Ll]o|[Ll]a|[Dd]el|[Aa]l|[Nn]el|[Dd]al|[Dd]ella|[Nn]ella|[Dd]alla) [AEIOUaeiou])")},
      {"il before s and a consonant", regex(R"((^|[ (])([Ii]l|[Dd]el|[Aa]l|[Nn]el|[Dd]al|[Uu]n) (S[ctpgv]|Z))")},
      {"two articles", regex(R"((^|[ (])([Ii]l|[Ll]o|[Ll]a|[Ll]e|[Uu]na?) (il|lo|la|le|un|una|uno)\b)")},
      {"a straight apostrophe", regex("'")}};
  static const std::array<std::vector<Fault>, kLangs> own = [] {
    std::array<std::vector<Fault>, kLangs> all{en, pl, fr, it};
    for (std::vector<Fault>& list : all)
      list.insert(list.end(), every.begin(), every.end());
    return all;
  }();
  return own[static_cast<std::size_t>(lang)];
}

// A word said twice in a row; the second of "–" and the like is no word.
bool says_a_word_twice(const std::string& line) {
  static const std::regex twice(R"((^|[ (])([A-Za-z]{2,}) \2([ .,:)]|$))");
  return std::regex_search(line, twice);
}

// Names that have forms, behind a preposition in their bare form: "dans Armurerie".
class BareNames {
 public:
  explicit BareNames(Lang lang) {
    static constexpr std::array<std::string_view, kLangs> prepositions{
        "in from to on", "w z ze do na", "dans de vers à sur par", "in da di a su con nella nel"};
    for (const std::string_view key : texts().keys(lang)) {
      const std::string_view name = grammar::without_form(key);
      const std::string_view form = name == key ? "" : key.substr(name.size() + 1);
      if (!is_form(form) || form == "a" || key.starts_with("story.") || key.starts_with("item.")) continue;
      allowed_.insert(std::string(texts().get(lang, key)));
      std::string words(prepositions[static_cast<std::size_t>(lang)]);
      for (std::size_t at = 0, end = 0; at < words.size(); at = end + 1) {
        end = std::min(words.find(' ', at), words.size());
        bare_.insert(" " + words.substr(at, end - at) + " " + std::string(texts().get(lang, name)));
      }
    }
    std::erase_if(bare_, [&](const std::string& bare) {  // "on Mars" is a form; "Storage" needs no article
      return allowed_.contains(bare.substr(1)) || allowed_.contains(bare.substr(bare.find(' ', 1) + 1));
    });
  }

  std::string found_in(const std::string& line) const {
    for (const std::string& bare : bare_)
      if (const std::size_t at = line.find(bare); at != std::string::npos && ends_there(line, at + bare.size()))
        return bare;
    return {};
  }

 private:
  static bool ends_there(const std::string& line, std::size_t at) {
    return at >= line.size() || line[at] == ' ' || line[at] == '.' || line[at] == ',' || line[at] == ')';
  }
  std::set<std::string> bare_, allowed_;
};

TEST(Voice, EverySentenceWithEveryNameInEveryLanguage) {
  std::filesystem::create_directories("build/sentences");
  for (const Lang lang : kAllLangs) {
    std::ofstream table("build/sentences/" + std::string(lang_code(lang)) + ".txt");
    const BareNames bare(lang);
    std::set<std::string> told;
    for (const grammar::Line& line : grammar::sentences())
      for_fillings(line.holes, [&](const Placeholders& filled) {
        std::string said = sentence(texts(), lang, line.key, filled);
        start_with_capital(said);
        if (!told.insert(said).second) return;
        table << line.key << '\t' << said << '\n';
        for (const Fault& fault : faults(lang))
          EXPECT_FALSE(std::regex_search(said, fault.pattern)) << lang_code(lang) << ": " << fault.what << ": " << said;
        EXPECT_FALSE(says_a_word_twice(said)) << lang_code(lang) << ": " << said;
        EXPECT_EQ(bare.found_in(said), "") << lang_code(lang) << ": " << said;
      });
    EXPECT_GT(told.size(), 2000u);
  }
}

TEST(Voice, EveryFormIsAskedFor) {
  for (const Lang lang : kAllLangs) {
    std::set<std::string> asked;
    const auto ask = [&](const auto& self, std::string_view kind, std::string_view form) -> void {
      for (const grammar::Line& line : grammar::fillers(kind))
        for (const std::string& key : grammar::keys_of(texts(), line)) {
          asked.insert(key + "." + std::string(form));
          for (const grammar::Hole& hole : grammar::holes(line.holes))
            self(self, hole.kind, form);
        }
    };
    for (const grammar::Line& line : grammar::lines())
      for (const std::string_view key : texts().keys(lang))
        if (grammar::without_form(key) == line.key)
          for (const grammar::Use& use : grammar::uses(texts().get(lang, key)))
            for (const grammar::Hole& hole : grammar::holes(line.holes))
              if (hole.name == use.name && !use.form.empty()) ask(ask, hole.kind, use.form);
    for (const std::string_view key : texts().keys(lang)) {
      const std::string_view name = grammar::without_form(key);
      const bool form = name != key && is_form(key.substr(name.size() + 1));
      EXPECT_TRUE(!form || asked.contains(std::string(key))) << lang_code(lang) << ": " << key;
    }
  }
}

TEST(Voice, CountsTakeTheirPlural) {
  const auto says = [](Lang lang, std::string_view key, int count) {
    Placeholders filled = first_of_each(grammar::find_line(key)->holes);
    for (Placeholder& it : filled)
      if (it.name == "count") it.phrase = count;
    std::string text = sentence(texts(), lang, key, filled);
    const std::string digits = std::to_string(count);
    if (const std::size_t at = text.rfind(digits); at != std::string::npos) text.replace(at, digits.size(), "N");
    return text;
  };
  for (const grammar::Line& line : grammar::sentences()) {
    if (!texts().has(Lang::en, std::string(line.key) + ".one")) continue;
    for (const Lang lang : kAllLangs)
      EXPECT_NE(says(lang, line.key, 1), says(lang, line.key, 5)) << line.key;
    const bool has_zero = texts().has(Lang::en, std::string(line.key) + ".zero");  // a sentence of its own
    if (!has_zero) {
      EXPECT_EQ(says(Lang::fr, line.key, 0), says(Lang::fr, line.key, 1)) << line.key;
      EXPECT_EQ(says(Lang::pl, line.key, 0), says(Lang::pl, line.key, 5)) << line.key;
    }
    EXPECT_EQ(says(Lang::pl, line.key, 2), says(Lang::pl, line.key, 22)) << line.key;
    EXPECT_NE(says(Lang::pl, line.key, 2), says(Lang::pl, line.key, 5)) << line.key;
  }
}

// An effect is read in the middle of a game: its sentences average at most 14 words.
TEST(Voice, EffectsAreShort) {
  for (const Lang lang : kAllLangs) {
    std::size_t words = 0, ends = 0;
    for (const std::string_view key : texts().keys())
      if (key.ends_with(".effect")) {
        const std::string_view text = texts().get(lang, key);
        words += 1 + static_cast<std::size_t>(std::ranges::count(text, ' '));
        for (std::size_t i = 0; i < text.size(); ++i)
          ends += text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' ');
      }
    EXPECT_LE(words, 14 * ends) << lang_code(lang) << ": " << words << " words in " << ends << " sentences";
  }
}

}  // namespace
}  // namespace carno
