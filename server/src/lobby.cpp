#include "lobby.h"

#include <unordered_set>

#include <spdlog/spdlog.h>

namespace carno::server {

namespace {

constexpr int kCodeTries = 8;
constexpr int kListed = 100;
constexpr std::chrono::seconds kListedFor = std::chrono::hours(1);  // after the last change, with nobody there

Seat first_open(const TableRecord& record) {
  for (Seat s = 0; s < record.players(); ++s)
    if (record.seats[s].open()) return s;
  return kNone;
}

// The maker holds the first person's seat; in hot-seat all of them.
void seat_maker(TableRecord& record, const std::string& name, const Token& token) {
  for (Seat s = first_open(record), first = s; s < record.players(); ++s) {
    SeatRecord& it = record.seats[s];
    if (!it.open() || (s != first && !record.hotseat)) continue;
    it.token = token;
    if (s == first || it.name.empty()) it.name = s == first ? name : "p" + std::to_string(s + 1);
  }
}

}  // namespace

void Lobby::make(const NewTable& wanted, std::function<void(Seated)> done) {
  TableRecord record;
  record.options = wanted.options;
  record.edition = wanted.edition;
  record.is_public = wanted.is_public;
  record.hotseat = wanted.hotseat;
  record.limit = wanted.limit;
  record.seats = wanted.seats;
  record.seed = random_word();
  record.maker = first_open(record);
  const Token token = new_token();
  seat_maker(record, wanted.name, token);
  insert(std::move(record), kCodeTries, [done = std::move(done), token](const Problem& problem, const auto& table) {
    if (problem) return done({problem, {}});
    done({{}, table->record().code, table->record().maker, token});
    table->start_if_full();
  });
}

void Lobby::insert(TableRecord record, int tries, std::function<void(Problem, std::shared_ptr<Table>)> done) {
  record.id = host_.store.next_id();
  record.code = new_code();
  TableRecord kept = record;
  host_.store.insert(std::move(record), [this, kept = std::move(kept), tries, done = std::move(done)](
                                            const std::string& problem, bool code_taken) mutable {
    if (code_taken && tries > 1) return insert(std::move(kept), tries - 1, std::move(done));
    if (!problem.empty()) return done(storage_problem(problem), nullptr);
    count(host_.metrics.tables_made);
    spdlog::info("table {}: made for {} players", kept.code, kept.players());
    const std::string code = kept.code;
    const auto table = std::make_shared<Table>(host_, std::move(kept));
    tables_[code] = table;
    done({}, table);
  });
}

void Lobby::find(const std::string& code, std::function<void(Found)> done) {
  const auto good = parse_code(code);
  if (!good) return done({{"not_found", "A table's code has five letters, without I and O."}, nullptr});
  if (const auto it = tables_.find(*good); it != tables_.end()) return done({{}, it->second});
  auto& waiting = loading_[*good];
  waiting.push_back(std::move(done));
  if (waiting.size() > 1) return;
  host_.store.load(*good, [this, code = *good](StoredTable stored) { loaded(code, std::move(stored)); });
}

void Lobby::loaded(const std::string& code, StoredTable stored) {
  Found found;
  if (!stored.problem.empty()) {
    found.problem = storage_problem(stored.problem);
  } else if (!stored.found) {
    found.problem = {"not_found", "There is no table " + code + "."};
  } else if (stored.damaged) {
    found.problem = {"damaged", "The record of the table " + code + " is damaged; it cannot be opened any more."};
  } else {
    found.table = std::make_shared<Table>(host_, std::move(stored.record));
    if (const std::string why = found.table->load(stored.log); !why.empty()) {
      spdlog::warn("table {}: {}", code, why);
      found = {{"damaged", why}, nullptr};
    } else {
      tables_[code] = found.table;
      count(host_.metrics.tables_loaded);
    }
  }
  const auto waiting = std::move(loading_[code]);
  loading_.erase(code);
  for (const auto& done : waiting)
    done(found);
}

// While the new table is being made, nobody else makes another.
bool Lobby::wait_for_rematch(const std::string& code, const Token& token, const std::function<void(Seated)>& done) {
  const auto busy = following_.find(code);
  if (busy == following_.end()) return false;
  busy->second.push_back([this, code, token, done] { rematch(code, token, done); });
  return true;
}

void Lobby::rematch(const std::string& code, const Token& token, std::function<void(Seated)> done) {
  find(code, [this, token, done = std::move(done)](const Found& found) {
    if (found.problem) return done({found.problem, {}});
    const TableRecord& old = found.table->record();
    const u8 seats = found.table->seats_of(token);
    if (!seats) return done({{"not_yours", "Only who played at this table can ask for another game."}, {}});
    if (old.state != TableState::over) return done({bad_request("The game is not over yet."), {}});
    if (wait_for_rematch(old.code, token, done)) return;
    const auto seat = static_cast<Seat>(std::countr_zero(seats));
    if (old.rematch.empty()) return follow_up(found.table, seat, done);
    take_place(old.rematch, old.seats[seat], seat, done);
  });
}

// The first who asks makes the new table; the others find it through the old one. People keep their tokens, so that
// whoever asks twice is known.
void Lobby::follow_up(std::shared_ptr<Table> old, Seat seat, std::function<void(Seated)> done) {
  const TableRecord& before = old->record();
  TableRecord record = before;
  record.state = TableState::waiting;
  record.round = 0;
  record.rematch.clear();
  record.deadline = {};
  record.seed = random_word();
  record.maker = seat;
  const Token token = before.seats[seat].token;
  for (Seat s = 0; s < kSeats; ++s) {
    SeatRecord& it = record.seats[s];
    const bool same_person = same_token(it.token, token);  // hot-seat
    it.human = it.human && !it.left;
    it.left = it.away = it.late = false;
    it.character = kNone;
    it.token = same_person ? token : Token{};
    if (!same_person) it.name.clear();
  }
  following_[before.code];
  insert(std::move(record), kCodeTries,
         [this, old, seat, token, done = std::move(done)](const Problem& problem, const auto& table) {
           if (!problem) old->set_rematch(table->record().code);
           const auto waiting = std::move(following_[old->record().code]);
           following_.erase(old->record().code);
           done(problem ? Seated{problem, {}} : Seated{{}, table->record().code, seat, token});
           if (!problem) table->start_if_full();
           for (const auto& next : waiting)
             next();
         });
}

void Lobby::take_place(const std::string& code, const SeatRecord& person, Seat seat, std::function<void(Seated)> done) {
  find(code, [code, person, seat, done = std::move(done)](const Found& found) {
    if (found.problem) return done({found.problem, {}});
    found.table->follow(person, seat, [code, done](const Table::Seated& seated) {
      done({seated.problem, code, seated.seat, seated.token});
    });
  });
}

// What somebody is at, or was lately; a table that nobody holds a seat at is nobody's to join.
void Lobby::list(std::function<void(const Problem&, std::string)> done) {
  const std::int64_t since = unix_milliseconds() / 1000 - kListedFor.count();
  host_.store.list(since, kListed, [this, done = std::move(done)](const std::string& problem, const auto& tables) {
    if (!problem.empty()) return done(storage_problem(problem), "");
    std::string out = "{\"tables\":[";
    std::unordered_set<std::string_view> shown;
    const auto show = [&](const TableRecord& record, u8 online) {
      if (record.state == TableState::over || !record.held() || !shown.insert(record.code).second) return;
      if (out.back() != '[') out += ',';
      append_table(out, record, host_.engine.content(), online);
    };
    for (const TableRecord& stored : tables) {
      const auto live = tables_.find(stored.code);
      if (live == tables_.end())
        show(stored, 0);
      else
        show(live->second->record(), live->second->online());
    }
    for (const auto& [code, table] : tables_)  // long without a change, but somebody is there
      if (shown.size() < kListed && table->record().is_public && table->online())
        show(table->record(), table->online());
    done({}, out + "]}");
  });
}

void Lobby::tick(Moment now, std::chrono::seconds sleep_after) {
  for (auto it = tables_.begin(); it != tables_.end();) {
    it->second->tick(now);
    // Whoever is on the way to the table, from the disk or the bots, holds it.
    if (it->second.use_count() == 1 && it->second->asleep(now, sleep_after))
      it = tables_.erase(it);
    else
      ++it;
  }
  host_.metrics.live_tables = tables_.size();
}

}  // namespace carno::server
