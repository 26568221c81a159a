#include "carno/event_json.h"
#include "words.h"

namespace carno {

std::string_view event_name(const Event& event) {
  switch (event.kind) {
    case EventKind::move: return "move";
    case EventKind::explore: return "explore";
    case EventKind::noise_roll: return "noise_roll";
    case EventKind::noise: return "noise";
    case EventKind::danger: return "danger";
    case EventKind::encounter: return "encounter";
    case EventKind::surprise_attack: return "surprise_attack";
    case EventKind::attack: return "attack";
    case EventKind::miss: return "miss";
    case EventKind::injure: return "injure";
    case EventKind::kill: return "kill";
    case EventKind::retreat: return "retreat";
    case EventKind::leave_by_technical_corridors: return "leave_by_technical_corridors";
    case EventKind::leave_board: return "leave_board";
    case EventKind::place: return "place";
    case EventKind::evolve: return "evolve";
    case EventKind::feed: return "feed";
    case EventKind::heal: return "heal";
    case EventKind::wound: return "wound";
    case EventKind::serious_wound: return "serious_wound";
    case EventKind::dress: return "dress";
    case EventKind::heal_wound: return "heal";  // of a Character: the same event with another kind of `who`
    case EventKind::contaminate: return "contaminate";
    case EventKind::scan: return events::ends_scan(event) ? "scan_over" : "scan";
    case EventKind::mutate: return "mutate";
    case EventKind::mutation_marker: return "mutation_marker";
    case EventKind::mutation_action: return "mutation_action";
    case EventKind::cure: return "cure";
    case EventKind::adaptation_revealed: return "adaptation_revealed";
    case EventKind::adaptation_discarded: return "adaptation_discarded";
    case EventKind::draw: return "draw";
    case EventKind::discard: return "discard";
    case EventKind::shuffle: return "shuffle";
    case EventKind::search: return events::hides_item(event) ? "item_kept" : "search";
    case EventKind::craft: return "craft";
    case EventKind::trade: return "trade";
    case EventKind::drop: return "drop";
    case EventKind::take: return "take";
    case EventKind::repair: return "repair";
    case EventKind::fire: return "fire";
    case EventKind::malfunction: return "malfunction";
    case EventKind::extinguish: return "extinguish";
    case EventKind::door: return "door";
    case EventKind::slime: return "slime";
    case EventKind::unslime: return "unslime";
    case EventKind::signal: return "signal";
    case EventKind::bag_add: return "bag_add";
    case EventKind::bag_remove: return "bag_remove";
    case EventKind::bag_draw: return "bag_draw";
    case EventKind::time: return "time";
    case EventKind::self_destruct: return "self_destruct";
    case EventKind::pod: return "pod";
    case EventKind::hibernate: return "hibernate";
    case EventKind::launch: return "launch";
    case EventKind::death: return "death";
    case EventKind::revive: return "revive";
    case EventKind::first_encounter: return "first_encounter";
    case EventKind::objective_chosen: return "objective_chosen";
    case EventKind::objective_dealt: return "objective_dealt";
    case EventKind::egg_taken: return "egg_taken";
    case EventKind::egg_destroyed: return "egg_destroyed";
    case EventKind::nest_destroyed: return "nest_destroyed";
    case EventKind::airlock: return "airlock";
    case EventKind::destination: return "destination";
    case EventKind::peek: return "peek";
    case EventKind::engine_order: return "engine_order";
    case EventKind::roll: return "roll";
    case EventKind::card_drawn: return "card_drawn";
    case EventKind::action: return "action";
    case EventKind::cancelled: return "cancelled";
    case EventKind::reaction: return "reaction";
    case EventKind::pass: return "pass";
    case EventKind::event_card: return "event_card";
    case EventKind::turn: return events::passes_first_player(event) ? "first_player" : "turn";
    case EventKind::step: return "step";
    case EventKind::ammo: return "ammo";
    case EventKind::quest: return "quest";
    case EventKind::attach: return "attach";
    case EventKind::item_counter: return "item_counter";
    case EventKind::check: return "check";
    case EventKind::injury_check: return "injury_check";
    case EventKind::retreat_card: return "retreat_card";
    case EventKind::mutation_kept: return "mutation_kept";
    case EventKind::objective_kept: return "objective_kept";
    case EventKind::character_chosen: return "character_chosen";
    case EventKind::object_removed: return "object_removed";
    case EventKind::game_over: return "game_over";
    case EventKind::chance:
    case EventKind::choice: break;
  }
  return {};
}

}  // namespace carno
