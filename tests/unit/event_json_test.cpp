// Every event has a JSON form with the fields that outside checks use, and a line of the story.
#include "carno/event_json.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "carno/carnomorphs.h"
#include "carno/content_loader.h"
#include "carno/replay.h"
#include "carno/story.h"

namespace carno {
namespace {

namespace json = boost::json;

constexpr int kKinds = static_cast<int>(EventKind::choice) + 1;

// The Scout and the Soldier in 001, as seats 1 and 2.
Game two_in_a_room() {
  const Engine engine(built_in_content());
  Options options;
  options.players = 2;
  Game game = engine.blank_position(options);
  for (u8 i = 0; i < kCharacters; ++i) {
    const std::string_view id = built_in_content().characters[i].id.view();
    if (id == "scout") engine.take_character(game, 0, i);
    if (id == "soldier") engine.take_character(game, 1, i);
  }
  engine.relocate(game, 0, 0);
  engine.relocate(game, 1, 0);
  return game;
}

template <class Table>
u8 index_of(const Table& table, std::string_view id) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table[i].id.view() == id) return static_cast<u8>(i);
  ADD_FAILURE() << id << " is not in the content";
  return 0;
}

Event of(EventKind kind, RuleId why = rule("B6.19")) {
  Event e;
  e.kind = kind;
  e.rule = why;
  return e;
}

std::string text_of(const Event& event, const LabelNames* names = nullptr) {
  return json::serialize(event_json(built_in_content(), two_in_a_room(), event, names));
}

// --- the form of each kind ---

TEST(EventJson, AttacksNameBothSidesAndTheCard) {
  Event e = of(EventKind::attack);
  e.label = 32 + 2;
  e.type = static_cast<u8>(carnomorph_type::shambler);
  e.target = 1;
  e.room = 0;
  e.card = index_of(built_in_content().attacks, "catk_bite_1");
  e.cause = static_cast<u8>(Occasion::step);
  EXPECT_EQ(text_of(e), R"({"event":"attack","by":"shambler#2","target":2,"card":"catk_bite_1","room":"001",)"
                        R"("occasion":"step","rule":"B6.19","visible":"all"})");
  LabelNames names;
  names.name[32 + 2] = "s1";
  e.card = kNone;  // a Metagorger draws none
  EXPECT_EQ(text_of(e, &names), R"({"event":"attack","by":"s1","target":2,"card":null,"room":"001",)"
                                R"("occasion":"step","rule":"B6.19","visible":"all"})");
}

TEST(EventJson, ACharactersMissIsBySeat) {
  Event e = of(EventKind::shot_missed, rule("B6.2"));
  e.seat = 0;
  e.label = 1;
  e.room = 0;
  EXPECT_EQ(
      text_of(e),
      R"({"event":"miss","by":1,"target":"metagorger#1","card":null,"room":"001","rule":"B6.2","visible":"all"})");
}

TEST(EventJson, FoodIsNamedAsInTheContract) {
  Event e = of(EventKind::feed, rule("C8.12"));
  e.label = 1;
  e.room = 9;
  const std::vector<std::string> foods{
      "\"corpse_red\"",  "\"egg:board\"", "\"egg\"", "\"carcass\"", "\"metagorger:metagorger#2\"",
      "\"corpse_blue\"", "null"};
  for (u8 food = 0; food < foods.size(); ++food) {
    e.food = food;
    e.eaten = 2;
    const std::string text = text_of(e);
    EXPECT_NE(text.find("\"food\":" + foods[food]), std::string::npos) << text;
    EXPECT_NE(text.find(R"("feeder":"metagorger#1")"), std::string::npos) << text;
  }
}

TEST(EventJson, CorridorsAndTheirStates) {
  Event e = of(EventKind::door, rule("B4.8"));
  e.corridor = index_of(built_in_content().corridors, "001-002");
  e.state = static_cast<u8>(DoorState::destroyed);
  EXPECT_EQ(text_of(e), R"({"event":"door","corridor":"001-002","state":"destroyed","rule":"B4.8","visible":"all"})");
  e = of(EventKind::noise, rule("B4.28"));
  e.corridor = kTechnical;
  e.state = 1;
  EXPECT_EQ(text_of(e), R"({"event":"noise","corridor":"technical","state":true,"rule":"B4.28","visible":"all"})");
}

TEST(EventJson, WhoMaySeeIt) {
  Event e = of(EventKind::scan, rule("B7.12"));
  e.seat = 1;
  e.result = 1;
  e.visible = 2;
  EXPECT_EQ(text_of(e), R"({"event":"scan","seat":2,"result":"infected","rule":"B7.12","visible":[2]})");
}

TEST(EventJson, ContaminationCardsAreDiscardedFaceDown) {
  Event e = of(EventKind::discard, rule("B2.9"));
  e.seat = 0;
  e.cards = Cards::one(kContaminationInfected) + Cards::one(kContaminationClean);
  e.count = 2;
  EXPECT_EQ(text_of(e), R"({"event":"discard","seat":1,"cards":["contamination","contamination"],"count":2,)"
                        R"("rule":"B2.9","visible":"all"})");
}

TEST(EventJson, ChanceAndChoiceAreInternal) {
  EXPECT_EQ(text_of(of(EventKind::chance)), "{}");
  EXPECT_EQ(text_of(of(EventKind::choice)), "{}");
}

TEST(EventJson, EveryOtherKindHasAName) {
  for (int kind = 0; kind < kKinds; ++kind) {
    const auto it = static_cast<EventKind>(kind);
    EXPECT_EQ(event_name(it).empty(), it == EventKind::chance || it == EventKind::choice) << "kind " << kind;
  }
}

// --- the contract's fields, for every event of real games ---

const std::map<std::string, std::vector<std::string>, std::less<>> kContract{
    {"move", {"who", "from", "to"}},
    {"leave_by_technical_corridors", {"who", "from", "to"}},
    {"retreat", {"who", "from", "to"}},
    {"place", {"who", "type", "room"}},
    {"kill", {"who", "type", "room"}},
    {"evolve", {"who", "from", "to"}},
    {"feed", {"feeder", "food"}},
    {"heal", {"who", "count"}},
    {"injure", {"who", "count"}},
    {"attack", {"by", "target", "card"}},
    {"miss", {"by", "target", "card"}},
    {"surprise_attack", {"by", "target"}},
    {"encounter", {"seat", "room"}},
    {"noise_roll", {"seat", "result"}},
    {"bag_draw", {"token"}},
    {"bag_add", {"token"}},
    {"bag_remove", {"token"}},
    {"noise", {"corridor", "state"}},
    {"door", {"corridor", "state"}},
    {"fire", {"room"}},
    {"malfunction", {"room"}},
    {"extinguish", {"room"}},
    {"repair", {"room"}},
    {"wound", {"seat", "count"}},
    {"serious_wound", {"seat", "card"}},
    {"contaminate", {"seat"}},
    {"slime", {"seat"}},
    {"signal", {"seat"}},
    {"hibernate", {"seat"}},
    {"scan", {"seat", "result"}},
    {"mutate", {"seat"}},
    {"mutation_marker", {"seat", "total"}},
    {"mutation_action", {"seat", "card", "side"}},
    {"adaptation_revealed", {"slot", "card"}},
    {"adaptation_discarded", {"slot", "card"}},
    {"injury_check", {"who", "card", "blood", "injuries", "result"}},
    {"retreat_card", {"who", "card", "number"}},
    {"leave_board", {"who", "type", "room"}},
    {"mutation_kept", {"seat", "card", "returned"}},
    {"objective_kept", {"seat", "card"}},
    {"character_chosen", {"seat", "character", "declined"}},
    {"object_removed", {"thing", "room"}},
    {"shuffle", {"deck"}},
    {"trade", {"seat", "with", "gives", "gets"}},
    {"reaction", {"seat", "reaction", "against"}},
    {"death", {"seat", "room"}},
    {"pod", {"pod"}},
    {"launch", {"pod"}},
    {"time", {"value"}},
    {"self_destruct", {"value"}},
    {"check", {"which", "seat", "result"}},
    {"game_over", {"reason"}},
};

// Fields that may be null; in all others null means that an emitter forgot something.
const std::set<std::string, std::less<>> kMayBeNull{
    "feed.food",           "attack.card",        "miss.card",
    "check.seat",          "death.room",         "place.who",
    "injury_check.blood",  "reaction.against",   "character_chosen.declined",
    "self_destruct.value", "serious_wound.card", "adaptation_revealed.card"};

// Kinds that no random game reaches have their fields too.
TEST(EventJson, EveryKindHasTheContractsFields) {
  std::set<std::string, std::less<>> names;
  for (int kind = 0; kind < kKinds; ++kind) {
    Event e = of(static_cast<EventKind>(kind));
    e.seat = e.room = e.card = 0;
    e.target = e.to = e.type = 1;
    e.label = 32 + 1;
    e.exploration = 0;
    const json::object it = event_json(built_in_content(), two_in_a_room(), e);
    const std::string name(event_name(e.kind));
    names.insert(name);
    const auto wanted = kContract.find(name);
    if (wanted == kContract.end()) continue;
    for (const std::string& field : wanted->second)
      EXPECT_TRUE(it.contains(field)) << field << " in " << json::serialize(it);
  }
  for (const auto& [name, fields] : kContract)
    EXPECT_TRUE(names.contains(name)) << name;
}

struct Heard : Listener {
  const Engine* engine = nullptr;
  const Game* game = nullptr;
  std::set<std::string> seen;
  int stories = 0;
  void on(const Event& event) override {
    const json::object it = event_json(engine->content(), *game, event);
    const std::string name(event_name(event.kind));
    if (name.empty()) return;
    seen.insert(name);
    ASSERT_EQ(it.at("event").as_string(), name);
    EXPECT_TRUE(it.contains("rule")) << json::serialize(it);
    EXPECT_TRUE(it.contains("visible")) << json::serialize(it);
    const auto wanted = kContract.find(name);
    if (wanted != kContract.end()) has_fields(it, wanted->first, wanted->second);
    has_a_clean_line(event);
  }
  void has_fields(const json::object& it, const std::string& name, const std::vector<std::string>& fields) {
    for (const std::string& field : fields) {
      const json::value* value = it.if_contains(field);
      ASSERT_NE(value, nullptr) << field << " in " << json::serialize(it);
      EXPECT_TRUE(!value->is_null() || kMayBeNull.contains(name + "." + field)) << json::serialize(it);
    }
  }
  void has_a_clean_line(const Event& event) {
    for (const Seat viewer : {Seat{kNone}, Seat{0}, Seat{1}}) {
      const std::string line = story_line(engine->content(), built_in_texts(), Lang::en, *game, event, viewer);
      const bool hidden = event.visible != kEverybody && (viewer == kNone || !(event.visible & bit(viewer)));
      EXPECT_TRUE(!hidden || line.empty()) << line;
      stories += !line.empty();
      EXPECT_EQ(line.find("story."), std::string::npos) << line;
      EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
      EXPECT_EQ(line.find(".name"), std::string::npos) << line;
    }
  }
};

void play_at_random(const Engine& engine, Game& game, Hooks& hooks, u64 seed) {
  Decision decision;
  for (engine.decide(game, decision); decision.seat != kNone; engine.decide(game, decision)) {
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    engine.play(game, decision.at(static_cast<u32>((seed >> 33) % decision.count())), &hooks);
  }
}

TEST(EventJson, RealGamesHaveTheContractsFields) {
  const Engine engine(built_in_content());
  Heard heard;
  Game game{};
  heard.engine = &engine;
  heard.game = &game;
  Hooks hooks;
  hooks.listener = &heard;
  for (u64 seed = 1; seed <= 25; ++seed) {
    Options options;
    options.mode = seed % 5 == 0 ? Mode::solo : seed % 5 == 1 ? Mode::coop : Mode::semi;
    options.players = options.mode == Mode::solo ? u8{1} : static_cast<u8>(2 + seed % 4);
    options.draft = seed % 3 != 0;
    start_game(engine, options, seed, game, hooks);
    play_at_random(engine, game, hooks, seed);
  }
  EXPECT_GT(heard.stories, 1000);
  EXPECT_GT(heard.seen.size(), 50u);
}

// --- the story ---

TEST(Story, TellsWhyThisTarget) {
  Game game = two_in_a_room();
  Event e = of(EventKind::miss);
  e.label = 32 + 2;
  e.type = static_cast<u8>(carnomorph_type::shambler);
  e.target = 0;
  e.room = 0;
  e.card = index_of(built_in_content().attacks, "catk_bite_1");
  e.cause = static_cast<u8>(Occasion::step);
  const auto line = [&] { return story_line(built_in_content(), built_in_texts(), Lang::en, game, e, kNone); };
  game.hidden.seat[1].hand = 1;
  EXPECT_EQ(line(), "Shambler #2 attacks the Scout (fewest Action cards): Bite – misses. [B6.19]");
  game.hidden.seat[1].hand = 0;
  EXPECT_EQ(line(),
            "Shambler #2 attacks the Scout (fewest Action cards, tied: first in turn order): Bite – misses. [B6.19]");
  game.open.crew[1].room = 5;
  EXPECT_EQ(line(), "Shambler #2 attacks the Scout (the only Character there): Bite – misses. [B6.19]");
}

TEST(Story, TellsWhyASurpriseAttack) {
  Event e = of(EventKind::surprise_attack, rule("B5.3"));
  e.label = 1;
  e.type = 0;
  e.target = 1;
  e.number = 3;
  e.count = 2;
  EXPECT_EQ(story_line(built_in_content(), built_in_texts(), Lang::en, two_in_a_room(), e, 0),
            "Surprise Attack: Metagorger #1 attacks the Soldier (cards in hand: 2, token: 3). [B5.3]");
}

TEST(Story, KeepsSecrets) {
  Event e = of(EventKind::card_drawn, rule("B2.2"));
  e.seat = 0;
  e.card = 0;
  e.visible = 1;
  const auto line = [&](Seat viewer) {
    return story_line(built_in_content(), built_in_texts(), Lang::en, two_in_a_room(), e, viewer);
  };
  EXPECT_FALSE(line(0).empty());
  EXPECT_TRUE(line(1).empty());
  EXPECT_TRUE(line(kNone).empty());
}

}  // namespace
}  // namespace carno
