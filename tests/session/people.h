// A table with somebody at it, without a server: clients that keep what they are told, and a carrier whose answers come
// later, as those of a disk and of another thread do.
#pragma once
#include <deque>
#include <functional>

#include <gtest/gtest.h>

#include "carno/content_loader.h"
#include "carno/notation.h"
#include "carno/session/local_carrier.h"
#include "carno/session/session.h"

namespace carno::session::testing {

inline const Engine& engine() {
  static const Engine it(built_in_content());
  return it;
}

struct Listening final : Client {
  std::vector<std::string> heard;
  void send(std::string message) override { heard.push_back(std::move(message)); }
  std::string last(std::string_view type) const {
    const std::string begins = R"({"v":1,"type":")" + std::string(type) + '"';
    for (auto it = heard.rbegin(); it != heard.rend(); ++it)
      if (it->starts_with(begins)) return *it;
    return "";
  }
};

struct AtOnce final : LocalCarrier {
  using LocalCarrier::LocalCarrier;
};

// Answers when it is told to, and can fail.
class Later final : public Carrier {
 public:
  explicit Later(u64 bots_seed) : bots_(engine().content(), bots_seed) {}

  std::string problem;  // what the next thing to keep meets with
  std::vector<LogRow> log;
  unsigned failures = 0;

  bool answer() {  // one of those who wait; false: nobody does
    if (waiting_.empty()) return false;
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    next();
    return true;
  }
  void answer_all() {
    while (answer()) {
    }
  }

 private:
  void keep(const LogRow& row, const std::optional<Progress>&, Kept done) override {
    waiting_.push_back([this, row, done = std::move(done), met = problem] {
      if (met.empty()) log.push_back(row);
      done(met);
    });
  }
  void ask_bot(const std::string& level, const View& view, const Decision& decision,
               std::function<void(const Choice&)> done) override {
    bots_.ask_bot(level, view, decision, [&](const Choice& choice) {
      waiting_.push_back([choice, done = std::move(done)] { done(choice); });
    });
  }
  void keeping_failed() override { ++failures; }

  AtOnce bots_;
  std::deque<std::function<void()>> waiting_;
};

// `people` sit in the first seats, bots in the others.
inline TableRecord record_of(u8 players, u8 people, u64 seed) {
  TableRecord record;
  record.code = "TESTS";
  record.options.players = players;
  record.options.mode = players == 1 ? Mode::solo : Mode::semi;
  record.options.draft = seed % 2;
  record.seed = seed;
  for (Seat s = 0; s < players; ++s) {
    record.seats[s].human = s < people;
    record.seats[s].name = "Seat " + std::to_string(s + 1);
    record.seats[s].level = "restless";
  }
  return record;
}

inline u32 below(u64& dice, u32 n) {
  dice = dice * 6364136223846793005ull + 1442695040888963407ull;
  return static_cast<u32>(((dice >> 33) * n) >> 31);
}

// A legal choice of whoever is asked, as text.
inline std::string pick(const Game& game, u64& dice) {
  Decision decision;
  engine().decide(game, decision);
  return choice_text(engine(), game, decision.at(below(dice, decision.count())));
}

inline Request choose(const Match& match, const std::string& choice, u32 id = 1) {
  Request request;
  request.type = Request::Type::choose;
  request.id = id;
  request.seat = match.game().open.pending.seat;
  request.seq = match.seq();
  request.choice = choice;
  return request;
}

}  // namespace carno::session::testing
