// Recorded games play back to the same hashes; whatever was tampered with is refused with its line.
#include "carno/replay.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "carno/notation.h"
#include "engine.h"

namespace carno {
namespace {

using testing::engine;

u64 next(u64& seed) { return seed = seed * 6364136223846793005ull + 1442695040888963407ull; }

// Says one of the possible outcomes, without the game's generator: people at a table.
struct Table : ChanceSource {
  u64 seed = 1;
  bool answer(const Game&, const Outcomes& possible, Outcome& outcome) override {
    std::vector<Outcome> real;
    for (int i = 0; i < possible.count; ++i)
      if (const WeightedOutcome& it = possible.list[static_cast<std::size_t>(i)]; it.weight) real.push_back(it.outcome);
    outcome = real[(next(seed) >> 33) % real.size()];
    return true;
  }
};

ReplayHeader header_for(u64 seed) {
  ReplayHeader header;
  Options& options = header.options;
  options.mode = seed % 6 == 0 ? Mode::solo : seed % 6 == 1 ? Mode::coop : Mode::semi;
  options.players = options.mode == Mode::solo ? u8{1} : static_cast<u8>(2 + seed % 4);
  options.draft = seed % 5 != 0;
  options.killer_feeds = seed % 7 == 0;
  header.seed = seed * 1000003;
  header.manual_chance = seed % 4 == 3;
  header.name[0] = "Ann";
  return header;
}

// A game of at most `decisions` random choices, written down.
std::string record(const ReplayHeader& header, int decisions = 1000000) {
  Game game{};
  Recorder recorder(engine(), header, game);
  Hooks hooks;
  hooks.listener = &recorder;
  Table table;
  if (header.manual_chance) hooks.chance = &table;
  start_game(engine(), header.options, header.seed, game, hooks);
  u64 seed = header.seed;
  Decision decision;
  for (engine().decide(game, decision); decision.seat != kNone && decisions-- > 0; engine().decide(game, decision))
    engine().play(game, decision.at(static_cast<u32>((next(seed) >> 33) % decision.count())), &hooks);
  return recorder.text();
}

std::string verify(const std::string& text) {
  Replay replay;
  if (const ReplayProblem problem = parse_replay(text, replay)) return to_string(problem);
  Game game{};
  return to_string(play_back(engine(), replay, game));
}

TEST(Replay, RandomGamesPlayBack) {
  for (u64 seed = 1; seed <= 30; ++seed) {
    const std::string text = record(header_for(seed));
    EXPECT_EQ(verify(text), "") << "seed " << seed;
    EXPECT_NE(text.find("\n# turn 1 hash "), std::string::npos);
    EXPECT_NE(text.find("\n# end hash "), std::string::npos);
  }
}

TEST(Replay, TheFileIsWrittenAsItWasRead) {
  for (u64 seed = 1; seed <= 4; ++seed) {
    const std::string text = record(header_for(seed));
    Replay replay;
    ASSERT_FALSE(parse_replay(text, replay));
    EXPECT_EQ(replay.header.name[0], "Ann");
    Game game{};
    Recorder recorder(engine(), replay.header, game);
    ASSERT_EQ(to_string(play_back(engine(), replay, game, &recorder)), "");
    EXPECT_EQ(recorder.text(), text);
  }
}

TEST(Replay, ASavedGameGoesOnAsIfNothingHadHappened) {
  for (const u64 seed : {2u, 3u, 5u}) {
    const ReplayHeader header = header_for(seed);
    for (const int decisions : {0, 1, 40}) {
      const std::string saved = record(header, decisions);
      EXPECT_NE(saved.find("# saved hash "), std::string::npos);
      Replay replay;
      ASSERT_FALSE(parse_replay(saved, replay));
      EXPECT_FALSE(replay.finished());
      Game game{};
      Recorder recorder(engine(), replay.header, game);
      ASSERT_EQ(to_string(play_back(engine(), replay, game, &recorder)), "");
      EXPECT_EQ(recorder.text(), saved);
    }
  }
}

TEST(Replay, WindowsLineEndsAreRead) {
  std::string text = record(header_for(2), 20), windows;
  for (const char letter : text)
    windows += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
  EXPECT_EQ(verify(windows), "");
}

TEST(Replay, ANameCannotAddLines) {
  ReplayHeader header = header_for(2);
  header.name[1] = "Bob\nseed: 7\n";
  EXPECT_EQ(verify(record(header, 3)), "");
}

// --- tampering ---

class Tampered : public ::testing::Test {
 protected:
  void start(u64 seed, int decisions = 1000000) {
    lines_.clear();
    std::string line;
    for (const char letter : record(header_for(seed), decisions)) {
      line += letter;
      if (letter == '\n') lines_.push_back(std::move(line)), line.clear();
    }
  }
  std::string text() const {
    std::string all;
    for (const std::string& line : lines_)
      all += line;
    return all;
  }
  // The first line from `from` on that starts so; its number in the file is one more.
  std::size_t find(std::string_view prefix, std::size_t from = 0) const {
    for (std::size_t i = from; i < lines_.size(); ++i)
      if (lines_[i].starts_with(prefix)) return i;
    ADD_FAILURE() << "no line starts with " << prefix;
    return 0;
  }
  std::string at(std::size_t line) const { return "line " + std::to_string(line + 1) + ": "; }
  void refused(const std::string& sentence) const { EXPECT_EQ(verify(text()), sentence); }
  void refused_with(const std::string& start, const std::string& part) const {
    const std::string problem = verify(text());
    EXPECT_TRUE(problem.starts_with(start)) << problem;
    EXPECT_NE(problem.find(part), std::string::npos) << problem;
  }

  std::vector<std::string> lines_;
};

TEST_F(Tampered, Version) {
  start(2, 5);
  lines_[0] = "carno-replay 2\n";
  refused("line 1: \"carno-replay 2\" is another version of the format; this program reads carno-replay 1.");
  lines_[0] = "{\"name\": 1}\n";
  refused("line 1: this is not a replay: it must begin with carno-replay 1.");
  lines_.clear();
  refused("the file is empty.");
}

TEST_F(Tampered, Content) {
  start(2, 5);
  lines_[1] = "content: 0000000000000001\n";
  refused_with("it was recorded with other content: its fingerprint is 0000000000000001", "that of this program's ");
}

TEST_F(Tampered, Header) {
  start(2, 5);
  const std::size_t options = find("options");
  lines_[options] = "options: {\"players\": 9}\n";
  refused_with(at(options), "options.players");
  lines_[options] = "options: {\"players\": 2, \"mode\": \"solo\"}\n";
  refused_with(at(options), "Solo is played by 1 player, not 2");
  lines_[options] = "options: {\"mode\": \"coop\"}\n";
  refused(at(options) + "options: must name players.");
  lines_[options] = "options: players 2\n";
  refused(at(options) + "options cannot be \"players 2\".");
  lines_[options] = "gamers: 4\n";
  refused(at(options) + "gamers cannot be \"4\".");
  lines_[options] = "players\n";
  refused(at(options) + "\"players\" is not a line of the header: write KEY: VALUE.");
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(options));
  refused("the header must name content, options and seed.");
}

TEST_F(Tampered, Seed) {
  start(2, 5);
  lines_[find("seed")] = "seed: 12345\n";
  refused_with("line ", "the outcome differs: the seed gives ");
}

TEST_F(Tampered, Option) {
  start(14);  // with killer_feeds: the killer Feeds, which it does not by the default rules
  std::string& options = lines_[find("options")];
  options.replace(options.find("\"true\""), 6, "\"false\"");
  refused_with("line ", "the state differs from the recorded one");
}

TEST_F(Tampered, Choice) {
  start(2, 60);
  const std::size_t line = find("p", find("# turn 1 "));
  const std::string seat = lines_[line].substr(0, 2);
  lines_[line] = seat + " move 001\n";
  refused_with(at(line), "\"move 001\" is refused: That is not a neighboring Room. [B");
  lines_[line] = seat + " dance\n";
  refused_with(at(line), "\"dance\" cannot be read: ");
  lines_[line] = (seat == "p1" ? "p2" : "p1") + std::string(" pass\n");
  refused_with(at(line), seat + " is to choose, but the file has a choice of p");
  lines_[line] = "* noise:3\n";
  refused(at(line) + "no chance is due for \"noise:3\": " + seat + " is to choose.");
  lines_[line] = "hello\n";
  refused(at(line) + "\"hello\" is neither a choice, an outcome nor a mark.");
}

TEST_F(Tampered, OutcomeOfTheSeed) {
  start(2);
  const std::size_t line = find("* noise:");
  const std::string was = lines_[line].substr(2, lines_[line].size() - 3);
  const std::string now = was == "noise:3" ? "noise:4" : "noise:3";
  lines_[line] = "* " + now + "\n";
  refused(at(line) + "the outcome differs: the seed gives " + was + ", the file has " + now + ".");
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(line));
  refused_with(at(line), "");
}

TEST_F(Tampered, OutcomeOfTheTable) {
  start(3);
  const std::size_t line = find("* objective:");
  lines_[line] = "* pod:1\n";
  refused_with(at(line), "\"pod:1\" is impossible here; possible: objective:");
  lines_[line] = "* objective:world_peace\n";
  refused_with(at(line), "\"objective:world_peace\": there is no such objective.");
  lines_[line] = "p1 pass\n";
  refused(at(line) + "an outcome for objective must stand before this line.");
}

TEST_F(Tampered, Hash) {
  start(2);
  const std::size_t turn = find("# turn 2 ");
  const std::string before = lines_[turn];
  lines_[turn] = "# turn 2 hash 0123456789abcdef\n";
  refused_with(at(turn), "the state differs from the recorded one: its hash is " + before.substr(14, 16) +
                             ", the file has 0123456789abcdef.");
  lines_[turn] = "# turn 3 hash 0123456789abcdef\n";
  refused_with(at(turn), "Turn 3 does not start here: it is Turn 2, p");
  lines_[turn] = "# turn 2 hash 12\n";
  refused(at(turn) + "\"# turn 2 hash 12\" is neither a choice, an outcome nor a mark.");
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(turn));
  refused(at(turn) + "the mark of Turn 2 is missing before this line.");
}

TEST_F(Tampered, End) {
  start(2);
  const std::size_t end = find("# end ");
  const std::string before = lines_[end];
  lines_[end] = before.substr(0, before.find("result")) + "result jump; survivors p1 p2; winners p2\n";
  refused_with(at(end), "the result is \"");
  lines_[end] = "# saved hash " + before.substr(11, 16) + "\n";
  refused(at(end) + "the file ends as a saved game, but the game is over.");
  lines_[end] = "p1 pass\n";
  refused(at(end) + "the game is over, but the file goes on.");
  lines_[end] = before;
  lines_.push_back("p1 pass\n");
  refused(at(end + 1) + "the file goes on after its end.");
}

TEST_F(Tampered, CutOff) {
  start(2);
  lines_.pop_back();
  refused(at(lines_.size()) + "the file is cut off: the game is over, but nothing follows.");
  lines_.resize(find("# turn 2 "));
  refused_with(at(lines_.size()), " is to choose, but nothing follows.");
  lines_.resize(find("* noise:"));
  refused(at(lines_.size()) + "the file is cut off: an outcome for noise is due, but nothing follows.");
  const std::size_t turn = find("# turn 1 ");
  lines_.resize(turn + 1);
  lines_[turn] = "# end hash 0123456789abcdef result jump\n";
  refused_with(at(turn), "the file ends as a finished game, but p");
}

// Whatever one line is replaced with, the answer is a sentence, never a crash. (Where people say the outcomes, another
// roll may come to the same.)
TEST_F(Tampered, AnyOneLine) {
  for (const u64 game : {2u, 3u}) {
    start(game, 120);
    u64 seed = game;
    const std::vector<std::string> whole = lines_;
    const std::size_t body = find("\n") + 1;
    for (int i = 0; i < 150; ++i) {
      lines_ = whole;
      const std::size_t a = body + (next(seed) >> 33) % (lines_.size() - body), b = (next(seed) >> 33) % lines_.size();
      lines_[a] = lines_[b];
      const bool same_game = lines_ == whole || header_for(game).manual_chance;
      EXPECT_TRUE(same_game || !verify(text()).empty()) << at(a) << whole[a] << " became " << lines_[a];
      if (same_game) (void)verify(text());
    }
  }
}

// Every verb of the notation at every kind of question, the Characters not yet chosen included.
TEST_F(Tampered, AnyChoiceAnywhere) {
  start(2, 60);
  const std::vector<std::string> whole = lines_;
  for (std::size_t line = 0; line < whole.size(); ++line) {
    if (whole[line][0] != 'p' || whole[line][2] != ' ') continue;
    for (const char* choice : {"quest log_key", "play rest", "use medkit", "room", "room send", "careful 002 001-002",
                               "shoot eggs with shotgun", "craft antidote from clothes clothes", "offer p2 egg for egg",
                               "choose contamination", "choose 001-002 001-003", "pay contamination", "react armor",
                               "drop egg", "mutate", "launch", "choose pod:1", "choose A", "* noise:1"}) {
      lines_ = whole;
      lines_[line] = whole[line].substr(0, 3) + choice + "\n";
      (void)verify(text());
    }
  }
}

}  // namespace
}  // namespace carno
