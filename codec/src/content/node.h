// A JSON value that knows where it stands, so that whatever is wrong with it can be named.
// Readers never fail: they note the problem and go on with a harmless value, so that one run finds every problem.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "carno/content_loader.h"

namespace carno::loader {

namespace json = boost::json;

struct Reading {
  std::vector<ContentProblem>& problems;
  std::set<std::string, std::less<>> sources{};  // codes of sources.json
  std::set<std::string, std::less<>> ids{};      // "item medkit": what has been defined so far
};

template <class E>
struct Term {  // a word of the content files and what it stands for
  std::string_view text;
  E value;
};

class Node {
 public:
  Node(Reading& reading, const json::value* value, std::string_view file, std::string entry = {},
       std::string field = {})
      : reading_(&reading), value_(value), file_(file), entry_(std::move(entry)), field_(std::move(field)) {}

  Reading& reading() const { return *reading_; }
  std::string_view file() const { return file_; }
  const json::value* value() const { return value_; }
  // A field that is not there is an absent Node: reading it gives the fallback and says nothing.
  bool present() const { return value_ != nullptr; }
  bool is_null() const { return value_ && value_->is_null(); }

  void problem(std::string text) const;
  void must(std::string_view what) const;         // "must be WHAT, is …"
  void must_be(const json::value& wanted) const;  // the game knows no other value

  template <class T = u8>
  T whole(int least, int most, T fallback = T{}) const;
  u8 flag(u8 fallback = 0) const;
  std::string_view text() const;  // not empty
  std::string_view id() const;    // a to z, digits, underscores
  template <class E, std::size_t N>
  E term(const Term<E> (&terms)[N], E fallback) const;
  template <class E, std::size_t N>
  E term(const Term<E> (&terms)[N]) const {
    return term(terms, terms[0].value);
  }
  // A list of different words: bit per value.
  template <class E, std::size_t N>
  u32 terms(const Term<E> (&terms)[N], std::size_t least = 1) const;

  std::vector<Node> list(std::size_t least = 0, std::size_t most = 1000) const;
  std::vector<Node> entries() const;  // a list of records, each named by its id
  Node as_entry(std::string name) const { return {*reading_, value_, file_, std::move(name)}; }
  Node with(const json::value* value) const { return {*reading_, value, file_, entry_, field_}; }  // in the same place
  Node child(std::string_view key, const json::value* value) const;

 private:
  Reading* reading_;
  const json::value* value_;
  std::string_view file_;
  std::string entry_, field_;
};

// The fields of a record. Whatever nobody asked for is a problem.
class Fields {
 public:
  explicit Fields(const Node& node);
  Fields(const Fields&) = delete;
  Fields& operator=(const Fields&) = delete;
  ~Fields();

  const Node& node() const { return node_; }
  Node need(std::string_view key);  // its absence is a problem
  Node maybe(std::string_view key);
  Node entry(std::string_view key);  // a needed record of its own, named by the field
  bool has(std::string_view key) const { return object_ && object_->contains(key); }
  void ignore_rest() { ignore_rest_ = true; }
  void not_empty() const;  // it must have some field, whichever

  std::string id(std::string_view kind);  // the record's own id, the only one of its kind
  Confidence provenance();                // source and confidence; note, disputed and ruling if there are
  void heading();                         // of a file: $schema and about

 private:
  Node node_;
  const json::object* object_ = nullptr;
  std::vector<std::string_view> asked_;
  bool ignore_rest_ = false;
};

Name name_of(std::string_view id);            // at most 39 letters
std::string shown(const json::value& value);  // short, for messages

template <class T>
T Node::whole(int least, int most, T fallback) const {
  if (!present()) return fallback;
  const std::int64_t* number = value_->if_int64();
  if (number && *number >= least && *number <= most) return static_cast<T>(*number);
  must(least == most ? std::to_string(least) : fmt::format("a whole number from {} to {}", least, most));
  return fallback;
}

template <class E, std::size_t N>
E Node::term(const Term<E> (&terms)[N], E fallback) const {
  if (!present()) return fallback;
  std::string words;
  for (const Term<E>& known : terms) {
    if (value_->is_string() && std::string_view{value_->get_string()} == known.text) return known.value;
    words += fmt::format("{}\"{}\"", words.empty() ? "" : ", ", known.text);
  }
  must(N == 1 ? words : "one of " + words);
  return fallback;
}

template <class E, std::size_t N>
u32 Node::terms(const Term<E> (&terms)[N], std::size_t least) const {
  u32 bits = 0;
  for (const Node& word : list(least, N)) {
    const auto before = reading_->problems.size();
    const u32 one = bit(static_cast<unsigned>(word.term(terms)));
    if (reading_->problems.size() != before) continue;
    if (bits & one) word.problem(shown(*word.value_) + " stands twice");
    bits |= one;
  }
  return bits;
}

}  // namespace carno::loader
