#include "bots.h"

#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "token.h"

namespace carno::server {

namespace {

constexpr int kNice = 15;

int new_bell() {
  const int bell = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  if (bell < 0) throw std::runtime_error("the system has no file handle left for the bots.");
  return bell;
}

}  // namespace

BotThread::BotThread(const Content& content, boost::asio::io_context& io)
    : content_(content), rng_(random_word()), bell_(io, new_bell()), thread_([this] { think_until_stopped(); }) {
  wait_for_answers();
}

void BotThread::stop() {
  stopping_ = true;
  rings_.fetch_add(1);
  rings_.notify_one();
  if (thread_.joinable()) thread_.join();
  asked_.take();
  answered_.take();
}

void BotThread::ask(const Bot& bot, const View& view, const Decision& decision, std::function<void(Choice)> done) {
  asked_.put(std::make_unique<Question>(Question{&bot, view, decision, std::move(done), {}}));
  rings_.fetch_add(1);
  rings_.notify_one();
}

void BotThread::think_until_stopped() {
  // On Linux a thread has its own nice value.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
  while (!stopping_) {
    const u32 heard = rings_;
    auto questions = asked_.take();
    if (questions.empty() && !stopping_) rings_.wait(heard);
    for (auto& question : questions) {
      if (stopping_) return;
      question->answer = question->bot->pick(content_, question->view, question->decision, rng_);
      answered_.put(std::move(question));
      eventfd_write(bell_.native_handle(), 1);
    }
  }
}

void BotThread::wait_for_answers() {
  bell_.async_wait(boost::asio::posix::stream_descriptor::wait_read, [this](boost::system::error_code error) {
    if (error) return;
    eventfd_t rung = 0;
    eventfd_read(bell_.native_handle(), &rung);
    for (const auto& question : answered_.take())
      question->done(question->answer);
    wait_for_answers();
  });
}

}  // namespace carno::server
