#include "fields.h"

#include "field_writer.h"

namespace carno::events {

void Writer::fields() {
  switch (e_.kind) {
    case EventKind::move:
    case EventKind::retreat:
    case EventKind::leave_by_technical_corridors: return journey();
    case EventKind::explore: return explore();
    case EventKind::noise_roll: return seat(), set("result", noise_text(static_cast<NoiseFace>(e_.value))), room();
    case EventKind::noise: return corridor(), flag("state", e_.value != 0);
    case EventKind::door:
      corridor(), set("state", word(events::kDoorStates, e_.value));
      if (e_.label != kNone) label("who", e_.label);
      return;
    case EventKind::danger:
    case EventKind::encounter:
    case EventKind::death:
    case EventKind::revive:
    case EventKind::egg_taken: return seat(), room();
    case EventKind::surprise_attack: return surprise();
    case EventKind::attack:
    case EventKind::miss: return attack();
    case EventKind::injure:
    case EventKind::heal: return who_where(), count();
    case EventKind::heal_wound: return heal_wound();
    case EventKind::kill: return kill();
    case EventKind::injury_check: return injury_check();
    case EventKind::retreat_card: return retreat_card();
    case EventKind::leave_board: return who_where();
    case EventKind::place: return place();
    case EventKind::evolve: return evolve();
    case EventKind::feed: return feed();
    case EventKind::wound: return wound();
    case EventKind::serious_wound:
    case EventKind::dress: return seat_card(c_.wounds);
    case EventKind::contaminate:
    case EventKind::slime:
    case EventKind::unslime:
    case EventKind::signal:
    case EventKind::hibernate:
    case EventKind::mutate:
    case EventKind::cure:
    case EventKind::pass:
    case EventKind::objective_chosen: return seat();
    case EventKind::scan: return scan();
    case EventKind::mutation_marker: return seat(), set("total", e_.value);
    case EventKind::mutation_action:
      return seat_card(c_.mutations), set("side", word(events::kMutationSides, e_.value));
    case EventKind::adaptation_revealed:
    case EventKind::adaptation_discarded: return adaptation();
    case EventKind::draw: return seat(), set("count", e_.value);
    case EventKind::card_drawn: return seat(), json_.key("card"), card(e_.seat, e_.card);
    case EventKind::discard: return discard();
    case EventKind::shuffle: return shuffle();
    case EventKind::search: return search();
    case EventKind::craft:
    case EventKind::quest:
    case EventKind::attach: return seat_item();
    case EventKind::ammo: return seat_item(), set("value", e_.value);
    case EventKind::trade: return trade();
    case EventKind::object_removed: return object_removed();
    case EventKind::drop:
    case EventKind::take: return seat(), json_.key("thing"), thing(e_.card), room();
    case EventKind::egg_destroyed: return room(), flag("board", e_.value != 0);
    case EventKind::repair:
    case EventKind::fire:
    case EventKind::malfunction:
    case EventKind::extinguish:
    case EventKind::nest_destroyed: return room();
    case EventKind::airlock: return room(), set("state", word(events::kAirlockStates, e_.value));
    case EventKind::item_counter: return room(), set("value", e_.value);
    case EventKind::bag_add:
    case EventKind::bag_remove:
    case EventKind::bag_draw: return token();
    case EventKind::time: return set("value", e_.value);
    case EventKind::self_destruct: return json_.key("value"), e_.value == kNone ? json_.null() : json_.number(e_.value);
    case EventKind::pod: return pod(), set("state", events::pod_state(e_));
    case EventKind::launch: return pod();
    case EventKind::first_encounter: return;
    case EventKind::objective_dealt:
    case EventKind::objective_kept: return seat_card(c_.objectives);
    case EventKind::mutation_kept: return seat_card(c_.mutations), id("returned", c_.mutations, e_.type);
    case EventKind::character_chosen:
      return seat(), id("character", c_.characters, e_.card), id("declined", c_.characters, e_.type);
    case EventKind::destination: return seat(), set("value", std::string_view("ABCD").substr(e_.value, 1));
    case EventKind::peek: return peek();
    case EventKind::engine_order:
      return seat(), set("engine", static_cast<u8>(e_.value + 1)), flag("changed", e_.value2 != 0);
    case EventKind::roll:
      return seat(), set("result", combat_text(static_cast<CombatFace>(e_.value))), label("target", e_.label);
    case EventKind::action:
    case EventKind::cancelled: return choice();
    case EventKind::reaction: return reaction();
    case EventKind::event_card: return id("card", c_.events, e_.card);
    case EventKind::turn: return turn();
    case EventKind::step: return set("value", phase_text(static_cast<Phase>(e_.value)));
    case EventKind::check: return check();
    case EventKind::game_over: return set("reason", word(events::kEndReasons, e_.value));
    case EventKind::chance:
    case EventKind::choice: return;
  }
}

void write_fields(wire::Json& json, const Content& content, const Game& game, const Event& event,
                  const LabelNames* names) {
  Writer(json, content, game, event, names).fields();
}

}  // namespace carno::events
