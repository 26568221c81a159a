#include "screen.h"

#include "carno/rulebook.h"
#include "panel.h"
#include "question.h"
#include "ship_facts.h"
#include "ship_layout.h"
#include "ship_map.h"

namespace carno::play {

namespace {

bool draws(const Console& console, const Words& words) {
  return console.columns() >= static_cast<std::size_t>(kMapWidth) && map_fits(words.content);
}

std::vector<std::string> ship(const Console& console, const Words& words, const View& view, bool all) {
  if (draws(console, words)) return draw_ship(words, view, console.paint());
  return list_ship(words, view, console.paint(), console.columns(), all);
}

void append(std::vector<std::string>& to, const std::vector<std::string>& lines) {
  to.insert(to.end(), lines.begin(), lines.end());
}

// The last lines of the story that fit, and how many came before them.
std::vector<std::string> story(const std::vector<std::string>& read, std::size_t most, const Console& console) {
  std::vector<std::string> lines;
  for (const std::string& line : read)
    for (const std::string& part : wrap(line, console.columns() - 2))
      lines.push_back(part);
  if (lines.size() <= most) return lines;
  const auto hidden = static_cast<std::ptrdiff_t>(lines.size() + 1 - std::max<std::size_t>(most, 2));
  lines.erase(lines.begin(), lines.begin() + hidden);
  lines.insert(lines.begin(), console.paint()(Ink::dim, "… " + counted(static_cast<unsigned>(hidden), "earlier line") +
                                                            ": log shows them"));
  return lines;
}

// The fullest way to show the choices that still leaves `rows` free.
std::vector<std::string> fitting(const Menu& menu, const Console& console, std::size_t rows) {
  std::vector<std::string> lines;
  for (int density = 0; density <= Menu::kDensest; ++density) {
    lines = menu.lines(console.columns(), density, console.paint());
    if (lines.size() <= rows) break;
  }
  return lines;
}

}  // namespace

void show_ship(Console& console, const Words& words, const View& view) {
  console.print(ship(console, words, view, true));
  console.print(legend(console.paint()));
}

void show_decision(Console& console, const Words& words, const Match& match, const Menu& menu, std::size_t log_from) {
  constexpr std::size_t kStory = 3;  // lines of it that texts of choices do not push out
  const Decision& decision = match.decision();
  const View view = match.view(decision.seat);
  const bool whole = console.interactive() || decision.ask == Ask::turn;
  const std::vector<std::string> read = match.log().read(decision.seat, log_from);
  const int beside = draws(console, words) && view.open.options.players > 3 ? 2 : 1;  // others on a line
  std::vector<std::string> top;
  if (whole && view.open.phase != Phase::setup) {
    append(top, ship(console, words, view, false));
    append(top, crew_lines(words, view, console.paint(), console.columns(), beside));
    append(top, own_lines(words, view, console.paint(), console.columns()));
  }
  const std::size_t rows = console.rows();
  const std::size_t taken = top.size() + std::min(read.size(), kStory) + 2;  // the question and the prompt
  const std::vector<std::string> choices =
      fitting(menu, console, console.interactive() && rows > taken ? rows - taken : 99);
  const std::size_t left = rows > top.size() + choices.size() + 2 ? rows - top.size() - choices.size() - 2 : 0;
  console.clear();
  console.print(top);
  console.print(story(read, console.interactive() ? left : read.size() + 99, console));
  console.print(console.paint()(Ink::bold, question(words, view, decision, match.action())));
  console.print(choices);
}

}  // namespace carno::play
