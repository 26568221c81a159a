// HTTP without the wire: what was asked and what is answered.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "records.h"

namespace carno::server {

struct HttpRequest {
  std::string method;  // GET, HEAD, POST
  std::string path;    // without the query, not decoded
  std::string query;
  std::string body;
  std::string bearer;   // of the Authorization header
  std::string address;  // of the client
  std::string if_none_match;
  bool accepts_gzip = false;
};

struct HttpReply {
  unsigned status = 200;
  std::string type = "application/json";
  std::shared_ptr<const std::string> body;
  std::string etag;
  std::string cache = "no-store";
  std::string download;  // file name to save as
  bool gzipped = false;
  bool has_gzip = false;  // the answer depends on Accept-Encoding
};

using Respond = std::function<void(HttpReply)>;

HttpReply text_reply(std::string body, std::string type = "application/json", unsigned status = 200);
HttpReply problem_reply(const Problem& problem);
// The value of `name` in a query; empty if it is not there.
std::string_view query_value(std::string_view query, std::string_view name);

}  // namespace carno::server
