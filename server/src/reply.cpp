#include "reply.h"

#include <utility>

#include "carno/wire.h"

namespace carno::server {

namespace {

unsigned status_of(std::string_view word) {
  static constexpr std::pair<std::string_view, unsigned> kStatus[] = {
      {"bad_request", 400}, {"not_found", 404}, {"full", 409},         {"started", 409}, {"not_yours", 403},
      {"too_large", 413},   {"too_many", 429},  {"wrong_origin", 403}, {"storage", 503}, {"damaged", 410},
  };
  for (const auto& [known, status] : kStatus)
    if (known == word) return status;
  return 400;
}

}  // namespace

HttpReply text_reply(std::string body, std::string type, unsigned status) {
  HttpReply reply;
  reply.status = status;
  reply.type = std::move(type);
  reply.body = std::make_shared<const std::string>(std::move(body));
  return reply;
}

HttpReply problem_reply(const Problem& problem) {
  std::string body = "{\"error\":";
  append_string(body, problem.word);
  body += ",\"message\":";
  append_string(body, problem.sentence);
  return text_reply(body + "}", "application/json", status_of(problem.word));
}

std::string_view query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), part.size() + 1));
    const std::size_t equals = part.find('=');
    if (part.substr(0, equals) == name) return equals == std::string_view::npos ? "" : part.substr(equals + 1);
  }
  return {};
}

}  // namespace carno::server
