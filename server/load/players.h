// Scripted players of the two servers that are compared.
#pragma once
#include "client.h"

namespace carno::load {

// Chooses at random among what it is offered. Reads only what it needs, so that the measuring does not cost more than
// what is measured.
class CarnoPlayer : public Client {
 public:
  CarnoPlayer(Load& load, Seat seat, bool first) : Client(load, "/ws"), seat_(std::move(seat)), first_(first) {}

 private:
  void opened() override;
  void hear(std::string_view text) override;
  void end();
  void answer(std::string_view decision, unsigned long seq);
  std::string pick(std::string_view decision);

  Seat seat_;
  bool first_;  // of its table: it takes the others along to the next one
  unsigned long answered_ = 0;
};

// Speaks socket.io as boardgame.io's own client does, and makes the one move of bench/boardgame/server.js in its turn.
class BoardgamePlayer : public Client {
 public:
  BoardgamePlayer(Load& load, Seat seat, int number)
      : Client(load, "/socket.io/?EIO=4&transport=websocket"),
        seat_(std::move(seat)),
        number_(std::to_string(number)) {}

 private:
  void hear(std::string_view text) override;
  void hear_state(std::string_view state);

  Seat seat_;
  std::string number_;
  bool moved_ = false;  // and waits to hear of it
};

Table make_carno_table(const Load& load);
Table make_boardgame_match(const Load& load);
void sit_down(Load& load, const Table& table);

}  // namespace carno::load
