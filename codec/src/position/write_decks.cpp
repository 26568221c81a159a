// The decks of a written position: settled cards, discard piles, what is in neither.
#include "human_part.h"
#include "ids.h"
#include "words.h"

namespace carno::position {

namespace json = boost::json;

namespace {

struct DeckWriter {
  const Content& c;
  const Open& o;
  const Hidden& h;
  json::object out{};

  void put(std::string_view deck, std::string_view suffix, json::array cards) {
    if (!cards.empty()) out[std::string(deck) + std::string(suffix)] = std::move(cards);
  }

  template <class Table>
  static json::array ids(const Table& table, u32 mask) {
    json::array list;
    for (unsigned i = 0; i < table.size(); ++i)
      if (mask & bit(i)) list.push_back(json::string(table[i].id.view()));
    return list;
  }
  template <class Table, class Pile>
  static json::array in_order(const Table& table, const Pile& pile) {
    json::array list;
    for (std::size_t i = 0; i < pile.count; ++i)
      list.push_back(json::string(table[pile.card[i]].id.view()));
    return list;
  }

  const Ordered& top(Deck deck) const { return h.top[static_cast<std::size_t>(deck)]; }

  template <class Table>
  void unique(std::string_view name, const Table& table, Deck deck, u32 in_deck, u32 discard, u32 elsewhere) {
    put(name, "", in_order(table, top(deck)));
    put(name, "_discard", ids(table, discard));
    put(name, "_removed",
        ids(table, (bit(static_cast<unsigned>(table.size())) - 1) & ~(in_deck | discard | elsewhere)));
  }

  void cards() {
    unique("attack", c.attacks, Deck::attack, o.attack_deck, o.attack_discard, 0);
    unique("event", c.events, Deck::event, o.event_deck, o.event_discard, 0);
    put("event", "_bottom", in_order(c.events, h.bottom[3]));
    u32 owned = 0;
    for (const Private& own : h.seat)
      if (own.mutation != kNone) owned |= bit(own.mutation);
    unique("mutation", c.mutations, Deck::mutation, h.mutation_deck, 0, owned);
  }

  void wounds() {
    json::array discard, removed;
    for (std::size_t i = 0; i < kWounds; ++i) {
      unsigned found = o.wound_deck[i] + o.wound_discard[i];
      for (std::size_t k = 0; k < top(Deck::wound).count; ++k)
        found += top(Deck::wound).card[k] == i;
      for (const Crew& crew : o.crew)
        for (std::size_t k = 0; k < crew.serious_count; ++k)
          found += wound_card(crew.serious[k]) == i;
      const json::string id(c.wounds[i].id.view());
      discard.insert(discard.end(), o.wound_discard[i], id);
      if (found < c.wounds[i].count) removed.insert(removed.end(), c.wounds[i].count - found, id);
    }
    put("wound", "", in_order(c.wounds, top(Deck::wound)));
    put("wound", "_discard", std::move(discard));
    put("wound", "_removed", std::move(removed));
  }

  unsigned copies_with_players(ItemId item) const {
    unsigned n = 0;
    for (std::size_t s = 0; s < kSeats; ++s) {
      n += h.seat[s].items[item];
      for (const Held& held : o.crew[s].held) {
        if (held.thing == item) ++n;
        const bool part = held.thing < kObjectThing && (held.attached & attachment_bit(c.items[item]));
        if (part && c.items[item].attach_to == kNone) ++n;
      }
    }
    return n;
  }

  void items(u8 colour) {
    const std::string_view name = kColours3[colour];
    const Ordered& settled = top(static_cast<Deck>(static_cast<u8>(Deck::red) + colour));
    const Bottom& below = h.bottom[colour];
    json::array discard, removed;
    for (ItemId i = c.deck_begin[colour]; i < c.deck_begin[colour + 1u]; ++i) {
      unsigned found = h.item_deck[i] + o.item_discard[i] + copies_with_players(i);
      for (std::size_t k = 0; k < settled.count; ++k)
        found += settled.card[k] == i;
      for (std::size_t k = 0; k < below.count; ++k)
        found += below.card[k] == i;
      const json::string id(c.items[i].id.view());
      discard.insert(discard.end(), o.item_discard[i], id);
      if (found < c.items[i].count) removed.insert(removed.end(), c.items[i].count - found, id);
    }
    put(name, "", in_order(c.items, settled));
    put(name, "_discard", std::move(discard));
    put(name, "_removed", std::move(removed));
    put(name, "_bottom", in_order(c.items, below));
  }

  void other_items() {
    json::array left;
    for (ItemId i = c.deck_begin[3]; i < c.deck_begin[4]; ++i)
      left.insert(left.end(), o.crafted_left[i - c.deck_begin[3]], json::string(c.items[i].id.view()));
    out["crafted"] = std::move(left);
    static constexpr std::array<std::string_view, 3> names{"crafted", "weapon", "quest"};
    for (std::size_t k = 0; k < names.size(); ++k) {
      json::array discard;
      for (ItemId i = c.deck_begin[k + 3]; i < c.deck_begin[k + 4]; ++i)
        discard.insert(discard.end(), o.item_discard[i], json::string(c.items[i].id.view()));
      put(names[k], "_discard", std::move(discard));
    }
  }

  // Unscanned cards share one stock of flags, wherever they are: the deck's share of it.
  void contamination() {
    const unsigned deck = o.contamination_deck, all = h.unscanned_left;
    const unsigned infected = all ? (2 * deck * h.infected_left + all) / (2 * all) : 0;
    out["contamination"] = {{"infected", infected}, {"clean", deck - infected}};
    if (o.removed_infected || o.removed_clean)
      out["contamination_removed"] = {{"infected", o.removed_infected}, {"clean", o.removed_clean}};
  }
};

}  // namespace

json::object write_decks(const Content& content, const Game& game) {
  DeckWriter writer{content, game.open, game.hidden};
  writer.cards();
  writer.wounds();
  for (u8 colour = 0; colour < 3; ++colour)
    writer.items(colour);
  writer.other_items();
  writer.contamination();
  return std::move(writer.out);
}

}  // namespace carno::position
