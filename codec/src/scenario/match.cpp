#include "match.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

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

bool same_name(const json::object& expected, const json::value& found) {
  const json::object* object = found.if_object();
  if (!object) return false;
  for (std::string_view key : {"id", "seat", "character", "item", "card"})
    if (const json::value* name = expected.if_contains(key)) {
      const json::value* other = object->if_contains(key);
      return other && json::serialize(*name) == json::serialize(*other);
    }
  return false;
}

// Pairs every expected entry with another entry found; -1 where none is left (Kuhn's algorithm).
std::vector<int> assign(std::size_t expected, std::size_t found,
                        const std::function<bool(std::size_t, std::size_t)>& fits) {
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
  for (const Item& item : content.items)
    names_.emplace(item.id.view(), item.name.view());
  for (const Character& who : content.characters)
    for (const Card& card : who.card)
      names_.emplace(card.id.view(), card.name.view());
}

bool Matcher::same_word(std::string_view expected, std::string_view found) const {
  if (expected == found) return true;
  const auto named = names_.find(found);  // `rest` is `captain_rest`, `energy_charge` either of its two cards
  return named != names_.end() && named->second == expected;
}

bool Matcher::matches(const json::value& expected, const json::value* found) const {
  return differences(expected, found, "").empty();
}

std::vector<std::string> Matcher::differences(const json::value& expected, const json::value* found,
                                              const std::string& where) const {
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

void Matcher::objects(const json::object& expected, const json::value* found, const std::string& where,
                      Lines& out) const {
  const json::object* object = found ? found->if_object() : nullptr;
  if (found && !object) {
    out.push_back(fmt::format("{}: expected an object, found {}", where, shown(found)));
    return;
  }
  for (const json::key_value_pair& entry : expected) {
    const std::string inner =
        where.empty() ? std::string(entry.key()) : fmt::format("{}.{}", where, std::string_view(entry.key()));
    for (std::string& line : differences(entry.value(), object ? object->if_contains(entry.key()) : nullptr, inner))
      out.push_back(std::move(line));
  }
}

void Matcher::lists(const json::array& expected, const json::array& found, bool among_others, const std::string& where,
                    Lines& out) const {
  const json::value whole = found;
  if (!among_others && expected.size() != found.size()) {
    out.push_back(
        fmt::format("{}: expected {} entries, found {}: {}", where, expected.size(), found.size(), shown(&whole)));
    return;
  }
  const auto fits = [&](std::size_t e, std::size_t f) { return matches(expected[e], &found[f]); };
  const std::vector<int> partner = assign(expected.size(), found.size(), fits);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (partner[i] >= 0) continue;
    Lines lines = nearest(expected[i], found, partner, where);
    if (lines.empty())
      lines.push_back(fmt::format("{}: no entry is left for {}; found {}", where, shown(&expected[i]), shown(&whole)));
    std::ranges::move(lines, std::back_inserter(out));
  }
}

// How an entry that nothing matches differs from the one that is meant: the one of that name, else, of those that are
// left, the one with the fewest differences.
Matcher::Lines Matcher::nearest(const json::value& expected, const json::array& found, const std::vector<int>& partner,
                                const std::string& where) const {
  Lines best;
  if (!expected.is_object()) return best;
  for (std::size_t f = 0; f < found.size(); ++f) {
    const bool meant = same_name(expected.get_object(), found[f]);
    if (!meant && std::ranges::find(partner, static_cast<int>(f)) != partner.end()) continue;
    Lines lines = differences(expected, &found[f], fmt::format("{}[{}]", where, f));
    if (meant) return lines;
    if (best.empty() || lines.size() < best.size()) best = std::move(lines);
  }
  return best;
}

}  // namespace carno::scenario
