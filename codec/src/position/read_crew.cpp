// The players' Characters: who and where they are, wounds, markers, mutation, Objectives, and what they know.
#include <fmt/format.h>

#include "keys.h"
#include "reading.h"
#include "words.h"

namespace carno::position {

namespace {

struct Entry {
  Spot spot;
  u8 character = kNone;
  bool undrafted = false;  // `"character": null`, in the middle of the set-up
};
using Entries = std::array<std::optional<Entry>, kSeats>;

void read_character(Reading& r, Entry& entry, u32& taken) {
  const Spot spot = entry.spot["character"];
  entry.undrafted = spot.null();
  if (entry.undrafted && !(r.running && r.root["at"].word().value_or("") == "setup"))
    spot.problem("Only in the set-up is a player without a Character.");
  const auto word = spot.word();
  if (!word) return;
  entry.character = index_of(r.c.characters, *word);
  if (entry.character == kNone) return spot.problem(fmt::format("{} is not a Character.", quoted(*word)));
  if (!take(spot, taken, entry.character, *word)) entry.character = kNone;
}

// Seats by their place in the list or as given; players who are not named get the next Characters of the data.
Entries entries_of(Reading& r, u32& taken) {
  Entries seats;
  const Spot crew = r.root["crew"];
  const unsigned players = r.o.options.players;
  const std::vector<Spot> list = crew.list();
  if (list.size() > players)
    crew.problem(fmt::format("names {} Characters, but there are {} players.", list.size(), players));
  for (std::size_t i = 0; i < std::min<std::size_t>(list.size(), players); ++i) {
    const Spot& spot = list[i];
    spot.only(kCrewKeys);
    const int seat = spot["seat"].whole(1, static_cast<int>(players), static_cast<int>(i + 1));
    if (const auto number = spot["number"].whole(1, kSeats); number && *number != seat)
      spot["number"].problem(fmt::format(
          "Seats are taken in the order of Player Numbers (B1.18): seat {} has the number {}.", seat, seat));
    auto& place = seats[static_cast<std::size_t>(seat - 1)];
    if (place) {
      spot["seat"].problem(fmt::format("Seat {} is taken twice.", seat));
      continue;
    }
    place.emplace(Entry{spot});
    read_character(r, *place, taken);
  }
  for (unsigned s = 0; s < players; ++s)
    if (!seats[s]) seats[s].emplace(Entry{Spot(nullptr, fmt::format("crew[{}]", s), r.problems)});
  return seats;
}

void board_pod(Reading& r, Member& m, const Spot& spot, std::string_view number) {
  const bool known = number.size() == 1 && number[0] >= '1' && number[0] <= '4';
  if (!known) return spot.problem("Pods are named pod:1 to pod:4.");
  const auto index = static_cast<u8>(number[0] - '1');
  const Pod& pod = r.o.pods[index];
  if (pod.state != PodState::locked && pod.state != PodState::unlocked)
    return spot.problem(fmt::format("Pod {} is not docked.", number));
  const Room room = section_room(r.c, r.o, pod.section);
  if (room == kNone)
    return spot.problem(
        fmt::format("Pod {} is at Evacuation Section {}, which is not explored yet.", number, pod.section ? "B" : "A"));
  if (r.o.minis_in[room]) return spot.problem("A Carnomorph in the Section's Room leaves nobody in its pods (B10.17).");
  const auto aboard =
      std::ranges::count_if(r.o.crew, [&](const Crew& crew) { return crew.place == Place::pod && crew.pod == index; });
  if (aboard >= r.c.supply.pod_seats)
    return spot.problem(fmt::format("Pod {} has {} seats.", number, r.c.supply.pod_seats));
  m.crew.place = Place::pod;
  m.crew.pod = index;
  r.engine.relocate(r.game, m.seat, room);
}

void read_place(Reading& r, Member& m) {
  const Spot spot = m.spot["room"];
  const auto word = spot.word();
  if (!word) return;
  if (word->starts_with("pod:")) return board_pod(r, m, spot, word->substr(4));
  if (*word == "hibernating" || *word == "launched" || *word == "dead") {
    m.crew.place = static_cast<Place>(find_word(kPlaces, *word));
    r.engine.relocate(r.game, m.seat, kNone);
    return;
  }
  const Room room = room_of(r.c, *word);
  if (room == kNone)
    return spot.problem(
        fmt::format("{} is not a place: write a Room like 007, pod:1, hibernating, launched or dead.", quoted(*word)));
  r.engine.relocate(r.game, m.seat, room);
}

// B14.2: the dead keep nothing, except in co-op (B15.10).
void bury(Reading& r, Member& m) {
  r.o.first_death = 1;
  if (r.o.options.mode == Mode::coop) return;
  m.own.deck = 0;
  m.crew.held = {};
}

void read_wounds(Reading& r, Member& m) {
  m.crew.light = static_cast<u8>(m.spot["light"].whole(0, r.c.supply.light_wounds, 0));
  const Spot serious = m.spot["serious"];
  for (const Spot& spot : serious.list()) {
    if (m.crew.serious_count == r.c.supply.serious_wounds)
      return serious.problem(
          fmt::format("A Character has at most {} Serious Wounds (B7.4).", r.c.supply.serious_wounds));
    if (!spot.is_text()) spot.only({"card", "dressed"});
    const Spot card = spot.is_text() ? spot : spot["card"];
    const auto word = card.word();
    u8 wound = kNoWoundCard;
    if (word) {
      wound = index_of(r.c.wounds, *word);
      if (wound == kNone) {
        card.problem(fmt::format("{} is not a Serious Wound card.", quoted(*word)));
        continue;
      }
      if (!take_copy(card, r.box.wounds[wound], r.c.wounds[wound].count, *word)) continue;
    } else if (!card.null()) {
      spot.must("a Serious Wound card");
      continue;
    }
    m.crew.serious[m.crew.serious_count++] = static_cast<u8>(wound | (spot["dressed"].flag(false) ? kDressed : 0));
  }
}

// C10.3: in the final check a Character mutates without a card.
bool at_the_end(const Reading& r) {
  const auto step = r.root["at"].word();
  return step && (*step == phase_text(Phase::end_check) || *step == phase_text(Phase::over));
}

void read_mutation(Reading& r, Member& m) {
  const Spot spot = m.spot["mutation"];
  m.crew.mutation_markers = static_cast<u8>(m.spot["mutation_markers"].whole(0, 20, 0));
  m.crew.marker_death = m.crew.place == Place::dead && m.crew.mutation_markers >= r.c.supply.deadly_markers ? 1 : 0;
  if (!spot.given()) return;
  if (!spot.is_text()) spot.only({"card", "revealed"});
  const Spot card = spot.is_text() ? spot : spot["card"];
  m.crew.has_mutation = 1;
  if (const auto word = card.word()) {
    const u8 found = index_of(r.c.mutations, *word);
    if (found == kNone) return card.problem(fmt::format("{} is not a Mutation card.", quoted(*word)));
    if (!take(card, r.box.mutations, found, *word)) return;
    m.own.mutation = found;
  } else if (!r.running && !at_the_end(r)) {
    spot.problem("A mutation needs its `card`.");
  }
  if (spot["revealed"].flag(false)) m.crew.mutation_revealed = m.own.mutation;
}

void read_member(Reading& r, Member& m) {
  read_place(r, m);
  if (m.crew.place == Place::dead) bury(r, m);
  read_cards(r, m);
  read_wounds(r, m);
  read_mutation(r, m);
  m.crew.slime = m.spot["slime"].flag(false) ? 1 : 0;
  m.crew.signal = m.spot["signal"].flag(false) ? 1 : 0;
  m.crew.passed = m.spot["passed"].flag(false) ? 1 : 0;
}

}  // namespace

void read_crew(Reading& r) {
  u32 taken = 0;
  Entries entries = entries_of(r, taken);
  std::vector<Member> members;
  for (Seat s = 0; s < r.o.options.players; ++s) {
    Entry& entry = *entries[s];
    r.crew.push_back(entry.spot);
    if (entry.undrafted) continue;
    if (entry.character == kNone) {
      entry.character = 0;
      while (taken & bit(entry.character))
        ++entry.character;
      taken |= bit(entry.character);
    }
    r.engine.take_character(r.game, s, entry.character);
    members.push_back({entry.spot, s, r.o.crew[s], r.h.seat[s], r.c.characters[entry.character]});
  }
  for (Member& m : members)
    read_member(r, m);
  for (Member& m : members)
    read_belongings(r, m);
}

}  // namespace carno::position
