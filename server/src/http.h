// One TCP connection: HTTP requests one after the other, until one of them becomes a WebSocket.
#pragma once
#include <memory>
#include <optional>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include "door.h"

namespace carno::server {

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(boost::asio::ip::tcp::socket socket, Door& door, std::string peer, bool counted);
  ~HttpSession();
  void run() { read(); }
  void cut();  // the server goes down

 private:
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;
  using Response = boost::beast::http::response<boost::beast::http::string_body>;

  void read();
  void on_read(boost::beast::error_code error);
  void answer();
  void upgrade();
  void write(const HttpReply& reply);
  void close();
  HttpRequest request() const;
  std::string client_address() const;

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  Response response_;
  Door& door_;
  std::string peer_;  // the other end's address
  bool counted_;      // among the streams of its address
};

}  // namespace carno::server
