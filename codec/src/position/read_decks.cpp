// The decks: cards whose place is settled, discard piles, cards that left the game. What nobody has named is in its
// deck.
#include <bit>

#include <fmt/format.h>

#include "read_items.h"
#include "words.h"

namespace carno::position {

namespace {

Spot part(const Reading& r, std::string_view deck, std::string_view suffix) {
  return r.root["decks"][std::string(deck) + std::string(suffix)];
}

// Every id of a list that could be taken out of the box.
template <class Find, class Take>
std::vector<u8> read_ids(const Spot& list, std::string_view what, Find&& find, Take&& take_one) {
  std::vector<u8> ids;
  for (const Spot& entry : list.list()) {
    const auto word = entry.word();
    if (!word) continue;
    const u8 id = find(*word);
    if (id == kNone)
      entry.problem(fmt::format("{} is not {}.", quoted(*word), what));
    else if (take_one(entry, id, *word))
      ids.push_back(id);
  }
  return ids;
}

// Cards in order. Below the eighth, order is kept only where the whole deck is named.
void settle(const Spot& spot, const std::vector<u8>& cards, unsigned unnamed, Ordered& top, Bottom* bottom,
            const std::vector<u8>& bottom_cards) {
  const bool fits = cards.size() <= kKnownTop || (bottom && unnamed == 0);
  if (!fits)
    spot.problem(fmt::format("At most {} cards can be named from the top, unless the whole deck is.", kKnownTop));
  for (std::size_t i = 0; i < std::min<std::size_t>(cards.size(), kKnownTop); ++i)
    top.card[top.count++] = cards[i];
  if (!bottom || !fits) return;
  const auto lay_below = [&](u8 card) {
    if (bottom->count < bottom->card.size()) bottom->card[bottom->count++] = card;
  };
  for (std::size_t i = kKnownTop; i < cards.size(); ++i)
    lay_below(cards[i]);
  for (u8 card : bottom_cards)
    lay_below(card);
}

// Decks without copies: Attack, Event, Mutation.
struct Unique {
  u32 deck = 0, discard = 0;
  std::vector<u8> top, bottom;
};
template <class Table>
Unique read_unique(Reading& r, std::string_view name, std::string_view what, const Table& table, u32 elsewhere,
                   u32& used) {
  const auto find = [&](std::string_view id) { return index_of(table, id); };
  const auto take_one = [&](const Spot& spot, u8 id, std::string_view word) { return take(spot, used, id, word); };
  const auto mask = [&](std::string_view suffix) {
    u32 cards = 0;
    for (u8 id : read_ids(part(r, name, suffix), what, find, take_one))
      cards |= bit(id);
    return cards;
  };
  Unique deck;
  deck.discard = mask("_discard");
  const u32 gone = mask("_removed");
  deck.top = read_ids(part(r, name, ""), what, find, take_one);
  if (name == "event") deck.bottom = read_ids(part(r, name, "_bottom"), what, find, take_one);
  deck.deck = (bit(static_cast<unsigned>(table.size())) - 1) & ~(deck.discard | gone | elsewhere);
  return deck;
}

Ordered& top_of(Reading& r, Deck deck) { return r.h.top[static_cast<std::size_t>(deck)]; }

void read_card_decks(Reading& r) {
  const Unique attack = read_unique(r, "attack", "an Attack card", r.c.attacks, 0, r.box.attacks);
  r.o.attack_deck = attack.deck;
  r.o.attack_discard = attack.discard;
  settle(part(r, "attack", ""), attack.top, 1, top_of(r, Deck::attack), nullptr, {});

  const Unique event = read_unique(r, "event", "an Event card", r.c.events, 0, r.box.events);
  r.o.event_deck = event.deck;
  r.o.event_discard = event.discard;
  const auto unnamed =
      static_cast<unsigned>(std::popcount(event.deck)) - static_cast<unsigned>(event.top.size() + event.bottom.size());
  settle(part(r, "event", ""), event.top, unnamed, top_of(r, Deck::event), &r.h.bottom[3], event.bottom);
  r.o.event_bottom = r.h.bottom[3].count;

  const u32 owned = r.box.mutations;
  const Unique mutation = read_unique(r, "mutation", "a Mutation card", r.c.mutations, owned, r.box.mutations);
  r.h.mutation_deck = mutation.deck;
  if (mutation.discard)
    part(r, "mutation", "_discard")
        .problem("Mutation cards go back into their deck (C3.2): they have no discard pile.");
  settle(part(r, "mutation", ""), mutation.top, 1, top_of(r, Deck::mutation), nullptr, {});
}

void read_wound_deck(Reading& r) {
  const auto find = [&](std::string_view id) { return index_of(r.c.wounds, id); };
  const auto take_one = [&](const Spot& spot, u8 id, std::string_view word) {
    return take_copy(spot, r.box.wounds[id], r.c.wounds[id].count, word);
  };
  constexpr std::string_view what = "a Serious Wound card";
  for (u8 id : read_ids(part(r, "wound", "_discard"), what, find, take_one))
    ++r.o.wound_discard[id];
  read_ids(part(r, "wound", "_removed"), what, find, take_one);
  const std::vector<u8> top = read_ids(part(r, "wound", ""), what, find, take_one);
  for (std::size_t i = 0; i < kWounds; ++i)
    r.o.wound_deck[i] = static_cast<u8>(r.c.wounds[i].count - r.box.wounds[i]);
  settle(part(r, "wound", ""), top, 1, top_of(r, Deck::wound), nullptr, {});
}

std::vector<u8> read_items(Reading& r, const Spot& list, u8 first, u8 last, std::string_view what) {
  return read_ids(
      list, what, [&](std::string_view text) { return find_item(r, text, first, last); },
      [&](const Spot& spot, u8 id, std::string_view) { return take_item(r, spot, id); });
}

void read_item_deck(Reading& r, u8 colour) {
  const std::string_view name = kColours3[colour];
  const u8 first = r.c.deck_begin[colour], last = r.c.deck_begin[colour + 1u];
  const std::string what = fmt::format("an Item of the {} deck", name);
  for (u8 id : read_items(r, part(r, name, "_discard"), first, last, what))
    ++r.o.item_discard[id];
  read_items(r, part(r, name, "_removed"), first, last, what);
  const std::vector<u8> top = read_items(r, part(r, name, ""), first, last, what);
  const std::vector<u8> bottom = read_items(r, part(r, name, "_bottom"), first, last, what);
  unsigned unnamed = 0;
  for (ItemId i = first; i < last; ++i) {
    r.h.item_deck[i] = static_cast<u8>(r.c.items[i].count - r.box.items[i]);
    unnamed += r.h.item_deck[i];
  }
  const auto deck = static_cast<Deck>(static_cast<u8>(Deck::red) + colour);
  settle(part(r, name, ""), top, unnamed, top_of(r, deck), &r.h.bottom[colour], bottom);
  r.o.item_deck_size[colour] = static_cast<u8>(unnamed + top.size() + bottom.size());
}

void read_other_items(Reading& r) {
  const u8 crafted = r.c.deck_begin[3], weapons = r.c.deck_begin[4], quest = r.c.deck_begin[5];
  for (u8 id : read_items(r, part(r, "crafted", "_discard"), crafted, weapons, "a crafted Item"))
    ++r.o.item_discard[id];
  for (u8 id : read_items(r, part(r, "weapon", "_discard"), weapons, quest, "a starting weapon"))
    ++r.o.item_discard[id];
  for (u8 id : read_items(r, part(r, "quest", "_discard"), quest, r.c.deck_begin[6], "a Quest Item"))
    ++r.o.item_discard[id];
  r.o.crafted_left = {};
  for (u8 id : read_items(r, part(r, "crafted", ""), crafted, weapons, "a crafted Item"))
    ++r.o.crafted_left[static_cast<std::size_t>(id - crafted)];
  if (part(r, "crafted", "").given()) return;
  for (ItemId i = crafted; i < weapons; ++i)
    r.o.crafted_left[static_cast<std::size_t>(i - crafted)] = static_cast<u8>(r.c.items[i].count - r.box.items[i]);
}

struct Split {
  int infected = 0, clean = 0;
};
Split read_split(const Spot& spot, int infected, int clean) {
  spot.only({"infected", "clean"});
  return {spot["infected"].whole(0, infected, 0), spot["clean"].whole(0, clean, 0)};
}

// Flags of cards nobody has scanned are drawn when they are scanned: what counts is how many of each are left.
void read_contamination_deck(Reading& r) {
  const int all_infected = r.c.supply.infected, all_clean = r.c.supply.contamination - r.c.supply.infected;
  const Split removed = read_split(part(r, "contamination", "_removed"), all_infected, all_clean);
  const Flags& players = r.box.contamination;
  const int infected = std::max(0, all_infected - players.infected - removed.infected);
  const int clean = std::max(0, all_clean - players.clean - removed.clean);
  const int unscanned = players.unscanned;
  r.o.removed_infected = static_cast<u8>(removed.infected);
  r.o.removed_clean = static_cast<u8>(removed.clean);
  r.h.infected_left = static_cast<u8>(infected);
  r.h.unscanned_left = static_cast<u8>(infected + clean);
  r.o.contamination_deck = static_cast<u8>(std::max(0, infected + clean - unscanned));
  const Spot spot = part(r, "contamination", "");
  if (!spot.given()) return;
  const Split deck = read_split(spot, infected, clean);
  const int rest = infected + clean - deck.infected - deck.clean;
  if (rest < unscanned)
    return spot.problem(fmt::format("The box has {} Contamination cards.", r.c.supply.contamination));
  // The players' unscanned cards come from the rest of the box, in its own mixture.
  const int theirs = rest ? (2 * unscanned * (infected - deck.infected) + rest) / (2 * rest) : 0;
  r.o.contamination_deck = static_cast<u8>(deck.infected + deck.clean);
  r.h.infected_left = static_cast<u8>(deck.infected + theirs);
  r.h.unscanned_left = static_cast<u8>(deck.infected + deck.clean + unscanned);
}

}  // namespace

void read_decks(Reading& r) {
  r.root["decks"].only({"attack",
                        "attack_discard",
                        "attack_removed",
                        "event",
                        "event_discard",
                        "event_removed",
                        "event_bottom",
                        "mutation",
                        "mutation_discard",
                        "mutation_removed",
                        "wound",
                        "wound_discard",
                        "wound_removed",
                        "red",
                        "red_discard",
                        "red_removed",
                        "red_bottom",
                        "yellow",
                        "yellow_discard",
                        "yellow_removed",
                        "yellow_bottom",
                        "green",
                        "green_discard",
                        "green_removed",
                        "green_bottom",
                        "crafted",
                        "crafted_discard",
                        "weapon_discard",
                        "quest_discard",
                        "contamination",
                        "contamination_removed"});
  read_card_decks(r);
  read_wound_deck(r);
  for (u8 colour = 0; colour < 3; ++colour)
    read_item_deck(r, colour);
  read_other_items(r);
  read_contamination_deck(r);
}

}  // namespace carno::position
