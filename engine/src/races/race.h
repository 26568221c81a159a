// What a race does in its own way: named hooks of the base procedures, each with the rules behind it. The flow never
// names a creature or a card of the creature board, it asks here; Options::race says whom. A race that forgets a hook
// does not compile. A hook with a step is entered with 0, 1, 2… until it returns true.
#pragma once
#include "state/play.h"

namespace carno {

struct CardlessAttack {
  Mini attacker = kNone;
  Seat target = kNone;
  bool ignored = false;  // by a reaction of the target
  u8 step = 0;
};

struct AttackStepFrame {  // of step 5 of the Turn
  static constexpr Proc proc = Proc::attack_step;
  u32 attackers = 0;  // those that still attack
  u32 feeders = 0;    // those that may still Feed (C8.3)
  u32 fed = 0;        // those that have Fed (C13.8)
};

class RaceRules {
 public:
  // --- set-up and bag ---
  virtual void set_up_board(Play&) const = 0;                // creature board, bag and decks of its own (C2.9, C2.10)
  virtual Type type_of(Token) const = 0;                     // whose token it is; the Blank is nobody's (C4.3)
  virtual void add_token_of(Play&, Type, RuleId) const = 0;  // from the pool into the bag, if one is left (C4.2)
  virtual void refill_bag(Play&) const = 0;                  // the Blank was the last token (C7.3)
  virtual bool token_leaves(const Facts&, Token) const = 0;  // out of the game after its own development (E19)
  virtual Seat prey(const Facts&) const = 0;                 // whom a developing token turns on (C9.6, E11)
  virtual bool spawns_in(const Facts&, Room) const = 0;      // where a developing token puts new ones (C9.3, C13.10)

  // --- Encounters ---
  virtual bool makes_room(Type) const = 0;  // all on the board: those out of Combat leave (B6.30)
  virtual int surprise_number(const Facts&, int printed) const = 0;  // B5.4, C6.8
  virtual bool first_of_type(Play&, Type, u8 step) const = 0;        // one has appeared (C6.3)

  // --- movement ---
  virtual bool uses_technical_corridors(Type) const = 0;     // C4.6
  virtual bool passes_closed_doors(const Facts&) const = 0;  // destroys the Door and goes on (C6.8, against B6.26)

  // --- attacks ---
  virtual void attack_step(Play&, Frame&) const = 0;  // step 5 of the Turn, a procedure of its own (C8.3 - C8.17)
  virtual bool draws_attack_card(Type) const = 0;     // C5.4
  virtual bool attack_without_card(Play&, const CardlessAttack&) const = 0;  // after its reaction window (C5.2, C5.3)
  virtual bool wounds_contaminate(const Facts&) const = 0;  // a wound without Contamination card brings one (C6.8)

  // --- Injuries ---
  virtual bool symbol_hits(CombatFace, Type) const = 0;             // the two faces with a creature (C4.3, C4.4)
  virtual CombatFace read_die(const Facts&, CombatFace) const = 0;  // before the weapon's own text (C12.5)
  virtual unsigned injuries_by(const Facts&, const Item&, unsigned injuries) const = 0;  // of an Item that hits (C6.8)
  virtual bool burns(const Facts&) const = 0;                         // by Fire markers (B2.16, C6.8)
  virtual u8 blood(const Facts&, const AttackCard&, Type) const = 0;  // the number that kills; 0 = Retreat arrow (C5.5)
  virtual bool leave_remains(Play&, Type, Room, u8 step) const = 0;   // what a killed one leaves (C5.8 - C5.10)

  // --- creature board ---
  virtual u8 analysable(const Facts&) const = 0;           // slots that an Object may still be analysed for (C6.5)
  virtual void analyse(Play&, Seat, u8 slot) const = 0;    // C6.5
  virtual bool analysed(const Facts&, u8 slot) const = 0;  // C6.6, for the Objectives (C11.2)

  // --- infection ---
  virtual void infect(Play&, Seat) const = 0;          // a Scan of the own cards showed INFECTED (C3.14)
  virtual bool curable(const Facts&, Seat) const = 0;  // whether a cure would do anything (B3.7)
  virtual void cure(Play&, Seat) const = 0;            // C3.13, C13.13
  virtual void final_check(Play&, Frame&) const = 0;   // check 3 of the end, a procedure (C10)

 protected:
  ~RaceRules() = default;
};

const RaceRules& race_of(const Facts&);

}  // namespace carno
