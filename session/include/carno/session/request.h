// A message of a client, read and checked for form.
#pragma once
#include <string>
#include <string_view>

#include "carno/session/problem.h"
#include "carno/texts.h"

namespace carno::session {

struct Request {
  enum class Type : u8 { hello, start, choose, undo, why, forecast, log, say, lang, away, replace, leave, ping };
  Type type{};
  u32 id = 0;
  Seat seat = kNone;
  u32 seq = 0, since = 0, from = 0;
  std::string choice, code, text, phrase;
  std::string token;  // hello: 32 hexadecimal digits, or empty: a spectator
  Lang lang = Lang::en;
  bool away = false;
  bool scenes = false;  // hello: story lines shall say what changed until then
};

inline constexpr std::size_t kLongestChat = 200, kLongestName = 24;  // letters

Problem read_request(std::string_view text, Request& request);

// What people may be shown of a text somebody typed: no control characters, none that turn the writing direction
// around, no spaces at the ends, at most `letters` long.
std::string clean(std::string_view text, std::size_t letters);
bool is_phrase(std::string_view id);

}  // namespace carno::session
