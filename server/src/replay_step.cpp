// A finished game step by step, for the replay viewer.
#include <charconv>

#include "api.h"
#include "carno/wire.h"

namespace carno::server {

namespace {

u32 number_in(std::string_view text, u32 most) {
  u32 value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc::result_out_of_range ? most : std::min(value, most);
}

// A seat "1" … "5"; kNone for the table's view.
Seat viewer_in(std::string_view text, u8 players) {
  const bool seat = text.size() == 1 && text[0] >= '1' && text[0] < '1' + players;
  return seat ? static_cast<Seat>(text[0] - '1') : kNone;
}

void append_every_own(std::string& out, const Engine& engine, const Game& game) {
  for (Seat s = 0; s < game.open.options.players; ++s) {
    if (out.back() != '{') out += ',';
    out += "\"own:" + std::to_string(s + 1) + "\":";
    append_own(out, engine, engine.observe(game, s));
  }
}

}  // namespace

std::string replay_step(const Host& host, const Table& table, std::string_view query) {
  const Match& match = *table.match();
  const std::string_view wanted = query_value(query, "viewer");
  const Seat viewer = viewer_in(wanted, table.record().players());
  const Lang lang = lang_of(query_value(query, "lang")).value_or(Lang::en);
  const u32 step = number_in(query_value(query, "step"), match.steps());
  Match::Moment moment;
  match.at(step, host.texts, lang, viewer, moment);

  std::string out =
      "{\"step\":" + std::to_string(step) + ",\"steps\":" + std::to_string(match.steps()) + ",\"turns\":[";
  for (const u32 turn : match.turns())
    out += (out.back() == '[' ? "" : ",") + std::to_string(turn);
  out += "],\"table\":";
  append_table(out, table.record(), host.engine.content(), table.online());
  out += ",\"sections\":";
  SectionHashes nothing;
  append_sections(out, host.engine, host.engine.observe(moment.game, viewer), nothing);
  if (wanted == "all") {
    out.pop_back();  // the brace: the seats' own parts come in
    append_every_own(out, host.engine, moment.game);
    out += '}';
  }
  out += ",\"story\":[" + moment.story + "],\"choice\":";
  if (moment.seat != kNone) {
    out += "{\"seat\":" + std::to_string(moment.seat + 1) + ",\"choice\":";
    append_string(out, moment.choice);
    out += '}';
  } else {
    out += "null";
  }
  out += ",\"result\":";
  if (step == match.steps())
    append_result(out, host.engine, match.game(), &match.tally());
  else
    out += "null";
  return out + "}";
}

}  // namespace carno::server
