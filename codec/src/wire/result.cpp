// B11: how it ended, and the figures of the game.
#include "../events/words.h"
#include "carno/notation.h"
#include "carno/wire.h"
#include "json.h"

namespace carno {

namespace {

using wire::Json;

constexpr std::array<std::string_view, kSeats> kSeatNames{"1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, 5> kPlaces{"aboard", "pod", "hibernating", "launched", "dead"};

void write_people(Json& json, const Content& c, const Game& game) {
  json.key("fates"), json.open('{');
  for (Seat s = 0; s < game.open.options.players; ++s)
    json.key(kSeatNames[s]), json.string(kPlaces[static_cast<std::size_t>(game.open.crew[s].place)]);
  json.close('}');
  json.key("objectives"), json.open('{');
  for (Seat s = 0; s < game.open.options.players; ++s) {
    json.key(kSeatNames[s]), json.open('[');
    for (const u8 card : game.hidden.seat[s].objectives)
      if (card < kObjectives) json.string(c.objectives[card].id);
    json.close(']');
  }
  json.close('}');
}

void write_checks(Json& json, const Tally& tally) {
  json.key("checks"), json.open('[');
  for (std::size_t i = 0; i < tally.checks; ++i) {
    const Tally::Check& check = tally.check[i];
    json.open('{');
    json.string("which", events::word(events::k_final_check, static_cast<std::size_t>(check.which)));
    json.key("seat"), json.seat(check.seat);
    json.key("result");
    check.which == FinalCheck::coordinates ? json.string(destination_text(static_cast<Destination>(check.value)))
                                           : json.boolean(check.value != 0);
    json.close('}');
  }
  json.close(']');
}

void write_player(Json& json, const Tally::Player& it) {
  json.open('{');
  json.number("actions", it.actions);
  json.number("moves", it.moves);
  json.number("explored", it.explored);
  json.number("searches", it.searches);
  json.number("shots", it.shots);
  json.number("kills", it.kills);
  json.number("noise", it.noise);
  json.number("encounters", it.encounters);
  json.number("attacked", it.attacked);
  json.number("wounds", it.wounds);
  json.number("serious", it.serious);
  json.number("contamination", it.contamination);
  json.number("cards_played", it.cards_played);
  json.number("items_used", it.items_used);
  json.close('}');
}

void write_statistics(Json& json, const Game& game, const Tally& tally) {
  json.key("statistics"), json.open('{');
  json.number("turns", game.open.turn);
  json.number("attacks", tally.attacks);
  json.number("feeds", tally.feeds);
  json.number("evolutions", tally.evolutions);
  json.number("killed", tally.killed);
  json.number("eggs_left", game.open.eggs);
  json.number("rooms_explored", static_cast<unsigned>(std::popcount(game.open.explored)));
  json.key("seats"), json.open('{');
  for (Seat s = 0; s < game.open.options.players; ++s)
    json.key(kSeatNames[s]), write_player(json, tally.player[s]);
  json.close('}');
  json.close('}');
}

void count_action(Tally::Player& player, Do verb) {
  ++player.actions;
  if (verb == Do::play) ++player.cards_played;
  if (verb == Do::use) ++player.items_used;
  if (verb == Do::shoot) ++player.shots;
}

}  // namespace

void Tally::on(const Event& event) {
  if (event.visible != kEverybody) return;
  const auto count = [&](u16 Player::*figure, Seat seat) {
    if (seat < kSeats) ++(player[seat].*figure);
  };
  switch (event.kind) {
    case EventKind::action:
      striker = event.seat;
      if (striker < kSeats) count_action(player[striker], event.choice.verb);
      return;
    case EventKind::pass:
    case EventKind::step: striker = kNone; return;
    case EventKind::move: return count(&Player::moves, event.seat);
    case EventKind::explore: return count(&Player::explored, event.seat);
    case EventKind::item_kept:
    case EventKind::search: return count(&Player::searches, event.seat);
    case EventKind::noise_roll: return count(&Player::noise, event.seat);
    case EventKind::encounter: return count(&Player::encounters, event.seat);
    case EventKind::attack: ++attacks; return count(&Player::attacked, event.target);
    case EventKind::wound:
      if (event.seat < kSeats) player[event.seat].wounds = static_cast<u16>(player[event.seat].wounds + event.count);
      return;
    case EventKind::serious_wound: return count(&Player::serious, event.seat);
    case EventKind::contaminate: return count(&Player::contamination, event.seat);
    case EventKind::kill: ++killed; return count(&Player::kills, striker);
    case EventKind::feed: ++feeds; return;
    case EventKind::evolve: ++evolutions; return;
    case EventKind::check:
    case EventKind::check_coordinates:
      if (checks < check.size()) check[checks++] = {static_cast<FinalCheck>(event.check), event.result, event.seat};
      return;
    default: return;
  }
}

void append_result(std::string& out, const Engine& engine, const Game& game, const Tally* tally) {
  const Open& o = game.open;
  const Tally nothing;
  Json json;
  json.open('{');
  json.string("reason", events::word(events::k_end_reason, static_cast<std::size_t>(o.end_reason)));
  json.boolean("ship_destroyed", o.ship_destroyed);
  json.key("arrived");
  o.arrived == kNone ? json.null() : json.string(destination_text(static_cast<Destination>(o.arrived)));
  json.key("survivors"), json.seats(o.survivors);
  json.key("winners"), json.seats(o.winners);
  write_people(json, engine.content(), game);
  write_checks(json, tally ? *tally : nothing);
  write_statistics(json, game, tally ? *tally : nothing);
  json.close('}');
  out += json.text();
}

}  // namespace carno
