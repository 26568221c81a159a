// What the pending question offers.
#include "effects/context.h"
#include "flow/actions.h"
#include "rules/crafting.h"
#include "rules/trade.h"

namespace carno {

namespace {

Choice choose(Pick pick, u8 value) { return Choice{Do::choose, static_cast<u8>(pick), value, 0, 0}; }

void list_hand(const Facts& f, const Pending& q, Do verb, int exact, bool actions, bool contamination, Decision& out) {
  Decision::Kinds kinds;
  const Private& own = f.h.seat[q.seat];
  if (actions) for_cards(own.hand, [&](CardId card, unsigned n) { kinds.add(card, n); });
  if (contamination && own.hand_flags.total()) {
    kinds.add(kContamination, own.hand_flags.total() - own.known_infected - own.known_clean);
    kinds.add(kContaminationInfected, own.known_infected);
    kinds.add(kContaminationClean, own.known_clean);
  }
  out.hand_cards(verb, exact, kinds);
}

void list_choices(const Facts& f, const Pending& q, Decision& out) {
  switch (q.pick) {
    case Pick::carnomorph:
      for_bits(q.from, [&](Mini m) { out.add(choose(Pick::carnomorph, f.o.minis[m].label)); });
      break;
    case Pick::target:
      for_bits(q.from, [&](u8 i) {
        out.add(i < 32 ? choose(Pick::carnomorph, f.o.minis[i].label) : choose(Pick::room, static_cast<u8>(i - 32)));
      });
      break;
    case Pick::thing:
      for_bits(q.from, [&](u8 i) { out.add(choose(Pick::thing, i >= 60 ? static_cast<u8>(i + 4) : i)); });
      break;
    case Pick::item:  // no set: any of the own ones
      for_bits(q.from ? q.from : own_items(f, q.seat), [&](u8 i) { out.add(choose(Pick::item, i)); });
      break;
    default: for_bits(q.from, [&](u8 i) { out.add(choose(q.pick, i)); });
  }
  if (q.min == 0) out.add(Choice{Do::no, 0, 0, 0, 0});
}

void list_set(const Pending& q, Decision& out) {
  // Every non-empty subset; at most four corridors meet in a Room.
  const u32 from = static_cast<u32>(q.from);
  for (u32 set = from; set; set = (set - 1) & from)
    out.add(Choice{Do::choose, static_cast<u8>(q.pick), 0, 0, set});
}

void list_drawn(const Facts& f, const Pending& q, Decision& out) {
  const auto& cards = q.pick == Pick::objective ? f.h.seat[q.seat].objectives : f.h.drawn;
  out.add(choose(q.pick, cards[0]));
  if (cards[1] != kNone && (q.pick == Pick::objective || cards[1] != cards[0])) out.add(choose(q.pick, cards[1]));
}

void list_reactions(const Facts& f, const Pending& q, Decision& out) {
  const Private& own = f.h.seat[q.seat];
  const Character& who = character(f, q.seat);
  for_bits(u32{q.arg}, [&](u8 reaction) {
    bool can = true;
    switch (static_cast<Reaction>(reaction)) {
      case Reaction::interruption: can = pile_of(own.hand, who.interruption) > 0; break;
      case Reaction::nerves_of_steel: can = pile_of(own.hand, who.nerves_of_steel) > 0; break;
      case Reaction::armor:
        can = false;
        for (ItemId i = f.c.deck_begin[5]; i < f.c.deck_begin[6]; ++i)
          can = can || (static_cast<Reaction>(f.c.items[i].reaction) == Reaction::armor && own.items[i]);
        break;
      case Reaction::motion_scanner: can = own.hand != 0; break;
      default: break;
    }
    if (can) out.add(Choice{Do::react, reaction, 0, 0, 0});
  });
  out.add(Choice{Do::decline, 0, 0, 0, 0});
}

// What a player holds, two of the same named once.
template <class Call>
void for_held_kinds(const Facts& f, Seat s, Call&& call) {
  const auto& held = f.o.crew[s].held;
  for (std::size_t i = 0; i < held.size(); ++i) {
    bool named = held[i].thing == kNone;
    for (std::size_t k = 0; k < i; ++k)
      named = named || held[k].thing == held[i].thing;
    if (!named) call(held[i].thing);
  }
}

void list_offers(const Facts& f, const Pending& q, Decision& out) {
  out.add(Choice{Do::end, 0, 0, 0, 0});
  constexpr u32 nothing_more = 0xFFFFFFFFu;
  u64 inventory = inventory_mask(f, q.seat);
  std::array<Thing, kItems + kHeld> mine{};
  std::size_t n = 0;
  for_bits(inventory, [&](ItemId i) { mine[n++] = i; });
  for_held_kinds(f, q.seat, [&](Thing held) { mine[n++] = held; });
  for_bits(u32{f.o.crew_in[q.arg]} & ~bit(q.seat), [&](Seat other) {
    if (!aboard(f, other)) return;
    for (std::size_t i = 0; i < n; ++i)
      out.add(Choice{Do::offer, other, mine[i], kNone, nothing_more});
    for_held_kinds(f, other, [&](Thing theirs) {
      out.add(Choice{Do::offer, other, kNone, theirs, nothing_more});
      for (std::size_t i = 0; i < n; ++i)
        out.add(Choice{Do::offer, other, mine[i], theirs, nothing_more});
    });
  });
}

bool pod_can_launch(const Facts& f, Seat s) {
  return f.o.pods[f.o.crew[s].pod].state == PodState::unlocked;  // B10.20
}

}  // namespace

void list_options(const Facts& f, Decision& out) {
  const Pending& q = f.o.pending;
  out.clear();
  out.seat = q.seat;
  out.ask = q.ask;
  out.pick = q.pick;
  out.purpose = q.purpose;
  out.rule = q.rule;
  switch (q.ask) {
    case Ask::nothing: out.seat = kNone; return;
    case Ask::chance: {
      Outcomes possible;
      list_outcomes(f, possible);
      for (int i = 0; i < possible.count; ++i) {
        const Outcome o = possible.list[static_cast<std::size_t>(i)].outcome;
        out.add(Choice{Do::chance, o.a, o.b, 0, 0});
      }
      return;
    }
    case Ask::turn: return list_actions(f, q.seat, out);
    case Ask::pay: return list_hand(f, q, Do::pay, q.min, true, false, out);
    case Ask::pass_discard:
      list_hand(f, q, Do::discard, -1, true, true, out);
      if (q.arg) list_drops(f, q.seat, out);
      return;
    case Ask::discard:
      return list_hand(f, q, q.arg == 2 ? Do::choose : Do::discard, q.min == 0 ? -1 : 1, q.arg != 2, q.arg != 0, out);
    case Ask::choose: return list_choices(f, q, out);
    case Ask::choose_set: return list_set(q, out);
    case Ask::drawn: return list_drawn(f, q, out);
    case Ask::yes_no:
      out.add(Choice{Do::yes, 0, 0, 0, 0});
      out.add(Choice{Do::no, 0, 0, 0, 0});
      return;
    case Ask::react: return list_reactions(f, q, out);
    case Ask::trade: return list_offers(f, q, out);
    case Ask::trade_answer: {
      const Offer offer = offer_of(f.o.trade_offer);
      if (can_give(f, offer.partner, offer.ask)) out.add(Choice{Do::accept, 0, 0, 0, 0});
      out.add(Choice{Do::decline, 0, 0, 0, 0});
      return;
    }
    case Ask::pod_round:
      if (pod_can_launch(f, q.seat)) out.add(Choice{Do::launch, 0, 0, 0, 0});
      out.add(Choice{Do::stay, 0, 0, 0, 0});
      out.add(Choice{Do::leave, 0, 0, 0, 0});
      return;
    case Ask::pod_boarded:
      out.add(Choice{Do::launch, 0, 0, 0, 0});
      out.add(Choice{Do::wait, 0, 0, 0, 0});
      return;
    case Ask::craft: return list_crafts(f, q.seat, q.arg != 0, out);
    case Ask::heavy: return list_choices(f, q, out);
  }
}

// --- Decision ---

namespace {

// Ways to take exactly `k` cards from these kinds, of each of which there is at least one.
u32 ways(const u8* copies, int kinds, int k) {
  if (k == 0) return 1;
  if (k == 1) return static_cast<u32>(kinds);
  if (kinds == 0) return 0;
  u32 sum = 0;
  if (k == 2) {  // two alike, or two kinds
    for (int i = 0; i < kinds; ++i)
      sum += copies[i] > 1 ? 1u : 0u;
    return sum + static_cast<u32>(kinds * (kinds - 1) / 2);
  }
  for (int t = 0; t <= copies[0] && t <= k; ++t)
    sum += ways(copies + 1, kinds - 1, k - t);
  return sum;
}

}  // namespace

void Decision::hand_cards(Do verb, int exact, const Kinds& kinds) {
  verb_ = verb;
  exact_ = exact;
  kinds_ = kinds;
  if (exact < 0) {
    count_ = 1;
    for (int i = 0; i < kinds.count; ++i)
      count_ *= kinds.copies[static_cast<std::size_t>(i)] + 1u;
  } else {
    count_ = ways(kinds.copies.data(), kinds.count, exact);
  }
  truncated_ = count_ > kCardSets;
  sets_ = count_;
}

Choice Decision::at(u32 index) const {
  if (index >= sets_) return list_[index - sets_];
  Choice choice{verb_, 0, 0, 0, 0};
  if (verb_ == Do::choose) choice.a = static_cast<u8>(Pick::hand_card);
  int left = exact_;
  for (int i = 0; i < kinds_.count && left != 0; ++i) {
    const auto kind = static_cast<std::size_t>(i);
    if (exact_ < 0) {
      const u32 n = kinds_.copies[kind] + 1u;
      choice.mask += Cards::one(kinds_.card[kind]) * (index % n);
      index /= n;
      continue;
    }
    for (int t = 0; t <= kinds_.copies[kind] && t <= left; ++t) {
      const u32 rest = ways(kinds_.copies.data() + i + 1, kinds_.count - i - 1, left - t);
      if (index < rest) {
        choice.mask += Cards::one(kinds_.card[kind]) * static_cast<u32>(t);
        left -= t;
        break;
      }
      index -= rest;
    }
  }
  if (choice.mask == 0 && choice.verb == Do::discard) return Choice{Do::keep, 0, 0, 0, 0};
  return choice;
}

bool Decision::contains(const Choice& choice) const {
  for (u32 i = 0; i < count_ - sets_; ++i)
    if (list_[i] == choice) return true;
  if (verb_ == Do::none) return false;
  if (choice.verb == Do::keep) return exact_ < 0 && verb_ == Do::discard && choice == Choice{Do::keep, 0, 0, 0, 0};
  const u8 named = verb_ == Do::choose ? static_cast<u8>(Pick::hand_card) : u8{0};
  if (choice.verb != verb_ || choice.a != named || choice.b || choice.c) return false;
  const Cards set{choice.mask};
  unsigned total = 0;
  u32 seen = 0;
  for (int i = 0; i < kinds_.count; ++i) {
    const u8 card = kinds_.card[static_cast<std::size_t>(i)];
    const unsigned n = card == kContamination           ? set.contamination()
                       : card == kContaminationInfected ? set.infected()
                       : card == kContaminationClean    ? set.clean()
                                                        : pile_of(set.actions(), card);
    if (n > kinds_.copies[static_cast<std::size_t>(i)]) return false;
    total += n;
    seen += Cards::one(card) * n;
  }
  return seen == choice.mask && (exact_ < 0 ? total > 0 : total == static_cast<unsigned>(exact_));
}

}  // namespace carno
