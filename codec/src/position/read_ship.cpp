// Rooms and corridors: tiles, markers, Objects, Exploration tokens, Noise, Doors.
#include <fmt/format.h>

#include "keys.h"
#include "reading.h"

namespace carno::position {

bool take(const Spot& spot, u32& used, u8 id, std::string_view what) {
  if (!(used & bit(id))) {
    used |= bit(id);
    return true;
  }
  spot.problem(fmt::format("{} is used twice.", what));
  return false;
}

bool take_copy(const Spot& spot, u8& used, unsigned copies, std::string_view name) {
  if (used < copies) {
    ++used;
    return true;
  }
  spot.problem(fmt::format("{} is used more often than the box has it ({}).", name, copies));
  return false;
}

namespace {

void read_special(Reading& r, const Spot& spot, const Slot& slot) {
  const Tile& tile = r.c.tiles[slot.special];
  if (const auto id = spot["tile"].word(); id && *id != tile.id.view())
    spot["tile"].problem(fmt::format("The Room in slot {} is always {}.", slot.id.view(), tile.id.view()));
  if (!spot["explored"].flag(true)) spot["explored"].problem("Special Rooms are explored from the start (B4.19).");
}

void read_tile(Reading& r, const Spot& spot, Room room) {
  const Slot& slot = r.c.slots[room];
  if (slot.special != kNone) return read_special(r, spot, slot);
  const auto id = spot["tile"].word();
  const auto explored = spot["explored"].flag();
  if (!id) {
    if (explored.value_or(false)) spot["explored"].problem("An explored Room needs its `tile`.");
    return;
  }
  const TileId tile = index_of(r.c.tiles, *id);
  if (tile == kNone) return spot["tile"].problem(fmt::format("{} is not a Room tile.", quoted(*id)));
  const u8 needed = slot.tile_class, found = r.c.tiles[tile].tile_class;
  if (found == 0) return spot["tile"].problem(fmt::format("{} is a special Room with a slot of its own.", *id));
  if (found != needed)
    return spot["tile"].problem(
        fmt::format("{} is a Room tile \"{}\", slot {} takes a \"{}\".", *id, found, slot.id.view(), needed));
  if (!take(spot["tile"], r.box.tiles, tile, *id)) return;
  if (explored.value_or(true)) return r.engine.explore(r.game, room, tile);
  r.h.tile[room] = tile;
  r.h.tiles_left &= ~bit(tile);
}

void read_markers(Reading& r, const Spot& spot, Room room) {
  const bool explored = (r.o.explored & bit(room)) != 0;
  if (const auto items = spot["items"].whole(0, 20)) {
    if (*items && !explored) spot["items"].problem("The Item counter of a Room is set when it is explored (B4.21).");
    r.o.items[room] = static_cast<u8>(*items);
  }
  if (spot["fire"].flag(false)) r.o.fire |= bit(room);
  if (!spot["malfunction"].flag(false)) return;
  if (!explored)
    spot["malfunction"].problem("A Malfunction marker cannot lie in an unexplored Room (B8.9).");
  else if (!r.c.tiles[r.o.tile[room]].malfunction_allowed)
    spot["malfunction"].problem(
        fmt::format("{} never has a Malfunction marker (B8.9).", r.c.tiles[r.o.tile[room]].id.view()));
  else
    r.o.malfunction |= bit(room);
}

void read_objects(Reading& r, const Spot& spot, Room room) {
  if (spot.given() && room == r.c.tracks.blue_corpse_start) r.blue_corpse_named = true;
  for (const Spot& entry : spot.list()) {
    const auto word = entry.word();
    const u8 object = word ? object_of_word(*word) : kNone;
    if (word && object == kNone)
      entry.problem(fmt::format("{} is not an Object: they are corpse_red, corpse_blue, carcass, egg.", quoted(*word)));
    if (object == kNone) continue;
    if (static_cast<Object>(object) == Object::corpse_blue) r.blue_corpse_named = true;
    if (r.o.objects[room][object] < 100) ++r.o.objects[room][object];
  }
}

void read_token(Reading& r, const Spot& spot, Room room) {
  const auto word = spot.word();
  if (!word) return;
  const u8 kind = exploration_of(r.c, *word);
  if (kind == kNone)
    return spot.problem(
        fmt::format("{} is not an Exploration token: write EFFECT:ITEMS, like \"fire:2\".", quoted(*word)));
  if ((r.o.explored & bit(room)) && !r.running)
    return spot.problem("An explored Room has no Exploration token any more.");
  if (take_copy(spot, r.box.tokens[kind], r.c.exploration[kind].count, *word)) r.h.token[room] = kind;
}

void read_revealed_tokens(Reading& r) {
  for (const Spot& entry : r.root["tokens_revealed"].list()) {
    const auto word = entry.word();
    const u8 kind = word ? exploration_of(r.c, *word) : kNone;
    if (word && kind == kNone) entry.problem(fmt::format("{} is not an Exploration token.", quoted(*word)));
    if (kind != kNone && take_copy(entry, r.box.tokens[kind], r.c.exploration[kind].count, *word))
      ++r.o.tokens_revealed[kind];
  }
  for (std::size_t i = 0; i < kExplorationKinds; ++i)
    r.h.tokens_left[i] = static_cast<u8>(r.c.exploration[i].count - r.box.tokens[i]);
}

void read_door(Reading& r, const Spot& spot, Corridor corridor) {
  const auto word = spot.word();
  if (!word || *word == "open") return;
  if (*word == "closed")
    r.o.closed |= bit(corridor);
  else if (*word == "destroyed")
    r.o.destroyed |= bit(corridor);
  else
    spot.must("open, closed or destroyed");
}

}  // namespace

void read_rooms(Reading& r) {
  r.o.objects = {};
  const Spot rooms = r.root["rooms"];
  for (std::string_view key : rooms.keys()) {
    const Spot spot = rooms[key];
    const Room room = room_of(r.c, key);
    if (room == kNone) {
      spot.problem("is not a Room: they are 001 to 021.");
      continue;
    }
    spot.only(kRoomKeys);
    read_tile(r, spot, room);
    read_markers(r, spot, room);
    read_objects(r, spot["objects"], room);
    read_token(r, spot["token"], room);
  }
  read_revealed_tokens(r);
}

void read_corridors(Reading& r) {
  const Spot corridors = r.root["corridors"];
  u32 named = 0;
  for (std::string_view key : corridors.keys()) {
    const Spot spot = corridors[key];
    const Corridor corridor = corridor_of(r.c, key);
    if (corridor == kNone) {
      spot.problem("is not a corridor: write it like 001-002 (the shared space is `technical_noise`).");
      continue;
    }
    if (!take(spot, named, corridor, "The corridor " + id_text(r.c.corridors[corridor]))) continue;
    spot.only(kCorridorKeys);
    if (spot["noise"].flag(false)) r.o.noise |= bit(corridor);
    read_door(r, spot["door"], corridor);
  }
  if (r.root["technical_noise"].flag(false)) r.o.noise |= bit(kTechnical);
}

}  // namespace carno::position
