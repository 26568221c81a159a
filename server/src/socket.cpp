#include "socket.h"

#include <spdlog/spdlog.h>

namespace carno::server {

namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

constexpr std::size_t kLargestMessage = 64 * 1024;
constexpr std::size_t kReadAtMost = 2 * kLargestMessage;  // what is a little too large is told so, the rest is cut off
constexpr std::size_t kWaitingBytes = 4 * 1024 * 1024, kWaitingMessages = 4096;  // a reader so slow is let go
constexpr double kUnlimited = 1e9;

// Telling the whole story again and looking ahead take longer than other things.
double extra_cost(Request::Type type) {
  return type == Request::Type::log ? 9 : type == Request::Type::forecast ? 4 : 0;
}

double rate_of(u32 a_second) { return a_second ? a_second : kUnlimited; }

}  // namespace

Socket::Socket(boost::asio::ip::tcp::socket socket, Door& door, std::string address)
    : stream_(std::move(socket)),
      door_(door),
      address_(std::move(address)),
      patience_(stream_.get_executor()),
      messages_(rate_of(door.options.messages_a_second), 2 * rate_of(door.options.messages_a_second)) {
  door_.sockets.insert(this);
  count(door_.metrics.connections);
  count(door_.metrics.connections_total);
}

Socket::~Socket() {
  door_.sockets.erase(this);
  door_.limits.close_socket(address_);
  uncount(door_.metrics.connections);
}

void Socket::accept(const beast::http::request<beast::http::string_body>& request) {
  beast::error_code ignored;
  stream_.next_layer().set_option(boost::asio::ip::tcp::no_delay(true), ignored);
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = std::chrono::seconds(10);
  timeout.idle_timeout = std::chrono::seconds(120);
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.read_message_max(kReadAtMost);
  stream_.write_buffer_bytes(1024);  // messages are written whole; this is for masking, which servers do not do
  stream_.auto_fragment(false);
  stream_.text(true);
  patience_.expires_after(std::chrono::seconds(door_.options.hello_within));
  patience_.async_wait([weak = weak_from_this()](beast::error_code error) {
    const auto self = weak.lock();
    if (!error && self && !self->greeted_)
      self->fail({"bad_request", "The connection was opened, but nothing was said."});
  });
  stream_.async_accept(request, [self = shared_from_this()](beast::error_code error) {
    if (!error) self->read();
  });
}

void Socket::read() {
  stream_.async_read(buffer_,
                     [self = shared_from_this()](beast::error_code error, std::size_t) { self->on_read(error); });
}

void Socket::on_read(beast::error_code error) {
  if (error) return gone();
  if (closing_) {
    buffer_.clear();
    return read();  // until the other end has closed too
  }
  count(door_.metrics.messages_in);
  if (!messages_.take(Clock::now())) {
    fail({"rate", "You are sending too fast."});
  } else if (buffer_.size() > kLargestMessage) {
    fail({"too_large", "A message has at most 64 KiB."});
  } else if (!stream_.got_text()) {
    fail(bad_request("Messages are text."));
  } else {
    const auto bytes = buffer_.cdata();
    hear({static_cast<const char*>(bytes.data()), bytes.size()});
  }
  buffer_.clear();
  read();
}

void Socket::hear(std::string_view text) {
  Request request;
  if (const Problem problem = read_request(text, request)) {
    if (problem.word == "version") return fail(problem);
    count(door_.metrics.errors);
    std::string out;
    append_error(out, problem);
    return send(std::move(out));
  }
  if (!greeted_) {
    if (request.type != Request::Type::hello) return fail(bad_request("The first message must be hello."));
    return hello(request);
  }
  if (!table_) return;  // still being looked up
  if (!messages_.take(Clock::now(), extra_cost(request.type))) return fail({"rate", "You are sending too fast."});
  table_->hear(*this, request);
}

void Socket::hello(const Request& request) {
  greeted_ = true;
  patience_.cancel();
  lang = request.lang;
  scenes = request.scenes;
  door_.lobby.find(request.code, [self = shared_from_this(), request](const Lobby::Found& found) {
    if (self->closing_ || self->closed_) return;
    if (found.problem) return self->fail(found.problem);
    const auto token = parse_token(request.token);
    const u8 held = token ? found.table->seats_of(*token) : u8{0};
    if (token && !held) return self->fail({"not_yours", "This token holds no seat at this table."});
    self->table_ = found.table;
    found.table->enter(self, held, request.since);
  });
}

void Socket::fail(const Problem& problem) {
  if (closing_) return;
  count(door_.metrics.errors);
  spdlog::debug("connection from {}: {}", address_, problem.word);
  std::string out;
  append_error(out, problem);
  send(std::move(out));
  close({websocket::close_code::policy_error, beast::string_view(problem.word.data(), problem.word.size())});
}

void Socket::send(std::string message) {
  if (closing_ || closed_) return;
  waiting_bytes_ += message.size();
  if (waiting_bytes_ > kWaitingBytes || waiting_.size() > kWaitingMessages) {
    spdlog::info("connection from {}: does not read, closed", address_);
    return cut();
  }
  count(door_.metrics.messages_out);
  count(door_.metrics.bytes_out, message.size());
  waiting_.push_back(std::move(message));
  if (waiting_.size() == 1) write();
}

void Socket::write() {
  stream_.async_write(boost::asio::buffer(waiting_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        if (error) return self->gone();
                        self->waiting_bytes_ -= self->waiting_.front().size();
                        self->waiting_.pop_front();
                        if (!self->waiting_.empty()) return self->write();
                        if (self->closing_) self->close(self->goodbye_);
                      });
}

// What waits is written first.
void Socket::close(websocket::close_reason reason) {
  closing_ = true;
  goodbye_ = reason;
  if (!waiting_.empty() || closed_) return;
  closed_ = true;
  stream_.async_close(reason, [self = shared_from_this()](beast::error_code) { self->gone(); });
}

void Socket::say_goodbye() { close({websocket::close_code::going_away, "the server goes down"}); }

void Socket::cut() {
  closed_ = closing_ = true;
  beast::error_code ignored;
  stream_.next_layer().close(ignored);
}

void Socket::gone() {
  closed_ = closing_ = true;
  patience_.cancel();
  if (const auto table = std::exchange(table_, nullptr)) table->exit(*this);
}

}  // namespace carno::server
