// What can be typed instead of a choice.
#include <algorithm>
#include <charconv>

#include "carno/notation.h"
#include "panel.h"
#include "screen.h"
#include "session.h"

namespace carno::play {

namespace {

unsigned number_of(const std::string& text) {
  unsigned value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

bool Session::command(const std::string& word, const std::string& rest, const Menu& menu, Reply& reply) {
  const Seat seat = table_.decision().seat;
  const View view = table_.view(seat);
  if (word == "help") {
    help();
  } else if (word == "why") {
    why();
  } else if (word == "what" || word == "?") {
    explain(rest, menu);
  } else if (word == "map") {
    show_ship(console_, words_, view);
  } else if (word == "hand" || word == "me") {
    console_.print(own_details(words_, view, console_.paint(), console_.columns()));
  } else if (word == "crew") {
    console_.print(crew_lines(words_, view, console_.paint(), 400, 1));
  } else if (word == "log") {
    show_log(rest);
  } else if (word == "rules") {
    show_rule(rest);
  } else if (word == "undo") {
    reply = undo();
  } else if (word == "save") {
    save_now(rest);
  } else if (word == "quit" || word == "exit") {
    reply = quit();
  } else if (word == "quit!") {
    reply = Reply::abandon;
  } else {
    return false;
  }
  return true;
}

void Session::help() {
  static constexpr std::pair<std::string_view, std::string_view> kCommands[] = {
      {"12", "help_number"},         {"move 007", "help_name"}, {"what 12", "help_what"},     {"map", "help_map"},
      {"hand", "help_hand"},         {"crew", "help_crew"},     {"log [N]", "help_log"},      {"why", "help_why"},
      {"rules B6.19", "help_rules"}, {"undo", "help_undo"},     {"save [FILE]", "help_save"}, {"quit", "help_quit"},
  };
  for (const auto& [typed, meaning] : kCommands) {
    console_.print("  " + console_.paint()(Ink::bold, typed) +
                   std::string(14 - std::min<std::size_t>(13, typed.size()), ' ') + words_.say(meaning));
  }
}

void Session::show_rule(const std::string& query) {
  const bool by_id = Rulebook::looks_like_id(query);
  const auto found = by_id ? rulebook_.by_id(query) : rulebook_.by_words(query, words_.lang);
  if (found.empty()) return console_.say(by_id ? words_.say("no_rule", {{"id", query}}) : words_.say("no_rule_words"));
  constexpr std::size_t kMost = 4;
  for (std::size_t i = 0; i < std::min(found.size(), kMost); ++i) {
    console_.print(
        console_.paint()(Ink::bold, found[i]->id + "  " + std::string(rulebook_.title(*found[i], words_.lang))));
    for (const std::string& line : lay_out(found[i]->text, std::min<std::size_t>(console_.columns() - 2, 110)))
      console_.print("  " + line);
  }
  if (found.size() <= kMost) return;
  std::string others;
  for (std::size_t i = kMost; i < std::min(found.size(), std::size_t{20}); ++i)
    others += (others.empty() ? "" : ", ") + found[i]->id;
  console_.say(words_.say("also", {{"ids", others + (found.size() > 20 ? " …" : "")}}));
}

void Session::why() {
  const Seat seat = table_.decision().seat;
  if (last_refusal_) {
    console_.say(words_.say("refused", {{"reason", words_.refused(last_refusal_.reason)}}));
    if (last_refusal_.rule.named()) show_rule(rule_text(last_refusal_.rule));
    return;
  }
  const auto story = table_.log().read(seat, 0);
  const RuleId last = table_.log().last_rule(seat), asked = table_.decision().rule;
  if (!story.empty()) console_.say(words_.say("last_told", {{"line", story.back()}}));
  if (last.named()) show_rule(rule_text(last));
  if (asked.named() && !(asked == last)) {
    console_.say(words_.say("the_question"));
    show_rule(rule_text(asked));
  }
}

void Session::explain(const std::string& number, const Menu& menu) {
  const Offered* offered = menu.numbered(number_of(number));
  if (!offered) return console_.say(words_.say("say_which", {{"last", static_cast<int>(menu.list().size())}}));
  const std::string cost = offered->cost ? ", " + words_.say("cards", {{"count", offered->cost}}) : "";
  const std::string whole = rule_of_choice(words_, table_.view(table_.decision().seat), offered->choice);
  console_.say(console_.paint()(Ink::bold, offered->notation) + cost + ". " + offered->what);
  if (!whole.empty() && whole != offered->what) console_.say(whole);
}

void Session::show_log(const std::string& count) {
  const auto lines = table_.log().read(table_.decision().seat, 0);
  const std::size_t wanted = count.empty() ? 40 : number_of(count);
  for (std::size_t i = lines.size() - std::min(lines.size(), wanted); i < lines.size(); ++i)
    console_.say(lines[i]);
}

Session::Reply Session::undo() {
  const std::string_view reason = table_.undo();
  if (reason.empty()) return Reply::taken;
  console_.say(words_.say(reason));
  return Reply::again;
}

// At a terminal nobody is sent away from a game that could not be saved.
Session::Reply Session::quit() {
  const std::string problem = console_.interactive() ? saved() : "";
  if (problem.empty()) return Reply::quit;
  console_.say(words_.say("save_elsewhere", {{"problem", problem}}));
  return Reply::again;
}

void Session::save_now(const std::string& path) {
  if (!path.empty()) save_.choose(path);
  const std::string problem = saved();
  console_.say(problem.empty() ? words_.say("saved", {{"path", save_.path().string()}}) : problem);
}

}  // namespace carno::play
