#include "console.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iostream>

#include <unistd.h>

#include "../common.h"
#include "carno/rulebook.h"

namespace carno::play {

Console::Console(bool colour_wanted) : interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {
  // https://no-color.org: the variable turns colours off, whatever its value.
  const char* no_color = std::getenv("NO_COLOR");
  std::signal(SIGHUP, SIG_IGN);  // a closed terminal is the end of input: the game is saved
  paint_.on = colour_wanted && isatty(STDOUT_FILENO) != 0 && !(no_color && *no_color);
}

std::size_t Console::columns() const { return static_cast<std::size_t>(std::max(40, screen().columns)); }
std::size_t Console::rows() const { return static_cast<std::size_t>(std::max(10, screen().rows)); }

void Console::print(std::string_view line) { std::cout << line.substr(0, line.find_last_not_of(' ') + 1) << "\n"; }

void Console::print(const std::vector<std::string>& lines) {
  for (const std::string& line : lines)
    print(line);
}

void Console::say(std::string_view paragraph) { print(wrap(paragraph, std::min<std::size_t>(columns(), 110))); }

void Console::clear() {
  if (interactive_) std::cout << "\x1b[2J\x1b[3J\x1b[H";
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  if (interactive_) std::cout << prompt;
  std::cout.flush();
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
    line.pop_back();
  line.erase(0, line.find_first_not_of(" \t"));
  return line;
}

}  // namespace carno::play
