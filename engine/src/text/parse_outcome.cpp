// Text into outcomes of chance: "noise:3", "bag:shambler:2", "token:fire:2".
#include "text/names.h"
#include "text/words.h"

namespace carno {

namespace {

class OutcomeReader {
 public:
  OutcomeReader(const Content& content, const Game& game, u8 arg, std::string_view text)
      : c_(content), game_(game), arg_(arg), text_(text) {}

  ParsedOutcome read() {
    const std::size_t colon = text_.find(':');
    const auto luck =
        colon == std::string_view::npos ? std::nullopt : find_word<Luck>(kLuckWords, text_.substr(0, colon));
    if (!luck || *luck == Luck::none) {
      result_.error = quoted(text_) + " is not a chance outcome: write it like noise:3 or bag:shambler.";
      return result_;
    }
    result_.luck = *luck;
    x_ = text_.substr(colon + 1);
    read_value();
    return result_;
  }

 private:
  void fail(std::string_view why) { result_.error = quoted(text_) + ": " + std::string(why); }

  template <class NameOf>
  void find(NameOf&& name_of, unsigned count) {
    for (unsigned i = 0; i < count; ++i)
      if (name_of(i) == x_) {
        result_.outcome.a = static_cast<u8>(i);
        return;
      }
    fail("there is no such " + std::string(luck_text(result_.luck)) + ".");
  }
  template <class Records>
  void find_id(const Records& records) {
    find([&](unsigned i) { return records[i].id.view(); }, static_cast<unsigned>(records.size()));
  }

  void bag() {
    const std::size_t second = x_.find(':');
    if (second != std::string_view::npos) {
      const auto n = number(x_.substr(second + 1));
      if (!n || *n < 1 || *n > 4) fail("the number on a token is 1 to 4.");
      result_.outcome.b = static_cast<u8>(n.value_or(0));
      x_ = x_.substr(0, second);
    }
    find([](unsigned i) { return kTokenWords[i]; }, kTokens);
  }

  void card_of(const Character& owner) {
    for (CardId i = 0; i < owner.cards; ++i)
      if (owner.card[i].id.view() == x_ || owner.card[i].name.view() == x_) result_.outcome.a = i;
  }

  // A flag that nobody sees may be said, and whether the owner knows it; left open, any will do.
  void contamination() {
    struct Word {
      std::string_view text;
      Outcome outcome;
    };
    static constexpr std::array<Word, 5> words{
        {{"contamination", {kContamination, kNone}},
         {"contamination:infected", {kContamination, static_cast<u8>(CardFlag::infected)}},
         {"contamination:clean", {kContamination, static_cast<u8>(CardFlag::clean)}},
         {"contamination:known_infected", {kContaminationInfected, kNone}},
         {"contamination:known_clean", {kContaminationClean, kNone}}}};
    for (const Word& it : words)
      if (it.text == x_) result_.outcome = it.outcome;
    if (result_.outcome.a == kNone) fail("a Contamination card is infected, clean, known_infected or known_clean.");
  }

  void hand_card() {
    if (x_ == "contamination" || x_.starts_with("contamination:")) return contamination();
    const u8 who = arg_ < kSeats ? game_.open.crew[arg_].character : kNone;
    if (who == kNone) {
      for (const Character& any : c_.characters)
        card_of(any);
      if (result_.outcome.a == kNone) fail("there is no such card.");
      return;
    }
    const Character& owner = c_.characters[who];
    card_of(owner);
    if (result_.outcome.a == kNone) fail("that is not a card of " + std::string(owner.id.view()) + ".");
  }

  void item() {  // by id, or by name in the deck that is asked for
    const bool one_deck = arg_ < 3;
    const u8 first = one_deck ? c_.deck_begin[arg_] : u8{0};
    const u8 last = one_deck ? c_.deck_begin[arg_ + 1u] : c_.deck_begin[3];
    for (ItemId i = first; i < last; ++i)
      if (c_.items[i].id.view() == x_ || c_.items[i].name.view() == x_) result_.outcome.a = i;
    if (result_.outcome.a == kNone) fail("there is no such Item in that deck.");
  }

  void token() {
    for (u8 i = 0; i < kExplorationKinds; ++i) {
      const ExplorationToken& kind = c_.exploration[i];
      if (std::string(word(kExploreWords, kind.effect)) + ":" + std::to_string(kind.items) == x_) result_.outcome.a = i;
    }
    if (result_.outcome.a == kNone) fail("there is no such Exploration token; write it like token:fire:2.");
  }

  void pod() {
    const auto n = number(x_);
    if (n && *n >= 1 && *n <= kPods)
      result_.outcome.a = static_cast<u8>(*n - 1);
    else
      fail("pods are numbered 1 to 4.");
  }

  void read_value() {
    switch (result_.luck) {
      case Luck::none: return;  // refused before
      case Luck::noise: return find([](unsigned i) { return kNoiseWords[i]; }, 6);
      case Luck::combat: return find([](unsigned i) { return kCombatWords[i]; }, 5);
      case Luck::bag: return bag();
      case Luck::attack: return find_id(c_.attacks);
      case Luck::event: return find_id(c_.events);
      case Luck::mutation: return find_id(c_.mutations);
      case Luck::board_card:
        if (x_ != "none") find_id(c_.adaptations);
        return;
      case Luck::hand:
      case Luck::action: return hand_card();
      case Luck::item: return item();
      case Luck::wound: return find_id(c_.wounds);
      case Luck::scan:
        return find([](unsigned i) { return i ? std::string_view("infected") : std::string_view("clean"); }, 2);
      case Luck::tile: return find_id(c_.tiles);
      case Luck::token: return token();
      case Luck::engine: return find([](unsigned i) { return kEngineWords[i]; }, 3);
      case Luck::coordinates: return find_id(c_.coordinates);
      case Luck::objective: return find_id(c_.objectives);
      case Luck::character: return find_id(c_.characters);
      case Luck::pod: return pod();
    }
  }

  const Content& c_;
  const Game& game_;
  u8 arg_;
  std::string_view text_;
  std::string_view x_;  // what stands behind the kind
  ParsedOutcome result_;
};

}  // namespace

ParsedOutcome parse_outcome(const Content& content, const Game& game, u8 arg, std::string_view text) {
  return OutcomeReader(content, game, arg, text).read();
}

}  // namespace carno
