// What a choice does, told from what the seat sees.
#include "carno/notation.h"
#include "menu.h"

namespace carno::play {

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
  if (in_combat(view)) out += "; Escape: every Carnomorph here attacks you first";
  const std::string there = occupants(words, view, to);
  if (!there.empty()) out += "; there: " + there;
  if (view.open.fire & bit(to)) out += "; burning";
  return out;
}

std::string of_target(const Words& words, const View& view, u8 label) {
  if (label == kEggs) return "Eggs";
  for (const Carnomorph& it : view.open.minis) {
    if (it.type != kNone && it.label == label) {
      std::string out = text(words.type(static_cast<Type>(it.type)));
      return it.injuries ? out + " with " + (it.injuries == 1 ? "1 Injury" : std::to_string(it.injuries) + " Injuries")
                         : out;
    }
  }
  return words.carnomorph(label);
}

std::string of_shot(const Words& words, const View& view, const Choice& choice) {
  std::string out = of_target(words, view, choice.a);
  for (const Held& held : view.open.crew[view.seat].held)
    if (held.thing == choice.b) out += "; " + std::to_string(held.ammo) + " ammo";
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

std::string of_mutation(const Words& words, u8 card) {
  if (card >= kMutations) return "";
  const MutationCard& mutation = words.content.mutations[card];
  std::string out = text(words.mutation(card)) +
                    ". INFECTED: " + text(words.get("mutation", mutation.id.view(), "infected")) +
                    " Otherwise: " + text(words.get("mutation", mutation.id.view(), "not_infected"));
  return out + words.mark(mutation.confidence);
}

std::string of_choose(const Words& words, const View& view, const Choice& choice) {
  const u8 value = choice.b;
  switch (static_cast<Pick>(choice.a)) {
    case Pick::room: return of_move(words, view, value);
    case Pick::corridor:
      return view.open.closed & bit(value) ? "Closed Door" : view.open.noise & bit(value) ? "with Noise" : "";
    case Pick::seat: return words.seat(view, value);
    case Pick::carnomorph:
    case Pick::target: return of_target(words, view, value);
    case Pick::item: return text(words.item(value)) + ". " + words.item_effect(value);
    case Pick::object: return text(words.object(static_cast<Object>(value)));
    case Pick::thing: return words.thing(value);
    case Pick::objective:
      return text(words.objective(value)) + ": " +
             text(words.get("objective", words.content.objectives[value].id.view(), "effect"));
    case Pick::mutation: return of_mutation(words, value);
    case Pick::character: {
      const Character& who = words.content.characters[value];
      return text(words.character(value)) + "; weapon: " + text(words.item(who.weapon)) + ". " +
             words.item_effect(who.weapon);
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
    case Reaction::reroll: return "Roll the Combat die again; the new roll counts.";
    default: return text(words.get("item", reaction_text(reaction), "effect"));
  }
}

std::string of_offer(const Words& words, const View& view, const Choice& choice) {
  const std::string gets = choice.b == kNone ? "nothing" : words.thing(choice.b);
  const std::string gives = choice.c == kNone ? "nothing" : words.thing(choice.c);
  return words.seat(view, choice.a) + " gets " + gets + " and gives " + gives;
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
    case Do::careful: return of_move(words, view, choice.a) + "; no Noise roll";
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
    case Do::mutate: return of_mutation(words, view.own.mutation);
    case Do::pass: return "No more Actions in this Turn; you may discard cards.";
    case Do::keep: return "Discard nothing.";
    case Do::drop: return is_object(choice.a) ? "It stays in the Room. Free." : "It is discarded. Free.";
    case Do::choose: return of_choose(words, view, choice);
    case Do::react: return of_reaction(words, view, static_cast<Reaction>(choice.a));
    case Do::offer: return of_offer(words, view, choice);
    case Do::end: return "End the Trade.";
    case Do::launch: return "The pod leaves the ship with everybody in it.";
    case Do::wait: return "Stay in the pod; it may be launched in a later round.";
    case Do::stay: return "Stay in the pod and pass.";
    case Do::leave: return "Step out into the Room, then take Actions.";
    default: return "";
  }
}

}  // namespace carno::play
