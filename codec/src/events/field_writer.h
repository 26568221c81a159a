// Writes the fields of one event; see fields.h.
#pragma once
#include <string>

#include "fields.h"
#include "words.h"

namespace carno::events {

// Writes the fields of one event. What is not there is null where the format names the field, else left out.
class Writer {
 public:
  Writer(wire::Json& json, const Content& content, const Game& game, const Event& event, const LabelNames* names)
      : json_(json), c_(content), game_(game), e_(event), names_(names) {}

  void fields();

 private:
  // --- members ---
  template <std::size_t N>
  void set(const char (&key)[N], u8 value) {
    json_.number(key, value);
  }
  template <std::size_t N>
  void set(const char (&key)[N], std::string_view value) {
    json_.string(key, value);
  }
  template <std::size_t N>
  void flag(const char (&key)[N], bool value) {
    json_.boolean(key, value);
  }
  template <std::size_t N>
  void seat(const char (&key)[N], Seat s) {
    json_.key(key), json_.seat(s);
  }
  void seat() { seat("seat", e_.seat); }
  template <std::size_t N>
  void room(const char (&key)[N], Room r) {
    id(key, c_.slots, r);
  }
  void room() { room("room", e_.room); }
  template <std::size_t N>
  void label(const char (&key)[N], u8 l) {
    json_.key(key), l == kNone ? json_.null() : json_.text(label_text(l, names_));
  }
  template <std::size_t N>
  void type(const char (&key)[N], u8 t) {
    json_.key(key), t < kTypes ? json_.string(type_text(static_cast<Type>(t))) : json_.null();
  }
  template <std::size_t N>
  void actor(const char (&key)[N]) {
    e_.label != kNone ? label(key, e_.label) : seat(key, e_.seat);
  }
  void thing(Thing t) {
    if (is_object(t)) return json_.string(object_text(object_of(t)));
    const std::string_view back = events::back_of(t);
    back.empty() ? json_.id(c_.items, t) : json_.string("back:" + std::string(back));
  }
  template <std::size_t N, class Table>
  void id(const char (&key)[N], const Table& table, u8 index) {
    json_.key(key), json_.id(table, index);
  }
  void card(Seat owner, u8 index) {
    if (index >= kContamination) return json_.string("contamination");
    const u8 who = owner < kSeats ? game_.open.crew[owner].character : kNone;
    who < kCharacters&& index < kCards ? json_.id(c_.characters[who].card, index) : json_.null();
  }

  // --- groups of fields ---
  void who_where() {
    actor("who");
    type("type", e_.type);
    room();
  }
  void journey() {
    actor("who");
    room("from", e_.room);
    e_.kind == EventKind::leave_by_technical_corridors ? set("to", "technical") : room("to", e_.to);
  }
  void seat_item() {
    seat();
    json_.key("item"), thing(e_.card);
  }
  template <class Table>
  void seat_card(const Table& table) {
    seat();
    id("card", table, e_.card);
  }
  void count() { set("count", e_.value); }

  void attack() {
    const bool by_character = e_.seat != kNone;  // a shot or Melee Attack that missed
    by_character ? seat("by", e_.seat) : label("by", e_.label);
    by_character ? label("target", e_.label) : seat("target", e_.target);
    id("card", c_.attacks, e_.card);
    room();
    if (!by_character) set("occasion", word(events::kOccasions, e_.reason));
  }

  void surprise() {
    actor("by");
    seat("target", e_.target);
    set("number", e_.value);
    set("hand", e_.value2);
    room();
  }

  void kill() {
    who_where();
    set("injuries", e_.value2);
    if (e_.value) set("blood", e_.value);  // by an Injury check
  }

  void place() {
    if (e_.label != kNone) return who_where();
    seat("who", e_.seat);
    set("type", object_text(static_cast<Object>(e_.card)));
    room();
  }

  void feed() {
    actor("feeder");
    type("type", e_.type);
    room();
    json_.key("food");
    if (e_.card == events::kFoodMetagorger)
      json_.text("metagorger:" + label_text(e_.value, names_));
    else
      e_.card < events::kFoods.size() ? json_.string(word(events::kFoods, e_.card)) : json_.null();
  }

  void heal_wound() {  // Light Wounds by number, Serious Wounds one by one
    seat("who", e_.seat);
    set("count", e_.card == kNone ? e_.value : u8{1});
    if (e_.card != kNone) id("card", c_.wounds, e_.card);
  }

  void wound() {
    seat();
    set("kind", word(events::kWoundKinds, e_.type));
    if (e_.reason) set("cause", word(events::kWoundCauses, e_.reason));
    count();
  }

  void explore() {
    seat();
    room();
    id("tile", c_.tiles, e_.card);
    exploration_token();
  }

  void exploration_token() {  // not with the tile: it is told by an event of its own
    if (e_.value == 0) return;
    const auto effect = static_cast<std::size_t>(e_.value - 1);
    set("token", std::string(c_.explore[effect].id.view()) + ":" + std::to_string(e_.value2));
  }

  void discard() {
    seat();
    if (e_.card != kNone) return id("item", c_.items, e_.card);
    json_.key("cards"), json_.open('[');
    events::for_cards(e_.choice.mask, [&](u8 it) { card(e_.seat, it); });
    json_.close(']');
    count();
    if (e_.reason) flag("cost", true);
  }

  void shuffle() {
    if (e_.seat != kNone) seat();
    set("deck", events::shuffled_deck(e_));
    if (e_.seat != kNone && e_.value) flag("hand", true);
  }

  void trade() {
    seat();
    seat("with", e_.target);
    for (const bool given : {true, false}) {
      given ? json_.key("gives") : json_.key("gets");
      json_.open('[');
      events::for_things(e_.choice, given, [&](Thing t) { thing(t); });
      json_.close(']');
    }
  }

  void search() {
    seat();
    if (!events::hides_item(e_)) id("item", c_.items, e_.card);
    set("deck", colour_text(static_cast<Colour>(e_.value)));
    room();
  }

  void injury_check() {
    who_where();
    id("card", c_.attacks, e_.card);
    json_.key("blood"), e_.value ? json_.number(e_.value) : json_.null();
    set("injuries", e_.value2);
    set("result", word(events::kInjuryResults, e_.reason));
  }

  void retreat_card() {
    who_where();
    id("card", c_.events, e_.card);
    set("number", e_.value);
  }

  void reaction() {
    seat();
    set("reaction", reaction_text(static_cast<Reaction>(e_.value)));
    e_.label != kNone ? label("against", e_.label) : seat("against", e_.target);
    switch (static_cast<Used>(e_.reason)) {
      case Used::nothing: return;
      case Used::item: return id("item", c_.items, e_.card);
      case Used::card: return json_.key("card"), card(e_.seat, e_.card);
      case Used::mutation: return id("card", c_.mutations, e_.card);
    }
  }

  void object_removed() {
    json_.key("thing"), thing(e_.card);
    room();
    if (e_.seat != kNone) seat();
    flag("board", e_.value != 0);
  }

  void corridor() {
    json_.key("corridor");
    e_.card <= kTechnical ? json_.string(corridor_text(c_, e_.card)) : json_.null();
  }

  void token() {
    set("token", token_text(static_cast<Token>(e_.card)));
    if (e_.value) set("number", e_.value);
  }

  void pod() {
    json_.key("pod"), e_.card < kPods ? json_.number(e_.card + 1u) : json_.null();
    if (e_.seat != kNone) seat();
  }

  void adaptation() {
    id("slot", c_.board_slots, e_.value);
    id("card", c_.adaptations, e_.card);
    if (e_.seat != kNone) seat();
  }

  void peek() {  // everybody hears of it without the card, who looked hears it again with the card
    seat();
    set("what", word(events::kPeeks, e_.type));
    const bool seen = e_.card != kNone;
    switch (static_cast<Peek>(e_.type)) {
      case Peek::tile:
        room();
        if (seen) id("tile", c_.tiles, e_.card);
        return exploration_token();
      case Peek::engine:
        set("engine", static_cast<u8>(e_.room + 1));
        if (seen) set("result", word(events::kEngineTokens, e_.card));
        return;
      case Peek::coordinates:
        if (seen) id("card", c_.coordinates, e_.card);
        return;
      case Peek::event_top:
        if (seen) id("card", c_.events, e_.card);
        return;
      case Peek::objective:
        seat("owner", e_.room);
        if (seen) id("card", c_.objectives, e_.card);
        return;
    }
  }

  // The Action as its player put it: the question is gone by now, so it is asked again of a copy. The others must not
  // see from a name written in full that an Item of the same name is in the Inventory.
  void choice() {
    Game asked = game_;
    asked.open.pending.seat = e_.seat;
    asked.hidden.seat[e_.seat].items = {};
    Crew& crew = asked.open.crew[e_.seat];
    if (e_.room != kNone) crew.room = e_.room;
    const bool room_known = crew.room < kRooms && asked.open.tile[crew.room] < kTiles;
    const bool unknown = e_.choice.verb == Do::room && !room_known;
    seat();
    json_.key("choice"), unknown ? json_.string("room") : json_.text(choice_text(Engine(c_), asked, e_.choice, names_));
  }

  void check() {
    set("which", word(events::kChecks, e_.card));
    seat();
    if (word(events::kChecks, e_.card) == "coordinates")
      return set("result", destination_text(static_cast<Destination>(e_.value)));
    flag("result", e_.value != 0);
  }

  void turn() {
    if (events::passes_first_player(e_)) return seat();
    set("value", e_.value);
  }

  void scan() {
    seat();
    set("result", word(events::kScans, e_.value));
    if (events::ends_scan(e_)) set("removed", e_.value2);
  }

  void evolve() {
    actor("who");
    type("from", e_.type);
    type("to", e_.value);
    room();
  }

  wire::Json& json_;
  const Content& c_;
  const Game& game_;
  const Event& e_;
  const LabelNames* names_;
};

}  // namespace carno::events
