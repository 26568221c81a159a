// "sane": a plan for the Turn, every question answered in its light.
#include "carno/bots.h"
#include "sane.h"

namespace carno {

namespace sane {

u32 random_below(u64& rng, u32 n) {
  rng += 0x9E3779B97F4A7C15ull;
  u64 z = rng;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  z ^= z >> 31;
  return static_cast<u32>(((z >> 32) * u64{n}) >> 32);
}

}  // namespace sane

Choice pick_sane(const Content& content, const View& view, const Decision& decision, u64& rng) {
  using namespace sane;
  if (decision.pick == Pick::character) return decision.at(random_below(rng, decision.count()));
  const Mind mind(content, view);
  const Intent now = intent_of(mind);
  switch (decision.ask) {
    case Ask::turn: return answer_turn(mind, now, decision, rng);
    case Ask::pay:
    case Ask::pass_discard:
    case Ask::discard: return answer_hand(mind, now, decision);
    case Ask::react: return answer_react(mind, now, decision);
    case Ask::yes_no: return answer_yes_no(mind, now);
    case Ask::trade: return {Do::end, 0, 0, 0, 0};
    case Ask::trade_answer: return answer_offer(mind, now, decision);
    case Ask::pod_round:
    case Ask::pod_boarded: return answer_pod(mind, now, decision);
    default: return answer_choose(mind, now, decision, rng);
  }
}

}  // namespace carno
