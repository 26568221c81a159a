// Events tell the story: what happened, by which rule, and who may see it. With no listener they cost nothing.
#pragma once
#include "carno/choice.h"
#include "carno/types.h"

namespace carno {

// clang-format off
enum class EventKind : u8 {
  move, explore, noise_roll, noise, danger, encounter, surprise_attack, attack, miss, injure, kill, retreat,
  leave_by_technical_corridors, leave_board, place, evolve, feed, heal, wound, serious_wound, dress, heal_wound, contaminate, scan,
  mutate, mutation_marker, mutation_action, cure, adaptation_revealed, adaptation_discarded, draw, discard, shuffle,
  search, craft, trade, drop, take, repair, fire, malfunction, extinguish, door, slime, unslime, signal, bag_add,
  bag_remove, bag_draw, time, self_destruct, pod, hibernate, launch, death, revive, first_encounter, objective_chosen,
  objective_dealt, egg_taken, egg_destroyed, nest_destroyed, airlock, destination, peek, engine_order, roll, card_drawn,
  action, cancelled, reaction, pass, event_card, turn, step, ammo, quest, attach, item_counter, check, game_over,
  injury_check, retreat_card, mutation_kept, objective_kept, character_chosen, object_removed, chance, choice,
};
// clang-format on

inline constexpr u8 kEverybody = 0xFF;

// What a `reaction` used: the table that Event::card is of. By Event::reason.
enum class Used : u8 { nothing, item, card, mutation };

// Why a `wound`, where no other event says so. By Event::reason.
enum class WoundCause : u8 { other, bleeding, fire };

// A Thing of a `trade` as the others see it: an Item's back, by its place in Crew::backs.
inline constexpr Thing kBackThing = 128;

// Fields are used as each kind needs them; the codec names them (docs/formats/events.md).
struct Event {
  EventKind kind{};
  u8 visible = kEverybody;  // bit per seat; kEverybody includes spectators
  RuleId rule;
  Seat seat = kNone;  // the acting or suffering Character
  Seat target = kNone;
  u8 label = kNone;   // the Carnomorph
  u8 type = kNone;    // Type
  Room room = kNone;  // where, or from
  Room to = kNone;
  u8 card = kNone;  // card, Item, Object, token … of the kind's own table
  u8 value = 0;
  u8 value2 = 0;
  u8 reason = 0;
  u16 pad = 0;
  Choice choice{};  // of a choice, chance, action or trade; its mask: the cards of a discard
};

struct Listener {
  virtual void on(const Event& event) = 0;

 protected:
  ~Listener() = default;
};

}  // namespace carno
