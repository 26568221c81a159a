// What is asked of a table, and whether it may be.
#include "carno/session/session.h"

#include <bit>

#include "carno/notation.h"
#include "text.h"

namespace carno::session {

namespace {

Problem not_your_decision() { return {"wrong_seat", "It is not this seat that decides now."}; }
Problem moved_on() { return {"stale", "The game has moved on; look again before you choose."}; }
Problem watching() { return {"not_a_player", "You are watching; only players can do this."}; }

}  // namespace

u8 Session::online() const {
  u8 seats = 0;
  for (const auto& client : clients_)
    seats = static_cast<u8>(seats | client->seats);
  return seats;
}

std::shared_ptr<Client> Session::shared(const Client& client) const {
  for (const auto& other : clients_)
    if (other.get() == &client) return other;
  return nullptr;
}

void Session::enter(std::shared_ptr<Client> client, u8 seats) {
  client->seats = seats;
  client->viewer = seats ? static_cast<Seat>(std::countr_zero(seats)) : kNone;
  clients_.push_back(std::move(client));
}

void Session::exit(const Client& client) {
  std::erase_if(clients_, [&](const auto& other) { return other.get() == &client; });
}

bool Session::hear(Client& client, const Request& request) {
  using Type = Request::Type;
  switch (request.type) {
    case Type::forecast: send_forecast(client, request); return true;
    case Type::log: send_log(client, request); return true;
    case Type::lang: client.lang = request.lang; return true;
    case Type::choose: choose(client, request); return true;
    case Type::undo: undo(client, request); return true;
    case Type::why: why(client, request); return true;
    case Type::hello: send_error(client, bad_request("This connection has said hello already.")); return true;
    case Type::ping: client.send(R"({"v":1,"type":"pong"})"); return true;
    case Type::replace: return false;
    case Type::start:
    case Type::say:
    case Type::away:
    case Type::leave: break;
  }
  if (!client.seats) send_error(client, watching());
  return !client.seats;
}

bool Session::may_act(Client& client, const Request& request) {
  Problem problem;
  if (!client.seats)
    problem = watching();
  else if (record_.state != TableState::running)
    problem = {"not_running",
               record_.state == TableState::over ? "The game is over." : "The game has not started yet."};
  else if (carrier_.closing())
    problem = storage_problem("The server is shutting down; try again in a moment.");
  if (problem) refuse(client, request.id, problem);
  return !problem;
}

// Refuses what a connection asks for a seat that is not its own.
bool Session::may_speak_for(Client& client, const Request& request) {
  if (!may_act(client, request)) return false;
  if (client.plays(request.seat)) return true;
  refuse(client, request.id, Problem{"wrong_seat", "This seat is somebody else's."});
  return false;
}

// A choice that could be taken now, or nothing, and the client has been told why.
std::optional<Choice> Session::read_choice(Client& client, const Request& request) {
  const ParsedChoice parsed = parse_choice(engine_, match_->game(), request.choice);
  if (!parsed.error.empty()) {
    refuse(client, request.id, Problem{"unreadable", parsed.error});
    return std::nullopt;
  }
  if (const Refusal refusal = engine_.refuse(match_->game(), parsed.choice)) {
    refuse(client, request.id, refusal);
    return std::nullopt;
  }
  return parsed.choice;
}

void Session::choose(Client& client, const Request& request) {
  if (!may_speak_for(client, request)) return;
  if (keeping() || request.seq != match_->seq()) return refuse(client, request.id, moved_on());
  if (match_->game().open.pending.seat != request.seat || automatic_)
    return refuse(client, request.id, not_your_decision());
  if (record_.seats[request.seat].away)
    return refuse(client, request.id, Problem{"wrong_seat", "A bot plays this seat; take it back first."});
  if (const auto choice = read_choice(client, request)) commit(*choice, true, {shared(client), request.id});
}

Refusal Session::choose(const Choice& choice) {
  if (const Refusal refusal = engine_.refuse(match_->game(), choice)) return refusal;
  commit(choice, true, {});
  return {};
}

void Session::undo(Client& client, const Request& request) {
  if (!may_speak_for(client, request)) return;
  if (keeping()) return refuse(client, request.id, moved_on());
  if (const u32 count = match_->trail().back(request.seat)) return take_back(count, {shared(client), request.id});
  refuse(client, request.id, undo_problem());
}

Problem Session::undo_problem() const {
  const UndoTrail& trail = match_->trail();
  return {"undo", std::string(barrier_text(trail.length() ? Barrier::other : trail.barrier()))};
}

Problem Session::undo(Seat seat) {
  const u32 count = match_->trail().back(seat);
  if (!count) return undo_problem();
  take_back(count, {});
  return {};
}

// Only what the asking seat may know goes in: the decision is its own.
void Session::why(Client& client, const Request& request) {
  if (!may_speak_for(client, request)) return;
  if (match_->game().open.pending.seat != request.seat) return refuse(client, request.id, not_your_decision());
  if (read_choice(client, request)) client.send(answer("allowed", request.id) + "}");
}

}  // namespace carno::session
