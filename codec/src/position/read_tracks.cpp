// Tracks, pods, engines and the flags of the game; where the rules stand, and how the game ended.
#include <fmt/format.h>

#include "reading.h"
#include "words.h"

namespace carno::position {

namespace {

// B10.4: `round` is another way to say the time.
void read_time(Reading& r) {
  const int start = r.c.tracks.time_start;
  const auto time = r.root["time"].whole(0, start);
  const auto round = r.root["round"].whole(1, start + 1);
  if (time && round && *round != start + 1 - *time)
    r.root["round"].problem(
        fmt::format("The round is 16 − time: time {} is round {}, not {} (B10.4).", *time, start + 1 - *time, *round));
  r.o.time = static_cast<u8>(time ? *time : round ? start + 1 - *round : start);
}

void read_self_destruct(Reading& r) {
  const auto value = r.root["self_destruct"].whole(0, r.c.tracks.self_destruct_start);
  if (!value) return;
  r.o.self_destruct = static_cast<u8>(*value);
  r.o.pods_unlocked_by_yellow = *value <= r.c.tracks.self_destruct_yellow ? 1 : 0;  // B10.10: the position is the truth
}

void read_destination(Reading& r) {
  const Spot spot = r.root["destination"];
  if (const auto word = spot.word()) {
    if (word->size() == 1 && (*word)[0] >= 'A' && (*word)[0] <= 'D')
      r.o.destination = static_cast<u8>((*word)[0] - 'A');
    else
      spot.must("A, B, C or D");
  }
  const Spot coordinates = r.root["coordinates"];
  if (const auto word = coordinates.word()) {
    r.h.coordinates = index_of(r.c.coordinates, *word);
    if (r.h.coordinates == kNone) coordinates.problem(fmt::format("{} is not a Coordinates card.", quoted(*word)));
  }
}

void read_engines(Reading& r) {
  const Spot engines = r.root["engines"];
  engines.only({"1", "2", "3"});
  for (std::size_t i = 0; i < 3; ++i) {
    const Spot spot = engines[std::to_string(i + 1)];
    const auto word = spot.word();
    if (!word) continue;
    if (*word != "working" && *word != "damaged") spot.must("working or damaged");
    r.h.engine[i] = *word == "working" ? 1 : *word == "damaged" ? 2 : 0;
  }
}

void read_pod(const Spot& spot, Pod& pod) {
  spot.only({"section", "locked", "launched", "removed"});
  pod.state = spot["locked"].flag(true) ? PodState::locked : PodState::unlocked;
  if (spot["launched"].flag(false)) pod.state = PodState::launched;
  if (spot["removed"].flag(false)) pod.state = PodState::removed;
}

// A game has as many pods as its number of players asks for (B1.12): those not named have the lowest free numbers.
void read_pods(Reading& r) {
  const Spot pods = r.root["pods"];
  pods.only({"1", "2", "3", "4"});
  unsigned in_game = 0;
  for (std::size_t i = 0; i < kPods; ++i)
    if (const Spot spot = pods[std::to_string(i + 1)]; spot.given()) read_pod(spot, r.o.pods[i]), ++in_game;
  for (Pod& pod : r.o.pods)
    if (pod.state == PodState::absent && in_game < r.c.supply.pods_by_players[r.o.options.players])
      pod.state = PodState::locked, ++in_game;
  r.engine.dock_pods(r.game);
  for (std::size_t i = 0; i < kPods; ++i) {
    const Spot section = pods[std::to_string(i + 1)]["section"];
    const auto word = section.word();
    if (word && *word != "A" && *word != "B") section.must("A or B");
    if (word) r.o.pods[i].section = *word == "B" ? 1 : 0;
  }
}

void read_airlock(Reading& r) {
  const Spot spot = r.root["airlock"];
  const auto word = spot.word();
  if (!word) return;
  r.o.airlock = room_of(r.c, *word);
  if (r.o.airlock == kNone) spot.problem(fmt::format("{} is not a Room: they are 001 to 021.", quoted(*word)));
}

// The first in turn order who is still to play; kNone: everybody has passed.
Seat next_to_play(const Reading& r) {
  for (unsigned i = 0; i < r.o.options.players; ++i) {
    const auto seat = static_cast<Seat>((r.o.first_player + i) % r.o.options.players);
    const Crew& crew = r.o.crew[seat];
    if ((crew.place == Place::aboard || crew.place == Place::pod) && !crew.passed) return seat;
  }
  return kNone;
}

// The one who plays, if somebody is named. Otherwise the rules find out, as at the start of the step.
Seat active_seat(Reading& r) {
  const Spot active = r.root["active"];
  const auto number = active.whole(1, r.o.options.players);
  if (!number) return r.root["actions_left"].given() ? next_to_play(r) : kNone;
  const auto seat = static_cast<Seat>(*number - 1);
  const Crew& crew = r.o.crew[seat];
  if (r.running) return seat;
  if (crew.passed) active.problem(fmt::format("p{} has passed and has no round any more.", *number));
  if (crew.place != Place::aboard && crew.place != Place::pod)
    active.problem(fmt::format("p{} is not in play any more.", *number));
  return seat;
}

// B10.4: in the Player Phase of Turn n the time is 16 − n; the time step comes first in the Event Phase.
u8 turn_of(const Reading& r, Phase phase) {
  const int start = r.c.tracks.time_start;
  const int turn = (phase >= Phase::event_attack ? start : start + 1) - r.o.time;
  return static_cast<u8>(std::max(1, turn));
}

}  // namespace

void read_tracks(Reading& r) {
  read_time(r);
  read_self_destruct(r);
  read_destination(r);
  read_engines(r);
  read_pods(r);
  read_airlock(r);
  r.o.first_player = static_cast<Seat>(r.root["first_player"].whole(1, r.o.options.players, 1) - 1);
  r.o.unique_killed = r.root["butcher_killed"].flag(false) ? 1 : 0;
  const bool met = std::ranges::any_of(r.o.minis_on_board, [](u8 n) { return n > 0; });
  r.o.first_encounter = r.root["first_encounter"].flag(met) ? 1 : 0;
  if (met && !r.o.first_encounter && !r.running)
    r.root["first_encounter"].problem("A Carnomorph stands on the board, so the First Encounter is over (C11.1).");
}

void read_step(Reading& r) {
  const Spot at = r.root["at"];
  Phase phase = Phase::player_round;
  if (const auto word = at.word()) {
    const auto found = parse_phase(*word);
    if (!found) at.problem(fmt::format("{} is not a step: they are {}.", quoted(*word), kSteps));
    phase = found.value_or(phase);
  }
  r.o.turn = turn_of(r, phase);
  if (phase == Phase::setup) {  // only the game itself knows how far its set-up is
    if (!r.running) at.problem("A position cannot be put together in the middle of the set-up.");
    r.o.phase = phase;
    return;
  }
  const Seat active = phase == Phase::player_round ? active_seat(r) : kNone;
  r.engine.start_at(r.game, phase, active, static_cast<u8>(r.root["actions_left"].whole(0, 2, 2)));
}

void read_result(Reading& r) {
  const Spot result = r.root["result"];
  result.only({"reason", "ship_destroyed", "arrived", "winners", "survivors"});
  const auto seats = [&](std::string_view key) {
    u8 mask = 0;
    for (const Spot& entry : result[key].list())
      if (const auto seat = entry.whole(1, r.o.options.players))
        mask = static_cast<u8>(mask | bit(static_cast<unsigned>(*seat - 1)));
    return mask;
  };
  r.o.winners = seats("winners");
  r.o.survivors = seats("survivors");
  r.o.ship_destroyed = result["ship_destroyed"].flag(false) ? 1 : 0;
  if (const auto word = result["arrived"].word()) {
    r.o.arrived = find_word(kDestinations, *word);
    if (r.o.arrived == kNone) result["arrived"].must("earth, mars, venus or deep_space");
  }
  if (r.o.phase != Phase::end_check && r.o.phase != Phase::over && !result["reason"].given()) return;
  // B11.1: the checks come after the jump unless something else is said.
  EndReason reason = r.o.self_destruct == 0 ? EndReason::self_destruct : EndReason::jump;
  if (const auto word = result["reason"].word()) {
    const u8 found = find_word(kEndReasons, *word);
    if (found == kNone) result["reason"].must("jump, self_destruct, fire, malfunction or nobody_left");
    if (found != kNone) reason = static_cast<EndReason>(found);
  }
  r.o.end_reason = reason;
}

}  // namespace carno::position
