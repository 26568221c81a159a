#include "carno/sim.h"

namespace carno {

namespace {

u64 mix(u64 x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

struct Dice {  // the players' own generator, apart from the game's
  u64 state;
  u32 below(u32 n) {
    state += 0x9E3779B97F4A7C15ull;
    return static_cast<u32>(((mix(state) >> 32) * u64{n}) >> 32);
  }
};

void note_problems(const Engine& engine, const Game& game, u64 index, SimResult& result) {
  const auto problems = engine.problems(game);
  if (problems.empty()) return;
  ++result.violations;
  if (result.first_violation.empty())
    result.first_violation = "game " + std::to_string(index) + ": " + problems.front();
}

void play_one(const Engine& engine, const SimOptions& options, u64 index, Hooks* hooks, SimResult& result) {
  const u64 seed = mix(options.seed * 0x9E3779B97F4A7C15ull + index);
  Game game = engine.new_game(options.game, seed, hooks);
  Dice dice{seed ^ 0x5851F42D4C957F2Dull};
  Decision decision;
  u64 steps = 0;
  u32 seen = 0;
  for (engine.decide(game, decision); decision.seat != kNone; engine.decide(game, decision)) {
    const u32 count = decision.count();
    ++steps;
    if (count == 1) {
      engine.play(game, decision.at(0), hooks);
    } else {
      ++result.decisions;
      if (const PickFunction pick = options.policy[decision.seat]) {
        engine.play(game, pick(engine.content(), engine.observe(game, decision.seat), decision, dice.state), hooks);
      } else {
        if (options.observe) seen += engine.observe(game, decision.seat).own.hand;
        engine.play(game, decision.at(dice.below(count)), hooks);
      }
    }
    if (options.check_invariants) note_problems(engine, game, index, result);
  }
  note_problems(engine, game, index, result);
  ++result.games;
  result.steps += steps + (seen == 0xFFFFFFFFu ? 1 : 0);  // keeps the views from being optimised away
  if (steps > result.most_steps) result.most_steps = steps;
  result.rounds += game.open.turn;
  for (Seat s = 0; s < options.game.players; ++s) {
    result.survivors += (game.open.survivors >> s) & 1u;
    result.winners += (game.open.winners >> s) & 1u;
  }
  ++result.ends[static_cast<std::size_t>(game.open.end_reason)];
  result.signature ^= mix(Engine::hash(game) + index * 0xD6E8FEB86659FD93ull);
}

}  // namespace

void SimResult::add(const SimResult& other) {
  games += other.games;
  decisions += other.decisions;
  steps += other.steps;
  most_steps = other.most_steps > most_steps ? other.most_steps : most_steps;
  rounds += other.rounds;
  survivors += other.survivors;
  winners += other.winners;
  violations += other.violations;
  if (first_violation.empty()) first_violation = other.first_violation;
  for (std::size_t i = 0; i < ends.size(); ++i)
    ends[i] += other.ends[i];
  signature ^= other.signature;
}

SimResult simulate_range(const Engine& engine, const SimOptions& options, u64 first, u64 last, Listener* listener) {
  SimResult result;
  Hooks hooks;
  hooks.listener = listener;
  for (u64 i = first; i < last; ++i)
    play_one(engine, options, i, listener ? &hooks : nullptr, result);
  return result;
}

std::string_view end_reason_text(EndReason reason) {
  static constexpr std::array<std::string_view, 6> words{"none", "jump",        "self_destruct",
                                                         "fire", "malfunction", "nobody_left"};
  return words[static_cast<std::size_t>(reason)];
}

}  // namespace carno
