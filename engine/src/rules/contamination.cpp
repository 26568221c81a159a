// B7.10 - B7.14: scanning Contamination cards.
#include <algorithm>

#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"
#include "state/running.h"

namespace carno {

namespace {

struct ScanFrame {  // Hidden::drawn_flags = the cards of the pile not read yet
  static constexpr Proc proc = Proc::scan;
  ScanScope scope{};
  ScanRemove remove{};
  ScanPile pile{};  // being read
  u8 any_infected = 0;
  u8 to_draw = 0;  // cards still to come off the deck
  u8 removed = 0;  // cards that left the game
};

}  // namespace

void call_scan(Play& p, Seat s, ScanScope scope, ScanRemove remove, unsigned count) {
  auto& scan = call<ScanFrame>(p, s);
  scan.scope = scope;
  scan.remove = remove;
  scan.to_draw = static_cast<u8>(count);
}

u8 single_contamination(u32 cards) {
  const Cards set{cards};
  if (set.contamination()) return kContamination;
  return set.infected() ? kContaminationInfected : kContaminationClean;
}

ScanPile pile_scanned(const Frame& f) {
  if (f.proc != Proc::scan) return ScanPile::set_aside;
  const ScanScope scope = as<ScanFrame>(f).scope;
  const bool whole_piles = scope == ScanScope::hand || scope == ScanScope::all;
  return whole_piles ? as<ScanFrame>(f).pile : ScanPile::set_aside;
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

Flags& flags_of(Play& p, Seat s, ScanPile pile) {
  Private& own = p.h.seat[s];
  return pile == ScanPile::hand ? own.hand_flags : pile == ScanPile::discard ? own.discard_flags : own.deck_flags;
}

u8& with_flag(Flags& flags, u8 flag) { return flag == 0 ? flags.unscanned : flag == 1 ? flags.infected : flags.clean; }

void begin(Play& p, Frame& f) {
  auto& reading = as<ScanFrame>(f);
  p.h.drawn_flags = Flags{};
  p.h.drawn_pile = 0;
  switch (reading.scope) {
    case ScanScope::top_of_deck: f.step = drawing; return;
    case ScanScope::one_in_hand: {
      if (p.h.seat[f.seat].hand_flags.total() == 0) return done(p);  // nothing to read
      f.step = one_chosen;
      Pending& q = ask(p, f.seat, Ask::discard, Purpose::scanned_card, rule("B7.14"));
      q.pick = Pick::hand_card;
      q.arg = 2;
      return;
    }
    default:
      f.step = next_card;
      reading.pile = ScanPile::hand;
      p.h.drawn_flags = p.h.seat[f.seat].hand_flags;
  }
}

void draw_next(Play& p, Frame& f) {  // cards off the deck into nobody's hand
  auto& reading = as<ScanFrame>(f);
  Crew& crew = p.o.crew[f.seat];
  if (reading.to_draw && crew.deck_size == 0 && (crew.discard || crew.discard_contamination))
    shuffle_discard_into_deck(p, f.seat);
  if (reading.to_draw && crew.deck_size) {
    f.step = card_drawn;
    return roll(p, Luck::action, f.seat);
  }
  reading.pile = ScanPile::set_aside;
  f.step = next_card;
}

void set_card_aside(Play& p, Frame& f) {
  auto& reading = as<ScanFrame>(f);
  const CardMove taken = take_from_deck(p, f.seat, outcome(p), p.g.answer.b);
  if (taken.card == kContamination)
    ++with_flag(p.h.drawn_flags, taken.flag);
  else
    p.h.drawn_pile += pile_one(taken.card);
  --reading.to_draw;
  f.step = drawing;
}

// One card was read: its flag is settled, and it may leave the game.
void read_card(Play& p, Frame& f) {
  auto& reading = as<ScanFrame>(f);
  const bool infected = outcome(p) == 1;
  const bool was_open = infected ? p.h.drawn_flags.infected == 0 : p.h.drawn_flags.clean == 0;
  settle_scan(p, infected);
  Event e = event(EventKind::scan, rule("B7.12"));
  e.seat = f.seat;
  e.result = infected ? 1 : 0;
  e.visible = static_cast<u8>(bit(f.seat));
  p.emit(e);
  if (infected) reading.any_infected = 1;
  const ScanRemove remove = reading.remove;
  const bool gone = remove == ScanRemove::scanned || (remove == ScanRemove::clean && !infected) ||
                    (remove == ScanRemove::infected && infected);
  const u8 flag = infected ? 1 : 2;
  f.step = next_card;
  if (gone) {
    ++(infected ? p.o.removed_infected : p.o.removed_clean);
    ++reading.removed;
  }
  if (reading.pile == ScanPile::set_aside) {
    if (!gone) ++with_flag(p.h.seat[f.seat].discard_flags, flag);
  } else {
    Flags& flags = flags_of(p, f.seat, reading.pile);
    if (was_open) {
      --flags.unscanned;
      ++with_flag(flags, flag);
    }
    if (gone) --with_flag(flags, flag);
    Private& own = p.h.seat[f.seat];
    own.known_infected = std::min(own.known_infected, own.hand_flags.infected);
    own.known_clean = std::min(own.known_clean, own.hand_flags.clean);
    u8& shown = p.o.crew[f.seat].discard_infected;  // C13.36: one of those seen by all may have left the game
    shown = std::min(shown, own.discard_flags.infected);
  }
  sync_counts(p, f.seat);
}

void finish(Play& p, Frame& f) {
  auto& reading = as<ScanFrame>(f);
  Private& own = p.h.seat[f.seat];
  if (reading.pile != ScanPile::set_aside) {  // the owner has read the whole hand
    own.known_infected = own.hand_flags.infected;
    own.known_clean = own.hand_flags.clean;
    own.untold = 0;
  }
  p.o.crew[f.seat].discard += p.h.drawn_pile;
  p.h.drawn_pile = 0;
  Event e = event(EventKind::scan_over, rule("B7.12"));
  e.seat = f.seat;
  e.result = reading.any_infected;
  e.count = reading.removed;
  p.emit(e);
  done(p, reading.any_infected);
}

}  // namespace

void scan(Play& p, Frame& f) {
  auto& reading = as<ScanFrame>(f);
  switch (f.step) {
    case start: return begin(p, f);
    case drawing: return draw_next(p, f);
    case card_drawn: return set_card_aside(p, f);
    case one_chosen: {
      const CardMove card = take_from_hand(p, f.seat, single_contamination(p.g.answer.mask));
      with_flag(p.h.drawn_flags, card.flag) = 1;
      reading.pile = ScanPile::set_aside;
      f.step = next_card;
      return;
    }
    case scanned: return read_card(p, f);
    default:
      if (p.h.drawn_flags.total() > 0) {
        f.step = scanned;
        return roll(p, Luck::scan, f.seat);
      }
      if (reading.scope != ScanScope::all || reading.pile == ScanPile::deck) return finish(p, f);
      reading.pile = reading.pile == ScanPile::hand ? ScanPile::discard : ScanPile::deck;
      if (reading.pile == ScanPile::deck)
        p.o.crew[f.seat].top_contamination = 0;  // E1: the deck is read through, none stays on top
      p.h.drawn_flags = flags_of(p, f.seat, reading.pile);
  }
}

}  // namespace carno
