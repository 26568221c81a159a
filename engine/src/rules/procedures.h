// The procedures that the agenda can run, and the calls that start them; the file named after the chapter has the
// steps.
#pragma once
#include "state/play.h"

namespace carno {

#define PROCEDURE(name) void name(Play&, Frame&);
#include "state/procedures.def"
#undef PROCEDURE

// --- starting them ---
void call_draw(Play&, Seat, unsigned count);
void call_player_round(Play&, Seat, u8 actions);  // B2.7
void must_pass(Play&);                            // B2.12: in the running player round
void unlimited_actions(Play&);                    // likewise: then Pass
void call_action(Play&, Seat, const Choice&);     // B3.1
void call_trade(Play&, Seat, Room);               // B9.11
void call_board_pod(Play&, Seat, u8 section);     // B10.14
void call_launch(Play&, u8 pod);                  // B10.19
void call_drop_surplus(Play&, Seat);              // U34
struct Look {
  Peek at{};
  u8 count = 0;             // of tiles
  u8 with_token = 0;        // of tiles, with what lies on them
  u8 neighboring_only = 0;  // of tiles
  u32 among = 0;            // engines, or seats with an Objective
};
void call_peek(Play&, Seat, Room, const Look&);  // B13.25
// outside: with the ends of their rounds; may_drop: whose own Action forces the Pass (B9.9)
void call_pass(Play&, u32 seats, bool outside_their_rounds, Seat may_drop = kNone);
void call_noise(Play&, Seat);                                      // B4.28
void call_encounter(Play&, Seat, u8 type = kNone);                 // B5.3; with a type no token is drawn (B5.12)
void call_place(Play&, Type, Room, RuleId);                        // reply: the Mini, or kNone
void call_appear(Play&, Type);                                     // C6.3, C11.1
void call_attack(Play&, Mini, Seat target, Occasion);              // B6.19
void call_injury(Play&, Mini, unsigned count, u8 no_retreat = 0);  // B6.7, C5.5; reply: InjuryResult
void call_kill(Play&, Mini, u8 blood = 0);                         // C5.8 - C5.10; blood: by an Injury check
void take_off_dead(Play&, Mini, u8 blood = 0);  // the first half of a death: what it leaves comes with call_remains
void call_remains(Play&, Type, Room);           // C5.8 - C5.10
void call_retreat(Play&, Mini);                 // B6.12
void call_wound(Play&, Seat, WoundKind, unsigned count, WoundCause = WoundCause::other);  // B7.1 - B7.4
void call_scan(Play&, Seat, ScanScope, ScanRemove, unsigned count = 0);  // reply: 1 if any was INFECTED
void call_mutation_card(Play&, Seat);                                    // C3.2
void call_mutation_marker(Play&, Seat);                                  // C3.9
enum class HeavySource : u8 { search, craft, room, nest, quest };        // where a declined one goes back to
void call_gain_heavy(Play&, Seat, Thing, u8 ammo, HeavySource);          // B9.3
void call_search(Play&, Seat, Room, u8 colours, u8 counters);            // B3.18; counters: taken off the Room's Items
void call_effect(Play&, u16 program, Seat actor, Room room, Seat target = kNone, Mini mini = kNone);
void uses_item(Play&, ItemId);  // the effect just called: its Item in use, or the one that extends it
struct Journey {
  Seat seat = kNone;
  Room to = kNone;
  Corridor via = kNone;  // kTechnical, or kNone for any other way that is no corridor
  MoveNoise noise = MoveNoise::roll;
  Corridor marker = kNone;  // Careful Movement: where the Noise marker goes
  bool attacks = true;
  u8 companions = 0;  // move along in the same moment, under the mover's Noise roll (Covering Fire)
};
void call_move(Play&, const Journey&);
enum class ShotCost : u8 { one_ammo, spent_already, full_auto };  // B6.4: Full Auto takes all of it
struct ShotAt {
  u8 target = kNone;  // a label or kEggs
  ItemId weapon = kNone;
  ShotCost cost = ShotCost::one_ammo;
  u8 rerolls = 0;  // by the card that makes the shot; the weapon's come on top
};
void call_shoot(Play&, Seat, Room, const ShotAt&);  // B6.2
struct MeleeAt {
  u8 target = kNone;
  u8 contamination_drawn = 0;  // or none is due
  u8 bonus = 0;                // Injuries on a hit
  OnMiss on_miss{};
};
void call_melee(Play&, Seat, Room, const MeleeAt&);  // B6.5

void tell_check(Play&, FinalCheck, Seat, u8 result, RuleId);  // B11.6 - B11.9
void lose_at_the_end(Play&, Seat, RuleId);                    // B11.2, B11.3, B11.7, B11.8

enum class InjuryResult : u8 { alive, killed, retreated };

// --- what others may know of them ---
u8 actions_left(const Frame& player_round);  // kNone: as many as they like
Choice action_in(const Frame& action);       // as it was announced

}  // namespace carno
