// The terminal, or a pipe in its place: lines in, lines out.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "paint.h"

namespace carno::play {

class Console {
 public:
  explicit Console(bool colour_wanted);

  // Both ends are a terminal: the screen is cleared, prompts are shown, the keyboard is passed on.
  bool interactive() const { return interactive_; }
  const Paint& paint() const { return paint_; }
  std::size_t columns() const;
  std::size_t rows() const;

  void print(std::string_view line = "");
  void print(const std::vector<std::string>& lines);
  void say(std::string_view paragraph);  // wrapped to the screen
  void clear();
  // The next line without its end; nothing at the end of input. The prompt is shown on a terminal only.
  std::optional<std::string> ask(std::string_view prompt);

 private:
  bool interactive_;
  Paint paint_;
};

}  // namespace carno::play
