#include "carno/notation.h"
#include "sections.h"

namespace carno::wire {

namespace {

void write_carnomorphs(Json& json, const Open& o, Room room) {
  json.key("carnomorphs"), json.open('[');
  for (u32 left = o.minis_in[room]; left; left &= left - 1) {
    const Carnomorph& mini = o.minis[static_cast<std::size_t>(std::countr_zero(left))];
    json.open('{');
    json.key("id"), write_label(json, mini.label);
    json.string("type", type_text(static_cast<Type>(mini.type)));
    json.number("injuries", mini.injuries);
    json.close('}');
  }
  json.close(']');
}

void write_objects(Json& json, const Open& o, Room room) {
  json.key("objects"), json.open('{');
  for (u8 k = 0; k < kObjects; ++k)
    if (o.objects[room][k]) json.key(object_text(static_cast<Object>(k))), json.number(o.objects[room][k]);
  json.close('}');
}

// What this seat looked at and nobody has turned up since.
void write_seen(Json& json, const Shown& it, Room room) {
  const TileId tile = it.view.tile[room];
  const u8 token = it.view.token[room];
  json.key("seen");
  if (tile >= kTiles && token >= kExplorationKinds) return json.null();
  json.open('{');
  json.key("tile"), json.id(it.c.tiles, tile);
  json.key("token");
  token < kExplorationKinds ? (json.put('"'), write_exploration(json, it.c, token), json.put('"')) : json.null();
  json.close('}');
}

}  // namespace

void write_exploration(Json& json, const Content& c, u8 kind) {
  const ExplorationToken& token = c.exploration[kind];
  json.put(c.explore[static_cast<std::size_t>(token.effect)].id);
  json.put(':'), json.digits(token.items);
}

void write_label(Json& json, u8 label) {
  json.put('"'), json.put(type_text(born_as(label)));
  json.put('#'), json.digits(label_number(label)), json.put('"');
}

void write_room(Json& json, const Shown& it, Room room) {
  const Open& o = it.o;
  const u32 here = bit(room);
  const bool explored = (o.explored & here) != 0;
  json.open('{');
  json.key("tile"), json.id(it.c.tiles, explored ? o.tile[room] : kNone);
  json.key("items"), explored ? json.number(o.items[room]) : json.null();
  json.boolean("fire", o.fire & here);
  json.boolean("malfunction", o.malfunction & here);
  json.boolean("computer", o.computers & here);
  write_objects(json, o, room);
  write_carnomorphs(json, o, room);
  json.key("crew"), json.seats(o.crew_in[room]);
  explored ? json.key("seen"), json.null() : write_seen(json, it, room);
  json.key("looked"), json.seats(explored ? 0u : o.tile_known[room]);
  json.close('}');
}

// Most Rooms stay as they are.
Facts room_facts(const View& view, Room room) {
  const Open& o = view.open;
  const auto has = [&](u32 rooms) { return static_cast<u8>(rooms >> room & 1u); };
  Facts facts;
  facts.add(has(o.explored), has(o.fire), has(o.malfunction), has(o.computers), o.tile[room], o.items[room]);
  facts.add(o.crew_in[room], o.tile_known[room], view.tile[room], view.token[room], o.objects[room]);
  for (u32 left = o.minis_in[room]; left; left &= left - 1)
    facts.add(o.minis[static_cast<std::size_t>(std::countr_zero(left))]);
  return facts;
}

void write_corridors(Json& json, const Shown& it) {
  const Open& o = it.o;
  json.open('{');
  for (u32 left = (o.noise | o.closed | o.destroyed) & ~bit(kTechnical); left; left &= left - 1) {
    const auto k = static_cast<unsigned>(std::countr_zero(left));
    json.key(it.c.corridors[k].id.view()), json.open('{');
    json.boolean("noise", o.noise & bit(k));
    json.string("door", o.closed & bit(k) ? "closed" : o.destroyed & bit(k) ? "destroyed" : "open");
    json.close('}');
  }
  json.close('}');
}

Facts corridor_facts(const View& view) {
  Facts facts;
  facts.add(view.open.noise, view.open.closed, view.open.destroyed);
  return facts;
}

}  // namespace carno::wire
