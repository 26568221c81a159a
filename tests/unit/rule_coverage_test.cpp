// Every rule has a scenario that names it, or a reason why none can show it.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace carno {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

json::value read(const fs::path& path) {
  std::ifstream in(path);
  return json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

std::set<std::string> rule_ids() {
  std::set<std::string> ids;
  for (const auto& file : fs::directory_iterator("content/rules")) {
    const std::string name = file.path().filename().string();
    if (name[0] != 'b' && name[0] != 'c') continue;
    if (name == "chapters.json" || name.starts_with("c01")) continue;  // C1 lists components
    const json::value records = read(file.path());
    for (const json::value& record : records.as_array())
      ids.insert(std::string(record.at("id").as_string()));
  }
  return ids;
}

void add_rules(const json::value& scenario, std::set<std::string>& ids) {
  if (const json::value* rules = scenario.as_object().if_contains("rules"))
    for (const json::value& id : rules->as_array())
      ids.insert(std::string(id.as_string()));
}

std::set<std::string> shown_ids() {
  std::set<std::string> ids;
  for (const auto& file : fs::recursive_directory_iterator("tests/scenarios")) {
    if (file.path().extension() != ".json" || file.path().filename() == "UNSHOWABLE.json") continue;
    const json::value value = read(file.path());
    if (!value.is_array()) {
      add_rules(value, ids);
      continue;
    }
    for (const json::value& scenario : value.as_array())
      add_rules(scenario, ids);
  }
  return ids;
}

TEST(RuleCoverage, EveryRuleHasAScenarioOrAReason) {
  const std::set<std::string> shown = shown_ids();
  const json::value reasons = read("tests/scenarios/UNSHOWABLE.json");
  for (const std::string& id : rule_ids())
    EXPECT_TRUE(shown.contains(id) || reasons.as_object().contains(id)) << id << " has no scenario";
}

TEST(RuleCoverage, ReasonsAreForRulesThatExistAndAreNotShown) {
  const std::set<std::string> ids = rule_ids(), shown = shown_ids();
  const json::value reasons = read("tests/scenarios/UNSHOWABLE.json");
  for (const auto& [id, reason] : reasons.as_object()) {
    EXPECT_TRUE(ids.contains(std::string(id))) << id << " is not a rule";
    EXPECT_FALSE(shown.contains(std::string(id))) << id << " is shown by a scenario: no reason is needed";
    EXPECT_GT(reason.as_string().size(), 10u) << id;
  }
}

}  // namespace
}  // namespace carno
