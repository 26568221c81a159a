#include "session.h"

#include <algorithm>

#include "../common.h"
#include "carno/notation.h"
#include "question.h"
#include "screen.h"

namespace carno::play {

int Session::run() {
  constexpr std::size_t kReminder = 8;  // lines of the story for those who come back to a saved game
  if (table_.resumed()) read_.fill(table_.log().size() - std::min(table_.log().size(), kReminder));
  for (table_.go_on(); table_.decision().seat != kNone;) {
    const Reply reply = ask_person();
    if (reply == Reply::quit) return leave();
    if (reply == Reply::abandon) return 0;
  }
  return finish();
}

// Hidden hands: whoever played last reads what came of it and leaves, then the next one comes.
void Session::hand_over(Seat seat) {
  if (!several_humans() || seat == last_person_ || !console_.interactive()) return;
  const View view = table_.view(seat);
  if (last_person_ != kNone) {
    console_.clear();
    for (const std::string& line : table_.log().read(last_person_, read_[last_person_]))
      console_.say(line);
    read_[last_person_] = table_.log().size();
    console_.ask("\n" + words_.say("hand_over", {{"seat", words_.seat(view, seat)}}) + " ");
  }
  console_.clear();
  console_.ask(words_.say("alone", {{"seat", words_.seat(view, seat)}}) + " ");
}

Session::Reply Session::ask_person() {
  const Seat seat = table_.decision().seat;
  hand_over(seat);
  last_person_ = seat;
  last_refusal_ = {};
  if (console_.interactive() && table_.decision().ask == Ask::turn) saved();  // in case of a crash
  const Menu menu(table_.engine(), table_.game(), words_, table_.view(seat), table_.decision());
  const std::size_t shown = table_.log().size();
  show_decision(console_, words_, table_, menu, read_[seat]);
  const std::string range = menu.list().size() == 1 ? words_.say("enter") : "1-" + std::to_string(menu.list().size());
  for (;;) {
    const auto line = console_.ask(console_.paint()(Ink::bold, words_.say("prompt", {{"range", range}}) + " > "));
    if (!line) return Reply::quit;
    const Reply reply = hear(*line, menu);
    if (reply == Reply::again) continue;
    if (reply == Reply::taken) read_[seat] = std::min(shown, table_.log().size());
    return reply;
  }
}

Session::Reply Session::hear(const std::string& line, const Menu& menu) {
  if (line.empty()) {
    if (menu.list().size() == 1) return take(menu.list().front().choice);
    if (console_.interactive()) show_decision(console_, words_, table_, menu, read_[table_.decision().seat]);
    return Reply::again;
  }
  const std::size_t space = std::min(line.find(' '), line.size());
  const std::string rest = space < line.size() ? line.substr(line.find_first_not_of(' ', space)) : "";
  Reply reply = Reply::again;
  if (command(line.substr(0, space), rest, menu, reply)) return reply;
  return choose(line, menu);
}

Session::Reply Session::choose(const std::string& line, const Menu& menu) {
  const bool number = line.size() <= 4 && line[0] != '0' && line.find_first_not_of("0123456789") == std::string::npos;
  if (number) {
    if (const Offered* offered = menu.numbered(static_cast<u32>(std::stoul(line)))) return take(offered->choice);
    console_.say(words_.say("no_choice", {{"number", line}, {"last", static_cast<int>(menu.list().size())}}));
    return Reply::again;
  }
  const ParsedChoice parsed = parse_choice(table_.engine(), table_.game(), line);
  if (parsed.error.empty()) return take(parsed.choice);
  console_.say(words_.say("unreadable", {{"error", parsed.error}}));
  return Reply::again;
}

Session::Reply Session::take(const Choice& choice) {
  last_refusal_ = table_.take(choice);
  if (!last_refusal_) return Reply::taken;
  std::string sentence = words_.refused(last_refusal_.reason);
  if (last_refusal_.rule.named()) sentence += " [" + rule_text(last_refusal_.rule) + "]";
  console_.say(sentence);
  return Reply::again;
}

// Writes the save; what went wrong, if anything.
std::string Session::saved() {
  std::string problem;
  if (save_.write(table_.record(), problem)) return "";
  return problem.empty() ? words_.say("not_saved") : problem;
}

int Session::leave() {
  const std::string problem = saved();
  if (!problem.empty()) throw Failure(problem);
  console_.print("\n" + words_.say("saved_resume", {{"path", save_.path().string()}}));
  return 0;
}

// The record of a whole game is kept where its saves were, or where somebody asked for it.
int Session::finish() {
  console_.clear();
  if (last_person_ != kNone) {
    for (const std::string& line : table_.log().read(last_person_, read_[last_person_]))
      console_.say(line);
  }
  show_end(console_, words_, table_);
  if (!console_.interactive() && !save_.chosen()) return 0;
  const std::string problem = saved();
  if (!problem.empty()) throw Failure(problem);
  console_.print("\n" + words_.say("kept", {{"path", save_.path().string()}}));
  return 0;
}

}  // namespace carno::play
