// C2.9, C2.10, C4.2, C7.3, C9: what lies in the bag, and what its tokens bring.
#include "races/carnomorphs/carnomorphs.h"
#include "state/change.h"

namespace carno {

namespace {

Token token_of(Type type) {  // of all but the Metagorgers, who have two kinds
  if (type == carnomorph_type::shambler) return carnomorph_token::shambler;
  return type == carnomorph_type::fleshbeast ? carnomorph_token::fleshbeast : carnomorph_token::butcher;
}

}  // namespace

void Carnomorphs::set_up_board(Play& p) const {
  const Supply& supply = p.c.supply;
  p.h.mutation_deck = bit(kMutations) - 1;
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
  fill(carnomorph_token::blue, supply.bag_blue);
  fill(carnomorph_token::red, supply.bag_red + unsigned{supply.bag_red_per_player} * p.o.options.players);
}

Type Carnomorphs::type_of(Token token) const {
  for (Type type : {carnomorph_type::shambler, carnomorph_type::fleshbeast, carnomorph_type::butcher})
    if (token_of(type) == token) return type;
  return carnomorph_type::metagorger;
}

void Carnomorphs::add_token_of(Play& p, Type type, RuleId why) const {
  if (type != carnomorph_type::metagorger)
    add_token(p, token_of(type), why);
  else if (!add_token(p, carnomorph_token::red, why))  // C4.2: red first
    add_token(p, carnomorph_token::blue, why);
}

void Carnomorphs::refill_bag(Play& p) const { add_token_of(p, carnomorph_type::metagorger, rule("C7.3")); }

bool Carnomorphs::token_leaves(const Facts& f, Token token) const {
  return token == carnomorph_token::butcher && f.o.options.butcher_token_leaves_game;
}

// C9.6: the slimed Character with the fewest cards; a tie by turn order or player number (E11).
Seat Carnomorphs::prey(const Facts& f) const {
  Seat best = kNone;
  const Seat first = f.o.options.butcher_tie_by_number ? Seat{0} : f.o.first_player;
  in_order(f, first, [&](Seat s) {
    if (!active(f, s) || !f.o.crew[s].slime) return;
    if (best == kNone || f.o.crew[s].hand_size < f.o.crew[best].hand_size) best = s;
  });
  return best != kNone ? best : first_of(active_mask(f), f.o.first_player);
}

bool Carnomorphs::spawns_in(const Facts& f, Room room) const {
  bool metagorger = false;
  for_bits(f.o.minis_in[room], [&](Mini m) { metagorger |= carno::type_of(f, m) == carnomorph_type::metagorger; });
  const Tile* t = tile(f, room);
  return metagorger || heavy_object_in(f, room) || (t && t->nest && !f.o.nest_destroyed);
}

// --- Encounters and movement ---

bool Carnomorphs::makes_room(Type type) const { return type == carnomorph_type::shambler; }  // C13.4

bool Carnomorphs::uses_technical_corridors(Type type) const { return type != carnomorph_type::butcher; }

}  // namespace carno
