// The choices of a decision as the player sees them: numbered, grouped, with what each costs and does.
#pragma once
#include <string>
#include <vector>

#include "carno/decision.h"
#include "carno/engine.h"
#include "paint.h"
#include "words.h"

namespace carno::play {

enum class Group : u8 { move, fight, cards, items, room, other };

struct Offered {
  u32 number = 0;  // what the player types, from 1
  Choice choice;
  Group group = Group::other;
  std::string notation;
  int cost = 0;      // Action cards
  std::string what;  // what it does; empty where the notation says all
};

// Names of choices need the Game (carno/notation.h); what they do is told from the View alone.
class Menu {
 public:
  Menu(const Engine& engine, const Game& game, const Words& words, const View& view, const Decision& decision);

  const std::vector<Offered>& list() const { return list_; }
  const Offered* numbered(u32 number) const;
  // Lines for the screen. 0: texts in full, 1: one line each, 2: ways side by side, 3: everything, texts left out.
  static constexpr int kDensest = 3;
  std::vector<std::string> lines(std::size_t width, int density, const Paint& paint) const;

 private:
  const Words& words_;
  std::vector<Offered> list_;
  bool one_by_one_ = true;  // false: sets of hand cards, shown side by side
  std::size_t sets_ = 0;    // how many of them; what may be dropped besides comes after
};

// Both sides of a Mutation card.
std::string mutation_text(const Words& words, u8 card);
// What one choice does, in a sentence or two.
std::string effect_of(const Words& words, const View& view, const Choice& choice);
// The whole text of the card, Item, Room or Basic Action behind it; empty if effect_of says it all.
std::string rule_of_choice(const Words& words, const View& view, const Choice& choice);

}  // namespace carno::play
