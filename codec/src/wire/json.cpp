#include "json.h"

#include "carno/wire.h"

namespace carno {

std::size_t letter_size(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<u8>(text[i]) : u8{0}; };
  const u8 first = byte(0);
  const std::size_t size = first < 0x80   ? 1
                           : first < 0xC2 ? 0
                           : first < 0xE0 ? 2
                           : first < 0xF0 ? 3
                           : first < 0xF5 ? 4
                                          : 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F)) return 0;
  if ((first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)) return 0;
  return size;
}

namespace wire {

namespace {

bool plain(char letter) {
  const auto byte = static_cast<u8>(letter);
  return byte >= 0x20 && byte < 0x7F && letter != '"' && letter != '\\';
}

}  // namespace

void Json::text(std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  comma(), put('"');
  while (!text.empty()) {
    std::size_t run = 0;
    while (run < text.size() && plain(text[run]))
      ++run;
    put(text.substr(0, run));
    text.remove_prefix(run);
    if (text.empty()) break;
    const std::size_t size = letter_size(text);
    if (text[0] == '"' || text[0] == '\\')
      put('\\'), put(text[0]);
    else if (text[0] == '\n')
      put("\\n");
    else if (size == 1)  // a control letter
      put("\\u00"), put(digits[text[0] >> 4]), put(digits[text[0] & 15]);
    else
      size ? put(text.substr(0, size)) : put("\xEF\xBF\xBD");
    text.remove_prefix(size ? size : 1);
  }
  put('"');
}

}  // namespace wire

void append_string(std::string& out, std::string_view text) {
  wire::Json json;
  json.text(text);
  out += json.text();
}

}  // namespace carno
