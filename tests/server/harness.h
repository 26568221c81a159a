// A real server on a free port of this machine, and clients that speak to it as browsers do.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "carno/server.h"

namespace carno::server::testing {

namespace json = boost::json;

// A directory of its own, gone afterwards.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

class RunningServer {
 public:
  explicit RunningServer(ServerOptions options);
  ~RunningServer();
  u16 port() const { return server_->port(); }

 private:
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

using Headers = std::map<std::string, std::string>;

struct Answer {
  unsigned status = 0;
  std::string body;
  std::map<std::string, std::string> headers;  // names in small letters
  json::object object() const { return json::parse(body).as_object(); }
  std::string error() const;  // the word of a refusal
};

Answer ask(u16 port, const std::string& method, const std::string& target, const std::string& body = "",
           const Headers& headers = {});
double metric(u16 port, const std::string& name);  // of /metrics
// Bytes as they are, and what comes back until the server closes.
std::string ask_raw(u16 port, const std::string& bytes);

class Player {
 public:
  // Opens the WebSocket; `headers` go with the handshake.
  explicit Player(u16 port, const Headers& headers = {});

  bool connected() const { return connected_; }
  unsigned handshake_status() const { return status_; }
  void send(const json::value& message) { send_text(json::serialize(message)); }
  void send_text(const std::string& text, bool binary = false);
  // The next message; empty when nothing came for a while or the connection was closed.
  std::optional<json::object> receive(std::chrono::milliseconds patience = std::chrono::seconds(10));
  // Skips others until one of this type.
  json::object receive_type(const std::string& type);
  bool closed_by_server();  // reads on until it is; false if it stays open
  void drop();              // the connection is lost without a word

  json::object hello(const std::string& code, const json::value& token, u32 since = 0, const std::string& lang = "en");

  bool scenes = false;   // the next hello asks for them
  std::string received;  // every byte of every message

 private:
  boost::asio::io_context io_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_{io_};
  bool connected_ = false;
  unsigned status_ = 0;
};

struct Seated {
  std::string code, token;
  int seat = 0;
};
Seated make_table(u16 port, const json::object& wanted);
Seated join_table(u16 port, const std::string& code, const std::string& name);
void wait_until_running(u16 port, const std::string& code);
json::object two_people();  // a new table
json::object alone_with_bots(int bots);

// Makes a choice for the decision: mostly one of the options, by `dice`; for hand cards, the first that are enough.
std::string pick(const json::object& decision, u64& dice);
u64 next(u64& dice);

class ServerTest : public ::testing::Test {
 protected:
  void SetUp() override { start(); }
  virtual ServerOptions options() const;
  void start() { server_.emplace(options()); }
  void restart();
  u16 port() const { return server_->port(); }

  TemporaryDirectory data_;
  std::optional<RunningServer> server_;
};

}  // namespace carno::server::testing
