// Somebody who is told of a table: a connection to the server, or the page around a worker.
#pragma once
#include <string>

#include "carno/texts.h"
#include "carno/wire.h"

namespace carno::session {

class Client {
 public:
  virtual void send(std::string message) = 0;

  u8 seats = 0;  // bit per seat it plays; none: a spectator
  Seat viewer = kNone;
  Lang lang = Lang::en;
  bool scenes = false;  // its story lines say what changed until then
  SectionHashes had;
  std::array<u32, kSeats> told{};  // hot-seat: how much of the story each seat has been told

  bool plays(Seat seat) const { return seat < kSeats && (seats >> seat & 1u); }
  bool several_seats() const { return (seats & (seats - 1u)) != 0; }

 protected:
  ~Client() = default;
};

}  // namespace carno::session
