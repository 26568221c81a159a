#include "screen.h"

#include <algorithm>

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
void tell_first(Console& console, const Words& words, const std::vector<std::string>& story) {
  console.clear();
  console.print(wrapped(story, console.columns()));
  console.ask(console.paint()(Ink::bold, "\n[" + words.say("enter") + "] "));
}

// What the seat sees around it: ship, crew, own Character.
std::vector<std::string> surroundings(const Console& console, const Words& words, const View& view) {
  std::vector<std::string> lines;
  if (view.open.phase == Phase::setup) return lines;
  const int beside = draws(console, words) && view.open.options.players > 3 ? 2 : 1;  // others on a line
  append(lines, ship(console, words, view, false));
  append(lines, crew_lines(words, view, console.paint(), console.columns(), beside));
  append(lines, own_lines(words, view, console.paint(), console.columns()));
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
  console.print(legend(words, console.paint()));
  for (const BoardCard& it : view.open.creature_board) {
    if (it.state != SlotState::revealed || it.card == kNone) continue;
    const AdaptationCard& card = words.content.adaptations[it.card];
    console.say(std::string(words.adaptation(it.card)) + ": " +
                std::string(words.get("adaptation", card.id.view(), "effect")) + words.mark(card.confidence));
  }
}

void show_decision(Console& console, const Words& words, const Table& table, const Menu& menu, std::size_t log_from) {
  constexpr std::size_t kStory = 3;  // lines of it that texts of choices do not push out
  const Decision& decision = table.decision();
  const View view = table.view(decision.seat);
  const std::vector<std::string> read = table.log().read(decision.seat, log_from);
  const std::string asked = console.paint()(Ink::bold, question(words, view, decision, table.action()));
  if (!console.interactive()) {
    if (decision.ask == Ask::turn) console.print(surroundings(console, words, view));
    console.print(wrapped(read, console.columns()));
    console.print(asked);
    return console.print(menu.lines(console.columns(), 0, console.paint()));
  }
  const std::vector<std::string> top = surroundings(console, words, view);
  const std::size_t needed = top.size() + 2;  // with the question and the prompt
  const std::size_t rows = console.rows() > needed ? console.rows() - needed : 0;
  std::vector<std::string> choices = fitting(menu, console, rows - std::min<std::size_t>({rows, kStory, read.size()}));
  const std::size_t left = rows - std::min(rows, choices.size());
  std::vector<std::string> story = told(read, left, console.columns());
  if (story.size() > left) {
    tell_first(console, words, read);
    story.clear();
    choices = fitting(menu, console, rows);
  }
  console.clear();
  console.print(top);
  console.print(story);
  console.print(asked);
  console.print(choices);
}

}  // namespace carno::play
