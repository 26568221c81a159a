// The Carnomorphs as overrides of the base procedures; adaptations.cpp, attacks.cpp, bag.cpp, feeding.cpp,
// final_check.cpp and mutations.cpp have them by subject.
#pragma once
#include "carno/carnomorphs.h"
#include "races/race.h"

namespace carno {

class Carnomorphs final : public RaceRules {
 public:
  void set_up_board(Play&) const override;
  Type type_of(Token) const override;
  void add_token_of(Play&, Type, RuleId) const override;
  void refill_bag(Play&) const override;
  bool token_leaves(const Facts&, Token) const override;
  Seat prey(const Facts&) const override;
  bool spawns_in(const Facts&, Room) const override;

  bool makes_room(Type) const override;
  int surprise_number(const Facts&, int printed) const override;
  bool first_of_type(Play&, Type, u8 step) const override;

  bool uses_technical_corridors(Type) const override;
  bool passes_closed_doors(const Facts&) const override;

  void attack_step(Play&, Frame&) const override;
  bool draws_attack_card(Type) const override;
  bool attack_without_card(Play&, const CardlessAttack&) const override;
  bool wounds_contaminate(const Facts&) const override;

  bool symbol_hits(CombatFace, Type) const override;
  CombatFace read_die(const Facts&, CombatFace) const override;
  unsigned injuries_by(const Facts&, const Item&, unsigned injuries) const override;
  bool burns(const Facts&) const override;
  u8 blood(const Facts&, const AttackCard&, Type) const override;
  bool leave_remains(Play&, Type, Room, u8 step) const override;

  u8 analysable(const Facts&) const override;
  void analyse(Play&, Seat, u8 slot) const override;
  bool analysed(const Facts&, u8 slot) const override;

  void infect(Play&, Seat) const override;
  bool curable(const Facts&, Seat) const override;
  void cure(Play&, Seat) const override;
  void final_check(Play&, Frame&) const override;
};

// Whether some revealed Adaptation has this power; numbers add up (C6.4).
int adaptation(const Facts&, u8 AdaptationCard::*power);
int adaptation(const Facts&, i8 AdaptationCard::*power);

}  // namespace carno
