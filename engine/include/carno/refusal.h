// Why a choice is refused, as a value; carno/notation.h has the sentences.
#pragma once
#include "carno/types.h"

namespace carno {

enum class Reason : u8 {
  none,
  not_an_option,  // this is not what is being asked
  cannot_pay,     // not enough Action cards in hand
  in_combat,      // not allowed in Combat
  out_of_combat,  // only allowed in Combat
  not_neighboring,
  closed_door,
  room_not_empty,     // Careful Movement
  corridor_not_free,  // Careful Movement
  no_such_target,
  weapon_not_held,
  no_ammo,
  nothing_there,  // no such Object in the Room
  nobody_to_trade_with,
  nothing_to_trade,
  wrong_components,
  none_left,
  quest_not_inactive,
  quest_condition,
  card_not_in_hand,
  not_an_action,  // a reaction or passive card
  item_not_held,
  requirement,  // what the card or Room requires does not hold
  pointless,    // would change nothing
  no_room_action,
  room_malfunction,
  no_mutation,
  no_contamination_card,
  wrong_offer,
  wrong_payment,
  game_over,
};

struct Refusal {
  RuleId rule;
  Reason reason = Reason::none;
  RuleId also;  // the general rule behind a special one, if there are two
  explicit operator bool() const { return reason != Reason::none; }
};

}  // namespace carno
