// What all tables share. Everything here is used on the I/O thread.
#pragma once
#include "bots.h"
#include "carno/engine.h"
#include "carno/texts.h"
#include "metrics.h"
#include "store.h"

namespace carno::server {

struct Host {
  const Engine& engine;
  const Texts& texts;
  Store& store;
  BotThread& bots;
  Metrics& metrics;
  std::chrono::seconds replace_after;  // a person must be gone for so long until a bot may play for them
  bool closing = false;                // nothing new is taken any more
};

}  // namespace carno::server
