// B11: how it ended.
#include "carno/notation.h"
#include "carno/rulebook.h"
#include "carno/sim.h"
#include "screen.h"
#include "ship_facts.h"

namespace carno::play {

namespace {

// In the story's words.
std::string reason_of(const Words& words, EndReason reason) {
  return std::string(words.get("story", "end_" + std::string(end_reason_text(reason)), ""));
}

std::string fate_of(const Words& words, const Open& open, Seat seat) {
  if (open.winners & bit(seat)) return words.say("fate_wins");
  return words.say(open.survivors & bit(seat) ? "fate_survives" : "fate_dead");
}

// Objectives are turned face up at the end: each seat's own view shows its own.
std::string revealed_objectives(const Words& words, const View& view) {
  std::string text;
  for (const u8 card : view.own.objectives) {
    if (card != kNone) {
      text += (text.empty() ? "" : " / ") + std::string(words.objective(card)) + ": " +
              std::string(words.get("objective", words.content.objectives[card].id.view(), "effect"));
    }
  }
  return text;
}

}  // namespace

void show_end(Console& console, const Words& words, const Table& table) {
  const Open& open = table.game().open;
  const Paint& paint = console.paint();
  console.print();
  console.print(
      paint(Ink::bold, words.say("game_over", {{"turn", open.turn}, {"reason", reason_of(words, open.end_reason)}})));
  for (const LogLine& line : table.log().lines())
    if (line.at_the_end && !line.text[kSeats].empty()) console.say("  " + line.text[kSeats]);
  console.print();
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const View view = table.view(seat);
    console.print(paint(ink_of_seat(seat), words.seat(view, seat)) + ": " +
                  paint(open.winners & bit(seat) ? Ink::green : Ink::plain, fate_of(words, open, seat)));
    for (const std::string& line : wrap(revealed_objectives(words, view), console.columns() - 4))
      console.print("    " + line);
  }
  if (!open.winners) console.print(paint(Ink::bold, words.say("nobody_wins")));
}

}  // namespace carno::play
