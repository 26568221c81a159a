// `carno serve`: tables over HTTP and WebSocket on one port (docs/formats/protocol.md), kept in SQLite.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "carno/content_loader.h"

namespace carno::server {

struct ServerOptions {
  std::string bind = "127.0.0.1";
  u16 port = 8090;             // 0: any free one
  std::filesystem::path data;  // directory of the database; made if it is not there
  std::filesystem::path page;  // the built page; empty or missing: the API only
  std::vector<std::string>
      origins;                 // addresses it is reached by, "https://carno.example.org"; see docs/guide/hosting.md
  bool behind_proxy = false;   // the last X-Forwarded-For of a proxy on this machine is the client's address
  u32 per_address = 16;        // WebSockets of one address; 0: no limits by address
  u32 messages_a_second = 30;  // of one connection; 0: no limit
  u32 sleep_after = 600;       // seconds without anybody connected until a table leaves the memory
  u32 replace_after = 300;     // seconds a person must be gone until the others may let a bot play
  u32 hello_within = 10;       // seconds a connection may be silent at first
};

struct ServerContent {
  const Content& content;
  const Texts& texts;
  const ContentFiles& files;
};

// Runs on the thread that calls run(), with one thread for storage and one for bots.
class Server {
 public:
  // Opens the database and the port; std::runtime_error says in one sentence what is in the way.
  Server(const ServerContent& content, const ServerOptions& options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  u16 port() const;
  void run();   // until stop(); `stop_on_signals` makes SIGINT and SIGTERM do it
  void stop();  // from any thread: takes nothing new, writes what is underway, says goodbye
  void stop_on_signals();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace carno::server
