// What the subcommands share, without the parsing of the command line (commands.h has that).
#pragma once
#include <stdexcept>
#include <string>

#include "carno/content_loader.h"

namespace carno {

// Ends the command: main() prints the sentence after "carno: " on stderr and exits with the code.
struct Failure : std::runtime_error {
  explicit Failure(const std::string& sentence, int code = 2) : std::runtime_error(sentence), exit_code(code) {}
  int exit_code;
};

// The content of a directory (--content), loaded once per run; empty: the one inside the binary. Every problem goes
// to stderr; content with problems is a Failure.
const Content& content_for(const std::string& directory);
const Texts& texts_for(const std::string& directory);
ContentFiles content_files_for(const std::string& directory);

struct Screen {
  int columns = 120, rows = 40;  // where there is no terminal to ask
  bool terminal = false;         // stdout is one
};
Screen screen();

// What a file holds; "-" is standard input. What cannot be read is a Failure.
std::string read_input(const std::string& path);

}  // namespace carno
