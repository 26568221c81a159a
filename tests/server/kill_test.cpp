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

// Plays until the connection is lost or the game is over; returns the last step that was acknowledged.
u32 play_until_lost(Robots& robots, u32 acknowledged) {
  for (;;) {
    for (const auto& robot : robots) {
      if (!robot->decision.empty()) robot->choose();
      const auto message = robot->player.receive(std::chrono::milliseconds(2000));
      if (!message) return acknowledged;
      robot->take(*message);
      if (message->at("type").as_string() == "taken")
        acknowledged = std::max(acknowledged, static_cast<u32>(message->at("seq").as_int64()));
      if (robot->over) return acknowledged;
    }
  }
}

TEST(Kill, NothingAcknowledgedIsLost) {
  const char* wanted = std::getenv("CARNO_TEST_KILLS");
  const int kills = wanted ? std::atoi(wanted) : 200;
  TemporaryDirectory data;
  std::optional<Program> program(data.path());
  ASSERT_NE(program->port(), 0) << "the program carno must be built";
  std::optional<Seated> table;
  u32 acknowledged = 0;
  u64 dice = 99;
  int games = 0, steps = 0;
  for (int i = 0; i < kills && !::testing::Test::HasFailure(); ++i) {
    if (!table) {
      table = make_table(program->port(), alone_with_bots(2));
      acknowledged = 0;
      ++games;
    }
    Robots robots;
    robots.push_back(std::make_unique<Robot>(program->port(), next(dice)));
    robots[0]->enter(*table);
    EXPECT_GE(robots[0]->seq, acknowledged);
    const u32 before = acknowledged;
    std::thread killer([&program, wait = next(dice) % 60000] {
      std::this_thread::sleep_for(std::chrono::microseconds(wait));
      program->kill_it();
    });
    acknowledged = play_until_lost(robots, std::max(acknowledged, robots[0]->seq));
    killer.join();
    steps += static_cast<int>(acknowledged - before);
    if (robots[0]->over) table.reset();
    robots.clear();
    program.emplace(data.path());
    ASSERT_NE(program->port(), 0) << "it does not start again";
  }
  EXPECT_GT(steps, kills / 3);
  RecordProperty("games", games);
  std::cout << kills << " kills, " << games << " games, " << steps << " steps\n";
}

}  // namespace
}  // namespace carno::server::testing
