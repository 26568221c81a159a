// Combat in points: what an attack costs, what a shot is worth.
#pragma once
#include "mind.h"

namespace carno::sane {

int harm_of(const Mind& m, Type type);       // of one attack on this Character
int harm_in(const Mind& m, Room room);       // of everything in that Room attacking once
int harm_awaited(const Mind& m);             // in the own Room, in the next Event Phase
int lasting_harm(const Mind& m, Room room);  // of what stays after its attack: Metagorgers do not
int worth_of_removal(const Mind& m, const Carnomorph& target);
int encounter_harm(const Mind& m);  // of a token drawn from the bag as it is now

const Carnomorph* with_label(const Mind& m, u8 label);  // nullptr: not on the board

// The chance, in percent, that so many more Injuries kill it or make it retreat.
int gone_percent(const Mind& m, const Carnomorph& target, int injuries);
int worth_of_shot(const Mind& m, const Carnomorph& target, const Item& weapon, int rerolls);
int worth_of_melee(const Mind& m, const Carnomorph& target);
int worth_of_injuries(const Mind& m, const Carnomorph& target, int injuries);
int best_shot(const Mind& m);     // with any loaded weapon at anything in the own Room; 0: none
bool fit_to_hunt(const Mind& m);  // unhurt and with the ammunition to kill a Butcher
int injuries_on(const Mind& m, const Carnomorph& target, const Item* weapon, CombatFace face);

}  // namespace carno::sane
