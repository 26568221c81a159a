#include "carno/notation.h"
#include "sections.h"

namespace carno::wire {

namespace {

void write_tokens(Json& json, const std::array<u8, kTokens>& count) {
  json.open('{');
  for (u8 k = 0; k < kTokens; ++k)
    json.key(token_text(static_cast<Token>(k))), json.number(count[k]);
  json.close('}');
}

void write_adaptations(Json& json, const Shown& it) {
  static constexpr std::array<std::string_view, 3> states{"face_down", "revealed", "discarded"};
  json.key("adaptations"), json.open('[');
  for (std::size_t i = 0; i < kBoardSlots; ++i) {
    const BoardCard& slot = it.o.creature_board[i];
    json.open('{');
    json.string("slot", it.c.board_slots[i].id);
    json.string("state", states[static_cast<std::size_t>(slot.state)]);
    json.key("card"), json.id(it.c.adaptations, slot.state == SlotState::face_down ? kNone : slot.card);
    json.close('}');
  }
  json.close(']');
}

template <class Table>
void write_deck(Json& json, const Table& table, u32 deck, u32 discard) {
  json.open('{');
  json.number("deck", static_cast<unsigned>(std::popcount(deck)));
  json.key("discard"), json.open('[');
  for (; discard; discard &= discard - 1)
    json.string(table[static_cast<std::size_t>(std::countr_zero(discard))].id);
  json.close(']');
  json.close('}');
}

template <class Table, std::size_t N>
void write_copies(Json& json, const Table& table, const std::array<u8, N>& count) {
  json.open('[');
  for (std::size_t i = 0; i < N; ++i)
    for (unsigned n = count[i]; n; --n)
      json.string(table[i].id);
  json.close(']');
}

void write_wounds(Json& json, const Shown& it) {
  unsigned left = 0;
  for (const u8 n : it.o.wound_deck)
    left += n;
  json.key("wounds"), json.open('{');
  json.number("deck", left);
  json.key("discard"), write_copies(json, it.c.wounds, it.o.wound_discard);
  json.close('}');
}

void write_item_decks(Json& json, const Shown& it) {
  const Open& o = it.o;
  json.key("items"), json.open('{');
  json.number("red", o.item_deck_size[0]);
  json.number("yellow", o.item_deck_size[1]);
  json.number("green", o.item_deck_size[2]);
  json.close('}');
  json.key("item_discard"), write_copies(json, it.c.items, o.item_discard);
  json.key("crafted"), json.open('{');
  for (ItemId i = it.c.deck_begin[3]; i < it.c.deck_begin[4]; ++i) {  // B9.14, U19b: those used can be made again
    const std::size_t place = i - it.c.deck_begin[3];
    if (place < o.crafted_left.size())
      json.key(it.c.items[i].id.view()), json.number(o.crafted_left[place] + unsigned{o.item_discard[i]});
  }
  json.close('}');
}

void write_explored_tokens(Json& json, const Shown& it) {
  json.key("tokens"), json.open('{');
  for (u8 k = 0; k < kExplorationKinds; ++k) {
    if (!it.o.tokens_revealed[k]) continue;
    json.key([&] { write_exploration(json, it.c, k); }), json.number(it.o.tokens_revealed[k]);
  }
  json.close('}');
}

}  // namespace

void write_brood(Json& json, const Shown& it) {
  const Open& o = it.o;
  json.open('{');
  json.key("bag"), write_tokens(json, o.bag);
  json.key("pool"), write_tokens(json, o.pool);
  write_adaptations(json, it);
  json.key("attack"), write_deck(json, it.c.attacks, o.attack_deck, o.attack_discard);
  json.key("event"), write_deck(json, it.c.events, o.event_deck, o.event_discard);
  write_wounds(json, it);
  json.number("contamination", o.contamination_deck);
  write_item_decks(json, it);
  write_explored_tokens(json, it);
  json.key("on_board"), json.open('{');
  for (u8 t = 0; t < kTypes; ++t)
    json.key(type_text(static_cast<Type>(t))), json.number(o.minis_on_board[t]);
  json.close('}');
  json.close('}');
}

Facts brood_facts(const View& view) {
  const Open& o = view.open;
  Facts facts;
  facts.add(o.bag, o.pool, o.creature_board, o.attack_deck, o.attack_discard, o.event_deck, o.event_discard);
  facts.add(o.wound_deck, o.wound_discard, o.contamination_deck, o.item_deck_size, o.item_discard, o.crafted_left);
  facts.add(o.tokens_revealed, o.minis_on_board);
  return facts;
}

}  // namespace carno::wire
