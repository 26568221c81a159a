// Random games over every mode, player count and edition, for the property tests.
#pragma once
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "carno/notation.h"
#include "engine.h"

namespace carno::testing {

// Games of the whole suite; slow builds ask for fewer.
inline unsigned games_to_play() {
  const char* text = std::getenv("CARNO_TEST_GAMES");
  return text ? static_cast<unsigned>(std::atoi(text)) : 1000u;
}

struct Dice {
  u64 state;
  u32 below(u32 n) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<u32>(((state >> 33) * n) >> 31);
  }
};

// Every valid setting in turn: players and modes, editions and single rule options, draft on and off.
inline Options options_for(unsigned game) {
  static constexpr std::array<std::pair<u8, Mode>, 9> settings{{{1, Mode::solo},
                                                                {2, Mode::semi},
                                                                {3, Mode::semi},
                                                                {4, Mode::semi},
                                                                {5, Mode::semi},
                                                                {2, Mode::coop},
                                                                {3, Mode::coop},
                                                                {4, Mode::coop},
                                                                {5, Mode::coop}}};
  Options options;
  options.players = settings[game % settings.size()].first;
  options.mode = settings[game % settings.size()].second;
  const unsigned edition = (game / 9) % 9;
  options.draft = game % 2;
  options.new_contamination_on_deck = edition == 1 || edition == 7;
  options.blank_returns_after_noise = edition == 3 || edition == 7;
  options.feeding_always_eats = edition == 4 || edition == 7;
  options.butcher_tie_by_number = edition == 5 || edition == 7;
  options.butcher_token_leaves_game = edition == 6 || edition == 7;
  options.attack_counts_hand = edition == 2 || edition == 8;
  options.killer_feeds = edition == 4 || edition == 8;
  options.fighters_stay = edition == 6 || edition == 8;
  return options;
}

// Plays one game; `visit(game, decision)` sees every decision before it is taken.
template <class Visit>
Game play_game(unsigned index, Visit&& visit, Hooks* hooks = nullptr) {
  Game game = engine().new_game(options_for(index), 1000 + index, hooks);
  Dice dice{index * 977ull + 5};
  Decision decision;
  for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision)) {
    visit(game, decision);
    if (::testing::Test::HasFatalFailure()) break;
    engine().play(game, decision.at(dice.below(decision.count())), hooks);
  }
  return game;
}

}  // namespace carno::testing
