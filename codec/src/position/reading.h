// What the parts of the reader share: the game being put together and what has been taken out of the box for it.
#pragma once
#include <algorithm>

#include "ids.h"
#include "spot.h"

namespace carno::position {

// What the position has named so far. Whatever is named once too often is a problem where it is named.
struct Box {
  std::array<u8, kItems> items{};
  std::array<u8, kWounds> wounds{};
  std::array<u8, kExplorationKinds> tokens{};
  u32 tiles = 0, attacks = 0, events = 0, mutations = 0, objectives = 0, adaptations = 0;
  Flags contamination;  // with the players, or removed from the game
};

struct Reading {
  const Engine& engine;
  const Content& c;
  Game& game;
  Open& o;
  Hidden& h;
  LabelNames& names;
  Problems& problems;
  Spot root;
  bool running;  // written by the game, with its `engine` part: what the rules are about to mend is no problem
  Box box{};
  bool blue_corpse_named = false;
  std::vector<Spot> crew{};  // what the position says about each seat
};

// Marks one card or tile of a set as used; false, with the problem said, if it is already.
bool take(const Spot& spot, u32& used, u8 id, std::string_view what);
// Marks a copy as used; false if the box has no more.
bool take_copy(const Spot& spot, u8& used, unsigned copies, std::string_view name);

// In the order in which they must be called.
void read_rooms(Reading& r);  // tiles, markers, Objects, tokens
void read_corridors(Reading& r);
void read_carnomorphs(Reading& r);  // miniatures with their ids
void read_tracks(Reading& r);       // time, Destination, engines, pods, flags of the game
void read_crew(Reading& r);         // who, where, wounds, cards, Items
void read_bag(Reading& r);
void read_eggs(Reading& r);
void read_adaptations(Reading& r);
void read_decks(Reading& r);  // what nobody has named is in its deck
void read_objectives(Reading& r);
void read_knows(Reading& r);
void read_step(Reading& r);  // where the rules stand
void read_result(Reading& r);

// Parts of one Character, called by read_crew.
struct Member {
  Spot spot;
  Seat seat;
  Crew& crew;
  Private& own;
  const Character& who;
};
void read_cards(Reading& r, Member& m);
void read_belongings(Reading& r, Member& m);  // Hand slots, Inventory, Quest Items

}  // namespace carno::position
