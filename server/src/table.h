// A table of this server: who sits down and comes and goes, the clock, and what is stored. The game itself is the
// session's, which this carries.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "carno/session/session.h"
#include "host.h"
#include "token.h"

namespace carno::server {

class Table final : public Carrier, public std::enable_shared_from_this<Table> {
 public:
  Table(Host& host, TableRecord record);
  std::string load(const std::vector<LogRow>& log) { return session_.load(log); }  // not empty: why it cannot go on

  const TableRecord& record() const { return session_.record(); }
  const Match* match() const { return session_.match(); }
  u8 seats_of(const Token& token) const;           // bit per seat
  u8 online() const { return session_.online(); }  // likewise: seats with a connection
  void set_rematch(const std::string& code);

  // --- seats (table_seats.cpp) ---
  struct Seated {
    Problem problem;
    Seat seat = kNone;
    Token token{};
  };
  void join(const std::string& name, std::optional<Seat> seat, std::function<void(Seated)> done) {
    sit_down(name, seat, new_token(), std::move(done));
  }
  // From the table before: one's old seat if it is free, else any; whoever has followed already gets the same again.
  void follow(const SeatRecord& person, Seat seat, std::function<void(Seated)> done);
  void start_if_full();

  // --- people (table_people.cpp) ---
  void enter(std::shared_ptr<Client> client, u8 seats, u32 since);
  void exit(const Client& client);
  void hear(Client& client, const Request& request);  // answers and refusals are sent to it

  void tick(Moment now);
  bool asleep(Moment now, std::chrono::seconds after) const;

 private:
  SeatRecord& seat(Seat seat) { return session_.seating().seats[seat]; }
  void sit_down(const std::string& name, std::optional<Seat> seat, const Token& token,
                std::function<void(Seated)> done);
  void give_up_seat(Seat seat);
  void save_record();

  void start(Client& client);
  void say(Client& client, const Request& request);
  void set_away(Client& client, bool away);
  void give_up(Client& client);
  void replace(Client& client, const Request& request);

  // --- carrying the game (table.cpp) ---
  void keep(const LogRow& row, const std::optional<Progress>& changed, Kept done) override;
  void ask_bot(const std::string& level, const View& view, const Decision& decision,
               std::function<void(const Choice&)> done) override;
  bool closing() const override { return host_.closing; }
  void keeping_failed() override { retry_later(); }
  void decision_changed() override { start_clock(); }
  void append_clock(std::string& out) const override;
  void count(Note note, u32 times) override;
  void retry_later();
  void retry();

  // --- the clock (table.cpp) ---
  Deadline deadline_after(u32 seq) const;
  bool clock_runs() const;
  bool start_clock();     // true: somebody has a new deadline
  bool call_late_away();  // true: somebody's time was up, a bot goes on

  Host& host_;
  Session session_;
  std::array<ChatBucket, kSeats> chat_;  // of the seats: a new connection does not fill it
  bool unsaved_ = false;                 // the record could not be written
  Moment retry_at_{};                    // what could not be written is tried again then; zero: everything is
  Moment used_;
  std::array<Moment, kSeats> gone_;  // since when the seats have been without a connection, if they are
};

}  // namespace carno::server
