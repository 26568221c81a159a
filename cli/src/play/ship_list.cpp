// The ship Room by Room, for terminals too narrow for the drawing.
#include <algorithm>

#include "carno/rulebook.h"
#include "ship_facts.h"
#include "ship_map.h"

namespace carno::play {

namespace {

std::string exits_of(const Words& words, const View& view, Room room, const Paint& paint) {
  const Slot& slot = words.content.slots[room];
  std::string text;
  for (std::size_t exit = 1; exit < slot.exit_corridor.size(); ++exit) {
    const Corridor corridor = slot.exit_corridor[exit];
    if (exit > 1 && slot.exit_corridor[exit - 1] == corridor) continue;  // one exit may have two numbers
    const Mark door = door_mark(view, corridor);
    text += " " + paint(Ink::dim, exit_numbers(slot, corridor) + ":") +
            (corridor == kTechnical ? "T" : std::string(words.content.slots[slot.exit_room[exit]].id.view())) +
            paint(door.ink, door.text) + paint(Ink::magenta, noisy(view, corridor) ? "!" : "");
  }
  return text;
}

// Where somebody is, and the Rooms around the viewer's Character.
bool near(const Words& words, const View& view, Room room) {
  if (view.open.crew_in[room] || view.open.minis_in[room]) return true;
  const Room here = view.seat < kSeats ? view.open.crew[view.seat].room : kNone;
  return here < kRooms && (words.content.slots[here].neighbor_mask & bit(room));
}

std::string line_of(const Words& words, const View& view, Room room, const Paint& paint, std::size_t width) {
  constexpr std::size_t kExits = 34;
  const bool here = view.seat < kSeats && view.open.crew[view.seat].room == room;
  Marks marks = room_supplies(words, view, room);
  for (const Marks& more : {room_occupants(view, room), room_markers(words, view, room)})
    marks.insert(marks.end(), more.begin(), more.end());
  std::size_t used = 0;
  for (const Mark& mark : marks)
    used += columns(mark.text) + 1;
  const std::size_t room_for_name = width > kExits + used + 10 ? width - kExits - used - 2 : 8;
  const std::string name = shortened(words.room(view, room), room_for_name);
  std::string line =
      (here ? ">" : " ") + paint(ink_of_room(words.content, view, room), name) + " " + joined(marks, paint);
  const std::size_t so_far = 1 + columns(name) + std::max<std::size_t>(used, 1);
  if (so_far + kExits < width) line += std::string(width - kExits - so_far, ' ');
  return line + exits_of(words, view, room, paint);
}

}  // namespace

std::vector<std::string> list_ship(const Words& words, const View& view, const Paint& paint, std::size_t width,
                                   bool all) {
  std::vector<std::string> lines;
  const auto tracks = track_lines(words, view), bag = bag_lines(words, view);
  const auto adaptations = adaptation_lines(words, view);
  std::string text = tracks[0];
  for (const auto* panel : {&tracks, &bag, &adaptations}) {
    for (std::size_t i = panel == &tracks ? 1 : 0; i < panel->size(); ++i) {
      text += " · ";
      for (const char letter : (*panel)[i])  // its columns closed up
        if (letter != ' ' || text.back() != ' ') text += letter;
    }
  }
  if (all) {
    for (const std::string& line : wrap(text, width))
      lines.push_back(line);
  } else {
    lines.push_back(shortened(tracks[0] + " · " + tracks[2] + " · " + tracks[5] + " · " + tracks[6], width));
  }
  for (Room room = 0; room < kRooms; ++room)
    if (all || near(words, view, room)) lines.push_back(line_of(words, view, room, paint, width));
  return lines;
}

}  // namespace carno::play
