// What a pending question is about, as bots and pages are told.
#include "carno/round.h"

#include "engine.h"
#include "positions.h"

namespace carno {
namespace {

using testing::engine;
using testing::game_at;
using testing::take;

TEST(Question, AnInterruptionIsAboutTheActionThatWasPaid) {  // B3.22
  Game game = game_at(engine(), R"({
      "active": 1, "first_encounter": true,
      "crew": [{"character": "scout", "room": "001", "hand": ["rest"], "inventory": ["smoke_grenade"]},
               {"character": "pilot", "room": "001", "hand": ["search", "rest"]}],
      "rooms": {"001": {"carnomorphs": ["shambler"]}}})");
  EXPECT_EQ(question_of(game.open).interruptible.verb, Do::none);
  const Choice use = parse_choice(engine(), game, "use smoke_grenade").choice;
  take(engine(), game, "use smoke_grenade");
  EXPECT_EQ(question_of(game.open).interruptible.verb, Do::none);  // not before it is paid
  take(engine(), game, "pay rest");
  ASSERT_EQ(game.open.pending.ask, Ask::react);
  EXPECT_EQ(question_of(game.open).interruptible, use);
  take(engine(), game, "decline");
  EXPECT_EQ(question_of(game.open).interruptible.verb, Do::none);
}

TEST(Question, TheRoomInUseIsKnownWhereACardUsesIt) {  // B3.28
  Game game = game_at(engine(), R"({
      "active": 1, "first_encounter": true,
      "crew": [{"character": "pilot", "room": "001", "hand": ["piloting"]},
               {"character": "mechanic", "room": "021", "hand": []}]})");
  EXPECT_EQ(room_in_use(engine().content(), game.open), kNone);
  take(engine(), game, "play piloting room_action");
  ASSERT_EQ(game.open.pending.purpose, Purpose::room_option);
  EXPECT_EQ(room_in_use(engine().content(), game.open), game.open.crew[0].room);
}

TEST(Question, AChoiceOfAnEffectNamesTheStepThatAsks) {
  Decision decision;
  u64 dice = 5;
  int asked = 0;
  for (u64 seed = 0; seed < 10; ++seed) {
    Game game = engine().new_game(Options{}, seed);
    for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
      const u16 op = question_of(game.open).op;
      asked += op ? 1 : 0;
      EXPECT_TRUE(op == 0 || engine().content().ops[op].verb != Verb::end);
      EXPECT_TRUE(op == 0 || decision.ask != Ask::turn);
      dice = dice * 6364136223846793005ull + 1442695040888963407ull;
      engine().play(game, decision.at(static_cast<u32>(((dice >> 33) * decision.count()) >> 31)));
    }
  }
  EXPECT_GT(asked, 20);
}

}  // namespace
}  // namespace carno
