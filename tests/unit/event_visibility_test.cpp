// Private events reach those they are meant for, and what everybody is told names nobody's secret.
#include <set>
#include <string>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "../properties/random_games.h"
#include "carno/event_json.h"
#include "carno/replay.h"
#include "carno/story.h"

namespace carno {
namespace {

using testing::engine;

std::array<Thing, 6> things_of(const Choice& offer) {
  const u32 m = offer.mask;
  return {offer.b, static_cast<Thing>(m & 0xFF),       static_cast<Thing>(m >> 8 & 0xFF),
          offer.c, static_cast<Thing>(m >> 16 & 0xFF), static_cast<Thing>(m >> 24)};
}

bool seen_by_all(Thing t) { return t == kNone || is_object(t) || t >= kBackThing || built_in_content().items[t].heavy; }

class Watch final : public Listener {
 public:
  Game game{};
  std::set<std::string> private_kinds, all_kinds;

  void on(const Event& event) override {
    const std::string name(event_name(event.kind));
    if (name.empty()) return;
    all_kinds.insert(name);
    if (event.visible != kEverybody) private_kinds.insert(name);
    lines_go_to_those_who_may_see(event);
    is_seen_as_the_table_says(event);
    who_may_know(event);
    if (event.visible == kEverybody) names_no_secret(event);
  }

 private:
  void lines_go_to_those_who_may_see(const Event& event) {
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, Seat{4}, Seat{kNone}}) {
      if (may_see(event.visible, viewer)) continue;
      EXPECT_EQ(story_line(built_in_content(), built_in_texts(), Lang::en, game, event, viewer), "");
    }
  }

  void is_seen_as_the_table_says(const Event& event) {
    switch (seen_by(event.kind)) {
      case Seen::all: EXPECT_EQ(event.visible, kEverybody) << event_name(event.kind); return;
      case Seen::owner: EXPECT_EQ(event.visible, bit(event.seat)) << event_name(event.kind); return;
      case Seen::others:
      case Seen::some: EXPECT_TRUE(may_see(event.visible, event.seat)) << event_name(event.kind); return;
      case Seen::nobody: ADD_FAILURE() << "a named event is told to somebody"; return;
    }
  }

  void who_may_know(const Event& event) {
    const bool coop = game.open.options.mode == Mode::coop;
    switch (event.kind) {
      case EventKind::objective_dealt: EXPECT_EQ(event.visible, coop ? kEverybody : bit(event.seat)); break;
      case EventKind::peek_tile:
      case EventKind::peek_engine:
      case EventKind::peek_coordinates:
      case EventKind::peek_event:
      case EventKind::peek_objective: {
        const bool tells = event.card != kNone || event.tile != kNone || event.result != 0;
        EXPECT_EQ(event.visible, tells ? bit(event.seat) : kEverybody);
        break;
      }
      case EventKind::search:
        EXPECT_EQ(event.visible, built_in_content().items[event.thing].heavy ? kEverybody : bit(event.seat));
        break;
      case EventKind::trade: {
        bool open = true;
        for (const Thing t : things_of(event.choice))
          open = open && seen_by_all(t);
        EXPECT_EQ(event.visible, open ? kEverybody : bit(event.seat) | bit(event.target));
        break;
      }
      case EventKind::discard:  // whether a Contamination card is INFECTED
        EXPECT_EQ(Cards{event.cards}.infected() + Cards{event.cards}.clean(), 0u);
        break;
      default: break;
    }
  }

  void names_no_secret(const Event& event) {
    const std::string text = boost::json::serialize(event_json(built_in_content(), game, event));
    const auto names = [&](std::string_view id) { return text.find('"' + std::string(id) + '"') != text.npos; };
    if (game.open.options.mode == Mode::semi) {
      for (const auto& objective : built_in_content().objectives)
        EXPECT_FALSE(names(objective.id.view())) << text;
    }
    for (Seat s = 0; s < game.open.options.players; ++s) {
      const u8 mutation = game.hidden.seat[s].mutation;
      if (mutation == kNone || game.open.crew[s].mutation_revealed != kNone) continue;
      EXPECT_FALSE(names(built_in_content().mutations[mutation].id.view())) << text;
    }
  }
};

TEST(EventVisibility, RandomGamesKeepTheirSecrets) {
  Watch watch;
  Hooks hooks;
  hooks.listener = &watch;
  const unsigned games = std::min(testing::games_to_play(), 200u);
  // Random players seldom agree on a Trade: the games go on until one has.
  const auto wanted = [&](unsigned i) {
    return i < games || (games == 200 && i < 2000 && !watch.private_kinds.contains("trade"));
  };
  for (unsigned i = 0; wanted(i) && !::testing::Test::HasFailure(); ++i) {
    start_game(engine(), testing::options_for(i), i + 1, watch.game, hooks);
    testing::Dice dice{i + 1};
    Decision decision;
    for (engine().decide(watch.game, decision); decision.seat != kNone; engine().decide(watch.game, decision))
      engine().play(watch.game, decision.at(dice.below(decision.count())), &hooks);
  }
  if (games < 200) return;
  for (const char* name :
       {"card_drawn", "mutation_kept", "objective_kept", "objective_dealt", "peek", "search", "trade", "scan"})
    EXPECT_TRUE(watch.private_kinds.contains(name)) << name;
  for (const char* name : {"injury_check", "retreat_card", "character_chosen", "reaction"})
    EXPECT_TRUE(watch.all_kinds.contains(name)) << name;
}

// --- one event each ---

Game two_players() {
  Options options;
  options.players = 2;
  Game game = engine().blank_position(options);
  engine().take_character(game, 0, 0);
  engine().take_character(game, 1, 1);
  return game;
}

ItemId item_named(std::string_view id) {
  for (ItemId i = 0; i < kItems; ++i)
    if (built_in_content().items[i].id.view() == id) return i;
  ADD_FAILURE() << id;
  return 0;
}

std::string told(const Event& event, Seat viewer) {
  return story_line(built_in_content(), built_in_texts(), Lang::en, two_players(), event, viewer);
}

TEST(EventVisibility, ATradeIsToldOnceToEachReader) {
  Event seen;
  seen.kind = EventKind::trade;
  seen.rule = rule("B9.11");
  seen.seat = 0;
  seen.target = 1;
  seen.choice = Choice{Do::offer, 1, kBackThing, kNone, 0xFFFFFFFF};
  Event known = seen;
  known.visible = 3;
  known.choice.b = item_named("energy_charge_red");
  EXPECT_EQ(boost::json::serialize(event_json(built_in_content(), two_players(), seen)),
            R"({"event":"trade","seat":1,"with":2,"gives":["back:red"],"gets":[],"rule":"B9.11","visible":"all"})");
  EXPECT_NE(told(seen, kNone).find("a red Item"), std::string::npos) << told(seen, kNone);
  EXPECT_EQ(told(known, kNone), "");
  for (const Seat partner : {Seat{0}, Seat{1}}) {
    EXPECT_EQ(told(seen, partner), "");
    EXPECT_NE(told(known, partner).find("Energy Charge"), std::string::npos) << told(known, partner);
  }
}

TEST(EventVisibility, AnObjectiveIsNamedToItsOwnerOnly) {
  Event kept;
  kept.kind = EventKind::objective_kept;
  kept.seat = 0;
  kept.card = 0;
  kept.visible = 1;
  Event chosen = kept;
  chosen.kind = EventKind::objective_chosen;
  chosen.visible = kEverybody;
  EXPECT_NE(told(kept, 0), "");
  EXPECT_EQ(told(chosen, 0), "");
  EXPECT_EQ(told(kept, 1), "");
  EXPECT_NE(told(chosen, 1), "");
}

}  // namespace
}  // namespace carno
