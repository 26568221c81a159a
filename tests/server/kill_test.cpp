// kill -9 at any moment: nothing that was acknowledged is lost, and the table goes on.
#include <csignal>
#include <cstdlib>
#include <iostream>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "robot.h"

namespace carno::server::testing {
namespace {

// The real program, beside this one.
class Program {
 public:
  explicit Program(const std::filesystem::path& data) {
    const std::string path = (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "carno").string();
    int out[2];
    if (pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    pid_ = fork();
    if (pid_ == 0) {
      dup2(out[1], STDOUT_FILENO);
      execl(path.c_str(), "carno", "serve", "--port", "0", "--data", data.c_str(), "--per-address", "0", "--rate", "0",
            "--log", "off", static_cast<char*>(nullptr));
      _exit(127);
    }
    close(out[1]);
    std::string line;
    for (char letter = 0; read(out[0], &letter, 1) == 1 && letter != '\n';)
      line += letter;
    close(out[0]);
    port_ = static_cast<u16>(std::atoi(line.substr(line.rfind(':') + 1).c_str()));
  }
  ~Program() { kill_it(); }
  void kill_it() {
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
  }
  u16 port() const { return port_; }

 private:
  pid_t pid_ = -1;
  u16 port_ = 0;
};

constexpr std::size_t kTables = 4;

// One table and what its player knows to be on the disk.
struct KilledTable {
  std::optional<Seated> seat;
  std::optional<Robot> robot;
  u32 acknowledged = 0;
  int games = 0, steps = 0;

  void sit_down(u16 port, u64& dice) {
    if (!seat) {
      seat = make_table(port, alone_with_bots(2));
      acknowledged = 0;
      ++games;
    }
    robot.emplace(port, next(dice));
    robot->enter(*seat);
    EXPECT_GE(robot->seq, acknowledged) << "table " << seat->code;
    acknowledged = std::max(acknowledged, robot->seq);
  }

  // Until the connection is lost or the game is over.
  void play() {
    const u32 before = acknowledged;
    while (!robot->over) {
      if (!robot->decision.empty()) robot->choose();
      const auto message = robot->player.receive(std::chrono::seconds(2));
      if (!message) break;
      robot->take(*message);
      if (message->at("type").as_string() == "taken")
        acknowledged = std::max(acknowledged, static_cast<u32>(message->at("seq").as_int64()));
    }
    steps += static_cast<int>(acknowledged - before);
    if (robot->over) seat.reset();
    robot.reset();
  }
};

// What the program has written so far: rows and questions, less the transactions they went into.
double grouped(u16 port) { return metric(port, "carno_commit_jobs_total") - metric(port, "carno_commits_total"); }

// Several tables at once: a transaction that is cut off holds choices of some of them.
TEST(Kill, NothingAcknowledgedIsLost) {
  const char* wanted = std::getenv("CARNO_TEST_KILLS");
  const int kills = wanted ? std::atoi(wanted) : 200;
  TemporaryDirectory data;
  std::optional<Program> program(data.path());
  ASSERT_NE(program->port(), 0) << "the program carno must be built";
  std::array<KilledTable, kTables> tables;
  u64 dice = 99;
  double together = 0;
  for (int i = 0; i < kills && !::testing::Test::HasFailure(); ++i) {
    const u16 port = program->port();
    for (KilledTable& it : tables)
      it.sit_down(port, dice);
    std::vector<std::thread> players;
    for (KilledTable& it : tables)
      players.emplace_back([&it] { it.play(); });
    std::this_thread::sleep_for(std::chrono::microseconds(next(dice) % 60000));
    if (i % 20 == 19) together += grouped(port);
    program->kill_it();
    for (std::thread& player : players)
      player.join();
    program.emplace(data.path());
    ASSERT_NE(program->port(), 0) << "it does not start again";
  }
  int games = 0, steps = 0;
  for (KilledTable& it : tables) {
    it.sit_down(program->port(), dice);  // every one of them goes on
    EXPECT_GE(it.steps, kills / 20) << "table " << it.seat->code;
    games += it.games;
    steps += it.steps;
  }
  EXPECT_GT(steps, kills / 3);
  EXPECT_TRUE(together > 0 || kills < 200) << "no transaction held more than one row";
  RecordProperty("games", games);
  std::cout << kills << " kills, " << kTables << " tables at once, " << games << " games, " << steps << " steps\n";
}

}  // namespace
}  // namespace carno::server::testing
