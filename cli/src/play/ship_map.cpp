#include "ship_map.h"

#include <algorithm>
#include <ranges>

#include "canvas.h"
#include "carno/rulebook.h"
#include "ship_facts.h"
#include "ship_layout.h"

namespace carno::play {

namespace {

constexpr int kInner = kBoxWidth - 2;

int width_of(std::string_view text) { return static_cast<int>(columns(text)); }

int put(Canvas& canvas, int x, int y, const Mark& mark) {
  canvas.text(x, y, mark.text, mark.ink);
  return x + width_of(mark.text);
}

// Marks one after another with gaps; without gaps where they do not fit; what is left over is a "+".
void put_all(Canvas& canvas, int x, int y, const Marks& marks, int width) {
  int needed = -1;
  for (const Mark& mark : marks)
    needed += width_of(mark.text) + 1;
  const int gap = needed <= width ? 1 : 0;
  const int end = x + width;
  for (const Mark& mark : marks) {
    if (x + width_of(mark.text) > end) {
      canvas.text(end - 1, y, "+", Ink::alarm);
      return;
    }
    x = put(canvas, x, y, mark) + gap;
  }
}

std::vector<std::string> words_of(const std::string& name) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find(' ', at), name.size());
    words.push_back(name.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

// "Evacuation Section A" as "Evacu. Secti. A": long words give way until the name fits; "Room … Slime" if that fails.
std::string fitted(const std::string& name, int width) {
  const std::vector<std::string> words = words_of(name);
  std::string out = name;
  for (std::size_t longest = 9; width_of(out) > width && longest >= 4; --longest) {
    out.clear();
    for (const std::string& word : words) {
      std::string part = columns(word) > longest ? shortened(word, longest) : word;
      if (part != word) part.replace(part.size() - std::string_view("…").size(), std::string::npos, ".");
      out += (out.empty() ? "" : " ") + part;
    }
  }
  if (width_of(out) > width && words.size() > 2) out = words.front() + " … " + words.back();
  return shortened(out, static_cast<std::size_t>(width));
}

void draw_technical(Canvas& canvas, const Words& words, const View& view, Room room, int x, int y) {
  const Slot& slot = words.content.slots[room];
  if (!slot.technical) return;
  const std::string text = "T" + exit_numbers(slot, kTechnical);
  canvas.text(x, y, text, Ink::dim);
  if (noisy(view, kTechnical)) canvas.text(x + width_of(text), y, "!", Ink::magenta);
}

void draw_room(Canvas& canvas, const Words& words, const View& view, Room room) {
  const Point at = kBoxes[room];
  const bool explored = view.open.explored & bit(room);
  const bool here = view.seat < kSeats && view.open.crew[view.seat].room == room;
  canvas.frame(at.x, at.y, kBoxWidth, kBoxHeight, here ? Ink::bold : explored ? Ink::plain : Ink::dim);
  canvas.text(at.x + 1, at.y, words.content.slots[room].id.view(), explored ? Ink::bold : Ink::dim);
  draw_technical(canvas, words, view, room, at.x + 5, at.y);
  const Marks supplies = room_supplies(words, view, room);
  int right = at.x + kBoxWidth - 2;
  for (const Mark& mark : std::views::reverse(supplies)) {
    put(canvas, right - width_of(mark.text) + 1, at.y, mark);
    right -= width_of(mark.text) + 1;
  }
  if (explored) {
    canvas.text(at.x + 1, at.y + 1, fitted(std::string(words.tile(view.open.tile[room])), kInner),
                ink_of_room(words.content, view, room));
  } else if (view.tile[room] != kNone) {
    canvas.text(at.x + 1, at.y + 1, fitted("(" + std::string(words.tile(view.tile[room])) + ")", kInner), Ink::dim);
  } else {
    canvas.text(at.x + 1, at.y + 1,
                words.say("unexplored") + "  " + std::to_string(words.content.slots[room].tile_class), Ink::dim);
  }
  put_all(canvas, at.x + 1, at.y + 2, room_occupants(view, room), kInner);
  put_all(canvas, at.x + 1, at.y + 3, room_markers(words, view, room), kInner);
}

void draw_corridor(Canvas& canvas, const Words& words, const View& view, Corridor corridor) {
  const CorridorPath& path = corridor_paths()[corridor];
  const bool loud = noisy(view, corridor);
  canvas.path(path.points, loud ? Ink::magenta : Ink::dim);
  const Mark door = door_mark(view, corridor);
  if (!door.text.empty()) put(canvas, path.door.x, path.door.y, door);
  const Slot& from = words.content.slots[words.content.corridors[corridor].a];
  const int x = put(canvas, path.label.x, path.label.y, {exit_numbers(from, corridor), Ink::dim});
  if (loud) canvas.text(x, path.label.y, "!", Ink::magenta);
}

void draw_panel(Canvas& canvas, int x, int y, const std::vector<std::string>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i)
    canvas.text(x, y + static_cast<int>(i), lines[i], i == 0 ? Ink::bold : Ink::plain);
}

}  // namespace

std::vector<std::string> draw_ship(const Words& words, const View& view, const Paint& paint) {
  Canvas canvas(kMapWidth, kMapHeight);
  for (Corridor k = 0; k < kCorridors; ++k)
    draw_corridor(canvas, words, view, k);
  for (Room r = 0; r < kRooms; ++r)
    draw_room(canvas, words, view, r);
  draw_panel(canvas, 0, 0, track_lines(words, view));
  draw_panel(canvas, 0, 16, bag_lines(words, view));
  draw_panel(canvas, 81, 10, adaptation_lines(words, view));
  return canvas.lines(paint);
}

}  // namespace carno::play
