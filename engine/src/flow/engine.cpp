#include "carno/engine.h"

#include <cassert>
#include <cstdio>

#include "core/hash.h"
#include "core/rng.h"
#include "flow/actions.h"
#include "rules/trade.h"
#include "state/play.h"

namespace carno {

void list_options(const Facts& f, Decision& out);

namespace {

void check_in_debug(const Engine& engine, const Game& game) {
#ifdef CARNO_CHECK_INVARIANTS
  const std::vector<std::string> problems = engine.problems(game);
  for (const std::string& problem : problems)
    std::fprintf(stderr, "%s\n", problem.c_str());
  assert(problems.empty());
#else
  (void)engine;
  (void)game;
#endif
}

// An offer longer than those listed: any Things of one's own for any that are named (U43).
bool well_formed_offer(const Facts& f, const Choice& choice) {
  const Pending& q = f.o.pending;
  if (q.ask != Ask::trade || choice.verb != Do::offer) return false;
  const Offer offer = offer_of(choice);
  if (offer.partner == q.seat || !aboard(f, offer.partner) || !(f.o.crew_in[q.arg] & bit(offer.partner))) return false;
  bool anything = false;
  for (std::size_t i = 0; i < 3; ++i) {
    for (Thing t : {offer.give[i], offer.ask[i]}) {
      if (t == kNone) continue;
      anything = true;
      if (!is_object(t) && t >= f.c.deck_begin[6]) return false;
    }
  }
  return anything && can_give(f, q.seat, offer.give);
}

// In manual mode any possible outcome may be said; an Adaptation may be without effect in a position made by hand.
Refusal refuse_outcome(const Facts& f, const Choice& choice) {
  Outcomes possible;
  list_outcomes(f, possible);
  const bool no_card = f.o.pending.luck == Luck::board_card && choice.a == kNone;
  if (choice.verb == Do::chance && (no_card || possible.find({choice.a, choice.b}))) return {};
  return {f.o.pending.rule.named() ? f.o.pending.rule : rule("B3.4"), Reason::not_an_option, {}};
}

// A token's number, a Contamination card's flag may have been left open.
Choice with_nothing_open(const Facts& f, const Choice& choice) {
  Outcomes possible;
  list_outcomes(f, possible);
  const Outcome* meant = possible.find({choice.a, choice.b});
  return meant ? Choice{Do::chance, meant->a, meant->b, 0, 0} : choice;
}

}  // namespace

Game Engine::new_game(const Options& options, u64 seed, Hooks* hooks) const {
  assert(options.race == content_.race);
  Game game{};
  game.open.options = options;
  game.rng = seed;
  next_random(game.rng);
  Play p(content_, game, hooks);
  call(p, Proc::setup);
  run_agenda(p);
  game.answer = Choice{};
  check_in_debug(*this, game);
  return game;
}

void Engine::decide(const Game& game, Decision& decision) const {
  list_options(Facts{content_, game.open, game.hidden}, decision);
}

Refusal Engine::refuse(const Game& game, const Choice& choice) const {
  const Facts f{content_, game.open, game.hidden};
  const Pending& q = game.open.pending;
  if (q.ask == Ask::nothing) return {rule("B11.1"), Reason::game_over, {}};
  if (q.ask == Ask::turn) return refuse_action(f, q.seat, choice);
  if (well_formed_offer(f, choice)) return {};
  if (q.ask == Ask::chance) return refuse_outcome(f, choice);
  Decision decision;
  list_options(f, decision);
  if (decision.contains(choice)) return {};
  if (q.ask == Ask::pay) return {q.rule, Reason::wrong_payment, {}};
  if (q.ask == Ask::trade) return {q.rule, Reason::wrong_offer, {}};
  return {q.rule.named() ? q.rule : rule("B3.4"), Reason::not_an_option, {}};
}

Refusal Engine::apply(Game& game, const Choice& choice, Hooks* hooks) const {
  if (Refusal refusal = refuse(game, choice)) return refusal;
  play(game, choice, hooks);
  return {};
}

void Engine::play(Game& game, const Choice& choice, Hooks* hooks) const {
  Play p(content_, game, hooks);
  const Choice taken = choice.verb == Do::chance ? with_nothing_open(p, choice) : choice;
  if (p.listening()) {
    Event e = event(game.open.pending.ask == Ask::chance ? EventKind::chance : EventKind::choice, RuleId{});
    e.seat = game.open.pending.seat;
    e.choice = taken;
    e.luck = game.open.pending.luck;
    e.luck_argument = game.open.pending.arg;
    e.visible = 0;
    p.emit(e);
  }
  game.answer = taken;
  game.open.pending = Pending{};
  run_agenda(p);
  game.answer = Choice{};
  check_in_debug(*this, game);
}

void Engine::run(Game& game, Hooks* hooks) const {
  Play p(content_, game, hooks);
  run_agenda(p);
  game.answer = Choice{};
}

void Engine::outcomes(const Game& game, Outcomes& out) const {
  list_outcomes(Facts{content_, game.open, game.hidden}, out);
}

Outcome Engine::sample(Game& game, const Outcomes& out) const {
  Play p(content_, game, nullptr);
  return draw_outcome(p, out);
}

u64 Engine::hash(const Game& game) { return hash_bytes(&game, sizeof game); }

}  // namespace carno
