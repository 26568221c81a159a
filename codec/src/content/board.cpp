// base/board.json: 21 Rooms, 28 corridors and the Technical Corridors (B1.7).
#include <algorithm>

#include "compiler.h"

namespace carno::loader {

namespace {

constexpr int kViewMost = 10000;
constexpr u8 kAllExits = 0b11110;  // bit per exit number 1 to 4
constexpr Term<u8> kKinds[] = {{"tile_slot", 0}, {"special", 1}};

struct Xy {
  i16 x = 0, y = 0;
};

struct Passage {  // a corridor while the board is read
  std::string id;
  std::array<Room, 2> room{};
  std::array<u8, 2> numbers{};  // bits at either end
  std::array<bool, 2> used{};   // named by an exit of that Room
};

struct Board {
  Compiler& c;
  std::vector<Passage> passages;
};

Xy read_xy(const Node& node) {
  const std::vector<Node> pair = node.list(2, 2);
  if (pair.size() != 2) return {};
  return {pair[0].whole<i16>(0, kViewMost), pair[1].whole<i16>(0, kViewMost)};
}

u8 read_exit_numbers(const Node& node, std::size_t least) {
  u8 bits = 0;
  for (const Node& number : node.list(least, 4)) {
    const auto n = number.whole<unsigned>(1, 4);
    if (n && (bits & bit(n))) number.problem(fmt::format("exit {} stands twice", n));
    if (n) bits |= static_cast<u8>(bit(n));
  }
  return bits;
}

void compile_corridors(Board& board, const Node& list) {
  for (const Node& node : list.entries()) {
    Fields f(node);
    Passage passage;
    passage.id = f.id("corridor");
    passage.room = {read_slot(f.need("a")), read_slot(f.need("b"))};
    passage.numbers = {read_exit_numbers(f.need("numbers_at_a"), 1), read_exit_numbers(f.need("numbers_at_b"), 1)};
    f.need("door_space").must_be(true);
    const Xy door = read_xy(f.need("door_xy"));
    f.provenance();
    if (passage.room[0] != kNone && passage.room[0] >= passage.room[1])
      node.problem("must lead from the lower Room number (a) to the higher one (b)");
    if (board.passages.size() < kCorridors) {
      CorridorInfo& corridor = board.c.content.corridors[board.passages.size()];
      corridor.id = name_of(fmt::format("{:03}-{:03}", passage.room[0] + 1, passage.room[1] + 1));
      corridor.a = passage.room[0];
      corridor.b = passage.room[1];
      corridor.x = door.x;
      corridor.y = door.y;
    }
    board.passages.push_back(std::move(passage));
  }
}

// The corridor an exit names, checked against what the corridor says of itself.
Corridor read_corridor(Board& board, const Node& node, Room room, Room to, u8 numbers) {
  const std::string_view id = node.id();
  for (std::size_t i = 0; i < board.passages.size(); ++i) {
    Passage& passage = board.passages[i];
    if (id.empty() || passage.id != id) continue;
    const std::size_t end = passage.room[0] == room ? 0 : 1;
    if (passage.room[end] != room || passage.room[1 - end] != to) {
      node.problem(fmt::format("\"{}\" does not join the two Rooms of this exit", id));
    } else if (passage.numbers[end] != numbers) {
      node.problem(fmt::format("\"{}\" has other exit numbers at this end", id));
    }
    passage.used[end] = passage.used[end] || passage.room[end] == room;
    return static_cast<Corridor>(std::min<std::size_t>(i, kCorridors - 1));
  }
  if (!id.empty()) node.must("the id of a corridor");
  return kNone;
}

void add_neighbor(Slot& slot, Room room, Corridor corridor) {
  if (room == kNone || corridor == kNone || slot.neighbors == slot.neighbor_room.size()) return;
  std::size_t at = slot.neighbors++;
  for (; at > 0 && slot.neighbor_room[at - 1] > room; --at) {  // lowest Room number first
    slot.neighbor_room[at] = slot.neighbor_room[at - 1];
    slot.neighbor_corridor[at] = slot.neighbor_corridor[at - 1];
  }
  slot.neighbor_room[at] = room;
  slot.neighbor_corridor[at] = corridor;
  slot.neighbor_mask |= bit(room);
  slot.corridor_mask |= bit(corridor);
}

void compile_exit(Board& board, const Node& node, Room room, Slot& slot, u8& seen) {
  Fields f(node);
  const u8 numbers = read_exit_numbers(f.need("numbers"), 1);
  const Node to = f.need("to");
  const bool technical = to.present() && *to.value() == "technical_corridors";
  Room neighbor = kNone;
  Corridor corridor = kTechnical;
  if (technical) {
    f.need("corridor").must_be(nullptr);
    slot.technical = 1;
    slot.corridor_mask |= bit(kTechnical);
  } else {
    neighbor = read_slot(to);
    corridor = read_corridor(board, f.need("corridor"), room, neighbor, numbers);
    add_neighbor(slot, neighbor, corridor);
  }
  for (unsigned n = 1; n <= 4; ++n) {
    if (!(numbers & bit(n))) continue;
    if (seen & bit(n)) node.problem(fmt::format("exit {} of this Room stands twice", n));
    slot.exit_corridor[n] = corridor;
    slot.exit_room[n] = neighbor;
  }
  seen |= numbers;
}

u8 technical_numbers(const Slot& slot) {
  u8 bits = 0;
  for (unsigned n = 1; n <= 4; ++n)
    if (slot.exit_corridor[n] == kTechnical) bits |= static_cast<u8>(bit(n));
  return bits;
}

Slot compile_slot(Board& board, const Node& node, unsigned number) {
  Fields f(node);
  Slot slot;
  const Room room = read_slot(f.need("id"));
  slot.id = name_of(fmt::format("{:03}", number));
  if (room != kNone && room + 1u != number)
    f.need("id").problem(fmt::format("must be {:03}: Rooms stand in order", number));
  f.need("number").must_be(number);
  const bool special = f.need("kind").term(kKinds) != 0;
  if (special) {
    f.need("tile_class").must_be(nullptr);
    slot.special = read_tile(f.need("special_room"), board.c.ids);
  } else {
    slot.tile_class = f.need("tile_class").whole(1, 2);
    f.need("special_room").must_be(nullptr);
  }
  slot.x = f.need("x").whole<i16>(0, kViewMost);
  slot.y = f.need("y").whole<i16>(0, kViewMost);
  slot.exit_corridor.fill(kNone);
  slot.exit_room.fill(kNone);
  u8 seen = 0;
  const Node exits = f.need("exits");
  for (const Node& exit : exits.list(1, 4))
    compile_exit(board, exit, room, slot, seen);
  if (exits.present() && seen != kAllExits) exits.problem("must carry the numbers 1 to 4, each once");
  const Node entrance = f.need("technical_entrance");
  if (entrance.present() && read_exit_numbers(entrance, 0) != technical_numbers(slot))
    entrance.problem("names other numbers than the exits do");
  const Node entrance_xy = f.need("technical_entrance_xy");
  if (slot.technical) {
    read_xy(entrance_xy);
  } else {
    entrance_xy.must_be(nullptr);
  }
  f.provenance();
  return slot;
}

void compile_technical_corridors(Compiler& c, const Node& node) {
  Fields f(node);
  f.need("id").must_be("technical_corridors");
  read_xy(f.need("space_xy"));
  f.need("single_noise_space").must_be(true);  // B4.5
  f.need("doors_allowed").must_be(false);
  const Node list = f.need("entrances");
  u32 named = 0;
  for (const Node& entrance : list.list(0, kRooms)) {
    Fields e(entrance);
    const Room room = read_slot(e.need("slot"));
    const u8 numbers = read_exit_numbers(e.need("numbers"), 1);
    if (room == kNone) continue;
    named |= bit(room);
    if (numbers != technical_numbers(c.content.slots[room]))
      entrance.problem("names other numbers than that Room's exits do");
  }
  for (unsigned room = 0; room < kRooms; ++room) {
    if (c.content.slots[room].technical && !(named & bit(room)))
      list.problem(fmt::format("lacks the entrance of Room {:03}", room + 1));
  }
  f.provenance();
  c.needs_text("board", "technical_corridors", {"name", "effect"});
}

void check_sections(Compiler& c, const Node& list) {
  const std::vector<Node> sections = list.entries();
  if (list.present() && sections.size() != 2) list.problem(fmt::format("must have 2 entries, has {}", sections.size()));
  for (std::size_t i = 0; i < sections.size(); ++i) {
    Fields f(sections[i]);
    f.need("id").must_be(i == 0 ? "section_a" : "section_b");
    f.need("pod_spaces").must_be(2);
    for (const Node& xy : f.need("pod_xy").list(2, 2))
      read_xy(xy);
    for (const Node& slot : f.need("near_slots").list(1))
      read_slot(slot);
    read_tile(f.need("entered_from_room"), c.ids);
    f.provenance();
    c.needs_text("board", i == 0 ? "section_a" : "section_b", {"name"});
  }
}

void check_track_positions(const Node& node) {
  Fields f(node);
  for (const char* track : {"time_track", "self_destruct_track", "destination_track"}) {
    const Node spaces = f.need(track);
    if (const json::object* places = spaces.present() ? spaces.value()->if_object() : nullptr) {
      for (const json::key_value_pair& place : *places)
        read_xy(spaces.child(place.key(), &place.value()));
    } else {
      spaces.must("an object");
    }
  }
  read_xy(f.need("coordinates_card"));
  f.provenance();
}

void check_joined(const Board& board, const Node& list) {  // every Room can be reached from every other
  u32 reached = 1;
  for (bool grows = true; grows;) {
    const u32 before = reached;
    for (unsigned room = 0; room < kRooms; ++room)
      if (reached & bit(room)) reached |= board.c.content.slots[room].neighbor_mask;
    grows = reached != before;
  }
  for (unsigned room = 0; room < kRooms; ++room)
    if (!(reached & bit(room))) list.problem(fmt::format("Room {:03} cannot be reached from 001", room + 1));
}

void check_ends(const Board& board, const Node& list) {
  for (const Passage& passage : board.passages) {
    for (std::size_t end = 0; end < 2; ++end) {
      if (!passage.used[end] && passage.room[end] != kNone)
        list.as_entry(passage.id).problem(fmt::format("is no exit of Room {:03}", passage.room[end] + 1));
    }
  }
}

void check_totals(const Board& board, Fields& file, int slots) {
  const auto& all = board.c.content.slots;
  const auto of_class = [&](u8 wanted) {
    return static_cast<int>(std::ranges::count_if(all, [&](const Slot& s) { return s.tile_class == wanted; }));
  };
  Totals totals(file);
  totals.box("slots", kRooms, slots);
  totals.box("tile_class_1", 11, of_class(1));
  totals.box("tile_class_2", 5, of_class(2));
  totals.box("special", 5, of_class(0));
  totals.box("corridors", kCorridors, static_cast<int>(board.passages.size()));
  totals.box("technical_entrances", 8, static_cast<int>(std::ranges::count(all, u8{1}, &Slot::technical)));
}

}  // namespace

void compile_board(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  f.need("id").must_be("board_basic");
  read_xy(f.need("view_size"));
  c.content.tracks.crew_start = read_slot(f.need("character_start_slot"));
  c.content.tracks.blue_corpse_start = read_slot(f.need("blue_corpse_start_slot"));
  f.provenance();
  c.needs_text("board", "board_basic", {"name"});
  Board board{c, {}};
  const Node corridors = f.need("corridors");
  compile_corridors(board, corridors);
  const Node list = f.need("slots");
  unsigned number = 0;
  for (const Node& node : list.entries()) {
    const Slot slot = compile_slot(board, node, ++number);
    if (number <= kRooms) c.content.slots[number - 1] = slot;
  }
  check_ends(board, corridors);
  if (number == kRooms) check_joined(board, list);
  compile_technical_corridors(c, f.entry("technical_corridors"));
  check_sections(c, f.need("evacuation_sections"));
  check_track_positions(f.entry("track_positions"));
  check_totals(board, f, static_cast<int>(number));
}

}  // namespace carno::loader
