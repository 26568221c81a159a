#include "carno/notation.h"
#include "sections.h"

namespace carno::wire {

namespace {

constexpr std::array<std::string_view, 5> kPlaces{"aboard", "pod", "hibernating", "launched", "dead"};

void write_serious(Json& json, const Content& c, const Crew& crew) {
  json.key("serious"), json.open('[');
  for (std::size_t i = 0; i < crew.serious_count; ++i) {
    json.open('{');
    json.key("card"), json.id(c.wounds, wound_card(crew.serious[i]));
    json.boolean("dressed", dressed(crew.serious[i]));
    json.close('}');
  }
  json.close(']');
}

void write_held(Json& json, const OpenFacts& f, const Crew& crew) {
  json.key("hands"), json.open('[');
  for (const Held& held : crew.held) {
    if (held.thing == kNone) continue;
    const bool weapon = is_weapon(f, held.thing);
    json.open('{');
    json.key("thing"), write_thing(json, f.c, held.thing);
    json.key("ammo"), weapon ? json.number(held.ammo) : json.null();
    json.key("capacity"), weapon ? json.number(capacity(f, held)) : json.null();
    json.number("slot", held.slot + 1u);
    json.key("attached"), json.open('[');
    if (held.attached & 1) json.string("extended_magazine");
    if (held.attached & 2) json.string("autoloader");
    json.close(']');
    json.close('}');
  }
  json.close(']');
}

void write_quests(Json& json, const Content& c, const Crew& crew) {
  json.key("quests"), json.open('[');
  for (std::size_t i = 0; i < 2 && crew.character < kCharacters; ++i) {
    const ItemId item = c.characters[crew.character].quest[i];
    if (item >= kItems) continue;
    json.open('{');
    json.string("item", c.items[item].id);
    json.boolean("active", crew.quest[i] == QuestState::active);
    json.close('}');
  }
  json.close(']');
}

void write_status(Json& json, const CrewStatus& status) {
  json.key("status"), json.open('[');
  if (status.not_attacked) json.string("not_attacked");
  if (status.ignore_wounds) json.string("ignore_wounds");
  if (status.soften_wound) json.string("soften_wound");
  json.close(']');
}

void write_objectives(Json& json, const Shown& it, Seat seat) {
  json.number("objectives", it.o.crew[seat].objectives);
  if (it.o.options.mode != Mode::coop) return;
  json.key("shown_objectives"), json.open('[');
  for (const u8 card : it.view.objectives[seat])
    if (card < kObjectives) json.string(it.c.objectives[card].id);
  json.close(']');
}

void write_mutation(Json& json, const Content& c, const Crew& crew) {
  json.boolean("mutated", crew.has_mutation);
  json.key("mutation");
  if (!crew.has_mutation && !crew.mutation_markers) return json.null();
  json.open('{');
  json.key("card"), json.id(c.mutations, crew.mutation_revealed);
  json.number("markers", crew.mutation_markers);
  json.close('}');
}

}  // namespace

void write_thing(Json& json, const Content& c, Thing thing) {
  is_object(thing) ? json.string(object_text(object_of(thing))) : json.id(c.items, thing);
}

void write_backs(Json& json, const Crew& crew) {
  json.open('{');
  if (crew.backs[0]) json.number("red", crew.backs[0]);
  if (crew.backs[1]) json.number("yellow", crew.backs[1]);
  if (crew.backs[2]) json.number("green", crew.backs[2]);
  if (crew.backs[3]) json.number("blue", crew.backs[3]);
  if (crew.backs[4]) json.number("quest", crew.backs[4]);
  json.close('}');
}

void write_counts(Json& json, const Content& c, u8 character, const Pile& pile) {
  json.open('{');
  for (CardId i = 0; character < kCharacters && i < c.characters[character].cards; ++i)
    if (const unsigned n = pile_of(pile.actions, i))
      json.key(c.characters[character].card[i].name.view()), json.number(n);
  if (pile.contamination) json.number("contamination", pile.contamination);
  if (pile.infected) json.number("contamination:infected", pile.infected);
  if (pile.clean) json.number("contamination:clean", pile.clean);
  json.close('}');
}

void write_names(Json& json, const Content& c, u8 character, const Pile& pile) {
  json.open('[');
  for (CardId i = 0; character < kCharacters && i < c.characters[character].cards; ++i)
    for (unsigned n = pile_of(pile.actions, i); n; --n)
      json.string(c.characters[character].card[i].name);
  for (unsigned n = pile.contamination; n; --n)
    json.string("contamination");
  for (unsigned n = pile.infected; n; --n)
    json.string("contamination:infected");
  for (unsigned n = pile.clean; n; --n)
    json.string("contamination:clean");
  json.close(']');
}

void write_crew(Json& json, const Shown& it, Seat seat) {
  const Crew& crew = it.o.crew[seat];
  json.open('{');
  json.key("character"), json.id(it.c.characters, crew.character);
  json.string("place", kPlaces[static_cast<std::size_t>(crew.place)]);
  json.key("room"), json.id(it.c.slots, crew.room);
  json.key("pod"), crew.pod < kPods ? json.number(crew.pod + 1u) : json.null();
  json.number("light", crew.light);
  write_serious(json, it.c, crew);
  json.boolean("slime", crew.slime);
  json.boolean("signal", crew.signal);
  write_mutation(json, it.c, crew);
  json.number("hand", crew.hand_size);
  json.number("deck", crew.deck_size);
  const unsigned shown = crew.discard_infected;  // by a Mutation Action (C13.36)
  json.key("discard");
  write_counts(json, it.c, crew.character, {crew.discard, crew.discard_contamination - shown, shown, 0});
  json.boolean("passed", crew.passed);
  const OpenFacts facts{it.c, it.o};
  write_held(json, facts, crew);
  json.number("hand_slots", hand_slots(facts, seat));
  json.key("backs"), write_backs(json, crew);
  write_quests(json, it.c, crew);
  write_objectives(json, it, seat);
  write_status(json, crew.status);
  json.close('}');
}

Facts crew_facts(const View& view, Seat seat) {
  Facts facts;
  facts.add(view.open.crew[seat], view.objectives[seat]);
  return facts;
}

}  // namespace carno::wire
