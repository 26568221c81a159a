// The `carno` command as people and scripts use it: the built program, run through a shell.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <regex>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

struct Result {
  int code = -1;
  std::string out, err;
};

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

bool one_sentence(const std::string& text) {
  return text.starts_with("carno: ") && std::ranges::count(text, '\n') == 1 && text.back() == '\n';
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

auto columns(const std::string& line) {  // UTF-8 letters
  return static_cast<std::size_t>(std::ranges::count_if(line, [](char c) { return (c & '\xC0') != '\x80'; }));
}

class Cli : public ::testing::Test {
 protected:
  void SetUp() override {
    binary_ = fs::read_symlink("/proc/self/exe").parent_path() / "carno";
    ASSERT_TRUE(fs::exists(binary_)) << "build the target carno too";
    folder_ = fs::temp_directory_path() / ("carno-cli-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Result carno(const std::string& arguments, const std::string& input = "", const std::string& environment = "") const {
    write(folder_ / "in", input);
    const std::string command = "cd '" + folder_.string() + "' && " + environment + " XDG_DATA_HOME='" +
                                folder_.string() + "/data' '" + binary_.string() + "' " + arguments +
                                " < in > out 2> err";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(folder_ / "out"), text_of(folder_ / "err")};
  }

  fs::path binary_, folder_;
};

// Numbers as somebody might type them who does not read; those beyond the list are turned down.
std::vector<std::string> random_numbers(unsigned seed, std::size_t count) {
  std::mt19937 generator(seed);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < count; ++i)
    lines.push_back(std::to_string(generator() % 9 + 1));
  return lines;
}

std::string joined(const std::vector<std::string>& lines, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i)
    text += lines[i] + "\n";
  return text;
}

TEST_F(Cli, EveryCommandHasHelpWithAnExample) {
  for (const char* command : {"", "play", "sim", "scenario", "position", "position new", "position check", "replay",
                              "replay verify", "replay show", "rules", "content", "content check"}) {
    const Result run = carno(std::string(command) + " --help");
    EXPECT_EQ(run.code, 0) << command;
    EXPECT_TRUE(has(run.out, "Example")) << command << "\n" << run.out;
    EXPECT_EQ(run.err, "") << command;
  }
  EXPECT_TRUE(has(carno("--version").out, "carno "));
}

TEST_F(Cli, BadUsageIsOneSentenceAndExitCode2) {
  for (const char* line : {"",
                           "fly",
                           "play --players 9",
                           "play --players two",
                           "play --mode solo --players 3",
                           "play --players 1",
                           "play --wings",
                           "play --bots 7",
                           "play --players 2 --bots 3",
                           "play --edition de",
                           "sim --race intruders",
                           "position new --race elves",
                           "play --lang xx",
                           "play --rule tea=hot",
                           "play --rule butcher_tie_break=dice",
                           "play --rule tea",
                           "rules --lang xx",
                           "play --content /nowhere",
                           "content check --content /nowhere",
                           "play --resume /nowhere",
                           "play --resume --players 3",
                           "rules --json --wings"}) {
    const Result run = carno(line);
    EXPECT_EQ(run.code, 2) << line;
    EXPECT_TRUE(one_sentence(run.err)) << line << "\n" << run.err;
    EXPECT_EQ(run.out, "") << line;
  }
}

TEST_F(Cli, RulesAnswersNoWithTheNearestIds) {
  const Result found = carno("rules b4.9");
  EXPECT_EQ(found.code, 0);
  EXPECT_TRUE(found.out.starts_with("B4.9  Closed Doors")) << found.out;
  const Result missing = carno("rules B4.99");
  EXPECT_EQ(missing.code, 1);
  EXPECT_TRUE(one_sentence(missing.err) && has(missing.err, "B4.32")) << missing.err;
  EXPECT_TRUE(carno("rules --json B4.9").out.starts_with("[{\"id\":\"B4.9\""));
}

TEST_F(Cli, BuiltInContentIsSound) {
  const Result run = carno("content check --json");
  EXPECT_EQ(run.code, 0) << run.out << run.err;
  EXPECT_TRUE(has(run.out, "\"ok\":true"));
}

TEST_F(Cli, PlaysWholeGamesOverAPipe) {
  const char* games[] = {"--players 2", "--players 5 --bots 2", "--mode coop --players 3", "--mode solo",
                         "--players 3 --edition fr --no-draft"};
  for (unsigned i = 0; i < std::size(games); ++i) {
    const auto lines = random_numbers(i, 30000);
    const Result run =
        carno("play " + std::string(games[i]) + " --seed " + std::to_string(i + 1), joined(lines, 0, lines.size()));
    EXPECT_EQ(run.code, 0) << games[i] << run.err;
    EXPECT_TRUE(has(run.out, "THE GAME IS OVER")) << games[i];
    EXPECT_EQ(run.err, "") << games[i];
  }
}

TEST_F(Cli, BotsPlayAmongThemselves) {
  const Result run = carno("play --players 4 --bots 4 --seed 5");
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(has(run.out, "THE GAME IS OVER"));
}

TEST_F(Cli, ASavedGameGoesOnAsIfItHadNeverStopped) {
  const auto lines = random_numbers(11, 30000);
  const std::string game = "play --players 3 --seed 4 --save ";
  EXPECT_EQ(carno(game + "whole.carno", joined(lines, 0, lines.size())).code, 0);
  const Result first = carno(game + "parts.carno", joined(lines, 0, 90));
  EXPECT_EQ(first.code, 0);
  EXPECT_TRUE(has(first.out, "Saved to parts.carno")) << first.out;
  EXPECT_EQ(carno("play --resume parts.carno", joined(lines, 90, 120) + "quit\n").code, 0);
  EXPECT_EQ(carno("play --resume parts.carno", joined(lines, 120, lines.size())).code, 0);
  EXPECT_EQ(text_of(folder_ / "whole.carno"), text_of(folder_ / "parts.carno"));
}

TEST_F(Cli, WithoutAFileNameTheNewestSaveIsResumed) {
  const Result first = carno("play --players 2 --seed 4", "1\n1\n");
  EXPECT_EQ(first.code, 0);
  ASSERT_TRUE(fs::exists(folder_ / "data" / "carno"));
  EXPECT_EQ(carno("play --resume", "map\n").code, 0);
  fs::remove_all(folder_ / "data");
  const Result none = carno("play --resume");
  EXPECT_EQ(none.code, 2);
  EXPECT_TRUE(one_sentence(none.err)) << none.err;
}

TEST_F(Cli, BrokenSavesAreRefusedWithASentence) {
  carno("play --players 2 --seed 4 --save good.carno", "1\n1\n1\n1\n");
  const std::string good = text_of(folder_ / "good.carno");
  for (const std::string& bad :
       {std::string(), std::string("not a game"), good.substr(0, good.size() / 2), good + "p1 fly\n"}) {
    write(folder_ / "bad.carno", bad);
    const Result run = carno("play --resume bad.carno");
    EXPECT_EQ(run.code, 2) << bad;
    EXPECT_TRUE(one_sentence(run.err)) << run.err;
    EXPECT_EQ(text_of(folder_ / "bad.carno"), bad);
  }
}

TEST_F(Cli, ASaveThatCannotBeWrittenIsASentenceAndExitCode2) {
  const Result run = carno("play --players 2 --seed 4 --save nowhere/game.carno", "1\n");
  EXPECT_EQ(run.code, 2);
  EXPECT_TRUE(one_sentence(run.err)) << run.err;
}

TEST_F(Cli, UndoTakesBackWhatTaughtNothing) {
  const Result run = carno("play --players 2 --no-draft --seed 4", "move 006\nundo\nmove 008\nquit\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(has(run.out, "move 006: Pay 1 card")) << run.out;
  EXPECT_TRUE(has(run.out, "move 008: Pay 1 card")) << run.out;
}

TEST_F(Cli, UndoIsRefusedAfterARoll) {
  const Result run = carno("play --players 2 --bots 1 --no-draft --seed 4", "undo\nmove 006\n1\nundo\nquit\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(has(run.out, "There is no decision of yours to take back.")) << run.out;
  EXPECT_TRUE(has(run.out, "rolled or drawn")) << run.out;
}

TEST_F(Cli, RefusalsHaveAReasonAndARule) {
  const Result run = carno("play --players 2 --no-draft --seed 4", "move 001\nwhy\nmove 099\nfly away\n77\nquit\n");
  EXPECT_TRUE(has(run.out, "That is not a neighboring Room. [B4.6]")) << run.out;
  EXPECT_TRUE(has(run.out, "\"099\" is not a Room")) << run.out;
  EXPECT_TRUE(has(run.out, "There is no choice 77")) << run.out;
  EXPECT_EQ(run.code, 0);
}

TEST_F(Cli, CommandsOfTheTableAnswer) {
  const Result run =
      carno("play --players 2 --no-draft --seed 4",
            "help\nmap\nhand\ncrew\nlog\nlog 2\nwhy\nwhat 1\nrules B4.9\nrules closed door\nsave\nquit\n");
  EXPECT_EQ(run.code, 0) << run.err;
  for (const char* part : {"take back your last choice", "Hibernatorium", "OBJECTIVES", "Closed Doors", "Saved to"})
    EXPECT_TRUE(has(run.out, part)) << part << "\n" << run.out;
}

TEST_F(Cli, TheShipIsDrawnWholeAndFitsTheScreen) {
  for (const std::size_t width : {120u, 80u}) {
    const Result run = carno("play --players 4 --no-draft --seed 4", "map\nquit\n", "COLUMNS=" + std::to_string(width));
    for (int room = 1; room <= 21; ++room) {
      const std::string number = (room < 10 ? "00" : "0") + std::to_string(room);
      EXPECT_TRUE(has(run.out, number)) << number;
    }
    const std::string ship = run.out.substr(0, run.out.find("Your round"));
    for (const std::string& line : lines_of(ship))
      EXPECT_LE(columns(line), width) << line;
  }
}

TEST_F(Cli, TheTableSpeaksTheChosenLanguage) {
  for (const auto& [lang, parts] : std::map<std::string, std::vector<std::string>>{
           {"pl", {"Twoja tura: zostały 2 akcje.", "KARTY NA RĘCE", "pozostałe postacie", "Zapisano w"}},
           {"fr", {"actions restantes", "CARTES EN MAIN", "les autres personnages", "Partie enregistrée dans"}},
           {"it", {"Tocca a te: 2 Azioni rimaste.", "CARTE IN MANO", "gli altri Personaggi", "Partita salvata in"}}}) {
    const Result run = carno("play --players 2 --no-draft --seed 4 --lang " + lang, "help\nhand\nmap\nsave\nquit\n");
    EXPECT_EQ(run.code, 0) << run.err;
    for (const std::string& part : parts)
      EXPECT_TRUE(has(run.out, part)) << lang << ": " << part << "\n" << run.out;
    EXPECT_FALSE(has(run.out, "{")) << lang << "\n" << run.out;
    for (const std::string english : {"round", "Hand", "deck", "Turn", "unexplored", "nothing"})
      EXPECT_FALSE(std::regex_search(run.out, std::regex("\\b" + english + "\\b"))) << lang << ": " << english;
  }
}

TEST_F(Cli, OneSeatIsNeverShownAnothersCards) {
  const Result run = carno("play --players 2 --no-draft --seed 4 --bots 1", "quit\n");
  EXPECT_TRUE(has(run.out, "Cards: ")) << run.out;
  EXPECT_EQ(run.out.find("Cards: "), run.out.rfind("Cards: "));
}

}  // namespace
