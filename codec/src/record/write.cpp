#include <algorithm>

#include "../events/words.h"
#include "carno/wire.h"
#include "format.h"

namespace carno {

std::string to_string(const ReplayProblem& problem) {
  return problem.line ? "line " + std::to_string(problem.line) + ": " + problem.text : problem.text;
}

namespace replay {

namespace {

std::string one_line(std::string name) {  // a name cannot smuggle in lines
  std::erase_if(name, [](char letter) { return static_cast<unsigned char>(letter) < ' '; });
  return name;
}

std::string seats_text(u8 mask) {
  std::string text;
  for (Seat s = 0; s < kSeats; ++s)
    if (mask & bit(s)) text += " " + seat_text(s);
  return text.empty() ? " none" : text;
}

}  // namespace

std::string hash_text(u64 hash) {
  std::string text;
  append_hash(text, hash);
  return text.substr(1, text.size() - 2);  // without its quotes
}

std::string header_text(const ReplayHeader& header) {
  std::string text = "carno-replay 1\ncontent: " + hash_text(header.content) + "\noptions: ";
  append_options(text, header.options);
  text += std::string("\nchance: ") + (header.manual_chance ? "manual" : "auto") +
          "\nseed: " + std::to_string(header.seed) + "\n";
  for (Seat s = 0; s < header.options.players; ++s)
    if (!header.name[s].empty()) text += seat_text(s) + ": " + one_line(header.name[s]) + "\n";
  return text + "\n";
}

std::string choice_line(Seat seat, const std::string& choice) { return seat_text(seat) + " " + choice + "\n"; }
std::string chance_line(const std::string& outcome) { return "* " + outcome + "\n"; }
std::string turn_line(int turn, u64 hash) {
  return "# turn " + std::to_string(turn) + " hash " + hash_text(hash) + "\n";
}
std::string saved_line(u64 hash) { return "# saved hash " + hash_text(hash) + "\n"; }

std::string result_text(const Game& game) {
  const Open& o = game.open;
  const std::string_view reason = events::word(events::k_end_reason, static_cast<std::size_t>(o.end_reason));
  return std::string(reason) + "; survivors" + seats_text(o.survivors) + "; winners" + seats_text(o.winners);
}

std::string end_line(const Game& game, u64 hash) {
  return "# end hash " + hash_text(hash) + " result " + result_text(game) + "\n";
}

}  // namespace replay

}  // namespace carno
