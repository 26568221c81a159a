// What the people at a table ask for, and whether they may.
#include "table.h"

#include <bit>

#include "carno/notation.h"

namespace carno::server {

namespace {

void send_error(Client& client, const Problem& problem) {
  std::string out;
  append_error(out, problem);
  client.send(std::move(out));
}

}  // namespace

void Table::hear(Client& client, const Request& request) {
  using Type = Request::Type;
  used_ = Clock::now();
  switch (request.type) {
    case Type::forecast: return send_forecast(client, request);
    case Type::log: return send_log(client, request);
    case Type::lang: client.lang = request.lang; return;
    case Type::choose: return choose(client, request);
    case Type::undo: return undo(client, request);
    case Type::why: return why(client, request);
    case Type::replace: return replace(client, request);
    case Type::hello: return send_error(client, bad_request("This connection has said hello already."));
    case Type::ping: return client.send(R"({"v":1,"type":"pong"})");
    default: break;
  }
  if (!client.seats) return send_error(client, {"not_a_player", "You are watching; only players can do this."});
  switch (request.type) {
    case Type::start: return start(client);
    case Type::say: return say(client, request);
    case Type::away: return set_away(client, request.away);
    default: return give_up(client);
  }
}

bool Table::may_act(Client& client, const Request& request) {
  if (!client.seats)
    return answer_refused(client, request.id, Problem{"not_a_player", "You are watching; only players can do this."}),
           false;
  if (record_.state != TableState::running)
    return answer_refused(client, request.id,
                          Problem{"not_running", record_.state == TableState::over ? "The game is over."
                                                                                   : "The game has not started yet."}),
           false;
  if (host_.closing)
    return answer_refused(client, request.id, storage_problem("The server is shutting down; try again in a moment.")),
           false;
  return true;
}

// Refuses what a connection asks for a seat that is not its own.
bool Table::may_speak_for(Client& client, const Request& request) {
  if (!may_act(client, request)) return false;
  if (client.plays(request.seat)) return true;
  answer_refused(client, request.id, Problem{"wrong_seat", "This seat is somebody else's."});
  return false;
}

void Table::choose(Client& client, const Request& request) {
  if (!may_speak_for(client, request)) return;
  if (writing_ || request.seq != match_->seq())
    return answer_refused(client, request.id, Problem{"stale", "The game has moved on; look again before you choose."});
  if (match_->game().open.pending.seat != request.seat || automatic_)
    return answer_refused(client, request.id, Problem{"wrong_seat", "It is not this seat that decides now."});
  if (record_.seats[request.seat].away)
    return answer_refused(client, request.id, Problem{"wrong_seat", "A bot plays this seat; take it back first."});
  const ParsedChoice parsed = parse_choice(host_.engine, match_->game(), request.choice);
  if (!parsed.error.empty()) return answer_refused(client, request.id, Problem{"unreadable", parsed.error});
  if (const Refusal refusal = host_.engine.refuse(match_->game(), parsed.choice))
    return answer_refused(client, request.id, refusal);
  commit(parsed.choice, true, {shared(client), request.id, Clock::now()});
}

void Table::undo(Client& client, const Request& request) {
  if (!may_speak_for(client, request)) return;
  if (writing_) return answer_refused(client, request.id, Problem{"stale", "The game has moved on; look again."});
  const u32 steps = match_->trail().back(request.seat);
  if (!steps)
    return answer_refused(
        client, request.id,
        Problem{"undo",
                std::string(barrier_text(match_->trail().length() ? Barrier::other : match_->trail().barrier()))});
  take_back(steps, {shared(client), request.id, Clock::now()});
}

// Only what the asking seat may know goes in: the decision is its own.
void Table::why(Client& client, const Request& request) {
  if (!may_speak_for(client, request)) return;
  if (match_->game().open.pending.seat != request.seat)
    return answer_refused(client, request.id, Problem{"wrong_seat", "It is not this seat that decides now."});
  const ParsedChoice parsed = parse_choice(host_.engine, match_->game(), request.choice);
  if (!parsed.error.empty()) return answer_refused(client, request.id, Problem{"unreadable", parsed.error});
  if (const Refusal refusal = host_.engine.refuse(match_->game(), parsed.choice))
    return answer_refused(client, request.id, refusal);
  client.send(R"({"v":1,"type":"allowed","id":)" + std::to_string(request.id) + "}");
}

void Table::say(Client& client, const Request& request) {
  const auto first = static_cast<std::size_t>(std::countr_zero(client.seats));  // in hot-seat all speak as one
  if (!chat_[first].take(Clock::now())) return send_error(client, {"chat", "You are talking too fast; wait a moment."});
  const Seat seat = client.viewer;
  std::string out = R"({"v":1,"type":"chat","seat":)" + std::to_string(seat + 1) + ",\"name\":";
  append_string(out, record_.seats[seat].name);
  out += request.phrase.empty() ? ",\"text\":" : ",\"phrase\":";
  append_string(out, request.phrase.empty() ? request.text : request.phrase);
  out += '}';
  for (const auto& other : clients_)
    other->send(out);
}

}  // namespace carno::server
