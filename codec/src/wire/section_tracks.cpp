#include "carno/notation.h"
#include "carno/round.h"
#include "sections.h"

namespace carno::wire {

namespace {

constexpr std::array<std::string_view, 5> kPodStates{"absent", "locked", "unlocked", "launched", "removed"};

void write_pods(Json& json, const Open& o) {
  json.key("pods"), json.open('[');
  for (u8 i = 0; i < kPods; ++i) {
    const Pod& pod = o.pods[i];
    if (pod.state == PodState::absent) continue;
    u32 crew = 0;
    for (Seat s = 0; s < o.options.players; ++s)
      if (o.crew[s].pod == i && (o.crew[s].place == Place::pod || o.crew[s].place == Place::launched)) crew |= bit(s);
    json.open('{');
    json.number("pod", i + 1u);
    json.string("section", pod.section ? "B" : "A");
    json.string("state", kPodStates[static_cast<std::size_t>(pod.state)]);
    json.key("crew"), json.seats(crew);
    json.close('}');
  }
  json.close(']');
}

void write_looked(Json& json, const Open& o) {
  json.key("looked"), json.open('{');
  json.key("engines"), json.open('[');
  for (const u8 seats : o.engine_known)
    json.seats(seats);
  json.close(']');
  json.key("coordinates"), json.seats(o.coordinates_known);
  json.key("event_top"), json.seats(o.event_top_known);
  json.close('}');
}

void write_round(Json& json, const Open& o) {
  const Round round = round_of(o);
  json.key("active"), json.seat(round.seat);
  json.key("actions_left");
  round.seat == kNone || round.actions_left == kNone ? json.null() : json.number(round.actions_left);
  json.key("waiting"), json.seat(o.pending.seat);
}

}  // namespace

void write_tracks(Json& json, const Shown& it) {
  const Open& o = it.o;
  json.open('{');
  json.number("turn", o.turn);
  json.number("time", o.time);
  json.string("phase", phase_text(o.phase));
  json.key("self_destruct"), o.self_destruct == kNone ? json.null() : json.number(o.self_destruct);
  json.key("first_player"), json.seat(o.first_player);
  write_round(json, o);
  json.key("destination"), json.put('"'), json.put(static_cast<char>('A' + o.destination)), json.put('"');
  json.boolean("hibernation", o.time <= it.c.tracks.time_blue);  // B10.5
  json.boolean("first_encounter", o.first_encounter);
  json.boolean("first_death", o.first_death);
  json.number("eggs", o.eggs);
  json.boolean("nest_destroyed", o.nest_destroyed);
  json.boolean("butcher_killed", o.unique_killed);
  json.key("airlock"), json.id(it.c.slots, o.airlock);
  write_pods(json, o);
  json.boolean("technical_noise", o.noise & bit(kTechnical));
  write_looked(json, o);
  json.close('}');
}

}  // namespace carno::wire
