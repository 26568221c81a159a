// Every rule has a scenario that names it, or a reason why none can show it; every card one where it works and one
// where it is refused or has nothing to do.
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace carno {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using Ids = std::set<std::string>;

json::value read_json(const fs::path& path) {
  std::ifstream in(path);
  return json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

Ids rule_ids() {
  Ids ids;
  for (const auto& file : fs::directory_iterator("content/rules")) {
    const std::string name = file.path().filename().string();
    if (name == "chapters.json" || name == "intros.json" || name.starts_with("titles") || name.starts_with("c01") ||
        name.starts_with("e_"))  // C1 lists components, E what the editions' options set
      continue;
    const json::value records = read_json(file.path());
    for (const json::value& record : records.as_array())
      ids.insert(std::string(record.at("id").as_string()));
  }
  return ids;
}

// The ids of a list of records. Copies of one card in two decks (`same_as`) are one card.
void add_ids(const json::value& records, Ids& ids) {
  for (const json::value& record : records.as_array()) {
    const json::value* common = record.as_object().if_contains("same_as");
    ids.insert(std::string((common ? *common : record.at("id")).as_string()));
  }
}

Ids card_ids() {
  Ids ids;
  const json::value characters = read_json("content/base/characters.json");
  for (const json::value& character : characters.at("characters").as_array()) {
    add_ids(character.at("action_cards"), ids);
    add_ids(character.at("quest_items"), ids);
    ids.insert(std::string(character.at("starting_weapon").at("id").as_string()));
  }
  const json::value items = read_json("content/base/items.json");
  for (const auto& [deck, cards] : items.at("decks").as_object())
    add_ids(cards, ids);
  const json::value objectives = read_json("content/base/objectives.json");
  for (const char* deck : {"corporate", "personal", "solo_coop"})
    add_ids(objectives.at(deck), ids);
  add_ids(read_json("content/base/serious_wounds.json").at("cards"), ids);
  add_ids(read_json("content/carnomorphs/mutations.json").at("mutation_cards"), ids);
  add_ids(read_json("content/carnomorphs/adaptations.json").at("adaptation_cards"), ids);
  add_ids(read_json("content/carnomorphs/attacks.json").at("attack_cards"), ids);
  add_ids(read_json("content/carnomorphs/events.json").at("event_cards"), ids);
  return ids;
}

void for_each_scenario(const std::function<void(const json::object&)>& visit) {
  for (const auto& file : fs::recursive_directory_iterator("tests/scenarios")) {
    const std::string name = file.path().filename().string();
    if (file.path().extension() != ".json" || name == "UNSHOWABLE.json") continue;
    const json::value value = read_json(file.path());
    if (!value.is_array()) {
      visit(value.as_object());
      continue;
    }
    for (const json::value& scenario : value.as_array())
      visit(scenario.as_object());
  }
}

Ids named(const char* key) {
  Ids ids;
  for_each_scenario([&](const json::object& scenario) {
    if (const json::value* list = scenario.if_contains(key))
      for (const json::value& id : list->as_array())
        ids.insert(std::string(id.as_string()));
  });
  return ids;
}

// Ids that are not known, and reasons given for what a scenario shows all the same, are mistakes too.
void expect_covered(const Ids& all, const Ids& shown, const json::object& reasons, const std::string& missing) {
  for (const std::string& id : all)
    EXPECT_TRUE(shown.contains(id) || reasons.contains(id)) << id << " " << missing;
  for (const std::string& id : shown)
    EXPECT_TRUE(all.contains(id) || id.starts_with("E") || id.starts_with("C1.")) << id << " is not known";
  for (const auto& [id, reason] : reasons) {
    EXPECT_TRUE(all.contains(std::string(id))) << id << " is not known";
    EXPECT_FALSE(shown.contains(std::string(id))) << id << " is shown by a scenario: no reason is needed";
    EXPECT_GT(reason.as_string().size(), 10u) << id;
  }
}

TEST(Coverage, EveryRuleHasAScenarioOrAReason) {
  expect_covered(rule_ids(), named("rules"), read_json("tests/scenarios/UNSHOWABLE.json").as_object(),
                 "has no scenario");
}

TEST(Coverage, EveryCardHasAScenarioInWhichItWorks) {
  expect_covered(card_ids(), named("works"), {}, "has no scenario in which it works");
}

TEST(Coverage, EveryCardHasAScenarioInWhichItIsRefusedOrIdle) {
  expect_covered(card_ids(), named("refused"), {}, "has no scenario in which it is refused or has nothing to do");
}

// A claim is about a card that the scenario has something to do with: its id, or its name without the owner's part,
// stands somewhere in the position, the chance, the choices or the expectations.
TEST(Coverage, ScenariosNameTheCardsTheyClaim) {
  for_each_scenario([](const json::object& scenario) {
    json::object rest = scenario;
    rest.erase("works");
    rest.erase("refused");
    const std::string text = json::serialize(rest);
    for (const char* key : {"works", "refused"})
      if (const json::value* list = scenario.if_contains(key))
        for (const json::value& claimed : list->as_array()) {
          const std::string id(claimed.as_string());
          const std::string bare = id.substr(id.find('_') + 1);
          EXPECT_TRUE(text.find(id) != std::string::npos || text.find(bare) != std::string::npos)
              << scenario.at("name") << " claims " << id;
        }
  });
}

}  // namespace
}  // namespace carno
