// The ways a field of an event is written: the forms of events.def.
#pragma once
#include <string>

#include "fields.h"
#include "words.h"

namespace carno::events {

// What is not there is null; what a field leaves out in that case the table says.
class Writer {
 public:
  Writer(wire::Json& json, const Content& content, const Game& game, const Event& event, const LabelNames* names)
      : json_(json), c_(content), game_(game), e_(event), names_(names) {}

  void fields();

 private:
  using Key = std::string_view;

  // --- words, numbers ---
#define WORDS(list, ...) \
  void list(Key key, u8 value) { text(key, word(k_##list, value)); }
#include "carno/events.def"
  void text(Key key, std::string_view value) { json_.key(key), json_.string(value); }
  void number(Key key, u8 value) { json_.key(key), json_.number(value); }
  void number_or_null(Key key, u8 value) { json_.key(key), value ? json_.number(value) : json_.null(); }
  void track(Key key, u8 value) { json_.key(key), value == kNone ? json_.null() : json_.number(value); }
  void flag(Key key, u8 value) { json_.key(key), json_.boolean(value != 0); }
  void cost(Key key, u8 cause) {
    if (static_cast<DiscardCause>(cause) == DiscardCause::cost) flag(key, 1);
  }
  void noise_face(Key key, u8 value) { text(key, noise_text(static_cast<NoiseFace>(value))); }
  void combat_face(Key key, u8 value) { text(key, combat_text(static_cast<CombatFace>(value))); }
  void reaction(Key key, u8 value) { text(key, reaction_text(static_cast<Reaction>(value))); }
  void phase(Key key, u8 value) { text(key, phase_text(static_cast<Phase>(value))); }
  void planet(Key key, u8 value) { text(key, destination_text(static_cast<Destination>(value))); }

  // --- who ---
  void seat(Key key, Seat s) { json_.key(key), json_.seat(s); }
  void carnomorph(Key key, u8 label) {
    json_.key(key), label == kNone ? json_.null() : json_.text(label_text(label, names_));
  }
  void actor(Key key, Seat s) { e_.label != kNone ? carnomorph(key, e_.label) : seat(key, s); }
  void opponent(Key key, Seat s) { actor(key, s); }
  void type(Key key, u8 t) {
    json_.key(key), t < kTypes ? json_.string(type_text(static_cast<Type>(t))) : json_.null();
  }

  // --- where ---
  void room(Key key, Room r) { id(key, c_.slots, r); }
  void corridor(Key key, Corridor k) {
    json_.key(key), k <= kTechnical ? json_.string(corridor_text(c_, k)) : json_.null();
  }
  void pod(Key key, u8 n) { json_.key(key), n < kPods ? json_.number(n + 1u) : json_.null(); }
  void engine(Key key, u8 n) { number(key, static_cast<u8>(n + 1)); }
  void slot(Key key, u8 n) { id(key, c_.board_slots, n); }
  void destination(Key key, u8 letter) { text(key, std::string_view("ABCD").substr(letter & 3u, 1)); }
  void tile(Key key, TileId t) { id(key, c_.tiles, t); }

  // --- cards and things ---
  template <class Table>
  void id(Key key, const Table& table, u8 index) {
    json_.key(key), json_.id(table, index);
  }
  void attack_card(Key key, u8 card) { id(key, c_.attacks, card); }
  void event_card(Key key, u8 card) { id(key, c_.events, card); }
  void wound_card(Key key, u8 card) { id(key, c_.wounds, card); }
  void mutation_card(Key key, u8 card) { id(key, c_.mutations, card); }
  void adaptation_card(Key key, u8 card) { id(key, c_.adaptations, card); }
  void objective_card(Key key, u8 card) { id(key, c_.objectives, card); }
  void coordinates_card(Key key, u8 card) { id(key, c_.coordinates, card); }
  void character(Key key, u8 card) { id(key, c_.characters, card); }
  void own_card(Key key, u8 card) { json_.key(key), write_own_card(card); }
  void own_cards(Key key, u32 cards) {
    json_.key(key), json_.open('[');
    for_cards(cards, [&](u8 card) { write_own_card(card); });
    json_.close(']');
  }
  void write_own_card(u8 card) {
    if (card >= kContamination) return json_.string("contamination");
    const u8 who = e_.seat < kSeats ? game_.open.crew[e_.seat].character : kNone;
    who < kCharacters&& card < kCards ? json_.id(c_.characters[who].card, card) : json_.null();
  }

  void token(Key key, u8 t) { text(key, token_text(static_cast<Token>(t))); }
  void exploration(Key key, u8 effect) {
    if (effect >= c_.explore.size()) return json_.key(key), json_.null();
    text(key, std::string(c_.explore[effect].id.view()) + ":" + std::to_string(e_.count));
  }
  void thing(Key key, Thing t) { json_.key(key), write_thing(t); }
  void write_thing(Thing t) {
    if (is_object(t)) return json_.string(object_text(object_of(t)));
    const std::string_view back = back_of(t);
    back.empty() ? json_.id(c_.items, t) : json_.string("back:" + std::string(back));
  }
  void things_given(Key key, const Choice& offer) { things(key, offer, true); }
  void things_got(Key key, const Choice& offer) { things(key, offer, false); }
  void things(Key key, const Choice& offer, bool given) {
    json_.key(key), json_.open('[');
    for_things(offer, given, [&](Thing t) { write_thing(t); });
    json_.close(']');
  }
  void meal(Key key, u8 food) {
    if (static_cast<Food>(food) == Food::metagorger)
      json_.key(key), json_.text("metagorger:" + label_text(e_.eaten, names_));
    else
      json_.key(key), food < std::size(k_food) ? json_.string(k_food[food]) : json_.null();
  }

  // The Action as its player put it: the question is gone by now, so it is asked again of a copy. The others must not
  // see from a name written in full that an Item of the same name is in the Inventory.
  void notation(Key key, const Choice& choice) {
    Game asked = game_;
    asked.open.pending.seat = e_.seat;
    asked.hidden.seat[e_.seat].items = {};
    Crew& crew = asked.open.crew[e_.seat];
    if (e_.room != kNone) crew.room = e_.room;
    const bool room_known = crew.room < kRooms && asked.open.tile[crew.room] < kTiles;
    const bool unknown = choice.verb == Do::room && !room_known;
    json_.key(key), unknown ? json_.string("room") : json_.text(choice_text(Engine(c_), asked, choice, names_));
  }

  wire::Json& json_;
  const Content& c_;
  const Game& game_;
  const Event& e_;
  const LabelNames* names_;
};

}  // namespace carno::events
