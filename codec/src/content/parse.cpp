#include "parse.h"

#include <algorithm>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parser.hpp>

namespace carno::loader {

namespace {

std::string line_and_column(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 = 0
  const auto letters = std::ranges::count_if(before.substr(line_start), [](char c) { return (c & '\xC0') != '\x80'; });
  return fmt::format("line {}, column {}", std::ranges::count(before, '\n') + 1, letters + 1);
}

// A handler that only looks at keys: of two equal ones in an object the parser would silently keep the second.
struct KeyWatch {
  static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_array_size = max_object_size;
  static constexpr std::size_t max_key_size = max_object_size;
  static constexpr std::size_t max_string_size = max_object_size;

  std::vector<std::set<std::string, std::less<>>> open{};  // keys of the objects that are not closed yet
  std::string key{};
  std::vector<std::string> twice{};

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code&) {
    open.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t, json::error_code&) {
    open.pop_back();
    return true;
  }
  bool on_array_begin(json::error_code&) { return true; }
  bool on_array_end(std::size_t, json::error_code&) { return true; }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    key.append(part.data(), part.size());
    return true;
  }
  bool on_key(json::string_view part, std::size_t, json::error_code&) {
    key.append(part.data(), part.size());
    if (!open.back().insert(key).second) twice.push_back(key);
    key.clear();
    return true;
  }
  bool on_string_part(json::string_view, std::size_t, json::error_code&) { return true; }
  bool on_string(json::string_view, std::size_t, json::error_code&) { return true; }
  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_int64(std::int64_t, json::string_view, json::error_code&) { return true; }
  bool on_uint64(std::uint64_t, json::string_view, json::error_code&) { return true; }
  bool on_double(double, json::string_view, json::error_code&) { return true; }
  bool on_bool(bool, json::error_code&) { return true; }
  bool on_null(json::error_code&) { return true; }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }
};

std::vector<std::string> repeated_keys(std::string_view text) {
  json::basic_parser<KeyWatch> watch{json::parse_options{}};
  json::error_code error;
  watch.write_some(false, text.data(), text.size(), error);
  return watch.handler().twice;
}

}  // namespace

void parse(const std::string& path, std::string_view text, Roots& roots, Reading& reading) {
  json::parser parser;
  json::error_code error;
  const std::size_t at = parser.write_some(text.data(), text.size(), error);
  const std::size_t rest = error ? at : text.find_first_not_of(" \t\r\n", at);
  if (error || rest != std::string_view::npos) {
    const std::string what = error ? error.message() : "something follows the end";
    reading.problems.push_back(
        {path, "", "", fmt::format("is no valid JSON: {}: {}", line_and_column(text, rest), what)});
    return;
  }
  const Node root(reading, &roots.emplace(path, parser.release()).first->second, path);
  for (const std::string& key : repeated_keys(text))
    root.problem(fmt::format("{} stands twice in the same object", shown(json::string(key))));
}

}  // namespace carno::loader
