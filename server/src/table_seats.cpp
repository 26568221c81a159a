// Who sits at a table: joining, coming and going, away and leaving for good.
#include <algorithm>

#include <spdlog/spdlog.h>

#include "table.h"

namespace carno::server {

u8 Table::seats_of(const Token& token) const {
  u8 seats = 0;
  for (Seat s = 0; s < record_.players(); ++s)
    if (same_token(record_.seats[s].token, token)) seats = static_cast<u8>(seats | bit(s));
  return seats;
}

u8 Table::online() const {
  u8 seats = 0;
  for (const auto& client : clients_)
    seats = static_cast<u8>(seats | client->seats);
  return seats;
}

void Table::save_record() {
  host_.store.update(record_, [self = shared_from_this()](const std::string& problem) {
    self->unsaved_ = !problem.empty();
    if (self->unsaved_) self->retry_later();
  });
}

void Table::set_rematch(const std::string& code) {
  record_.rematch = code;
  save_record();
  send_table();
}

// What an earlier press of the same button wrote must be on the disk before it is told again.
void Table::follow(const SeatRecord& person, Seat seat, std::function<void(Seated)> done) {
  if (!seats_of(person.token)) {
    const bool free = record_.seats[seat].open();
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
  if (record_.state != TableState::waiting)
    return done({{"started", "The game at this table has started; you can watch it."}});
  Seat seat = wanted.value_or(kNone);
  for (Seat s = 0; !wanted && s < record_.players() && seat == kNone; ++s)
    if (record_.seats[s].open()) seat = s;
  if (seat >= record_.players() || !record_.seats[seat].open())
    return done({{"full", wanted ? "This seat is taken." : "All seats of this table are taken."}});
  SeatRecord& it = record_.seats[seat];
  it.name = name;
  it.token = token;
  used_ = Clock::now();
  host_.store.update(record_, [self = shared_from_this(), seat, token, done](const std::string& problem) {
    if (!problem.empty()) {
      self->give_up_seat(seat);
      self->unsaved_ = true;  // somebody else may have saved it with this seat meanwhile
      self->retry_later();
      return done({storage_problem(problem)});
    }
    self->send_table();
    done({{}, seat, token});
    self->start_if_full();
  });
}

void Table::start_if_full() {
  if (record_.state != TableState::waiting) return;
  for (Seat s = 0; s < record_.players(); ++s)
    if (record_.seats[s].open()) return;
  begin_game();
}

void Table::enter(std::shared_ptr<Client> client, u8 seats, u32 since) {
  client->seats = seats;
  client->viewer = seats ? static_cast<Seat>(std::countr_zero(seats)) : kNone;
  const u8 newly = static_cast<u8>(seats & ~online());
  // Time may have passed while nobody was there; who let it pass and is back now goes on.
  bool changed = clients_.empty() && call_late_away();
  clients_.push_back(client);
  used_ = Clock::now();
  if (!seats) count(host_.metrics.spectators);
  for (Seat s = 0; s < record_.players(); ++s) {
    SeatRecord& it = record_.seats[s];
    if (!client->plays(s) || !it.late) continue;
    it.away = it.late = false;
    changed = true;
  }
  changed = start_clock() || changed;
  if (changed) save_record();
  welcome(*client, since);
  if (newly) send_table();
  start_if_full();
  go_on();
}

void Table::exit(const Client& client) {
  const auto it = std::ranges::find_if(clients_, [&](const auto& other) { return other.get() == &client; });
  if (it == clients_.end()) return;
  if (!client.seats) uncount(host_.metrics.spectators);
  const u8 before = online();
  clients_.erase(it);
  used_ = Clock::now();
  for (Seat s = 0; s < kSeats; ++s)
    if ((before & ~online()) >> s & 1) gone_[s] = used_;
  if (before != online()) send_table();
}

bool Table::has_client(const Client& client) const {
  return std::ranges::any_of(clients_, [&](const auto& other) { return other.get() == &client; });
}

std::shared_ptr<Client> Table::shared(const Client& client) const {
  for (const auto& other : clients_)
    if (other.get() == &client) return other;
  return nullptr;
}

void Table::start(Client& client) {
  const auto refuse = [&](Problem problem) {
    std::string out;
    append_error(out, problem);
    client.send(std::move(out));
  };
  if (!client.plays(record_.maker)) return refuse({"not_yours", "Only who made the table can start it."});
  if (record_.state != TableState::waiting) return refuse({"started", "The game has started already."});
  for (Seat s = 0; s < record_.players(); ++s) {
    SeatRecord& it = record_.seats[s];
    if (it.open()) it.human = false;
  }
  save_record();
  begin_game();
}

void Table::set_away(Client& client, bool away) {
  for (Seat s = 0; s < record_.players(); ++s)
    if (client.plays(s)) record_.seats[s].away = away, record_.seats[s].late = false;
  start_clock();  // who comes back to a decision goes on with what is left of its time
  save_record();
  send_table();
  update_players(client.seats);
  go_on();
}

// Nobody has to wait for ever for a person who has vanished.
void Table::replace(Client& client, const Request& request) {
  if (!may_act(client, request)) return;
  const auto refuse = [&](std::string_view word, const std::string& sentence) {
    answer_refused(client, request.id, Problem{word, sentence});
  };
  if (request.seat >= record_.players() || record_.seats[request.seat].played_by_bot())
    return refuse("wrong_seat", "A bot plays this seat already.");
  if (online() >> request.seat & 1) return refuse("present", "This player is here.");
  if (Clock::now() - gone_[request.seat] < host_.replace_after)
    return refuse("too_early", "A bot can take over when a player has been gone for " +
                                   std::to_string(host_.replace_after.count() / 60) + " minutes.");
  spdlog::info("table {}: seat {} is gone, the others let a bot go on", record_.code, request.seat + 1);
  record_.seats[request.seat].away = true;
  save_record();
  send_taken(client, request.id);
  send_table();
  go_on();
}

void Table::give_up_seat(Seat seat) {
  SeatRecord& it = record_.seats[seat];
  it.token = {};
  it.away = it.late = false;
  it.left = record_.state != TableState::waiting;  // before the game the seat is simply free again
  if (!it.left) it.name.clear();
}

void Table::give_up(Client& client) {
  for (Seat s = 0; s < record_.players(); ++s)
    if (client.plays(s)) give_up_seat(s);
  const bool maker_left = client.plays(record_.maker);
  const u8 given_up = client.seats;
  for (const auto& other : clients_) {
    if (!(other->seats & given_up)) continue;
    other->seats = 0;
    other->viewer = kNone;
    count(host_.metrics.spectators);
  }
  Seat heir = kNone;
  for (Seat s = 0; s < record_.players() && heir == kNone; ++s)
    if (record_.seats[s].taken()) heir = s;
  if (maker_left && heir != kNone) record_.maker = heir;
  if (!record_.held() && record_.state == TableState::waiting) record_.state = TableState::over;
  note_decision();
  save_record();
  send_table();
  for (const auto& other : clients_)
    if (!other->seats) welcome(*other, match_ ? match_->seq() : 0);
  go_on();
}

}  // namespace carno::server
