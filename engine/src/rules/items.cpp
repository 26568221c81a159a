// B9: searching, Hand slots, crafting and Quest Items.
#include "rules/crafting.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"
#include "state/running.h"

namespace carno {

unsigned items_available(const Facts& f, u8 colour) {
  unsigned n = f.o.item_deck_size[colour];
  for (ItemId i = f.c.deck_begin[colour]; i < f.c.deck_begin[colour + 1u]; ++i)
    n += f.o.item_discard[i];
  return n;
}

namespace {

void reshuffle_items(Play& p, u8 colour) {  // U22
  for (ItemId i = p.c.deck_begin[colour]; i < p.c.deck_begin[colour + 1u]; ++i) {
    p.h.item_deck[i] = static_cast<u8>(p.h.item_deck[i] + p.o.item_discard[i]);
    p.o.item_deck_size[colour] = static_cast<u8>(p.o.item_deck_size[colour] + p.o.item_discard[i]);
    p.o.item_discard[i] = 0;
  }
  tell_shuffle(p, static_cast<Deck>(static_cast<u8>(Deck::red) + colour), rule("U22"));
}

void take_item_card(Play& p, u8 colour, ItemId item) {
  const auto deck = static_cast<Deck>(static_cast<u8>(Deck::red) + colour);
  Bottom& bottom = p.h.bottom[colour];
  if (p.h.top[static_cast<std::size_t>(deck)].count) {
    use_known_top(p, deck);
  } else if (p.h.item_deck[item]) {
    --p.h.item_deck[item];
  } else {
    --bottom.count;
    for (std::size_t i = 0; i < bottom.count; ++i)
      bottom.card[i] = bottom.card[i + 1];
    bottom.card[bottom.count] = 0;
  }
  --p.o.item_deck_size[colour];
}

void to_bottom(Play& p, ItemId item) {
  const u8 colour = static_cast<u8>(p.c.items[item].deck);
  Bottom& bottom = p.h.bottom[colour];
  bottom.card[bottom.count++] = item;
  ++p.o.item_deck_size[colour];
}

struct SearchFrame {
  static constexpr Proc proc = Proc::search;
  u8 colours = 0;   // of the decks allowed
  u8 counters = 0;  // taken off the Room's Item counter
  u8 colour = 0;    // the deck
};

struct GainHeavyFrame {
  static constexpr Proc proc = Proc::gain_heavy;
  Thing thing = kNone;
  u8 ammo = 0;
  HeavySource source{};
};

enum SearchStep : u8 { start, colour_chosen, drawing, drawn_one, kept, over };

void keep_item(Play& p, Frame& f, ItemId kept) {
  auto& searching = as<SearchFrame>(f);
  const ItemId other = p.h.drawn[0] == kept ? p.h.drawn[1] : p.h.drawn[0];
  p.h.drawn = {kNone, kNone};
  p.h.drawn_count = 0;
  if (other != kNone) to_bottom(p, other);
  Event e = event(EventKind::item_kept, rule("B3.18"));
  e.seat = f.seat;
  e.room = f.room;
  e.deck = static_cast<u8>(static_cast<u8>(Deck::red) + searching.colour);
  if (!p.c.items[kept].heavy) {  // the others see its back
    p.emit(e);
    e.visible = static_cast<u8>(bit(f.seat));
  }
  e.kind = EventKind::search;
  e.thing = kept;
  p.emit(e);
  f.step = over;
  if (p.c.items[kept].heavy) return call_gain_heavy(p, f.seat, kept, p.c.items[kept].start_ammo, HeavySource::search);
  add_item(p, f.seat, kept);
}

}  // namespace

void call_search(Play& p, Seat s, Room room, u8 colours, u8 counters) {
  auto& search = call<SearchFrame>(p, s, room);
  search.colours = colours;
  search.counters = counters;
}

u8 colour_searched(const Frame& f) {
  return f.proc == Proc::search && f.step >= drawing ? as<SearchFrame>(f).colour : kNone;
}

// B3.18: draw 2, keep 1, the other to the bottom.
void search(Play& p, Frame& f) {
  auto& searching = as<SearchFrame>(f);
  switch (f.step) {
    case start: {
      u32 decks = 0;
      for (u8 colour = 0; colour < 3; ++colour)
        if ((searching.colours & bit(colour)) && items_available(p, colour)) decks |= bit(colour);
      if (decks == 0) return done(p);
      const u8 taken = searching.counters < p.o.items[f.room] ? searching.counters : p.o.items[f.room];
      p.o.items[f.room] = static_cast<u8>(p.o.items[f.room] - taken);
      if (taken) {
        Event e = event(EventKind::item_counter, rule("B3.18"));
        e.room = f.room;
        e.count = p.o.items[f.room];
        p.emit(e);
      }
      searching.colour = lowest(decks);
      f.step = drawing;
      if (std::popcount(decks) > 1) {
        f.step = colour_chosen;
        ask_choice(p, f.seat, Pick::colour, decks, Purpose::item_deck, rule("B3.18"));
      }
      return;
    }
    case colour_chosen:
      searching.colour = p.g.answer.b;
      f.step = drawing;
      return;
    case drawing:
      if (p.o.item_deck_size[searching.colour] == 0 && items_available(p, searching.colour))
        reshuffle_items(p, searching.colour);
      if (p.h.drawn_count < 2 && p.o.item_deck_size[searching.colour]) {
        f.step = drawn_one;
        return roll(p, Luck::item, searching.colour);
      }
      f.step = kept;
      if (p.h.drawn_count == 1) {
        p.g.answer.b = p.h.drawn[0];
        return;
      }
      ask(p, f.seat, Ask::drawn, Purpose::kept_item, rule("B3.18")).pick = Pick::item;
      return;
    case drawn_one:
      take_item_card(p, searching.colour, outcome(p));
      p.h.drawn[p.h.drawn_count++] = outcome(p);
      f.step = drawing;
      return;
    case kept: return keep_item(p, f, p.g.answer.b);
    default: return done(p);
  }
}

void call_gain_heavy(Play& p, Seat s, Thing t, u8 ammo, HeavySource source) {
  auto& gain = call<GainHeavyFrame>(p, s);
  gain.thing = t;
  gain.ammo = ammo;
  gain.source = source;
}

namespace {

void decline_heavy(Play& p, const Frame& f) {  // B9.3: where it goes back to
  const auto& gain = as<GainHeavyFrame>(f);
  if (gain.source == HeavySource::search) return to_bottom(p, gain.thing);
  if (gain.source == HeavySource::craft) {
    ++p.o.crafted_left[gain.thing - p.c.deck_begin[3]];
    return;
  }
  if (gain.source == HeavySource::room) {
    ++p.o.objects[p.o.crew[f.seat].room][static_cast<std::size_t>(object_of(gain.thing))];
    return;
  }
  if (gain.source != HeavySource::nest) ++p.o.item_discard[gain.thing];  // an Egg of the Nest was not taken yet
}

}  // namespace

Thing thing_gained(const Frame& f) { return f.proc == Proc::gain_heavy ? as<GainHeavyFrame>(f).thing : kNone; }

// B9.3
void gain_heavy(Play& p, Frame& f) {
  auto& gain = as<GainHeavyFrame>(f);
  if (f.step == 1) {
    f.step = 0;
    if (p.g.answer.verb == Do::no) {
      decline_heavy(p, f);
      return done(p);
    }
    drop_held(p, f.seat, find_held(p, f.seat, p.g.answer.b), rule("B9.3"));
  }
  if (!active(p, f.seat)) return done(p);
  if (slots_used(p, f.seat) >= hand_slots(p, f.seat)) {
    f.step = 1;
    u64 things = 0;
    for (const Held& held : p.o.crew[f.seat].held)
      if (held.thing != kNone) things |= is_object(held.thing) ? bit64(held.thing - 4u) : bit64(held.thing);
    Pending& q = ask(p, f.seat, Ask::heavy, Purpose::make_room, rule("B9.3"));
    q.pick = Pick::thing;
    q.arg = gain.thing;
    q.min = 0;
    q.from = things;
    return;
  }
  Held held;
  held.thing = gain.thing;
  held.ammo = gain.ammo;
  put_in_hand(p, f.seat, held);
  Event e = event(gain.source == HeavySource::nest ? EventKind::egg_taken : EventKind::take, rule("B9.2"));
  e.seat = f.seat;
  e.thing = gain.thing;
  e.room = p.o.crew[f.seat].room;
  p.emit(e);
  if (gain.source == HeavySource::nest) lose_board_egg(p, e.room, rule("B13.10"));
  done(p);
}

void gain_crafted(Play& p, Seat s, ItemId item) {
  u8& left = p.o.crafted_left[item - p.c.deck_begin[3]];
  if (left)
    --left;
  else
    --p.o.item_discard[item];  // U19b: a used copy may be crafted again
  Event e = event(EventKind::craft, rule("B9.13"));
  e.seat = s;
  e.thing = item;
  p.emit(e);
  if (p.c.items[item].heavy)
    call_gain_heavy(p, s, item, p.c.items[item].start_ammo, HeavySource::craft);
  else
    add_item(p, s, item);
}

namespace {

void turn_over(Play& p, Seat s, ItemId item) {
  const Item& card = p.c.items[item];
  const Character& who = character(p, s);
  for (std::size_t i = 0; i < 2; ++i)
    if (who.quest[i] == item) p.o.crew[s].quest[i] = QuestState::active;
  Event e = event(EventKind::quest, rule("B9.17"));
  e.seat = s;
  e.thing = item;
  p.emit(e);
  if (card.attach_to != kNone) {  // U47: added to its weapon at once, or waits for it
    const int i = find_held(p, s, card.attach_to);
    if (i < 0) {
      p.o.crew[s].autoloader_waiting = 1;
      return;
    }
    attach_quest_item(p, s, card, p.o.crew[s].held[static_cast<std::size_t>(i)]);
  } else if (card.heavy) {
    call_gain_heavy(p, s, item, 0, HeavySource::quest);
  } else {
    add_item(p, s, item);
  }
}

}  // namespace

u64 quest_payments(const Facts& f, Seat s, ItemId quest) {
  const u64 wanted = f.c.items[quest].unlock_items;
  const u64 held = wanted ? inventory_mask(f, s) & wanted : 0;
  u64 mask = 0;
  for_bits(held, [&](ItemId i) {
    const ItemId first = f.c.items[i].same_name;
    if (first == i || !(held & bit64(first))) mask |= bit64(i);  // two backs, one choice: the first one
  });
  return mask;
}

// B9.17: the Room is right, or one of the named Items is discarded.
void activate_quest(Play& p, Seat s, ItemId quest, ItemId payment) {
  if (const u64 payments = quest_payments(p, s, quest))
    discard_item(p, s, payment == kNone ? lowest(payments) : payment, rule("B9.17"));
  turn_over(p, s, quest);
}

}  // namespace carno
