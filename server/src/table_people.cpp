// The people at a table: coming and going, talking, handing a seat to a bot and leaving for good.
#include <bit>

#include <spdlog/spdlog.h>

#include "table.h"

namespace carno::server {

void Table::enter(std::shared_ptr<Client> client, u8 seats, u32 since) {
  const u8 newly = static_cast<u8>(seats & ~online());
  // Time may have passed while nobody was there; who let it pass and is back now goes on.
  bool changed = session_.clients().empty() && call_late_away();
  session_.enter(client, seats);
  used_ = Clock::now();
  if (!seats) server::count(host_.metrics.spectators);
  for (Seat s = 0; s < record().players(); ++s) {
    SeatRecord& it = seat(s);
    if (!client->plays(s) || !it.late) continue;
    it.away = it.late = false;
    changed = true;
  }
  changed = start_clock() || changed;
  if (changed) save_record();
  session_.welcome(*client, since);
  if (newly) session_.send_table();
  start_if_full();
  session_.go_on();
}

void Table::exit(const Client& client) {
  const auto leaving = session_.shared(client);
  if (!leaving) return;
  if (!client.seats) uncount(host_.metrics.spectators);
  const u8 before = online();
  session_.exit(client);
  used_ = Clock::now();
  for (Seat s = 0; s < kSeats; ++s)
    if ((before & ~online()) >> s & 1) gone_[s] = used_;
  if (before != online()) session_.send_table();
}

void Table::hear(Client& client, const Request& request) {
  using Type = Request::Type;
  used_ = Clock::now();
  if (session_.hear(client, request)) return;
  switch (request.type) {
    case Type::start: return start(client);
    case Type::say: return say(client, request);
    case Type::away: return set_away(client, request.away);
    case Type::replace: return replace(client, request);
    default: return give_up(client);
  }
}

void Table::start(Client& client) {
  const auto refuse = [&](const Problem& problem) { Session::send_error(client, problem); };
  if (!client.plays(record().maker)) return refuse({"not_yours", "Only who made the table can start it."});
  if (record().state != TableState::waiting) return refuse({"started", "The game has started already."});
  for (Seat s = 0; s < record().players(); ++s) {
    SeatRecord& it = seat(s);
    if (it.open()) it.human = false;
  }
  save_record();
  session_.begin();
}

void Table::say(Client& client, const Request& request) {
  const auto first = static_cast<std::size_t>(std::countr_zero(client.seats));  // in hot-seat all speak as one
  if (!chat_[first].take(Clock::now()))
    return Session::send_error(client, {"chat", "You are talking too fast; wait a moment."});
  const Seat speaker = client.viewer;
  std::string out = R"({"v":1,"type":"chat","seat":)" + std::to_string(speaker + 1) + ",\"name\":";
  append_string(out, record().seats[speaker].name);
  out += request.phrase.empty() ? ",\"text\":" : ",\"phrase\":";
  append_string(out, request.phrase.empty() ? request.text : request.phrase);
  out += '}';
  session_.send_all(out);
}

void Table::set_away(Client& client, bool away) {
  for (Seat s = 0; s < record().players(); ++s)
    if (client.plays(s)) seat(s).away = away, seat(s).late = false;
  start_clock();  // who comes back to a decision goes on with what is left of its time
  save_record();
  session_.send_table();
  session_.update_players(client.seats);
  session_.go_on();
}

// Nobody has to wait for ever for a person who has vanished.
void Table::replace(Client& client, const Request& request) {
  if (!session_.may_act(client, request)) return;
  const auto refuse = [&](std::string_view word, const std::string& sentence) {
    session_.refuse(client, request.id, Problem{word, sentence});
  };
  if (request.seat >= record().players() || record().seats[request.seat].played_by_bot())
    return refuse("wrong_seat", "A bot plays this seat already.");
  if (online() >> request.seat & 1) return refuse("present", "This player is here.");
  if (Clock::now() - gone_[request.seat] < host_.replace_after)
    return refuse("too_early", "A bot can take over when a player has been gone for " +
                                   std::to_string(host_.replace_after.count() / 60) + " minutes.");
  spdlog::info("table {}: seat {} is gone, the others let a bot go on", record().code, request.seat + 1);
  seat(request.seat).away = true;
  save_record();
  session_.send_taken(client, request.id);
  session_.send_table();
  session_.go_on();
}

void Table::give_up(Client& client) {
  for (Seat s = 0; s < record().players(); ++s)
    if (client.plays(s)) give_up_seat(s);
  const bool maker_left = client.plays(record().maker);
  const u8 given_up = client.seats;
  for (const auto& other : session_.clients()) {
    if (!(other->seats & given_up)) continue;
    other->seats = 0;
    other->viewer = kNone;
    server::count(host_.metrics.spectators);
  }
  Seat heir = kNone;
  for (Seat s = 0; s < record().players() && heir == kNone; ++s)
    if (record().seats[s].taken()) heir = s;
  if (maker_left && heir != kNone) session_.seating().maker = heir;
  if (!record().held() && record().state == TableState::waiting) session_.seating().state = TableState::over;
  session_.seats_changed();
  save_record();
  session_.send_table();
  for (const auto& other : session_.clients())
    if (!other->seats) session_.welcome(*other, match() ? match()->seq() : 0);
  session_.go_on();
}

}  // namespace carno::server
