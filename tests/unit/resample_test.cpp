// States that random games seldom come to, seen by each seat and drawn anew.
#include <cstring>

#include "engine.h"
#include "flow/play.h"
#include "positions.h"

namespace carno {
namespace {

using testing::engine;
using testing::game_at;
using testing::take;

// A state that this seat could be looking at: it looks the same, and all is in order.
Game seen_by(const Game& game, Seat seat, u64 seed) {
  const View view = engine().observe(game, seat);
  const Game other = engine().resample(view, seed);
  const View again = engine().observe(other, seat);
  EXPECT_EQ(std::memcmp(&view, &again, sizeof view), 0) << "seat " << int{seat};
  for (const std::string& problem : engine().problems(other))
    ADD_FAILURE() << "seat " << int{seat} << ": " << problem;
  return other;
}

u8 event_card(std::string_view id) {
  for (u8 i = 0; i < kEvents; ++i)
    if (engine().content().events[i].id.view() == id) return i;
  return kNone;
}

TEST(Resample, TheTopEventCardIsKnownToWhoLookedAndSettledForAll) {  // B17.2, B17.3
  const Game game = game_at(engine(), R"({
      "crew": [{"character": "scientist", "hand": ["rest"], "knows": {"event_top": true}}, {"character": "captain"}],
      "decks": {"event": ["cev_growl"], "event_bottom": ["cev_lurking_1", "cev_lurking_2"]}})");
  bool another = false;
  for (u64 seed = 0; seed < 20; ++seed)
    for (Seat s : {Seat{0}, Seat{1}}) {
      const Game other = seen_by(game, s, seed);
      const Ordered& top = other.hidden.top[static_cast<std::size_t>(Deck::event)];
      const Bottom& bottom = other.hidden.bottom[3];
      ASSERT_EQ(top.count, 1);
      ASSERT_EQ(bottom.count, 2);
      EXPECT_NE(bottom.card[0], bottom.card[1]);
      EXPECT_NE(top.card[0], bottom.card[0]);
      EXPECT_NE(top.card[0], bottom.card[1]);
      EXPECT_TRUE(s != 0 || top.card[0] == event_card("cev_growl"));
      another = another || top.card[0] != event_card("cev_growl");
    }
  EXPECT_TRUE(another);
}

TEST(Resample, AnAttachedMagazineIsInNoDeckOrPocket) {  // U47
  const Game game = game_at(engine(), R"({
      "crew": [{"character": "soldier", "hand": ["rest"],
                "hands": [{"item": "assault_rifle", "attached": ["extended_magazine"]}]},
               {"character": "captain", "inventory": ["energy_charge_red", "grenade"]}]})");
  for (u64 seed = 0; seed < 20; ++seed)
    for (Seat s : {Seat{0}, Seat{1}}) {
      const Game other = seen_by(game, s, seed);
      for (ItemId i = 0; i < kItems; ++i) {
        if (!engine().content().items[i].attached_capacity || i >= engine().content().deck_begin[3]) continue;
        EXPECT_EQ(other.hidden.item_deck[i], 0);
        for (const Private& own : other.hidden.seat)
          EXPECT_EQ(own.items[i], 0);
      }
    }
}

TEST(Resample, ASecretAnswerIsSomeCardOfThatHand) {  // U51
  Game game = game_at(engine(), R"({
      "active": 1, "first_encounter": true,
      "crew": [{"character": "scout", "room": "001", "hand": ["rest"], "inventory": ["smoke_grenade"]},
               {"character": "pilot", "room": "001", "hand": ["search", "rest"]},
               {"character": "mechanic", "room": "001", "hand": ["rest", "search"]}],
      "rooms": {"001": {"carnomorphs": ["shambler"]}}})");
  Decision decision;
  for (const char* text : {"use smoke_grenade", "pay rest", "decline", "decline", "discard rest"})
    take(engine(), game, text);
  ASSERT_EQ(game.open.answered, bit(1));
  for (u64 seed = 0; seed < 20; ++seed)
    for (Seat s : {Seat{0}, Seat{1}, Seat{2}}) {
      Game other = seen_by(game, s, seed);
      EXPECT_EQ(pile_count(other.hidden.answers[1]), 1u);
      EXPECT_TRUE(s != 1 || other.hidden.answers[1] == game.hidden.answers[1]);
      engine().decide(other, decision);
      ASSERT_EQ(decision.seat, 2);
      engine().play(other, decision.at(0));
      EXPECT_EQ(other.open.crew[1].hand_size, 1);
      EXPECT_TRUE(engine().problems(other).empty());
    }
}

// Answers everything but the Scan itself: Action cards come off the deck first, Contamination cards last.
struct UpToTheScan : ChanceSource {
  int drawn = 0;
  bool answer(const Game& game, const Outcomes& possible, Outcome& outcome) override {
    const bool last = game.open.pending.luck == Luck::action && ++drawn > 2;
    outcome = possible.list[last ? static_cast<std::size_t>(possible.count - 1) : 0].outcome;
    return game.open.pending.luck != Luck::scan;
  }
};

TEST(Resample, CardsSetAsideByAScanAreInNoHand) {
  UpToTheScan source;
  Hooks hooks;
  hooks.chance = &source;
  const Game game = game_at(engine(), R"({
      "at": "event.card", "decks": {"event": ["cev_rampant_mutation_1"]},
      "crew": [{"character": "scout", "hand": ["rest"], "deck": ["contamination", "contamination", "contamination"]},
               {"character": "captain"}]})",
                            &hooks);
  ASSERT_EQ(game.open.pending.luck, Luck::scan);
  ASSERT_NE(game.hidden.drawn_pile, 0u);
  for (u64 seed = 0; seed < 20; ++seed)
    for (Seat s : {Seat{0}, Seat{1}}) {
      const Game other = seen_by(game, s, seed);
      const Private& own = other.hidden.seat[0];
      EXPECT_EQ(pile_count(own.hand) + own.hand_flags.total(), game.open.crew[0].hand_size);
      EXPECT_EQ(pile_count(own.deck) + own.deck_flags.total(), game.open.crew[0].deck_size);
      EXPECT_TRUE(s != 0 || other.hidden.drawn_pile == game.hidden.drawn_pile);
      EXPECT_NE(other.hidden.drawn_pile, 0u);
    }
}

}  // namespace
}  // namespace carno
