#include "table.h"

#include "carno/notation.h"

namespace carno::play {

namespace {

// The choices of a game that is played back.
struct Choices final : Listener {
  std::vector<Choice> taken;
  void on(const Event& event) override {
    if (event.kind == EventKind::choice) taken.push_back(event.choice);
  }
};

session::TableRecord record_of(const ReplayHeader& header) {
  session::TableRecord record;
  record.options = header.options;
  record.seed = header.seed;
  record.hotseat = true;
  for (Seat s = 0; s < header.options.players; ++s) {
    session::SeatRecord& seat = record.seats[s];
    seat.name = header.name[s];
    seat.human = !seat.name.starts_with(kBotName);
    if (!seat.human) seat.level = seat.name.substr(kBotName.size());
  }
  return record;
}

}  // namespace

// The table rests until go_on(): a saved game is played up to where it was left before any bot goes on.
void Table::sit_down(const ReplayHeader& header) {
  header_ = header;
  session::Carrier& carrier = *this;
  session_.emplace(engine_, log_.texts(), carrier, record_of(header));
  session_->begin();
  tell_again();
}

void Table::start(const ReplayHeader& header) {
  sit_down(header);
  seed_bots(header.seed ^ Engine::hash(game()));
}

ReplayProblem Table::resume(const Replay& replay) {
  if (replay.header.manual_chance)
    return {0, "Outcomes of this game were typed in by hand; it can be shown and verified, but not gone on with here."};
  Choices choices;
  Game end{};
  if (ReplayProblem problem = play_back(engine_, replay, end, &choices)) return problem;
  sit_down(replay.header);
  for (const Choice& choice : choices.taken)
    session_->choose(choice);
  session_->settle();
  resumed_ = true;
  seed_bots(replay.header.seed ^ Engine::hash(game()));  // another stream after each resumption
  return {};
}

u8 Table::people() const {
  u8 seats = 0;
  for (Seat s = 0; s < header_.options.players; ++s)
    if (session_->record().seats[s].human) seats = static_cast<u8>(seats | bit(s));
  return seats;
}

void Table::go_on() {
  session_->stay_awake();
  session_->go_on();
}

std::string_view Table::undo() {
  const UndoTrail& trail = session_->match()->trail();
  if (!session_->undo(decision_.seat)) {
    tell_again();
    return "";
  }
  if (trail.length()) return "undo_other";
  switch (trail.barrier()) {
    case Barrier::chance: return "undo_chance";
    case Barrier::reveal: return "undo_reveal";
    case Barrier::other: return "undo_decided";
    default: return "undo_nothing";
  }
}

void Table::heard(const Game& game, const Event& event) {
  if (event.kind == EventKind::choice && game.open.pending.ask == Ask::turn)
    action_ = {event.seat, choice_text(engine_, game, event.choice)};
  log_.add(game, event);
}

// The whole story anew, from the choices that led here.
void Table::tell_again() {
  struct Ear final : Listener {
    Table& table;
    Game game{};
    explicit Ear(Table& told) : table(told) {}
    void on(const Event& event) override { table.heard(game, event); }
  };
  log_.clear();
  action_ = {};
  Ear ear(*this);
  session_->match()->hear_again(ear.game, ear);
}

}  // namespace carno::play
