// Events told to a seat: the sentence, the rule, and the fields that the page animates.
#include "carno/story.h"

#include "../events/fields.h"
#include "carno/wire.h"

namespace carno {

namespace {

using wire::Json;

Seat seat_at(Seat place) { return place < kSeats ? place : Seat{kNone}; }
bool skips(u8 without, Seat viewer) { return viewer < kSeats && (without & bit(viewer)); }

// Who is told more by an event of their own needs no line for this one.
bool told_twice(EventKind kind) { return seen_by(kind) == Seen::others; }

void write_line(Json& json, const Engine& engine, const Game& game, const Event& event, u32 seq,
                std::string_view text) {
  json.open('{');
  json.number("seq", seq);
  json.number("turn", game.open.turn);
  json.key("text"), json.text(text);
  json.key("rule"), event.rule.named() ? json.string(rule_text(event.rule)) : json.null();
  json.string("event", event_name(event.kind));
  json.string("icon", event_icon(event.kind));
  const Seat seat = event.seat < kSeats ? event.seat : event.target;
  if (seat < kSeats) json.key("seat"), json.seat(seat);
  json.key("data"), json.open('{');
  events::write_fields(json, engine.content(), game, event);
  json.close('}');
  json.close('}');
}

}  // namespace

void append_story_line(std::string& out, const Engine& engine, const Texts& texts, Lang lang, const Game& game,
                       const Event& event, Seat viewer, u32 seq, bool first) {
  if (event_name(event.kind).empty() || !may_see(event.visible, viewer)) return;
  const std::string sentence = story_sentence(engine.content(), texts, lang, game, event, viewer);
  if (sentence.empty() && told_twice(event.kind)) return;
  Json json;
  write_line(json, engine, game, event, seq, sentence);
  if (!first) out += ',';
  out += json.text();
}

void StoryLines::start(u32 seq, u8 langs) {
  seq_ = seq;
  langs_ = langs;
  text_.clear();
  scenes_.clear();
  lines_.clear();
}

void StoryLines::show(u8 viewers) {
  viewers_ = viewers;
  for (Seat place = 0; place <= kSeats; ++place)
    if (viewers >> place & 1u) note_scene(engine_, engine_.observe(game_, seat_at(place)), shown_[place]);
}

// Whoever may not see the line learns what changed with the next one they see.
void StoryLines::add_scenes(Line& line) {
  for (Seat place = 0; place <= kSeats; ++place) {
    line.scene[place] = static_cast<u32>(scenes_.size());
    const Seat viewer = seat_at(place);
    if (!(viewers_ >> place & 1u) || !may_see(line.visible, viewer) || skips(line.without, viewer)) continue;
    append_scene(scenes_, engine_, engine_.observe(game_, viewer), shown_[place]);
    if (scenes_.ends_with("{}")) scenes_.resize(scenes_.size() - 2);
  }
  line.scene[kSeats + 1] = static_cast<u32>(scenes_.size());
}

void StoryLines::on(const Event& event) {
  if (event_name(event.kind).empty() || event.visible == 0) return;
  Event shown = event;
  shown.visible = kEverybody;  // who may see it is asked for each reader
  Line line{event.visible, 0, {}, {}};
  if (told_twice(event.kind))
    for (const Seat seat : {event.seat, event.target})
      if (seat < kSeats && story_sentence(engine_.content(), texts_, Lang::en, game_, shown, seat).empty())
        line.without = static_cast<u8>(line.without | bit(seat));
  for (const Lang lang : kAllLangs) {
    const auto place = static_cast<std::size_t>(lang);
    line.at[place] = static_cast<u32>(text_.size());
    if (!(langs_ & bit(static_cast<unsigned>(place)))) continue;
    const std::string sentence = story_sentence(engine_.content(), texts_, lang, game_, shown, kNone);
    Json json;
    write_line(json, engine_, game_, event, seq_, sentence);
    text_ += json.text();
  }
  line.at[kLangs] = static_cast<u32>(text_.size());
  if (viewers_) add_scenes(line);
  lines_.push_back(line);
}

void StoryLines::append_members(std::string& out, Lang lang, Seat viewer, bool& first, bool scenes) const {
  const auto place = static_cast<std::size_t>(lang);
  for (const Line& line : lines_) {
    const u32 begin = line.at[place], end = line.at[place + 1];
    if (begin == end || !may_see(line.visible, viewer) || skips(line.without, viewer)) continue;
    if (!first) out += ',';
    first = false;
    out.append(text_, begin, end - begin);
    const std::size_t shown = viewer < kSeats ? viewer : std::size_t{kSeats};
    const u32 from = line.scene[shown], to = line.scene[shown + 1];
    if (!scenes || from == to) continue;
    out.pop_back();  // the brace: the sections come in
    out += ",\"sections\":";
    out.append(scenes_, from, to - from);
    out += '}';
  }
}

void StoryLines::append(std::string& out, Lang lang, Seat viewer) const {
  bool first = true;
  out += '[';
  append_members(out, lang, viewer, first);
  out += ']';
}

}  // namespace carno
