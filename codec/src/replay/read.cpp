// Text into a Replay: the header by key, then line by line.
#include <charconv>
#include <optional>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "../record/format.h"
#include "carno/position.h"

namespace carno {

namespace {

std::string quoted(std::string_view text) { return fmt::format("\"{}\"", text.substr(0, 60)); }

template <class Number>
std::optional<Number> number(std::string_view text, int base = 10) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<u64> hash_of(std::string_view text) { return text.size() == 16 ? number<u64>(text, 16) : std::nullopt; }

bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

// "p2" as a seat.
std::optional<Seat> seat_of(std::string_view text) {
  if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] >= '1' + kSeats) return std::nullopt;
  return static_cast<Seat>(text[1] - '1');
}

class Reader {
 public:
  Reader(std::string_view text, Replay& replay) : rest_(text), replay_(replay) {}

  ReplayProblem read() {
    std::string_view line;
    if (!next(line) || !is_version(line)) return problem_;
    bool header_ended = false;
    while (!problem_ && next(line)) {
      if (line.empty())
        header_ended = true;
      else if (!header_ended)
        header_line(line);
      else
        body_line(line);
    }
    if (!problem_) check_header();
    return problem_;
  }

 private:
  bool next(std::string_view& line) {
    if (rest_.empty()) {
      if (number_ == 0) fail("the file is empty.");
      return false;
    }
    const std::size_t end = rest_.find('\n');
    line = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    ++number_;
    return true;
  }

  void fail(std::string text, int line = -1) { problem_ = {line < 0 ? number_ : line, std::move(text)}; }

  bool is_version(std::string_view line) {
    if (line == "carno-replay 1") return true;
    if (line.starts_with("carno-replay "))
      fail(fmt::format("{} is another version of the format; this program reads carno-replay 1.", quoted(line)));
    else
      fail("this is not a replay: it must begin with carno-replay 1.");
    return false;
  }

  void header_line(std::string_view line) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) return fail(quoted(line) + " is not a line of the header: write KEY: VALUE.");
    const std::string_view key = line.substr(0, colon), value = line.substr(colon + 2);
    if (!set(key, value)) fail(fmt::format("{} cannot be {}.", key, quoted(value)));
  }

  bool set(std::string_view key, std::string_view value) {
    ReplayHeader& header = replay_.header;
    if (key == "content") {
      const auto hash = hash_of(value);
      has_content_ = hash.has_value();
      header.content = hash.value_or(0);
      return has_content_;
    }
    if (key == "seed") {
      const auto seed = number<u64>(value);
      has_seed_ = seed.has_value();
      header.seed = seed.value_or(0);
      return has_seed_;
    }
    if (key == "options") return set_options(value);
    if (key == "chance") {
      header.manual_chance = value == "manual";
      return value == "manual" || value == "auto";
    }
    if (const auto seat = seat_of(key)) return header.name[*seat] = value, true;
    return false;
  }

  bool set_options(std::string_view text) {
    boost::json::error_code error;
    const boost::json::value value = boost::json::parse(text, error);
    if (error) return false;
    Options unsaid;
    unsaid.players = 0;
    std::vector<PositionProblem> problems;
    replay_.header.options = read_options(value, unsaid, problems);
    if (problems.empty() && replay_.header.options.players == 0) problems.push_back({"options", "must name players."});
    if (!problems.empty()) fail(to_string(problems.front()));
    has_options_ = true;
    return true;
  }

  void check_header() {
    if (!has_content_ || !has_options_ || !has_seed_) fail("the header must name content, options and seed.", 0);
  }

  void body_line(std::string_view line) {
    ReplayLine it;
    it.number = number_;
    std::string_view rest = line;
    bool good = false;
    if (take_prefix(rest, "* ")) {
      it.kind = ReplayLine::chance;
      it.text = rest;
      good = !rest.empty();
    } else if (take_prefix(rest, "# ")) {
      good = mark(rest, it);
    } else if (const auto seat = seat_of(take_word(rest))) {
      it.kind = ReplayLine::choice;
      it.seat = *seat;
      it.text = rest;
      good = !rest.empty();
    }
    if (!good) return fail(quoted(line) + " is neither a choice, an outcome nor a mark.");
    replay_.lines.push_back(std::move(it));
  }

  // "turn 3 hash HEX", "saved hash HEX", "end hash HEX result …"
  bool mark(std::string_view rest, ReplayLine& it) {
    const std::string_view kind = take_word(rest);
    it.kind = kind == "turn" ? ReplayLine::turn : kind == "saved" ? ReplayLine::saved : ReplayLine::end;
    if (it.kind == ReplayLine::turn) {
      const auto turn = number<int>(take_word(rest));
      if (!turn) return false;
      it.value = *turn;
    } else if (it.kind == ReplayLine::end && kind != "end") {
      return false;
    }
    if (take_word(rest) != "hash") return false;
    const auto hash = hash_of(take_word(rest));
    it.hash = hash.value_or(0);
    if (it.kind == ReplayLine::end && take_word(rest) != "result") return false;
    if (it.kind == ReplayLine::end) it.text = rest;
    return hash && (it.kind == ReplayLine::end || rest.empty());
  }

  std::string_view rest_;
  Replay& replay_;
  ReplayProblem problem_;
  int number_ = 0;
  bool has_content_ = false, has_options_ = false, has_seed_ = false;
};

}  // namespace

ReplayProblem parse_replay(std::string_view text, Replay& replay) {
  replay = Replay{};
  return Reader(text, replay).read();
}

}  // namespace carno
