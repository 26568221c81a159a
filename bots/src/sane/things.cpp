// What Items, Objects and hand cards are worth keeping.
#include <algorithm>

#include "fight.h"
#include "worth.h"

namespace carno::sane {

int worth_of_object(const Mind& m, const Intent& now, Object object) {
  constexpr int kUseless = -80;
  const Wants& w = now.wants;
  if (carries(m, thing(object))) return kUseless;
  const bool signal_first = w.signal && !m.crew.signal;
  if (w.object == static_cast<u8>(object)) return signal_first ? 5 : 150;
  if (w.deliver == static_cast<u8>(object) && !(rooms_with_tile(m, w.deliver_to) & bit(m.here))) return 130;
  if (now.plan != Plan::fetch) return kUseless;
  for (const BoardSlot& slot : m.c.board_slots)
    if (slot.objects & bit(static_cast<unsigned>(object))) {
      const auto i = static_cast<std::size_t>(&slot - m.c.board_slots.data());
      const bool wanted = (w.slots & bit(static_cast<unsigned>(i))) || w.slot_count;
      if (wanted && m.o.creature_board[i].state == SlotState::revealed) return 100;
    }
  return kUseless;
}

int worth_of_item(const Mind& m, const Intent& now, ItemId id) {
  const Item& item = m.c.items[id];
  int worth = 4;
  if (item.weapon) return 22 + 3 * item.capacity;
  if (item.reaction) return 26;
  const auto has = [&](Verb verb) { return find_op(m.c, item.option, item.options, verb) != nullptr; };
  if (has(Verb::dress) || has(Verb::heal)) worth += 16 + 8 * m.crew.serious_count;
  if (has(Verb::add_ammo)) worth += 12;
  if (has(Verb::pod_lock)) worth += now.exits.pod_open ? 0 : 40;
  if (has(Verb::repair_or_break_engine)) worth += 14 + (engines_percent(m) < 100 && now.wants.intact ? 15 : 0);
  if (has(Verb::retreat) || has(Verb::injure)) worth += 14;
  if (has(Verb::move)) worth += 12;
  if (has(Verb::draw_cards)) worth += 12;
  if (has(Verb::cure)) worth += m.crew.has_mutation ? 20 : 4;
  if (has(Verb::analyse)) worth += now.wants.slots || now.wants.slot_count ? 60 : 6;
  if (has(Verb::self_destruct)) worth += now.wants.explode ? 60 : 5;
  if (has(Verb::search)) worth += 12;
  return worth;
}

int worth_of_thing(const Mind& m, const Intent& now, Thing t) {
  if (t == kNone) return 0;
  if (!is_object(t)) return worth_of_item(m, now, t);
  const Wants& w = now.wants;
  const auto object = static_cast<u8>(object_of(t));
  if (w.object == object || w.deliver == object) return 150;
  return now.plan == Plan::analyse ? 100 : -10;
}

int worth_of_card(const Mind& m, const Intent& now, u8 id) {
  if (id >= kContamination) return -5;
  const Card& card = character(m).card[id];
  if (card.reaction == Reaction::interruption) return 3;
  if (card.timing != Timing::action) return 12;
  int useful = 0;
  for (std::size_t i = 0; i < card.options; ++i) {
    const bool fits = card.combat == Combat::any || (card.combat == Combat::in) == fighting(m);
    if (fits) useful = std::max(useful, worth_of_program(m, now, card.option[i].program, m.here));
  }
  int worth = 4 + std::min(useful, 120) / 4;
  const auto has = [&](Verb verb) { return find_op(m.c, card.option, card.options, verb) != nullptr; };
  if (has(Verb::place_malfunction) && !has(Verb::use_room_action)) return worth - 3;
  if (has(Verb::remove_malfunction)) worth += now.plan == Plan::repair || now.plan == Plan::engines ? 25 : 4;
  if (has(Verb::search)) worth += 2;
  if (card.combat == Combat::in) worth += 4;
  if (has(Verb::scan)) worth += 3 * static_cast<int>(contamination(m));
  return worth;
}

}  // namespace carno::sane
