#include "carno/session/request.h"

#include <algorithm>
#include <array>

#include "json_object.h"

namespace carno::session {

namespace {

constexpr int kVersion = 1;
constexpr std::size_t kLongestChoice = 200;

constexpr std::array<std::string_view, 13> kTypes{"hello", "start", "choose", "undo",    "why",   "forecast", "log",
                                                  "say",   "lang",  "away",   "replace", "leave", "ping"};
constexpr std::array<std::string_view, 14> kPhrases{"hello", "thanks", "well_done", "sorry", "yes",
                                                    "no",    "wait",   "hurry",     "help",  "come",
                                                    "run",   "quiet",  "trust_me",  "liar"};

// Takes fields out of a message; the first thing that is wrong is kept.
class Fields {
 public:
  Fields(const JsonObject& object, Problem& problem) : object_(object), problem_(problem) {}

  void number(std::string_view name, u32& value) {
    const JsonValue* it = find(name, Kind::whole);
    if (it && it->whole >= 0 && it->whole <= 0xFFFFFFFFll)
      value = static_cast<u32>(it->whole);
    else
      wrong(name, "must be a whole number");
  }
  void seat(std::string_view name, Seat& value) {
    const JsonValue* it = find(name, Kind::whole);
    if (it && it->whole >= 1 && it->whole <= kSeats)
      value = static_cast<Seat>(it->whole - 1);
    else
      wrong(name, "must be a seat from 1 to 5");
  }
  void text(std::string_view name, std::string& value, std::size_t longest) {
    const JsonValue* it = find(name, Kind::text);
    if (it && it->text.size() <= longest)
      value = it->text;
    else
      wrong(name, "must be a text of at most " + std::to_string(longest) + " bytes");
  }
  void boolean(std::string_view name, bool& value) {
    if (const JsonValue* it = find(name, Kind::boolean))
      value = it->boolean;
    else
      wrong(name, "must be true or false");
  }
  void lang(Lang& value) {
    const JsonValue* it = find("lang", Kind::text);
    if (const auto read = it ? lang_of(it->text) : std::nullopt)
      value = *read;
    else
      wrong("lang", "must be en, pl, fr or it");
  }
  void token(std::string& value) {
    const JsonValue* it = object_.find("token");
    if (!it || it->kind == Kind::null) return;
    if (it->kind == Kind::text && is_token(it->text))
      value = it->text;
    else
      wrong("token", "must be 32 hexadecimal digits or null");
  }
  bool has(std::string_view name) const { return object_.find(name) != nullptr; }
  void wrong(std::string_view name, const std::string& what) {
    if (!problem_) problem_ = bad_request("The field " + std::string(name) + " " + what + ".");
  }

 private:
  using Kind = JsonValue::Kind;

  const JsonValue* find(std::string_view name, Kind kind) const {
    const JsonValue* it = object_.find(name);
    return it && it->kind == kind ? it : nullptr;
  }
  static bool is_token(std::string_view text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  }

  const JsonObject& object_;
  Problem& problem_;
};

void read_say(Fields& fields, Request& request) {
  constexpr std::size_t bytes_of_a_letter = 4;
  if (fields.has("phrase")) {
    fields.text("phrase", request.phrase, 40);
    if (!is_phrase(request.phrase)) fields.wrong("phrase", "must be one of the quick phrases");
    return;
  }
  fields.text("text", request.text, kLongestChat * bytes_of_a_letter);
  request.text = clean(request.text, kLongestChat);
  if (request.text.empty()) fields.wrong("text", "must not be empty");
}

void read_fields(Fields& fields, Request& request) {
  using Type = Request::Type;
  switch (request.type) {
    case Type::hello:
      fields.text("code", request.code, 8);
      fields.token(request.token);
      fields.lang(request.lang);
      if (fields.has("since")) fields.number("since", request.since);
      if (fields.has("scenes")) fields.boolean("scenes", request.scenes);
      return;
    case Type::choose:
      fields.number("id", request.id);
      fields.seat("seat", request.seat);
      fields.number("seq", request.seq);
      return fields.text("choice", request.choice, kLongestChoice);
    case Type::undo:
    case Type::replace: fields.number("id", request.id); return fields.seat("seat", request.seat);
    case Type::why:
      fields.number("id", request.id);
      fields.seat("seat", request.seat);
      return fields.text("choice", request.choice, kLongestChoice);
    case Type::forecast: return fields.number("id", request.id);
    case Type::log:
      fields.number("id", request.id);
      fields.number("from", request.from);
      return fields.lang(request.lang);
    case Type::say: return read_say(fields, request);
    case Type::lang: return fields.lang(request.lang);
    case Type::away: return fields.boolean("away", request.away);
    case Type::start:
    case Type::leave:
    case Type::ping: return;
  }
}

// Letters that would turn around or hide what others read.
bool is_forbidden(std::string_view letter) {
  if (letter.size() == 1) return static_cast<unsigned char>(letter[0]) < ' ' || letter[0] == 0x7F;
  if (letter.size() == 2) return letter[0] == '\xC2' && static_cast<unsigned char>(letter[1]) < 0xA0;  // C1 controls
  if (letter.size() != 3 || letter[0] != '\xE2') return letter == "\xEF\xBB\xBF";
  const auto second = static_cast<unsigned char>(letter[1]), third = static_cast<unsigned char>(letter[2]);
  if (second == 0x80) return (third >= 0x8B && third <= 0x8F) || (third >= 0xA8 && third <= 0xAE);
  return second == 0x81 && third >= 0xA0 && third <= 0xAF;
}

}  // namespace

bool is_phrase(std::string_view id) { return std::ranges::find(kPhrases, id) != kPhrases.end(); }

std::string clean(std::string_view text, std::size_t letters) {
  std::string out;
  for (std::size_t at = 0; at < text.size() && letters > 0;) {
    std::size_t end = at + 1;
    while (end < text.size() && (text[end] & '\xC0') == '\x80')
      ++end;
    const std::string_view letter = text.substr(at, end - at);
    at = end;
    if (is_forbidden(letter) || (letter == " " && out.empty())) continue;
    out += letter;
    --letters;
  }
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

Problem read_request(std::string_view text, Request& request) {
  const auto object = JsonObject::parse(text);
  if (!object) return bad_request("A message must be one JSON object.");
  const JsonValue* version = object->find("v");
  if (!version || version->kind != JsonValue::Kind::whole || version->whole != kVersion)
    return {"version", "This server speaks version 1 of the protocol; reload the page."};
  const JsonValue* type = object->find("type");
  const auto named = type && type->kind == JsonValue::Kind::text ? std::ranges::find(kTypes, type->text) : kTypes.end();
  if (named == kTypes.end()) return bad_request("There is no message of this type.");
  request.type = static_cast<Request::Type>(named - kTypes.begin());
  Problem problem;
  Fields fields(*object, problem);
  read_fields(fields, request);
  return problem;
}

}  // namespace carno::session
