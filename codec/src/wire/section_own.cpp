#include "sections.h"

namespace carno::wire {

namespace {

template <class Table, std::size_t N>
void write_ids(Json& json, const Table& table, const std::array<u8, N>& cards) {
  json.open('[');
  for (const u8 card : cards)
    if (card < table.size()) json.string(table[card].id);
  json.close(']');
}

void write_items(Json& json, const Shown& it) {
  json.key("items"), json.open('[');
  for (ItemId i = 0; i < kItems; ++i)
    for (unsigned n = it.view.own.items[i]; n; --n)
      json.string(it.c.items[i].id);
  json.close(']');
}

void write_engines(Json& json, const View& view) {
  json.key("engines"), json.open('{');
  static constexpr std::array<std::string_view, 3> names{"1", "2", "3"};
  for (std::size_t i = 0; i < 3; ++i)
    if (view.engine[i]) json.key(names[i]), json.string(view.engine[i] == 1 ? "working" : "damaged");
  json.close('}');
}

void write_seen_objectives(Json& json, const Shown& it) {
  json.key("seen_objectives"), json.open('{');
  static constexpr std::array<std::string_view, kSeats> names{"1", "2", "3", "4", "5"};
  for (Seat s = 0; s < it.o.options.players; ++s) {
    const auto& cards = it.view.objectives[s];
    if (s == it.view.seat || (cards[0] == kNone && cards[1] == kNone)) continue;
    json.key(names[s]), write_ids(json, it.c.objectives, cards);
  }
  json.close('}');
}

void write_drawn(Json& json, const Shown& it) {
  json.key("drawn");
  switch (it.o.pending.pick) {
    case Pick::item: return write_ids(json, it.c.items, it.view.drawn);
    case Pick::mutation: return write_ids(json, it.c.mutations, it.view.drawn);
    case Pick::character: return write_ids(json, it.c.characters, it.view.drawn);
    default: json.open('['), json.close(']');
  }
}

}  // namespace

void write_own(Json& json, const Shown& it) {
  const Own& own = it.view.own;
  const u8 character = it.view.seat < kSeats ? it.o.crew[it.view.seat].character : kNone;
  const unsigned unknown = own.hand_contamination - own.known_infected - unsigned{own.known_clean};
  json.open('{');
  json.key("hand"), write_names(json, it.c, character, {own.hand, unknown, own.known_infected, own.known_clean});
  json.key("deck"), write_counts(json, it.c, character, {own.deck, own.deck_contamination, 0, 0});
  json.key("known"), json.open('{');
  json.number("infected", own.known_infected);
  json.number("clean", own.known_clean);
  json.close('}');
  json.key("objectives"), write_ids(json, it.c.objectives, own.objectives);
  json.key("mutation"), json.id(it.c.mutations, own.mutation);
  json.key("returned"), json.id(it.c.mutations, own.mutation_returned);
  write_items(json, it);
  write_engines(json, it.view);
  json.key("coordinates"), json.id(it.c.coordinates, it.view.coordinates);
  json.key("event_top"), json.id(it.c.events, it.view.event_top);
  write_seen_objectives(json, it);
  write_drawn(json, it);
  json.close('}');
}

Facts own_facts(const View& view) {
  Facts facts;
  facts.add(view.own, view.engine, view.coordinates, view.event_top, view.objectives, view.drawn);
  facts.add(view.open.pending.pick, view.open.crew[view.seat].character);
  return facts;
}

}  // namespace carno::wire
