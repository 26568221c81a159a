// A JSON value that knows its place, so that whatever is wrong with it can be said in a sentence.
// Reading never fails: it notes the problem and goes on as if the value had been left out.
#pragma once
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carno/position.h"

namespace carno::position {

namespace json = boost::json;
using Problems = std::vector<PositionProblem>;

std::string quoted(std::string_view text);                // with quotation marks, shortened
std::string shown(const json::value& value);              // the same for any value
std::string join(const std::vector<std::string>& words);  // "a, b, c"

std::optional<std::int64_t> whole_number(const json::value& value);

class Spot {
 public:
  Spot(const json::value* value, std::string where, Problems& problems)
      : value_(value), where_(std::move(where)), problems_(&problems) {}

  bool given() const { return value_ && !value_->is_null(); }  // `null` is a key left out
  bool null() const { return value_ && value_->is_null(); }
  bool is_text() const { return given() && value_->is_string(); }
  bool is_list() const { return given() && value_->is_array(); }
  bool is_object() const { return given() && value_->is_object(); }
  const json::value& value() const { return *value_; }
  const std::string& where() const { return where_; }

  void problem(std::string text) const { problems_->push_back({where_, std::move(text)}); }
  void must(std::string_view what) const;  // "must be WHAT, is …"

  std::optional<int> whole(int least, int most) const;
  int whole(int least, int most, int otherwise) const { return whole(least, most).value_or(otherwise); }
  std::optional<bool> flag() const;
  bool flag(bool otherwise) const { return flag().value_or(otherwise); }
  std::optional<std::string_view> word() const;
  std::vector<Spot> list() const;

  Spot operator[](std::string_view key) const;               // absent if there is none
  std::vector<std::string_view> keys() const;                // of an object
  void only(std::span<const std::string_view> known) const;  // any other key is a problem
  void only(std::initializer_list<std::string_view> known) const { only({known.begin(), known.size()}); }

 private:
  const json::value* value_;
  std::string where_;
  Problems* problems_;
};

}  // namespace carno::position
