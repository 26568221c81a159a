// What a table says to its clients, by direct append.
#include <charconv>

#include <boost/json/serialize.hpp>

#include "carno/position.h"
#include "table.h"

namespace carno::server {

namespace {

void append_number(std::string& out, u64 value) {
  char digits[20];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

void append_bool(std::string& out, bool value) { out += value ? "true" : "false"; }

void append_seat(std::string& out, Seat seat) {
  if (seat < kSeats)
    append_number(out, seat + 1u);
  else
    out += "null";
}

std::string_view state_word(TableState state) {
  return state == TableState::waiting ? "waiting" : state == TableState::running ? "running" : "over";
}

std::string_view mode_word(Mode mode) { return mode == Mode::coop ? "coop" : mode == Mode::solo ? "solo" : "semi"; }

void append_table_seat(std::string& out, const SeatRecord& it, Seat seat, const Content& content, bool online) {
  out += "{\"seat\":";
  append_seat(out, seat);
  out += ",\"kind\":\"";
  out += it.open() ? "open" : it.human && !it.left ? "human" : "bot";
  out += "\",\"name\":";
  append_string(out, it.name);
  if (it.played_by_bot() && !it.open()) {
    out += ",\"level\":";
    append_string(out, it.level);
  }
  out += ",\"online\":";
  append_bool(out, online);
  out += ",\"character\":";
  if (it.character < content.characters.size())
    append_string(out, content.characters[it.character].id.view());
  else
    out += "null";
  out += ",\"away\":";
  append_bool(out, it.away);
  out += '}';
}

// The rule options that the edition does not set.
void append_rules(std::string& out, const Options& options) {
  boost::json::object rules = write_options(options);
  for (const std::string_view key : {"players", "race", "mode", "edition", "draft"})
    rules.erase(key);
  out += boost::json::serialize(rules);
}

}  // namespace

void append_error(std::string& out, const Problem& problem) {
  out += R"({"v":1,"type":"error","error":)";
  append_string(out, problem.word);
  out += ",\"message\":";
  append_string(out, problem.sentence);
  out += '}';
}

void append_table(std::string& out, const TableRecord& record, const Content& content, u8 online) {
  out += "{\"code\":";
  append_string(out, record.code);
  out += ",\"state\":\"";
  out += state_word(record.state);
  out += "\",\"players\":";
  append_number(out, record.players());
  out += ",\"race\":\"";
  out += race_word(record.options.race);
  out += "\",\"mode\":\"";
  out += mode_word(record.options.mode);
  out += "\",\"edition\":";
  append_string(out, record.edition);
  out += ",\"rules\":";
  append_rules(out, record.options);
  out += ",\"draft\":";
  append_bool(out, record.options.draft != 0);
  out += ",\"public\":";
  append_bool(out, record.is_public);
  out += ",\"limit\":";
  append_number(out, record.limit);
  out += ",\"hotseat\":";
  append_bool(out, record.hotseat);
  out += ",\"round\":";
  append_number(out, record.round);
  out += ",\"maker\":";
  append_seat(out, record.maker);
  if (!record.rematch.empty()) {
    out += ",\"rematch\":";
    append_string(out, record.rematch);
  }
  out += ",\"seats\":[";
  for (Seat s = 0; s < record.players(); ++s) {
    if (s) out += ',';
    append_table_seat(out, record.seats[s], s, content, online >> s & 1u);
  }
  out += "]}";
}

void Table::welcome(Client& client, u32 since) {
  std::string out = R"({"v":1,"type":"welcome","seats":[)";
  for (Seat s = 0, first = 1; s < kSeats; ++s) {
    if (!client.plays(s)) continue;
    if (!first) out += ',';
    append_seat(out, s);
    first = 0;
  }
  out += "],\"table\":";
  append_table(out, record_, host_.engine.content(), online());
  out += ",\"options\":";
  boost::json::object options = write_options(record_.options);
  options["draft"] = record_.options.draft != 0;  // said also when it is the default
  out += boost::json::serialize(options);
  const u32 kept = match_ ? match_->kept_of(since) : since;
  if (kept < since) {
    out += ",\"undone\":";
    append_number(out, kept);
  }
  client.had = {};
  client.told.fill(kept);
  turn_to_decider(client);
  std::string story;
  if (match_) match_->tell(story, host_.texts, client.lang, client.viewer, kept);
  append_state(out, client, story);
  out += '}';
  client.send(std::move(out));
  if (record_.state == TableState::over) send_result(client);
}

// In hot-seat whoever has to decide sees their own view; between bots it stays with the last one.
void Table::turn_to_decider(Client& client) const {
  if (!match_ || !client.several_seats()) return;
  const Seat decider = match_->game().open.pending.seat;
  if (client.plays(decider) && is_asked(decider)) client.viewer = decider;
}

// `,"seq":…` and everything of the game that this client may know and does not have yet.
void Table::append_state(std::string& out, Client& client, std::string_view story) {
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
  const View view = host_.engine.observe(game, client.viewer);
  out += ",\"sections\":";
  append_sections(out, host_.engine, view, client.had);
  out += ",\"decision\":";
  if (is_asked(client.viewer))
    append_decision(out, host_.engine, game, client.viewer);
  else
    out += "null";
  out += ",\"undo\":";
  append_bool(
      out, client.viewer != kNone && record_.state == TableState::running && match_->trail().back(client.viewer) > 0);
  out += ",\"hash\":";
  append_hash(out, view_hash(view));
  append_clock(out);
  if (client.viewer != kNone) client.told[client.viewer] = match_->seq();
}

// Seconds left for the pending decision.
void Table::append_clock(std::string& out) const {
  if (!clock_runs() || !is_asked(match_->game().open.pending.seat)) return;
  const std::int64_t left = (record_.deadline.at - unix_milliseconds()) / 1000;
  out += ",\"clock\":";
  append_number(out, static_cast<u64>(std::max<std::int64_t>(0, left)));
}

// `lines` are those of the last step; who changed seats, or was told nothing for a while, is told from further back.
void Table::story_for(std::string& out, Client& client, const StoryLines* lines) const {
  if (client.several_seats())
    return match_->tell(out, host_.texts, client.lang, client.viewer, client.told[client.viewer]);
  bool first = true;
  if (lines) lines->append_members(out, client.lang, client.viewer, first);
}

// `undone_to` not 0: steps after it were taken back.
void Table::update(Client& client, const StoryLines* lines, u32 undone_to) {
  turn_to_decider(client);
  std::string story;
  story_for(story, client, lines);
  std::string out = R"({"v":1,"type":"update")";
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

void Table::update_all(const StoryLines* lines, u32 undone_to) {
  for (const auto& client : clients_)
    update(*client, lines, undone_to);
}

void Table::update_players(u8 seats) {
  for (const auto& client : clients_)
    if (match_ && client->seats & seats) update(*client, nullptr, 0);
}

void Table::send_taken(Client& client, u32 id) const {
  std::string out = R"({"v":1,"type":"taken","id":)";
  append_number(out, id);
  out += ",\"seq\":";
  append_number(out, match_->seq());
  out += '}';
  client.send(std::move(out));
}

void Table::send_result(Client& client) const {
  if (!match_ || !match_->over()) return;
  std::string out = R"({"v":1,"type":"over","result":)";
  append_result(out, host_.engine, match_->game(), &match_->tally());
  out += '}';
  client.send(std::move(out));
}

void Table::send_table() const {
  std::string out = R"({"v":1,"type":"table","table":)";
  append_table(out, record_, host_.engine.content(), online());
  out += '}';
  for (const auto& client : clients_)
    client->send(out);
}

void Table::send_log(Client& client, const Request& request) const {
  std::string out = R"({"v":1,"type":"log","id":)";
  append_number(out, request.id);
  out += ",\"from\":";
  append_number(out, request.from);
  out += ",\"story\":[";
  if (match_) match_->tell(out, host_.texts, request.lang, client.viewer, request.from ? request.from - 1 : 0);
  out += "]}";
  client.send(std::move(out));
}

void Table::send_forecast(Client& client, const Request& request) const {
  std::string out = R"({"v":1,"type":"forecast","id":)";
  append_number(out, request.id);
  out += ',';
  if (match_ && !match_->over())
    append_forecast(out, host_.engine, host_.engine.observe(match_->game(), client.viewer), random_word());
  else
    out += R"("attacks":[],"feeds":[])";
  out += '}';
  client.send(std::move(out));
}

void Table::answer_refused(Client& client, u32 id, const Problem& problem) const {
  std::string out = R"({"v":1,"type":"refused","id":)";
  append_number(out, id);
  out += ",\"reason\":";
  append_string(out, problem.word);
  out += R"(,"rule":null,"also":null,"message":)";
  append_string(out, problem.sentence);
  out += '}';
  count(host_.metrics.errors);
  client.send(std::move(out));
}

void Table::answer_refused(Client& client, u32 id, const Refusal& refusal) const {
  std::string out = R"({"v":1,"type":"refused","id":)";
  append_number(out, id);
  out += ',';
  append_refusal(out, host_.texts, client.lang, refusal);
  out += '}';
  count(host_.metrics.refused);
  client.send(std::move(out));
}

}  // namespace carno::server
