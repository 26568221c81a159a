// What may come out of each die, deck and bag, and how likely.
#include <cassert>

#include "core/rng.h"
#include "flow/play.h"

namespace carno {

namespace {

constexpr std::array<u8, 6> kNoiseWeights{2, 2, 2, 2, 1, 1};  // B1.3
constexpr std::array<u8, 5> kCombatWeights{1, 2, 1, 1, 1};    // B1.4
constexpr u32 kTokenScale = 27720;                            // divisible by 1..12: exact weights of unsettled numbers

void add_bits(Outcomes& out, u32 mask) {
  for_bits(mask, [&](u8 card) { out.add({card, kNone}, 1); });
}

void list_bag(const Facts& f, Outcomes& out) {
  std::array<std::array<u8, 5>, kTokens> printed{};
  for (const BagToken& token : f.c.tokens) {
    u8& copies = printed[static_cast<std::size_t>(token.token)][token.number];
    copies = static_cast<u8>(copies + token.count);
  }
  for (unsigned t = 0; t < kTokens; ++t) {
    if (f.o.bag[t] == 0) continue;
    if (static_cast<Token>(t) == Token::blank) {
      out.add({static_cast<u8>(t), 0}, kTokenScale);
      continue;
    }
    std::array<u8, 5>& unsettled = printed[t];
    u32 pool = 0, settled = 0;
    for (unsigned n = 1; n <= 4; ++n) {
      unsettled[n] = static_cast<u8>(unsettled[n] - f.h.numbers_in_bag[t][n - 1] - f.h.numbers_out[t][n - 1]);
      pool += unsettled[n];
      settled += f.h.numbers_in_bag[t][n - 1];
    }
    const u32 open = f.o.bag[t] - settled;
    for (unsigned n = 1; n <= 4; ++n) {
      const u32 weight =
          f.h.numbers_in_bag[t][n - 1] * kTokenScale + (pool ? open * unsettled[n] * (kTokenScale / pool) : 0);
      if (weight) out.add({static_cast<u8>(t), static_cast<u8>(n)}, weight);
    }
  }
}

bool top_known(const Facts& f, Deck deck) { return f.h.top[static_cast<std::size_t>(deck)].count > 0; }
u8 top_card(const Facts& f, Deck deck) { return f.h.top[static_cast<std::size_t>(deck)].card[0]; }

u32 events_at_the_bottom(const Facts& f) {
  u32 mask = 0;
  for (std::size_t i = 0; i < f.h.bottom[3].count; ++i)
    mask |= bit(f.h.bottom[3].card[i]);
  return mask;
}

void list_pile(u32 actions, unsigned contamination, Outcomes& out) {
  for (u8 card = 0; card < kCards; ++card)
    if (const unsigned n = pile_of(actions, card)) out.add({card, kNone}, n);
  if (contamination) out.add({kContamination, kNone}, contamination);
}

// Cards with a settled flag are read first by the generator; a person may read them in any order.
struct ScanOdds {
  bool infected_possible, clean_possible;
  u32 infected, clean;
};

ScanOdds scan_odds(const Facts& f) {
  const Flags& left = f.h.drawn_flags;
  const u32 open_infected = left.unscanned ? f.h.infected_left : 0u;
  const u32 open_clean = left.unscanned ? u32{f.h.unscanned_left} - f.h.infected_left : 0u;
  ScanOdds odds{left.infected || open_infected, left.clean || open_clean, open_infected, open_clean};
  if (left.infected || left.clean) {
    odds.infected = left.infected ? 1 : 0;
    odds.clean = left.infected ? 0 : 1;
  }
  return odds;
}

u32 tiles_for(const Facts& f, Room room) {
  u32 mask = 0;
  for_bits(f.h.tiles_left, [&](TileId t) {
    if (f.c.tiles[t].tile_class == f.c.slots[room].tile_class) mask |= bit(t);
  });
  return mask;
}

u32 dealt_objectives(const Facts& f) {
  u32 mask = 0;
  for (const Private& own : f.h.seat)
    for (u8 card : own.objectives)
      if (card != kNone) mask |= bit(card);
  return mask;
}

u32 free_characters(const Facts& f) {
  u32 taken = 0;
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (f.o.crew[s].character != kNone) taken |= bit(f.o.crew[s].character);
  for (u8 card : f.h.drawn)
    if (card != kNone) taken |= bit(card);
  return ~taken & (bit(kCharacters) - 1);
}

u32 free_adaptations(const Facts& f) {
  u32 used = 0;
  for (std::size_t i = 0; i < kAdaptationSlots; ++i) {
    if (f.o.adaptations[i].card != kNone) used |= bit(f.o.adaptations[i].card);
    if (f.h.adaptation[i] != kNone) used |= bit(f.h.adaptation[i]);
  }
  return ~used & (bit(kAdaptations) - 1);
}

u32 events_to_come(const Facts& f) {
  if (top_known(f, Deck::event)) return bit(top_card(f, Deck::event));
  const u32 shuffled = f.o.event_deck & ~events_at_the_bottom(f);
  return shuffled || !f.h.bottom[3].count ? shuffled : bit(f.h.bottom[3].card[0]);
}

u32 objectives_of(const Facts& f, u8 kind) {
  u32 mask = 0;
  for (u8 i = 0; i < kObjectives; ++i)
    if (static_cast<u8>(f.c.objectives[i].kind) == kind && f.c.objectives[i].min_players <= f.o.options.players)
      mask |= bit(i);
  return mask & ~dealt_objectives(f);
}

u32 absent_pods(const Facts& f) {
  u32 mask = 0;
  for (unsigned i = 0; i < kPods; ++i)
    if (f.o.pods[i].state == PodState::absent) mask |= bit(i);
  return mask;
}

// The kinds whose outcomes are single things, all equally likely: what may come. 0 for the other kinds.
u32 equally_likely(const Facts& f, Luck luck, u8 arg) {
  switch (luck) {
    case Luck::attack: return top_known(f, Deck::attack) ? bit(top_card(f, Deck::attack)) : f.o.attack_deck;
    case Luck::event: return events_to_come(f);
    case Luck::mutation: return top_known(f, Deck::mutation) ? bit(top_card(f, Deck::mutation)) : f.h.mutation_deck;
    case Luck::adaptation: return f.h.adaptation[arg] != kNone ? bit(f.h.adaptation[arg]) : free_adaptations(f);
    case Luck::tile: return f.h.tile[arg] != kNone ? bit(f.h.tile[arg]) : tiles_for(f, arg);
    case Luck::engine: return f.h.engine[arg] ? bit(f.h.engine[arg]) : bit(1) | bit(2);
    case Luck::coordinates: return f.h.coordinates != kNone ? bit(f.h.coordinates) : bit(kCoordinates) - 1;
    case Luck::objective: return objectives_of(f, arg);
    case Luck::character: return free_characters(f);
    case Luck::pod: return absent_pods(f);
    default: return 0;
  }
}

// Cards or tokens by kind, with the number of copies of each: kinds `first` to `last` - 1, or one that is settled.
struct Copies {
  const u8* copies = nullptr;
  u8 first = 0, last = 0;
  u8 settled = kNone;
};

Copies item_copies(const Facts& f, u8 colour) {
  Copies found{f.h.item_deck.data(), f.c.deck_begin[colour], f.c.deck_begin[colour + 1u]};
  const auto deck = static_cast<Deck>(static_cast<u8>(Deck::red) + colour);
  if (top_known(f, deck)) {
    found.settled = top_card(f, deck);
  } else if (f.h.bottom[colour].count) {  // those at the bottom come when nothing else is left
    bool any = false;
    for (u8 i = found.first; i < found.last; ++i)
      any = any || found.copies[i];
    if (!any) found.settled = f.h.bottom[colour].card[0];
  }
  return found;
}

Copies copies_of(const Facts& f, Luck luck, u8 arg) {
  switch (luck) {
    case Luck::item: return item_copies(f, arg);
    case Luck::wound:
      return {f.o.wound_deck.data(), 0, kWounds, top_known(f, Deck::wound) ? top_card(f, Deck::wound) : kNone};
    default: return {f.h.tokens_left.data(), 0, kExplorationKinds, f.h.token[arg]};
  }
}

void list_copies(const Copies& from, Outcomes& out) {
  if (from.settled != kNone) return out.add({from.settled, kNone}, 1);
  for (u8 i = from.first; i < from.last; ++i)
    if (from.copies[i]) out.add({i, kNone}, from.copies[i]);
}

}  // namespace

void list_outcomes(const Facts& f, Outcomes& out) {
  const Pending& q = f.o.pending;
  switch (q.luck) {
    case Luck::none: return;
    case Luck::noise:
      for (u8 i = 0; i < 6; ++i)
        out.add({i, kNone}, kNoiseWeights[i]);
      return;
    case Luck::combat:
      for (u8 i = 0; i < 5; ++i)
        out.add({i, kNone}, kCombatWeights[i]);
      return;
    case Luck::bag: return list_bag(f, out);
    case Luck::hand: return list_pile(f.h.seat[q.arg].hand, f.h.seat[q.arg].hand_flags.total(), out);
    case Luck::action: return list_pile(f.h.seat[q.arg].deck, f.h.seat[q.arg].deck_flags.total(), out);
    case Luck::item:
    case Luck::wound:
    case Luck::token: return list_copies(copies_of(f, q.luck, q.arg), out);
    case Luck::scan: {
      const ScanOdds odds = scan_odds(f);
      if (odds.infected_possible) out.add({1, kNone}, odds.infected);
      if (odds.clean_possible) out.add({0, kNone}, odds.clean);
      return;
    }
    default: return add_bits(out, equally_likely(f, q.luck, q.arg));
  }
}

Outcome draw_outcome(Play& p, const Outcomes& out) {
  assert(out.count > 0);
  u32 pick = random_below(p.g.rng, out.total);
  const WeightedOutcome* it = out.list.data();
  for (int left = out.count; left > 1 && pick >= it->weight; --left)
    pick -= (it++)->weight;
  return it->outcome;
}

namespace {

Outcome quick_card(Play& p, u32 actions, unsigned contamination) {
  const u32 pick = random_below(p.g.rng, pile_count(actions) + contamination);
  u32 passed = 0;
  u8 card = 0;
  for (u8 i = 0; i < kCards; ++i) {  // without a jump: which card it is cannot be foreseen
    passed += pile_of(actions, i);
    card = static_cast<u8>(card + (pick >= passed ? 1 : 0));
  }
  return {card < kCards ? card : kContamination, kNone};
}

Outcome quick_bit(Play& p, u32 mask) {
  assert(mask != 0);
  for (u32 skip = random_below(p.g.rng, static_cast<u32>(std::popcount(mask))); skip > 0; --skip)
    mask &= mask - 1;
  return {lowest(mask), kNone};
}

Outcome quick_copies(Play& p, const Copies& from) {
  if (from.settled != kNone) {
    next_random(p.g.rng);
    return {from.settled, kNone};
  }
  u32 total = 0;
  for (u8 i = from.first; i < from.last; ++i)
    total += from.copies[i];
  u32 pick = random_below(p.g.rng, total);
  u8 i = from.first;
  while (pick >= from.copies[i])
    pick -= from.copies[i++];
  return {i, kNone};
}

Outcome quick_scan(Play& p) {
  const ScanOdds odds = scan_odds(p);
  return {static_cast<u8>(random_below(p.g.rng, odds.infected + odds.clean) < odds.infected ? 1 : 0), kNone};
}

}  // namespace

Outcome quick_outcome(Play& p) {
  const Pending& q = p.o.pending;
  constexpr std::array<u8, 10> noise_faces{0, 0, 1, 1, 2, 2, 3, 3, 4, 5};
  constexpr std::array<u8, 6> combat_faces{0, 1, 1, 2, 3, 4};
  switch (q.luck) {
    case Luck::noise: return {noise_faces[random_below(p.g.rng, 10)], kNone};
    case Luck::combat: return {combat_faces[random_below(p.g.rng, 6)], kNone};
    case Luck::action: return quick_card(p, p.h.seat[q.arg].deck, p.h.seat[q.arg].deck_flags.total());
    case Luck::hand: return quick_card(p, p.h.seat[q.arg].hand, p.h.seat[q.arg].hand_flags.total());
    case Luck::item:
    case Luck::wound:
    case Luck::token: return quick_copies(p, copies_of(p, q.luck, q.arg));
    case Luck::scan: return quick_scan(p);
    case Luck::bag: {
      Outcomes possible;
      list_bag(p, possible);
      return draw_outcome(p, possible);
    }
    default: return quick_bit(p, equally_likely(p, q.luck, q.arg));
  }
}

}  // namespace carno
