// A refusal outside the rules of the game: the word of the protocol and a sentence.
#pragma once
#include <string>
#include <string_view>

namespace carno::session {

struct Problem {
  std::string_view word;  // empty: none
  std::string sentence;
  explicit operator bool() const { return !word.empty(); }
};

inline Problem storage_problem(const std::string& sentence) { return {"storage", sentence}; }
inline Problem bad_request(std::string sentence) { return {"bad_request", std::move(sentence)}; }

void append_error(std::string& out, const Problem& problem);  // the `error` message of the protocol

}  // namespace carno::session
