// The story as it is sent: the right lines to the right readers, and the end.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "carno/event_json.h"
#include "carno/story.h"
#include "carno/wire.h"
#include "properties/random_games.h"

namespace carno {
namespace {

namespace json = boost::json;
using testing::engine;

// Plays a game choice by choice and shows every step's events with the state in which they were heard.
template <class Visit, class End>
void tell_game(unsigned index, Visit&& visit, End&& end) {
  struct Ear final : Listener {
    Visit& visit;
    const Game& game;
    Ear(Visit& v, const Game& g) : visit(v), game(g) {}
    void on(const Event& event) override { visit(game, event); }
  };
  Game game = engine().new_game(testing::options_for(index), 1000 + index);
  Ear ear(visit, game);
  Hooks hooks;
  hooks.listener = &ear;
  testing::Dice dice{index * 977ull + 5};
  Decision decision;
  for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision))
    engine().play(game, decision.at(dice.below(decision.count())), &hooks);
  end(game);
}

std::string line_of(const Game& game, const Event& event, Seat viewer, Lang lang = Lang::en) {
  std::string out;
  append_story_line(out, engine(), built_in_texts(), lang, game, event, viewer, 7, true);
  return out;
}

TEST(WireStory, LinesParseAndSayWhatTheEventSays) {
  for (unsigned i = 0; i < 12; ++i)
    tell_game(
        i,
        [&](const Game& game, const Event& event) {
          for (Seat viewer = 0; viewer < game.open.options.players; ++viewer) {
            const std::string text = line_of(game, event, viewer);
            const bool visible = event.visible == kEverybody || (event.visible & bit(viewer));
            if (!visible) {
              ASSERT_EQ(text, "");
              continue;
            }
            if (text.empty()) continue;
            const json::value line = json::parse(text);
            json::object whole = event_json(engine().content(), game, event);
            ASSERT_EQ(line.at("event"), whole.at("event"));
            whole.erase("event"), whole.erase("rule"), whole.erase("visible");
            ASSERT_EQ(line.at("data").as_object(), whole);
            ASSERT_FALSE(line.at("icon").as_string().empty());
          }
        },
        [](const Game&) {});
}

TEST(WireStory, TellingOnceIsTheSameAsTellingEachReader) {
  for (unsigned i = 0; i < 12; ++i)
    tell_game(
        i,
        [&](const Game& game, const Event& event) {
          StoryLines lines(engine(), built_in_texts(), game);
          lines.start(7, 0b0101);
          lines.on(event);
          for (Seat viewer = 0; viewer <= game.open.options.players; ++viewer) {
            const Seat who = viewer == game.open.options.players ? Seat{kNone} : viewer;
            for (const Lang lang : {Lang::en, Lang::fr}) {
              std::string out;
              lines.append(out, lang, who);
              ASSERT_EQ(out, "[" + line_of(game, event, who, lang) + "]");
            }
          }
        },
        [](const Game&) {});
}

// An Item written in full would tell the table that another of its name is in the Inventory.
TEST(WireStory, AnAnnouncedActionDoesNotTellTheInventory) {
  unsigned used = 0;
  for (unsigned i = 0; i < 60; ++i)
    tell_game(
        i,
        [&](const Game& game, const Event& event) {
          if (event.kind != EventKind::action || event.choice.verb != Do::use) return;
          ++used;
          Game other = game;
          other.hidden.seat[event.seat].items.fill(1);
          ASSERT_EQ(line_of(game, event, kNone), line_of(other, event, kNone));
        },
        [](const Game&) {});
  EXPECT_GT(used, 0u);
}

TEST(WireStory, TheEndShowsObjectivesChecksAndFigures) {
  for (unsigned i = 0; i < 18; ++i) {
    Tally tally;
    tell_game(
        i, [&](const Game&, const Event& event) { tally.on(event); },
        [&](const Game& game) {
          std::string out;
          append_result(out, engine(), game, &tally);
          const json::value result = json::parse(out);
          ASSERT_EQ(result.at("objectives").as_object().size(), game.open.options.players);
          ASSERT_EQ(result.at("checks").as_array().size(), tally.checks);
          ASSERT_GE(result.at("statistics").at("turns").as_int64(), 1);
        });
  }
}

}  // namespace
}  // namespace carno
