// Characters: moves, wounds, Contamination and Mutation, leaving the ship, death.
#include "../events/words.h"
#include "teller.h"

namespace carno::story {

namespace {

std::string of_seat(const Teller& t, std::string_view key) { return t.say(key, {{"seat", t.seat(t.e.seat)}}); }

std::string with_wound(const Teller& t, std::string_view key) {
  const Phrase card = t.e.card < kWounds ? t.card("wound", t.c.wounds, t.e.card) : t.words("no_wound_card");
  return t.say(key, {{"seat", t.seat(t.e.seat)}, {"card", card}});
}

std::string explore(const Teller& t) {
  return t.say("explore", {{"seat", t.seat(t.e.seat)},
                           {"slot", std::string(t.c.slots[t.e.room].id.view())},
                           {"tile", t.card("room", t.c.tiles, t.e.tile)}});
}

std::string explore_token(const Teller& t) {
  const Event& e = t.e;
  const bool searchable = t.c.tiles[e.tile].searchable != 0;
  return t.say(
      searchable ? "explore_token" : "explore_token_only",
      {{"effect", t.card("exploration", t.c.explore, e.exploration)}, {"items", number(t.game.open.items[e.room])}});
}

bool slimed_silence(const Teller& t) {  // B4.28: as good as Danger
  return static_cast<NoiseFace>(t.e.result) == NoiseFace::silence && t.game.open.crew[t.e.seat].slime;
}

std::string wound(const Teller& t) {
  if (t.e.wound_kind != 0) return of_seat(t, "wound_serious");
  if (t.e.cause == 0) return of_seat(t, "wound_light");
  return of_seat(t, "wound_by_" + std::string(events::word(events::k_wound_cause, t.e.cause)));
}

std::string scan(const Teller& t, const std::string& key) {
  return t.say(key + std::string(events::word(events::k_scan_result, t.e.result)),
               {{"seat", t.seat(t.e.seat)}, {"removed", number(t.e.count)}});
}

std::string pod(const Teller& t, const std::string& key) {
  return t.say(key, {{"pod", t.name("pod", "pod_" + number(t.e.pod + 1))},
                     {"seat", t.e.seat == kNone ? Phrase("") : t.seat(t.e.seat)}});
}

}  // namespace

std::string tell_characters(const Teller& t) {
  const Event& e = t.e;
  switch (e.kind) {
    case EventKind::move: return t.say("move", {{"who", t.actor()}, {"from", t.room(e.room)}, {"to", t.room(e.to)}});
    case EventKind::explore: return explore(t);
    case EventKind::explore_token: return explore_token(t);
    case EventKind::noise_roll:
      return t.say(slimed_silence(t) ? "noise_roll_slime" : "noise_roll",
                   {{"seat", t.seat(e.seat)},
                    {"face", t.name("face", "noise_" + std::string(noise_text(static_cast<NoiseFace>(e.result))))}});
    case EventKind::wound: return wound(t);
    case EventKind::serious_wound: return with_wound(t, "serious_wound");
    case EventKind::dress: return with_wound(t, "dress");
    case EventKind::heal_wound:
      if (e.card != kNone) return with_wound(t, "heal_serious");
      return t.say("heal_light", {{"seat", t.seat(e.seat)}, {"count", number(e.count)}});
    case EventKind::contaminate: return of_seat(t, "contaminate");
    case EventKind::scan: return scan(t, "scan_");
    case EventKind::scan_over: return scan(t, "scan_over_");
    case EventKind::mutate: return of_seat(t, "mutate");
    case EventKind::mutation_kept:
      return t.say("mutation_kept", {{"seat", t.seat(e.seat)},
                                     {"card", t.card("mutation", t.c.mutations, e.card)},
                                     {"returned", t.card("mutation", t.c.mutations, e.other_card)}});
    case EventKind::mutation_marker:
      return t.say("mutation_marker", {{"seat", t.seat(e.seat)}, {"total", number(e.count)}});
    case EventKind::mutation_action:
      return t.say(e.result ? "mutation_infected" : "mutation_not_infected",
                   {{"seat", t.seat(e.seat)}, {"card", t.card("mutation", t.c.mutations, e.card)}});
    case EventKind::cure: return of_seat(t, "cure");
    case EventKind::slime: return of_seat(t, "slime");
    case EventKind::unslime: return of_seat(t, "unslime");
    case EventKind::signal: return of_seat(t, "signal");
    case EventKind::hibernate: return of_seat(t, "hibernate");
    case EventKind::pod: return pod(t, "pod_" + std::string(events::word(events::k_pod_state, e.state)));
    case EventKind::launch: return pod(t, e.seat == kNone ? "launch" : "launch_with");
    case EventKind::death:
      if (e.room == kNone) return of_seat(t, "lost");
      return t.say("death", {{"seat", t.seat(e.seat)}, {"room", t.room(e.room)}});
    case EventKind::character_chosen:
      return t.say(e.other_card < kCharacters ? "character_chosen" : "character_dealt",
                   {{"player", t.words("player", {{"number", number(e.seat + 1)}})},
                    {"character", t.card("character", t.c.characters, e.card)},
                    {"declined", t.card("character", t.c.characters, e.other_card)}});
    case EventKind::revive: return t.say("revive", {{"seat", t.seat(e.seat)}, {"room", t.room(e.room)}});
    default: return {};
  }
}

}  // namespace carno::story
