#include "api.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <zlib.h>

#include "carno/documents.h"
#include "carno/wire.h"

namespace carno::server {

namespace {

namespace json = boost::json;

std::string gzip(const std::string& text) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, 6, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

u64 hash_text(std::string_view text) {  // FNV-1a: tells versions of a document apart
  u64 hash = 0xcbf29ce484222325ull;
  for (const char letter : text)
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ull;
  return hash;
}

HttpReply seated_reply(const Lobby::Seated& seated, unsigned status) {
  if (seated.problem) return problem_reply(seated.problem);
  std::string body = "{\"code\":";
  append_string(body, seated.code);
  body += ",\"seat\":" + std::to_string(seated.seat + 1) + ",\"token\":\"" + token_text(seated.token) + "\"}";
  return text_reply(std::move(body), "application/json", status);
}

HttpReply wrong_method() { return problem_reply(bad_request("This address does not take such a request.")); }
HttpReply not_there() { return problem_reply({"not_found", "There is no such address."}); }

}  // namespace

void Api::answer(const HttpRequest& request, Respond respond) {
  constexpr std::string_view kApi = "/api/";
  const bool reading = request.method == "GET" || request.method == "HEAD";
  const bool page = !request.path.starts_with(kApi) && request.path != "/healthz" && request.path != "/metrics";
  if (!page && !limits_.ask(request.address, Clock::now()))
    return respond(problem_reply({"too_many", "You are asking too fast; wait a moment."}));
  if (request.path.starts_with(kApi))
    return answer_api(request, std::string_view(request.path).substr(kApi.size()), respond);
  if (!reading) return respond(wrong_method());
  if (request.path == "/metrics")
    return respond(text_reply(host_.metrics.text(), "text/plain; version=0.0.4; charset=utf-8"));
  if (page) return respond(page_.get(request));
  host_.store.probe([respond](const std::string& problem) {
    respond(problem.empty() ? text_reply("ok\n", "text/plain; charset=utf-8")
                            : problem_reply(storage_problem(problem)));
  });
}

void Api::answer_api(const HttpRequest& request, std::string_view path, Respond respond) {
  const bool reading = request.method == "GET" || request.method == "HEAD";
  const std::string_view first = path.substr(0, path.find('/'));
  std::string_view rest = path.substr(std::min(path.size(), first.size() + 1));
  if (first == "tables" && rest.empty()) {
    if (request.method == "POST") return make_table(request, respond);
    if (!reading) return respond(wrong_method());
    return lobby_.list([respond](const Problem& problem, std::string body) {
      respond(problem ? problem_reply(problem) : text_reply(std::move(body)));
    });
  }
  if (first == "tables") {
    const std::string code(rest.substr(0, rest.find('/')));
    return answer_table(request, code, rest.substr(std::min(rest.size(), code.size() + 1)), respond);
  }
  if (!reading) return respond(wrong_method());
  if (path == "content")
    return respond(document(content_, request, [this] { return content_json(host_.engine.content(), files_); }));
  if (first == "texts")
    return respond(localized(texts_, rest, request, [this](Lang lang) { return texts_json(host_.texts, lang); }));
  if (first == "rules")
    return respond(localized(rules_, rest, request, [this](Lang lang) { return rules_json(Rulebook(files_), lang); }));
  respond(not_there());
}

void Api::answer_table(const HttpRequest& request, const std::string& code, std::string_view what, Respond respond) {
  const bool reading = request.method == "GET" || request.method == "HEAD";
  if (what == "join" || what == "rematch") {
    if (request.method != "POST") return respond(wrong_method());
    return what == "join" ? join(request, code, respond) : rematch(request, code, respond);
  }
  if (!reading) return respond(wrong_method());
  if (what == "replay") return replay(request, code, respond);
  if (!what.empty()) return respond(not_there());
  lobby_.find(code, [this, respond](const Lobby::Found& found) {
    if (found.problem) return respond(problem_reply(found.problem));
    std::string body;
    append_table(body, found.table->record(), host_.engine.content(), found.table->online());
    respond(text_reply(std::move(body)));
  });
}

HttpReply Api::document(Document& document, const HttpRequest& request, const std::function<std::string()>& make) {
  if (!document.plain) {
    document.plain = std::make_shared<const std::string>(make());
    document.gzipped = std::make_shared<const std::string>(gzip(*document.plain));
    std::string hash;
    append_hash(hash, hash_text(*document.plain));
    document.etag = hash;  // quoted already
  }
  HttpReply reply;
  reply.etag = document.etag;
  reply.cache = "no-cache";
  reply.has_gzip = true;
  reply.gzipped = request.accepts_gzip;
  if (etag_matches(request.if_none_match, reply.etag))
    reply.status = 304;
  else
    reply.body = request.accepts_gzip ? document.gzipped : document.plain;
  return reply;
}

HttpReply Api::localized(std::array<Document, kLangs>& documents, std::string_view lang, const HttpRequest& request,
                         const std::function<std::string(Lang)>& make) {
  const auto known = lang_of(lang);
  if (!known) return problem_reply({"not_found", "The languages are en, pl, fr and it."});
  return document(documents[static_cast<std::size_t>(*known)], request, [&] { return make(*known); });
}

void Api::make_table(const HttpRequest& request, Respond respond) {
  if (!limits_.make_table(request.address, Clock::now()))
    return respond(problem_reply({"too_many", "You have made many tables just now; wait a minute."}));
  NewTable wanted;
  if (const Problem problem = read_new_table(request.body, wanted)) return respond(problem_reply(problem));
  lobby_.make(wanted, [respond](const Lobby::Seated& seated) { respond(seated_reply(seated, 201)); });
}

void Api::join(const HttpRequest& request, const std::string& code, Respond respond) {
  if (!limits_.join_table(request.address, Clock::now()))
    return respond(problem_reply({"too_many", "You have joined many tables just now; wait a minute."}));
  boost::system::error_code error;
  const json::value value = json::parse(request.body, error);
  const json::object* object = error ? nullptr : value.if_object();
  const json::value* name = object ? object->if_contains("name") : nullptr;
  const std::string shown = name && name->is_string() ? clean(std::string_view(name->get_string()), kLongestName) : "";
  if (shown.empty()) return respond(problem_reply(bad_request("Please give a name of 1 to 24 letters.")));
  std::optional<Seat> seat;
  if (const json::value* wanted = object->if_contains("seat"); wanted && !wanted->is_null()) {
    if (!wanted->is_int64() || wanted->get_int64() < 1 || wanted->get_int64() > kSeats)
      return respond(problem_reply(bad_request("A seat is a number from 1 to 5.")));
    seat = static_cast<Seat>(wanted->get_int64() - 1);
  }
  lobby_.find(code, [shown, seat, respond](const Lobby::Found& found) {
    if (found.problem) return respond(problem_reply(found.problem));
    const std::string& its_code = found.table->record().code;
    found.table->join(shown, seat, [its_code, respond](const Table::Seated& it) {
      respond(seated_reply({it.problem, its_code, it.seat, it.token}, 200));
    });
  });
}

void Api::rematch(const HttpRequest& request, const std::string& code, Respond respond) {
  const auto token = parse_token(request.bearer);
  const auto good_code = parse_code(code);
  if (!token) return respond(problem_reply({"not_yours", "Only who played at this table can ask for another game."}));
  if (!good_code) return respond(problem_reply({"not_found", "A table's code has five letters, without I and O."}));
  if (!limits_.make_table(request.address, Clock::now()))
    return respond(problem_reply({"too_many", "You have made many tables just now; wait a minute."}));
  lobby_.rematch(*good_code, *token, [respond](const Lobby::Seated& seated) { respond(seated_reply(seated, 201)); });
}

void Api::replay(const HttpRequest& request, const std::string& code, Respond respond) {
  lobby_.find(code, [this, query = request.query, respond](const Lobby::Found& found) {
    if (found.problem) return respond(problem_reply(found.problem));
    const Match* match = found.table->match();
    if (!match || !match->over())
      return respond(problem_reply({"not_yours", "The record of a game can be read when the game is over."}));
    if (!query_value(query, "step").empty()) return respond(text_reply(replay_step(host_, *found.table, query)));
    const TableRecord& record = found.table->record();
    ReplayHeader header;
    header.options = record.options;
    header.seed = record.seed;
    for (Seat s = 0; s < record.players(); ++s)
      header.name[s] = record.seats[s].name;
    HttpReply reply = text_reply(match->replay(header), "text/plain; charset=utf-8");
    reply.download = record.code + ".carno";
    respond(std::move(reply));
  });
}

}  // namespace carno::server
