// What connections share: whom to ask, and what they may.
#pragma once
#include <unordered_set>

#include "api.h"
#include "carno/server.h"
#include "lobby.h"
#include "origin.h"

namespace carno::server {

class HttpSession;
class Socket;

struct Door {
  const ServerOptions& options;
  Api& api;
  Lobby& lobby;
  AddressLimits& limits;
  Metrics& metrics;
  Origins origins;
  std::unordered_set<Socket*> sockets;  // open ones, for saying goodbye
  std::unordered_set<HttpSession*> streams;
};

}  // namespace carno::server
