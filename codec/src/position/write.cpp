// Writes a position: the keys for people, then what they leave open.
#include "carno/position.h"
#include "carno/round.h"
#include "engine_part.h"
#include "human_part.h"
#include "ids.h"
#include "words.h"

namespace carno {

namespace position {

namespace {

struct Writer {
  const Engine& engine;
  const Content& c;
  const Game& game;
  const Open& o;
  const Hidden& h;
  const LabelNames* names;
  json::object out;

  json::string slot(Room room) const { return json::string(c.slots[room].id.view()); }

  json::array seats(u8 mask) const {
    json::array list;
    for (Seat s = 0; s < kSeats; ++s)
      if (mask & bit(s)) list.push_back(s + 1);
    return list;
  }

  // The frames that tell where the rules stand, by the procedures the engine itself starts there.
  void step() {
    Game example = engine.blank_position(o.options);
    engine.start_at(example, Phase::player_round, 0, 0);
    const Proc turn = example.open.agenda[0].proc;
    Phase at = o.phase;
    const Frame& base = o.agenda[0];
    if (o.depth == 1 && base.proc == turn && base.step >= 1 && base.step <= 8)  // stopped before a step
      at = static_cast<Phase>(static_cast<unsigned>(Phase::setup) + base.step);
    out["at"] = phase_text(at);
    const Round now = round_of(o);
    if (now.seat == kNone) return;
    out["active"] = now.seat + 1;
    if (now.actions_left != kNone) out["actions_left"] = now.actions_left;
  }

  void tracks() {
    out["round"] = c.tracks.time_start + 1 - o.time;
    out["time"] = o.time;
    out["self_destruct"] = o.self_destruct == kNone ? json::value(nullptr) : json::value(o.self_destruct);
    out["first_player"] = o.first_player + 1;
    out["destination"] = std::string(1, static_cast<char>('A' + o.destination));
    if (h.coordinates != kNone) out["coordinates"] = c.coordinates[h.coordinates].id.view();
    json::object engines;
    for (std::size_t i = 0; i < 3; ++i)
      if (h.engine[i]) engines[std::to_string(i + 1)] = h.engine[i] == 1 ? "working" : "damaged";
    if (!engines.empty()) out["engines"] = std::move(engines);
    pods();
  }

  void pods() {
    json::object pods;
    for (std::size_t i = 0; i < kPods; ++i) {
      const Pod& pod = o.pods[i];
      if (pod.state == PodState::absent) continue;
      json::object it{{"section", pod.section ? "B" : "A"},
                      {"locked", pod.state == PodState::locked},
                      {"launched", pod.state == PodState::launched}};
      if (pod.state == PodState::removed) it["removed"] = true;
      pods[std::to_string(i + 1)] = std::move(it);
    }
    out["pods"] = std::move(pods);
  }

  json::object room(Room r) const {
    json::object it;
    const bool explored = (o.explored & bit(r)) != 0;
    if (explored) {
      it["tile"] = c.tiles[o.tile[r]].id.view();
      it["explored"] = true;
      it["items"] = o.items[r];
    } else if (h.tile[r] != kNone) {
      it["tile"] = c.tiles[h.tile[r]].id.view();
      it["explored"] = false;
    }
    if (o.fire & bit(r)) it["fire"] = true;
    if (o.malfunction & bit(r)) it["malfunction"] = true;
    json::array minis, objects;
    for (const Carnomorph& mini : o.minis)
      if (mini.type != kNone && mini.room == r)
        minis.push_back({{"id", label_text(mini.label, names)},
                         {"type", type_text(static_cast<Type>(mini.type))},
                         {"injuries", mini.injuries}});
    for (u8 k = 0; k < kObjects; ++k)
      for (unsigned n = 0; n < o.objects[r][k]; ++n)
        objects.push_back(json::string(object_text(static_cast<Object>(k))));
    if (!minis.empty()) it["carnomorphs"] = std::move(minis);
    if (!objects.empty() || r == c.tracks.blue_corpse_start) it["objects"] = std::move(objects);
    if (h.token[r] != kNone) it["token"] = exploration_text(c.exploration[h.token[r]]);
    return it;
  }

  void ship() {
    json::object rooms, corridors;
    for (Room r = 0; r < kRooms; ++r)
      if (json::object it = room(r); !it.empty()) rooms[slot(r)] = std::move(it);
    for (Corridor k = 0; k < kCorridors; ++k) {
      json::object it;
      if (o.noise & bit(k)) it["noise"] = true;
      if (o.closed & bit(k)) it["door"] = kDoors[1];
      if (o.destroyed & bit(k)) it["door"] = kDoors[2];
      if (!it.empty()) corridors[c.corridors[k].id.view()] = std::move(it);
    }
    out["rooms"] = std::move(rooms);
    out["corridors"] = std::move(corridors);
    out["technical_noise"] = (o.noise & bit(kTechnical)) != 0;
    json::array revealed;
    for (std::size_t i = 0; i < kExplorationKinds; ++i)
      for (unsigned n = 0; n < o.tokens_revealed[i]; ++n)
        revealed.emplace_back(exploration_text(c.exploration[i]));
    if (!revealed.empty()) out["tokens_revealed"] = std::move(revealed);
    out["airlock"] = o.airlock == kNone ? json::value(nullptr) : json::value(slot(o.airlock));
  }

  // A count, or the list of numbers as soon as one of them has been seen.
  static json::value tokens(u8 count, const std::array<u8, 4>& numbers) {
    json::array list;
    for (u8 n = 1; n <= 4; ++n)
      list.insert(list.end(), numbers[n - 1u], json::value(n));
    if (list.empty() || list.size() > count) return count;
    list.insert(list.end(), count - list.size(), json::value(nullptr));
    return list;
  }

  void brood() {
    json::object bag, pool, adaptations;
    for (u8 k = 0; k < kTokens; ++k) {
      bag[token_text(static_cast<Token>(k))] = tokens(o.bag[k], h.numbers_in_bag[k]);
      pool[token_text(static_cast<Token>(k))] = tokens(o.pool[k], h.numbers_out[k]);
    }
    for (std::size_t i = 0; i < kBoardSlots; ++i) {
      const BoardCard& it = o.creature_board[i];
      const u8 card = it.state == SlotState::face_down ? h.creature_board[i] : it.card;
      adaptations[c.board_slots[i].id.view()] = {
          {"card", card == kNone ? json::value(nullptr) : json::value(c.adaptations[card].id.view())},
          {"revealed", it.state != SlotState::face_down},
          {"discarded", it.state == SlotState::discarded}};
    }
    out["bag"] = std::move(bag);
    out["pool"] = std::move(pool);
    out["eggs"] = o.eggs;
    out["nest_destroyed"] = o.nest_destroyed != 0;
    out["butcher_killed"] = o.unique_killed != 0;
    out["first_encounter"] = o.first_encounter != 0;
    out["adaptations"] = std::move(adaptations);
  }

  void result() {
    if (o.end_reason == EndReason::none) return;
    out["result"] = {{"reason", kEndReasons[static_cast<std::size_t>(o.end_reason)]},
                     {"ship_destroyed", o.ship_destroyed != 0},
                     {"arrived", o.arrived == kNone ? json::value(nullptr) : json::value(kDestinations[o.arrived])},
                     {"winners", seats(o.winners)},
                     {"survivors", seats(o.survivors)}};
  }
};

}  // namespace

json::object write_human_part(const Engine& engine, const Game& game, const LabelNames* names) {
  Writer writer{engine, engine.content(), game, game.open, game.hidden, names, {}};
  writer.out["options"] = write_options(game.open.options);
  writer.step();
  writer.tracks();
  writer.out["crew"] = write_crew(engine.content(), game);
  writer.ship();
  writer.brood();
  writer.out["decks"] = write_decks(engine.content(), game);
  writer.result();
  return std::move(writer.out);
}

}  // namespace position

boost::json::object write_position(const Engine& engine, const Game& game, const LabelNames* names) {
  boost::json::object out = position::write_human_part(engine, game, names);
  boost::json::value marked = out;
  marked.as_object()["engine"] = boost::json::object{};  // read as the game writes it, not as a person does
  const LoadedPosition read_back = position::read_human_part(engine, marked, game.open.options, game.rng);
  out["engine"] = position::write_engine_part(game, read_back.game, names);
  return out;
}

}  // namespace carno
