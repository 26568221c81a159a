#include "client.h"

#include <cstdlib>

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace carno::load {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;

tcp::endpoint server_of(const Load& load) { return {asio::ip::address_v4::loopback(), load.settings.port}; }

}  // namespace

boost::json::object post(const Load& load, const std::string& target, const boost::json::object& body) {
  namespace http = beast::http;
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(server_of(load));
  http::request<http::string_body> request(http::verb::post, target, 11);
  request.set(http::field::host, "localhost");
  request.set(http::field::content_type, "application/json");
  request.body() = boost::json::serialize(body);
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  return boost::json::parse(response.body()).as_object();
}

unsigned long number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  return at == std::string_view::npos ? 0 : std::strtoul(text.data() + at + key.size(), nullptr, 10);
}

void Client::run() {
  stream_.next_layer().async_connect(server_of(load_), [self = shared_from_this()](beast::error_code error) {
    if (!error) self->shake_hands();
  });
}

void Client::shake_hands() {
  stream_.next_layer().set_option(tcp::no_delay(true));
  stream_.read_message_max(16 << 20);
  stream_.async_handshake("localhost", target_, [self = shared_from_this()](beast::error_code error) {
    if (error) return;
    self->opened();
    self->read();
  });
}

void Client::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t size) {
    if (error) return;
    const auto data = self->buffer_.cdata();
    self->load_.bytes += size;
    self->hear({static_cast<const char*>(data.data()), data.size()});
    self->buffer_.clear();
    self->read();
  });
}

void Client::send(std::string message) {
  waiting_.push_back(std::move(message));
  if (waiting_.size() == 1) write();
}

void Client::write() {
  stream_.async_write(asio::buffer(waiting_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        if (error) return;
                        self->waiting_.pop_front();
                        if (!self->waiting_.empty()) self->write();
                      });
}

// Every table has one who decides; together they make the wanted pace, at irregular times.
void Client::choose(std::string message) {
  if (load_.settings.pace <= 0) return choose_now(std::move(message));
  std::exponential_distribution<double> wait(load_.settings.pace / load_.settings.tables);
  pause_.expires_after(std::chrono::microseconds(static_cast<long>(wait(load_.dice) * 1e6)));
  pause_.async_wait([self = shared_from_this(), message](beast::error_code error) {
    if (!error) self->choose_now(message);
  });
}

void Client::choose_now(std::string message) {
  sent_ = Clock::now();
  send(std::move(message));
}

void Client::taken() {
  const auto now = Clock::now();
  if (now >= load_.measure_from && now < load_.until)
    load_.milliseconds.push_back(std::chrono::duration<double, std::milli>(now - sent_).count());
}

void Client::close() {
  stream_.async_close(beast::websocket::close_code::normal, [self = shared_from_this()](beast::error_code) {});
}

}  // namespace carno::load
