// What a client received over a whole game is exactly what its seat may know: the views are made again by the engine
// from the replay and compared, step by step, with what came over the wire.
#include <cstdlib>
#include <set>
#include <sstream>

#include "carno/content_loader.h"
#include "carno/notation.h"
#include "carno/replay.h"
#include "carno/wire.h"
#include "robot.h"

namespace carno::server::testing {
namespace {

using Secrets = ServerTest;

json::object whole_view(const Engine& engine, const Game& game, Seat seat) {
  std::string text;
  SectionHashes nothing;
  append_sections(text, engine, engine.observe(game, seat), nothing);
  return json::parse(text).as_object();
}

bool has_scenes(Seat reader) { return reader != 1; }  // Bob does without

// The states of a finished game by sequence number; the set-up has number 1.
std::map<u32, Game> states_of(const Engine& engine, const std::string& text,
                              std::map<u32, std::array<std::string, 6>>& stories) {
  Replay replay;
  EXPECT_FALSE(parse_replay(text, replay));
  std::map<u32, Game> states;
  Game game{};
  StoryLines lines(engine, built_in_texts(), game);
  Hooks hooks;
  hooks.listener = &lines;
  u32 seq = 1;
  const auto keep = [&] {
    states[seq] = game;
    for (Seat s = 0; s < 6; ++s) {
      stories[seq][s].clear();
      bool first = true;
      lines.append_members(stories[seq][s], Lang::en, s < kSeats ? s : kNone, first, has_scenes(s));
    }
  };
  lines.start(seq, 1);
  start_game(engine, replay.header.options, replay.header.seed, game, hooks);
  keep();
  for (const ReplayLine& line : replay.lines) {
    if (line.kind != ReplayLine::choice) continue;
    lines.start(++seq, 1);
    lines.show(0x3F);
    engine.apply(game, parse_choice(engine, game, line.text).choice, &hooks);
    keep();
  }
  return states;
}

// Fields that say nothing about the game's secrets.
const std::set<std::string> kOpenTypes{"table", "taken", "over", "chat", "pong"};

TEST_F(Secrets, EveryByteIsTheSeatsOwnToKnow) {
  const char* wanted_games = std::getenv("CARNO_TEST_GAMES");
  const int games = wanted_games ? std::max(1, std::min(20, std::atoi(wanted_games) / 10)) : 20;
  const Engine engine(built_in_content());
  for (int number = 0; number < games && !HasFailure(); ++number) {
    json::object wanted = two_people();
    wanted["draft"] = number % 2 == 0;
    wanted["mode"] = number % 5 == 4 ? "coop" : "semi";
    const Seated ann = make_table(port(), wanted);
    const Seated bob = join_table(port(), ann.code, "Bob");
    wait_until_running(port(), ann.code);
    Robots robots;
    for (const Seated& seat : {ann, bob}) {
      robots.push_back(std::make_unique<Robot>(port(), 60 + static_cast<u64>(number)));
      robots.back()->player.scenes = has_scenes(static_cast<Seat>(robots.size() - 1));
      robots.back()->enter(seat);
    }
    Robot watcher(port(), 1);
    watcher.player.scenes = true;
    watcher.take(watcher.player.hello(ann.code, nullptr));
    play_to_the_end(robots);
    while (!watcher.over)
      ASSERT_TRUE(watcher.listen());

    std::map<u32, std::array<std::string, 6>> stories;
    const auto states = states_of(engine, ask(port(), "GET", "/api/tables/" + ann.code + "/replay").body, stories);
    const std::pair<const std::string*, Seat> readers[] = {{&robots[0]->player.received, Seat{0}},
                                                           {&robots[1]->player.received, Seat{1}},
                                                           {&watcher.player.received, kNone}};
    for (const auto& [bytes, seat] : readers) {
      json::object sections;
      std::istringstream messages(*bytes);
      for (std::string line; std::getline(messages, line);) {
        const json::object message = json::parse(line).as_object();
        const std::string type = message.at("type").as_string().c_str();
        if (kOpenTypes.contains(type)) continue;
        ASSERT_TRUE(type == "welcome" || type == "update") << line;
        const u32 seq = static_cast<u32>(message.at("seq").as_int64());
        ASSERT_TRUE(states.contains(seq)) << seq;
        for (const auto& [name, value] : message.at("sections").as_object())
          sections[name] = value;
        ASSERT_EQ(sections, whole_view(engine, states.at(seq), seat)) << "game " << number << " step " << seq;
        if (type == "update") {
          ASSERT_EQ(json::serialize(message.at("story")),
                    json::serialize(json::parse("[" + stories[seq][seat == kNone ? 5 : seat] + "]")));
        }
        if (message.at("decision").is_object()) {
          ASSERT_EQ(message.at("decision").at("seat").as_int64(), seat + 1);
          ASSERT_EQ(states.at(seq).open.pending.seat, seat);
        }
      }
    }
  }
}

}  // namespace
}  // namespace carno::server::testing
