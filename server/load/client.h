// One WebSocket of a scripted player; the same for every kind of server, so that what is compared is the servers.
#pragma once
#include <memory>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "load.h"

namespace carno::load {

class Client : public std::enable_shared_from_this<Client> {
 public:
  Client(Load& load, std::string target) : load_(load), target_(std::move(target)), stream_(load.io), pause_(load.io) {}
  virtual ~Client() = default;
  void run();

 protected:
  virtual void opened() {}
  virtual void hear(std::string_view text) = 0;

  void send(std::string message);
  void choose(std::string message);  // at the wanted pace
  void taken();                      // the last choice has been acknowledged
  void close();

  Load& load_;

 private:
  void shake_hands();
  void read();
  void write();
  void choose_now(std::string message);

  std::string target_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false> stream_;
  boost::beast::flat_buffer buffer_;
  boost::asio::steady_timer pause_;
  std::deque<std::string> waiting_;
  Clock::time_point sent_;
};

}  // namespace carno::load
