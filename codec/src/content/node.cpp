#include "node.h"

#include <algorithm>

#include <boost/json/serialize.hpp>

#include "terms.h"

namespace carno::loader {

namespace {

constexpr std::size_t kShownLetters = 60;
constexpr std::size_t kIdLetters = sizeof(Name::text) - 1;

std::string one_line(std::string_view text) {
  std::string line(text.substr(0, kShownLetters));
  std::ranges::replace_if(
      line, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
  if (text.size() > kShownLetters) {
    while (!line.empty() && (line.back() & '\x80'))
      line.pop_back();  // no half letter
    line += "…";
  }
  return line;
}

bool id_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
}

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= kIdLetters && text[0] >= 'a' && text[0] <= 'z' &&
         std::ranges::all_of(text, id_letter);
}

std::string name_of_entry(const json::value& value, std::size_t place) {
  if (const json::object* record = value.if_object()) {
    if (const json::value* id = record->if_contains("id"); id && id->is_string() && !id->get_string().empty())
      return one_line(id->get_string());
  }
  return fmt::format("#{}", place + 1);
}

void check_source(const Node& source) {
  const std::set<std::string, std::less<>>& known = source.reading().sources;
  std::string_view rest = source.text();
  while (!rest.empty()) {
    const std::size_t end = rest.find("; ");
    const std::string_view code = rest.substr(0, end);
    if (!known.empty() && !known.contains(code))
      source.problem(fmt::format("names \"{}\", which is no code of sources.json", one_line(code)));
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 2);
  }
}

}  // namespace

std::string shown(const json::value& value) {
  switch (value.kind()) {
    case json::kind::string: return '"' + one_line(value.get_string()) + '"';
    case json::kind::array: return value.get_array().empty() ? "an empty list" : "a list";
    case json::kind::object: return "an object";
    default: return json::serialize(value);
  }
}

Name name_of(std::string_view id) {
  Name name;
  std::ranges::copy(id.substr(0, kIdLetters), name.text);
  return name;
}

void Node::problem(std::string text) const {
  reading_->problems.push_back({std::string(file_), entry_, field_, std::move(text)});
}

void Node::must(std::string_view what) const {
  if (present()) problem(fmt::format("must be {}, is {}", what, shown(*value_)));
}

void Node::must_be(const json::value& wanted) const {
  if (present() && *value_ != wanted) must(wanted.is_array() ? json::serialize(wanted) : shown(wanted));
}

u8 Node::flag(u8 fallback) const {
  if (!present()) return fallback;
  if (const bool* set = value_->if_bool()) return *set ? 1 : 0;
  must("true or false");
  return fallback;
}

std::string_view Node::text() const {
  if (!present()) return {};
  if (const json::string* words = value_->if_string(); words && !words->empty()) return *words;
  must("a text");
  return {};
}

std::string_view Node::id() const {
  if (!present()) return {};
  if (const json::string* word = value_->if_string(); word && is_id(*word)) return *word;
  must(fmt::format("an id of at most {} small letters, digits and underscores", kIdLetters));
  return {};
}

std::vector<Node> Node::list(std::size_t least, std::size_t most) const {
  std::vector<Node> nodes;
  if (!present()) return nodes;
  const json::array* values = value_->if_array();
  if (!values) {
    must("a list");
    return nodes;
  }
  if (values->size() < least || values->size() > most) {
    const std::string wanted = least == most ? std::to_string(least) : fmt::format("{} to {}", least, most);
    problem(fmt::format("must have {} entries, has {}", wanted, values->size()));
  }
  for (std::size_t i = 0; i < std::min(values->size(), most); ++i)
    nodes.emplace_back(*reading_, &(*values)[i], file_, entry_, fmt::format("{}[{}]", field_, i + 1));
  return nodes;
}

std::vector<Node> Node::entries() const {
  std::vector<Node> nodes = list();
  for (std::size_t i = 0; i < nodes.size(); ++i)
    nodes[i] = nodes[i].as_entry(name_of_entry(*nodes[i].value_, i));
  return nodes;
}

Node Node::child(std::string_view key, const json::value* value) const {
  return {*reading_, value, file_, entry_, field_.empty() ? std::string(key) : fmt::format("{}.{}", field_, key)};
}

Fields::Fields(const Node& node) : node_(node) {
  if (!node.present()) return;
  object_ = node.value()->if_object();
  if (!object_) node.must("an object");
}

Fields::~Fields() {
  if (!object_ || ignore_rest_) return;
  for (const json::key_value_pair& field : *object_) {
    const std::string_view key = field.key();
    if (std::ranges::find(asked_, key) == asked_.end())
      node_.child(one_line(key), &field.value()).problem("is not a field that is known here");
  }
}

Node Fields::maybe(std::string_view key) {
  asked_.push_back(key);
  return node_.child(key, object_ ? object_->if_contains(key) : nullptr);
}

Node Fields::need(std::string_view key) {
  const bool asked = std::ranges::find(asked_, key) != asked_.end();
  Node node = maybe(key);
  if (object_ && !node.present() && !asked) node.problem("is missing");
  return node;
}

void Fields::not_empty() const {
  if (object_ && object_->empty()) node_.problem("must not be empty");
}

Node Fields::entry(std::string_view key) { return need(key).as_entry(std::string(key)); }

std::string Fields::id(std::string_view kind) {
  const Node node = need("id");
  const std::string_view id = node.id();
  if (!id.empty() && !node.reading().ids.insert(fmt::format("{} {}", kind, id)).second)
    node.problem("stands twice: every id may be given once");
  return std::string(id);
}

Confidence Fields::provenance() {
  check_source(need("source"));
  maybe("note").text();
  maybe("disputed").text();
  for (const Node& line : maybe("ruling").list(1))
    line.text();
  return need("confidence").term(kConfidences);
}

void Fields::heading() {
  const std::size_t folder = node_.file().find('/');
  const std::string_view name = node_.file().substr(folder == std::string_view::npos ? 0 : folder + 1);
  need("$schema").must_be(json::string(fmt::format(
      "{}schema/{}.schema.json", folder == std::string_view::npos ? "" : "../", name.substr(0, name.find('.')))));
  for (const Node& line : need("about").list(1))
    line.text();
}

}  // namespace carno::loader
