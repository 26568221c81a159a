// B6.19 - B6.23, C5.2 - C5.4: Carnomorphs attack.
#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct AttackFrame {  // seat = whom it attacks
  static constexpr Proc proc = Proc::attack;
  Mini attacker = kNone;
  Occasion occasion{};
  u8 card = kNone;      // the Attack card, from its draw on
  u8 ignored = 0;       // by a reaction: Armor, Nerves of Steel
  u8 spared = 0;        // Nerves of Steel: what the attack does to the Room still happens
  u8 no_wounds = 0;     // Chitin Plates
  u8 wounded = 0;       // the target was, by this attack
  u8 contaminated = 0;  // likewise
  u8 race_step = 0;     // of an attack without a card
};

AttackFrame* attack_on(Play& p, Seat s) {  // the one being resolved
  Frame* f = frame_below(p, Proc::attack);
  return f && f->seat == s ? &as<AttackFrame>(*f) : nullptr;
}

}  // namespace

bool attacked(Play& p, Seat s) { return attack_on(p, s) != nullptr; }

bool ignores_wounds(Play& p, Seat s) {
  const AttackFrame* attack = attack_on(p, s);
  return attack && attack->no_wounds;
}

void mark_wounded(Play& p, Seat s) {
  if (AttackFrame* attack = attack_on(p, s)) attack->wounded = 1;
}

void mark_contaminated(Play& p, Seat s) {
  if (AttackFrame* attack = attack_on(p, s)) attack->contaminated = 1;
}

u8 attack_card_in(const Frame& f) { return f.proc == Proc::attack ? as<AttackFrame>(f).card : kNone; }

Mini attacker_in(const Frame& f) { return f.proc == Proc::attack ? as<AttackFrame>(f).attacker : kNone; }

void call_attack(Play& p, Mini m, Seat target, Occasion occasion) {
  auto& attack = call<AttackFrame>(p, target, p.o.minis[m].room);
  attack.attacker = m;
  attack.occasion = occasion;
}

Seat step_target(const Facts& f, Room room) {
  // U1: Action cards only, or the whole hand; a tie goes to the First Player, then to the next in order.
  Seat best = kNone;
  unsigned fewest = 0;
  in_order(f, f.o.first_player, [&](Seat s) {
    if (!(f.o.crew_in[room] & bit(s)) || !active(f, s) || f.o.crew[s].status.not_attacked) return;
    const unsigned cards = f.o.options.attack_counts_hand ? f.o.crew[s].hand_size : action_cards(f, s);
    if (best == kNone || cards < fewest) best = s, fewest = cards;
  });
  return best;
}

namespace {

enum Step : u8 { start, card_drawn, window, race_steps, effect_over };

// Nerves of Steel and Armor, as far as everybody can see that they might be there (U48).
u8 possible_reactions(const Play& p, const Frame& f) {
  const auto& attack = as<AttackFrame>(f);
  const Crew& crew = p.o.crew[f.seat];
  u8 reactions = 0;
  const CardId nerves = character(p, f.seat).nerves_of_steel;
  if (attack.occasion == Occasion::surprise && nerves != kNone && crew.hand_size > 0 &&
      pile_of(crew.discard, nerves) == 0 && !(p.o.limbo.seat == f.seat && pile_of(p.o.limbo.paid, nerves)))
    reactions = static_cast<u8>(reactions | bit(static_cast<unsigned>(Reaction::nerves_of_steel)));
  if (crew.backs[4] > 0) reactions = static_cast<u8>(reactions | bit(static_cast<unsigned>(Reaction::armor)));
  return reactions;
}

Event attack_event(const Play& p, const Frame& f, EventKind kind, RuleId why) {
  const auto& attack = as<AttackFrame>(f);
  Event e = event(kind, why);
  e.label = p.o.minis[attack.attacker].label;
  e.type = p.o.minis[attack.attacker].type;
  e.target = f.seat;
  e.room = f.room;
  e.card = attack.card;
  e.cause = static_cast<u8>(attack.occasion);
  return e;
}

void tell_mutation_helps(Play& p, const Frame& f, Reaction reaction) {
  const auto& attack = as<AttackFrame>(f);
  Event e = mutation_reaction_event(p, reaction, f.seat);
  e.label = p.o.minis[attack.attacker].label;
  e.type = p.o.minis[attack.attacker].type;
  p.emit(e);
}

void close_attack(Play& p, Frame& f) {
  auto& attack = as<AttackFrame>(f);
  if (attack.wounded && !attack.contaminated && active(p, f.seat) && race_of(p).wounds_contaminate(p))
    contaminate(p, f.seat, rule("C6.8"));
  if (attack.card != kNone) discard_attack_card(p, attack.card);
  done(p);
}

void attack_by_race(Play& p, Frame& f) {
  auto& attack = as<AttackFrame>(f);
  f.step = race_steps;
  const CardlessAttack now{attack.attacker, f.seat, attack.ignored != 0, attack.race_step++};
  if (race_of(p).attack_without_card(p, now)) f.step = effect_over;
}

void resolve(Play& p, Frame& f) {
  auto& attack = as<AttackFrame>(f);
  if (!attack.ignored && p.o.crew[f.seat].status.ignore_wounds) {  // Chitin Plates: the first attack that hits
    p.o.crew[f.seat].status.ignore_wounds = 0;
    tell_mutation_helps(p, f, Reaction::ignore_wounds);
    attack.no_wounds = 1;
  }
  if (attack.card == kNone) return attack_by_race(p, f);
  // Armor ignores the attack, Nerves of Steel only what it does to their Soldier (B3.23).
  if (attack.ignored && !attack.spared) return close_attack(p, f);
  f.step = effect_over;
  call_effect(p, p.c.attacks[attack.card].program, f.seat, f.room, attack.spared ? kNobody : f.seat, attack.attacker);
}

void open_window(Play& p, Frame& f) {
  const u8 reactions = possible_reactions(p, f);
  if (reactions == 0) return resolve(p, f);
  f.step = window;
  ask(p, f.seat, Ask::react, Purpose::defend, rule("B3.24")).arg = reactions;
}

void use_reaction(Play& p, Frame& f) {
  auto& attack = as<AttackFrame>(f);
  attack.ignored = 1;
  Event e = reaction_event(static_cast<Reaction>(p.g.answer.a), f.seat, rule("B3.23"));
  e.label = p.o.minis[attack.attacker].label;
  e.type = p.o.minis[attack.attacker].type;
  if (static_cast<Reaction>(p.g.answer.a) == Reaction::nerves_of_steel) {
    attack.spared = 1;
    const CardId card = character(p, f.seat).nerves_of_steel;
    e.card = card;
    p.emit(e);
    discard_cards(p, f.seat, pile_one(card), rule("B3.23"));
    return;
  }
  for (ItemId i = 0; i < kItems; ++i)
    if (static_cast<Reaction>(p.c.items[i].reaction) == Reaction::armor && p.h.seat[f.seat].items[i]) {
      e.thing = i;
      p.emit(e);
      return discard_item(p, f.seat, i, rule("B3.23"));
    }
}

void answer_window(Play& p, Frame& f) {
  if (p.g.answer.verb == Do::react) use_reaction(p, f);
  resolve(p, f);
}

void show_card(Play& p, Frame& f) {
  auto& attack = as<AttackFrame>(f);
  attack.card = take_attack_card(p);
  const bool hit = (p.c.attacks[attack.card].types & bit(p.o.minis[attack.attacker].type)) != 0;
  p.emit(attack_event(p, f, hit ? EventKind::attack : EventKind::miss, rule("B6.19")));
  if (hit) return open_window(p, f);
  discard_attack_card(p, attack.card);
  done(p);
}

void begin(Play& p, Frame& f) {
  auto& attack = as<AttackFrame>(f);
  if (!active(p, f.seat) || !on_board(p, attack.attacker)) return done(p);
  if (p.o.crew[f.seat].status.not_attacked) {
    tell_mutation_helps(p, f, Reaction::not_attacked);
    return done(p);
  }
  if (attack.occasion == Occasion::surprise) {
    Event e = attack_event(p, f, EventKind::surprise_attack, rule("B5.3"));
    e.number = static_cast<u8>(surprise_number(p));  // B5.4: the number that was more than the hand
    e.count = p.o.crew[f.seat].hand_size;
    p.emit(e);
  }
  if (race_of(p).draws_attack_card(type_of(p, attack.attacker))) {
    f.step = card_drawn;
    roll_attack_card(p);
    if (answered_at_once(p)) show_card(p, f);
    return;
  }
  p.emit(attack_event(p, f, EventKind::attack, rule("C5.2")));
  open_window(p, f);
}

}  // namespace

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

}  // namespace carno
