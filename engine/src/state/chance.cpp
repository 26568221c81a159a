// What may come out of each die, deck and bag, and how likely.
#include <cassert>

#include "core/rng.h"
#include "state/play.h"

namespace carno {

namespace {

constexpr std::array<u8, 6> kNoiseWeights{2, 2, 2, 2, 1, 1};  // B1.3
constexpr std::array<u8, 5> kCombatWeights{1, 2, 1, 1, 1};    // B1.4
constexpr u32 kTokenScale = 27720;                            // divisible by 1..12: exact weights of unsettled numbers

void add_bits(Outcomes& out, u32 mask) {
  for_bits(mask, [&](u8 card) { out.add({card, kNone}, 1); });
}

// The tokens of one kind in the bag by number 1..4: settled ones, and the others in proportion to what is not settled.
// The weights add up to kTokenScale for each token.
std::array<u32, 5> number_weights(const Facts& f, std::size_t token) {
  std::array<u32, 5> unsettled{}, weights{};
  for (const BagToken& printed : f.c.tokens)
    if (static_cast<std::size_t>(printed.token) == token) unsettled[printed.number] += printed.count;
  u32 pool = 0, open = f.o.bag[token];
  for (std::size_t n = 1; n <= 4; ++n) {
    unsettled[n] -= u32{f.h.numbers_in_bag[token][n - 1]} + f.h.numbers_out[token][n - 1];
    pool += unsettled[n];
    open -= f.h.numbers_in_bag[token][n - 1];
  }
  const u32 share = pool ? open * (kTokenScale / pool) : 0;
  for (std::size_t n = 1; n <= 4; ++n)
    weights[n] = f.h.numbers_in_bag[token][n - 1] * kTokenScale + share * unsettled[n];
  return weights;
}

void list_bag(const Facts& f, Outcomes& out) {
  for (u8 t = 0; t < kTokens; ++t) {
    if (f.o.bag[t] == 0) continue;
    if (static_cast<Token>(t) == Token::blank) {
      out.add({t, 0}, f.o.bag[t] * kTokenScale);
      continue;
    }
    const std::array<u32, 5> weights = number_weights(f, t);
    for (u8 n = 1; n <= 4; ++n)
      if (weights[n]) out.add({t, n}, weights[n]);
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

void list_cards(u32 actions, const Flags& contamination, Outcomes& out) {
  for (u8 card = 0; card < kCards; ++card)
    if (const unsigned n = pile_of(actions, card)) out.add({card, kNone}, n);
  const std::array<u8, 3> copies{contamination.unscanned, contamination.infected, contamination.clean};
  for (u8 flag = 0; flag < copies.size(); ++flag)
    if (copies[flag]) out.add({kContamination, flag}, copies[flag]);
}

void list_hand(const Private& own, Outcomes& out) {
  list_cards(own.hand, untold_flags(own), out);
  if (own.known_infected) out.add({kContaminationInfected, kNone}, own.known_infected);
  if (own.known_clean) out.add({kContaminationClean, kNone}, own.known_clean);
}

constexpr Outcome kUnscannedCard{kContamination, static_cast<u8>(CardFlag::unscanned)};  // E1: on top, seen by all

// Cards with a settled flag are read first, INFECTED ones before clean ones; a person may read them in any order.
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

u32 free_board_cards(const Facts& f) {
  u32 used = 0;
  for (std::size_t i = 0; i < kBoardSlots; ++i) {
    if (f.o.creature_board[i].card != kNone) used |= bit(f.o.creature_board[i].card);
    if (f.h.creature_board[i] != kNone) used |= bit(f.h.creature_board[i]);
  }
  return ~used & (bit(kBoardCards) - 1);
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
    case Luck::board_card: return f.h.creature_board[arg] != kNone ? bit(f.h.creature_board[arg]) : free_board_cards(f);
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

const Outcome* Outcomes::find(Outcome said) const {
  const auto first = [&](auto&& fits) -> const Outcome* {
    for (int i = 0; i < count + also_said; ++i)
      if (const Outcome& it = list[static_cast<std::size_t>(i)].outcome; fits(it)) return &it;
    return nullptr;
  };
  if (const Outcome* it = first([&](Outcome o) { return o == said; })) return it;
  if (said.b == kNone)
    if (const Outcome* it = first([&](Outcome o) { return o.a == said.a; })) return it;
  if (said.a != kContamination) return nullptr;  // a card lost from the hand, which its owner may know
  return first([&](Outcome o) {
    const bool known = o.a == kContaminationInfected || o.a == kContaminationClean;
    return known && (said.b == kNone || o.a - kContamination == said.b);
  });
}

void list_outcomes(const Facts& f, Outcomes& out) {
  out.clear();
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
    case Luck::hand: return list_hand(f.h.seat[q.arg], out);
    case Luck::action:
      if (f.o.crew[q.arg].top_contamination) return out.add(kUnscannedCard, 1);
      return list_cards(f.h.seat[q.arg].deck, f.h.seat[q.arg].deck_flags, out);
    case Luck::item:
    case Luck::wound:
    case Luck::token: return list_copies(copies_of(f, q.luck, q.arg), out);
    case Luck::scan: {
      const ScanOdds odds = scan_odds(f);
      if (odds.infected) out.add({1, kNone}, odds.infected);
      if (odds.clean) out.add({0, kNone}, odds.clean);
      if (!odds.infected && odds.infected_possible) out.add_said({1, kNone});
      if (!odds.clean && odds.clean_possible) out.add_said({0, kNone});
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

Outcome quick_card(Play& p, u32 actions, const Flags& untold, unsigned infected = 0, unsigned clean = 0) {
  const unsigned cards = pile_count(actions);
  u32 pick = random_below(p.g.rng, cards + untold.total() + infected + clean);
  u32 passed = 0;
  u8 card = 0;
  for (u8 i = 0; i < kCards; ++i) {  // without a jump: which card it is cannot be foreseen
    passed += pile_of(actions, i);
    card = static_cast<u8>(card + (pick >= passed ? 1 : 0));
  }
  if (card < kCards) return {card, kNone};
  pick -= cards;
  if (pick < untold.unscanned) return kUnscannedCard;
  pick -= untold.unscanned;
  if (pick < untold.infected) return {kContamination, static_cast<u8>(CardFlag::infected)};
  pick -= untold.infected;
  if (pick < untold.clean) return {kContamination, static_cast<u8>(CardFlag::clean)};
  return {pick - untold.clean < infected ? kContaminationInfected : kContaminationClean, kNone};
}

Outcome quick_hand(Play& p, const Private& own) {
  return quick_card(p, own.hand, untold_flags(own), own.known_infected, own.known_clean);
}

Outcome quick_settled(Play& p, Outcome outcome) {  // the generator moves on as if there were a choice
  next_random(p.g.rng);
  return outcome;
}

Outcome quick_bit(Play& p, u32 mask) {
  assert(mask != 0);
  for (u32 skip = random_below(p.g.rng, static_cast<u32>(std::popcount(mask))); skip > 0; --skip)
    mask &= mask - 1;
  return {lowest(mask), kNone};
}

Outcome quick_copies(Play& p, const Copies& from) {
  if (from.settled != kNone) return quick_settled(p, {from.settled, kNone});
  u32 total = 0;
  for (u8 i = from.first; i < from.last; ++i)
    total += from.copies[i];
  u32 pick = random_below(p.g.rng, total);
  u8 i = from.first;
  while (pick >= from.copies[i])
    pick -= from.copies[i++];
  return {i, kNone};
}

Outcome quick_token(Play& p) {
  u32 tokens = 0;
  for (u8 n : p.o.bag)
    tokens += n;
  u32 pick = random_below(p.g.rng, tokens * kTokenScale);
  u8 t = 0;
  for (; pick >= p.o.bag[t] * kTokenScale; ++t)
    pick -= p.o.bag[t] * kTokenScale;
  if (static_cast<Token>(t) == Token::blank) return {t, 0};
  const std::array<u32, 5> weights = number_weights(p, t);
  u8 n = 1;
  for (; n < 4 && pick >= weights[n]; ++n)
    pick -= weights[n];
  return {t, n};
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
    case Luck::action:
      if (p.o.crew[q.arg].top_contamination) return quick_settled(p, kUnscannedCard);
      return quick_card(p, p.h.seat[q.arg].deck, p.h.seat[q.arg].deck_flags);
    case Luck::hand: return quick_hand(p, p.h.seat[q.arg]);
    case Luck::item:
    case Luck::wound:
    case Luck::token: return quick_copies(p, copies_of(p, q.luck, q.arg));
    case Luck::scan: return quick_scan(p);
    case Luck::bag: return quick_token(p);
    default: return quick_bit(p, equally_likely(p, q.luck, q.arg));
  }
}

}  // namespace carno
