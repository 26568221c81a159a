#include "ship_facts.h"

#include <array>

#include "carno/carnomorphs.h"
#include "carno/notation.h"

namespace carno::play {

namespace {

constexpr std::array<char, kTypes> kTypeLetters{'M', 'S', 'F', 'B'};

std::string_view object_sign(Object object) {
  constexpr std::array<std::string_view, kObjects> signs{"†r", "†b", "%", "o"};
  return signs[static_cast<std::size_t>(object)];
}

Ink object_ink(Object object) {
  constexpr std::array<Ink, kObjects> inks{Ink::red, Ink::blue, Ink::magenta, Ink::yellow};
  return inks[static_cast<std::size_t>(object)];
}

char colour_letter(u8 colours) {
  if (colours == 7) return 'w';
  return colours & 1 ? 'r' : colours & 2 ? 'y' : colours & 4 ? 'g' : ' ';
}

const Tile* tile_of(const Content& content, const View& view, Room room) { return tile({content, view.open}, room); }

}  // namespace

Ink ink_of_seat(Seat seat) {
  constexpr std::array<Ink, kSeats> inks{Ink::green, Ink::cyan, Ink::yellow, Ink::blue, Ink::magenta};
  return seat < kSeats ? inks[seat] : Ink::plain;
}

Ink ink_of_room(const Content& content, const View& view, Room room) {
  const Tile* tile = tile_of(content, view, room);
  if (!tile) return Ink::dim;
  switch (colour_letter(tile->colours)) {
    case 'r': return Ink::red;
    case 'y': return Ink::yellow;
    case 'g': return Ink::green;
    default: return Ink::white;
  }
}

std::string exit_numbers(const Slot& slot, Corridor corridor) {
  std::string numbers;
  for (std::size_t exit = 1; exit < slot.exit_corridor.size(); ++exit)
    if (slot.exit_corridor[exit] == corridor) numbers += static_cast<char>('0' + exit);
  return numbers;
}

Marks room_supplies(const Words& words, const View& view, Room room) {
  Marks marks;
  const Tile* tile = tile_of(words.content, view, room);
  if (!tile) return marks;
  if (tile->searchable && tile->colours) {
    const std::string items = std::to_string(view.open.items[room]) + colour_letter(tile->colours);
    marks.push_back({items, view.open.items[room] ? ink_of_room(words.content, view, room) : Ink::dim});
  }
  if (tile->computer) marks.push_back({"C", view.open.malfunction & bit(room) ? Ink::dim : Ink::cyan});
  return marks;
}

Marks room_occupants(const View& view, Room room) {
  Marks marks;
  for (Seat s = 0; s < view.open.options.players; ++s) {
    if (!(view.open.crew_in[room] & bit(s))) continue;
    const bool in_pod = view.open.crew[s].place == Place::pod;
    const std::string name = in_pod ? "(" + seat_text(s) + ")" : seat_text(s);
    marks.push_back({name, s == view.seat ? Ink::self : ink_of_seat(s)});
  }
  for (int type = kTypes - 1; type >= 0; --type) {  // large to small, as the rules go (B6.20)
    for (const Carnomorph& it : view.open.minis) {
      if (it.type != type || it.room != room) continue;
      std::string text(1, kTypeLetters[static_cast<std::size_t>(type)]);
      if (it.injuries) text += std::to_string(it.injuries);
      marks.push_back({text, Ink::alarm});
    }
  }
  return marks;
}

Marks room_markers(const Words& words, const View& view, Room room) {
  Marks marks;
  if (view.open.fire & bit(room)) marks.push_back({words.say("fire"), Ink::alarm});
  if (view.open.malfunction & bit(room)) marks.push_back({words.say("malfunction"), Ink::yellow});
  if (view.open.airlock == room) marks.push_back({words.say("airlock"), Ink::alarm});
  for (u8 o = 0; o < kObjects; ++o) {
    const u8 count = view.open.objects[room][o];
    const auto object = static_cast<Object>(o);
    if (count) {
      marks.push_back(
          {std::string(object_sign(object)) + (count > 1 ? std::to_string(count) : ""), object_ink(object)});
    }
  }
  if (const Tile* tile = tile_of(words.content, view, room)) {
    if (tile->nest && !view.open.nest_destroyed)
      marks.push_back({words.say("eggs", {{"count", view.open.eggs}}), Ink::yellow});
    if (tile->nest && view.open.nest_destroyed) marks.push_back({words.say("destroyed"), Ink::dim});
    if (tile->engine != kNone && view.engine[tile->engine])
      marks.push_back(view.engine[tile->engine] == 1 ? Mark{words.say("works"), Ink::green}
                                                     : Mark{words.say("damaged"), Ink::red});
  } else if (view.token[room] != kNone) {
    const ExplorationToken& token = words.content.exploration[view.token[room]];
    const std::string_view effect = words.content.explore[static_cast<std::size_t>(token.effect)].id.view();
    marks.push_back({std::string(effect) + ":" + std::to_string(token.items), Ink::dim});
  }
  return marks;
}

Mark door_mark(const View& view, Corridor corridor) {
  if (corridor == kTechnical) return {};
  if (view.open.closed & bit(corridor)) return {"#", Ink::bold};
  if (view.open.destroyed & bit(corridor)) return {"x", Ink::dim};
  return {};
}

bool noisy(const View& view, Corridor corridor) { return (view.open.noise & bit(corridor)) != 0; }

std::string joined(const Marks& marks, const Paint& paint, std::string_view between) {
  std::string text;
  for (const Mark& mark : marks)
    text += (text.empty() ? "" : std::string(between)) + paint(mark.ink, mark.text);
  return text;
}

std::vector<std::string> legend(const Words& words, const Paint& paint) {
  const auto type = [&](Type it) { return std::string(words.type(it)); };
  return {paint(Ink::dim, words.say("legend_rooms")),
          paint(Ink::dim, words.say("legend_figures", {{"metagorger", type(carnomorph_type::metagorger)},
                                                       {"shambler", type(carnomorph_type::shambler)},
                                                       {"fleshbeast", type(carnomorph_type::fleshbeast)},
                                                       {"butcher", type(carnomorph_type::butcher)}})),
          paint(Ink::dim, words.say("legend_corridors"))};
}

}  // namespace carno::play
