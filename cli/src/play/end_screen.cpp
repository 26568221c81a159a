// B11: how it ended.
#include "carno/notation.h"
#include "carno/rulebook.h"
#include "screen.h"
#include "ship_facts.h"

namespace carno::play {

namespace {

std::string reason_of(EndReason reason) {
  switch (reason) {
    case EndReason::jump: return "The ship jumped.";
    case EndReason::self_destruct: return "The ship destroyed itself.";
    case EndReason::fire: return "Fire destroyed the ship.";
    case EndReason::malfunction: return "The hull failed.";
    case EndReason::nobody_left: return "Nobody was left to act.";
    case EndReason::none: break;
  }
  return "";
}

std::string fate_of(const Open& open, Seat seat) {
  if (open.winners & bit(seat)) return "WINS";
  return open.survivors & bit(seat) ? "survives, but did not reach the Objective" : "dead";
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

void show_end(Console& console, const Words& words, const Match& match) {
  const Open& open = match.game().open;
  const Paint& paint = console.paint();
  console.print();
  console.print(
      paint(Ink::bold, "THE GAME IS OVER, Turn " + std::to_string(open.turn) + ". " + reason_of(open.end_reason)));
  for (const LogLine& line : match.log().lines())
    if (line.at_the_end && !line.text[kSeats].empty()) console.say("  " + line.text[kSeats]);
  console.print();
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const View view = match.view(seat);
    console.print(paint(ink_of_seat(seat), words.seat(view, seat)) + ": " +
                  paint(open.winners & bit(seat) ? Ink::green : Ink::plain, fate_of(open, seat)));
    for (const std::string& line : wrap(revealed_objectives(words, view), console.columns() - 4))
      console.print("    " + line);
  }
  if (!open.winners) console.print(paint(Ink::bold, "Nobody wins."));
}

}  // namespace carno::play
