// What a seat may know (B17, C13.36).
#include "carno/engine.h"
#include "carno/round.h"

namespace carno {

namespace {

// Who sees Hidden::drawn, a bit for each seat. Characters to choose from are shown to all (B1.20).
u8 who_sees_drawn(const Open& o) {
  const Pending& q = o.pending;
  if (q.pick == Pick::character || (q.ask == Ask::chance && q.luck == Luck::character)) return kEverybody;
  if (q.ask == Ask::drawn && q.pick != Pick::objective) return static_cast<u8>(bit(q.seat));
  const bool drawing = q.ask == Ask::chance && (q.luck == Luck::item || q.luck == Luck::mutation);
  return drawing ? static_cast<u8>(bit(o.agenda[o.depth - 1u].seat)) : u8{0};
}

}  // namespace

View Engine::observe(const Game& game, Seat seat) const {
  View view;
  const Open& o = game.open;
  const Hidden& h = game.hidden;
  view.open = o;
  view.seat = seat;
  view.tile.fill(kNone);
  view.token.fill(kNone);
  for (auto& cards : view.objectives)
    cards = {kNone, kNone};
  const bool plays = seat < o.options.players;
  const u8 mine = plays ? static_cast<u8>(bit(seat)) : u8{0};
  for (Seat s = 0; s < o.options.players; ++s)
    for (std::size_t i = 0; i < 2; ++i)
      if (s == seat || (h.seat[s].objectives_known[i] & mine) || o.options.mode == Mode::coop)
        view.objectives[s][i] = h.seat[s].objectives[i];
  // U43: what is offered from an Inventory is between the two; to the others it is an offer of nothing.
  if (o.pending.ask == Ask::trade_answer && seat != o.pending.seat && seat != round_of(o).trader)
    view.open.trade_offer = Choice{Do::offer, o.pending.seat, kNone, kNone, 0xFFFFFFFFu};
  const u8 see_drawn = who_sees_drawn(o);
  if (plays ? (see_drawn & mine) != 0 : see_drawn == kEverybody) view.drawn = h.drawn;
  view.drawn_count = h.drawn_count;
  if (!plays) return view;
  const Private& own = h.seat[seat];
  view.own.hand = own.hand;
  view.own.deck = own.deck;
  view.own.answer = h.answers[seat];
  view.own.hand_contamination = static_cast<u8>(own.hand_flags.total());
  view.own.deck_contamination = static_cast<u8>(own.deck_flags.total());
  view.own.known_infected = own.known_infected;
  view.own.known_clean = own.known_clean;
  view.own.objectives = own.objectives;
  view.own.mutation = own.mutation;
  view.own.mutation_returned = own.mutation_returned;
  view.own.items = own.items;
  for (std::size_t i = 0; i < 3; ++i)
    if (o.engine_known[i] & mine) view.engine[i] = h.engine[i];
  if (o.coordinates_known & mine) view.coordinates = h.coordinates;
  for (std::size_t r = 0; r < kRooms; ++r) {
    if (o.tile_known[r] & mine) view.tile[r] = h.tile[r];
    if (o.token_known[r] & mine) view.token[r] = h.token[r];
  }
  if (o.event_top_known & mine) view.event_top = h.top[static_cast<std::size_t>(Deck::event)].card[0];
  return view;
}

}  // namespace carno
