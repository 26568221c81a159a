// A table as the lobby shows it.
#include "carno/session/problem.h"
#include "carno/session/record.h"
#include "carno/wire.h"
#include "text.h"

namespace carno::session {

namespace {

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
  append_rule_options(out, record.options);
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

}  // namespace carno::session
