// The interpreter of effects: control verbs here, the others by kind in the files beside.
#include "effects/context.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

void call_effect(Play& p, u16 program, Seat actor, Room room, Seat target, Mini mini) {
  auto& effect = call<EffectFrame>(p, actor, room);
  effect.character = target;
  effect.label = mini == kNone ? kNone : p.o.minis[mini].label;
  effect.op = program;
}

void uses_item(Play& p, ItemId item) { as<EffectFrame>(top(p)).item = item; }

u8 label_aimed_at(const Frame& f) { return f.proc == Proc::effect ? as<EffectFrame>(f).label : kNone; }

void forget_in_effect(Frame& f, Mini m) { as<EffectFrame>(f).drop(m); }

bool pick_one(Play& p, Frame& f, Seat chooser, Pick pick, u64 mask, Purpose purpose, RuleId why, u8& out) {
  if (f.step == 1) {
    f.step = 0;
    out = p.g.answer.b;
    return true;
  }
  if (std::popcount(mask) == 1) {
    out = lowest(mask);
    return true;
  }
  f.step = 1;
  ask_choice(p, chooser, pick, mask, purpose, why);
  return false;
}

namespace {

struct ForEachFrame {
  static constexpr Proc proc = Proc::for_each;
  u16 to_come = 0;  // seats (C13.26: one after the other in turn order)
  u16 program = 0;
};

// A sub-program runs in a frame of its own with the same actor, target and choices.
void call_sub(Play& p, const Frame& parent, u16 program) {
  auto& effect = call<EffectFrame>(p, parent.seat, parent.room);
  effect = as<EffectFrame>(parent);
  effect.progress = 0;
  effect.op = program;
}

Flow run_control_verb(Play& p, Frame& f, const Op& op) {
  switch (op.verb) {
    case Verb::if_: {
      if (f.step == 1) return Flow::next;
      const bool yes = holds_all(p, f, op.cond, op.cond_count);
      const u16 branch = yes ? op.then_ : op.else_;
      if (branch == 0) return Flow::next;
      f.step = 1;
      call_sub(p, f, branch);
      return Flow::wait;
    }
    case Verb::for_each: {
      if (f.step == 1) return Flow::next;
      f.step = 1;
      const u8 everybody = characters(p, f, op.who);
      auto& loop = call<ForEachFrame>(p, f.seat, f.room);
      loop.to_come = everybody;
      loop.program = op.then_;
      return Flow::wait;
    }
    case Verb::choose_one: {
      if (f.step == 2) return Flow::next;
      u8 option = 0;
      u64 open = 0;
      if (use_of(p, f, op.then_) == Use::useful) open |= 1;
      if (use_of(p, f, op.else_) == Use::useful) open |= 2;
      if (f.step == 0 && open == 0) return Flow::next;
      if (!pick_one(p, f, f.seat, Pick::option, open, Purpose::alternative, rule("B3.4"), option)) return Flow::wait;
      f.step = 2;
      call_sub(p, f, option ? op.else_ : op.then_);
      return Flow::wait;
    }
    case Verb::optional:
      if (f.step == 0) {
        // U48: a Scan of the hand is offered to whoever has one, so that the question tells nothing about it.
        const bool open_ended = p.c.ops[op.then_].verb == Verb::scan;
        const bool due = open_ended ? p.o.crew[f.seat].hand_size > 0 : use_of(p, f, op.then_) == Use::useful;
        if (!due || !active(p, f.seat)) return Flow::next;
        f.step = 1;
        ask_yes_no(p, f.seat, Purpose::optional_part, rule("B3.4"));
        return Flow::wait;
      }
      if (f.step == 1 && p.g.answer.verb == Do::yes) {
        f.step = 2;
        call_sub(p, f, op.then_);
        return Flow::wait;
      }
      return Flow::next;
#define CONTROL_VERB(name)
#define VERB(name) case Verb::name:
#include "carno/verbs.def"
    case Verb::end: break;  // of another family
  }
  return Flow::next;
}

Flow run_op(Play& p, Frame& f, const Op& op) {
  switch (op.verb) {
    // clang-format off
#define CONTROL_VERB(name) case Verb::name: return run_control_verb(p, f, op);
#define CREW_VERB(name) case Verb::name: return run_crew_verb(p, f, op);
#define ITEM_VERB(name) case Verb::name: return run_item_verb(p, f, op);
#define SHIP_VERB(name) case Verb::name: return run_ship_verb(p, f, op);
#define BROOD_VERB(name) case Verb::name: return run_brood_verb(p, f, op);
#define PASSIVE_VERB(name) case Verb::name:  // read by the flow, no step
#include "carno/verbs.def"
    // clang-format on
    case Verb::end: break;
  }
  return Flow::next;
}

}  // namespace

void effect(Play& p, Frame& f) {
  auto& effect = as<EffectFrame>(f);
  for (;;) {
    const Op& op = p.c.ops[effect.op];
    if (op.verb == Verb::end || p.o.end_reason != EndReason::none) {
      const bool noise_due = (effect.marks & EffectFrame::kAtEggs) && p.o.end_reason == EndReason::none;
      if (!noise_due) return done(p, effect.count);
      effect.marks = 0;  // B12.9, U17: a Noise roll after the attempt, in the thrower's own Room
      if (active(p, f.seat)) return call_noise(p, f.seat);
      continue;
    }
    if (run_op(p, f, op) == Flow::wait) return;
    if (p.o.end_reason != EndReason::none) return;
    f.step = 0;
    effect.progress = 0;
    ++effect.op;
  }
}

void for_each(Play& p, Frame& f) {
  auto& loop = as<ForEachFrame>(f);
  while (loop.to_come) {
    const Seat s = first_of(static_cast<u8>(loop.to_come), p.o.first_player);
    loop.to_come = static_cast<u16>(loop.to_come & ~bit(s));
    if (!active(p, s)) continue;
    return call_effect(p, loop.program, s, p.o.crew[s].room, s);
  }
  done(p);
}

}  // namespace carno
