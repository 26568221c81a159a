// What effects, Items and cards are worth to this player now, in points, read from the verbs they are made of.
#pragma once
#include "plan.h"

namespace carno::sane {

// Of running a program as the acting Character, about `room`.
int worth_of_program(const Mind& m, const Intent& now, u16 program, Room room);
int worth_of_room_action(const Mind& m, const Intent& now, Room room);  // the best option of a Room
int worth_of_item(const Mind& m, const Intent& now, ItemId item);       // of having it
int worth_of_thing(const Mind& m, const Intent& now, Thing thing);
int worth_of_card(const Mind& m, const Intent& now, u8 card);  // of keeping it in hand, Contamination included
int worth_of_object(const Mind& m, const Intent& now, Object object);
int worth_of_step(const Mind& m, const Intent& now, Room to, bool rolls);  // of standing in that Room next
int price_of(const Mind& m, unsigned cards);                               // of paying that many

}  // namespace carno::sane
