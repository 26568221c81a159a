// The course of a game at a table: choices to the disk, then into the game, then to the people; bots and the clock.
#include <spdlog/spdlog.h>

#include "table.h"

namespace carno::server {

namespace {

constexpr std::chrono::seconds kRetryAfter{1};

}  // namespace

// How far the table is follows from its log; before the game, from whether anybody holds a seat.
std::string Table::load(const std::vector<LogRow>& log) {
  if (log.empty()) {
    record_.state = record_.held() ? TableState::waiting : TableState::over;
    return "";
  }
  match_.emplace(host_.engine, record_.options, record_.seed);
  std::string problem = match_->load(log);
  note_progress();
  return problem;
}

bool Table::is_asked(Seat seat) const {
  return match_ && seat < kSeats && match_->game().open.pending.seat == seat && !automatic_ && !writing_ &&
         !record_.seats[seat].played_by_bot();
}

void Table::note_decision() {
  if (!match_) return;
  host_.engine.decide(match_->game(), host_.decision);
  automatic_ = host_.decision.seat != kNone && takes_itself(host_.decision, several_people());
  start_clock();
}

// Of the decision after a step that is written now.
Deadline Table::deadline_after(u32 seq) const {
  if (!record_.limit) return {};
  return {unix_milliseconds() + std::int64_t{record_.limit} * 1000, seq};
}

bool Table::clock_runs() const { return record_.deadline.at && match_ && record_.deadline.seq == match_->seq(); }

// A person who is asked has the limit from now on. At a table at which nobody looks no clock starts; one that runs goes
// on.
bool Table::start_clock() {
  if (!match_ || record_.state != TableState::running || clients_.empty() || clock_runs()) return false;
  if (!is_asked(match_->game().open.pending.seat)) return false;
  const Deadline deadline = deadline_after(match_->seq());
  if (deadline.at) record_.deadline = deadline;
  return deadline.at != 0;
}

bool Table::call_late_away() {
  if (!clock_runs() || writing_ || unix_milliseconds() < record_.deadline.at) return false;
  const Seat seat = match_->game().open.pending.seat;
  record_.deadline.at = 0;
  if (!is_asked(seat)) return false;
  spdlog::info("table {}: time is up for seat {}, a bot goes on", record_.code, seat + 1);
  record_.seats[seat].away = record_.seats[seat].late = true;
  return true;
}

bool Table::several_people() const {
  int people = 0;
  for (Seat s = 0; s < record_.players(); ++s)
    people += record_.seats[s].human && !record_.seats[s].left;
  return people > 1;
}

void Table::begin_game() {
  if (record_.state != TableState::waiting || writing_) return;
  auto match = std::make_shared<Match>(host_.engine, record_.options, record_.seed);
  writing_ = true;
  host_.store.append(record_.id, match->draft_of_setup(), match->progress(),
                     clients_.empty() ? Deadline{} : deadline_after(1),
                     [self = shared_from_this(), match](const std::string& problem) {
                       self->writing_ = false;
                       if (!problem.empty()) return self->storage_failed(problem, {});
                       self->match_.emplace(std::move(*match));
                       self->record_.state = TableState::running;
                       self->note_progress();
                       self->send_table();
                       self->update_all(nullptr, 0);
                       self->go_on();
                     });
}

void Table::note_progress() {
  const Progress now = match_->progress();
  record_.state = now.state;
  record_.round = now.round;
  for (Seat s = 0; s < kSeats; ++s)
    record_.seats[s].character = now.characters[s];
  note_decision();
}

void Table::commit(const Choice& choice, bool asked, const Asker& asker) {
  Match::Draft draft = match_->draft(choice, asked);
  writing_ = true;
  std::optional<Progress> changed;
  if (!(draft.progress == match_->progress())) changed = draft.progress;
  host_.store.append(record_.id, std::move(draft.row), changed, deadline_after(match_->seq() + 1),
                     [self = shared_from_this(), choice, asked, asker](const std::string& problem) {
                       self->writing_ = false;
                       if (!problem.empty()) return self->storage_failed(problem, asker);
                       self->carry_out(choice, asked, asker);
                     });
}

void Table::carry_out(const Choice& choice, bool asked, const Asker& asker) {
  u8 langs = 0;
  for (const auto& client : clients_)
    langs = static_cast<u8>(langs | bit(static_cast<unsigned>(client->lang)));
  StoryLines lines(host_.engine, host_.texts, match_->game());
  lines.start(match_->seq() + 1, langs);
  match_->take(choice, asked, &lines);
  const bool table_changed = !(match_->progress() == Progress{record_.state, record_.round, characters()});
  note_progress();
  used_ = Clock::now();
  count(host_.metrics.choices);
  if (const auto client = asker.client.lock()) {
    send_taken(*client, asker.id);
    host_.metrics.choice_time.add(used_ - asker.since);
  }
  if (table_changed) send_table();
  update_all(&lines, 0);
  if (match_->over()) count(host_.metrics.games_over);
  go_on();
}

std::array<u8, kSeats> Table::characters() const {
  std::array<u8, kSeats> them{};
  for (Seat s = 0; s < kSeats; ++s)
    them[s] = record_.seats[s].character;
  return them;
}

void Table::take_back(u32 steps, const Asker& asker) {
  writing_ = true;
  host_.store.append(record_.id, match_->draft_of_undo(steps), std::nullopt, deadline_after(match_->seq() + 1),
                     [self = shared_from_this(), steps, asker](const std::string& problem) {
                       self->writing_ = false;
                       if (!problem.empty()) return self->storage_failed(problem, asker);
                       const u32 to = self->match_->seq_before(steps);
                       self->match_->take_back(steps);
                       self->note_progress();
                       count(self->host_.metrics.undone, steps);
                       if (const auto client = asker.client.lock()) self->send_taken(*client, asker.id);
                       self->update_all(nullptr, to);
                       self->go_on();
                     });
}

// Nothing has changed, neither on the disk nor here. People are told; what bots wanted to do is tried again.
void Table::storage_failed(const std::string& problem, const Asker& asker) {
  retry_later();
  if (const auto asking = asker.client.lock()) {
    answer_refused(*asking, asker.id, storage_problem(problem));
  } else {
    std::string out;
    append_error(out, storage_problem(problem));
    for (const auto& client : clients_)
      client->send(out);
  }
  update_players(0xFF);  // whoever was asked is asked again
}

void Table::retry_later() { retry_at_ = Clock::now() + kRetryAfter; }

void Table::retry() {
  retry_at_ = {};
  if (unsaved_) save_record();
  if (record_.state == TableState::waiting) start_if_full();
  go_on();
}

// Whoever has to decide next: a bot is asked, a decision without a choice takes itself. A table at which nobody looks
// rests.
void Table::go_on() {
  if (record_.state != TableState::running || writing_ || thinking_ || clients_.empty() || host_.closing) return;
  host_.engine.decide(match_->game(), host_.decision);
  const Decision& decision = host_.decision;
  if (decision.seat == kNone) return;
  if (record_.seats[decision.seat].played_by_bot()) return ask_bot(decision.seat);
  if (automatic_) commit(decision.at(0), false, {});
}

void Table::ask_bot(Seat seat) {
  const Bot* bot = find_bot(record_.seats[seat].level);
  thinking_ = true;
  host_.bots.ask(bot ? *bot : default_bot(), host_.engine.observe(match_->game(), seat), host_.decision,
                 [self = shared_from_this(), seat, seq = match_->seq()](const Choice& choice) {
                   self->thinking_ = false;
                   // Meanwhile its person may have come back and decided.
                   const bool still = self->match_->seq() == seq && self->record_.seats[seat].played_by_bot();
                   if (self->writing_) return;
                   if (!still || self->host_.engine.refuse(self->match_->game(), choice)) return self->go_on();
                   count(self->host_.metrics.bot_choices);
                   self->commit(choice, false, {});
                 });
}

void Table::tick(Moment now) {
  if (retry_at_ != Moment{} && now >= retry_at_ && !writing_) retry();
  if (clients_.empty() || !call_late_away()) return;
  save_record();
  send_table();
  update_players(static_cast<u8>(bit(match_->game().open.pending.seat)));
  go_on();
}

bool Table::asleep(Moment now, std::chrono::seconds after) const {
  return clients_.empty() && !unsaved_ && now - used_ >= after;
}

}  // namespace carno::server
