// B9.11, U43: offers one at a time; the initiator first, then the others of the Room in turn order.
#include "rules/trade.h"

#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

Offer offer_of(const Choice& c) {
  Offer offer;
  offer.partner = c.a;
  offer.give = {c.b, static_cast<Thing>(c.mask & 0xFF), static_cast<Thing>((c.mask >> 8) & 0xFF)};
  offer.ask = {c.c, static_cast<Thing>((c.mask >> 16) & 0xFF), static_cast<Thing>(c.mask >> 24)};
  return offer;
}

bool can_give(const Facts& f, Seat s, const std::array<Thing, 3>& things) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (things[i] == kNone) continue;
    if (things[i] >= kItems && !is_object(things[i])) return false;
    unsigned wanted = 0, owned = 0;
    for (Thing t : things)
      wanted += t == things[i] ? 1u : 0u;
    for (const Held& held : f.o.crew[s].held)
      owned += held.thing == things[i] ? 1u : 0u;
    if (things[i] < kObjectThing) owned += f.h.seat[s].items[things[i]];
    if (owned < wanted) return false;
  }
  return true;
}

namespace {

// What the others see of a Thing that changed hands: what lay in a Hand slot, else the Item's back (U43).
Thing as_others_see(const Play& p, Thing t, const Held& lifted) {
  if (t == kNone || lifted.thing != kNone) return t;
  return static_cast<Thing>(kBackThing + back_of(p.c.items[t]));
}

Choice choice_of(const Offer& o) {
  const u32 mask = u32{o.give[1]} | u32{o.give[2]} << 8 | u32{o.ask[1]} << 16 | u32{o.ask[2]} << 24;
  return Choice{Do::offer, o.partner, o.give[0], o.ask[0], mask};
}

void tell_trade(Play& p, Seat maker, const Offer& offer, const std::array<Held, 3>& given,
                const std::array<Held, 3>& asked) {
  if (!p.listening()) return;
  Offer seen = offer;
  for (std::size_t i = 0; i < 3; ++i) {
    seen.give[i] = as_others_see(p, offer.give[i], given[i]);
    seen.ask[i] = as_others_see(p, offer.ask[i], asked[i]);
  }
  Event e = event(EventKind::trade, rule("B9.11"));
  e.seat = maker;
  e.target = offer.partner;
  e.choice = choice_of(seen);
  p.emit(e);
  if (e.choice == choice_of(offer)) return;
  e.choice = choice_of(offer);
  e.visible = static_cast<u8>(bit(maker) | bit(offer.partner));
  p.emit(e);
}

// Everything is lifted before anything is laid down, so full hands can swap; a surplus is dropped afterwards (U43).
void exchange(Play& p, Seat maker, const Offer& offer) {
  std::array<Held, 3> given{}, asked{};
  auto lift = [&](Seat s, const std::array<Thing, 3>& things, std::array<Held, 3>& out) {
    for (std::size_t i = 0; i < 3; ++i) {
      const int h = things[i] == kNone ? -1 : find_held(p, s, things[i]);
      if (h < 0) continue;
      out[i] = p.o.crew[s].held[static_cast<std::size_t>(h)];
      p.o.crew[s].held[static_cast<std::size_t>(h)] = Held{};
    }
  };
  lift(maker, offer.give, given);
  lift(offer.partner, offer.ask, asked);
  auto lay = [&](Seat from, Seat to, const std::array<Thing, 3>& things, const std::array<Held, 3>& held) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (things[i] == kNone) continue;
      if (held[i].thing != kNone) {
        put_in_hand(p, to, held[i]);
      } else {
        if (remove_item(p, from, things[i])) add_item(p, to, things[i]);
      }
    }
  };
  lay(maker, offer.partner, offer.give, given);
  lay(offer.partner, maker, offer.ask, asked);
  tell_trade(p, maker, offer, given, asked);
}

u8 traders(const Play& p, Room room) {
  u8 mask = 0;
  for_bits(u32{p.o.crew_in[room]}, [&](Seat s) {
    if (aboard(p, s)) mask = static_cast<u8>(mask | bit(s));
  });
  return mask;
}

struct TradeFrame {  // seat = who began it
  static constexpr Proc proc = Proc::trade;
  Seat maker = kNone;  // who makes offers now
  u8 offers = 0;       // made by the maker
  Seat partner = kNone;
  u8 to_come = 0;  // seats that will make offers after the maker
};

enum Step : u8 { start, next_trader, offered, answered, surplus_partner, surplus_maker };

}  // namespace

void call_trade(Play& p, Seat s, Room room) { call<TradeFrame>(p, s, room); }

Seat trader_in(const Frame& f) { return as<TradeFrame>(f).maker; }

void trade(Play& p, Frame& f) {
  auto& talk = as<TradeFrame>(f);
  switch (f.step) {
    case start:
      talk.maker = f.seat;
      talk.offers = 0;
      talk.to_come = static_cast<u8>(traders(p, f.room) & ~bit(f.seat));
      f.step = next_trader;
      return;
    case next_trader:
      if (!aboard(p, talk.maker) || talk.offers >= kOffersPerTrader) {
        p.g.answer.verb = Do::end;
        f.step = offered;
        return;
      }
      f.step = offered;
      ask(p, talk.maker, Ask::trade, Purpose::offer, rule("B9.11")).arg = f.room;
      return;
    case offered: {
      if (p.g.answer.verb == Do::end) {
        if (talk.maker == f.seat && talk.offers == 0) return done(p);  // the initiator's word ends it
        if (talk.to_come == 0) return done(p);                         // everybody had a say
        talk.maker = first_of(talk.to_come, next_seat(p, f.seat));
        talk.to_come = static_cast<u8>(talk.to_come & ~bit(talk.maker));
        talk.offers = 0;
        f.step = next_trader;
        return;
      }
      ++talk.offers;
      p.o.trade_offer = p.g.answer;
      talk.partner = p.g.answer.a;
      f.step = answered;
      ask(p, talk.partner, Ask::trade_answer, Purpose::answer_offer, rule("B9.11"));
      return;
    }
    case answered:
      f.step = next_trader;
      if (p.g.answer.verb == Do::accept) {
        exchange(p, talk.maker, offer_of(p.o.trade_offer));
        f.step = surplus_partner;
      }
      p.o.trade_offer = Choice{};
      return;
    case surplus_partner:
      f.step = surplus_maker;
      if (slots_used(p, talk.partner) > hand_slots(p, talk.partner)) call_drop_surplus(p, talk.partner);
      return;
    default:
      f.step = next_trader;
      if (slots_used(p, talk.maker) > hand_slots(p, talk.maker)) call_drop_surplus(p, talk.maker);
  }
}

}  // namespace carno
