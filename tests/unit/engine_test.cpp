// The engine's contract where whole games do not lead: chance asked for by hand, steps started by hand, broken states.
#include "engine.h"

#include <algorithm>

#include "positions.h"

namespace carno {
namespace {

using testing::engine;
using testing::game_at;
using testing::take;

TEST(Engine, TellsTheOutcomesOfTheChanceItWaitsFor) {
  Hooks hooks;
  hooks.stop_at_chance = true;
  Game game =
      game_at(engine(), R"({"at": "event.card", "crew": [{}, {}], "decks": {"event_discard": ["cev_growl"]}})", &hooks);
  Outcomes events;
  engine().outcomes(game, events);
  EXPECT_EQ(events.count, 19);
  EXPECT_EQ(events.total, 19u);
  const Outcome drawn = engine().sample(game, events);
  EXPECT_TRUE(game.open.event_deck & bit(drawn.a));

  Outcomes none;
  engine().outcomes(game_at(engine(), R"({"crew": [{"hand": ["rest"]}, {}]})"), none);
  EXPECT_EQ(none.count, 0);
}

TEST(Engine, ItsOwnGeneratorKeepsToCardsWhosePlaceIsKnown) {
  for (const char* card : {"catk_devour_1", "catk_bite_3", "catk_whiplash_5"}) {
    std::string text = R"({"at": "event.attack", "crew": [{"room": "010"}, {}], "decks": {"attack": [")";
    text += card;
    text += R"("]}, "rooms": {"010": {"tile": "storage", "carnomorphs": ["fleshbeast"]}}})";
    Hooks hooks;
    hooks.stop_before = Phase::event_fire;
    const Game game = game_at(engine(), text, &hooks);
    ASSERT_EQ(std::popcount(game.open.attack_discard), 1);
    EXPECT_EQ(engine().content().attacks[std::countr_zero(game.open.attack_discard)].id.view(), card);
  }
}

TEST(Engine, AStepStartsAnewInTheMiddleOfAnything) {
  Game game = game_at(engine(), R"({"crew": [{"hand": ["rest"]}, {}]})");
  ASSERT_EQ(game.open.pending.ask, Ask::turn);
  engine().start_at(game, Phase::event_time, kNone, 0);
  EXPECT_EQ(game.open.pending.ask, Ask::nothing);
  Hooks hooks;
  hooks.stop_before = Phase::event_attack;
  engine().run(game, &hooks);
  EXPECT_TRUE(hooks.stopped);
  EXPECT_EQ(game.open.time, 14);
}

// U48, R2: a question that took itself would tell the others what is not in hand, or not in the Inventory.
TEST(Engine, ReactionsAndOffersAreAskedAmongSeveralPeople) {
  Game game = game_at(engine(), R"({
      "active": 1,
      "crew": [{"character": "scout", "room": "001", "hand": ["rest"], "inventory": ["medkit"]},
               {"character": "pilot", "room": "001", "hand": []}]})");
  for (const char* text : {"trade", "pay rest", "offer p2 medkit for grenade"})
    take(engine(), game, text);
  Decision decision;
  engine().decide(game, decision);
  ASSERT_EQ(decision.ask, Ask::trade_answer);
  ASSERT_EQ(decision.count(), 1u);
  EXPECT_FALSE(takes_itself(decision, true));
  EXPECT_TRUE(takes_itself(decision, false));
}

TEST(Engine, NamesWhatIsWrongWithAState) {
  const Game good = game_at(
      engine(), R"({"crew": [{"room": "010"}, {}], "rooms": {"010": {"tile": "storage", "carnomorphs": ["shambler"]}},
                    "decks": {"wound": ["wound_leg", "wound_leg"]}})");
  EXPECT_TRUE(engine().problems(good).empty());
  const auto named = [](const Game& game, std::string_view text) {
    const std::vector<std::string> problems = engine().problems(game);
    return std::ranges::find(problems, text) != problems.end();
  };
  Game game = good;
  game.open.crew[0].room = 3;
  EXPECT_TRUE(named(game, "p1 is not in the Room it says"));
  game = good;
  game.open.minis_in[3] = game.open.minis_in[9];
  EXPECT_TRUE(named(game, "a Carnomorph is in two Rooms"));
  game = good;
  game.open.wound_discard[game.hidden.top[static_cast<std::size_t>(Deck::wound)].card[0]] = 2;
  EXPECT_TRUE(named(game, "more Serious Wound cards than the box has"));
}

}  // namespace
}  // namespace carno
