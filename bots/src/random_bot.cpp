#include "carno/bots.h"

namespace carno {

namespace {

u32 below(u64& state, u32 n) {  // 0..n-1
  state += 0x9E3779B97F4A7C15ull;
  u64 z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  z ^= z >> 31;
  return static_cast<u32>(((z >> 32) * u64{n}) >> 32);
}

constexpr int kVerbs = static_cast<int>(Do::chance) + 1;

bool throws_away(Do verb) { return verb == Do::drop || verb == Do::pass; }

// One of the verbs on offer, then one of its choices: ten careful ways to the same Room do not outweigh a shot.
Choice pick_by_verb(const Decision& decision, u64& rng) {
  std::array<u32, kVerbs> count{};
  for (u32 i = 0; i < decision.count(); ++i)
    ++count[static_cast<std::size_t>(decision.at(i).verb)];
  std::array<Do, kVerbs> verbs{};
  u32 kinds = 0;
  for (int v = 0; v < kVerbs; ++v)
    if (count[static_cast<std::size_t>(v)] && !throws_away(static_cast<Do>(v))) verbs[kinds++] = static_cast<Do>(v);
  const Do verb = kinds ? verbs[below(rng, kinds)] : Do::pass;
  u32 left = below(rng, count[static_cast<std::size_t>(verb)]);
  for (u32 i = 0; i < decision.count(); ++i)
    if (decision.at(i).verb == verb && left-- == 0) return decision.at(i);
  return decision.at(0);
}

// A reaction that protects is taken. Interruptions are rare: at random they would spoil every second Action.
Choice pick_reaction(const Decision& decision, u64& rng) {
  constexpr u32 kOneIn = 8;
  const Choice first = decision.at(0);
  const bool interrupts = first.verb == Do::react && static_cast<Reaction>(first.a) == Reaction::interruption;
  return interrupts && below(rng, kOneIn) > 0 ? Choice{Do::decline, 0, 0, 0, 0} : first;
}

}  // namespace

Choice pick_random(const Content&, const View&, const Decision& decision, u64& rng) {
  return decision.at(below(rng, decision.count()));
}

Choice pick_restless(const Content& content, const View& view, const Decision& decision, u64& rng) {
  switch (decision.ask) {
    case Ask::turn: return pick_by_verb(decision, rng);
    case Ask::pass_discard: return Choice{Do::keep, 0, 0, 0, 0};
    case Ask::react: return pick_reaction(decision, rng);
    case Ask::trade: return Choice{Do::end, 0, 0, 0, 0};
    default: return pick_random(content, view, decision, rng);
  }
}

std::span<const Bot> bots() {
  static constexpr std::array<Bot, 3> all{{{"random", pick_random}, {"restless", pick_restless}, {"sane", pick_sane}}};
  return all;
}

const Bot& default_bot() {
  const Bot* sane = find_bot("sane");
  return sane ? *sane : bots().front();
}

const Bot* find_bot(std::string_view name) {
  for (const Bot& bot : bots())
    if (bot.name == name) return &bot;
  return nullptr;
}

}  // namespace carno
