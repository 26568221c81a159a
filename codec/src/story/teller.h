// Names of things and ready-made sentences for one event.
#pragma once
#include <string>

#include "carno/phrase.h"
#include "carno/story.h"

namespace carno::story {

struct Teller {
  const Content& c;
  const Texts& texts;
  Lang lang;
  const Game& game;
  const Event& e;
  Seat viewer;
  const LabelNames* names;

  // The sentence "story.KEY" with its placeholders filled.
  std::string say(std::string_view key, const Placeholders& slots = {}) const;

  // --- what fills a placeholder ---
  Phrase words(std::string_view key, Placeholders slots = {}) const;  // the text "story.KEY"
  Phrase seat(Seat s) const;                   // "the Scout"; "Player 2" before the Characters are chosen
  Phrase seats(u8 mask) const;                 // "the Scout, the Captain"; a word for nobody
  Phrase carnomorph(u8 label, u8 type) const;  // "Shambler #2"; "Fleshbeast (Shambler #2)" once it has evolved
  Phrase actor() const { return e.label == kNone ? seat(e.seat) : carnomorph(e.label, e.type); }
  Phrase room(Room r) const;  // "Armory (007)"; "Room 007" while it is unexplored
  Phrase corridor(Corridor k) const;
  Phrase type(u8 t) const;
  Phrase token(u8 t) const;
  Phrase thing(Thing t) const;  // an Item or an Object
  Phrase object(Object o) const;
  Phrase own_card(Seat owner, u8 card) const;
  Phrase cards(Seat owner, u32 mask) const;
  Phrase name(std::string_view kind, std::string_view id) const;   // the text "kind.id.name"
  Phrase label(std::string_view kind, std::string_view id) const;  // the text "kind.id"
  template <class Table>
  Phrase card(std::string_view kind, const Table& table, u8 index) const {
    return index < table.size() ? name(kind, table[index].id.view()) : Phrase("–");
  }

  // Why this Character: alone in the Room, fewest Action cards, or how it came to be attacked (B6.19, U1).
  Phrase why_target() const;
};

inline std::string number(int value) { return std::to_string(value); }

// The sentence of an event, without its rule; empty where none is needed. By chapter, in lines_*.cpp.
std::string tell(const Teller&);
std::string tell_carnomorphs(const Teller&);
std::string tell_characters(const Teller&);
std::string tell_cards_and_items(const Teller&);
std::string tell_ship(const Teller&);
std::string tell_course(const Teller&);  // Turns, Actions, the end

}  // namespace carno::story
