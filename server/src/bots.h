// The thread on which bots think, at low priority: people's messages come first.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

#include <boost/asio/io_context.hpp>

#include "carno/bots.h"
#include "carno/content.h"

namespace carno::server {

const Bot& default_bot();

class BotThread {
 public:
  BotThread(const Content& content, boost::asio::io_context& io);
  ~BotThread() { stop(); }
  BotThread(const BotThread&) = delete;
  BotThread& operator=(const BotThread&) = delete;

  void stop();

  // A bot sees what its seat sees. The answer comes on the I/O thread.
  void ask(const Bot& bot, const View& view, const Decision& decision, std::function<void(Choice)> done);

 private:
  struct Question {
    const Bot* bot;
    View view;
    Decision decision;
    std::function<void(Choice)> done;
  };
  void think_until_stopped();

  const Content& content_;
  boost::asio::io_context& io_;
  u64 rng_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace carno::server
