// A table: seats, the people connected to it, and the game. The game in memory is exactly what is on the disk: a choice
// is tried on a copy, its row goes to the storage thread, and when it is written the choice is carried out and told.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "client.h"
#include "host.h"
#include "match.h"
#include "problem.h"
#include "request.h"

namespace carno::server {

class Table : public std::enable_shared_from_this<Table> {
 public:
  Table(Host& host, TableRecord record) : host_(host), record_(std::move(record)), used_(Clock::now()) {
    gone_.fill(used_);
  }
  std::string load(const std::vector<LogRow>& log);  // not empty: why it cannot go on

  const TableRecord& record() const { return record_; }
  const Match* match() const { return match_ ? &*match_ : nullptr; }
  u8 seats_of(const Token& token) const;  // bit per seat
  u8 online() const;                      // likewise: seats with a connection
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

  // --- people (table_seats.cpp) ---
  void enter(std::shared_ptr<Client> client, u8 seats, u32 since);
  void exit(const Client& client);
  bool has_client(const Client& client) const;

  // --- requests of one of them; answers and refusals are sent to it ---
  void hear(Client& client, const Request& request);

  void tick(Moment now);
  bool asleep(Moment now, std::chrono::seconds after) const;

 private:
  struct Asker {  // who waits for an answer; they may be gone by then
    std::weak_ptr<Client> client;
    u32 id = 0;
    Moment since{};
  };

  void sit_down(const std::string& name, std::optional<Seat> seat, const Token& token,
                std::function<void(Seated)> done);
  void start(Client& client);
  void choose(Client& client, const Request& request);
  void undo(Client& client, const Request& request);
  void why(Client& client, const Request& request);
  void say(Client& client, const Request& request);
  void set_away(Client& client, bool away);
  void give_up(Client& client);
  void replace(Client& client, const Request& request);
  bool may_act(Client& client, const Request& request);
  bool may_speak_for(Client& client, const Request& request);
  void give_up_seat(Seat seat);

  // --- the course of the game (table_course.cpp) ---
  void begin_game();
  void commit(const Choice& choice, bool asked, const Asker& asker);
  void carry_out(const Choice& choice, bool asked, const Asker& asker);
  void take_back(u32 count, const Asker& asker);
  void go_on();
  void ask_bot(Seat seat);
  void storage_failed(const std::string& problem, const Asker& asker);
  void retry_later();
  void retry();
  void save_record();
  void note_progress();
  void note_decision();
  Deadline deadline_after(u32 seq) const;
  bool clock_runs() const;
  bool start_clock();     // true: somebody has a new deadline
  bool call_late_away();  // true: somebody's time was up, a bot goes on
  std::array<u8, kSeats> characters() const;
  bool several_people() const;
  bool is_asked(Seat seat) const;  // its person has to decide now

  // --- messages (table_messages.cpp) ---
  void welcome(Client& client, u32 since);
  void update(Client& client, const StoryLines* lines, u32 undone_to);
  void update_all(const StoryLines* lines, u32 undone_to);
  void update_players(u8 seats);  // who is asked has changed for them
  void append_state(std::string& out, Client& client, std::string_view story);
  void append_clock(std::string& out) const;
  void story_for(std::string& out, Client& client, const StoryLines* lines) const;
  void turn_to_decider(Client& client) const;
  void send_taken(Client& client, u32 id) const;
  void send_result(Client& client) const;
  void send_table() const;
  void send_log(Client& client, const Request& request) const;
  void send_forecast(Client& client, const Request& request) const;
  void answer_refused(Client& client, u32 id, const Problem& problem) const;
  void answer_refused(Client& client, u32 id, const Refusal& refusal) const;

  std::shared_ptr<Client> shared(const Client& client) const;

  Host& host_;
  TableRecord record_;
  std::optional<Match> match_;
  std::vector<std::shared_ptr<Client>> clients_;
  std::array<ChatBucket, kSeats> chat_;  // of the seats: a new connection does not fill it
  bool automatic_ = false;               // the pending decision leaves no choice and takes itself
  bool writing_ = false;                 // a row is on its way to the disk
  bool thinking_ = false;                // a bot has been asked
  bool unsaved_ = false;                 // the record could not be written
  Moment retry_at_{};                    // what could not be written is tried again then; zero: everything is
  Moment used_;
  std::array<Moment, kSeats> gone_;  // since when the seats have been without a connection, if they are
};

// The `Table` of the protocol.
void append_table(std::string& out, const TableRecord& record, const Content& content, u8 online);
void append_error(std::string& out, const Problem& problem);

}  // namespace carno::server
