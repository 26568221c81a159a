// Pieces of messages, by direct append.
#pragma once
#include <charconv>
#include <string>

#include "carno/types.h"

namespace carno::session {

inline void append_number(std::string& out, u64 value) {
  char digits[20];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

inline void append_bool(std::string& out, bool value) { out += value ? "true" : "false"; }

inline void append_seat(std::string& out, Seat seat) {
  if (seat < kSeats)
    append_number(out, seat + 1u);
  else
    out += "null";
}

// The beginning of a message, and of one that answers a request: without its closing brace.
inline std::string message(std::string_view type) { return R"({"v":1,"type":")" + std::string(type) + '"'; }
inline std::string answer(std::string_view type, u32 id) {
  std::string out = message(type) + ",\"id\":";
  append_number(out, id);
  return out;
}

}  // namespace carno::session
