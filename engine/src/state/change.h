// The primitive changes of the state. Each keeps its own books (supplies, masks, pods, airlock) and tells its event.
#pragma once
#include "state/play.h"

namespace carno {

// --- Carnomorphs ---
Mini put_mini(Play&, Type, Room, RuleId);  // kNone if no miniature is free (C13.4)
void remove_mini(Play&, Mini);             // off the board; its name is free again. The caller tells how
void leave_board(Play&, Mini, RuleId);     // off the board, told as such
// To another Room, told as `move` or `retreat`; puts people out of the pods there (B10.17).
void walk_mini(Play&, Mini, Room to, RuleId, EventKind told = EventKind::move);
Event mini_event(const Play&, EventKind, Mini, RuleId);  // with its name, type and Room

// --- bag ---
void take_token(Play&, Token, u8 number, RuleId);    // drawn out of the bag; the caller holds it
void return_token(Play&, Token, u8 number, RuleId);  // a held token back into the bag
void pool_token(Play&, Token);                       // a held token into the pool
void lose_token(Play&, Token, u8 number);            // a held token out of the game
bool add_token(Play&, Token, RuleId);                // from the pool into the bag; false if the pool has none

// --- ship ---
void put_noise(Play&, Corridor, RuleId);
void clear_noise(Play&, Corridor, RuleId);
void noise_everywhere(Play&, Room, RuleId);  // in each free corridor of the Room, B4.32
void place_fire(Play&, Room, RuleId);
void remove_fire(Play&, Room, RuleId);
void place_malfunction(Play&, Room, RuleId);
void remove_malfunction(Play&, Room, RuleId);
// The token supply must have been looked at. `by`: the Carnomorph that runs into it.
void set_door(Play&, Corridor, DoorState, RuleId, Mini by = kNone);
void put_object(Play&, Object, Room, RuleId);     // from the supply, as far as it reaches (C13.4)
void remove_object(Play&, Object, Room, RuleId);  // out of the Room, back to the supply
void tell_object_removed(Play&, Object, Room, RuleId, Seat carrier = kNone, bool of_the_nest = false);
// An Egg leaves the Carnomorph board; the Nest, this Room, may be destroyed (B12.8).
void lose_board_egg(Play&, Room nest, RuleId);
void unlock_all_pods(Play&, RuleId);
void start_self_destruct(Play&, RuleId);
void stop_self_destruct(Play&, RuleId);

// --- Characters ---
void relocate(Play&, Seat, Room);
void contaminate(Play&, Seat, RuleId, bool on_deck = false);
void slime(Play&, Seat, RuleId);
void die(Play&, Seat, RuleId);                // B14.2; may end the game (B11.4)
void leave_ship(Play&, Seat, Place, RuleId);  // hibernates or launches
void check_last_active(Play&);                // B11.4
void step_out(Play&, Seat, RuleId);           // out of a pod into the Section's Room
void shuffle_discard_into_deck(Play&, Seat);
void shuffle_hand_and_discard_into_deck(Play&, Seat);

// --- cards ---
// A card is a CardId or kContamination; `flag` says what is settled about the latter, as chance does.
void draw_card(Play&, Seat, u8 card, u8 flag);  // from deck to hand
struct CardMove {  // a card taken out of a hand: CardId, or a Contamination card and what is settled about it
  u8 card = kNone;
  u8 flag = 0;  // 0 unscanned, 1 infected, 2 clean
};
// As its owner names it: kContamination = the oldest of those he cannot tell apart, or of those with this flag.
CardMove take_from_hand(Play&, Seat, u8 card, u8 flag = kNone);
CardMove take_from_deck(Play&, Seat, u8 card, u8 flag);  // into the caller's hands
// A Cards set from hand to the own discard pile.
void discard_cards(Play&, Seat, u32 mask, RuleId, DiscardCause = DiscardCause::other);
// U51: several players choose cards to discard at once. Nothing is shown before all have answered.
void put_answer_aside(Play&, Seat, u32 cards);
void discard_answers(Play&, RuleId);
void discard_lost_card(Play&, Seat, u8 card, u8 flag, RuleId);  // one that chance took from the hand
void move_all(Flags& from, Flags& to);
void attach_quest_item(Play&, Seat, const Item&, Held& weapon);  // U47: the Autoloader becomes part of its rifle
void sync_counts(Play&, Seat);    // hand and deck sizes, discard pile of Contamination cards
void discard_limbo(Play&);        // U45: the Action is over, its cards join the discard pile
void discard_limbo_cards(Play&);  // the Action cards among them, before a shuffle of the whole deck

// --- Items ---
void add_item(Play&, Seat, ItemId);  // into the Inventory
// What is not held cannot be taken: false, and nothing changes.
bool remove_item(Play&, Seat, ItemId);  // from Inventory or hand, into the caller's hands
void discard_item(Play&, Seat, ItemId, RuleId);
void drop_held(Play&, Seat, int index, RuleId);  // Objects stay in the Room, Items go to their discard pile (B9.9)
void drop_held_in(Play&, Seat, int index, Room, RuleId);  // likewise, by somebody who is off the board already
void put_in_hand(Play&, Seat, Held);                      // into a free slot
bool remove_held(Play&, Seat, int index);

// --- telling what has several causes ---
void tell_shuffle(Play&, Deck, RuleId);
Event reaction_event(Reaction, Seat, RuleId);  // the caller adds what was used: a card, or a thing
Event mutation_reaction_event(const Play&, Reaction, Seat);

}  // namespace carno
