#include "packed_log.h"

#include <charconv>
#include <stdexcept>

#include <zlib.h>

namespace carno::server {

namespace {

[[noreturn]] void damaged() { throw std::runtime_error("The record of this game is damaged."); }

// Takes a number and the letter behind it off the front.
u32 take_number(std::string_view& text, char end) {
  u32 value = 0;
  const auto [at, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || at == text.data() + text.size() || *at != end) damaged();
  text.remove_prefix(static_cast<std::size_t>(at + 1 - text.data()));
  return value;
}

std::string deflated(const std::string& text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  std::string out(size, '\0');
  if (compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
                static_cast<uLong>(text.size()), Z_BEST_COMPRESSION) != Z_OK)
    throw std::runtime_error("The record of this game cannot be packed.");
  out.resize(size);
  return out;
}

}  // namespace

// The length, then all rows as one deflated text: "SEQ ASKED LENGTH\n" and the row's own.
std::string pack_log(const std::vector<LogRow>& log) {
  std::string rows;
  for (const LogRow& row : log)
    rows += std::to_string(row.seq) + (row.asked ? " 1 " : " 0 ") + std::to_string(row.text.size()) + "\n" + row.text;
  return std::to_string(rows.size()) + "\n" + deflated(rows);
}

std::vector<LogRow> unpack_log(std::string_view packed) {
  constexpr u32 kMost = 64 * 1024 * 1024;
  uLongf size = take_number(packed, '\n');
  if (size > kMost) damaged();
  std::string rows(size, '\0');
  if (uncompress(reinterpret_cast<Bytef*>(rows.data()), &size, reinterpret_cast<const Bytef*>(packed.data()),
                 static_cast<uLong>(packed.size())) != Z_OK ||
      size != rows.size())
    damaged();
  std::vector<LogRow> log;
  for (std::string_view rest = rows; !rest.empty();) {
    LogRow row;
    row.seq = take_number(rest, ' ');
    row.asked = take_number(rest, ' ') != 0;
    const u32 length = take_number(rest, '\n');
    if (length > rest.size()) damaged();
    row.text = rest.substr(0, length);
    rest.remove_prefix(length);
    log.push_back(std::move(row));
  }
  return log;
}

}  // namespace carno::server
