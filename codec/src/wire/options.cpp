#include "options.h"

#include "sections.h"

namespace carno::wire {

namespace {

// clang-format off
constexpr std::array<std::string_view, 31> kVerbs{
  "none", "move", "careful", "shoot", "melee", "pick", "trade", "craft", "quest", "play", "use", "room", "mutate", "pay",
  "pass", "discard", "keep", "drop", "choose", "yes", "no", "react", "decline", "offer", "accept", "end", "launch", "wait",
  "stay", "leave", "chance",
};
constexpr std::array<std::string_view, 20> kPicks{
  "none", "room", "corridor", "seat", "carnomorph", "target", "item", "object", "thing", "colour", "objective", "mutation",
  "pod", "option", "character", "destination", "hand_card", "corridors", "wound", "engine",
};
// clang-format on
static_assert(kVerbs[static_cast<std::size_t>(Do::chance)] == "chance");
static_assert(kPicks[static_cast<std::size_t>(Pick::engine)] == "engine");

class Parts {
 public:
  Parts(Json& json, const Asked& it, std::string_view notation) : json_(json), it_(it), notation_(notation) {}

  void write(const Choice& choice) {
    switch (choice.verb) {
      case Do::move: return room(choice.a);
      case Do::careful: return room(choice.a), corridor(choice.b);
      case Do::shoot: return target(choice.a), item(choice.b);
      case Do::melee: return target(choice.a);
      case Do::pick: return thing(carno::thing(static_cast<Object>(choice.a)));
      case Do::craft: return item(choice.a), components(choice);
      case Do::quest: return item(choice.a), payment(choice.b);
      case Do::play: return json_.string("card", card(choice.a).name), option(card(choice.a), choice.b);
      case Do::use: return item(choice.a), option(it_.c.items[choice.a], choice.b);
      case Do::room: return option_of_room(choice.b);
      case Do::drop: return thing(choice.a);
      case Do::react: return json_.string("value", reaction_text(static_cast<Reaction>(choice.a)));
      case Do::choose: return chosen(choice);
      default: return;
    }
  }

 private:
  void room(Room r) { json_.key("room"), json_.id(it_.c.slots, r); }
  void corridor(Corridor k) { json_.string("corridor", corridor_text(it_.c, k)); }
  void item(ItemId i) { json_.key("item"), json_.id(it_.c.items, i); }
  void thing(Thing t) { json_.key("thing"), write_thing(json_, it_.c, t); }
  void target(u8 label) { json_.key("target"), label == kEggs ? json_.string("eggs") : write_label(json_, label); }
  const Card& card(CardId id) const { return it_.c.characters[it_.o.crew[it_.seat].character].card[id]; }

  void components(const Choice& choice) {
    json_.key("from"), json_.open('[');
    json_.id(it_.c.items, choice.b), json_.id(it_.c.items, choice.c);
    json_.close(']');
  }
  void payment(ItemId i) {
    if (i == kNone) return;
    json_.key("from"), json_.open('[');
    json_.id(it_.c.items, i);
    json_.close(']');
  }
  template <class Owner>
  void option(const Owner& owner, u8 which) {
    if (owner.options > 1 && which < owner.options) json_.string("option", owner.option[which].id);
  }
  void option_of_room(u8 which) {
    const Room here = it_.o.crew[it_.seat].room;
    if (it_.o.explored & bit(here)) option(it_.c.tiles[it_.o.tile[here]].action, which);
  }
  void corridors(u32 mask) {
    json_.key("corridors"), json_.open('[');
    for (; mask; mask &= mask - 1)
      json_.string(corridor_text(it_.c, static_cast<Corridor>(std::countr_zero(mask))));
    json_.close(']');
  }

  // What has no name of its own here goes by the word of the notation.
  void chosen(const Choice& choice) {
    const std::string_view word = notation_.substr(notation_.find(' ') + 1);
    switch (static_cast<Pick>(choice.a)) {
      case Pick::room: return room(choice.b);
      case Pick::corridor: return corridor(choice.b);
      case Pick::corridors: return corridors(choice.mask);
      case Pick::seat: return json_.key("seat"), json_.seat(choice.b);
      case Pick::carnomorph:
      case Pick::target: return target(choice.b);
      case Pick::item: return item(choice.b);
      case Pick::object: return thing(carno::thing(static_cast<Object>(choice.b)));
      case Pick::thing: return thing(choice.b);
      case Pick::hand_card: return json_.string("card", word);
      case Pick::option: return json_.string("option", word);
      default: return json_.string("value", word);
    }
  }

  Json& json_;
  const Asked& it_;
  std::string_view notation_;
};

}  // namespace

std::string_view verb_word(Do verb) { return kVerbs[static_cast<std::size_t>(verb)]; }
std::string_view pick_word(Pick pick) { return kPicks[static_cast<std::size_t>(pick)]; }

void write_choice(Json& json, const Asked& it, const Choice& choice) {
  const std::string notation = choice_text(it.engine, it.game, choice);
  json.string("choice", notation);
  json.string("verb", verb_word(choice.verb));
  Parts(json, it, notation).write(choice);
}

}  // namespace carno::wire
