// Verbs about Characters: wounds, cards, moves.
#include "effects/context.h"
#include "races/race.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

Event of_seat(EventKind kind, Seat seat, RuleId why) {
  Event e = event(kind, why);
  e.seat = seat;
  return e;
}

// Calls `each` for the Characters of a plain selector, one by one in turn order; waits between those that called a
// procedure. `progress` remembers who was served.
template <class Each>
Flow one_by_one(Play& p, Frame& f, Who who, Each&& each) {
  auto& effect = as<EffectFrame>(f);
  for (;;) {
    u8 left = static_cast<u8>(characters(p, f, who) & ~effect.progress & active_mask(p));
    if (f.step == 0 && left) {
      const Seat s = first_of(left, p.o.first_player);
      effect.progress = static_cast<u8>(effect.progress | bit(s));
      const u8 depth = p.o.depth;
      each(s);
      if (p.o.depth != depth || p.o.pending.ask != Ask::nothing || p.o.end_reason != EndReason::none) return Flow::wait;
      continue;
    }
    return Flow::next;
  }
}

void heal_light(Play& p, Seat s, i8 count) {
  Crew& crew = p.o.crew[s];
  const u8 healed = count == kAll || count > crew.light ? crew.light : static_cast<u8>(count);
  if (healed == 0) return;
  crew.light = static_cast<u8>(crew.light - healed);
  Event e = of_seat(EventKind::heal_wound, s, rule("B7.7"));
  e.count = healed;
  p.emit(e);
}

// The wounds of a Character that an effect may treat, bit per place on the board.
u32 treatable(const Play& p, Seat s, bool dressed_ones) {
  u32 mask = 0;
  const Crew& crew = p.o.crew[s];
  for (u8 i = 0; i < crew.serious_count; ++i)
    if (dressed(crew.serious[i]) == dressed_ones) mask |= bit(i);
  return mask;
}

void treat(Play& p, Seat s, u8 place, bool heal) {
  Crew& crew = p.o.crew[s];
  Event e = of_seat(heal ? EventKind::heal_wound : EventKind::dress, s, rule("B7.7"));
  e.card = static_cast<u8>(crew.serious[place] & ~kDressed);
  if (heal) {
    if (e.card < kWounds) ++p.o.wound_discard[e.card];
    for (std::size_t i = place; i + 1 < crew.serious_count; ++i)
      crew.serious[i] = crew.serious[i + 1];
    crew.serious[--crew.serious_count] = kNone;
  } else {
    crew.serious[place] |= kDressed;
  }
  p.emit(e);
}

// Dress or heal 1 Serious Wound: which Character, then which wound.
Flow treat_one(Play& p, Frame& f, const Op& op, bool heal) {
  auto& effect = as<EffectFrame>(f);
  enum : u8 { choose_who, who_chosen, wound_chosen };
  if (f.step == choose_who) {
    u8 who = 0;
    for_bits(u32{characters(p, f, op.who)}, [&](Seat s) {
      if (treatable(p, s, heal)) who = static_cast<u8>(who | bit(s));
    });
    if (who == 0) return Flow::next;
    f.step = who_chosen;
    p.g.answer.b = lowest(who);
    if (std::popcount(who) > 1) {
      ask_choice(p, f.seat, Pick::seat, who, Purpose::patient, rule("B7.8"));
      return Flow::wait;
    }
  }
  if (f.step == who_chosen) {
    effect.progress = p.g.answer.b;
    const u32 wounds = treatable(p, effect.progress, heal);
    f.step = wound_chosen;
    // Equal wounds are one choice.
    u32 kinds = 0, distinct = 0;
    for_bits(wounds, [&](u8 i) {
      const u32 kind = bit(std::min<u8>(static_cast<u8>(p.o.crew[effect.progress].serious[i] & ~kDressed), 31));
      if (!(kinds & kind)) kinds |= kind, distinct |= bit(i);
    });
    p.g.answer.b = lowest(distinct);
    if (std::popcount(distinct) > 1) {
      Pending& q = ask(p, f.seat, Ask::choose, Purpose::wound, rule("B7.7"));
      q.pick = Pick::wound;
      q.from = distinct;
      q.arg = effect.progress;
      return Flow::wait;
    }
  }
  treat(p, effect.progress, p.g.answer.b, heal);
  return Flow::next;
}

Flow heal(Play& p, Frame& f, const Op& op) {
  if (static_cast<HealKind>(op.what) == HealKind::dressed) return treat_one(p, f, op, true);
  u8 who = 0;
  for_bits(u32{characters(p, f, op.who)}, [&](Seat s) {
    if (p.o.crew[s].light) who = static_cast<u8>(who | bit(s));
  });
  if (f.step == 0 && who == 0) return Flow::next;
  u8 s = 0;
  if (!pick_one(p, f, f.seat, Pick::seat, who, Purpose::patient, rule("B7.8"), s)) return Flow::wait;
  heal_light(p, s, op.n);
  return Flow::next;
}

Flow dress(Play& p, Frame& f, const Op& op) {
  if (op.n != kAll) return treat_one(p, f, op, false);
  for_bits(treatable(p, f.seat, false), [&](u8 i) { treat(p, f.seat, i, false); });
  return Flow::next;
}

Flow scan_cards(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  enum : u8 { start, read, answered };
  switch (f.step) {
    case start: {
      const Seat s = lowest(u32{characters(p, f, op.who)});
      if (!active(p, s)) return Flow::next;
      effect.progress = s;
      f.step = read;
      call_scan(p, s, static_cast<ScanScope>(op.what), static_cast<ScanRemove>(op.a), static_cast<unsigned>(op.n));
      return Flow::wait;
    }
    case read:
      if (p.o.reply == 0 || op.then_ == 0) return Flow::next;  // nothing INFECTED, or nothing comes of it
      f.step = answered;
      call_effect(p, op.then_, effect.progress, f.room, effect.progress);
      return Flow::wait;
    default: return Flow::next;
  }
}

void reshuffle(Play& p, Seat s, bool with_hand) {
  if (p.o.limbo.seat == s) discard_limbo_cards(p);  // U45: what this Action used is shuffled in, too
  if (with_hand)
    shuffle_hand_and_discard_into_deck(p, s);
  else
    shuffle_discard_into_deck(p, s);
}

void set_status(Play& p, Seat s, Status status) {
  CrewStatus& it = p.o.crew[s].status;
  switch (status) {
    case Status::not_attacked: it.not_attacked = 1; return;
    case Status::ignore_wounds_of_first_attack: it.ignore_wounds = 1; return;
    case Status::first_serious_wound_becomes_light: it.soften_wound = 1; return;
  }
}

Flow discard_at_random(Play& p, Frame& f) {
  enum : u8 { start, lost };
  if (f.step == start) {
    if (p.o.crew[f.seat].hand_size == 0 || !active(p, f.seat)) return Flow::next;
    f.step = lost;
    roll(p, Luck::hand, f.seat);
    return Flow::wait;
  }
  discard_lost_card(p, f.seat, outcome(p), p.g.answer.b, rule("B3.1"));
  return Flow::next;
}

Flow discard_whole_hand(Play& p, Frame& f, const Op& op) {
  u8 s = f.seat;
  if (op.who == Who::chosen_in_room) {
    u8 who = 0;
    for_bits(u32{characters(p, f, op.who)}, [&](Seat c) {
      if (p.o.crew[c].hand_size) who = static_cast<u8>(who | bit(c));
    });
    if (f.step == 0 && who == 0) return Flow::next;
    if (!pick_one(p, f, f.seat, Pick::seat, who, Purpose::lost_hand, rule("B3.4"), s)) return Flow::wait;
  }
  discard_cards(p, s, op.a ? whole_hand(p.h.seat[s]) : p.h.seat[s].hand, rule("B3.1"));
  return Flow::next;
}

// The owners pick, in turn order, and nothing is shown before all have (U51). `progress` = who was asked,
// count = the one asked now + 1; in the end, for `any`, how many cards it were.
Flow discard_chosen(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  enum : u8 { start, cards_chosen };
  if (f.step == cards_chosen) {
    put_answer_aside(p, static_cast<Seat>(effect.count - 1), p.g.answer.mask);
    f.step = start;
    effect.count = op.n == kAny ? static_cast<u8>(Cards{p.g.answer.mask}.count()) : u8{0};
  }
  for (u8 left = 0; (left = static_cast<u8>(characters(p, f, op.who) & ~effect.progress & active_mask(p)));) {
    const Seat s = first_of(left, p.o.first_player);
    effect.progress = static_cast<u8>(effect.progress | bit(s));
    const unsigned have = op.a ? p.o.crew[s].hand_size : action_cards(p, s);
    if (have == 0) continue;
    f.step = cards_chosen;
    effect.count = static_cast<u8>(s + 1);
    Pending& q = ask(p, s, Ask::discard, Purpose::discard, rule("B3.1"));
    q.pick = Pick::hand_card;
    q.arg = op.a;
    q.min = op.n == kAny ? 0 : 1;
    q.max = op.n == kAny ? 255 : 1;
    return Flow::wait;
  }
  discard_answers(p, rule("B3.1"));
  return Flow::next;
}

Flow discard(Play& p, Frame& f, const Op& op) {
  if (op.b) return discard_at_random(p, f);
  return op.n == kAll ? discard_whole_hand(p, f, op) : discard_chosen(p, f, op);
}

void make_pass(Play& p, const Frame& f, const Op& op) {
  if (op.who != Who::all_players) return must_pass(p);
  u32 everybody = 0;  // B2.12: the user among them
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (active(p, s) && !p.o.crew[s].passed) everybody |= bit(s);
  call_pass(p, everybody, true, f.seat);
}

// Who moves, then (Covering Fire) who comes along, then where to, then the journey; repeated for effects that move
// several Rooms. `character` = the mover, `progress` = the companion + 1.
class Mover {
 public:
  Mover(Play& p, Frame& f, const Op& op) : p_(p), f_(f), effect_(as<EffectFrame>(f)), op_(op) {}

  Flow run() {
    for (;;) {
      const Flow flow = step();
      if (flow == Flow::wait || p_.o.pending.ask != Ask::nothing) return Flow::wait;
      if (f_.step == over) return Flow::next;
    }
  }

 private:
  enum : u8 {
    start,
    mover_chosen,
    consent_given,
    companion_chosen,
    companion_agreed,
    goal_due,
    goal_chosen,
    marker_chosen,
    travelled,
    over
  };

  Flow go_on(u8 step) {
    f_.step = step;
    return Flow::next;
  }
  Flow asked(u8 step) {
    f_.step = step;
    return Flow::wait;
  }
  bool flag(u8 bits) const { return (op_.c & bits) != 0; }
  u32 goals(Seat s) const { return goal_rooms(p_, s, p_.o.crew[s].room, op_); }

  Flow step() {
    switch (f_.step) {
      case start: return choose_mover();
      case mover_chosen:
        effect_.character = p_.g.answer.b;
        if (effect_.character == f_.seat || flag(move_flag::actor_chooses)) return go_on(companion_due());
        ask_yes_no(p_, effect_.character, Purpose::consent, rule("B4.17"));
        return asked(consent_given);
      case consent_given: return go_on(p_.g.answer.verb == Do::no ? u8{over} : companion_due());
      case companion_chosen:
        if (p_.g.answer.verb == Do::no) return go_on(goal_due);
        effect_.progress = static_cast<u8>(p_.g.answer.b + 1);
        ask_yes_no(p_, p_.g.answer.b, Purpose::consent, rule("B4.17"));
        return asked(companion_agreed);
      case companion_agreed:
        if (p_.g.answer.verb == Do::no) effect_.progress = 0;
        return go_on(goal_due);
      case goal_due: return choose_goal();
      case goal_chosen: return choose_marker();
      case marker_chosen: return travel();
      default: return arrived();  // travelled
    }
  }

  Flow choose_mover() {
    if (op_.who == Who::self) {
      effect_.character = f_.seat;
      return go_on(goal_due);
    }
    u8 who = 0;
    for_bits(u32{characters(p_, f_, op_.who)}, [&](Seat s) {
      if (goals(s)) who = static_cast<u8>(who | bit(s));
    });
    if (who == 0) return go_on(over);
    p_.g.answer.b = lowest(u32{who});
    if (std::popcount(who) == 1) return go_on(mover_chosen);
    ask_choice(p_, f_.seat, Pick::seat, who, Purpose::mover, rule("B4.17"));
    return asked(mover_chosen);
  }

  // Covering Fire: one consenting other may come along with the Soldier.
  u8 companion_due() {
    u8 others = 0;
    if (flag(move_flag::same_destination) && effect_.character == f_.seat)
      others = characters(p_, f_, Who::others_in_room);
    if (others == 0) return goal_due;
    Pending& q = ask(p_, f_.seat, Ask::choose, Purpose::companion, rule("B4.17"));
    q.pick = Pick::seat;
    q.from = others;
    q.min = 0;
    return companion_chosen;
  }

  Flow choose_goal() {
    const u32 open = active(p_, effect_.character) ? goals(effect_.character) : 0;
    if (open == 0) return go_on(over);
    const bool optional = flag(move_flag::up_to);
    p_.g.answer = Choice{Do::choose, static_cast<u8>(Pick::room), lowest(open), 0, 0};
    if (std::popcount(open) == 1 && !optional) return go_on(goal_chosen);
    const Seat chooser = flag(move_flag::actor_chooses) ? f_.seat : effect_.character;
    Pending& q = ask(p_, chooser, Ask::choose, Purpose::goal, rule("B4.17"));
    q.pick = Pick::room;
    q.from = open;
    q.min = optional ? 0 : 1;
    return asked(goal_chosen);
  }

  Flow choose_marker() {
    if (p_.g.answer.verb == Do::no) return go_on(over);
    effect_.chosen_room = p_.g.answer.b;
    p_.g.answer.b = kNone;
    if (static_cast<MoveNoise>(op_.a) != MoveNoise::careful) return go_on(marker_chosen);
    const u32 free = p_.c.slots[effect_.chosen_room].corridor_mask & ~p_.o.noise;
    p_.g.answer.b = lowest(free);
    if (std::popcount(free) == 1) return go_on(marker_chosen);
    ask_choice(p_, effect_.character, Pick::corridor, free, Purpose::noise_marker, rule("B3.10"));
    return asked(marker_chosen);
  }

  Flow travel() {
    Journey journey;
    journey.seat = effect_.character;
    journey.to = effect_.chosen_room;
    journey.via = op_.what ? kTechnical : corridor_between(p_, p_.o.crew[effect_.character].room, journey.to);
    journey.noise = static_cast<MoveNoise>(op_.a);
    journey.marker = p_.g.answer.b;
    journey.attacks = op_.b == 0;
    if (effect_.progress && aboard(p_, static_cast<Seat>(effect_.progress - 1)))
      journey.companions = static_cast<u8>(bit(effect_.progress - 1u));
    f_.step = travelled;
    effect_.count = static_cast<u8>(effect_.count + 1);
    call_move(p_, journey);
    return Flow::wait;
  }

  Flow arrived() {
    const bool moved = active(p_, effect_.character) && p_.o.crew[effect_.character].room == effect_.chosen_room;
    if (moved && op_.n > effect_.count && !in_combat(p_, effect_.chosen_room)) return go_on(goal_due);
    return go_on(over);
  }

  Play& p_;
  Frame& f_;
  EffectFrame& effect_;
  const Op& op_;
};

}  // namespace

Flow run_crew_verb(Play& p, Frame& f, const Op& op) {
  auto& effect = as<EffectFrame>(f);
  switch (op.verb) {
    case Verb::wound:
      return one_by_one(p, f, op.who, [&](Seat s) {
        call_wound(p, s, static_cast<WoundKind>(op.what), static_cast<unsigned>(op.n));
      });
    case Verb::heal: return heal(p, f, op);
    case Verb::dress: return dress(p, f, op);
    case Verb::die: return one_by_one(p, f, op.who, [&](Seat s) { die(p, s, rule("B14.1")); });
    case Verb::gain_contamination:
      return one_by_one(p, f, op.who, [&](Seat s) {
        for (int i = 0; i < op.n; ++i)
          contaminate(p, s, rule("B6.23"), op.a != 0);
      });
    case Verb::scan: return scan_cards(p, f, op);
    case Verb::infection: return one_by_one(p, f, Who::target, [&](Seat s) { race_of(p).infect(p, s); });
    case Verb::gain_mutation_marker: return one_by_one(p, f, op.who, [&](Seat s) { call_mutation_marker(p, s); });
    case Verb::cure: return one_by_one(p, f, op.who, [&](Seat s) { race_of(p).cure(p, s); });
    case Verb::gain_slime: return one_by_one(p, f, op.who, [&](Seat s) { slime(p, s, rule("B8.15")); });
    case Verb::remove_slime:
      return one_by_one(p, f, op.who, [&](Seat s) {
        if (!p.o.crew[s].slime) return;
        p.o.crew[s].slime = 0;
        p.emit(of_seat(EventKind::unslime, s, rule("B8.15")));
      });
    case Verb::set_signal:
      return one_by_one(p, f, op.who, [&](Seat s) {
        p.o.crew[s].signal = 1;
        p.emit(of_seat(EventKind::signal, s, rule("B10.28")));
      });
    case Verb::status: return one_by_one(p, f, op.who, [&](Seat s) { set_status(p, s, static_cast<Status>(op.what)); });
    case Verb::draw_cards: {
      const unsigned n = op.n == kDiscardedPlusOne ? effect.count + 1u : static_cast<unsigned>(op.n);
      return one_by_one(p, f, op.who, [&](Seat s) { call_draw(p, s, n); });
    }
    case Verb::discard_cards: return discard(p, f, op);
    case Verb::reshuffle:
      if (active(p, f.seat)) reshuffle(p, f.seat, (op.a & 2) != 0);
      return Flow::next;
    case Verb::pass: {
      if (f.step == 1) return Flow::next;
      f.step = 1;
      const u8 depth = p.o.depth;
      make_pass(p, f, op);
      return p.o.depth == depth ? Flow::next : Flow::wait;
    }
    case Verb::move: return Mover(p, f, op).run();
    case Verb::noise_roll:
      if (as<EffectFrame>(f).progress && p.o.reply == kSomebodyCame)
        as<EffectFrame>(f).marks |= EffectFrame::kNoiseBrought;
      return one_by_one(p, f, op.who, [&](Seat s) { call_noise(p, s); });  // B2.21: who rolls is looked at each time
    case Verb::unlimited_actions: unlimited_actions(p); return Flow::next;
#define CREW_VERB(name)
#define VERB(name) case Verb::name:
#include "carno/verbs.def"
    case Verb::end: break;  // of another family
  }
  return Flow::next;
}

}  // namespace carno
