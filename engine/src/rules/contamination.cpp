// B7.10 - B7.14: scanning Contamination cards.
#include <algorithm>

#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

void call_scan(Play& p, Seat s, ScanScope scope, ScanRemove remove, unsigned count) {
  Frame& f = call(p, Proc::scan);
  f.seat = s;
  f.a = static_cast<u8>(scope);
  f.b = static_cast<u8>(remove);
  f.x = count;
}

u8 single_contamination(u32 cards) {
  const Cards set{cards};
  if (set.contamination()) return kContamination;
  return set.infected() ? kContaminationInfected : kContaminationClean;
}

void settle_scan(Play& p, bool infected) {
  Flags& left = p.h.drawn_flags;
  u8& settled = infected ? left.infected : left.clean;
  if (settled) {
    --settled;
    return;
  }
  --left.unscanned;
  --p.h.unscanned_left;
  if (infected) --p.h.infected_left;
}

namespace {

enum Step : u8 { start, next_card, scanned, one_chosen, drawing, card_drawn };
enum Pile : u8 { hand, discard, deck, set_aside };

Flags& flags_of(Play& p, Seat s, u8 pile) {
  Private& own = p.h.seat[s];
  return pile == hand ? own.hand_flags : pile == discard ? own.discard_flags : own.deck_flags;
}

u8& with_flag(Flags& flags, u8 flag) { return flag == 0 ? flags.unscanned : flag == 1 ? flags.infected : flags.clean; }

void begin(Play& p, Frame& f) {
  p.h.drawn_flags = Flags{};
  p.h.drawn_pile = 0;
  switch (static_cast<ScanScope>(f.a)) {
    case ScanScope::top_of_deck: f.step = drawing; return;
    case ScanScope::one_in_hand: {
      f.step = one_chosen;
      Pending& q = ask(p, f.seat, Ask::discard, Purpose::scanned_card, rule("B7.14"));
      q.pick = Pick::hand_card;
      q.arg = 2;
      return;
    }
    default:
      f.step = next_card;
      f.c = hand;
      p.h.drawn_flags = p.h.seat[f.seat].hand_flags;
  }
}

void draw_next(Play& p, Frame& f) {  // cards off the deck into nobody's hand
  Crew& crew = p.o.crew[f.seat];
  if (f.x && crew.deck_size == 0 && (crew.discard || crew.discard_contamination)) shuffle_discard_into_deck(p, f.seat);
  if (f.x && crew.deck_size) {
    f.step = card_drawn;
    return roll(p, Luck::action, f.seat);
  }
  f.c = set_aside;
  f.step = next_card;
}

void set_card_aside(Play& p, Frame& f) {
  const CardMove taken = take_from_deck(p, f.seat, outcome(p));
  if (taken.card == kContamination)
    ++with_flag(p.h.drawn_flags, taken.flag);
  else
    p.h.drawn_pile += pile_one(taken.card);
  --f.x;
  f.step = drawing;
}

// One card was read: its flag is settled, and it may leave the game.
void read_card(Play& p, Frame& f) {
  const bool infected = outcome(p) == 1;
  const bool was_open = infected ? p.h.drawn_flags.infected == 0 : p.h.drawn_flags.clean == 0;
  settle_scan(p, infected);
  Event e = event(EventKind::scan, rule("B7.12"));
  e.seat = f.seat;
  e.value = infected ? 1 : 0;
  e.visible = static_cast<u8>(bit(f.seat));
  p.emit(e);
  if (infected) f.d = 1;
  const auto remove = static_cast<ScanRemove>(f.b);
  const bool gone = remove == ScanRemove::scanned || (remove == ScanRemove::clean && !infected) ||
                    (remove == ScanRemove::infected && infected);
  const u8 flag = infected ? 1 : 2;
  f.step = next_card;
  if (gone) {
    ++(infected ? p.o.removed_infected : p.o.removed_clean);
    ++f.y;
  }
  if (f.c == set_aside) {
    if (!gone) ++with_flag(p.h.seat[f.seat].discard_flags, flag);
  } else {
    Flags& flags = flags_of(p, f.seat, f.c);
    if (was_open) {
      --flags.unscanned;
      ++with_flag(flags, flag);
    }
    if (gone) --with_flag(flags, flag);
    Private& own = p.h.seat[f.seat];
    own.known_infected = std::min(own.known_infected, own.hand_flags.infected);
    own.known_clean = std::min(own.known_clean, own.hand_flags.clean);
  }
  sync_counts(p, f.seat);
}

void finish(Play& p, Frame& f) {
  Private& own = p.h.seat[f.seat];
  if (f.c != set_aside) {  // the owner has read the whole hand
    own.known_infected = own.hand_flags.infected;
    own.known_clean = own.hand_flags.clean;
  }
  p.o.crew[f.seat].discard += p.h.drawn_pile;
  p.h.drawn_pile = 0;
  Event e = event(EventKind::scan, rule("B7.12"));
  e.seat = f.seat;
  e.value = f.d;
  e.value2 = static_cast<u8>(f.y);
  e.reason = 1;  // the outcome, seen by all: whether any was INFECTED, how many cards left the game
  p.emit(e);
  done(p, f.d);
}

}  // namespace

// a = ScanScope, b = ScanRemove, c = pile being read, d = 1 once one was INFECTED, x = cards still to draw,
// y = cards removed. Hidden::drawn_flags = the cards of the pile not read yet.
void scan(Play& p, Frame& f) {
  switch (f.step) {
    case start: return begin(p, f);
    case drawing: return draw_next(p, f);
    case card_drawn: return set_card_aside(p, f);
    case one_chosen: {
      const CardMove card = take_from_hand(p, f.seat, single_contamination(p.g.answer.mask));
      with_flag(p.h.drawn_flags, card.flag) = 1;
      f.c = set_aside;
      f.step = next_card;
      return;
    }
    case scanned: return read_card(p, f);
    default:
      if (p.h.drawn_flags.total() > 0) {
        f.step = scanned;
        return roll(p, Luck::scan, f.seat);
      }
      if (static_cast<ScanScope>(f.a) != ScanScope::all || f.c == deck) return finish(p, f);
      ++f.c;                                                    // hand, discard, deck
      if (f.c == deck) p.o.crew[f.seat].top_contamination = 0;  // E1: the deck is read through, none stays on top
      p.h.drawn_flags = flags_of(p, f.seat, f.c);
  }
}

}  // namespace carno
