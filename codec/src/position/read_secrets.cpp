// Objectives, and what each player has looked at (B17, C13.36).
#include <fmt/format.h>

#include "reading.h"

namespace carno::position {

namespace {

// Cards a mode deals, one of each deck (B1.19, B15.3, B15.5).
std::vector<ObjectiveKind> dealt_kinds(const Reading& r) {
  const Mode mode = r.o.options.mode;
  if (mode == Mode::coop) return {ObjectiveKind::solo_coop};
  if (mode == Mode::solo) return {ObjectiveKind::solo_coop, ObjectiveKind::solo_coop};
  return {ObjectiveKind::corporate, ObjectiveKind::personal};
}

bool fits(const Reading& r, const ObjectiveCard& card) {
  const bool solo = card.kind == ObjectiveKind::solo_coop;
  return solo == (r.o.options.mode != Mode::semi) && card.min_players <= r.o.options.players;
}

void read_named_objectives(Reading& r, const Spot& spot, Seat seat) {
  Private& own = r.h.seat[seat];
  u8& count = r.o.crew[seat].objectives;
  for (const Spot& entry : spot.list()) {
    const auto word = entry.word();
    if (!word) continue;
    const u8 card = index_of(r.c.objectives, *word);
    if (card == kNone) {
      entry.problem(fmt::format("{} is not an Objective.", quoted(*word)));
    } else if (!fits(r, r.c.objectives[card])) {
      entry.problem(fmt::format("{} is not dealt in this mode with {} players.", *word, r.o.options.players));
    } else if (count == 2) {
      return spot.problem("A player has at most two Objectives.");
    } else if (take(entry, r.box.objectives, card, *word)) {
      own.objectives[count++] = card;
    }
  }
  const bool chosen = r.o.first_encounter && r.o.crew[seat].place != Place::dead;  // B10.1
  if (count == 2 && chosen && !r.running) spot.problem("After the First Encounter a player has one Objective (B10.1).");
}

// The first of the data that are left.
void deal_objectives(Reading& r, Seat seat) {
  std::vector<ObjectiveKind> kinds = dealt_kinds(r);
  if (r.o.first_encounter) kinds.resize(1);
  for (ObjectiveKind kind : kinds)
    for (u8 card = 0; card < kObjectives; ++card) {
      const ObjectiveCard& it = r.c.objectives[card];
      if (it.kind != kind || !fits(r, it) || (r.box.objectives & bit(card))) continue;
      r.box.objectives |= bit(card);
      r.h.seat[seat].objectives[r.o.crew[seat].objectives++] = card;
      break;
    }
}

void read_known_rooms(const Reading& r, const Spot& spot, Seat seat, const std::array<u8, kRooms>& settled,
                      std::array<u8, kRooms>& known) {
  for (const Spot& entry : spot.list()) {
    const auto word = entry.word();
    const Room room = word ? room_of(r.c, *word) : kNone;
    if (word && room == kNone) entry.problem(fmt::format("{} is not a Room: they are 001 to 021.", quoted(*word)));
    if (room == kNone) continue;
    if (settled[room] == kNone) entry.problem(fmt::format("What lies face down in {} is not said in `rooms`.", *word));
    known[room] = static_cast<u8>(known[room] | bit(seat));
  }
}

void read_known_objectives(Reading& r, const Spot& spot, Seat seat) {
  for (std::string_view key : spot.keys()) {
    const bool player = key.size() == 1 && key[0] >= '1' && key[0] < '1' + r.o.options.players;
    if (!player) {
      spot[key].problem(fmt::format("is not a seat: they are 1 to {}.", r.o.options.players));
      continue;
    }
    Private& other = r.h.seat[static_cast<std::size_t>(key[0] - '1')];
    for (const Spot& entry : spot[key].list()) {
      const u8 card = index_of(r.c.objectives, entry.word().value_or(""));
      const auto* place = std::ranges::find(other.objectives, card);
      if (card == kNone || place == other.objectives.end()) {
        entry.problem(fmt::format("is not an Objective of p{}.", key));
        continue;
      }
      u8& known = other.objectives_known[static_cast<std::size_t>(place - other.objectives.begin())];
      known = static_cast<u8>(known | bit(seat));
    }
  }
}

void read_knowledge(Reading& r, const Spot& spot, Seat seat) {
  spot.only({"engines", "coordinates", "rooms", "tokens", "objectives", "event_top", "mutation_returned"});
  const auto mine = [&](u8& mask) { mask = static_cast<u8>(mask | bit(seat)); };
  for (const Spot& entry : spot["engines"].list())
    if (const auto engine = entry.whole(1, 3)) {
      if (r.h.engine[static_cast<std::size_t>(*engine - 1)] == 0)
        entry.problem("Which token is on top is not said in `engines`.");
      mine(r.o.engine_known[static_cast<std::size_t>(*engine - 1)]);
    }
  if (spot["coordinates"].flag(false)) {
    if (r.h.coordinates == kNone) spot["coordinates"].problem("Which card it is is not said in `coordinates`.");
    mine(r.o.coordinates_known);
  }
  if (spot["event_top"].flag(false)) {
    if (r.h.top[static_cast<std::size_t>(Deck::event)].count == 0)
      spot["event_top"].problem("Which card is on top is not said in `decks.event`.");
    mine(r.o.event_top_known);
  }
  read_known_rooms(r, spot["rooms"], seat, r.h.tile, r.o.tile_known);
  read_known_rooms(r, spot["tokens"], seat, r.h.token, r.o.token_known);
  read_known_objectives(r, spot["objectives"], seat);
  if (const auto word = spot["mutation_returned"].word()) {  // C13.36
    r.h.seat[seat].mutation_returned = index_of(r.c.mutations, *word);
    if (r.h.seat[seat].mutation_returned == kNone)
      spot["mutation_returned"].problem(fmt::format("{} is not a Mutation card.", quoted(*word)));
  }
}

}  // namespace

void read_objectives(Reading& r) {
  std::vector<Seat> unnamed;
  for (Seat s = 0; s < r.o.options.players; ++s) {
    const Spot spot = r.crew[s]["objectives"];
    if (spot.given())
      read_named_objectives(r, spot, s);
    else
      unnamed.push_back(s);
  }
  for (Seat s : unnamed)
    deal_objectives(r, s);
}

void read_knows(Reading& r) {
  for (Seat s = 0; s < r.o.options.players; ++s)
    read_knowledge(r, r.crew[s]["knows"], s);
}

}  // namespace carno::position
