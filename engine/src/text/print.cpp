// Choices and outcomes as text.
#include "rules/trade.h"
#include "state/play.h"
#include "text/names.h"

namespace carno {

namespace {

struct Printer {
  const Content& c;
  const Game& game;
  const LabelNames* names;

  Facts facts() const { return {c, game.open, game.hidden}; }
  Seat asked() const { return game.open.pending.seat; }

  std::string room(Room r) const { return r < kRooms ? std::string(c.slots[r].id.view()) : "?"; }

  std::string target(u8 label) const { return label == kEggs ? "eggs" : label_text(label, names); }

  // By name; by full id when another Item of that name is held and comes first.
  std::string item(Seat seat, ItemId id) const {
    if (id >= kItems) return "?";
    if (seat < kSeats)
      for (ItemId other = 0; other < id; ++other)
        if (c.items[other].name.view() == c.items[id].name.view() && has_item(facts(), seat, other))
          return std::string(c.items[id].id.view());
    return std::string(c.items[id].name.view());
  }

  std::string thing(Seat seat, Thing t) const {
    return is_object(t) ? std::string(object_text(object_of(t))) : item(seat, t);
  }

  std::string card(Seat seat, u8 id) const {
    if (id == kContamination) return "contamination";
    if (id == kContaminationInfected) return "contamination:infected";
    if (id == kContaminationClean) return "contamination:clean";
    return std::string(c.characters[game.open.crew[seat].character].card[id].name.view());
  }

  std::string cards(Seat seat, u32 mask) const {
    std::string text;
    const Cards set{mask};
    auto add = [&](u8 id, unsigned n) {
      for (unsigned i = 0; i < n; ++i)
        text += " " + card(seat, id);
    };
    for (CardId id = 0; id < kCards; ++id)
      add(id, pile_of(set.actions(), id));
    add(kContamination, set.contamination());
    add(kContaminationInfected, set.infected());
    add(kContaminationClean, set.clean());
    return text;
  }

  std::string option(const std::array<Option, kMaxOptions>& options, u8 count, u8 which) const {
    return count > 1 && which < count ? " " + std::string(options[which].id.view()) : "";
  }

  std::string asked_option(u8 value) const {
    const Pending& q = game.open.pending;
    if (q.purpose == Purpose::room_option) return std::string(c.tiles[q.arg].action.option[value].id.view());
    if (q.purpose == Purpose::event_place) return value ? "bottom" : "top";
    return value ? "second" : "first";
  }

  std::string chosen(const Choice& choice) const {
    const u8 v = choice.b;
    switch (static_cast<Pick>(choice.a)) {
      case Pick::room: return room(v);
      case Pick::corridor: return corridor_text(c, v);
      case Pick::seat: return seat_text(v);
      case Pick::carnomorph:
      case Pick::target: return target(v);
      case Pick::item: return item(game.open.pending.ask == Ask::drawn ? kNone : asked(), v);
      case Pick::object: return std::string(object_text(static_cast<Object>(v)));
      case Pick::thing: return thing(asked(), v);
      case Pick::colour: return std::string(colour_text(static_cast<Colour>(v)));
      case Pick::objective: return v < kObjectives ? std::string(c.objectives[v].id.view()) : "?";
      case Pick::mutation: return v < kMutations ? std::string(c.mutations[v].id.view()) : "?";
      case Pick::pod: return "pod:" + std::to_string(v + 1);
      case Pick::option: return asked_option(v);
      case Pick::character: return std::string(c.characters[v].id.view());
      case Pick::destination: return std::string(1, static_cast<char>('A' + v));
      case Pick::hand_card: return cards(asked(), choice.mask).substr(1);
      case Pick::corridors: {
        std::string text;
        for_bits(choice.mask, [&](Corridor k) { text += (text.empty() ? "" : " ") + corridor_text(c, k); });
        return text;
      }
      case Pick::wound: {
        const u8 wound = static_cast<u8>(game.open.crew[game.open.pending.arg].serious[v] & 127);
        return wound < kWounds ? std::string(c.wounds[wound].id.view()) : "wound";
      }
      case Pick::engine: return v == 1 ? "working" : "damaged";
      case Pick::none: break;
    }
    return "?";  // nothing is asked by name
  }

  std::string offer(const Choice& choice) const {
    const Offer it = offer_of(choice);
    std::string text = "offer " + seat_text(it.partner);
    for (Thing t : it.give)
      if (t != kNone) text += " " + thing(asked(), t);
    text += " for";
    for (Thing t : it.ask)
      if (t != kNone) text += " " + thing(it.partner, t);
    return text;
  }

  std::string operator()(const Choice& choice) const {
    const Seat seat = asked();
    switch (choice.verb) {
      case Do::none: return "";
      case Do::move: return "move " + room(choice.a);
      case Do::careful: return "careful " + room(choice.a) + " " + corridor_text(c, choice.b);
      case Do::shoot: return "shoot " + target(choice.a) + " with " + item(seat, choice.b);
      case Do::melee: return "melee " + target(choice.a);
      case Do::pick: return "pick " + std::string(object_text(static_cast<Object>(choice.a)));
      case Do::trade: return "trade";
      case Do::craft:
        return "craft " + item(kNone, choice.a) + " from " + item(seat, choice.b) + " " + item(seat, choice.c);
      case Do::quest:
        return "quest " + std::string(c.items[choice.a].name.view()) +
               (choice.b == kNone ? "" : " with " + item(seat, choice.b));
      case Do::play: {
        const Card& it = c.characters[game.open.crew[seat].character].card[choice.a];
        return "play " + std::string(it.name.view()) + option(it.option, it.options, choice.b);
      }
      case Do::use: {
        const Item& it = c.items[choice.a];
        return "use " + item(seat, choice.a) + option(it.option, it.options, choice.b);
      }
      case Do::room: {
        const RoomAction& it = c.tiles[game.open.tile[game.open.crew[seat].room]].action;
        return "room" + option(it.option, it.options, choice.b);
      }
      case Do::mutate: return "mutate";
      case Do::pay: return "pay" + cards(seat, choice.mask);
      case Do::pass: return "pass";
      case Do::discard: return "discard" + cards(seat, choice.mask);
      case Do::keep: return "keep";
      case Do::drop: return "drop " + thing(seat, choice.a);
      case Do::choose: return "choose " + chosen(choice);
      case Do::yes: return "yes";
      case Do::no: return "no";
      case Do::react: return "react " + std::string(reaction_text(static_cast<Reaction>(choice.a)));
      case Do::decline: return "decline";
      case Do::offer: return offer(choice);
      case Do::accept: return "accept";
      case Do::end: return "end";
      case Do::launch: return "launch";
      case Do::wait: return "wait";
      case Do::stay: return "stay";
      case Do::leave: return "leave";
      case Do::chance: break;
    }
    return outcome_text(c, game, game.open.pending.luck, game.open.pending.arg, Outcome{choice.a, choice.b});
  }
};

}  // namespace

std::string choice_text(const Engine& engine, const Game& game, const Choice& choice, const LabelNames* names) {
  return Printer{engine.content(), game, names}(choice);
}

std::string outcome_text(const Content& c, const Game& game, Luck luck, u8 arg, Outcome outcome) {
  const u8 v = outcome.a;
  std::string text = std::string(luck_text(luck)) + ":";
  auto own_card = [&](Seat seat) {
    if (v == kContaminationInfected) return std::string("contamination:known_infected");
    if (v == kContaminationClean) return std::string("contamination:known_clean");
    if (v == kContamination) {
      const bool infected = outcome.b == static_cast<u8>(CardFlag::infected);
      const bool clean = outcome.b == static_cast<u8>(CardFlag::clean);
      return std::string("contamination") + (infected ? ":infected" : clean ? ":clean" : "");
    }
    return std::string(c.characters[game.open.crew[seat].character].card[v].id.view());
  };
  switch (luck) {
    case Luck::none: return "";
    case Luck::noise: return text + std::string(noise_text(static_cast<NoiseFace>(v)));
    case Luck::combat: return text + std::string(combat_text(static_cast<CombatFace>(v)));
    case Luck::bag:
      text += token_text(static_cast<Token>(v));
      return outcome.b && outcome.b != kNone ? text + ":" + std::to_string(outcome.b) : text;
    case Luck::attack: return text + std::string(c.attacks[v].id.view());
    case Luck::event: return text + std::string(c.events[v].id.view());
    case Luck::mutation: return text + std::string(c.mutations[v].id.view());
    case Luck::board_card: return text + (v == kNone ? "none" : std::string(c.adaptations[v].id.view()));
    case Luck::hand:
    case Luck::action: return text + own_card(arg);
    case Luck::item: return text + std::string(c.items[v].id.view());
    case Luck::wound: return text + std::string(c.wounds[v].id.view());
    case Luck::scan: return text + (v == 1 ? "infected" : "clean");
    case Luck::tile: return text + std::string(c.tiles[v].id.view());
    case Luck::token:
      return text + std::string(word(kExploreWords, c.exploration[v].effect)) + ":" +
             std::to_string(c.exploration[v].items);
    case Luck::engine: return text + (v == 1 ? "working" : "damaged");
    case Luck::coordinates: return text + std::string(c.coordinates[v].id.view());
    case Luck::objective: return text + std::string(c.objectives[v].id.view());
    case Luck::character: return text + std::string(c.characters[v].id.view());
    case Luck::pod: break;
  }
  return text + std::to_string(v + 1);
}

}  // namespace carno
