// Both sides of a comparison in full: a bare id is its object with defaults, corridors have one name and always a Door.
#include <algorithm>
#include <string_view>

#include "expect.h"

namespace carno::scenario {

namespace json = boost::json;

namespace {

// `change` is called for every entry of a list or of `{"include": […]}`.
template <class F>
void for_entries(json::value* list, F&& change) {
  if (!list) return;
  if (json::object* among = list->if_object())
    if (json::value* inner = among->if_contains("include")) list = inner;
  if (json::array* entries = list->if_array())
    for (json::value& entry : *entries)
      change(entry);
}

void bare_wound(json::value& entry) {
  if (entry.is_string()) entry = {{"card", entry}, {"dressed", false}};
}

void bare_carnomorph(json::value& entry) {
  if (!entry.is_string()) return;
  const std::string_view text = entry.get_string();
  const bool id = text.find('#') != std::string_view::npos;
  entry = {{id ? "id" : "type", entry}, {"injuries", 0}};
}

// A bare weapon is full; what else can be held has no ammo.
void bare_held(const Content& content, json::value& entry) {
  if (!entry.is_string()) return;
  json::object held{{"item", entry}};
  for (const Item& item : content.items)
    if (item.weapon && item.id.view() == std::string_view(entry.get_string())) held["ammo"] = item.capacity;
  entry = std::move(held);
}

void bare_quest(json::value& entry) {
  if (entry.is_string()) entry = {{"item", entry}, {"held", true}};
}

void bare_card(json::value* value) {
  if (value && value->is_string()) *value = {{"card", *value}, {"revealed", false}};
}

void member(const Content& content, json::value& entry) {
  json::object* crew = entry.if_object();
  if (!crew) return;
  for_entries(crew->if_contains("serious"), bare_wound);
  for_entries(crew->if_contains("hands"), [&](json::value& held) { bare_held(content, held); });
  for_entries(crew->if_contains("quest"), bare_quest);
  bare_card(crew->if_contains("mutation"));
}

// A Character is known by `seat` or `character`, else by its place in the list; players not named may be anyhow.
void crew_list(const Content& content, const Game& game, json::value* list) {
  for_entries(list, [&](json::value& entry) { member(content, entry); });
  json::array* entries = list ? list->if_array() : nullptr;
  if (!entries) return;
  for (std::size_t i = 0; i < entries->size(); ++i)
    if (json::object* crew = (*entries)[i].if_object(); crew && !crew->contains("seat") && !crew->contains("character"))
      (*crew)["seat"] = i + 1;
  while (entries->size() < game.open.options.players)
    entries->emplace_back(json::object{});
}

std::string corridor_name(const Content& content, std::string_view text) {
  for (const CorridorInfo& corridor : content.corridors) {
    const std::string_view a = content.slots[corridor.a].id.view(), b = content.slots[corridor.b].id.view();
    if (text == std::string(b) + "-" + std::string(a)) return std::string(corridor.id.view());
  }
  return std::string(text);
}

void rooms(json::value* all) {
  json::object* slots = all ? all->if_object() : nullptr;
  if (!slots) return;
  for (auto& slot : *slots)
    if (json::object* room = slot.value().if_object()) for_entries(room->if_contains("carnomorphs"), bare_carnomorph);
}

void adaptations(json::value* all) {
  json::object* slots = all ? all->if_object() : nullptr;
  if (!slots) return;
  for (auto& slot : *slots) {
    bare_card(&slot.value());
    if (slot.value().is_null()) slot.value() = {{"card", nullptr}, {"revealed", false}, {"discarded", false}};
  }
}

}  // namespace

json::object full_form(const Content& content, const Game& game, json::object expected) {
  crew_list(content, game, expected.if_contains("crew"));
  rooms(expected.if_contains("rooms"));
  adaptations(expected.if_contains("adaptations"));
  if (json::value* all = expected.if_contains("corridors"); all && all->is_object()) {
    json::object named;
    for (auto& entry : all->get_object())
      named[corridor_name(content, entry.key())] = entry.value();
    *all = std::move(named);
  }
  return expected;
}

void fill_defaults(const Content& content, json::object& found) {
  for_entries(found.if_contains("crew"), [&](json::value& entry) { member(content, entry); });
  json::object& corridors = found["corridors"].as_object();
  for (const CorridorInfo& info : content.corridors) {
    json::value& corridor = corridors[info.id.view()];
    if (corridor.is_null()) corridor.emplace_object();
    corridor.get_object().emplace("door", "open");  // unless it says something else
  }
}

}  // namespace carno::scenario
