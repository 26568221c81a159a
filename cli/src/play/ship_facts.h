// What a seat sees of Rooms and corridors, put into short marks: shared by the drawn ship and the listed one.
#pragma once
#include <string>
#include <vector>

#include "carno/view.h"
#include "paint.h"
#include "words.h"

namespace carno::play {

struct Mark {
  std::string text;
  Ink ink = Ink::plain;
};
using Marks = std::vector<Mark>;

Ink ink_of_seat(Seat seat);
Ink ink_of_room(const Content& content, const View& view, Room room);

std::string exit_numbers(const Slot& slot, Corridor corridor);         // "12"; kTechnical for the entrance
Marks room_supplies(const Words& words, const View& view, Room room);  // Items with their colour, Computer
Marks room_occupants(const View& view, Room room);                     // Characters, Carnomorphs with Injuries
Marks room_markers(const Words& words, const View& view, Room room);   // Fire, Malfunction, Objects, …
Mark door_mark(const View& view, Corridor corridor);                   // "" for no Door
bool noisy(const View& view, Corridor corridor);

std::string joined(const Marks& marks, const Paint& paint, std::string_view between = " ");

// What the marks mean, in a few lines.
std::vector<std::string> legend(const Words& words, const Paint& paint);

}  // namespace carno::play
