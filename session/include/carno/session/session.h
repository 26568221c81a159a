// One table, whatever carries it: seats, the log of choices, undo, bots, views, story and forecast. It takes requests
// and gives the messages of docs/formats/protocol.md. The game in memory is exactly what is kept: a choice is tried on
// a copy, its row goes to the carrier, and when that has kept it the copy becomes the game and is told.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "carno/session/carrier.h"
#include "carno/session/client.h"
#include "carno/session/match.h"
#include "carno/session/problem.h"
#include "carno/session/request.h"

namespace carno::session {

class Session {
 public:
  Session(const Engine& engine, const Texts& texts, Carrier& carrier, TableRecord record)
      : engine_(engine), texts_(texts), carrier_(carrier), record_(std::move(record)) {}
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  std::string load(const std::vector<LogRow>& log);  // not empty: why it cannot go on
  void begin();                                      // the game, at a table that waits
  void go_on();  // bots and decisions without a choice, until a person is asked; at a table nobody looks at: nothing

  const TableRecord& record() const { return record_; }
  // Whoever changes who plays a seat says so with seats_changed().
  TableRecord& seating() { return record_; }
  void seats_changed() { note_decision(); }
  const Match* match() const { return match_ ? &*match_ : nullptr; }
  bool keeping() const { return attempt_ || beginning_; }  // a step is on its way to be kept
  bool is_asked(Seat seat) const;                          // its person has to decide now

  // --- people ---
  const std::vector<std::shared_ptr<Client>>& clients() const { return clients_; }
  std::shared_ptr<Client> shared(const Client& client) const;
  u8 online() const;  // seats with a client
  void enter(std::shared_ptr<Client> client, u8 seats);
  void exit(const Client& client);
  // The table rests while nobody is there, unless somebody always is (a terminal).
  void stay_awake() { awake_ = true; }

  // --- requests ---
  // False: it is about people coming and going, which is the carrier's matter.
  bool hear(Client& client, const Request& request);
  bool may_act(Client& client, const Request& request);  // else it has been refused
  // Without a client, for who has no use for messages.
  Refusal choose(const Choice& choice);
  Problem undo(Seat seat);
  void settle() { match_->settle(); }  // what was decided up to now stays decided

  // --- messages ---
  void welcome(Client& client, u32 since);
  void update_players(u8 seats);  // who is asked has changed for them
  void send_table() const;
  void send_taken(Client& client, u32 id) const;
  void send_all(const std::string& message) const;
  void refuse(Client& client, u32 id, const Problem& problem) const;
  static void send_error(Client& client, const Problem& problem);

 private:
  struct Asker {  // who waits for an answer; they may be gone by then
    std::weak_ptr<Client> client;
    u32 id = 0;
  };
  struct Attempt {  // a step on its way to be kept
    Match::Draft draft;
    std::optional<StoryLines> lines;
    Asker asker;
  };

  // --- requests (session.cpp) ---
  bool may_speak_for(Client& client, const Request& request);
  std::optional<Choice> read_choice(Client& client, const Request& request);
  void choose(Client& client, const Request& request);
  void undo(Client& client, const Request& request);
  void why(Client& client, const Request& request);
  Problem undo_problem() const;

  // --- the course of the game (course.cpp) ---
  bool rests() const;
  void step();
  void begun();
  void commit(const Choice& choice, bool asked, const Asker& asker);
  void take_back(u32 count, const Asker& asker);
  void keep();
  void kept(const std::string& problem);
  void not_kept(const std::string& problem, const Asker& asker);
  void ask_bot(const Decision& decision);
  void note_progress();
  void note_decision();
  bool several_people() const;
  u8 languages() const;
  u8 scene_viewers() const;

  // --- messages (messages.cpp) ---
  void update(Client& client, const StoryLines* lines, u32 undone_to);
  void update_all(const StoryLines* lines, u32 undone_to);
  void append_state(std::string& out, Client& client, std::string_view story);
  void story_for(std::string& out, Client& client, const StoryLines* lines) const;
  void turn_to_decider(Client& client) const;
  void send_result(Client& client) const;
  void send_log(Client& client, const Request& request) const;
  void send_forecast(Client& client, const Request& request) const;
  void refuse(Client& client, u32 id, const Refusal& refusal) const;

  const Engine& engine_;
  const Texts& texts_;
  Carrier& carrier_;
  TableRecord record_;
  std::optional<Match> match_;
  std::unique_ptr<Attempt> attempt_;
  std::vector<std::shared_ptr<Client>> clients_;
  bool awake_ = false;
  bool beginning_ = false;  // the set-up is on its way to be kept
  bool automatic_ = false;  // the pending decision leaves no choice and takes itself
  bool thinking_ = false;   // a bot has been asked
  bool going_ = false, again_ = false;
};

}  // namespace carno::session
