#include "mind.h"

#include <algorithm>

namespace carno::sane {

const Tile* tile_at(const Mind& m, Room r) {
  const TileId tile = explored(m, r) ? m.o.tile[r] : m.v.tile[r];
  return tile == kNone ? nullptr : &m.c.tiles[tile];
}

Corridor corridor_between(const Mind& m, Room a, Room b) {
  const Slot& slot = m.c.slots[a];
  for (std::size_t i = 0; i < slot.neighbors; ++i)
    if (slot.neighbor_room[i] == b) return slot.neighbor_corridor[i];
  return kNone;
}

u32 rooms_that(const Mind& m, Verb verb) {
  u32 rooms = 0;
  for (Room r = 0; r < kRooms; ++r) {
    const Tile* tile = tile_at(m, r);
    if (tile && find_op(m.c, tile->action.option, tile->action.options, verb)) rooms |= bit(r);
  }
  return rooms;
}

u32 rooms_with_tile(const Mind& m, u32 tiles) {
  u32 rooms = 0;
  for (Room r = 0; r < kRooms; ++r) {
    const TileId tile = explored(m, r) ? m.o.tile[r] : m.v.tile[r];
    if (tile != kNone && (tiles & bit(tile))) rooms |= bit(r);
  }
  return rooms;
}

u32 rooms_with_object(const Mind& m, Object object) {
  u32 rooms = 0;
  for (Room r = 0; r < kRooms; ++r)
    if (m.o.objects[r][static_cast<std::size_t>(object)]) rooms |= bit(r);
  return rooms;
}

unsigned undressed(const Mind& m, Seat s) {
  unsigned n = 0;
  for (std::size_t i = 0; i < m.o.crew[s].serious_count; ++i)
    n += m.o.crew[s].serious[i] & kDressed ? 0u : 1u;
  return n;
}

bool bleeds(const Mind& m) {
  return std::any_of(m.crew.serious.begin(), m.crew.serious.begin() + m.crew.serious_count,
                     [&](u8 wound) { return wound < kWounds && m.c.wounds[wound].bleeds; });
}

bool carries(const Mind& m, Thing t) {
  return std::any_of(m.crew.held.begin(), m.crew.held.end(), [&](const Held& held) { return held.thing == t; });
}

unsigned items_held(const Mind& m) {
  unsigned n = 0;
  for (u8 copies : m.v.own.items)
    n += copies;
  for (const Held& held : m.crew.held)
    n += held.thing < kObjectThing ? 1u : 0u;
  return n;
}

unsigned contamination(const Mind& m) {
  return unsigned{m.v.own.hand_contamination} + m.v.own.deck_contamination + m.crew.discard_contamination;
}

int frailty(const Mind& m) {
  static constexpr std::array<int, 4> by_serious{10, 14, 24, 45};
  return by_serious[std::min<std::size_t>(m.crew.serious_count, 3)] + 2 * m.crew.light;
}

int rounds_left(const Mind& m) {
  return m.o.self_destruct == kNone ? m.o.time : std::min<int>(m.o.time, m.o.self_destruct);
}

const Op* find_op(const Content& c, u16 program, Verb verb) {
  for (const Op* op = &c.ops[program]; op->verb != Verb::end; ++op) {
    if (op->verb == verb) return op;
    for (const u16 part : {op->then_, op->else_})
      if (const Op* inner = part ? find_op(c, part, verb) : nullptr) return inner;
  }
  return nullptr;
}

bool has_program(const Mind& m, Verb verb) {
  const Character& who = character(m);
  for (CardId card = 0; card < who.cards; ++card)
    if (copies_of(m.v.own.hand, card) && find_op(m.c, who.card[card].option, who.card[card].options, verb)) return true;
  for (ItemId i = 0; i < kItems; ++i)
    if (m.v.own.items[i] && find_op(m.c, m.c.items[i].option, m.c.items[i].options, verb)) return true;
  return false;
}

}  // namespace carno::sane
