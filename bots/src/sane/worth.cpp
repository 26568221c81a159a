#include "worth.h"

#include <algorithm>

#include "detonate.h"
#include "fight.h"

namespace carno::sane {

namespace {

constexpr int kNotThis = -500;
constexpr int kPointless = -15;  // not even to pass the time

// One op after the other; the Room and the Item in use are the same for all of them.
class Appraiser {
 public:
  Appraiser(const Mind& m, const Intent& now, Room room) : m_(m), now_(now), room_(room) {}

  int program(u16 start) const {
    int sum = 0;
    for (const Op* op = &m_.c.ops[start]; op->verb != Verb::end; ++op)
      sum += one(*op);
    return sum;
  }

 private:
  int one(const Op& op) const {
    switch (op.verb) {
      case Verb::if_: return op.then_ ? program(op.then_) : 0;
      case Verb::choose_one: return std::max(program(op.then_), program(op.else_));
      case Verb::optional: return std::max(0, program(op.then_));
      case Verb::wound:
      case Verb::heal:
      case Verb::dress:
      case Verb::scan:
      case Verb::infection:
      case Verb::gain_mutation_marker:
      case Verb::cure:
      case Verb::gain_contamination:
      case Verb::gain_slime:
      case Verb::remove_slime:
      case Verb::draw_cards:
      case Verb::discard_cards:
      case Verb::status:
      case Verb::pass:
      case Verb::unlimited_actions: return body(op);
      case Verb::shoot:
      case Verb::melee:
      case Verb::injure:
      case Verb::retreat:
      case Verb::intruder_attack:
      case Verb::move_intruders:
      case Verb::skip_event_step:
      case Verb::move: return fight(op);
      case Verb::set_signal:
      case Verb::set_destination:
      case Verb::peek:
      case Verb::repair_or_break_engine:
      case Verb::self_destruct:
      case Verb::enter_pod:
      case Verb::hibernate:
      case Verb::pod_lock:
      case Verb::analyse:
      case Verb::take_object: return aim(op);
      default: return ship(op);
    }
  }

  bool mine(const Op& op) const { return op.who == Who::self || op.who == Who::self_or_in_room; }

  int infection() const {  // the first brings a Mutation card, every later one a marker; the fourth kills
    static constexpr std::array<int, 4> kMarker{25, 45, 90, 500};
    return m_.crew.has_mutation ? kMarker[std::min<std::size_t>(m_.crew.mutation_markers, 3)] : 12;
  }

  int scan(const Op& op) const {
    const int cards = m_.v.own.hand_contamination;
    switch (static_cast<ScanScope>(op.what)) {
      case ScanScope::hand: {
        const int infected_percent = m_.v.own.known_infected ? 100 : std::min(90, 26 * cards);
        const bool infects = op.then_ && does(m_.c, op.then_, Verb::infection);
        return 11 * (cards - m_.v.own.known_infected) - (infects ? infected_percent * infection() / 100 : 0);
      }
      case ScanScope::one_in_hand: return cards ? 10 : 0;
      default: return 3 * static_cast<int>(contamination(m_));
    }
  }

  int wound(const Op& op) const {
    const int one = static_cast<WoundKind>(op.what) == WoundKind::light ? 22 : 70;
    if (op.who == Who::in_room_of_chosen_intruder || op.who == Who::in_chosen_room)
      return fighting(m_) ? -one * frailty(m_) / 10 : -4;
    return op.who == Who::self ? -one * op.n * frailty(m_) / 10 : 0;
  }

  int heal(const Op& op) const {
    if (!mine(op)) return 0;
    if (static_cast<HealKind>(op.what) == HealKind::light) return 11 * std::min<int>(m_.crew.light, op.n);
    const unsigned dressed = m_.crew.serious_count - undressed(m_, m_.me);
    return dressed ? 25 + 15 * m_.crew.serious_count : 0;
  }

  int dress(const Op& op) const {
    if (!mine(op)) return 0;
    const int wounds = static_cast<int>(undressed(m_, m_.me));
    return 20 * std::min<int>(wounds, op.n) + (bleeds(m_) && wounds <= op.n ? 30 : bleeds(m_) ? 15 : 0);
  }

  int drawn(const Op& op) const {
    const int n = op.n > kSeats ? 2 : op.n;
    return 9 * n;
  }

  int body(const Op& op) const {
    switch (op.verb) {
      case Verb::wound: return wound(op);
      case Verb::heal: return heal(op);
      case Verb::dress: return dress(op);
      case Verb::scan: return scan(op);
      case Verb::infection:
      case Verb::gain_mutation_marker: return -infection();
      case Verb::cure: return m_.crew.has_mutation ? 12 + 14 * m_.crew.mutation_markers : 0;
      case Verb::gain_contamination: return -10;
      case Verb::gain_slime: return m_.crew.slime ? 0 : -12;
      case Verb::remove_slime: return m_.crew.slime ? 16 : 0;
      case Verb::draw_cards: return drawn(op);
      case Verb::discard_cards: return op.who == Who::self ? -7 * std::min<int>(op.n, 3) : 0;
      case Verb::status: return harm_awaited(m_) * 3 / 4;
      case Verb::pass: return op.who == Who::self ? -7 * static_cast<int>(action_cards(m_)) : -10;
      default: return action_cards(m_) >= 4 ? 12 : 0;  // unlimited Actions
    }
  }

  const Carnomorph* largest() const {
    const Carnomorph* best = nullptr;
    for_bits(m_.o.minis_in[m_.here], [&](Mini i) {
      const Carnomorph& it = m_.o.minis[i];
      if (!best || worth_of_removal(m_, it) > worth_of_removal(m_, *best)) best = &it;
    });
    return best;
  }

  int move(const Op& op) const {
    if (op.who != Who::self && op.who != Who::self_and_or_willing) return fighting(m_) ? 0 : kPointless;
    int best = kNotThis;
    const u32 around = m_.c.slots[m_.here].neighbor_mask;
    for_bits(around, [&](Room r) {
      if (m_.o.closed & bit(corridor_between(m_, m_.here, r))) return;
      best = std::max(best, worth_of_step(m_, now_, r, static_cast<MoveNoise>(op.a) == MoveNoise::roll));
    });
    if (op.what || op.where != Where::neighboring) best = std::min(best, 0);  // far away: not on the way
    if (best == kNotThis) return 0;
    return fighting(m_) && op.b ? best + harm_in(m_, m_.here) : best;
  }

  int fight(const Op& op) const {
    const Carnomorph* target = largest();
    switch (op.verb) {
      case Verb::move: return move(op);
      case Verb::shoot: return best_shot(m_) + (op.c ? 15 : 0) + 3 * op.b;
      case Verb::melee: return target ? worth_of_melee(m_, *target) : 0;
      case Verb::injure: return target ? worth_of_injuries(m_, *target, op.n) : kPointless;
      case Verb::retreat: return target ? worth_of_removal(m_, *target) * 3 / 4 : 0;
      case Verb::intruder_attack: return -harm_awaited(m_) / 2;
      case Verb::move_intruders: return harm_awaited(m_) * 3 / 4;
      default: return harm_awaited(m_);  // no attacks this Turn
    }
  }

  int look(const Op& op) const {
    const bool course_matters = now_.wants.intact || (now_.leaving && !now_.exits.pod_open);
    switch (static_cast<Peek>(op.what)) {
      case Peek::coordinates:
        if (m_.v.coordinates != kNone || counting_down(m_)) return kPointless;
        return course_matters ? 70 : 38;
      case Peek::engine: {
        int unseen = 0;
        for_bits(op.mask, [&](u8 e) { unseen += m_.v.engine[e] == 0 ? 1 : 0; });
        return unseen == 0 || counting_down(m_) ? kPointless : unseen * (course_matters ? 40 : 22);
      }
      case Peek::tile: return m_.o.explored == kAllRooms ? kPointless : 14;
      default: return 4;
    }
  }

  int engine() const {
    const Tile* tile = tile_at(m_, room_);
    if (!tile || tile->engine == kNone || m_.o.self_destruct != kNone) return 0;
    const u8 state = m_.v.engine[tile->engine];
    if (now_.wants.explode || state == 1 || engines_percent(m_) == 100) return 0;
    return state == 2 ? 90 : 60;
  }

  int detonation(const Op& op) const {
    if (op.a) return should_stop(m_) ? 120 : kNotThis;
    const bool ready = m_.crew.signal || !now_.wants.signal;
    return ready && may_start(m_, now_.wants, now_.exits) ? 140 : kNotThis;
  }

  int boarding(int worth) const { return now_.leaving ? worth : kNotThis; }

  bool can_analyse() const {  // C6.5: an Object of a revealed Adaptation is there
    for (std::size_t slot = 0; slot < kBoardSlots; ++slot)
      for (u8 object = 0; object < kObjects; ++object) {
        if (!(m_.c.board_slots[slot].objects & bit(object))) continue;
        const bool present =
            m_.o.objects[room_][object] || (room_ == m_.here && carries(m_, thing(static_cast<Object>(object))));
        if (present && m_.o.creature_board[slot].state == SlotState::revealed) return true;
      }
    return false;
  }

  int aim(const Op& op) const {
    switch (op.verb) {
      case Verb::set_signal: return m_.crew.signal ? kNotThis : now_.wants.signal ? 170 : 4;
      case Verb::set_destination:
        if (anybody_hibernates(m_) || now_.wants.explode) return kNotThis;
        return course_percent(m_, homeward(now_.wants)) == 0 ? 130 : kNotThis;
      case Verb::peek: return look(op);
      case Verb::repair_or_break_engine: return engine();
      case Verb::self_destruct: return detonation(op);
      case Verb::enter_pod: return now_.exits.pod_rooms & bit(room_) ? boarding(320) : 0;
      case Verb::hibernate: return sleep_is_wise(m_, now_.exits) ? boarding(200 + now_.exits.hibernation) : kNotThis;
      case Verb::pod_lock: return now_.exits.pod_open ? -20 : now_.leaving ? 170 : 45;
      case Verb::analyse:
        if (!can_analyse()) return kNotThis;
        return now_.wants.slots || now_.wants.slot_count ? 160 : 18;
      case Verb::take_object: return worth_of_object(m_, now_, Object::egg);
      default: return kNotThis;  // launching a pod nobody sits in
    }
  }

  int repair() const {
    if (!broken(m_, room_)) return 0;
    const int markers = std::popcount(m_.o.malfunction);
    const bool here_wanted = now_.goal == room_ && now_.plan == Plan::repair;
    const u32 exits = now_.exits.pod_rooms | now_.exits.locked_rooms | now_.exits.chamber_rooms;
    return (here_wanted ? 150 : exits & bit(room_) ? 45 : 12) + (markers >= 6 ? 35 * (markers - 5) : 0);
  }

  int extinguish(const Op& op) const {
    const int fires = std::popcount(m_.o.fire);
    const int urgent = fires >= 5 ? 30 * (fires - 4) : 0;
    if (op.where == Where::own_room) return burning(m_, room_) ? 22 + urgent : 0;
    return m_.o.fire ? 6 + urgent : 0;
  }

  int ammo(const Op& op) const {
    int best = 0;
    for (const Held& held : m_.crew.held) {
      if (!is_weapon(m_, held.thing)) continue;
      const Item& weapon = m_.c.items[held.thing];
      if (op.what == kOwnEnergyWeapon ? !weapon.energy : held.thing != op.what) continue;
      const int missing = capacity(m_, held) - held.ammo;
      best = std::max(best, 9 * std::min<int>(missing, op.n) + (held.ammo == 0 ? 10 : 0));
    }
    return best;
  }

  int doors(const Op& op) const {
    if (now_.step == kNone || op.where != Where::own_room) return kPointless;
    return m_.o.closed & bit(corridor_between(m_, m_.here, now_.step)) ? 35 + now_.worth / 6 : kPointless;
  }

  int best_computer() const {  // the Action of any working Room with a Computer
    int best = kNotThis;
    for_bits(m_.o.computers & ~m_.o.malfunction,
             [&](Room r) { best = std::max(best, worth_of_room_action(m_, now_, r)); });
    return best;
  }

  int ship(const Op& op) const {
    switch (op.verb) {
      case Verb::search: return now_.wants.items > items_held(m_) ? 60 : m_.o.turn <= 9 ? 24 : 16;
      case Verb::remove_malfunction: return repair();
      case Verb::remove_fire: return extinguish(op);
      case Verb::place_malfunction: return -60;
      case Verb::place_fire: return op.where == Where::own_room ? -60 : -10;
      case Verb::place_noise: return -12;
      case Verb::remove_noise: return 7 * op.n;
      case Verb::doors: return doors(op);
      case Verb::add_ammo: return ammo(op);
      case Verb::attach: return 25;
      case Verb::spend_ammo: return -6;
      case Verb::craft: return 15;
      case Verb::discard_item: return now_.wants.items ? -40 : -10;
      case Verb::start_airlock: return -40;
      case Verb::use_room_action: return op.a ? best_computer() : worth_of_room_action(m_, now_, room_);
      default: return 0;
    }
  }

  const Mind& m_;
  const Intent& now_;
  Room room_;
};

}  // namespace

int worth_of_program(const Mind& m, const Intent& now, u16 program, Room room) {
  return Appraiser(m, now, room).program(program);
}

int worth_of_room_action(const Mind& m, const Intent& now, Room room) {
  const Tile* tile = tile_at(m, room);
  int best = kNotThis;
  if (tile && !in_combat(m, room))
    for (std::size_t i = 0; i < tile->action.options; ++i)
      best = std::max(best, worth_of_program(m, now, tile->action.option[i].program, room));
  return best;
}

// The way to the goal, less what the Room may bring; out of Combat for those who flee.
int worth_of_step(const Mind& m, const Intent& now, Room to, bool rolls) {
  int worth = to == now.step ? 4 + now.worth / 5 : 0;
  const int harm = now.plan == Plan::hunt && to == now.goal ? 0 : harm_in(m, to);  // it is what they come for
  worth -= (rolls ? noise_risk(m, to) : 2) + harm + fire_harm(m, to) - fire_harm(m, m.here);
  if (m.o.airlock == to) worth -= 200;
  if (!fighting(m)) return worth + (to == now.step ? 0 : -15);
  constexpr int kIdleCard = 4;  // those who stay shoot; without a shot little else can be done in Combat (B3.6)
  const int shot = best_shot(m);
  const int idle = shot > 0 ? 0 : kIdleCard * static_cast<int>(action_cards(m));
  const int if_staying = std::max(0, harm_awaited(m) - shot) + idle;
  return worth + if_staying - harm_in(m, m.here) + lasting_harm(m, m.here) * 8 / 10;
}

// Cards left over are drawn again anyway (B2.2), but an empty hand invites Surprise Attacks and draws attacks (B5.3,
// B6.19).
int price_of(const Mind& m, unsigned cards) {
  static constexpr std::array<int, 6> kLast{6, 5, 4, 2, 1, 1};
  int price = 0;
  for (unsigned i = 1; i <= cards && i <= action_cards(m); ++i)
    price += kLast[std::min<std::size_t>(action_cards(m) - i, kLast.size() - 1)];
  return price;
}

}  // namespace carno::sane
