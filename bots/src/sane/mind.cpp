#include "mind.h"

#include <algorithm>

namespace carno::sane {

const Tile* tile_at(const Mind& m, Room r) {
  const TileId tile = explored(m, r) ? m.o.tile[r] : m.v.tile[r];
  return tile == kNone ? nullptr : &m.c.tiles[tile];
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
    if (pile_of(m.v.own.hand, card) && find_op(m.c, who.card[card].option, who.card[card].options, verb)) return true;
  for (ItemId i = 0; i < kItems; ++i)
    if (m.v.own.items[i] && find_op(m.c, m.c.items[i].option, m.c.items[i].options, verb)) return true;
  return false;
}

}  // namespace carno::sane
