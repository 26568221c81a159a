// What the session leaves to who carries it: the disk, the bots' thread, the clock.
#include "table.h"

#include <spdlog/spdlog.h>

namespace carno::server {

namespace {

constexpr std::chrono::seconds kRetryAfter{1};

}  // namespace

Table::Table(Host& host, TableRecord record)
    : host_(host), session_(host.engine, host.texts, *this, std::move(record)), used_(Clock::now()) {
  gone_.fill(used_);
}

// The table lives until its answer has come.
void Table::keep(const LogRow& row, const std::optional<Progress>& changed, Kept done) {
  const bool at_rest = row.seq == 1 && session_.clients().empty();  // begun by the last who took a seat
  used_ = Clock::now();
  host_.store.append(record().id, row, changed, at_rest ? Deadline{} : deadline_after(row.seq),
                     [self = shared_from_this(), asked = row.asked, since = used_,
                      done = std::move(done)](const std::string& problem) {
                       if (asked && problem.empty()) self->host_.metrics.choice_time.add(Clock::now() - since);
                       done(problem);
                     });
}

void Table::ask_bot(const std::string& level, const View& view, const Decision& decision,
                    std::function<void(const Choice&)> done) {
  const Bot* bot = find_bot(level);
  host_.bots.ask(bot ? *bot : default_bot(), view, decision,
                 [self = shared_from_this(), done = std::move(done)](const Choice& choice) { done(choice); });
}

void Table::count(Note note, u32 times) {
  Metrics& metrics = host_.metrics;
  switch (note) {
    case Note::choice: return server::count(metrics.choices, times);
    case Note::bot_choice: return server::count(metrics.bot_choices, times);
    case Note::undone: return server::count(metrics.undone, times);
    case Note::game_over: return server::count(metrics.games_over, times);
    case Note::refused: return server::count(metrics.refused, times);
    case Note::error: return server::count(metrics.errors, times);
  }
}

void Table::save_record() {
  host_.store.update(record(), [self = shared_from_this()](const std::string& problem) {
    self->unsaved_ = !problem.empty();
    if (self->unsaved_) self->retry_later();
  });
}

void Table::retry_later() { retry_at_ = Clock::now() + kRetryAfter; }

void Table::retry() {
  retry_at_ = {};
  if (unsaved_) save_record();
  if (record().state == TableState::waiting) start_if_full();
  session_.go_on();
}

// Of the decision after a step that is written now.
Deadline Table::deadline_after(u32 seq) const {
  if (!record().limit) return {};
  return {unix_milliseconds() + std::int64_t{record().limit} * 1000, seq};
}

bool Table::clock_runs() const { return record().deadline.at && match() && record().deadline.seq == match()->seq(); }

// A person who is asked has the limit from now on. At a table at which nobody looks no clock starts; one that runs goes
// on.
bool Table::start_clock() {
  if (!match() || record().state != TableState::running || session_.clients().empty() || clock_runs()) return false;
  if (!session_.is_asked(match()->game().open.pending.seat)) return false;
  const Deadline deadline = deadline_after(match()->seq());
  if (deadline.at) session_.seating().deadline = deadline;
  return deadline.at != 0;
}

bool Table::call_late_away() {
  if (!clock_runs() || session_.keeping() || unix_milliseconds() < record().deadline.at) return false;
  const Seat late = match()->game().open.pending.seat;
  session_.seating().deadline.at = 0;
  if (!session_.is_asked(late)) return false;
  spdlog::info("table {}: time is up for seat {}, a bot goes on", record().code, late + 1);
  seat(late).away = seat(late).late = true;
  return true;
}

// Seconds left for the pending decision.
void Table::append_clock(std::string& out) const {
  if (!clock_runs()) return;
  const std::int64_t left = (record().deadline.at - unix_milliseconds()) / 1000;
  out += ",\"clock\":" + std::to_string(std::max<std::int64_t>(0, left));
}

void Table::tick(Moment now) {
  if (retry_at_ != Moment{} && now >= retry_at_ && !session_.keeping()) retry();
  if (session_.clients().empty() || !call_late_away()) return;
  save_record();
  session_.send_table();
  session_.update_players(static_cast<u8>(bit(match()->game().open.pending.seat)));
  session_.go_on();
}

bool Table::asleep(Moment now, std::chrono::seconds after) const {
  return session_.clients().empty() && !unsaved_ && now - used_ >= after;
}

}  // namespace carno::server
