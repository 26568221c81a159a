// The engine: rules only. No I/O, clock, threads, floats or globals; the same calls give the same results everywhere.
//
//   Game game = engine.new_game(options, seed);
//   Decision decision;
//   while (!Engine::over(game)) {
//     engine.decide(game, decision);
//     engine.apply(game, decision.at(pick(decision.count())));
//   }
//
// Chance is a player, too, for whoever wants it to be (docs/examples/play_by_outcomes.h): with Hooks::stop_at_chance
// the engine stops at every die and draw, to_move() is kChanceSeat, outcomes() lists what may come out, each with its
// weight, and the outcome is taken like a choice. The game's own generator is then not touched; with sample() it gives
// the same game as without stopping.
#pragma once
#include <string>
#include <vector>

#include "carno/chance.h"
#include "carno/decision.h"
#include "carno/event.h"
#include "carno/game.h"
#include "carno/refusal.h"
#include "carno/view.h"

namespace carno {

struct Hooks {
  Listener* listener = nullptr;      // hears events
  ChanceSource* chance = nullptr;    // answers chance; nullptr: the game's own generator
  bool stop_at_chance = false;       // nobody answers: chance is asked like a player (Decision::seat == kChanceSeat)
  Phase stop_before = Phase::setup;  // stop when the rules are about to start this step (setup: never)
  bool stopped = false;              // set when that happened
};

// Bounds for those who allocate ahead; more than this never happens. Options of one decision: Decision::kListed or
// Decision::kCardSets, outcomes: Outcomes::kMax.
inline constexpr int kMostSteps = 4096;  // choices and outcomes of one game

class Engine {
 public:
  explicit Engine(const Content& content) : content_(content) {}
  const Content& content() const { return content_; }

  // A game at its first decision. Options must be valid (players 1 in solo, 2..5 otherwise; the
  // race that of the content).
  Game new_game(const Options& options, u64 seed, Hooks* hooks = nullptr) const;

  // Who must choose: a seat, kChanceSeat, or kNone when the game is over.
  static Seat to_move(const Game& game) {
    return game.open.pending.ask == Ask::nothing ? kNone : game.open.pending.seat;
  }
  static bool over(const Game& game) { return game.open.phase == Phase::over; }

  // Fills `decision` with who must choose and all legal choices. seat == kNone: the game is over.
  void decide(const Game& game, Decision& decision) const;

  // Takes a choice. An illegal one changes nothing and says why.
  Refusal apply(Game& game, const Choice& choice, Hooks* hooks = nullptr) const;

  // The same for a choice that decide() just listed: not checked again.
  void play(Game& game, const Choice& choice, Hooks* hooks = nullptr) const;

  // Goes on until somebody must choose, `hooks->stop_before` is reached or the game is over.
  void run(Game& game, Hooks* hooks = nullptr) const;

  Refusal refuse(const Game& game, const Choice& choice) const;

  // --- for positions put together by hand (codec/position) ---
  // The ship of a fresh game: bag, decks, Eggs and the blue Corpse laid out; no players, no pods, no agenda.
  Game blank_position(const Options& options) const;
  void take_character(Game& game, Seat seat, u8 character) const;  // board, deck, weapon, miniature in 011
  void dock_pods(Game& game) const;                                // gives the pods in play their Sections
  void relocate(Game& game, Seat seat, Room room) const;           // kNone: off the board
  Mini put_carnomorph(Game& game, Type type, Room room) const;     // kNone if no miniature is free; nothing is revealed
  void explore(Game& game, Room room, TileId tile) const;          // the tile lies face up; no token, no Items
  void sync(Game& game) const;                                     // open counts of hidden piles
  // The rules stand at the start of `phase`; `active` and `actions_left` matter in player_round only.
  void start_at(Game& game, Phase phase, Seat active, u8 actions_left) const;

  // Possible outcomes of the chance the game waits for (none if it waits for none); what `out` held before is gone.
  // sample() draws one of them with the game's own generator.
  void outcomes(const Game& game, Outcomes& out) const;
  Outcome sample(Game& game, const Outcomes& out) const;

  View observe(const Game& game, Seat seat) const;
  // A full state that `view.seat` could be looking at, everything unknown drawn anew.
  Game resample(const View& view, u64 seed) const;

  static u64 hash(const Game& game);

  // Every problem of the state in words; empty when all is in order.
  std::vector<std::string> problems(const Game& game) const;

 private:
  const Content& content_;
};

}  // namespace carno
