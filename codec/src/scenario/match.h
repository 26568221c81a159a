// Subset matching of JSON: what is expected against what is there (docs/formats/scenario.md, "How things are
// compared").
#pragma once
#include <map>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "carno/content.h"

namespace carno::scenario {

class Matcher {
 public:
  explicit Matcher(const Content& content);

  // Every difference as a line, "rooms.010.fire: expected true, found false"; empty when it matches.
  // `found` nullptr: the key is not there.
  std::vector<std::string> differences(const boost::json::value& expected, const boost::json::value* found,
                                       const std::string& where) const;
  bool matches(const boost::json::value& expected, const boost::json::value* found) const;

 private:
  using Lines = std::vector<std::string>;
  void objects(const boost::json::object& expected, const boost::json::value* found, const std::string& where,
               Lines& out) const;
  void lists(const boost::json::array& expected, const boost::json::array& found, bool among_others,
             const std::string& where, Lines& out) const;
  Lines nearest(const boost::json::value& expected, const boost::json::array& found, const std::vector<int>& partner,
                const std::string& where) const;
  bool same_word(std::string_view expected, std::string_view found) const;

  std::map<std::string, std::string, std::less<>> names_;  // Items and Action cards: id → name in choices
};

}  // namespace carno::scenario
