#include "state/play.h"

#include <cassert>

namespace carno {

Frame& call(Play& p, Proc proc) {
  assert(p.o.depth < kFrames);
  Frame& frame = p.o.agenda[p.o.depth++];
  frame = Frame{};
  frame.proc = proc;
  return frame;
}

Frame* frame_below(Play& p, Proc proc) {
  for (std::size_t i = p.o.depth; i-- > 0;)
    if (p.o.agenda[i].proc == proc) return &p.o.agenda[i];
  return nullptr;
}

const Frame* frame_below(const Facts& f, Proc proc) {
  for (std::size_t i = f.o.depth; i-- > 0;)
    if (f.o.agenda[i].proc == proc) return &f.o.agenda[i];
  return nullptr;
}

void end_now(Play& p, EndReason reason) {
  if (p.o.end_reason != EndReason::none) return;
  p.o.end_reason = reason;
}

void take_outcome(Play& p, Outcome result) {
  Choice& answer = p.g.answer;
  answer = Choice{Do::chance, result.a, result.b, 0, 0};
  if (p.listening()) {
    Event e = event(EventKind::chance, RuleId{});
    e.choice = answer;
    e.luck = p.o.pending.luck;
    e.luck_argument = p.o.pending.arg;
    e.visible = 0;
    p.emit(e);
  }
  p.o.pending = Pending{};
}

bool answered_at_once(Play& p) {
  if (p.hooks && (p.hooks->chance || p.hooks->stop_at_chance)) return false;
  take_outcome(p, quick_outcome(p));
  return true;
}

}  // namespace carno
