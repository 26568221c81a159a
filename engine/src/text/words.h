// Text in pieces: words, small numbers, and what an error says back.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace carno {

using Words = std::vector<std::string_view>;

inline Words split(std::string_view text) {
  Words words;
  std::size_t at = 0;
  while (at < text.size()) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
      ++at;
    std::size_t end = at;
    while (end < text.size() && text[end] != ' ' && text[end] != '\t')
      ++end;
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

inline std::optional<unsigned> number(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  unsigned n = 0;
  for (char ch : text) {
    if (ch < '0' || ch > '9') return std::nullopt;
    n = n * 10 + static_cast<unsigned>(ch - '0');
  }
  return n;
}

inline std::string quoted(std::string_view text) { return "\"" + std::string(text.substr(0, 60)) + "\""; }

}  // namespace carno
