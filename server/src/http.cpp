#include "http.h"

#include <boost/beast/websocket/rfc6455.hpp>

#include "socket.h"

namespace carno::server {

namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr std::size_t kLargestBody = 16 * 1024, kLargestHeader = 16 * 1024;
constexpr std::chrono::seconds kPatience{30};

// No script, style or anything else that the server does not serve itself; nobody may frame the page.
constexpr const char* kContentPolicy =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src "
    "'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

}  // namespace

HttpSession::HttpSession(boost::asio::ip::tcp::socket socket, Door& door, std::string peer, bool counted)
    : stream_(std::move(socket)), door_(door), peer_(std::move(peer)), counted_(counted) {
  door_.streams.insert(this);
}

HttpSession::~HttpSession() {
  door_.streams.erase(this);
  if (counted_) door_.limits.close_stream(peer_);
}

void HttpSession::read() {
  parser_.emplace();
  parser_->body_limit(kLargestBody);
  parser_->header_limit(kLargestHeader);
  stream_.expires_after(kPatience);
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](beast::error_code error, std::size_t) { self->on_read(error); });
}

void HttpSession::on_read(beast::error_code error) {
  if (error == http::error::end_of_stream) return close();
  if (error == http::error::body_limit || error == http::error::header_limit) {
    parser_->get().keep_alive(false);
    return write(problem_reply({"too_large", "This request is too large."}));
  }
  if (error.category() == http::make_error_code(http::error::bad_target).category() &&
      error != http::error::partial_message) {
    parser_->get().keep_alive(false);
    return write(problem_reply(bad_request("This is not an HTTP request that can be read.")));
  }
  if (error) return;
  count(door_.metrics.http_requests);
  answer();
}

void HttpSession::answer() {
  const auto& message = parser_->get();
  const std::string host = text_of(message[http::field::host]), origin = text_of(message[http::field::origin]);
  const bool changes = message.method() == http::verb::post;
  const bool socket = boost::beast::websocket::is_upgrade(message);
  if (!door_.origins.host_allowed(host) || ((changes || socket) && !door_.origins.origin_allowed(origin, host))) {
    count(door_.metrics.errors);
    return write(problem_reply({"wrong_origin", "This server does not answer to pages of another address."}));
  }
  if (socket) return upgrade();
  door_.api.answer(request(), [self = shared_from_this()](const HttpReply& reply) { self->write(reply); });
}

void HttpSession::upgrade() {
  const auto& message = parser_->get();
  if (message.target() != "/ws") return write(problem_reply({"not_found", "WebSockets are at /ws."}));
  const std::string address = client_address();
  if (!door_.limits.open_socket(address, Clock::now())) {
    count(door_.metrics.errors);
    return write(problem_reply({"too_many", "There are too many connections from your address."}));
  }
  stream_.expires_never();
  std::make_shared<Socket>(stream_.release_socket(), door_, address)->accept(parser_->release());
}

std::string HttpSession::client_address() const {
  if (!door_.options.behind_proxy) return peer_;
  const std::string list = text_of(parser_->get()["X-Forwarded-For"]);
  const std::size_t from = list.find_last_of(", ");  // the last one was written by our own proxy
  const std::string last = from == std::string::npos ? list : list.substr(from + 1);
  return last.empty() ? peer_ : last;
}

HttpRequest HttpSession::request() const {
  const auto& message = parser_->get();
  HttpRequest request;
  const std::string target = text_of(message.target());
  const std::size_t mark = target.find('?');
  request.method = text_of(message.method_string());
  request.path = target.substr(0, mark);
  request.query = mark == std::string::npos ? "" : target.substr(mark + 1);
  request.body = message.body();
  request.address = client_address();
  request.if_none_match = text_of(message[http::field::if_none_match]);
  request.accepts_gzip = text_of(message[http::field::accept_encoding]).find("gzip") != std::string::npos;
  constexpr std::string_view kBearer = "Bearer ";
  const std::string authorization = text_of(message[http::field::authorization]);
  if (authorization.starts_with(kBearer)) request.bearer = authorization.substr(kBearer.size());
  return request;
}

void HttpSession::write(const HttpReply& reply) {
  const auto& message = parser_->get();
  response_ = Response(static_cast<http::status>(reply.status), message.version());
  response_.set("Content-Security-Policy", kContentPolicy);
  response_.set("X-Content-Type-Options", "nosniff");
  response_.set("Referrer-Policy", "no-referrer");
  response_.set("Cross-Origin-Opener-Policy", "same-origin");
  response_.set("Cross-Origin-Resource-Policy", "same-origin");
  response_.set(http::field::cache_control, reply.cache);
  if (reply.body && !reply.type.empty()) response_.set(http::field::content_type, reply.type);
  if (!reply.etag.empty()) response_.set(http::field::etag, reply.etag);
  if (reply.has_gzip) response_.set(http::field::vary, "Accept-Encoding");
  if (reply.gzipped && reply.body) response_.set(http::field::content_encoding, "gzip");
  if (!reply.download.empty())
    response_.set(http::field::content_disposition, "attachment; filename=\"" + reply.download + "\"");
  if (reply.status == 429) response_.set(http::field::retry_after, "60");
  const bool only_head = message.method() == http::verb::head;
  if (reply.body && !only_head) response_.body() = *reply.body;
  response_.keep_alive(message.keep_alive());
  if (only_head && reply.body)
    response_.content_length(reply.body->size());
  else
    response_.prepare_payload();
  stream_.expires_after(kPatience);
  http::async_write(stream_, response_, [self = shared_from_this()](beast::error_code error, std::size_t) {
    if (error) return;
    if (self->response_.need_eof() || !self->response_.keep_alive()) return self->close();
    self->read();
  });
}

void HttpSession::cut() { stream_.close(); }

void HttpSession::close() {
  beast::error_code ignored;
  stream_.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace carno::server
