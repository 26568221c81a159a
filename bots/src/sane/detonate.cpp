#include "detonate.h"

#include <algorithm>

namespace carno::sane {

namespace {

bool mentions(const Mind& m, u8 objective, Word word) {
  if (objective == kNone) return false;
  const Cond* root = &m.c.conds[m.c.objectives[objective].condition];
  return std::any_of(root, root + root->length, [&](const Cond& cond) { return cond.word == word; });
}

// In co-op the cards of the whole crew count.
bool any_objective_mentions(const Mind& m, Word word) {
  const auto& own = m.v.own.objectives;
  if (m.o.options.mode != Mode::coop) return mentions(m, own[0], word) || mentions(m, own[1], word);
  return std::ranges::any_of(m.v.objectives, [&](const auto& cards) { return mentions(m, cards[0], word); });
}

bool any_pod_left(const Mind& m) {
  return std::ranges::any_of(
      m.o.pods, [](const Pod& pod) { return pod.state == PodState::locked || pod.state == PodState::unlocked; });
}

}  // namespace

bool needs_ship(const Mind& m) { return any_objective_mentions(m, Word::ship_reaches); }

// Once the Objective is settled (B10.1), and with a way out: the pods open three Turns later at the latest (B10.10).
bool may_start(const Mind& m, const Wants& wants, const Exits& exits) {
  if (counting_down(m) || !wants.explode || needs_ship(m) || m.crew.objectives > 1) return false;
  const bool way_out = ((exits.locked_rooms | exits.pod_rooms) & ~m.o.malfunction) != 0;
  return way_out && m.o.time > m.c.tracks.self_destruct_yellow;
}

// Whoever cannot win by the explosion is better off without it.
bool should_stop(const Mind& m) {
  if (!counting_down(m) || past_stopping(m)) return false;
  return needs_ship(m) || !any_objective_mentions(m, Word::ship_destroyed) || !any_pod_left(m);
}

}  // namespace carno::sane
