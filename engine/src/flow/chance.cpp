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
  for (unsigned t = 0; t < kTokens; ++t) {
    if (f.o.bag[t] == 0) continue;
    if (static_cast<Token>(t) == Token::blank) {
      out.add({static_cast<u8>(t), 0}, kTokenScale);
      continue;
    }
    std::array<u8, 5> unsettled{};
    u32 pool = 0, settled = 0;
    for (const BagToken& token : f.c.tokens)
      if (token.count && static_cast<unsigned>(token.token) == t)
        unsettled[token.number] = static_cast<u8>(unsettled[token.number] + token.count);
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

bool list_top(const Facts& f, Deck deck, Outcomes& out) {
  const Ordered& top = f.h.top[static_cast<std::size_t>(deck)];
  if (top.count == 0) return false;
  out.add({top.card[0], kNone}, 1);
  return true;
}

u32 events_at_the_bottom(const Facts& f) {
  u32 mask = 0;
  for (std::size_t i = 0; i < f.h.bottom[3].count; ++i)
    mask |= bit(f.h.bottom[3].card[i]);
  return mask;
}

void list_items(const Facts& f, u8 colour, Outcomes& out) {
  if (list_top(f, static_cast<Deck>(static_cast<u8>(Deck::red) + colour), out)) return;
  for (u8 i = f.c.deck_begin[colour]; i < f.c.deck_begin[colour + 1u]; ++i)
    if (f.h.item_deck[i]) out.add({i, kNone}, f.h.item_deck[i]);
  if (out.count == 0 && f.h.bottom[colour].count) out.add({f.h.bottom[colour].card[0], kNone}, 1);
}

void list_pile(u32 actions, unsigned contamination, Outcomes& out) {
  for (u8 card = 0; card < kCards; ++card)
    if (const unsigned n = pile_of(actions, card)) out.add({card, kNone}, n);
  if (contamination) out.add({kContamination, kNone}, contamination);
}

// Cards with a settled flag are read first by the generator; a person may read them in any order.
void list_scan(const Facts& f, Outcomes& out) {
  const Flags& left = f.h.drawn_flags;
  const bool settled = left.infected || left.clean;
  const u32 open_infected = left.unscanned ? f.h.infected_left : 0u;
  const u32 open_clean = left.unscanned ? u32{f.h.unscanned_left} - f.h.infected_left : 0u;
  if (left.infected || open_infected) out.add({1, kNone}, left.infected ? 1u : settled ? 0u : open_infected);
  if (left.clean || open_clean) out.add({0, kNone}, left.infected ? 0u : left.clean ? 1u : open_clean);
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

void list_characters(const Facts& f, Outcomes& out) {
  u32 taken = 0;
  for (Seat s = 0; s < f.o.options.players; ++s)
    if (f.o.crew[s].character != kNone) taken |= bit(f.o.crew[s].character);
  for (u8 card : f.h.drawn)
    if (card != kNone) taken |= bit(card);
  add_bits(out, ~taken & (bit(kCharacters) - 1));
}

}  // namespace

void list_outcomes(const Facts& f, Outcomes& out) {
  const Pending& q = f.o.pending;
  const u8 arg = q.arg;
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
    case Luck::attack:
      if (!list_top(f, Deck::attack, out)) add_bits(out, f.o.attack_deck);
      return;
    case Luck::event:
      if (list_top(f, Deck::event, out)) return;
      add_bits(out, f.o.event_deck & ~events_at_the_bottom(f));
      if (out.count == 0 && f.h.bottom[3].count) out.add({f.h.bottom[3].card[0], kNone}, 1);
      return;
    case Luck::mutation:
      if (!list_top(f, Deck::mutation, out)) add_bits(out, f.h.mutation_deck);
      return;
    case Luck::adaptation: {
      if (f.h.adaptation[arg] != kNone) return out.add({f.h.adaptation[arg], kNone}, 1);
      u32 used = 0;
      for (std::size_t i = 0; i < kAdaptationSlots; ++i) {
        if (f.o.adaptations[i].card != kNone) used |= bit(f.o.adaptations[i].card);
        if (f.h.adaptation[i] != kNone) used |= bit(f.h.adaptation[i]);
      }
      add_bits(out, ~used & (bit(kAdaptations) - 1));
      return;
    }
    case Luck::hand: return list_pile(f.h.seat[arg].hand, f.h.seat[arg].hand_flags.total(), out);
    case Luck::item: return list_items(f, arg, out);
    case Luck::wound:
      if (list_top(f, Deck::wound, out)) return;
      for (u8 i = 0; i < kWounds; ++i)
        if (f.o.wound_deck[i]) out.add({i, kNone}, f.o.wound_deck[i]);
      return;
    case Luck::action: return list_pile(f.h.seat[arg].deck, f.h.seat[arg].deck_flags.total(), out);
    case Luck::scan: return list_scan(f, out);
    case Luck::tile:
      if (f.h.tile[arg] != kNone)
        out.add({f.h.tile[arg], kNone}, 1);
      else
        add_bits(out, tiles_for(f, arg));
      return;
    case Luck::token:
      if (f.h.token[arg] != kNone) {
        out.add({f.h.token[arg], kNone}, 1);
        return;
      }
      for (u8 i = 0; i < kExplorationKinds; ++i)
        if (f.h.tokens_left[i]) out.add({i, kNone}, f.h.tokens_left[i]);
      return;
    case Luck::engine:
      for (u8 state = 1; state <= 2; ++state)
        if (f.h.engine[arg] == 0 || f.h.engine[arg] == state) out.add({state, kNone}, 1);
      return;
    case Luck::coordinates:
      for (u8 i = 0; i < kCoordinates; ++i)
        if (f.h.coordinates == kNone || f.h.coordinates == i) out.add({i, kNone}, 1);
      return;
    case Luck::objective: {
      const u32 dealt = dealt_objectives(f);
      for (u8 i = 0; i < kObjectives; ++i)
        if (static_cast<u8>(f.c.objectives[i].kind) == arg && !(dealt & bit(i)) &&
            f.c.objectives[i].min_players <= f.o.options.players)
          out.add({i, kNone}, 1);
      return;
    }
    case Luck::character: return list_characters(f, out);
    case Luck::pod:
      for (u8 i = 0; i < kPods; ++i)
        if (f.o.pods[i].state == PodState::absent) out.add({i, kNone}, 1);
      return;
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
  u32 pick = random_below(p.g.rng, pile_count(actions) + contamination);
  for (u8 card = 0; card < kCards; ++card) {
    const unsigned copies = pile_of(actions, card);
    if (pick < copies) return {card, kNone};
    pick -= copies;
  }
  return {kContamination, kNone};
}

Outcome quick_bit(Play& p, u32 mask) {
  for (u32 skip = random_below(p.g.rng, static_cast<u32>(std::popcount(mask))); skip > 0; --skip)
    mask &= mask - 1;
  return {lowest(mask), kNone};
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
    case Luck::attack:
      if (p.h.top[static_cast<std::size_t>(Deck::attack)].count == 0) return quick_bit(p, p.o.attack_deck);
      break;
    default: break;
  }
  Outcomes possible;
  list_outcomes(p, possible);
  return draw_outcome(p, possible);
}

}  // namespace carno
