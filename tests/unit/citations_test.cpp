// A rule id is a citation: with any other one the bots choose the same and the story has the same sentences.
#include "carno/bots.h"
#include "carno/story.h"
#include "properties/random_games.h"

namespace carno {
namespace {

using testing::engine;

RuleId another(RuleId rule) { return RuleId{static_cast<u16>(rule.packed ^ 0x155)}; }

TEST(Citations, BotsChooseTheSameWhateverRuleTheQuestionCites) {
  unsigned asked = 0;
  for (unsigned i = 0; i < 12; ++i)
    testing::play_game(i, [&](const Game& game, Decision decision) {
      View view = engine().observe(game, decision.seat);
      u64 luck = 7, same_luck = 7;
      const Choice choice = pick_sane(engine().content(), view, decision, luck);
      view.open.pending.rule = another(view.open.pending.rule);
      decision.rule = another(decision.rule);
      ASSERT_EQ(choice, pick_sane(engine().content(), view, decision, same_luck));
      asked += decision.purpose != Purpose::action;
    });
  EXPECT_GT(asked, 100u);
}

struct Ear final : Listener {
  Game game{};
  unsigned told = 0;
  std::string sentence(const Event& event, Seat viewer) const {
    return story_sentence(engine().content(), built_in_texts(), Lang::en, game, event, viewer);
  }
  void on(const Event& event) override {
    Event other = event;
    other.rule = another(event.rule);
    for (const Seat viewer : {Seat{kNone}, Seat{0}, Seat{1}}) {
      EXPECT_EQ(sentence(event, viewer), sentence(other, viewer));
      told += !sentence(event, viewer).empty();
    }
  }
};

TEST(Citations, TheStoryIsTheSameWhateverRuleAnEventCites) {
  Ear ear;
  Hooks hooks;
  hooks.listener = &ear;
  for (unsigned i = 0; i < 12; ++i) {
    ear.game = engine().new_game(testing::options_for(i), 1000 + i);
    testing::Dice dice{i + 1};
    Decision decision;
    for (engine().decide(ear.game, decision); decision.seat != kNone; engine().decide(ear.game, decision))
      engine().play(ear.game, decision.at(dice.below(decision.count())), &hooks);
  }
  EXPECT_GT(ear.told, 1000u);
}

}  // namespace
}  // namespace carno
