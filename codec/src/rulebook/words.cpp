// Looking records up by words: what counts as a hit, and which hit comes first.
#include <algorithm>

#include "carno/rulebook.h"

namespace carno {

namespace {

// Base letters of U+00C0 to U+017F.
constexpr std::string_view kBase =
    "aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kBase.size() == 0x180 - 0xC0);

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

// How well one word fits: 2 a word or its beginning ("door" in "Doors"), 1 inside one.
int hit(std::string_view text, std::string_view word) {
  int best = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos && best < 2; at = text.find(word, at + 1))
    best = at == 0 || !is_letter(text[at - 1]) ? 2 : 1;
  return best;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  const std::string folded = fold(text);
  for (std::size_t at = 0; at < folded.size();) {
    const std::size_t end = std::min(folded.find_first_of(" \t,;", at), folded.size());
    if (end > at) words.push_back(folded.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

}  // namespace

std::string fold(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < text.size()) {  // U+00C0 to U+017F take two bytes
      const auto next = static_cast<unsigned char>(text[++i]);
      const unsigned letter = ((byte & 0x1Fu) << 6 | (next & 0x3Fu)) - 0xC0;
      out += letter < kBase.size() ? kBase[letter] : '?';
    } else if (text.substr(i, 3) == "\u2019") {  // the apostrophe that is printed, as the one that is typed
      out += '\'';
      i += 2;
    } else {
      out += byte < 0x80 ? static_cast<char>(std::tolower(byte)) : static_cast<char>(byte);
    }
  }
  return out;
}

std::vector<const RuleRecord*> Rulebook::by_words(std::string_view query, Lang lang) const {
  const std::vector<std::string> words = words_of(query);
  std::vector<std::pair<int, const RuleRecord*>> ranked;  // by penalty, then in the order of the chapters
  for (const RuleRecord& record : records_) {
    const std::string titles = fold(record.title) + "\n" + fold(title(record, lang)), text = fold(record.text);
    int penalty = static_cast<int>(columns(record.title));  // among equals the shortest title
    const bool all = !words.empty() && std::ranges::all_of(words, [&](const std::string& word) {
      const int in_title = hit(titles, word), in_text = hit(text, word);
      penalty -= 10000 * in_title + 1000 * in_text;
      return in_title + in_text > 0;
    });
    if (all) ranked.emplace_back(penalty, &record);
  }
  std::ranges::sort(ranked);
  std::vector<const RuleRecord*> found;
  found.reserve(ranked.size());
  for (const auto& [penalty, record] : ranked)
    found.push_back(record);
  return found;
}

}  // namespace carno
