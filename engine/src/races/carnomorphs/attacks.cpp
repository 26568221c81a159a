// C4.4, C5: attacks without a card, the numbers that kill, what a death leaves.
#include "races/carnomorphs/carnomorphs.h"
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

bool Carnomorphs::draws_attack_card(Type type) const { return type != carnomorph_type::metagorger; }

// C5.2, C5.3, C13.19, C13.20: Mutation card, Contamination card, Light Wound, Shambler token, removal.
bool Carnomorphs::attack_without_card(Play& p, const CardlessAttack& attack) const {
  const Seat target = attack.target;
  switch (attack.step) {
    case 0:
      if (!attack.ignored) call_mutation_card(p, target);
      return false;
    case 1:
      if (!attack.ignored && active(p, target)) {
        contaminate(p, target, rule("C5.2"));
        call_wound(p, target, WoundKind::light, 1);
      }
      return false;
    default:
      add_token(p, carnomorph_token::shambler, rule("C5.2"));
      if (on_board(p, attack.attacker)) leave_board(p, attack.attacker, rule("C5.2"));
      return true;
  }
}

// The Creeper symbol stands for Metagorgers, the Adult symbol for Metagorgers and Shamblers.
bool Carnomorphs::symbol_hits(CombatFace face, Type type) const {
  return type == carnomorph_type::metagorger || (face == CombatFace::adult && type == carnomorph_type::shambler);
}

u8 Carnomorphs::blood(const Facts& f, const AttackCard& card, Type type) const {
  const u8 printed = type == carnomorph_type::metagorger ? card.blood_small : card.blood_large;
  return printed ? static_cast<u8>(printed + adaptation(f, &AdaptationCard::kill_threshold)) : u8{0};
}

bool Carnomorphs::leave_remains(Play& p, Type type, Room room, u8 step) const {
  const u8 shamblers = type == carnomorph_type::butcher ? 2 : type == carnomorph_type::fleshbeast ? 1 : 0;
  if (step == 0) {
    if (type == carnomorph_type::butcher)
      p.o.unique_killed = 1;
    else
      put_object(p, Object::carcass, room, rule("C5.8"));
  }
  if (step >= shamblers) return true;
  call_place(p, carnomorph_type::shambler, room, type == carnomorph_type::butcher ? rule("C5.10") : rule("C5.9"));
  return false;
}

}  // namespace carno
