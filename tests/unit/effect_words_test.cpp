// Words of effects on cards where today's content does not have them: a new card may use them all the same.
#include <memory>

#include "carno/carnomorphs.h"
#include "positions.h"

namespace carno {
namespace {

using testing::game_at;
using testing::take;

// The box with one card exchanged: the Mechanic's Rest has a program of our own.
struct Box {
  std::unique_ptr<Content> content = std::make_unique<Content>(built_in_content());
  Engine engine{*content};

  u16 program(std::initializer_list<Op> ops) {
    const u16 first = content->op_count;
    for (const Op& op : ops)
      content->ops[content->op_count++] = op;
    content->ops[content->op_count++] = Op{};
    return first;
  }

  void rest_does(std::initializer_list<Op> ops) {
    for (Character& who : content->characters)
      for (Card& card : who.card)
        if (card.id.view() == "mechanic_rest") {
          card.combat = Combat::any;
          card.options = 1;
          card.option[0].requires_count = 0;
          card.option[0].program = program(ops);
        }
  }

  Game game(std::string_view crew, std::string_view room) {
    std::string text = R"({"crew": [{"character": "mechanic", "room": "010", "hand": ["rest"])";
    text += crew;
    text += R"(}, {"character": "captain", "room": "001"}], "rooms": {"010": {"tile": "storage")";
    text += room;
    return game_at(engine, text + "}}}");
  }

  bool pointless(const Game& it) const {
    const Refusal refusal = engine.refuse(it, parse_choice(engine, it, "play rest").choice);
    return refusal.reason == Reason::pointless && refusal.rule == rule("B3.7");
  }
};

Op op_of(Verb verb) {
  Op op;
  op.verb = verb;
  return op;
}

TEST(EffectWords, MeleeOnACardNeedsCombat) {
  Box box;
  box.rest_does({op_of(Verb::melee)});
  EXPECT_TRUE(box.pointless(box.game("", "")));
  Game game = box.game("", R"(, "carnomorphs": ["shambler"])");
  EXPECT_FALSE(box.pointless(game));
  take(box.engine, game, "play rest");
  EXPECT_EQ(game.open.crew[0].discard_contamination, 1);  // B6.5
}

TEST(EffectWords, ChooseOneNeedsOneOfItsSides) {
  Box box;
  Op choice = op_of(Verb::choose_one);
  Op heal = op_of(Verb::heal);
  heal.n = kAll;
  choice.then_ = box.program({heal});
  choice.else_ = box.program({op_of(Verb::dress)});
  box.rest_does({choice});
  EXPECT_TRUE(box.pointless(box.game("", "")));
  Game game = box.game(R"(, "light": 2)", "");
  take(box.engine, game, "play rest");
  EXPECT_EQ(game.open.crew[0].light, 0);
}

TEST(EffectWords, RemoveObjectNeedsAnObject) {
  Box box;
  box.rest_does({op_of(Verb::remove_object)});
  EXPECT_TRUE(box.pointless(box.game("", "")));
  Game game = box.game("", R"(, "objects": ["carcass"])");
  take(box.engine, game, "play rest");
  EXPECT_EQ(game.open.objects[9][static_cast<std::size_t>(Object::carcass)], 0);
}

TEST(EffectWords, DangerForTheSlimedOnly) {
  Box box;
  Content& c = *box.content;
  Op if_slimed = op_of(Verb::if_);
  if_slimed.cond = c.cond_count;
  if_slimed.cond_count = 1;
  if_slimed.then_ = box.program({op_of(Verb::danger)});
  c.conds[c.cond_count++].word = Word::slimed;
  box.rest_does({op_of(Verb::skip_event_step), if_slimed});
  Game clean = box.game("", "");
  take(box.engine, clean, "play rest");
  EXPECT_EQ(clean.open.noise, 0u);
  Game slimed = box.game(R"(, "slime": true)", "");
  take(box.engine, slimed, "play rest");
  EXPECT_EQ(slimed.open.noise, c.slots[9].corridor_mask);
}

TEST(EffectWords, TheOthersOfTheRoomAreAllButTheChosenOne) {
  Box box;
  Op choose = op_of(Verb::choose);
  choose.what = static_cast<u8>(What::intruder);
  Op retreat = op_of(Verb::retreat);
  retreat.what = static_cast<u8>(Intruders::others_in_room_of_chosen);
  box.rest_does({choose, retreat});
  Game game = box.game("", R"(, "carnomorphs": ["shambler", "fleshbeast", "metagorger"])");
  take(box.engine, game, "play rest");
  take(box.engine, game, "choose fleshbeast#1");
  ASSERT_EQ(std::popcount(game.open.minis_in[9]), 1);
  EXPECT_EQ(game.open.minis[std::countr_zero(game.open.minis_in[9])].type,
            static_cast<u8>(carnomorph_type::fleshbeast));
}

}  // namespace
}  // namespace carno
