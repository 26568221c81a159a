// What a choice does, told from what the seat sees.
#include "carno/notation.h"
#include "menu.h"

namespace carno::play {

std::string mutation_text(const Words& words, u8 card) {
  if (card >= kMutations) return "";
  const MutationCard& mutation = words.content.mutations[card];
  return words.say("mutation_sides",
                   {{"name", std::string(words.mutation(card))},
                    {"infected", std::string(words.get("mutation", mutation.id.view(), "infected"))},
                    {"not_infected", std::string(words.get("mutation", mutation.id.view(), "not_infected"))}}) +
         words.mark(mutation.confidence);
}

namespace {

std::string text(std::string_view view) { return std::string(view); }

bool in_combat(const View& view) {
  const Room room = view.open.crew[view.seat].room;
  return room < kRooms && view.open.minis_in[room];
}

std::string occupants(const Words& words, const View& view, Room room) {
  std::string names;
  const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
  for (Seat s = 0; s < view.open.options.players; ++s)
    if (s != view.seat && (view.open.crew_in[room] & bit(s))) add(words.seat(view, s));
  for (const Carnomorph& it : view.open.minis)
    if (it.type != kNone && it.room == room) add(words.carnomorph(it.label));
  return names;
}

std::string of_move(const Words& words, const View& view, Room to) {
  std::string out = words.room(view, to).substr(4);
  if (in_combat(view)) out += "; " + words.say("escape");
  const std::string there = occupants(words, view, to);
  if (!there.empty()) out += "; " + words.say("there", {{"names", there}});
  if (view.open.fire & bit(to)) out += "; " + words.say("burning");
  return out;
}

std::string of_target(const Words& words, const View& view, u8 label) {
  if (label == kEggs) return words.carnomorph(label);
  for (const Carnomorph& it : view.open.minis) {
    if (it.type != kNone && it.label == label) {
      std::string type = text(words.type(static_cast<Type>(it.type)));
      return it.injuries ? words.say("hurt", {{"type", type}, {"count", it.injuries}}) : type;
    }
  }
  return words.carnomorph(label);
}

std::string of_shot(const Words& words, const View& view, const Choice& choice) {
  std::string out = of_target(words, view, choice.a);
  for (const Held& held : view.open.crew[view.seat].held)
    if (held.thing == choice.b) out += "; " + words.say("ammo", {{"count", held.ammo}});
  return out + ". " + words.item_effect(choice.b);
}

// An option's own words where there are several; the whole text otherwise.
std::string of_option(const Words& words, std::string_view owner, const std::array<Option, kMaxOptions>& options,
                      u8 count, u8 which, std::string_view effect) {
  return count < 2 ? text(effect) : text(words.option(owner, options[which].id.view())) + ".";
}

std::string of_card(const Words& words, const View& view, const Choice& choice) {
  const u8 who = view.open.crew[view.seat].character;
  const Card& card = words.content.characters[who].card[choice.a];
  return of_option(words, card.id.view(), card.option, card.options, choice.b, words.card_effect(who, choice.a));
}

std::string of_item(const Words& words, const Choice& choice) {
  const Item& item = words.content.items[choice.a];
  const bool by_id = words.texts.has(Lang::en, "item." + text(item.id.view()) + ".name");
  return of_option(words, by_id ? item.id.view() : item.name.view(), item.option, item.options, choice.b,
                   words.item_effect(choice.a));
}

std::string of_room(const Words& words, const View& view, const Choice& choice) {
  const Tile& tile = words.content.tiles[view.open.tile[view.open.crew[view.seat].room]];
  return text(words.tile(view.open.tile[view.open.crew[view.seat].room])) + ": " +
         of_option(words, tile.id.view(), tile.action.option, tile.action.options, choice.b,
                   words.get("room", tile.id.view(), "effect"));
}

std::string of_choose(const Words& words, const View& view, const Choice& choice) {
  const u8 value = choice.b;
  switch (static_cast<Pick>(choice.a)) {
    case Pick::room: return of_move(words, view, value);
    case Pick::corridor:
      if (view.open.closed & bit(value)) return words.say("closed_door");
      return view.open.noise & bit(value) ? words.say("with_noise") : "";
    case Pick::seat: return words.seat(view, value);
    case Pick::carnomorph:
    case Pick::target: return of_target(words, view, value);
    case Pick::item: return text(words.item(value)) + ". " + words.item_effect(value);
    case Pick::object: return text(words.object(static_cast<Object>(value)));
    case Pick::thing: return words.thing(value);
    case Pick::objective:
      return text(words.objective(value)) + ": " +
             text(words.get("objective", words.content.objectives[value].id.view(), "effect"));
    case Pick::mutation: return mutation_text(words, value);
    case Pick::character: {
      const Character& who = words.content.characters[value];
      return words.say("character", {{"name", text(words.character(value))},
                                     {"weapon", text(words.item(who.weapon))},
                                     {"effect", words.item_effect(who.weapon)}});
    }
    case Pick::colour: return text(words.get("deck", colour_text(static_cast<Colour>(value)), ""));
    case Pick::hand_card: return words.cards(view.open.crew[view.seat].character, choice.mask);
    default: return "";
  }
}

std::string of_reaction(const Words& words, const View& view, Reaction reaction) {
  const u8 who = view.open.crew[view.seat].character;
  const Character& character = words.content.characters[who];
  switch (reaction) {
    case Reaction::interruption: return text(words.card_effect(who, character.interruption));
    case Reaction::nerves_of_steel: return text(words.card_effect(who, character.nerves_of_steel));
    case Reaction::reroll: return words.say("reroll");
    default: return text(words.get("item", reaction_text(reaction), "effect"));
  }
}

std::string of_offer(const Words& words, const View& view, const Choice& choice) {
  return words.say(
      "offer",
      {{"who", words.seat(view, choice.a)}, {"gets", words.thing(choice.b)}, {"gives", words.thing(choice.c)}});
}

// A shot's or blow's target and the rest of an Action's rule.
std::string of_basic(const Words& words, std::string_view id) { return text(words.get("action", id, "effect")); }

}  // namespace

std::string rule_of_choice(const Words& words, const View& view, const Choice& choice) {
  const Crew& crew = view.open.crew[view.seat];
  switch (choice.verb) {
    case Do::move: return of_basic(words, "move");
    case Do::careful: return of_basic(words, "careful_move");
    case Do::shoot: return of_basic(words, "shoot");
    case Do::craft: return of_basic(words, "craft");
    case Do::quest: return of_basic(words, "activate_quest");
    case Do::play: return text(words.card_effect(crew.character, choice.a));
    case Do::use: return words.item_effect(choice.a);
    case Do::room: return text(words.get("room", words.content.tiles[view.open.tile[crew.room]].id.view(), "effect"));
    default: return "";
  }
}

std::string effect_of(const Words& words, const View& view, const Choice& choice) {
  switch (choice.verb) {
    case Do::move: return of_move(words, view, choice.a);
    case Do::careful: return of_move(words, view, choice.a) + "; " + words.say("no_noise");
    case Do::shoot: return of_shot(words, view, choice);
    case Do::melee: return of_target(words, view, choice.a) + ". " + of_basic(words, "melee");
    case Do::pick: return text(words.object(static_cast<Object>(choice.a))) + ". " + of_basic(words, "pick_up");
    case Do::trade: return of_basic(words, "trade");
    case Do::craft: return text(words.item(choice.a)) + ". " + words.item_effect(choice.a);
    case Do::quest:
      return text(words.get("item", words.content.items[choice.a].id.view(), "unlock")) + " " +
             words.item_effect(choice.a);
    case Do::play: return of_card(words, view, choice);
    case Do::use: return of_item(words, choice);
    case Do::room: return of_room(words, view, choice);
    case Do::mutate: return mutation_text(words, view.own.mutation);
    case Do::pass: return words.say("pass");
    case Do::keep: return words.say("keep");
    case Do::drop: return words.say(is_object(choice.a) ? "drop_object" : "drop_item");
    case Do::choose: return of_choose(words, view, choice);
    case Do::react: return of_reaction(words, view, static_cast<Reaction>(choice.a));
    case Do::offer: return of_offer(words, view, choice);
    case Do::end: return words.say("end_trade");
    case Do::launch: return words.say("launch");
    case Do::wait: return words.say("wait");
    case Do::stay: return words.say("stay");
    case Do::leave: return words.say("leave");
    default: return "";
  }
}

}  // namespace carno::play
