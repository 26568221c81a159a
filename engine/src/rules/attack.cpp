// B6.19 - B6.23, C5: Carnomorphs attack; Injury checks, deaths and Retreats.
#include "flow/procedures.h"
#include "races/race.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

// --- decks of Attack and Event cards ---

void use_known_top(Play& p, Deck deck) {
  Ordered& top_cards = p.h.top[static_cast<std::size_t>(deck)];
  if (top_cards.count == 0) return;
  --top_cards.count;
  for (std::size_t i = 0; i < top_cards.count; ++i)
    top_cards.card[i] = top_cards.card[i + 1];
  top_cards.card[top_cards.count] = 0;
}

void roll_attack_card(Play& p) {  // B6.11
  if (p.o.attack_deck == 0) {
    p.o.attack_deck = p.o.attack_discard;
    p.o.attack_discard = 0;
    tell_shuffle(p, Deck::attack, rule("B6.11"));
  }
  roll(p, Luck::attack);
}

u8 take_attack_card(Play& p) {
  const u8 card = outcome(p);
  use_known_top(p, Deck::attack);
  p.o.attack_deck &= ~bit(card);
  return card;
}

void discard_attack_card(Play& p, u8 card) { p.o.attack_discard |= bit(card); }

void roll_event_card(Play& p) {
  if (p.o.event_deck == 0) {
    p.o.event_deck = p.o.event_discard;
    p.o.event_discard = 0;
    tell_shuffle(p, Deck::event, rule("B2.17"));
  }
  roll(p, Luck::event);
}

u8 take_event_card(Play& p) {
  const u8 card = outcome(p);
  Bottom& bottom = p.h.bottom[3];
  if (p.h.top[static_cast<std::size_t>(Deck::event)].count == 0 && bottom.count && bottom.card[0] == card) {
    --bottom.count;
    for (std::size_t i = 0; i < bottom.count; ++i)
      bottom.card[i] = bottom.card[i + 1];
    bottom.card[bottom.count] = 0;
    p.o.event_bottom = bottom.count;
  }
  use_known_top(p, Deck::event);
  p.o.event_top_known = 0;
  p.o.event_deck &= ~bit(card);
  return card;
}

// --- attacks ---

void call_attack(Play& p, Mini m, Seat target, Occasion occasion) {
  Frame& f = call(p, Proc::attack);
  f.seat = target;
  f.room = p.o.minis[m].room;
  f.a = m;
  f.b = static_cast<u8>(occasion);
  f.c = kNone;
}

Seat step_target(const Facts& f, Room room) {
  // U1: Action cards only; a tie goes to the First Player, then to the next in order.
  Seat best = kNone;
  unsigned fewest = 0;
  in_order(f, f.o.first_player, [&](Seat s) {
    if (!(f.o.crew_in[room] & bit(s)) || !active(f, s) || f.o.crew[s].status.not_attacked) return;
    const unsigned cards = action_cards(f, s);
    if (best == kNone || cards < fewest) best = s, fewest = cards;
  });
  return best;
}

namespace {

constexpr u8 kIgnored = 1, kWounded = 2, kContaminated = 4, kNoWounds = 8, kSpared = 16;
enum Step : u8 { start, card_drawn, window, race_steps = 4, effect_over };  // saved positions hold them

// Nerves of Steel and Armor, as far as everybody can see that they might be there (U48).
u8 possible_reactions(const Play& p, const Frame& f) {
  const Crew& crew = p.o.crew[f.seat];
  u8 reactions = 0;
  const CardId nerves = character(p, f.seat).nerves_of_steel;
  if (static_cast<Occasion>(f.b) == Occasion::surprise && nerves != kNone && crew.hand_size > 0 &&
      pile_of(crew.discard, nerves) == 0 && !(p.o.limbo.seat == f.seat && pile_of(p.o.limbo.paid, nerves)))
    reactions = static_cast<u8>(reactions | bit(static_cast<unsigned>(Reaction::nerves_of_steel)));
  if (crew.backs[4] > 0) reactions = static_cast<u8>(reactions | bit(static_cast<unsigned>(Reaction::armor)));
  return reactions;
}

Event attack_event(const Play& p, const Frame& f, EventKind kind, RuleId why) {
  Event e = event(kind, why);
  e.label = p.o.minis[f.a].label;
  e.type = p.o.minis[f.a].type;
  e.target = f.seat;
  e.room = f.room;
  e.card = f.c;
  e.reason = f.b;
  return e;
}

void tell_mutation_helps(Play& p, const Frame& f, Reaction reaction) {
  Event e = reaction_event(reaction, f.seat, rule("C3.8"));
  e.label = p.o.minis[f.a].label;
  e.type = p.o.minis[f.a].type;
  tell_used(p, e, Used::mutation, p.o.crew[f.seat].mutation_revealed);
}

void close_attack(Play& p, Frame& f) {
  if ((f.d & kWounded) && !(f.d & kContaminated) && active(p, f.seat) &&
      adaptation(p, &AdaptationCard::contamination_on_wound))
    contaminate(p, f.seat, rule("C6.8"));
  if (f.c != kNone) discard_attack_card(p, f.c);
  done(p);
}

void attack_by_race(Play& p, Frame& f) {
  f.step = race_steps;
  if (race_of(p).attack_without_card(p, f)) f.step = effect_over;
}

void resolve(Play& p, Frame& f) {
  if (!(f.d & kIgnored) && p.o.crew[f.seat].status.ignore_wounds) {  // Chitin Plates: the first attack that hits
    p.o.crew[f.seat].status.ignore_wounds = 0;
    tell_mutation_helps(p, f, Reaction::ignore_wounds);
    f.d |= kNoWounds;
  }
  if (f.c == kNone) return attack_by_race(p, f);
  // Armor ignores the attack, Nerves of Steel only what it does to their Soldier (B3.23).
  if ((f.d & kIgnored) && !(f.d & kSpared)) return close_attack(p, f);
  f.step = effect_over;
  call_effect(p, p.c.attacks[f.c].program, f.seat, f.room, (f.d & kSpared) ? kNobody : f.seat, f.a);
}

void open_window(Play& p, Frame& f) {
  const u8 reactions = possible_reactions(p, f);
  if (reactions == 0) return resolve(p, f);
  f.step = window;
  ask(p, f.seat, Ask::react, rule("B3.24")).arg = reactions;
}

void use_reaction(Play& p, Frame& f) {
  f.d |= kIgnored;
  Event e = reaction_event(static_cast<Reaction>(p.g.answer.a), f.seat, rule("B3.23"));
  e.label = p.o.minis[f.a].label;
  e.type = p.o.minis[f.a].type;
  if (static_cast<Reaction>(p.g.answer.a) == Reaction::nerves_of_steel) {
    f.d |= kSpared;
    const CardId card = character(p, f.seat).nerves_of_steel;
    tell_used(p, e, Used::card, card);
    discard_cards(p, f.seat, pile_one(card), rule("B3.23"));
    return;
  }
  for (ItemId i = 0; i < kItems; ++i)
    if (static_cast<Reaction>(p.c.items[i].reaction) == Reaction::armor && p.h.seat[f.seat].items[i]) {
      tell_used(p, e, Used::item, i);
      return discard_item(p, f.seat, i, rule("B3.23"));
    }
}

void answer_window(Play& p, Frame& f) {
  if (p.g.answer.verb == Do::react) use_reaction(p, f);
  resolve(p, f);
}

void show_card(Play& p, Frame& f) {
  f.c = take_attack_card(p);
  const bool hit = (p.c.attacks[f.c].types & bit(p.o.minis[f.a].type)) != 0;
  p.emit(attack_event(p, f, hit ? EventKind::attack : EventKind::miss, rule("B6.19")));
  if (hit) return open_window(p, f);
  discard_attack_card(p, f.c);
  done(p);
}

void begin(Play& p, Frame& f) {
  if (!active(p, f.seat) || !on_board(p, f.a)) return done(p);
  if (p.o.crew[f.seat].status.not_attacked) {
    tell_mutation_helps(p, f, Reaction::not_attacked);
    return done(p);
  }
  if (static_cast<Occasion>(f.b) == Occasion::surprise) {
    Event e = attack_event(p, f, EventKind::surprise_attack, rule("B5.3"));
    if (const Frame* met = frame_below(p, Proc::encounter))  // B5.4: the number that was more than the hand
      e.value = static_cast<u8>(met->b + adaptation(p, &AdaptationCard::surprise_number));
    e.value2 = p.o.crew[f.seat].hand_size;
    p.emit(e);
  }
  if (race_of(p).draws_attack_card(type_of(p, f.a))) {
    f.step = card_drawn;
    roll_attack_card(p);
    if (answered_at_once(p)) show_card(p, f);
    return;
  }
  p.emit(attack_event(p, f, EventKind::attack, rule("C5.2")));
  open_window(p, f);
}

}  // namespace

// a = attacker, b = Occasion, c = Attack card, d = flags above
void attack(Play& p, Frame& f) {
  switch (f.step) {
    case start: return begin(p, f);
    case card_drawn: return show_card(p, f);
    case window: return answer_window(p, f);
    case race_steps: return attack_by_race(p, f);
    case effect_over: return close_attack(p, f);
    default: return done(p);
  }
}

// --- Injuries ---

void call_injury(Play& p, Mini m, unsigned count, u8 no_retreat) {
  Frame& f = call(p, Proc::injury);
  f.a = m;
  f.b = static_cast<u8>(count);
  f.c = no_retreat;
}

namespace {

void tell_check(Play& p, const Carnomorph& mini, u8 card, u8 blood, InjuryResult result) {
  Event e = event(EventKind::injury_check, rule("C5.5"));
  e.label = mini.label;
  e.type = mini.type;
  e.room = mini.room;
  e.card = card;
  e.value = blood;
  e.value2 = mini.injuries;
  e.reason = static_cast<u8>(result);
  p.emit(e);
}

}  // namespace

// C5.5 - C5.7. a = miniature, b = Injuries, c = 1: the check's arrow is left to the caller (U46)
void injury(Play& p, Frame& f) {
  Carnomorph& mini = p.o.minis[f.a];
  switch (f.step) {
    case 0: {
      mini.injuries = static_cast<u8>(mini.injuries + f.b);
      Event e = event(EventKind::injure, rule("B6.7"));
      e.label = mini.label;
      e.type = mini.type;
      e.room = mini.room;
      e.value = f.b;
      p.emit(e);
      f.step = 1;
      return roll_attack_card(p);
    }
    case 1: {
      const u8 card = take_attack_card(p);
      discard_attack_card(p, card);
      u8 blood = race_of(p).blood(p.c.attacks[card], type_of(p, f.a));
      InjuryResult result = InjuryResult::retreated;
      if (blood) {
        blood = static_cast<u8>(blood + adaptation(p, &AdaptationCard::kill_threshold));
        result = blood <= mini.injuries ? InjuryResult::killed : InjuryResult::alive;
      }
      tell_check(p, mini, card, blood, result);
      f.step = 2;
      f.d = static_cast<u8>(result);
      if (result == InjuryResult::retreated && !f.c) call_retreat(p, f.a);
      if (result == InjuryResult::killed) call_kill(p, f.a, blood);
      return;
    }
    default: return done(p, f.d);
  }
}

void call_kill(Play& p, Mini m, u8 blood) {
  Frame& f = call(p, Proc::kill);
  f.a = p.o.minis[m].type;
  f.room = p.o.minis[m].room;
  f.b = m;
  f.c = blood;
}

void take_off_dead(Play& p, Mini m, u8 blood) {
  const Carnomorph& mini = p.o.minis[m];
  Event e = event(EventKind::kill, rule("C5.6"));
  e.label = mini.label;
  e.type = mini.type;
  e.room = mini.room;
  e.value = blood;
  e.value2 = mini.injuries;
  remove_mini(p, m);
  p.emit(e);
}

void call_remains(Play& p, Type type, Room room) {
  Frame& f = call(p, Proc::kill);
  f.a = static_cast<u8>(type);
  f.room = room;
  f.step = 1;
}

// a = its type, b = the miniature until it is taken off, c = the number of the Injury check, 0 without one
void kill(Play& p, Frame& f) {
  if (f.step == 0) {
    take_off_dead(p, f.b, f.c);
    f.step = 1;
  }
  if (race_of(p).leave_remains(p, f)) done(p);
}

void call_retreat(Play& p, Mini m) { call(p, Proc::retreat).a = m; }

void retreat(Play& p, Frame& f) {  // B6.12 - B6.14
  if (f.step == 0) {
    f.step = 1;
    return roll_event_card(p);
  }
  const u8 card = take_event_card(p);
  p.o.event_discard |= bit(card);
  const Mini m = f.a;
  done(p);
  if (!on_board(p, m)) return;
  Event e = event(EventKind::retreat_card, rule("B6.12"));
  e.label = p.o.minis[m].label;
  e.type = p.o.minis[m].type;
  e.room = p.o.minis[m].room;
  e.card = card;
  e.value = p.c.events[card].corridor;
  p.emit(e);
  move_mini_by_exit(p, m, p.c.events[card].corridor, p.o.closed, rule("B6.12"));
}

}  // namespace carno
