#include "carno/event_json.h"

#include <cstdint>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "words.h"

namespace carno {

namespace {

namespace json = boost::json;
using events::word;

// Writes the fields of one event. What is not there is null where the format names the field, else left out.
class Writer {
 public:
  Writer(const Content& content, const Game& game, const Event& event, const LabelNames* names)
      : c_(content), game_(game), e_(event), names_(names) {}

  json::object write() {
    const std::string_view name = event_name(e_);
    if (name.empty()) return {};
    set("event", name);
    fields();
    if (e_.rule.named()) set("rule", rule_text(e_.rule));
    set("visible", visible());
    return std::move(out_);
  }

 private:
  template <class T>
  void set(std::string_view key, T&& value) {
    out_.insert_or_assign(key, json::value(std::forward<T>(value)));
  }
  void set(std::string_view key, u8 value) { set(key, std::int64_t{value}); }  // as a parser would read it

  // --- values ---
  json::value seat(Seat s) const { return s < kSeats ? json::value(s + 1) : json::value(nullptr); }
  json::value room(Room r) const { return r < kRooms ? json::value(c_.slots[r].id.view()) : json::value(nullptr); }
  json::value label(u8 l) const { return l == kNone ? json::value(nullptr) : json::value(label_text(l, names_)); }
  json::value type(u8 t) const {
    return t < kTypes ? json::value(type_text(static_cast<Type>(t))) : json::value(nullptr);
  }
  json::value actor() const { return e_.label != kNone ? label(e_.label) : seat(e_.seat); }
  json::value thing(Thing t) const {
    if (is_object(t)) return json::value(object_text(object_of(t)));
    if (const std::string_view back = events::back_of(t); !back.empty())
      return json::value("back:" + std::string(back));
    return id(c_.items, t);
  }
  template <class Table>
  json::value id(const Table& table, u8 index) const {
    return index < table.size() ? json::value(table[index].id.view()) : json::value(nullptr);
  }
  json::value card(Seat owner, u8 index) const {
    if (index >= kContamination) return "contamination";
    const u8 who = owner < kSeats ? game_.open.crew[owner].character : kNone;
    return who < kCharacters && index < kCards ? id(c_.characters[who].card, index) : json::value(nullptr);
  }
  json::value letter(u8 space) const { return json::value(std::string(1, static_cast<char>('A' + space))); }
  json::value visible() const {
    if (e_.visible == kEverybody) return "all";
    json::array seats;
    for (Seat s = 0; s < kSeats; ++s)
      if (e_.visible & bit(s)) seats.emplace_back(s + 1);
    return seats;
  }

  // --- groups of fields ---
  void who_where() {
    set("who", actor());
    set("type", type(e_.type));
    set("room", room(e_.room));
  }
  void journey() {
    set("who", actor());
    set("from", room(e_.room));
    set("to", room(e_.to));
  }
  template <class T>
  void seat_and(std::string_view key, T&& value) {
    set("seat", seat(e_.seat));
    set(key, std::forward<T>(value));
  }
  void seat_item() { seat_and("item", thing(e_.card)); }
  void count() { set("count", e_.value); }

  void attack() {
    const bool by_character = e_.seat != kNone;  // a shot or Melee Attack that missed
    set("by", by_character ? seat(e_.seat) : label(e_.label));
    set("target", by_character ? label(e_.label) : seat(e_.target));
    set("card", id(c_.attacks, e_.card));
    set("room", room(e_.room));
    if (!by_character) set("occasion", word(events::kOccasions, e_.reason));
  }

  void surprise() {
    set("by", actor());
    set("target", seat(e_.target));
    set("number", e_.value);
    set("hand", e_.value2);
    set("room", room(e_.room));
  }

  void kill() {
    who_where();
    set("injuries", e_.value2);
    if (e_.value) set("blood", e_.value);  // by an Injury check
  }

  void place() {
    who_where();
    if (e_.label == kNone) set("type", object_text(static_cast<Object>(e_.card)));
  }

  void feed() {
    set("feeder", actor());
    set("type", type(e_.type));
    set("room", room(e_.room));
    json::value food = nullptr;
    if (e_.card == events::kFoodMetagorger)
      food = json::value("metagorger:" + label_text(e_.value, names_));
    else if (e_.card < events::kFoods.size())
      food = json::value(word(events::kFoods, e_.card));
    set("food", std::move(food));
  }

  void heal_wound() {  // Light Wounds by number, Serious Wounds one by one
    set("who", seat(e_.seat));
    set("count", e_.card == kNone ? e_.value : u8{1});
    if (e_.card != kNone) set("card", id(c_.wounds, e_.card));
  }

  void explore() {
    seat_and("room", room(e_.room));
    set("tile", id(c_.tiles, e_.card));
    exploration_token();
  }

  void exploration_token() {  // not with the tile: it is told by an event of its own
    if (e_.value == 0) return;
    const auto effect = static_cast<std::size_t>(e_.value - 1);
    set("token", std::string(c_.explore[effect].id.view()) + ":" + std::to_string(e_.value2));
  }

  void discard() {
    set("seat", seat(e_.seat));
    if (e_.card != kNone) return set("item", id(c_.items, e_.card));
    json::array cards;
    events::for_cards(e_.choice.mask, [&](u8 it) { cards.push_back(card(e_.seat, it)); });
    set("cards", std::move(cards));
    count();
    if (e_.reason) set("cost", true);
  }

  void shuffle() {
    if (e_.seat != kNone) set("seat", seat(e_.seat));
    set("deck", events::shuffled_deck(e_));
    if (e_.seat != kNone && e_.value) set("hand", true);
  }

  void trade() {
    seat_and("with", seat(e_.target));
    for (const bool given : {true, false}) {
      json::array things;
      events::for_things(e_.choice, given, [&](Thing t) { things.push_back(thing(t)); });
      set(given ? "gives" : "gets", std::move(things));
    }
  }

  void injury_check() {
    who_where();
    set("card", id(c_.attacks, e_.card));
    set("blood", e_.value ? json::value(int{e_.value}) : json::value(nullptr));
    set("injuries", e_.value2);
    set("result", word(events::kInjuryResults, e_.reason));
  }

  void retreat_card() {
    who_where();
    set("card", id(c_.events, e_.card));
    set("number", e_.value);
  }

  void reaction() {
    seat_and("reaction", reaction_text(static_cast<Reaction>(e_.value)));
    set("against", e_.label != kNone ? label(e_.label) : seat(e_.target));
    switch (static_cast<Used>(e_.reason)) {
      case Used::nothing: return;
      case Used::item: return set("item", id(c_.items, e_.card));
      case Used::card: return set("card", card(e_.seat, e_.card));
      case Used::mutation: return set("card", id(c_.mutations, e_.card));
    }
  }

  void object_removed() {
    set("thing", thing(e_.card));
    set("room", room(e_.room));
    if (e_.seat != kNone) set("seat", seat(e_.seat));
    set("board", e_.value != 0);
  }

  template <class T>
  void corridor(T&& state) {
    set("corridor", e_.card <= kTechnical ? json::value(corridor_text(c_, e_.card)) : json::value(nullptr));
    set("state", std::forward<T>(state));
  }

  void token() {
    set("token", token_text(static_cast<Token>(e_.card)));
    if (e_.value) set("number", e_.value);
  }

  void pod() {
    set("pod", e_.card < kPods ? json::value(e_.card + 1) : json::value(nullptr));
    if (e_.seat != kNone) set("seat", seat(e_.seat));
  }

  void adaptation() {
    set("slot", id(c_.adaptation_slots, e_.value));
    set("card", id(c_.adaptations, e_.card));
    if (e_.seat != kNone) set("seat", seat(e_.seat));
  }

  void peek() {  // everybody hears of it without the card, who looked hears it again with the card
    seat_and("what", word(events::kPeeks, e_.type));
    const bool seen = e_.card != kNone;
    switch (static_cast<Peek>(e_.type)) {
      case Peek::tile:
        set("room", room(e_.room));
        if (seen) set("tile", id(c_.tiles, e_.card));
        return exploration_token();
      case Peek::engine:
        set("engine", e_.room + 1);
        if (seen) set("result", word(events::kEngineTokens, e_.card));
        return;
      case Peek::coordinates:
        if (seen) set("card", id(c_.coordinates, e_.card));
        return;
      case Peek::event_top:
        if (seen) set("card", id(c_.events, e_.card));
        return;
      case Peek::objective:
        set("owner", seat(e_.room));
        if (seen) set("card", id(c_.objectives, e_.card));
        return;
    }
  }

  // The Action as its player put it: the question is gone by now, so it is asked again of a copy.
  json::value choice() const {
    Game asked = game_;
    asked.open.pending.seat = e_.seat;
    Crew& crew = asked.open.crew[e_.seat];
    if (e_.room != kNone) crew.room = e_.room;
    const bool room_known = crew.room < kRooms && asked.open.tile[crew.room] < kTiles;
    if (e_.choice.verb == Do::room && !room_known) return "room";
    return json::value(choice_text(Engine(c_), asked, e_.choice, names_));
  }

  void check() {
    set("which", word(events::kChecks, e_.card));
    set("seat", seat(e_.seat));
    if (word(events::kChecks, e_.card) == "coordinates")
      return set("result", destination_text(static_cast<Destination>(e_.value)));
    set("result", e_.value != 0);
  }

  void turn() {
    if (events::passes_first_player(e_)) return set("seat", seat(e_.seat));
    set("value", e_.value);
  }

  void scan() {
    seat_and("result", word(events::kScans, e_.value));
    if (events::ends_scan(e_)) set("removed", e_.value2);
  }

  void fields();

  const Content& c_;
  const Game& game_;
  const Event& e_;
  const LabelNames* names_;
  json::object out_;
};

void Writer::fields() {
  switch (e_.kind) {
    case EventKind::move:
    case EventKind::retreat: return journey();
    case EventKind::leave_by_technical_corridors: return journey(), set("to", "technical");
    case EventKind::explore: return explore();
    case EventKind::noise_roll:
      seat_and("result", noise_text(static_cast<NoiseFace>(e_.value)));
      return set("room", room(e_.room));
    case EventKind::noise: return corridor(e_.value != 0);
    case EventKind::door:
      corridor(word(events::kDoorStates, e_.value));
      if (e_.label != kNone) set("who", label(e_.label));
      return;
    case EventKind::danger:
    case EventKind::encounter:
    case EventKind::death:
    case EventKind::revive: return seat_and("room", room(e_.room));
    case EventKind::surprise_attack: return surprise();
    case EventKind::attack:
    case EventKind::miss: return attack();
    case EventKind::injure:
    case EventKind::heal: return who_where(), count();
    case EventKind::heal_wound: return heal_wound();
    case EventKind::kill: return kill();
    case EventKind::injury_check: return injury_check();
    case EventKind::retreat_card: return retreat_card();
    case EventKind::leave_board: return who_where();
    case EventKind::place: return place();
    case EventKind::evolve:
      set("who", actor());
      set("from", type(e_.type));
      set("to", type(e_.value));
      return set("room", room(e_.room));
    case EventKind::feed: return feed();
    case EventKind::wound:
      seat_and("kind", word(events::kWoundKinds, e_.type));
      if (e_.reason) set("cause", word(events::kWoundCauses, e_.reason));
      return count();
    case EventKind::serious_wound:
    case EventKind::dress: return seat_and("card", id(c_.wounds, e_.card));
    case EventKind::contaminate:
    case EventKind::slime:
    case EventKind::unslime:
    case EventKind::signal:
    case EventKind::hibernate:
    case EventKind::mutate:
    case EventKind::cure:
    case EventKind::pass:
    case EventKind::objective_chosen: return set("seat", seat(e_.seat));
    case EventKind::scan: return scan();
    case EventKind::mutation_marker: return seat_and("total", e_.value);
    case EventKind::mutation_action:
      seat_and("card", id(c_.mutations, e_.card));
      return set("side", word(events::kMutationSides, e_.value));
    case EventKind::adaptation_revealed:
    case EventKind::adaptation_discarded: return adaptation();
    case EventKind::draw: return seat_and("count", e_.value);
    case EventKind::card_drawn: return seat_and("card", card(e_.seat, e_.card));
    case EventKind::discard: return discard();
    case EventKind::shuffle: return shuffle();
    case EventKind::search:
      set("seat", seat(e_.seat));
      if (!events::hides_item(e_)) set("item", id(c_.items, e_.card));
      set("deck", colour_text(static_cast<Colour>(e_.value)));
      return set("room", room(e_.room));
    case EventKind::craft:
    case EventKind::quest:
    case EventKind::attach: return seat_item();
    case EventKind::ammo: return seat_item(), set("value", e_.value);
    case EventKind::trade: return trade();
    case EventKind::object_removed: return object_removed();
    case EventKind::drop:
    case EventKind::take: return seat_and("thing", thing(e_.card)), set("room", room(e_.room));
    case EventKind::egg_taken: return seat_and("room", room(e_.room));
    case EventKind::egg_destroyed: return set("room", room(e_.room)), set("board", e_.value != 0);
    case EventKind::repair:
    case EventKind::fire:
    case EventKind::malfunction:
    case EventKind::extinguish:
    case EventKind::nest_destroyed: return set("room", room(e_.room));
    case EventKind::airlock: return set("room", room(e_.room)), set("state", word(events::kAirlockStates, e_.value));
    case EventKind::item_counter: return set("room", room(e_.room)), set("value", e_.value);
    case EventKind::bag_add:
    case EventKind::bag_remove:
    case EventKind::bag_draw: return token();
    case EventKind::time: return set("value", e_.value);
    case EventKind::self_destruct:
      return set("value", e_.value == kNone ? json::value(nullptr) : json::value(int{e_.value}));
    case EventKind::pod: return pod(), set("state", events::pod_state(e_));
    case EventKind::launch: return pod();
    case EventKind::first_encounter: return;
    case EventKind::objective_dealt:
    case EventKind::objective_kept: return seat_and("card", id(c_.objectives, e_.card));
    case EventKind::mutation_kept:
      seat_and("card", id(c_.mutations, e_.card));
      return set("returned", id(c_.mutations, e_.type));
    case EventKind::character_chosen:
      seat_and("character", id(c_.characters, e_.card));
      return set("declined", id(c_.characters, e_.type));
    case EventKind::destination: return seat_and("value", letter(e_.value));
    case EventKind::peek: return peek();
    case EventKind::engine_order: return seat_and("engine", e_.value + 1), set("changed", e_.value2 != 0);
    case EventKind::roll:
      seat_and("result", combat_text(static_cast<CombatFace>(e_.value)));
      return set("target", label(e_.label));
    case EventKind::action:
    case EventKind::cancelled: return seat_and("choice", choice());
    case EventKind::reaction: return reaction();
    case EventKind::event_card: return set("card", id(c_.events, e_.card));
    case EventKind::turn: return turn();
    case EventKind::step: return set("value", phase_text(static_cast<Phase>(e_.value)));
    case EventKind::check: return check();
    case EventKind::game_over: return set("reason", word(events::kEndReasons, e_.value));
    case EventKind::chance:
    case EventKind::choice: return;
  }
}

}  // namespace

json::object event_json(const Content& content, const Game& game, const Event& event, const LabelNames* names) {
  return Writer(content, game, event, names).write();
}

}  // namespace carno
