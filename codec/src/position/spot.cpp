#include "spot.h"

#include <algorithm>
#include <cstdint>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace carno::position {

namespace {

constexpr std::size_t kShownLetters = 80;

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

}  // namespace

std::string quoted(std::string_view text) { return '"' + one_line(text) + '"'; }

std::string shown(const json::value& value) {
  if (const json::string* text = value.if_string()) return quoted(*text);
  return one_line(json::serialize(value));
}

std::string join(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::optional<std::int64_t> whole_number(const json::value& value) {
  if (const std::int64_t* number = value.if_int64()) return *number;
  const std::uint64_t* number = value.if_uint64();
  if (number && *number <= std::uint64_t{INT64_MAX}) return static_cast<std::int64_t>(*number);
  return std::nullopt;
}

void Spot::must(std::string_view what) const {
  problem(fmt::format("must be {}, is {}.", what, value_ ? shown(*value_) : "missing"));
}

std::optional<int> Spot::whole(int least, int most) const {
  if (!given()) return std::nullopt;
  const auto number = whole_number(*value_);
  if (number && *number >= least && *number <= most) return static_cast<int>(*number);
  must(least == most ? std::to_string(least) : fmt::format("a whole number from {} to {}", least, most));
  return std::nullopt;
}

std::optional<bool> Spot::flag() const {
  if (!given()) return std::nullopt;
  if (const bool* set = value_->if_bool()) return *set;
  must("true or false");
  return std::nullopt;
}

std::optional<std::string_view> Spot::word() const {
  if (!given()) return std::nullopt;
  if (const json::string* text = value_->if_string()) return std::string_view(*text);
  must("a text");
  return std::nullopt;
}

std::vector<Spot> Spot::list() const {
  std::vector<Spot> spots;
  if (!given()) return spots;
  const json::array* values = value_->if_array();
  if (!values) {
    must("a list");
    return spots;
  }
  for (std::size_t i = 0; i < values->size(); ++i)
    spots.emplace_back(&(*values)[i], fmt::format("{}[{}]", where_, i), *problems_);
  return spots;
}

Spot Spot::operator[](std::string_view key) const {
  const json::object* object = given() ? value_->if_object() : nullptr;
  return {object ? object->if_contains(key) : nullptr,
          where_.empty() ? std::string(key) : fmt::format("{}.{}", where_, key), *problems_};
}

std::vector<std::string_view> Spot::keys() const {
  std::vector<std::string_view> keys;
  if (!given()) return keys;
  const json::object* object = value_->if_object();
  if (!object) {
    must("an object");
    return keys;
  }
  for (const json::key_value_pair& entry : *object)
    keys.push_back(entry.key());
  return keys;
}

void Spot::only(std::span<const std::string_view> known) const {
  for (std::string_view key : keys()) {
    if (std::ranges::find(known, key) != known.end()) continue;
    std::vector<std::string> words(known.begin(), known.end());
    (*this)[key].problem(fmt::format("is not a key known here: they are {}.", join(words)));
  }
}

}  // namespace carno::position

namespace carno {

std::string to_string(const PositionProblem& problem) {
  return problem.where.empty() ? problem.text : problem.where + ": " + problem.text;
}

}  // namespace carno
