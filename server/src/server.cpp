#include "carno/server.h"

#include <csignal>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <spdlog/spdlog.h>

#include "http.h"
#include "socket.h"

namespace carno::server {

namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

constexpr std::chrono::milliseconds kTick{250}, kGoodbye{500};

tcp::endpoint endpoint_of(const ServerOptions& options) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(options.bind, error);
  if (error) throw std::runtime_error("\"" + options.bind + "\" is not an address to bind to, like 127.0.0.1 or ::.");
  return {address, options.port};
}

}  // namespace

struct Server::Parts {
  Parts(const ServerContent& content, const ServerOptions& wanted)
      : options(wanted),
        endpoint(endpoint_of(options)),
        engine(content.content),
        store(options.data, io, metrics),
        bots(content.content, io),
        host{engine, content.texts, store, bots, metrics, std::chrono::seconds(options.replace_after), false},
        lobby(host),
        limits(options.per_address),
        api(host, lobby, limits, content.files, options.page),
        door{options, api, lobby, limits, metrics, Origins(options.origins, endpoint.address().is_loopback()), {}, {}},
        acceptor(io),
        ticker(io),
        pause(io),
        signals(io) {
    listen();
  }

  // Connections live in what the I/O context still has to do; they must go before what they use.
  ~Parts() {
    host.closing = true;
    store.stop();
    bots.stop();
    io.restart();
    for (bool busy = true; busy;) {
      const std::vector<Socket*> sockets(door.sockets.begin(), door.sockets.end());
      const std::vector<HttpSession*> streams(door.streams.begin(), door.streams.end());
      for (Socket* socket : sockets)
        socket->cut();
      for (HttpSession* stream : streams)
        stream->cut();
      busy = io.poll() > 0;
    }
  }

  void listen() {
    boost::system::error_code error;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
      throw std::runtime_error("port " + std::to_string(options.port) + " of " + options.bind +
                               " cannot be used: " + error.message() + ".");
  }

  void accept() {
    acceptor.async_accept([this](boost::system::error_code error, tcp::socket socket) {
      if (host.closing) return;
      if (error) return accept_later(error.message());
      welcome(std::move(socket));
      accept();
    });
  }

  // Without file handles left, trying again at once would only keep the processor busy.
  void accept_later(const std::string& why) {
    spdlog::warn("no connection can be taken: {}", why);
    pause.expires_after(kTick);
    pause.async_wait([this](boost::system::error_code error) {
      if (!error && !host.closing) accept();
    });
  }

  void welcome(tcp::socket socket) {
    boost::system::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = peer.address().to_string();
    const bool counted = !options.behind_proxy;  // behind a proxy all have its address
    if (counted && !limits.open_stream(address)) return;
    std::make_shared<HttpSession>(std::move(socket), door, address, counted)->run();
  }

  void tick() {
    ticker.expires_after(kTick);
    ticker.async_wait([this](boost::system::error_code error) {
      if (error || host.closing) return;
      const Moment now = Clock::now();
      lobby.tick(now, std::chrono::seconds(options.sleep_after));
      limits.forget_quiet(now);
      tick();
    });
  }

  // What is underway is written and told; then everybody hears goodbye.
  void close() {
    if (host.closing) return;
    host.closing = true;
    spdlog::info("shutting down");
    boost::system::error_code ignored;
    acceptor.close(ignored);
    ticker.cancel();
    pause.cancel();
    signals.cancel(ignored);
    store.flush([this] {
      const std::vector<Socket*> open(door.sockets.begin(), door.sockets.end());
      for (Socket* socket : open)
        socket->say_goodbye();
      ticker.expires_after(kGoodbye);
      ticker.async_wait([this](boost::system::error_code) { io.stop(); });
    });
  }

  const ServerOptions options;
  const tcp::endpoint endpoint;
  Metrics metrics;
  asio::io_context io{1};
  Engine engine;
  Store store;
  BotThread bots;
  Host host;
  Lobby lobby;
  AddressLimits limits;
  Api api;
  Door door;
  tcp::acceptor acceptor;
  asio::steady_timer ticker, pause;
  asio::signal_set signals;
};

Server::Server(const ServerContent& content, const ServerOptions& options)
    : parts_(std::make_unique<Parts>(content, options)) {}

Server::~Server() = default;

u16 Server::port() const { return parts_->acceptor.local_endpoint().port(); }

void Server::run() {
  parts_->accept();
  parts_->tick();
  parts_->io.run();
}

void Server::stop() {
  asio::post(parts_->io, [this] { parts_->close(); });
}

void Server::stop_on_signals() {
  parts_->signals.add(SIGINT);
  parts_->signals.add(SIGTERM);
  parts_->signals.async_wait([this](boost::system::error_code error, int) {
    if (!error) parts_->close();
  });
}

}  // namespace carno::server
