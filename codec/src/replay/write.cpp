#include <algorithm>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "../events/words.h"
#include "carno/position.h"
#include "format.h"

namespace carno {

std::string to_string(const ReplayProblem& problem) {
  return problem.line ? fmt::format("line {}: {}", problem.line, problem.text) : problem.text;
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

std::string hash_text(u64 hash) { return fmt::format("{:016x}", hash); }

std::string header_text(const ReplayHeader& header) {
  std::string text = fmt::format("carno-replay 1\ncontent: {}\noptions: {}\nchance: {}\nseed: {}\n",
                                 hash_text(header.content), boost::json::serialize(write_options(header.options)),
                                 header.manual_chance ? "manual" : "auto", header.seed);
  for (Seat s = 0; s < header.options.players; ++s)
    if (!header.name[s].empty()) text += fmt::format("{}: {}\n", seat_text(s), one_line(header.name[s]));
  return text + "\n";
}

std::string choice_line(Seat seat, const std::string& choice) {
  return fmt::format("{} {}\n", seat_text(seat), choice);
}
std::string chance_line(const std::string& outcome) { return fmt::format("* {}\n", outcome); }
std::string turn_line(int turn, u64 hash) { return fmt::format("# turn {} hash {}\n", turn, hash_text(hash)); }
std::string saved_line(u64 hash) { return fmt::format("# saved hash {}\n", hash_text(hash)); }

std::string result_text(const Game& game) {
  const Open& o = game.open;
  return fmt::format("{}; survivors{}; winners{}",
                     events::word(events::k_end_reason, static_cast<std::size_t>(o.end_reason)),
                     seats_text(o.survivors), seats_text(o.winners));
}

std::string end_line(const Game& game, u64 hash) {
  return fmt::format("# end hash {} result {}\n", hash_text(hash), result_text(game));
}

}  // namespace replay

}  // namespace carno
