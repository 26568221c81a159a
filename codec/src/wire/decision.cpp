#include "carno/round.h"
#include "carno/wire.h"
#include "options.h"
#include "sections.h"

namespace carno {

namespace {

using namespace wire;

constexpr std::array<std::string_view, 17> kAsks{
    "nothing", "chance", "turn",  "pay",          "pass_discard", "discard",     "choose", "choose_set", "drawn",
    "yes_no",  "react",  "trade", "trade_answer", "pod_round",    "pod_boarded", "craft",  "heavy"};
static_assert(kAsks[static_cast<std::size_t>(Ask::heavy)] == "heavy");

constexpr std::string_view kPurposes[]{
#define PURPOSE(name, meaning) #name,
#include "carno/purposes.def"
#undef PURPOSE
};

// Hand cards are picked on the page: it writes the choice itself.
bool picks_cards(const Pending& q) {
  return q.ask == Ask::pay || q.ask == Ask::pass_discard || (q.ask == Ask::discard && q.arg != 2);
}

Pile cards_for(const Asked& it) {
  const Private& own = it.game.hidden.seat[it.seat];
  Pile pile{own.hand, 0, 0, 0};
  if (it.q.ask == Ask::pay || (it.q.ask == Ask::discard && it.q.arg == 0)) return pile;  // Action cards only
  pile.infected = own.known_infected;
  pile.clean = own.known_clean;
  pile.contamination = own.hand_flags.total() - pile.infected - pile.clean;
  return pile;
}

unsigned size_of(const Pile& pile) {
  unsigned n = pile.contamination + pile.infected + pile.clean;
  for (CardId card = 0; card < kCards; ++card)
    n += pile_of(pile.actions, card);
  return n;
}

void write_range(Json& json, const Asked& it) {
  const Pending& q = it.q;
  unsigned min = 1, max = 1;
  switch (q.ask) {
    case Ask::pay: min = max = q.min; break;
    case Ask::pass_discard: min = 0, max = size_of(cards_for(it)); break;
    case Ask::discard:
      if (q.min == 0) min = 0, max = size_of(cards_for(it));
      break;
    case Ask::choose_set: max = static_cast<unsigned>(std::popcount(q.from)); break;
    case Ask::choose:
    case Ask::heavy: min = q.min ? 1 : 0; break;
    default: break;
  }
  json.number("min", min);
  json.number("max", max);
}

// --- what it is about ---

// The running Action in notation. Another's is told as everybody heard it.
std::string running_action(const Asked& it, const Round& round) {
  Game asked = it.game;
  asked.open.pending.seat = round.actor;
  asked.open.crew[round.actor].room = round.room;
  if (round.actor != it.seat) asked.hidden.seat[round.actor].items = {};
  return choice_text(it.engine, asked, round.action);
}

void write_action(Json& json, const Asked& it, const Round& round) {
  if (round.action.verb == Do::none || round.actor >= kSeats) return;
  json.string("action", running_action(it, round));
  json.key("by"), json.seat(round.actor);
  json.string("verb", verb_word(round.action.verb));
  json.key("room"), json.id(it.c.slots, round.room);
  const u8 who = it.o.crew[round.actor].character;
  if (round.action.verb == Do::play && who < kCharacters)
    json.string("card", it.c.characters[who].card[round.action.a].name);
  if (round.action.verb == Do::use) json.key("item"), json.id(it.c.items, round.action.a);
}

void write_offer(Json& json, const Asked& it, const Round& round) {
  const Choice& offer = it.o.trade_offer;
  json.key("seat"), json.seat(round.trader);
  const auto things = [&](u8 first, u32 more) {
    json.open('[');
    for (const u32 thing : {u32{first}, more & 0xFF, more >> 8 & 0xFF})
      if (thing != kNone) write_thing(json, it.c, static_cast<Thing>(thing));
    json.close(']');
  };
  json.key("gives"), things(offer.b, offer.mask);
  json.key("gets"), things(offer.c, offer.mask >> 16);
}

void write_reactions(Json& json, const Pending& q) {
  json.key("reactions"), json.open('[');
  for (u32 left = q.arg; left; left &= left - 1)
    json.string(reaction_text(static_cast<Reaction>(std::countr_zero(left))));
  json.close(']');
}

void write_about(Json& json, const Asked& it) {
  const Pending& q = it.q;
  const Round round = round_of(it.o);
  json.key("about"), json.open('{');
  if (q.pick != Pick::none) json.string("pick", pick_word(q.pick));
  if (q.ask != Ask::turn) write_action(json, it, round);
  if (q.ask == Ask::react && round.attacker != kNone) json.key("attacker"), write_label(json, round.attacker);
  if (q.ask == Ask::react) write_reactions(json, q);
  if (q.ask == Ask::heavy) json.key("thing"), write_thing(json, it.c, q.arg);
  if (q.ask == Ask::trade_answer) write_offer(json, it, round);
  if (q.pick == Pick::wound) json.key("seat"), json.seat(q.arg);
  if (const Room used = room_in_use(it.c, it.o); q.ask != Ask::turn && used < kRooms)
    json.key("tile"), json.id(it.c.tiles, it.o.tile[used]);
  json.close('}');
}

// --- what can be answered ---

void write_trade(Json& json, const Asked& it) {
  const auto held = [&](const Crew& crew) {
    for (const Held& thing : crew.held)
      if (thing.thing != kNone) write_thing(json, it.c, thing.thing);
  };
  json.key("offers"), json.open('{');
  json.number("most", 3);
  json.key("mine"), json.open('[');
  for (ItemId item = 0; item < kItems; ++item)
    for (unsigned n = it.game.hidden.seat[it.seat].items[item]; n; --n)
      json.string(it.c.items[item].id);
  held(it.o.crew[it.seat]);
  json.close(']');
  json.key("partners"), json.open('[');
  for (Seat other = 0; other < it.o.options.players; ++other) {
    const Crew& crew = it.o.crew[other];
    if (other == it.seat || crew.place != Place::aboard || crew.room != it.q.arg) continue;
    json.open('{');
    json.key("seat"), json.seat(other);
    json.key("things"), json.open('['), held(crew), json.close(']');
    json.key("backs"), write_backs(json, crew);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void write_options(Json& json, const Asked& it, const Decision& decision) {
  json.key("options"), json.open('[');
  for (u32 i = picks_cards(it.q) ? decision.first_listed() : 0; i < decision.count(); ++i) {
    const Choice choice = decision.at(i);
    if (choice.verb == Do::offer) continue;  // `offers` says what they can be made of
    json.open('{');
    write_choice(json, it, choice);
    json.number("cost", it.q.ask == Ask::turn ? cost_of(it.engine, it.game, it.seat, choice) : u8{0});
    json.close('}');
  }
  json.close(']');
}

}  // namespace

void append_decision(std::string& out, const Engine& engine, const Game& game, Seat seat) {
  Decision decision;
  engine.decide(game, decision);
  if (seat >= kSeats || decision.seat != seat) {
    out += "null";
    return;
  }
  const Asked it{engine, game};
  Json json;
  json.open('{');
  json.key("seat"), json.seat(seat);
  json.string("ask", kAsks[static_cast<std::size_t>(decision.ask)]);
  json.string("purpose", kPurposes[static_cast<std::size_t>(decision.purpose)]);
  json.key("rule"), decision.rule.named() ? json.string(rule_text(decision.rule)) : json.null();
  write_about(json, it);
  write_range(json, it);
  write_options(json, it, decision);
  if (picks_cards(it.q)) json.key("cards"), write_counts(json, it.c, it.o.crew[seat].character, cards_for(it));
  if (it.q.ask == Ask::trade) write_trade(json, it);
  if (it.q.ask == Ask::turn) json.key("refused"), write_refused(json, it, decision);
  json.close('}');
  out += json.text();
}

}  // namespace carno
