// Scenes: the sections that come with the story lines, one after the other, show the ship as it stood at each event.
#include <boost/json.hpp>

#include "carno/notation.h"
#include "people.h"

namespace carno::session::testing {
namespace {

namespace json = boost::json;

json::object open_sections(const Game& game, Seat viewer) {
  std::string text;
  SectionHashes nothing;
  append_scene(text, engine(), engine().observe(game, viewer), nothing);
  return json::parse(text).as_object();
}

// Each event with the whole open view at that moment, as one seat sees it.
struct Painter final : Listener {
  const Game& game;
  Seat viewer;
  std::vector<json::object> pictures;
  Painter(const Game& played, Seat seat) : game(played), viewer(seat) {}
  void on(const Event& event) override {
    StoryLines line(engine(), built_in_texts(), game);
    line.start(1, 1);
    line.on(event);
    std::string told;
    bool first = true;
    line.append_members(told, Lang::en, viewer, first);
    if (!told.empty()) pictures.push_back(open_sections(game, viewer));
  }
};

TEST(Scenes, EveryLineShowsTheShipAsItStood) {
  unsigned lines_told = 0, changes = 0;
  for (u64 seed = 1; seed <= 4; ++seed) {
    const Seat viewer = seed % 4 == 0 ? Seat{kNone} : Seat{0};
    TableRecord record = record_of(3, 3, seed);
    Match match(engine(), record.options, record.seed);
    u64 dice = seed;
    for (int i = 0; i < 400 && !match.over(); ++i) {
      Decision decision;
      engine().decide(match.game(), decision);
      json::object shown = open_sections(match.game(), viewer);
      Match::Draft draft;
      draft.next.game = match.game();
      StoryLines lines(engine(), built_in_texts(), draft.next.game);
      lines.start(match.seq() + 1, 1);
      lines.show(viewer_bit(viewer));
      Painter painter(draft.next.game, viewer);
      struct Both final : Listener {
        Listener &a, &b;
        Both(Listener& x, Listener& y) : a(x), b(y) {}
        void on(const Event& event) override { a.on(event), b.on(event); }
      } both(lines, painter);
      match.draft_choice(decision.at(below(dice, decision.count())), true, draft, &both);
      std::string told = "[";
      bool first = true;
      lines.append_members(told, Lang::en, viewer, first, true);
      const json::array story = json::parse(told + "]").as_array();
      ASSERT_EQ(story.size(), painter.pictures.size());
      for (std::size_t n = 0; n < story.size(); ++n) {
        ++lines_told;
        if (const json::value* sections = story[n].as_object().if_contains("sections")) {
          ++changes;
          ASSERT_FALSE(sections->as_object().contains("own"));
          for (const auto& [name, value] : sections->as_object())
            shown[name] = value;
        }
        ASSERT_EQ(shown, painter.pictures[n]) << json::serialize(story[n]);
      }
      match.accept(draft);
    }
  }
  EXPECT_GT(lines_told, 500u);
  EXPECT_GT(changes, 300u);
}

// A seat that comes back to the device after others is told from where it was, step after step.
TEST(Scenes, SeveralStepsAreOneRowOfScenes) {
  TableRecord record = record_of(2, 2, 6);
  Match match(engine(), record.options, record.seed);
  u64 dice = 2;
  Match::Draft draft;
  const auto step = [&] {
    Decision decision;
    engine().decide(match.game(), decision);
    match.draft_choice(decision.at(below(dice, decision.count())), true, draft);
    match.accept(draft);
  };
  for (int i = 0; i < 40; ++i)
    step();
  json::object shown = open_sections(match.game(), 0);
  const u32 since = match.seq();
  for (int i = 0; i < 60; ++i)
    step();
  std::string told = "[";
  match.tell(told, built_in_texts(), Lang::en, 0, since, true);
  const json::array story = json::parse(told + "]").as_array();
  ASSERT_FALSE(story.empty());
  for (const json::value& line : story)
    if (const json::value* sections = line.as_object().if_contains("sections"))
      for (const auto& [name, value] : sections->as_object())
        shown[name] = value;
  const json::object now = open_sections(match.game(), 0);
  for (const char* name : {"room:011", "corridors"})
    EXPECT_EQ(shown.at(name), now.at(name)) << name;
  // What an Action used up is put away without a line of its own; the update's sections bring it.
  for (const char* part : {"place", "room", "light", "serious", "slime", "hands"})
    EXPECT_EQ(shown.at("crew:1").at(part), now.at("crew:1").at(part)) << part;
}

}  // namespace
}  // namespace carno::session::testing
