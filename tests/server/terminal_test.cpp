// A game played over the wire, and the same choices typed at a terminal, are the same game to the last hash.
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "carno/content_loader.h"
#include "carno/notation.h"
#include "carno/replay.h"
#include "robot.h"

namespace carno::server::testing {
namespace {

using Terminal = ServerTest;

// What people were asked; the other choices took themselves, here as there.
std::string typed(const Engine& engine, const Replay& replay) {
  Game game = engine.new_game(replay.header.options, replay.header.seed);
  Decision decision;
  std::string lines;
  for (const ReplayLine& line : replay.lines) {
    if (line.kind != ReplayLine::choice) continue;
    engine.decide(game, decision);
    if (!takes_itself(decision, true)) lines += line.text + "\n";
    engine.apply(game, parse_choice(engine, game, line.text).choice);
  }
  return lines;
}

std::string without_header(const std::string& replay) { return replay.substr(replay.find("\n\n")); }

TEST_F(Terminal, PlaysTheSameGame) {
  const Engine engine(built_in_content());
  for (u64 number = 1; number <= 2; ++number) {
    json::object wanted = two_people();
    wanted["hotseat"] = number == 1;
    wanted["draft"] = number == 2;
    const Seated ann = make_table(port(), wanted);
    std::vector<Seated> seats{ann};
    if (number == 2) seats.push_back(join_table(port(), ann.code, "Bob"));
    Robots robots = robots_at(port(), 40 + number, seats);
    play_to_the_end(robots);
    const std::string record = ask(port(), "GET", "/api/tables/" + ann.code + "/replay").body;
    Replay replay;
    ASSERT_FALSE(parse_replay(record, replay));
    const std::filesystem::path input = data_.path() / "typed", saved = data_.path() / "typed.carno";
    std::ofstream(input) << typed(engine, replay);
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "carno";
    const std::string command = program.string() + " play --players 2 --bots 0 --seed " +
                                std::to_string(replay.header.seed) + (number == 2 ? "" : " --no-draft") + " --save " +
                                saved.string() + " < " + input.string() + " > /dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    std::ifstream in(saved);
    EXPECT_EQ(without_header(std::string(std::istreambuf_iterator<char>(in), {})), without_header(record));
  }
}

}  // namespace
}  // namespace carno::server::testing
