// The course of a game: choices to the carrier, then into the game, then to the people; bots in between.
#include "carno/session/session.h"

namespace carno::session {

namespace {

// Tells a carrier what is heard of a step that is being tried.
struct Relay final : Listener {
  Carrier& carrier;
  const Game& game;
  StoryLines* lines;
  Relay(Carrier& to, const Game& tried, StoryLines* story) : carrier(to), game(tried), lines(story) {}
  void on(const Event& event) override {
    if (lines) lines->on(event);
    carrier.heard(game, event);
  }
};

}  // namespace

// How far the table is follows from its log; before the game, from whether anybody holds a seat.
std::string Session::load(const std::vector<LogRow>& log) {
  if (log.empty()) {
    record_.state = record_.held() ? TableState::waiting : TableState::over;
    return "";
  }
  match_.emplace(engine_, record_.options, record_.seed);
  std::string problem = match_->load(log);
  note_progress();
  return problem;
}

void Session::begin() {
  if (record_.state != TableState::waiting || keeping()) return;
  const auto match = std::make_shared<Match>(engine_, record_.options, record_.seed);
  beginning_ = true;
  carrier_.keep(match->draft_of_setup(), match->progress(), [this, match](const std::string& problem) {
    beginning_ = false;
    if (!problem.empty()) return not_kept(problem, {});
    match_.emplace(std::move(*match));
    note_progress();
    send_table();
    update_all(nullptr, 0);
    go_on();
  });
}

bool Session::is_asked(Seat seat) const {
  return match_ && seat < kSeats && match_->game().open.pending.seat == seat && !automatic_ && !keeping() &&
         !record_.seats[seat].played_by_bot();
}

void Session::note_progress() {
  const Progress now = match_->progress();
  record_.state = now.state;
  record_.round = now.round;
  for (Seat s = 0; s < kSeats; ++s)
    record_.seats[s].character = now.characters[s];
  note_decision();
}

void Session::note_decision() {
  if (!match_) return;
  Decision decision;
  engine_.decide(match_->game(), decision);
  automatic_ = decision.seat != kNone && takes_itself(decision, several_people());
  carrier_.decision_changed();
}

bool Session::several_people() const {
  int people = 0;
  for (Seat s = 0; s < record_.players(); ++s)
    people += record_.seats[s].human && !record_.seats[s].left;
  return people > 1;
}

u8 Session::languages() const {
  u8 langs = 0;
  for (const auto& client : clients_)
    langs = static_cast<u8>(langs | bit(static_cast<unsigned>(client->lang)));
  return langs;
}

u8 Session::scene_viewers() const {
  u8 viewers = 0;
  for (const auto& client : clients_)
    if (client->scenes && !client->several_seats()) viewers = static_cast<u8>(viewers | viewer_bit(client->viewer));
  return viewers;
}

void Session::commit(const Choice& choice, bool asked, const Asker& asker) {
  attempt_ = std::make_unique<Attempt>();
  attempt_->asker = asker;
  Match::Draft& draft = attempt_->draft;
  StoryLines* lines = nullptr;
  if (!clients_.empty()) {
    draft.next.game = match_->game();
    lines = &attempt_->lines.emplace(engine_, texts_, draft.next.game);
    lines->start(match_->seq() + 1, languages());
    lines->show(scene_viewers());
  }
  Relay relay(carrier_, draft.next.game, lines);
  match_->draft_choice(choice, asked, draft, &relay);
  keep();
}

void Session::take_back(u32 count, const Asker& asker) {
  attempt_ = std::make_unique<Attempt>();
  attempt_->asker = asker;
  match_->draft_undo(count, attempt_->draft);
  keep();
}

void Session::keep() {
  const Match::Draft& draft = attempt_->draft;
  std::optional<Progress> changed;
  if (const Progress next = Match::progress_of(draft.next.game); next != match_->progress()) changed = next;
  carrier_.keep(draft.row, changed, [this](const std::string& problem) { kept(problem); });
}

void Session::kept(const std::string& problem) {
  const std::unique_ptr<Attempt> attempt = std::move(attempt_);
  if (!problem.empty()) return not_kept(problem, attempt->asker);
  const u32 taken_back = attempt->draft.taken_back;
  const u32 undone_to = taken_back ? match_->seq_before(taken_back) : 0;
  const Progress before = match_->progress();
  match_->accept(attempt->draft);
  note_progress();
  if (taken_back)
    carrier_.count(Carrier::Note::undone, taken_back);
  else
    carrier_.count(Carrier::Note::choice);
  if (const auto client = attempt->asker.client.lock()) send_taken(*client, attempt->asker.id);
  if (match_->progress() != before) send_table();
  update_all(attempt->lines ? &*attempt->lines : nullptr, undone_to);
  if (match_->over()) carrier_.count(Carrier::Note::game_over);
  go_on();
}

// Nothing has changed, neither with the carrier nor here. People are told; what bots wanted to do is tried again.
void Session::not_kept(const std::string& problem, const Asker& asker) {
  carrier_.keeping_failed();
  if (const auto asking = asker.client.lock())
    refuse(*asking, asker.id, storage_problem(problem));
  else
    for (const auto& client : clients_)
      send_error(*client, storage_problem(problem));
  update_players(0xFF);  // whoever was asked is asked again
}

bool Session::rests() const {
  return record_.state != TableState::running || keeping() || thinking_ || (clients_.empty() && !awake_) ||
         carrier_.closing();
}

// A carrier may answer at once: then the next step is taken here and not inside the one before it.
void Session::go_on() {
  again_ = true;
  if (going_) return;
  going_ = true;
  while (again_) {
    again_ = false;
    if (!rests()) step();
  }
  going_ = false;
}

// Whoever has to decide next: a bot is asked, a decision without a choice takes itself.
void Session::step() {
  Decision decision;
  engine_.decide(match_->game(), decision);
  if (decision.seat == kNone) return;
  if (record_.seats[decision.seat].played_by_bot()) return ask_bot(decision);
  if (automatic_) commit(decision.at(0), false, {});
}

void Session::ask_bot(const Decision& decision) {
  const Seat seat = decision.seat;
  thinking_ = true;
  carrier_.ask_bot(record_.seats[seat].level, engine_.observe(match_->game(), seat), decision,
                   [this, seat, seq = match_->seq()](const Choice& choice) {
                     thinking_ = false;
                     // Meanwhile its person may have come back and decided.
                     const bool still = match_->seq() == seq && record_.seats[seat].played_by_bot();
                     if (keeping()) return;
                     if (!still || engine_.refuse(match_->game(), choice)) return go_on();
                     carrier_.count(Carrier::Note::bot_choice);
                     commit(choice, false, {});
                   });
}

}  // namespace carno::session
