// B3: which Actions a player may take, what they cost, and why others are refused.
#include "flow/legal.h"

#include "effects/context.h"
#include "flow/actions.h"
#include "rules/costs.h"
#include "rules/crafting.h"
#include "rules/rules.h"

namespace carno {

namespace {

constexpr Refusal kLegal{};

Refusal no(RuleId why, Reason reason) { return {why, reason, {}}; }

Refusal check_cost(const Facts& f, Seat s, unsigned cost) { return check_cost(means_of(f, s), cost); }

}  // namespace

Frame frame_for(const Facts& f, Seat s, ItemId item) { return idle_effect(s, f.o.crew[s].room, item); }

bool unlocks_here(const Facts& f, Room room, const Item& quest) {
  return quest.unlock_room != kNone && explored(f, room) && f.o.tile[room] == quest.unlock_room;
}

Refusal check_tile(const Facts& f, Seat s) {
  const Room room = f.o.crew[s].room;
  const Tile* t = tile(f, room);
  if (!t || !t->action.exists) return no(rule("B3.27"), Reason::no_room_action);
  if (in_combat(f, room)) return no(rule("B3.27"), Reason::in_combat);
  if (t->action.blocked_by_malfunction && !working(f, room)) return no(rule("B8.10"), Reason::room_malfunction);
  return kLegal;
}

namespace {

// The rule behind a requirement that does not hold.
RuleId rule_of(Word word, Verb verb) {
  switch (word) {
    case Word::time_blue: return rule("B10.5");
    case Word::unlocked_pod_with_seat: return rule("B10.14");
    case Word::nobody_hibernating: return verb == Verb::self_destruct ? rule("B10.11") : rule("B10.24");
    case Word::self_destruct_active:
    case Word::self_destruct_before_yellow: return rule("B10.9");
    case Word::airlock_running: return rule("B13.13");
    case Word::eggs_on_board: return rule("B13.10");
    case Word::object_in_room: return rule("B13.9");
    case Word::in_room: return verb == Verb::repair_or_break_engine ? rule("B10.25") : rule("B10.21");
    case Word::in_room_with_computer: return verb == Verb::self_destruct ? rule("B10.13") : rule("B8.10");
    case Word::in_room_with_entrance: return rule("B4.14");
    default: return RuleId{};
  }
}

// The rule behind a step that cannot be done.
RuleId rule_of(const Facts& f, const Frame& e, const Op& op) {
  const Tile* t = tile(f, e.room);
  switch (op.verb) {
    case Verb::search: return t && t->searchable ? rule("B3.18") : rule("B9.12");
    case Verb::place_malfunction: return t && t->malfunction_allowed ? rule("B8.8") : rule("B8.9");
    case Verb::place_fire: return rule("B8.1");
    case Verb::set_signal: return rule("B13.3");
    case Verb::add_ammo: return rule("B9.8");
    case Verb::analyse: return rule("C6.5");
    case Verb::use_room_action: return rule("B3.28");
    case Verb::doors: return rule("B4.10");
    default: return RuleId{};
  }
}

Refusal check_option(const Facts& f, const Frame& e, const Option& option) {
  if (option_open(f, e, option)) return kLegal;
  u16 at = option.requires_;
  for (int i = 0; i < option.requires_count; ++i) {
    const Cond& cond = f.c.conds[at];
    if (!holds_all(f, e, at, 1)) {
      Refusal refusal = no(rule("B3.4"), Reason::requirement);
      const RuleId special = rule_of(cond.word, f.c.ops[option.program].verb);
      if (special.named()) refusal.rule = special, refusal.also = rule("B3.4");
      return refusal;
    }
    at = static_cast<u16>(at + cond.length);
  }
  Refusal refusal = no(rule("B3.7"), Reason::pointless);
  const RuleId special = rule_of(f, e, hindrance(f, e, option.program));
  if (special.named()) refusal.also = special;
  return refusal;
}

Refusal check_way(const Facts& f, Room from, Room to) {
  if (to >= kRooms) return no(rule("B3.9"), Reason::not_neighboring);
  const Corridor k = corridor_between(f, from, to);
  if (k == kNone) return no(rule("B4.6"), Reason::not_neighboring);
  if (f.o.closed & bit(k)) return no(rule("B4.9"), Reason::closed_door);
  return kLegal;
}

Refusal check_target(const Facts& f, Room room, u8 target) {
  if (target == kEggs) return eggs_in(f, room) ? kLegal : no(rule("B12.9"), Reason::no_such_target);
  const Mini m = find_label(f, target);
  if (m == kNone || f.o.minis[m].room != room) return no(rule("B6.1"), Reason::no_such_target);
  return kLegal;
}

Refusal check_move(const Facts& f, Seat s, const Choice& c) {
  if (Refusal way = check_way(f, f.o.crew[s].room, c.a)) return way;
  return check_cost(f, s, action_cost(f, s, c));
}

Refusal check_careful(const Facts& f, Seat s, const Choice& c) {
  const Room here = f.o.crew[s].room;
  if (in_combat(f, here)) return no(rule("B3.6"), Reason::in_combat);
  if (Refusal way = check_way(f, here, c.a)) return way;
  if (!empty_but_for(f, c.a, s)) return no(rule("U18"), Reason::room_not_empty);
  if (c.b > kTechnical || !(f.c.slots[c.a].corridor_mask & ~f.o.noise & bit(c.b)))
    return no(rule("B3.10"), Reason::corridor_not_free);
  return check_cost(f, s, f.c.supply.careful);
}

Refusal check_shoot(const Facts& f, Seat s, const Choice& c) {
  if (Refusal target = check_target(f, f.o.crew[s].room, c.a)) return target;
  const int i = c.b < kItems && f.c.items[c.b].weapon ? find_loaded(f, s, c.b) : -1;
  if (i < 0) return no(rule("B6.2"), Reason::weapon_not_held);
  if (f.o.crew[s].held[static_cast<std::size_t>(i)].ammo == 0) return no(rule("B6.2"), Reason::no_ammo);
  return check_cost(f, s, f.c.supply.shoot);
}

Refusal check_melee(const Facts& f, Seat s, const Choice& c) {
  if (Refusal target = check_target(f, f.o.crew[s].room, c.a)) return target;
  return check_cost(f, s, f.c.supply.melee);
}

Refusal check_pick(const Facts& f, Seat s, const Choice& c) {
  const Room room = f.o.crew[s].room;
  if (in_combat(f, room)) return no(rule("B3.6"), Reason::in_combat);
  if (c.a >= kObjects || f.o.objects[room][c.a] == 0) return no(rule("B3.13"), Reason::nothing_there);
  return check_cost(f, s, f.c.supply.pick);
}

bool has_anything(const Facts& f, Seat s) {
  for (const Held& held : f.o.crew[s].held)
    if (held.thing != kNone) return true;
  return has_inventory(f.o.crew[s]);
}

Refusal check_trade(const Facts& f, Seat s) {
  const Room room = f.o.crew[s].room;
  if (in_combat(f, room)) return no(rule("B3.6"), Reason::in_combat);
  bool partner = false, things = false;
  for_bits(u32{f.o.crew_in[room]} & ~bit(s), [&](Seat other) {
    if (!aboard(f, other)) return;
    partner = true;
    things = things || has_anything(f, other);
  });
  if (!partner) return no(rule("B3.14"), Reason::nobody_to_trade_with);
  if (!things && !has_anything(f, s)) return no(rule("B3.7"), Reason::nothing_to_trade);
  return check_cost(f, s, f.c.supply.trade);
}

Refusal check_craft(const Facts& f, Seat s, const Choice& c, bool yellow_as_tool) {
  if (c.a < f.c.deck_begin[3] || c.a >= f.c.deck_begin[4] || c.b >= kItems || c.c >= kItems ||
      !has_copies(f, s, c.b, c.b == c.c ? 2 : 1) || !has_copies(f, s, c.c, 1) ||
      !recipe_fits(f, c.a, c.b, c.c, yellow_as_tool))
    return no(rule("B9.13"), Reason::wrong_components);
  if (!craftable(f, c.a)) return no(rule("B9.13"), Reason::none_left);
  return kLegal;
}

Refusal check_quest(const Facts& f, Seat s, const Choice& c) {
  const Room room = f.o.crew[s].room;
  if (in_combat(f, room)) return no(rule("B3.6"), Reason::in_combat);
  const Character& who = character(f, s);
  int place = -1;
  for (int i = 0; i < 2; ++i)
    if (who.quest[static_cast<std::size_t>(i)] == c.a &&
        f.o.crew[s].quest[static_cast<std::size_t>(i)] == QuestState::inactive)
      place = i;
  if (place < 0) return no(rule("B9.16"), Reason::quest_not_inactive);
  const Item& item = f.c.items[c.a];
  const bool here = unlocks_here(f, room, item);
  const u64 payments = quest_payments(f, s, c.a);
  if (!here && !payments) return no(rule("B9.17"), Reason::quest_condition);
  const bool named = c.b != kNone;  // B3.4: which of several is discarded has to be said
  if (named ? !(item.unlock_items & inventory_mask(f, s) & bit64(c.b)) : std::popcount(payments) > 1)
    return no(rule("B9.17"), Reason::not_an_option);
  return check_cost(f, s, item.unlock_cost);
}

Refusal check_play(const Facts& f, Seat s, const Choice& c) {
  const Character& who = character(f, s);
  if (c.a >= who.cards || pile_of(f.h.seat[s].hand, c.a) == 0) return no(rule("B3.2"), Reason::card_not_in_hand);
  const Card& card = who.card[c.a];
  if (Refusal whole = check_card(means_of(f, s), card)) return whole;
  if (c.b >= card.options) return no(rule("B3.4"), Reason::not_an_option);
  return check_option(f, frame_for(f, s, power_for(f, s, card)), card.option[c.b]);
}

Refusal check_use(const Facts& f, Seat s, const Choice& c) {
  if (c.a >= kItems || !has_item(f, s, c.a)) return no(rule("B3.25"), Reason::item_not_held);
  const Item& item = f.c.items[c.a];
  if (Refusal whole = check_item(means_of(f, s), item)) return whole;
  if (c.b >= item.options) return no(rule("B3.4"), Reason::not_an_option);
  if (Refusal cost = check_cost(f, s, action_cost(f, s, c))) return cost;
  return check_option(f, frame_for(f, s, c.a), item.option[c.b]);
}

Refusal check_room(const Facts& f, Seat s, const Choice& c) {
  if (Refusal whole = check_tile(f, s)) return whole;
  const RoomAction& action = tile(f, f.o.crew[s].room)->action;
  if (c.b >= action.options) return no(rule("B3.4"), Reason::not_an_option);
  if (Refusal cost = check_cost(f, s, action.cost)) return cost;
  return check_option(f, frame_for(f, s), action.option[c.b]);
}

Refusal check_mutate(const Facts& f, Seat s) {  // C13.1, C13.25
  if (!f.o.crew[s].has_mutation) return no(rule("C3.5"), Reason::no_mutation);
  if (f.h.seat[s].hand_flags.total() == 0) return no(rule("C13.1"), Reason::no_contamination_card);
  return check_combat(means_of(f, s), f.c.mutations[f.h.seat[s].mutation].combat);
}

Refusal check_drop(const Facts& f, Seat s, const Choice& c) {
  if (holds(f, s, c.a) || (c.a < kItems && f.h.seat[s].items[c.a])) return kLegal;
  return no(rule("B9.9"), Reason::item_not_held);
}

}  // namespace

ItemId power_for(const Facts& f, Seat s, const Card& card) {
  if (!card.extendable && !card.computer_waivable) return kNone;
  for (ItemId i = f.c.deck_begin[5]; i < f.c.deck_begin[6]; ++i) {
    const Item& item = f.c.items[i];
    const bool helps = (card.extendable && item.extends_cards) || (card.computer_waivable && item.waives_computer);
    if (helps && has_item(f, s, i)) return i;
  }
  return kNone;
}

bool may_hold_interruption(const Facts& f, Seat s) {
  const CardId card = aboard(f, s) ? character(f, s).interruption : kNone;
  return card != kNone && f.o.crew[s].hand_size > 0 && pile_of(f.o.crew[s].discard, card) == 0 &&
         !(f.o.limbo.seat == s && (f.o.limbo.card == card || pile_of(f.o.limbo.paid, card)));
}

Refusal refuse_action(const Facts& f, Seat s, const Choice& c) {
  switch (c.verb) {
    case Do::move: return check_move(f, s, c);
    case Do::careful: return check_careful(f, s, c);
    case Do::shoot: return check_shoot(f, s, c);
    case Do::melee: return check_melee(f, s, c);
    case Do::pick: return check_pick(f, s, c);
    case Do::trade: return check_trade(f, s);
    case Do::craft:
      if (in_combat(f, f.o.crew[s].room)) return no(rule("B3.6"), Reason::in_combat);
      if (Refusal parts = check_craft(f, s, c, false)) return parts;
      return check_cost(f, s, f.c.supply.craft);
    case Do::quest: return check_quest(f, s, c);
    case Do::play: return check_play(f, s, c);
    case Do::use: return check_use(f, s, c);
    case Do::room: return check_room(f, s, c);
    case Do::mutate: return check_mutate(f, s);
    case Do::drop: return check_drop(f, s, c);
    case Do::pass: return kLegal;
    default: return no(rule("B2.7"), Reason::not_an_option);
  }
}

}  // namespace carno
