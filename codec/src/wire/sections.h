// The parts of a view, each written by its own function. They read nothing but the View.
#pragma once
#include "carno/engine.h"
#include "carno/facts.h"
#include "facts.h"
#include "json.h"

namespace carno::wire {

struct Shown {
  const Content& c;
  const View& view;
  const Open& o = view.open;
};

void write_tracks(Json& json, const Shown& it);
void write_room(Json& json, const Shown& it, Room room);
void write_corridors(Json& json, const Shown& it);
void write_crew(Json& json, const Shown& it, Seat seat);
void write_own(Json& json, const Shown& it);
void write_brood(Json& json, const Shown& it);

// All that the function of the same name reads, and that can change in a game.
Facts room_facts(const View& view, Room room);
Facts corridor_facts(const View& view);
Facts crew_facts(const View& view, Seat seat);
Facts own_facts(const View& view);
Facts brood_facts(const View& view);

// Cards of a Character as the notation names them, with their numbers: {"rest":1,"contamination":2}.
struct Pile {
  u32 actions = 0;  // 2 bits per CardId
  unsigned contamination = 0, infected = 0, clean = 0;
};
void write_counts(Json& json, const Content& c, u8 character, const Pile& pile);
void write_names(Json& json, const Content& c, u8 character, const Pile& pile);  // ["rest","contamination"]

void write_label(Json& json, u8 label);  // "shambler#2"
void write_thing(Json& json, const Content& c, Thing thing);
void write_backs(Json& json, const Crew& crew);
void write_exploration(Json& json, const Content& c, u8 kind);  // fire:2, without quotes

}  // namespace carno::wire
