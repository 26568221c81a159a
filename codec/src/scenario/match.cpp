#include "match.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <functional>

namespace carno::scenario {

namespace json = boost::json;

namespace {

constexpr std::size_t kShown = 300;

std::string shown(const json::value* value) {
  if (!value) return "nothing";
  std::string text = json::serialize(*value);
  if (text.size() > kShown) text = text.substr(0, kShown) + "…";
  return text;
}

// 0, false, [] and null are a key left out.
bool empty(const json::value* value) {
  if (!value || value->is_null()) return true;
  if (const bool* flag = value->if_bool()) return !*flag;
  if (const json::array* list = value->if_array()) return list->empty();
  return value->is_number() && value->to_number<double>() == 0;
}

const json::array* include_list(const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* list = object && object->size() == 1 ? object->if_contains("include") : nullptr;
  return list ? list->if_array() : nullptr;
}

// Pairs every expected entry with another entry found; -1 where none is left (Kuhn's algorithm).
std::vector<int> assign(std::size_t expected, std::size_t found, const std::function<bool(std::size_t, std::size_t)>& fits) {
  std::vector<int> partner(found, -1);  // of the entries found
  for (std::size_t i = 0; i < expected; ++i) {
    std::vector<bool> tried(found, false);
    const std::function<bool(std::size_t)> place = [&](std::size_t e) {
      for (std::size_t f = 0; f < found; ++f) {
        if (tried[f] || !fits(e, f)) continue;
        tried[f] = true;
        if (partner[f] >= 0 && !place(static_cast<std::size_t>(partner[f]))) continue;
        partner[f] = static_cast<int>(e);
        return true;
      }
      return false;
    };
    place(i);
  }
  std::vector<int> of_expected(expected, -1);
  for (std::size_t f = 0; f < found; ++f)
    if (partner[f] >= 0) of_expected[static_cast<std::size_t>(partner[f])] = static_cast<int>(f);
  return of_expected;
}

}  // namespace

Matcher::Matcher(const Content& content) {
  for (const Item& item : content.items) names_.emplace(item.id.view(), item.name.view());
  for (const Character& who : content.characters)
    for (const Card& card : who.card) names_.emplace(card.id.view(), card.name.view());
}

bool Matcher::same_word(std::string_view expected, std::string_view found) const {
  if (expected == found) return true;
  const auto named = names_.find(found);  // `rest` is `captain_rest`, `energy_charge` either of its two cards
  return named != names_.end() && named->second == expected;
}

bool Matcher::matches(const json::value& expected, const json::value* found) const {
  return differences(expected, found, "").empty();
}

std::vector<std::string> Matcher::differences(const json::value& expected, const json::value* found, const std::string& where) const {
  Lines out;
  if (const json::array* among = include_list(expected)) {
    static const json::array none;
    const json::array* list = found ? found->if_array() : nullptr;
    if (found && !list && !empty(found)) return {fmt::format("{}: expected a list, found {}", where, shown(found))};
    lists(*among, list ? *list : none, true, where, out);
    return out;
  }
  if (const json::object* object = expected.if_object()) {
    objects(*object, found, where, out);
    return out;
  }
  if (empty(&expected) && empty(found)) return out;
  bool same = false;
  if (found && expected.is_number() && found->is_array())  // a count is a list of that length
    same = expected.to_number<double>() == static_cast<double>(found->get_array().size());
  else if (found && expected.is_array() && found->is_number())
    same = static_cast<double>(expected.get_array().size()) == found->to_number<double>() &&
           std::ranges::all_of(expected.get_array(), [](const json::value& entry) { return entry.is_null(); });
  else if (found && expected.is_number() && found->is_number())
    same = expected.to_number<double>() == found->to_number<double>();
  else if (found && expected.is_string() && found->is_string())
    same = same_word(expected.get_string(), found->get_string());
  else if (expected.is_array() && (!found || found->is_array())) {
    static const json::array none;
    lists(expected.get_array(), found ? found->get_array() : none, false, where, out);
    return out;
  } else {
    same = found && expected == *found;
  }
  if (!same) out.push_back(fmt::format("{}: expected {}, found {}", where, shown(&expected), shown(found)));
  return out;
}

void Matcher::objects(const json::object& expected, const json::value* found, const std::string& where, Lines& out) const {
  const json::object* object = found ? found->if_object() : nullptr;
  if (found && !object && !empty(found)) {
    out.push_back(fmt::format("{}: expected an object, found {}", where, shown(found)));
    return;
  }
  for (const json::key_value_pair& entry : expected) {
    const std::string inner = where.empty() ? std::string(entry.key()) : fmt::format("{}.{}", where, std::string_view(entry.key()));
    for (std::string& line : differences(entry.value(), object ? object->if_contains(entry.key()) : nullptr, inner))
      out.push_back(std::move(line));
  }
}

void Matcher::lists(const json::array& expected, const json::array& found, bool among_others, const std::string& where,
                    Lines& out) const {
  const json::value whole = found;
  if (!among_others && expected.size() != found.size()) {
    out.push_back(fmt::format("{}: expected {} entries, found {}: {}", where, expected.size(), found.size(), shown(&whole)));
    return;
  }
  const auto fits = [&](std::size_t e, std::size_t f) { return matches(expected[e], &found[f]); };
  const std::vector<int> partner = assign(expected.size(), found.size(), fits);
  if (expected.size() == 1 && found.size() == 1 && partner[0] < 0) {  // the one entry there is says best what differs
    for (std::string& line : differences(expected[0], &found[0], where + "[0]")) out.push_back(std::move(line));
    return;
  }
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (partner[i] < 0)
      out.push_back(fmt::format("{}: no entry is left for {}; found {}", where, shown(&expected[i]), shown(&whole)));
}

}  // namespace carno::scenario
