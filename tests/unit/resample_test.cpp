// States that random games seldom come to, seen by each seat and drawn anew.
#include <cstring>

#include "engine.h"
#include "positions.h"
#include "state/play.h"

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

TEST(Resample, AnOfferIsBetweenTwo) {  // U43, B17.1
  Game game = game_at(engine(), R"({
      "crew": [{"character": "captain", "room": "011", "hand": ["rest"], "inventory": ["grenade", "medkit"]},
               {"character": "scout", "room": "011", "hand": []}, {"character": "pilot", "room": "011", "hand": []}],
      "rooms": {"011": {"objects": []}}})");
  take(engine(), game, "trade");
  take(engine(), game, "pay rest");
  Game with_grenade = game, with_medkit = game;
  take(engine(), with_grenade, "offer p2 grenade for");
  take(engine(), with_medkit, "offer p2 medkit for");
  auto offer_seen = [&](const Game& at, Seat s) { return engine().observe(at, s).open.trade_offer; };
  EXPECT_NE(offer_seen(with_grenade, 0), offer_seen(with_medkit, 0));
  EXPECT_NE(offer_seen(with_grenade, 1), offer_seen(with_medkit, 1));
  EXPECT_EQ(offer_seen(with_grenade, 2), offer_seen(with_medkit, 2));
  EXPECT_EQ(offer_seen(with_grenade, kNone), offer_seen(with_medkit, kNone));
  for (u64 seed = 0; seed < 20; ++seed)
    for (Seat s : {Seat{0}, Seat{1}, Seat{2}}) {  // whoever looks, what is offered is there to be given
      Game other = seen_by(with_grenade, s, seed);
      take(engine(), other, "accept");
      for (const std::string& problem : engine().problems(other))
        ADD_FAILURE() << "seat " << int{s} << ": " << problem;
      EXPECT_EQ(other.open.crew[1].backs[0], s == 2 ? 0 : 1);
    }
}

TEST(Resample, WhatAnAnnouncedActionUsesIsHeld) {  // B9.13
  Game game = game_at(engine(), R"({
      "crew": [{"character": "mechanic", "room": "011", "hand": ["rest", "search", "demolition"],
                "inventory": ["alcohol", "clothes_green"]},
               {"character": "captain", "room": "011", "hand": ["interruption"]}]})");
  Decision decision;
  engine().decide(game, decision);
  u32 craft = 0;
  while (craft < decision.count() && decision.at(craft).verb != Do::craft)
    ++craft;
  ASSERT_LT(craft, decision.count());
  const Choice choice = decision.at(craft);
  engine().play(game, choice);
  engine().decide(game, decision);
  engine().play(game, decision.at(0));  // pays
  engine().decide(game, decision);
  ASSERT_EQ(decision.ask, Ask::react);
  for (u64 seed = 0; seed < 50; ++seed) {
    Game other = seen_by(game, 1, seed);
    EXPECT_GE(other.hidden.seat[0].items[choice.b], 1);
    EXPECT_GE(other.hidden.seat[0].items[choice.c], 1);
    take(engine(), other, "decline");
    EXPECT_TRUE(engine().problems(other).empty());
  }
}

TEST(Resample, WhatAnotherDrewInASearchIsInNoDeck) {  // B3.18
  Game game = game_at(engine(), R"({
      "crew": [{"character": "scout", "room": "010", "hand": ["search"]}, {"character": "captain", "room": "011"}],
      "rooms": {"010": {"tile": "storage", "items": 3}}})");
  Decision decision;
  while (game.open.pending.ask != Ask::drawn) {  // the Search, then a colour
    engine().decide(game, decision);
    u32 k = 0;
    while (k + 1 < decision.count() && decision.at(k).verb != Do::play && decision.at(k).verb != Do::choose)
      ++k;
    engine().play(game, decision.at(k));
  }
  for (u64 seed = 0; seed < 50; ++seed) {
    Game other = seen_by(game, 1, seed);
    ASSERT_EQ(other.hidden.drawn_count, 2);
    engine().decide(other, decision);
    engine().play(other, decision.at(0));
    EXPECT_TRUE(engine().problems(other).empty());
  }
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

// People read the scanned cards themselves; everything else comes from the generator.
struct ScansByHand : ChanceSource {
  u64 rng = 1;
  bool answer(const Game& game, const Outcomes& possible, Outcome& outcome) override {
    if (game.open.pending.luck == Luck::scan) return false;
    Game dice = game;
    dice.rng = ++rng;
    outcome = engine().sample(dice, possible);
    return true;
  }
};

TEST(Resample, AScanThatWaitsForItsCardHasOneToRead) {
  int scans = 0;
  u64 dice = 1;
  Decision decision;
  for (u64 seed = 0; seed < 40; ++seed) {
    ScansByHand source;
    source.rng = seed << 32;
    Hooks hooks;
    hooks.chance = &source;
    Game game = engine().new_game(Options{}, seed, &hooks);
    for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
      dice = dice * 6364136223846793005ull + 1442695040888963407ull;
      const Choice choice = decision.at(static_cast<u32>(((dice >> 33) * decision.count()) >> 31));
      if (decision.seat == kChanceSeat) {
        ++scans;
        for (Seat s = 0; s < 4; ++s) {
          Game other = seen_by(game, s, dice);
          engine().decide(other, decision);
          ASSERT_GT(decision.count(), 0u);
          engine().play(other, decision.at(0));  // the generator reads the rest
          for (const std::string& problem : engine().problems(other))
            ADD_FAILURE() << "seed " << seed << ", seat " << int{s} << ": " << problem;
        }
      }
      engine().play(game, choice, &hooks);
    }
  }
  EXPECT_GT(scans, 100);
}

}  // namespace
}  // namespace carno
