// The thread on which bots think, at low priority: people's messages come first.
#pragma once
#include <atomic>
#include <functional>
#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include "carno/bots.h"
#include "carno/content.h"
#include "mailbox.h"

namespace carno::server {

class BotThread {
 public:
  BotThread(const Content& content, boost::asio::io_context& io);
  ~BotThread() { stop(); }
  BotThread(const BotThread&) = delete;
  BotThread& operator=(const BotThread&) = delete;

  void stop();  // what has not been answered is not answered any more

  // A bot sees what its seat sees. The answer comes on the I/O thread.
  void ask(const Bot& bot, const View& view, const Decision& decision, std::function<void(Choice)> done);

 private:
  struct Question {
    const Bot* bot;
    View view;
    Decision decision;
    std::function<void(Choice)> done;
    Choice answer;
    Question* next = nullptr;
  };
  void think_until_stopped();
  void wait_for_answers();

  const Content& content_;
  u64 rng_;
  Mailbox<Question> asked_, answered_;
  std::atomic<u32> rings_{0};                   // of the bell for the bots: something was asked, or it is time to stop
  boost::asio::posix::stream_descriptor bell_;  // for the I/O thread
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

}  // namespace carno::server
