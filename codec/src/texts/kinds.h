// What may fill a placeholder, by kind.
#pragma once
#include "carno/grammar.h"

namespace carno::grammar {

// clang-format off

// One kind may take in another: ":seat".
struct Kind { std::string_view name; std::initializer_list<Line> lines; };

inline const Kind kKinds[] = {
  {"character", {{"character.*.name", ""}}},
  {"player", {{"story.player", "number:number"}}},
  {"seat", {{":player", ""}, {"story.character", "name:character"}}},
  {"seats", {{":seat", ""}, {"story.nobody", ""}}},
  {"type", {{"creature.*.name", ""}}},
  {"born", {{"story.carnomorph", "type:type number:number"}}},
  {"carnomorph", {{":born", ""}, {"story.evolved", "type:type name:born"}}},
  {"actor", {{":seat", ""}, {":carnomorph", ""}}},
  {"target", {{":born", ""}, {"story.eggs", ""}}},
  {"tile", {{"room.*.name", ""}}},
  {"room", {{"story.room", "slot:number"}, {"story.named_room", "name:tile slot:number"}}},
  {"corridor", {{"story.corridor", "corridor:number"}, {"board.technical_corridors.name", ""}}},
  {"object", {{"object.*.name", ""}}},
  {"food", {{":object", ""}, {":born", ""}, {"story.egg_of_the_nest", ""}}},
  {"removed", {{":object", ""}, {"story.egg_of_the_nest", ""}}},
  {"back", {{"story.back_red", ""}, {"story.back_yellow", ""}, {"story.back_green", ""}, {"story.back_blue", ""},
            {"story.back_quest", ""}}},
  {"item", {{"item.*.name", ""}}},
  {"thing", {{":item", ""}, {":object", ""}, {":back", ""}}},
  {"hand_card", {{"card.*.name", ""}, {"story.contamination_card", ""}}},
  {"used", {{":item", ""}, {"card.*.name", ""}, {"mutation.*.name", ""}}},
  {"attack_card", {{"attack.*.name", ""}}},
  {"event_card", {{"event.*.name", ""}}},
  {"mutation_card", {{"mutation.*.name", ""}}},
  {"adaptation_card", {{"adaptation.*.name", ""}}},
  {"objective_card", {{"objective.*.name", ""}}},
  {"wound_card", {{"wound.*.name", ""}, {"story.no_wound_card", ""}}},
  {"adaptation_slot", {{"slot.*.name", ""}}},
  {"token", {{"token.tok_blank.name", ""}, {"development.*.name", ""}, {":type", ""}}},
  {"exploration", {{"exploration.*.name", ""}}},
  {"face", {{"face.*.name", ""}}},
  {"pod", {{"pod.*.name", ""}}},
  {"engine", {{"room.engine_1.name", ""}, {"room.engine_2.name", ""}, {"room.engine_3.name", ""}}},
  {"place", {{"place.*", ""}}},
  {"deck", {{"story.deck_attack", ""}, {"story.deck_event", ""}, {"story.deck_wound", ""}, {"story.deck_mutation", ""},
            {"story.deck_red", ""}, {"story.deck_yellow", ""}, {"story.deck_green", ""}}},
  {"why", {{"story.why_surprise", ""}, {"story.why_only", ""}, {"story.why_fewest", ""}, {"story.why_tie", ""},
           {"story.why_escape", ""}, {"story.why_effect", ""}}},
  {"end", {{"story.end_jump", ""}, {"story.end_self_destruct", ""}, {"story.end_fire", ""},
           {"story.end_malfunction", ""}, {"story.end_nobody_left", ""}}},
  {"looked_at", {{":room", ""}, {":engine", ""}, {"story.objective_of", "seat:seat"}, {"story.peek_coordinates", ""},
                 {"story.peek_event", ""}}},
  {"seen", {{":tile", ""}, {"story.engine_working", ""}, {"story.engine_damaged", ""}, {":objective_card", ""},
            {"coordinates.*.name", ""}, {":event_card", ""}}},
};

// clang-format on

}  // namespace carno::grammar
