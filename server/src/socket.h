// One WebSocket: reads messages, keeps to the limits, writes in order.
#pragma once
#include <deque>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "carno/session/client.h"
#include "door.h"

namespace carno::server {

class Socket final : public Client, public std::enable_shared_from_this<Socket> {
 public:
  Socket(boost::asio::ip::tcp::socket socket, Door& door, std::string address);
  ~Socket();

  void accept(const boost::beast::http::request<boost::beast::http::string_body>& request);
  void send(std::string message) override;
  void say_goodbye();  // the server goes down
  void cut();          // without another word

 private:
  using Stream = boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false>;

  void read();
  void on_read(boost::beast::error_code error);
  void hear(std::string_view text);
  void hello(const Request& request);
  void fail(const Problem& problem);  // tells it and closes
  void write();
  void close(boost::beast::websocket::close_reason reason);
  void gone();

  Stream stream_;
  boost::beast::flat_buffer buffer_;
  Door& door_;
  std::string address_;
  boost::asio::steady_timer patience_;  // for hello
  Bucket messages_;
  std::shared_ptr<Table> table_;
  bool greeted_ = false;             // hello has been heard
  std::deque<std::string> waiting_;  // the first one is being written
  std::size_t waiting_bytes_ = 0;
  bool closing_ = false, closed_ = false;
  boost::beast::websocket::close_reason goodbye_;
};

}  // namespace carno::server
