#include "json_object.h"

#include <charconv>
#include <ranges>

#include "carno/wire.h"

namespace carno::session {

namespace {

constexpr int kDeepest = 4;

class Scanner {
 public:
  explicit Scanner(std::string_view text) : left_(text) {}

  bool at_end() {
    skip_space();
    return left_.empty();
  }
  bool take(char letter) {
    skip_space();
    if (left_.empty() || left_[0] != letter) return false;
    left_.remove_prefix(1);
    return true;
  }
  bool take_word(std::string_view word) {
    if (!left_.starts_with(word)) return false;
    left_.remove_prefix(word.size());
    return true;
  }

  // Any value; that of an object or array is not kept.
  bool value(JsonValue& value, int depth) {
    skip_space();
    if (left_.empty()) return false;
    value = {};
    switch (left_[0]) {
      case '{':
      case '[': value.kind = JsonValue::Kind::other; return nested(depth + 1);
      case '"': value.kind = JsonValue::Kind::text; return text(value.text);
      case 't': value.kind = JsonValue::Kind::boolean; return value.boolean = true, take_word("true");
      case 'f': value.kind = JsonValue::Kind::boolean; return take_word("false");
      case 'n': return take_word("null");
      default: return number(value);
    }
  }

  bool text(std::string& out) {
    if (!take('"')) return false;
    while (!left_.empty() && left_[0] != '"') {
      if (left_[0] == '\\') {
        if (!escaped(out)) return false;
        continue;
      }
      const std::size_t size = letter_size(left_);
      if (size == 0 || static_cast<u8>(left_[0]) < 0x20) return false;
      out += left_.substr(0, size);
      left_.remove_prefix(size);
    }
    return take_word("\"");
  }

 private:
  void skip_space() { left_.remove_prefix(std::min(left_.size(), left_.find_first_not_of(" \t\r\n"))); }

  bool nested(int depth) {
    if (depth > kDeepest) return false;
    const bool object = left_[0] == '{';
    const char end = object ? '}' : ']';
    left_.remove_prefix(1);
    if (take(end)) return true;
    std::string name;
    JsonValue inner;
    do {
      skip_space();
      if (object && (!text(name) || !take(':'))) return false;
      if (!value(inner, depth)) return false;
    } while (take(','));
    return take(end);
  }

  std::size_t digits() {
    const std::size_t count = std::min(left_.size(), left_.find_first_not_of("0123456789"));
    left_.remove_prefix(count);
    return count;
  }

  bool number(JsonValue& value) {
    const std::string_view from = left_;
    take_word("-");
    const bool zero = left_.starts_with('0');
    const std::size_t count = digits();
    if (count == 0 || (zero && count > 1)) return false;
    bool whole = true;
    if (take_word(".")) {
      whole = false;
      if (digits() == 0) return false;
    }
    if (left_.starts_with('e') || left_.starts_with('E')) {
      whole = false;
      left_.remove_prefix(1);
      if (!take_word("+")) take_word("-");
      if (digits() == 0) return false;
    }
    const std::string_view all = from.substr(0, from.size() - left_.size());
    const auto read = std::from_chars(all.data(), all.data() + all.size(), value.whole);
    value.kind = whole && read.ec == std::errc{} ? JsonValue::Kind::whole : JsonValue::Kind::other;
    return true;
  }

  bool escaped(std::string& out) {
    static constexpr std::string_view kLetters = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    if (left_.size() < 2) return false;
    const char letter = left_[1];
    left_.remove_prefix(2);
    if (letter == 'u') return code_point(out);
    const std::size_t place = kLetters.find(letter);
    if (place == std::string_view::npos) return false;
    out += kMeant[place];
    return true;
  }

  bool four_digits(u32& code) {
    if (left_.size() < 4) return false;
    const auto read = std::from_chars(left_.data(), left_.data() + 4, code, 16);
    if (read.ec != std::errc{} || read.ptr != left_.data() + 4) return false;
    left_.remove_prefix(4);
    return true;
  }

  bool code_point(std::string& out) {
    u32 code = 0;
    if (!four_digits(code)) return false;
    if (code >= 0xDC00 && code < 0xE000) return false;  // the second half of a pair without its first
    if (code >= 0xD800 && code < 0xDC00) {
      u32 second = 0;
      if (!take_word("\\u") || !four_digits(second) || second < 0xDC00 || second >= 0xE000) return false;
      code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
    }
    append_utf8(out, code);
    return true;
  }

  static void append_utf8(std::string& out, u32 code) {
    const auto put = [&](u32 byte) { out += static_cast<char>(byte); };
    if (code < 0x80) return put(code);
    if (code < 0x800) return put(0xC0 | code >> 6), put(0x80 | (code & 0x3F));
    if (code < 0x10000)
      put(0xE0 | code >> 12);
    else
      put(0xF0 | code >> 18), put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }

  std::string_view left_;
};

}  // namespace

std::optional<JsonObject> JsonObject::parse(std::string_view text) {
  JsonObject object;
  Scanner scanner(text);
  if (!scanner.take('{')) return std::nullopt;
  if (!scanner.take('}')) {
    do {
      Member member;
      if (scanner.at_end() || !scanner.text(member.name) || !scanner.take(':') || !scanner.value(member.value, 1))
        return std::nullopt;
      object.members_.push_back(std::move(member));
    } while (scanner.take(','));
    if (!scanner.take('}')) return std::nullopt;
  }
  if (!scanner.at_end()) return std::nullopt;
  return object;
}

const JsonValue* JsonObject::find(std::string_view name) const {
  for (const Member& member : std::views::reverse(members_))
    if (member.name == name) return &member.value;
  return nullptr;
}

}  // namespace carno::session
