// Who sits at a table: taking a seat, following to it, giving it up.
#include "table.h"

namespace carno::server {

u8 Table::seats_of(const Token& token) const {
  u8 seats = 0;
  for (Seat s = 0; s < record().players(); ++s)
    if (same_token(record().seats[s].token, token)) seats = static_cast<u8>(seats | bit(s));
  return seats;
}

void Table::set_rematch(const std::string& code) {
  session_.seating().rematch = code;
  save_record();
  session_.send_table();
}

// What an earlier press of the same button wrote must be on the disk before it is told again.
void Table::follow(const SeatRecord& person, Seat seat, std::function<void(Seated)> done) {
  if (!seats_of(person.token)) {
    const bool free = record().seats[seat].open();
    return sit_down(person.name, free ? std::optional(seat) : std::nullopt, person.token, std::move(done));
  }
  host_.store.flush([self = shared_from_this(), token = person.token, done = std::move(done)] {
    const u8 held = self->seats_of(token);
    if (!held) return done({storage_problem("The seat could not be written; try again in a moment.")});
    done({{}, static_cast<Seat>(std::countr_zero(held)), token});
  });
}

void Table::sit_down(const std::string& name, std::optional<Seat> wanted, const Token& token,
                     std::function<void(Seated)> done) {
  if (record().state != TableState::waiting)
    return done({{"started", "The game at this table has started; you can watch it."}});
  Seat found = wanted.value_or(kNone);
  for (Seat s = 0; !wanted && s < record().players() && found == kNone; ++s)
    if (record().seats[s].open()) found = s;
  if (found >= record().players() || !record().seats[found].open())
    return done({{"full", wanted ? "This seat is taken." : "All seats of this table are taken."}});
  SeatRecord& it = seat(found);
  it.name = name;
  it.token = token;
  used_ = Clock::now();
  host_.store.update(record(), [self = shared_from_this(), found, token, done](const std::string& problem) {
    if (!problem.empty()) {
      self->give_up_seat(found);
      self->unsaved_ = true;  // somebody else may have saved it with this seat meanwhile
      self->retry_later();
      return done({storage_problem(problem)});
    }
    self->session_.send_table();
    done({{}, found, token});
    self->start_if_full();
  });
}

void Table::start_if_full() {
  if (record().state != TableState::waiting) return;
  for (Seat s = 0; s < record().players(); ++s)
    if (record().seats[s].open()) return;
  session_.begin();
}

void Table::give_up_seat(Seat given_up) {
  SeatRecord& it = seat(given_up);
  it.token = {};
  it.away = it.late = false;
  it.left = record().state != TableState::waiting;  // before the game the seat is simply free again
  if (!it.left) it.name.clear();
}

}  // namespace carno::server
