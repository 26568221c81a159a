// Positions put together by hand: the same parts the set-up uses, one by one.
#include "flow/setup.h"
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

Play quiet(const Content& content, Game& game) { return Play(content, game, nullptr); }

}  // namespace

Game Engine::blank_position(const Options& options) const {
  Game game{};
  game.open.options = options;
  Play p = quiet(content_, game);
  lay_out_ship(p);
  return game;
}

void Engine::take_character(Game& game, Seat seat, u8 character) const {
  Play p = quiet(content_, game);
  carno::take_character(p, seat, character);
}

void Engine::dock_pods(Game& game) const {
  Play p = quiet(content_, game);
  carno::dock_pods(p);
}

void Engine::relocate(Game& game, Seat seat, Room room) const {
  Play p = quiet(content_, game);
  carno::relocate(p, seat, room);
}

Mini Engine::put_carnomorph(Game& game, Type type, Room room) const {
  Play p = quiet(content_, game);
  return put_mini(p, type, room, RuleId{});
}

void Engine::explore(Game& game, Room room, TileId tile) const {
  Play p = quiet(content_, game);
  reveal_tile(p, room, tile);
}

void Engine::sync(Game& game) const {
  Play p = quiet(content_, game);
  for (Seat s = 0; s < game.open.options.players; ++s)
    sync_counts(p, s);
}

void Engine::start_at(Game& game, Phase phase, Seat active, u8 actions_left) const {
  Play p = quiet(content_, game);
  while (game.open.depth)
    done(p);
  game.open.reply = 0;
  game.open.pending = Pending{};
  game.open.phase = phase;
  if (phase == Phase::over) return;
  if (phase == Phase::end_check) {
    call(p, Proc::end_game);
    return;
  }
  static constexpr std::array<Proc, 8> steps{Proc::draw_hands,  Proc::first_player, Proc::player_phase, Proc::time_step,
                                             Proc::attack_step, Proc::fire_step,    Proc::event_step,   Proc::bag_step};
  const auto step = static_cast<u8>(static_cast<u8>(phase) - static_cast<u8>(Phase::player_draw));
  Frame& base = call(p, Proc::turn);
  base.step = static_cast<u8>(step + 2);
  call(p, steps[step]);
  if (phase == Phase::player_draw && game.open.options.mode == Mode::coop)
    call(p, Proc::revival);  // the Turn starts here
  if (phase != Phase::player_round || active == kNone) return;
  game.open.last_round = active;
  call_player_round(p, active, actions_left);
}

}  // namespace carno
