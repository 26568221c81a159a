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

std::vector<std::string> wrapped(const std::vector<std::string>& story, std::size_t width) {
  std::vector<std::string> lines;
  for (const std::string& line : story)
    append(lines, wrap(line, width));
  return lines;
}

// The story line by line, or as one paragraph where that does not fit.
std::vector<std::string> told(const std::vector<std::string>& story, std::size_t most, std::size_t width) {
  std::vector<std::string> lines = wrapped(story, width);
  if (lines.size() <= most) return lines;
  std::string paragraph;
  for (const std::string& line : story)
    paragraph += (paragraph.empty() ? "" : " · ") + line;
  return wrap(paragraph, width);
}

// A story too long for the screen of the decision is told before it, on a page of its own.
void tell_first(Console& console, const std::vector<std::string>& story, std::vector<std::string>& lines,
                std::size_t most) {
  console.clear();
  console.print(wrapped(story, console.columns()));
  console.ask(console.paint()(Ink::bold, "\n[Enter] "));
  lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(std::min(most, lines.size())));
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
  std::vector<std::string> lines =
      console.interactive() ? told(read, left, console.columns()) : wrapped(read, console.columns());
  if (console.interactive() && lines.size() > left) tell_first(console, read, lines, left);
  console.clear();
  console.print(top);
  console.print(lines);
  console.print(console.paint()(Ink::bold, question(words, view, decision, match.action())));
  console.print(choices);
}

}  // namespace carno::play
