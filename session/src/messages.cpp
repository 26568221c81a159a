// What a table says to its clients.
#include "carno/session/session.h"
#include "text.h"

namespace carno::session {

void Session::send_error(Client& client, const Problem& problem) {
  std::string out;
  append_error(out, problem);
  client.send(std::move(out));
}

void Session::send_all(const std::string& text) const {
  for (const auto& client : clients_)
    client->send(text);
}

void Session::welcome(Client& client, u32 since) {
  std::string out = message("welcome") + ",\"seats\":[";
  for (Seat s = 0, first = 1; s < kSeats; ++s) {
    if (!client.plays(s)) continue;
    if (!first) out += ',';
    append_seat(out, s);
    first = 0;
  }
  out += "],\"table\":";
  append_table(out, record_, engine_.content(), online());
  out += ",\"options\":";
  append_options(out, record_.options, true);
  const u32 kept = match_ ? match_->kept_of(since) : since;
  if (kept < since) {
    out += ",\"undone\":";
    append_number(out, kept);
  }
  client.had = {};
  client.told.fill(kept);
  turn_to_decider(client);
  std::string story;
  if (match_) match_->tell(story, texts_, client.lang, client.viewer, kept);
  append_state(out, client, story);
  out += '}';
  client.send(std::move(out));
  if (record_.state == TableState::over) send_result(client);
}

// In hot-seat whoever has to decide sees their own view; between bots it stays with the last one.
void Session::turn_to_decider(Client& client) const {
  if (!match_ || !client.several_seats()) return;
  const Seat decider = match_->game().open.pending.seat;
  if (client.plays(decider) && is_asked(decider)) client.viewer = decider;
}

// `,"seq":…` and everything of the game that this client may know and does not have yet.
void Session::append_state(std::string& out, Client& client, std::string_view story) {
  out += ",\"seq\":";
  append_number(out, match_ ? match_->seq() : 0);
  out += ",\"story\":[";
  out += story;
  out += "],\"viewer\":";
  append_seat(out, client.viewer);
  if (!match_) {
    out += R"(,"sections":{},"decision":null,"undo":false,"hash":"0000000000000000")";
    return;
  }
  const Game& game = match_->game();
  const View view = engine_.observe(game, client.viewer);
  out += ",\"sections\":";
  append_sections(out, engine_, view, client.had);
  out += ",\"decision\":";
  if (is_asked(client.viewer))
    append_decision(out, engine_, game, client.viewer);
  else
    out += "null";
  out += ",\"undo\":";
  append_bool(
      out, client.viewer != kNone && record_.state == TableState::running && match_->trail().back(client.viewer) > 0);
  out += ",\"hash\":";
  append_hash(out, view_hash(view));
  if (is_asked(game.open.pending.seat)) carrier_.append_clock(out);
  if (client.viewer != kNone) client.told[client.viewer] = match_->seq();
}

// `lines` are those of the last step. Who changed seats is told from further back, as is who has a language or wants
// scenes that nobody had when the step was tried.
void Session::story_for(std::string& out, Client& client, const StoryLines* lines) const {
  if (client.several_seats())
    return match_->tell(out, texts_, client.lang, client.viewer, client.told[client.viewer], client.scenes);
  bool first = true;
  if (!lines) return;
  if (lines->has(client.lang, client.viewer, client.scenes))
    lines->append_members(out, client.lang, client.viewer, first, client.scenes);
  else
    match_->tell(out, texts_, client.lang, client.viewer, match_->seq() - 1, client.scenes);
}

// `undone_to` not 0: steps after it were taken back.
void Session::update(Client& client, const StoryLines* lines, u32 undone_to) {
  turn_to_decider(client);
  std::string story;
  story_for(story, client, lines);
  std::string out = message("update");
  out.reserve(4096);
  if (undone_to) {
    out += ",\"undone\":";
    append_number(out, undone_to);
  }
  append_state(out, client, story);
  out += '}';
  client.send(std::move(out));
  if (record_.state == TableState::over) send_result(client);
}

void Session::update_all(const StoryLines* lines, u32 undone_to) {
  for (const auto& client : clients_)
    update(*client, lines, undone_to);
}

void Session::update_players(u8 seats) {
  for (const auto& client : clients_)
    if (match_ && client->seats & seats) update(*client, nullptr, 0);
}

void Session::send_taken(Client& client, u32 id) const {
  std::string out = answer("taken", id) + ",\"seq\":";
  append_number(out, match_->seq());
  client.send(out + "}");
}

void Session::send_result(Client& client) const {
  if (!match_ || !match_->over()) return;
  std::string out = message("over") + ",\"result\":";
  append_result(out, engine_, match_->game(), &match_->tally());
  client.send(out + "}");
}

void Session::send_table() const {
  std::string out = message("table") + ",\"table\":";
  append_table(out, record_, engine_.content(), online());
  send_all(out + "}");
}

void Session::send_log(Client& client, const Request& request) const {
  std::string out = answer("log", request.id) + ",\"from\":";
  append_number(out, request.from);
  out += ",\"story\":[";
  if (match_) match_->tell(out, texts_, request.lang, client.viewer, request.from ? request.from - 1 : 0);
  client.send(out + "]}");
}

// Over states that look the same to this seat; the same view gives the same forecast.
void Session::send_forecast(Client& client, const Request& request) const {
  std::string out = answer("forecast", request.id) + ',';
  if (match_ && !match_->over()) {
    const View view = engine_.observe(match_->game(), client.viewer);
    append_forecast(out, engine_, view, view_hash(view));
  } else {
    out += R"("attacks":[],"feeds":[])";
  }
  client.send(out + "}");
}

void Session::refuse(Client& client, u32 id, const Problem& problem) const {
  std::string out = answer("refused", id) + ",\"reason\":";
  append_string(out, problem.word);
  out += R"(,"rule":null,"also":null,"message":)";
  append_string(out, problem.sentence);
  carrier_.count(Carrier::Note::error);
  client.send(out + "}");
}

void Session::refuse(Client& client, u32 id, const Refusal& refusal) const {
  std::string out = answer("refused", id) + ',';
  append_refusal(out, texts_, client.lang, refusal);
  carrier_.count(Carrier::Note::refused);
  client.send(out + "}");
}

}  // namespace carno::session
