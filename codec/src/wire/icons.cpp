#include "icons.h"

namespace carno::wire {

std::string_view icon_of(EventKind kind) {
  switch (kind) {
    case EventKind::move: return "move";
    case EventKind::explore: return "explore";
    case EventKind::noise_roll:
    case EventKind::noise: return "noise";
    case EventKind::danger: return "danger";
    case EventKind::encounter:
    case EventKind::surprise_attack:
    case EventKind::first_encounter: return "encounter";
    case EventKind::attack: return "attack";
    case EventKind::miss: return "miss";
    case EventKind::injure:
    case EventKind::injury_check: return "injury";
    case EventKind::kill: return "kill";
    case EventKind::retreat:
    case EventKind::retreat_card:
    case EventKind::leave_by_technical_corridors: return "retreat";
    case EventKind::place:
    case EventKind::leave_board: return "place";
    case EventKind::evolve: return "evolve";
    case EventKind::feed: return "feed";
    case EventKind::heal:
    case EventKind::heal_wound:
    case EventKind::dress:
    case EventKind::revive: return "heal";
    case EventKind::wound:
    case EventKind::serious_wound: return "wound";
    case EventKind::contaminate:
    case EventKind::scan: return "contamination";
    case EventKind::mutate:
    case EventKind::mutation_marker:
    case EventKind::mutation_action:
    case EventKind::mutation_kept:
    case EventKind::cure: return "mutation";
    case EventKind::adaptation_revealed:
    case EventKind::adaptation_discarded: return "adaptation";
    case EventKind::draw:
    case EventKind::card_drawn:
    case EventKind::discard:
    case EventKind::shuffle: return "card";
    case EventKind::search:
    case EventKind::item_counter: return "search";
    case EventKind::craft:
    case EventKind::attach: return "item";
    case EventKind::trade: return "trade";
    case EventKind::drop:
    case EventKind::take:
    case EventKind::object_removed: return "object";
    case EventKind::repair: return "repair";
    case EventKind::fire:
    case EventKind::extinguish: return "fire";
    case EventKind::malfunction: return "malfunction";
    case EventKind::door: return "door";
    case EventKind::slime:
    case EventKind::unslime: return "slime";
    case EventKind::signal: return "signal";
    case EventKind::bag_add:
    case EventKind::bag_remove:
    case EventKind::bag_draw: return "bag";
    case EventKind::time: return "time";
    case EventKind::self_destruct: return "self_destruct";
    case EventKind::pod:
    case EventKind::launch: return "pod";
    case EventKind::hibernate: return "hibernate";
    case EventKind::death: return "death";
    case EventKind::objective_chosen:
    case EventKind::objective_dealt:
    case EventKind::objective_kept: return "objective";
    case EventKind::egg_taken:
    case EventKind::egg_destroyed:
    case EventKind::nest_destroyed: return "egg";
    case EventKind::airlock: return "airlock";
    case EventKind::destination: return "destination";
    case EventKind::peek: return "peek";
    case EventKind::engine_order: return "engine";
    case EventKind::roll: return "roll";
    case EventKind::action:
    case EventKind::cancelled: return "action";
    case EventKind::reaction: return "reaction";
    case EventKind::pass: return "pass";
    case EventKind::event_card: return "event_card";
    case EventKind::turn: return "turn";
    case EventKind::step: return "step";
    case EventKind::ammo: return "ammo";
    case EventKind::quest: return "quest";
    case EventKind::character_chosen: return "character";
    case EventKind::check: return "check";
    case EventKind::game_over: return "game_over";
    case EventKind::chance:
    case EventKind::choice: break;
  }
  return {};
}

}  // namespace carno::wire
