// The Carnomorphs as overrides of the base procedures.
#include "flow/procedures.h"
#include "races/race.h"
#include "state/change.h"

namespace carno {

namespace {

void set_up_board(Play& p) {  // C2.9, C2.10
  const Supply& supply = p.c.supply;
  p.o.eggs = supply.board_eggs;
  p.o.bag = {};
  p.o.pool = {};
  for (const BagToken& token : p.c.tokens)
    p.o.pool[static_cast<std::size_t>(token.token)] =
        static_cast<u8>(p.o.pool[static_cast<std::size_t>(token.token)] + token.count);
  auto fill = [&](Token token, unsigned count) {
    p.o.bag[static_cast<std::size_t>(token)] = static_cast<u8>(count);
    p.o.pool[static_cast<std::size_t>(token)] = static_cast<u8>(p.o.pool[static_cast<std::size_t>(token)] - count);
  };
  fill(Token::blank, 1);
  fill(Token::blue, supply.bag_blue);
  fill(Token::red, supply.bag_red + unsigned{supply.bag_red_per_player} * p.o.options.players);
}

bool draws_attack_card(Type type) { return type != Type::metagorger; }  // C5.2, C5.4

// C5.2, C5.3, C13.19, C13.20: Mutation card, Contamination card, Light Wound, Shambler token, removal.
bool metagorger_attack(Play& p, const CardlessAttack& attack) {
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
      add_token(p, Token::shambler, rule("C5.2"));
      if (on_board(p, attack.attacker)) leave_board(p, attack.attacker, rule("C5.2"));
      return true;
  }
}

u8 blood(const AttackCard& card, Type type) {  // C5.5
  return type == Type::metagorger ? card.blood_small : card.blood_large;
}

// C5.8 - C5.10
bool leave_remains(Play& p, Type type, Room room, u8 step) {
  const u8 shamblers = type == Type::butcher ? 2 : type == Type::fleshbeast ? 1 : 0;
  if (step == 0) {
    if (type == Type::butcher)
      p.o.butcher_killed = 1;
    else
      put_object(p, Object::carcass, room, rule("C5.8"));
  }
  if (step >= shamblers) return true;
  call_place(p, Type::shambler, room, type == Type::butcher ? rule("C5.10") : rule("C5.9"));
  return false;
}

bool feeds_in_combat(const Facts& f) { return adaptation(f, &AdaptationCard::feed_in_combat) > 0; }  // C8.5

u8 final_markers(const Facts& f, Seat s, unsigned contamination_drawn) {  // C10.4
  return static_cast<u8>(f.o.crew[s].mutation_markers + contamination_drawn);
}

constexpr RaceRules kCarnomorphs{set_up_board,  draws_attack_card, metagorger_attack, blood,
                                 leave_remains, feeds_in_combat,   final_markers};

}  // namespace

const RaceRules& race_of(const Facts& f) {
  switch (f.o.options.race) {
    case Race::carnomorphs: break;
  }
  return kCarnomorphs;
}

}  // namespace carno
