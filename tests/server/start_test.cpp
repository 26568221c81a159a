// What the program is told at the start and cannot be meant: one sentence, and it does not start.
#include <algorithm>
#include <cstdio>

#include <sys/wait.h>

#include "harness.h"
#include "origin.h"

namespace carno::server::testing {
namespace {

struct Started {
  int exit_code = -1;
  std::string said;
};

// The real program, beside this one. One that starts all the same is stopped after a while.
Started start_with(const std::string& flags) {
  TemporaryDirectory data;
  const auto program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "carno";
  const std::string command = "XDG_DATA_HOME=" + data.path().string() + " timeout 5 " + program.string() +
                              " serve --port 0 --log off " + flags + " 2>&1";
  Started result;
  std::FILE* const out = popen(command.c_str(), "r");
  if (!out) return result;
  for (int letter = 0; (letter = std::fgetc(out)) != EOF;)
    result.said += static_cast<char>(letter);
  const int status = pclose(out);
  result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return result;
}

TEST(Start, WhatCannotBeMeantIsRefusedInOneSentence) {
  const auto refused = [](const std::string& flags, const std::string& sentence) {
    const Started it = start_with(flags);
    EXPECT_EQ(it.exit_code, 2) << flags << ": " << it.said;
    EXPECT_NE(it.said.find(sentence), std::string::npos) << flags << ": " << it.said;
    EXPECT_EQ(std::count(it.said.begin(), it.said.end(), '\n'), 1) << it.said;
  };
  const std::string no_address = "is not an address of this server; give one like https://carno.example.org.";
  refused("--origin carno.example.org", "\"carno.example.org\" " + no_address);
  refused("--origin https://", no_address);
  refused("--origin https://example.org/carno", no_address);
  refused("--origin ftp://example.org", no_address);
  refused("--page /no/such/directory", "there is no built page in /no/such/directory (no index.html).");
  refused("--page \"\"", "--page needs the name of a directory.");
  refused("--data \"\"", "--data needs the name of a directory.");
}

TEST(Start, GoodAddressesAreTaken) {
  const std::vector<std::string> good{"https://carno.example.org/", "http://[::1]:8090", "HTTP://192.168.0.7:8090"};
  EXPECT_NO_THROW(Origins(good, true));
}

}  // namespace
}  // namespace carno::server::testing
