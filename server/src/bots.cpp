#include "bots.h"

#include <boost/asio/post.hpp>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "token.h"

namespace carno::server {

namespace {

constexpr int kNice = 15;

}  // namespace

const Bot& default_bot() {
  for (const std::string_view name : {"sane", "restless"})
    if (const Bot* bot = find_bot(name)) return *bot;
  return bots().front();
}

BotThread::BotThread(const Content& content, boost::asio::io_context& io)
    : content_(content), io_(io), rng_(random_word()), thread_([this] { think_until_stopped(); }) {}

void BotThread::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void BotThread::ask(const Bot& bot, const View& view, const Decision& decision, std::function<void(Choice)> done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({&bot, view, decision, std::move(done)});
  }
  wake_.notify_one();
}

void BotThread::think_until_stopped() {
  // On Linux a thread has its own nice value.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    Question question = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    const Choice choice = question.bot->pick(content_, question.view, question.decision, rng_);
    boost::asio::post(io_, [choice, done = std::move(question.done)] { done(choice); });
  }
}

}  // namespace carno::server
