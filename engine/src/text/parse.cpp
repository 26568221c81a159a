// Text into choices. Words are split at spaces; what cannot be read is said in one sentence.
#include "effects/context.h"
#include "state/play.h"
#include "text/names.h"
#include "text/words.h"

namespace carno {

namespace {

class Parser {
 public:
  Parser(const Content& content, const Game& game, const LabelNames* names)
      : c_(content), game_(game), names_(names), f_{content, game.open, game.hidden} {}

  ParsedChoice parse(std::string_view text) {
    words_ = split(text);
    ParsedChoice result;
    if (words_.empty()) {
      result.error = "An empty line is not a choice.";
      return result;
    }
    if (game_.open.pending.ask == Ask::chance) {
      const ParsedOutcome outcome = parse_outcome(c_, game_, game_.open.pending.arg, words_[0]);
      result.choice = Choice{Do::chance, outcome.outcome.a, outcome.outcome.b, 0, 0};
      result.error = outcome.error;
      if (result.error.empty() && outcome.luck != game_.open.pending.luck)
        result.error = "Now a " + std::string(luck_text(game_.open.pending.luck)) + ": outcome is asked for, not " +
                       quoted(text) + ".";
      return result;
    }
    result.choice = read();
    result.error = error_;
    return result;
  }

 private:
  Choice fail(std::string text) {
    if (error_.empty()) error_ = std::move(text);
    return Choice{};
  }

  bool expect_words(std::size_t least, std::size_t most, std::string_view form) {
    if (words_.size() >= least && words_.size() <= most) return true;
    fail("The form is: " + std::string(form) + ".");
    return false;
  }

  u8 room(std::string_view text) {
    for (Room r = 0; r < kRooms; ++r)
      if (c_.slots[r].id.view() == text) return r;
    fail(quoted(text) + " is not a Room: they are 001 to 021.");
    return kNone;
  }

  u8 corridor(std::string_view text) {
    if (text == "technical") return kTechnical;
    const std::size_t dash = text.find('-');
    if (dash != std::string_view::npos)
      for (Corridor k = 0; k < kCorridors; ++k) {
        const std::string_view a = c_.slots[c_.corridors[k].a].id.view(), b = c_.slots[c_.corridors[k].b].id.view();
        const std::string_view left = text.substr(0, dash), right = text.substr(dash + 1);
        if ((left == a && right == b) || (left == b && right == a)) return k;
      }
    fail(quoted(text) + " is not a corridor: write it like 001-002, or technical.");
    return kNone;
  }

  u8 seat(std::string_view text) {
    if (text.size() == 2 && (text[0] == 'p' || text[0] == 'P') && text[1] >= '1' &&
        text[1] < '1' + game_.open.options.players)
      return static_cast<u8>(text[1] - '1');
    fail(quoted(text) + " is not a player: they are p1 to p" + std::to_string(game_.open.options.players) + ".");
    return kNone;
  }

  // A Carnomorph by name, or by type where only one of it is in the Room.
  u8 carnomorph(std::string_view text, bool eggs_too) {
    if (eggs_too && (text == "eggs" || text == "egg")) return kEggs;
    u8 by_type = kNone;
    int of_type = 0;
    const Seat s = asked();
    const Room here = s < kSeats ? game_.open.crew[s].room : kNone;
    for (Mini m = 0; m < kMinis; ++m) {
      if (!on_board(f_, m)) continue;
      const Carnomorph& it = game_.open.minis[m];
      if (label_text(it.label, names_) == text || label_text(it.label) == text) return it.label;
      if (type_text(static_cast<Type>(it.type)) == text && it.room == here) by_type = it.label, ++of_type;
    }
    if (of_type == 1) return by_type;
    fail(of_type > 1 ? "Several of that type are here: name one, like " + std::string(text) + "#1."
                     : quoted(text) + " is not a Carnomorph on the board.");
    return kNone;
  }

  // An Item by name or id: one that `owner` has, if any.
  u8 item(std::string_view text, Seat owner, u8 first = 0, u8 last = kItems) {
    u8 found = kNone;
    for (ItemId i = first; i < last; ++i) {
      const Item& it = c_.items[i];
      if (it.id.view() != text && it.name.view() != text) continue;
      if (owner < kSeats && has_item(f_, owner, i)) return i;
      if (found == kNone || it.id.view() == text) found = i;
    }
    if (found == kNone) fail(quoted(text) + " is not an Item.");
    return found;
  }

  u8 object(std::string_view text) {
    if (const auto found = find_word<u8>(kObjectWords, text)) return *found;
    fail(quoted(text) + " is not an Object: they are corpse_red, corpse_blue, carcass, egg.");
    return kNone;
  }

  u8 any_thing(std::string_view text, Seat owner) {
    if (const auto found = find_word<u8>(kObjectWords, text)) return static_cast<u8>(kObjectThing + *found);
    return item(text, owner);
  }

  u8 card(std::string_view text) {
    if (text == "contamination") return kContamination;
    if (text == "contamination:infected") return kContaminationInfected;
    if (text == "contamination:clean") return kContaminationClean;
    const Seat s = asked();
    if (s < kSeats && game_.open.crew[s].character != kNone) {
      const Character& who = c_.characters[game_.open.crew[s].character];
      for (CardId i = 0; i < who.cards; ++i)
        if (who.card[i].name.view() == text || who.card[i].id.view() == text) return i;
    }
    fail(quoted(text) + " is not a card of this Character.");
    return kNone;
  }

  u32 cards(std::size_t from) {
    u32 mask = 0;
    std::array<unsigned, 19> count{};
    for (std::size_t i = from; i < words_.size(); ++i) {
      const u8 id = card(words_[i]);
      if (id == kNone) return 0;
      const unsigned most = id == kContamination ? 31 : id > kContamination ? 7 : 3;
      if (++count[id] > most) {
        fail("That is more cards than there are.");
        return 0;
      }
      mask += Cards::one(id);
    }
    return mask;
  }

  u8 option(const std::array<Option, kMaxOptions>& options, u8 count, std::size_t at) {
    if (words_.size() <= at) {
      if (count > 1) {
        std::string names;
        for (u8 i = 0; i < count; ++i)
          names += (i ? ", " : "") + std::string(options[i].id.view());
        fail("Say which: " + names + ".");
      }
      return 0;
    }
    for (u8 i = 0; i < count; ++i)
      if (options[i].id.view() == words_[at]) return i;
    fail(quoted(words_[at]) + " is not one of its options.");
    return 0;
  }

  u8 one_of(std::string_view text, std::string_view what, auto&& name_of, unsigned count) {
    for (unsigned i = 0; i < count; ++i)
      if (name_of(i) == text) return static_cast<u8>(i);
    fail(quoted(text) + " is not " + std::string(what) + ".");
    return kNone;
  }

  Seat asked() const { return game_.open.pending.seat; }

  Choice choose() {
    if (!expect_words(2, 12, "choose X")) return {};
    const Pending& q = game_.open.pending;
    const std::string_view x = words_[1];
    if (q.ask == Ask::discard) {
      if (q.arg != 2) return Choice{Do::discard, 0, 0, 0, cards(1)};
      return Choice{Do::choose, static_cast<u8>(Pick::hand_card), 0, 0, cards(1)};
    }
    Choice choice{Do::choose, static_cast<u8>(q.pick), 0, 0, 0};
    if (q.pick == Pick::corridors) {
      for (std::size_t i = 1; i < words_.size(); ++i)
        if (const u8 k = corridor(words_[i]); k < kCorridors) choice.mask |= bit(k);
      return choice;
    }
    if (words_.size() > 2) return fail("One thing is to be chosen here.");
    choice.b = value(q, x, choice);
    return choice;
  }

  u8 value(const Pending& q, std::string_view x, Choice& choice) {
    switch (q.pick) {
      case Pick::room: return room(x);
      case Pick::corridor: return corridor(x);
      case Pick::seat: return seat(x);
      case Pick::carnomorph: return carnomorph(x, false);
      case Pick::target:
        for (Room r = 0; r < kRooms; ++r)
          if (c_.slots[r].id.view() == x) {
            choice.a = static_cast<u8>(Pick::room);
            return r;
          }
        choice.a = static_cast<u8>(Pick::carnomorph);
        return carnomorph(x, false);
      case Pick::item: return drawn_or_held(q, x);
      case Pick::object: return object(x);
      case Pick::thing: return any_thing(x, asked());
      case Pick::colour:
        return one_of(
            x, "a deck: they are red, yellow, green", [](unsigned i) { return kColourWords[i]; }, 3);
      case Pick::objective:
        return one_of(
            x, "an Objective", [&](unsigned i) { return c_.objectives[i].id.view(); }, kObjectives);
      case Pick::mutation:
        return one_of(
            x, "a Mutation card", [&](unsigned i) { return c_.mutations[i].id.view(); }, kMutations);
      case Pick::pod: return pod(x);
      case Pick::option: return asked_option(q, x);
      case Pick::character:
        return one_of(
            x, "a Character", [&](unsigned i) { return c_.characters[i].id.view(); }, kCharacters);
      case Pick::destination: {
        const char letter = static_cast<char>(x.size() == 1 && x[0] >= 'a' && x[0] <= 'd' ? x[0] - 32 : x[0]);
        if (x.size() == 1 && letter >= 'A' && letter <= 'D') return static_cast<u8>(letter - 'A');
        fail(quoted(x) + " is not a space of the Destination track: they are A, B, C, D.");
        return kNone;
      }
      case Pick::wound: return wound(q, x);
      case Pick::engine: {
        if (x == "working") return 1;
        if (x == "damaged") return 2;
        fail("Say which token goes on top: working or damaged.");
        return kNone;
      }
      default: fail("Nothing is to be chosen by name now."); return kNone;
    }
  }

  u8 drawn_or_held(const Pending& q, std::string_view x) {
    if (q.ask == Ask::drawn)
      for (u8 id : game_.hidden.drawn)
        if (id < kItems && (c_.items[id].name.view() == x || c_.items[id].id.view() == x)) return id;
    return item(x, asked());
  }

  u8 pod(std::string_view x) {
    if (x.substr(0, 4) == "pod:" || x.substr(0, 4) == "pod_") x.remove_prefix(4);
    const auto n = number(x);
    if (n && *n >= 1 && *n <= kPods) return static_cast<u8>(*n - 1);
    fail("Pods are named pod:1 to pod:4.");
    return kNone;
  }

  u8 asked_option(const Pending& q, std::string_view x) {
    if (q.purpose == Purpose::room_option) {
      const RoomAction& action = c_.tiles[q.arg].action;
      return one_of(
          x, "an option of that Room", [&](unsigned i) { return action.option[i].id.view(); }, action.options);
    }
    if (x == "first" || x == "top" || x == "1") return 0;
    if (x == "second" || x == "bottom" || x == "2") return 1;
    fail("Say first or second (top or bottom).");
    return kNone;
  }

  u8 wound(const Pending& q, std::string_view x) {
    const Crew& crew = game_.open.crew[q.arg];
    for (u8 i = 0; i < crew.serious_count; ++i) {
      const u8 id = static_cast<u8>(crew.serious[i] & 127);
      const std::string_view name = id < kWounds ? c_.wounds[id].id.view() : "wound";
      if ((name == x || (name.size() > 6 && name.substr(6) == x)) && (q.from & bit64(i))) return i;
    }
    fail(quoted(x) + " is not a wound to be treated here.");
    return kNone;
  }

  Choice offer() {
    if (words_.size() < 3) return fail("The form is: offer p2 GIVEN … for ASKED ….");
    Choice choice{Do::offer, seat(words_[1]), kNone, kNone, 0xFFFFFFFFu};
    std::array<Thing, 6> things{kNone, kNone, kNone, kNone, kNone, kNone};
    std::size_t given = 0, wanted = 0;
    bool asking = false;
    for (std::size_t i = 2; i < words_.size(); ++i) {
      if (words_[i] == "for") {
        asking = true;
        continue;
      }
      std::size_t& n = asking ? wanted : given;
      if (n == 3) return fail("An offer has at most three things on each side.");
      things[(asking ? 3 : 0) + n++] = any_thing(words_[i], asking ? choice.a : asked());
    }
    choice.b = things[0];
    choice.c = things[3];
    choice.mask = u32{things[1]} | u32{things[2]} << 8 | u32{things[4]} << 16 | u32{things[5]} << 24;
    return choice;
  }

  Choice craft() {
    if (!expect_words(5, 5, "craft ITEM from A B") || words_[2] != "from")
      return fail("The form is: craft ITEM from A B.");
    Choice choice{Do::craft, item(words_[1], kNone, c_.deck_begin[3], c_.deck_begin[4]), item(words_[3], asked()),
                  item(words_[4], asked()), 0};
    if (choice.b == choice.c) choice.c = second_of(words_[4], choice.b);
    if (choice.b == choice.c) choice.c = second_of(words_[3], choice.b);
    if (choice.b > choice.c) std::swap(choice.b, choice.c);
    return choice;
  }

  // Two Items of one name, but of two decks (Ingenuity makes a Taser of two Energy Charges): the other one.
  u8 second_of(std::string_view text, u8 not_this) {
    for (ItemId i = 0; i < kItems; ++i)
      if (i != not_this && (c_.items[i].id.view() == text || c_.items[i].name.view() == text) &&
          has_item(f_, asked(), i))
        return i;
    return not_this;
  }

  Choice quest() {
    if (!expect_words(2, 4, "quest ITEM [with ITEM]")) return {};
    if (words_.size() > 2 && (words_.size() != 4 || words_[2] != "with"))
      return fail("The form is: quest ITEM [with ITEM].");
    const u8 payment = words_.size() > 2 ? item(words_[3], asked()) : kNone;
    const Character& who = c_.characters[game_.open.crew[asked()].character];
    for (ItemId id : who.quest)
      if (c_.items[id].id.view() == words_[1] || c_.items[id].name.view() == words_[1])
        return Choice{Do::quest, id, payment, 0, 0};
    return Choice{Do::quest, item(words_[1], kNone), payment, 0, 0};
  }

  Choice play_card() {
    if (!expect_words(2, 3, "play CARD [OPTION]")) return {};
    const u8 id = card(words_[1]);
    if (id >= kCards) return fail(quoted(words_[1]) + " is not a card that can be played.");
    const Card& it = c_.characters[game_.open.crew[asked()].character].card[id];
    return Choice{Do::play, id, option(it.option, it.options, 2), 0, 0};
  }

  Choice use_item() {
    if (!expect_words(2, 3, "use ITEM [OPTION]")) return {};
    const u8 id = item(words_[1], asked());
    if (id >= kItems) return {};
    return Choice{Do::use, id, option(c_.items[id].option, c_.items[id].options, 2), 0, 0};
  }

  Choice use_room() {
    if (!expect_words(1, 2, "room [OPTION]")) return {};
    const Room here = game_.open.crew[asked()].room;
    const Tile* t = here < kRooms ? tile(f_, here) : nullptr;
    if (!t) return Choice{Do::room, 0, 0, 0, 0};
    return Choice{Do::room, 0, option(t->action.option, t->action.options, 1), 0, 0};
  }

  Choice basic(std::string_view verb) {
    if (verb == "move") {
      if (!expect_words(2, 2, "move ROOM")) return {};
      return Choice{Do::move, room(words_[1]), 0, 0, 0};
    }
    if (verb == "careful") {
      if (!expect_words(3, 3, "careful ROOM CORRIDOR")) return {};
      return Choice{Do::careful, room(words_[1]), corridor(words_[2]), 0, 0};
    }
    if (verb == "shoot") {
      if (!expect_words(4, 4, "shoot TARGET with WEAPON") || words_[2] != "with")
        return fail("The form is: shoot TARGET with WEAPON.");
      return Choice{Do::shoot, carnomorph(words_[1], true), item(words_[3], asked()), 0, 0};
    }
    if (verb == "melee") {
      if (!expect_words(2, 2, "melee TARGET")) return {};
      return Choice{Do::melee, carnomorph(words_[1], true), 0, 0, 0};
    }
    if (verb == "pick") {
      if (!expect_words(2, 2, "pick OBJECT")) return {};
      return Choice{Do::pick, object(words_[1]), 0, 0, 0};
    }
    if (!expect_words(2, 2, "drop THING")) return {};
    return Choice{Do::drop, any_thing(words_[1], asked()), 0, 0, 0};
  }

  Choice read() {
    const std::string_view verb = words_[0];
    const Pending& q = game_.open.pending;
    if (q.ask == Ask::nothing) return fail("The game is over; there is nothing to choose.");
    struct Plain {
      std::string_view word;
      Do verb;
    };
    static constexpr std::array<Plain, 14> plain{{{"trade", Do::trade},
                                                  {"mutate", Do::mutate},
                                                  {"pass", Do::pass},
                                                  {"keep", Do::keep},
                                                  {"yes", Do::yes},
                                                  {"no", Do::no},
                                                  {"decline", Do::decline},
                                                  {"accept", Do::accept},
                                                  {"end", Do::end},
                                                  {"launch", Do::launch},
                                                  {"wait", Do::wait},
                                                  {"stay", Do::stay},
                                                  {"leave", Do::leave},
                                                  {"none", Do::no}}};
    for (const Plain& it : plain)
      if (verb == it.word) {
        if (words_.size() > 1) return fail("Nothing follows " + std::string(verb) + ".");
        return Choice{it.verb, 0, 0, 0, 0};
      }
    if (verb == "pay" || verb == "discard") {
      if (!expect_words(2, 40, verb == "pay" ? "pay CARD …" : "discard CARD …")) return {};
      return Choice{verb == "pay" ? Do::pay : Do::discard, 0, 0, 0, cards(1)};
    }
    if (verb == "react") {
      if (!expect_words(2, 2, "react CARD")) return {};
      return Choice{Do::react,
                    one_of(
                        words_[1], "a reaction", [](unsigned i) { return kReactionWords[i]; }, 6),
                    0, 0, 0};
    }
    if (verb == "choose") return choose();
    if (verb == "offer") return offer();
    if (asked() >= kSeats || game_.open.crew[asked()].character == kNone)
      return fail(quoted(verb) + " is not a choice here.");
    if (verb == "craft") return craft();
    if (verb == "quest") return quest();
    if (verb == "play") return play_card();
    if (verb == "use") return use_item();
    if (verb == "room") return use_room();
    for (std::string_view word_ : {"move", "careful", "shoot", "melee", "pick", "drop"})
      if (verb == word_) return basic(verb);
    return fail(quoted(verb) + " is not a choice: type help for the list.");
  }

  const Content& c_;
  const Game& game_;
  const LabelNames* names_;
  Facts f_;
  Words words_;
  std::string error_;
};

}  // namespace

ParsedChoice parse_choice(const Engine& engine, const Game& game, std::string_view text, const LabelNames* names) {
  return Parser(engine.content(), game, names).parse(text);
}

}  // namespace carno
