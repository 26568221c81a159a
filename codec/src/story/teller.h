// Names of things and ready-made sentences for one event.
#pragma once
#include <initializer_list>
#include <string>
#include <utility>

#include "carno/story.h"

namespace carno::story {

// The values of a sentence's {placeholders}.
using Slots = std::initializer_list<std::pair<std::string_view, std::string>>;

struct Teller {
  const Content& c;
  const Texts& texts;
  Lang lang;
  const Game& game;
  const Event& e;
  Seat viewer;
  const LabelNames* names;

  // The text "story.KEY" with its placeholders filled.
  std::string say(std::string_view key, Slots slots = {}) const;

  // --- names ---
  std::string seat(Seat s) const;                   // "the Scout"; "Player 2" before the Characters are chosen
  std::string seats(u8 mask) const;                 // "the Scout, the Captain"; a word for nobody
  std::string carnomorph(u8 label, u8 type) const;  // "Shambler #2"; "Fleshbeast (Shambler #2)" once it has evolved
  std::string actor() const { return e.label == kNone ? seat(e.seat) : carnomorph(e.label, e.type); }
  std::string room(Room r) const;  // "Armory (007)"; "Room 007" while it is unexplored
  std::string corridor(Corridor k) const;
  std::string type(u8 t) const;
  std::string token(u8 t) const;
  std::string thing(Thing t) const;  // an Item or an Object
  std::string object(Object o) const;
  std::string own_card(Seat owner, u8 card) const;
  std::string cards(Seat owner, u32 mask) const;
  std::string name(std::string_view kind, std::string_view id) const;   // the text "kind.id.name"
  std::string label(std::string_view kind, std::string_view id) const;  // the text "kind.id"
  template <class Table>
  std::string card(std::string_view kind, const Table& table, u8 index) const {
    return index < table.size() ? name(kind, table[index].id.view()) : std::string("–");
  }

  // Why this Character: alone in the Room, fewest Action cards, or how it came to be attacked (B6.19, U1).
  std::string why_target() const;
};

std::string number(int value);

// The sentence of an event, without its rule; empty where none is needed. By chapter, in lines_*.cpp.
std::string tell(const Teller&);
std::string tell_carnomorphs(const Teller&);
std::string tell_characters(const Teller&);
std::string tell_cards_and_items(const Teller&);
std::string tell_ship(const Teller&);
std::string tell_course(const Teller&);  // Turns, Actions, the end

}  // namespace carno::story
