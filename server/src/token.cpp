#include "token.h"

#include <algorithm>
#include <cerrno>
#include <stdexcept>

#include <sys/random.h>

namespace carno::server {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
constexpr std::size_t kCodeLength = 5;

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return -1;
}

}  // namespace

void random_bytes(void* to, std::size_t size) {
  auto* at = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t got = getrandom(at, size, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) throw std::runtime_error("the system's random generator does not answer.");
    at += got;
    size -= static_cast<std::size_t>(got);
  }
}

u64 random_word() {
  u64 word = 0;
  random_bytes(&word, sizeof word);
  return word;
}

Token new_token() {
  Token token{};
  while (!is_set(token))
    random_bytes(token.data(), token.size());
  return token;
}

bool is_set(const Token& token) {
  return std::ranges::any_of(token, [](u8 byte) { return byte != 0; });
}

bool same_token(const Token& a, const Token& b) {
  volatile u8 difference = 0;  // volatile: the loop is not cut short at the first difference
  for (std::size_t i = 0; i < a.size(); ++i)
    difference = static_cast<u8>(difference | (a[i] ^ b[i]));
  return difference == 0 && is_set(a);
}

std::string token_text(const Token& token) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const u8 byte : token) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

std::optional<Token> parse_token(std::string_view text) {
  Token token{};
  if (text.size() != 2 * token.size()) return std::nullopt;
  for (std::size_t i = 0; i < token.size(); ++i) {
    const int high = hex_value(text[2 * i]), low = hex_value(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    token[i] = static_cast<u8>(high * 16 + low);
  }
  return token;
}

std::string new_code() {
  std::string code;
  while (code.size() < kCodeLength) {
    u8 byte = 0;
    random_bytes(&byte, 1);
    if (byte < 240) code += kLetters[byte % kLetters.size()];  // 240 = 10 × 24: every letter as likely
  }
  return code;
}

std::optional<std::string> parse_code(std::string_view text) {
  if (text.size() != kCodeLength) return std::nullopt;
  std::string code;
  for (const char letter : text) {
    const char upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    if (kLetters.find(upper) == std::string_view::npos) return std::nullopt;
    code += upper;
  }
  return code;
}

}  // namespace carno::server
