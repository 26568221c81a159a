// Writes JSON front to back into a buffer, without a tree. The caller knows the shape; commas come by themselves.
#pragma once
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "carno/content.h"
#include "carno/types.h"

namespace carno::wire {

class Json {
 public:
  Json() = default;
  Json(const Json&) = delete;
  Json& operator=(const Json&) = delete;

  // --- pieces ---
  template <std::size_t N>
  void put(const char (&literal)[N]) {
    static_assert(N - 1 <= kRoom);
    need(N - 1);
    std::memcpy(at_, literal, N - 1);
    at_ += N - 1;
  }
  void put(std::string_view text) {
    if (text.size() > kRoom) return spill(text);
    need(text.size());
    std::memcpy(at_, text.data(), text.size());
    at_ += text.size();
  }
  void put(char letter) {
    need(1);
    *at_++ = letter;
  }
  void put(const Name& name) {  // all of it, as that has a fixed length; the next piece overwrites what is too much
    need(sizeof name.text);
    std::memcpy(at_, name.text, sizeof name.text);
    at_ += strnlen(name.text, sizeof name.text);
  }
  void digits(unsigned value) {
    need(10);
    if (value < 10)
      *at_++ = static_cast<char>('0' + value);
    else
      at_ = std::to_chars(at_, at_ + 10, value).ptr;
  }

  // --- structure ---
  void open(char bracket) { comma(), put(bracket); }
  void close(char bracket) { put(bracket); }
  template <std::size_t N>
  void key(const char (&name)[N]) {
    need(N + 4);
    char* at = at_;  // a local: what is written through it cannot change it
    if (fresh()) *at++ = ',';
    *at++ = '"';
    std::memcpy(at, name, N - 1);
    at += N - 1;
    *at++ = '"';
    *at++ = ':';
    at_ = at;
  }
  void key(std::string_view name) { comma(), put('"'), put(name), put("\":"); }
  template <class Write>
  requires std::is_invocable_v<Write>
  void key(Write&& write) {  // a name of several pieces
    comma(), put('"'), write(), put("\":");
  }

  // --- values ---
  void null() { comma(), put("null"); }
  void number(unsigned value) { comma(), digits(value); }
  void boolean(bool value) {
    comma();
    value ? put("true") : put("false");
  }
  void string(std::string_view text) { comma(), put('"'), put(text), put('"'); }  // of letters that need no escape
  void text(std::string_view text);                                               // of any letters
  void string(const Name& name) { comma(), put('"'), put(name), put('"'); }
  void seat(Seat s) { s < kSeats ? number(s + 1u) : null(); }
  void seats(u32 mask) {
    open('[');
    for (; mask; mask &= mask - 1)
      number(static_cast<unsigned>(std::countr_zero(mask)) + 1);
    close(']');
  }
  template <class Table>
  void id(const Table& table, u8 index) {  // of a table's entry, or null
    index < table.size() ? string(table[index].id) : null();
  }

  // --- members ---
  template <std::size_t N>
  void number(const char (&name)[N], unsigned value) {
    key(name), digits(value);
  }
  template <std::size_t N>
  void boolean(const char (&name)[N], bool value) {
    key(name), boolean(value);
  }
  template <std::size_t N, class Text>
  void string(const char (&name)[N], const Text& text) {
    key(name), string(text);
  }

  std::string_view text() {
    if (!spilled_.empty()) {
      spilled_.append(buffer_.data(), size());
      at_ = buffer_.data();
      return spilled_;
    }
    return {buffer_.data(), size()};
  }
  void clear() { at_ = buffer_.data(), spilled_.clear(); }

 private:
  static constexpr std::size_t kRoom = 256;  // what one piece may take at once

  std::size_t size() const { return static_cast<std::size_t>(at_ - buffer_.data()); }
  void need(std::size_t room) {
    if (size() + room > buffer_.size()) spill({});
  }
  void spill(std::string_view text) {  // rare: what does not fit goes on in a string
    spilled_.append(buffer_.data(), size());
    spilled_.append(text);
    at_ = buffer_.data();
  }
  bool fresh() const {  // something stands before that a comma must follow
    const char last = at_ != buffer_.data() ? at_[-1] : spilled_.empty() ? '[' : spilled_.back();
    return last != '{' && last != '[' && last != ':';
  }
  void comma() {
    if (fresh()) put(',');
  }

  std::array<char, 16384> buffer_;  // deliberately not initialised
  char* at_ = buffer_.data();
  std::string spilled_;
};

}  // namespace carno::wire
