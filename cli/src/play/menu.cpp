#include "menu.h"

#include <algorithm>
#include <tuple>

#include "carno/notation.h"
#include "carno/rulebook.h"

namespace carno::play {

namespace {

Group group_of(Do verb) {
  switch (verb) {
    case Do::move:
    case Do::careful: return Group::move;
    case Do::shoot:
    case Do::melee: return Group::fight;
    case Do::play:
    case Do::mutate: return Group::cards;
    case Do::use:
    case Do::pick:
    case Do::craft:
    case Do::quest:
    case Do::trade: return Group::items;
    case Do::room: return Group::room;
    default: return Group::other;
  }
}

std::string_view title_of(Group group) {
  switch (group) {
    case Group::move: return "group_move";
    case Group::fight: return "group_fight";
    case Group::cards: return "group_cards";
    case Group::items: return "group_items";
    case Group::room: return "group_room";
    case Group::other: break;
  }
  return "group_other";
}

// What the engine asks to be paid for a choice, tried on a copy of the game.
int cost_of(const Engine& engine, const Game& game, const Choice& choice) {
  Game copy = game;
  engine.play(copy, choice);
  return copy.open.pending.ask == Ask::pay && copy.open.pending.seat == game.open.pending.seat ? copy.open.pending.min
                                                                                               : 0;
}

bool needs_no_text(const Offered& offered) {
  return offered.choice.verb == Do::careful || offered.choice.verb == Do::drop || offered.what.empty();
}

std::string padded(std::string text, std::size_t width) {
  if (columns(text) < width) text.append(width - columns(text), ' ');
  return text;
}

// Lines of a group, the title in front of the first.
class Lines {
 public:
  // `notation`: columns for the names of choices; `priced`: there is a column for costs.
  Lines(std::size_t width, std::size_t notation, bool priced, const Paint& paint)
      : width_(width), notation_(notation), priced_(priced), paint_(paint) {}

  void start(std::string_view title) { end(), title_ = title; }

  void one(const Offered& offered, bool in_full, std::string_view cost) {
    end();
    const std::size_t name = std::max(notation_, columns(offered.notation) + 1);
    const std::size_t left = kTitle + kNumber + name + (priced_ ? kCost : 0);
    const std::size_t room = width_ > left + 20 ? width_ - left : 20;
    std::vector<std::string> text = wrap(offered.what, room);
    if (!in_full && text.size() > 1) text = {shortened(offered.what, room)};
    if (text.empty()) text.emplace_back();
    add(number(offered) + paint_(Ink::bold, padded(offered.notation, name)) +
        (priced_ ? padded(std::string(cost), kCost) : "") + text[0]);
    for (std::size_t i = 1; i < text.size(); ++i)
      lines_.push_back(std::string(left, ' ') + text[i]);
  }

  void beside(const Offered& offered, const std::string& text) {
    flow(number(offered) + text + "  ", kNumber + columns(text) + 2);
  }

  // The words that several choices share, then each of these in short; kept together on a line.
  void family(const std::string& words, const std::vector<std::pair<u32, std::string>>& members) {
    std::string text = " " + words;
    std::size_t needed = columns(words) + 4;
    for (const auto& [digits, name] : members) {
      text += " " + paint_(Ink::cyan, std::to_string(digits)) + " " + name;
      needed += std::to_string(digits).size() + columns(name) + 2;
    }
    flow(text + "   ", needed);
  }

  void end() {
    if (!flow_.empty()) add(flow_);
    flow_.clear();
    flow_columns_ = 0;
  }

  std::vector<std::string> take() {
    end();
    return std::move(lines_);
  }

 private:
  static constexpr std::size_t kTitle = 7, kNumber = 4, kCost = 8;

  void flow(const std::string& text, std::size_t needed) {
    if (!flow_.empty() && flow_columns_ + needed > width_ - kTitle) end();
    flow_ += text;
    flow_columns_ += needed;
  }
  std::string number(const Offered& offered) const {
    const std::string digits = std::to_string(offered.number);
    return std::string(kNumber - 1 - std::min(kNumber - 1, digits.size()), ' ') + paint_(Ink::cyan, digits) + " ";
  }
  void add(const std::string& line) {
    lines_.push_back(paint_(Ink::dim, padded(title_, kTitle)) + line);
    title_.clear();
  }

  std::size_t width_, notation_;
  bool priced_;
  const Paint& paint_;
  std::vector<std::string> lines_;
  std::string title_, flow_;
  std::size_t flow_columns_ = 0;
};

// Careful Movement into one Room: the Room once, then the far ends of the corridors that may take the Noise marker.
void add_careful(Lines& out, const Words& words, const std::vector<Offered>& list, std::size_t first) {
  const Offered& it = list[first];
  const std::size_t room_end = it.notation.rfind(' ');
  const std::string room = it.notation.substr(room_end - 3, 3);
  std::vector<std::pair<u32, std::string>> members;
  for (std::size_t i = first; i < list.size() && list[i].choice.verb == Do::careful && list[i].choice.a == it.choice.a;
       ++i) {
    std::string corridor = list[i].notation.substr(room_end + 1);
    if (corridor == "technical") corridor = "T";
    if (corridor.size() == 7) corridor = corridor.starts_with(room) ? corridor.substr(4) : corridor.substr(0, 3);
    members.emplace_back(list[i].number, corridor);
  }
  out.family(words.say("careful_noise", {{"choice", it.notation.substr(0, room_end)}, {"cost", it.cost}}), members);
}

// Of many sets of hand cards these are listed: none, each card alone, all of them.
constexpr std::size_t kMostSets = 15;
bool says_itself(const Offered& offered, std::size_t sets) {
  return offered.number == sets || std::ranges::count(offered.notation, ' ') <= 1;
}

std::string cost_text(const Words& words, const Offered& offered) {
  return offered.cost ? words.say("cards", {{"count", offered.cost}}) : "";
}

}  // namespace

Menu::Menu(const Engine& engine, const Game& game, const Words& words, const View& view, const Decision& decision)
    : words_(words),
      one_by_one_(decision.ask != Ask::pay && decision.ask != Ask::pass_discard && decision.ask != Ask::discard),
      sets_(decision.first_listed()) {
  const bool actions = decision.ask == Ask::turn;
  for (u32 i = 0; i < decision.count(); ++i) {
    Offered offered;
    offered.choice = decision.at(i);
    offered.group = actions ? group_of(offered.choice.verb) : Group::other;
    offered.notation = choice_text(engine, game, offered.choice);
    if (actions) offered.cost = cost_of(engine, game, offered.choice);
    if (one_by_one_) offered.what = effect_of(words, view, offered.choice);
    offered.number = i;
    list_.push_back(std::move(offered));
  }
  std::ranges::sort(list_, {}, [](const Offered& o) { return std::tuple(o.group, needs_no_text(o), o.number); });
  for (u32 i = 0; i < list_.size(); ++i)
    list_[i].number = i + 1;
}

const Offered* Menu::numbered(u32 number) const {
  return number >= 1 && number <= list_.size() ? &list_[number - 1] : nullptr;
}

std::vector<std::string> Menu::lines(std::size_t width, int density, const Paint& paint) const {
  std::size_t longest = 0;
  for (const Offered& it : list_)
    if (!needs_no_text(it)) longest = std::max(longest, columns(it.notation));
  const bool grouped = std::ranges::any_of(list_, [](const Offered& o) { return o.group != Group::other; });
  Lines out(width, std::min<std::size_t>(longest, 33) + 2, grouped, paint);
  bool hidden = false;
  for (std::size_t i = 0; i < list_.size(); ++i) {
    const Offered& it = list_[i];
    const bool first = i == 0 || list_[i - 1].group != it.group;
    if (grouped && first) out.start(words_.say(title_of(it.group)));
    if (!one_by_one_) {
      if (list_.size() <= kMostSets || says_itself(it, sets_)) {
        out.beside(it, it.notation);
      } else {
        hidden = true;
      }
    } else if (it.choice.verb == Do::careful) {
      if (first || list_[i - 1].choice.verb != Do::careful || list_[i - 1].choice.a != it.choice.a)
        add_careful(out, words_, list_, i);
    } else if (needs_no_text(it)) {
      out.beside(it, it.notation);
    } else if (density == kDensest || (density == 2 && (it.group == Group::move || it.choice.verb == Do::pass))) {
      out.beside(it, it.notation + (it.cost ? " (" + std::to_string(it.cost) + ")" : ""));
    } else {
      out.one(it, density == 0, cost_text(words_, it));
    }
  }
  std::vector<std::string> lines = out.take();
  if (hidden)
    lines.push_back(paint(Ink::dim, "       " + words_.say("any_together", {{"example", list_[sets_ - 2].notation}})));
  return lines;
}

}  // namespace carno::play
