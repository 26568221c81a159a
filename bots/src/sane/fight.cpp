#include "fight.h"

#include <algorithm>

#include "carno/carnomorphs.h"

namespace carno::sane {

namespace {

struct Face {
  CombatFace face;
  int sixths;
};
constexpr std::array<Face, 5> kCombatDie{{{CombatFace::blank, 1},
                                          {CombatFace::creeper, 2},
                                          {CombatFace::adult, 1},
                                          {CombatFace::one_hit, 1},
                                          {CombatFace::two_hits, 1}}};

bool adapted(const Mind& m, u8 AdaptationCard::*power) {
  return std::ranges::any_of(m.o.creature_board, [&](const BoardCard& slot) {
    return slot.state == SlotState::revealed && slot.card != kNone && m.c.adaptations[slot.card].*power;
  });
}

int toughness(const Mind& m) {
  int sum = 0;
  for (const BoardCard& slot : m.o.creature_board)
    if (slot.state == SlotState::revealed && slot.card != kNone) sum += m.c.adaptations[slot.card].kill_threshold;
  return sum;
}

// B6.2, C4.4
int table(CombatFace face, u8 type, bool melee) {
  switch (face) {
    case CombatFace::blank: return 0;
    case CombatFace::creeper: return type == static_cast<u8>(carnomorph_type::metagorger) ? 1 : 0;
    case CombatFace::adult: return type <= static_cast<u8>(carnomorph_type::shambler) ? 1 : 0;
    case CombatFace::one_hit: return 1;
    case CombatFace::two_hits: return melee ? 1 : 2;
  }
  return 0;
}

bool shows(u8 faces, CombatFace face) { return (faces & bit(static_cast<unsigned>(face))) != 0; }

}  // namespace

const Carnomorph* with_label(const Mind& m, u8 label) {
  const Mini found = find_label(m, label);
  return found == kNone ? nullptr : &m.o.minis[found];
}

int harm_of(const Mind& m, Type type) {
  static constexpr std::array<int, kTypes> kHarm{18, 45, 55, 70};
  return kHarm[static_cast<std::size_t>(type)] * frailty(m) / 10;
}

int harm_in(const Mind& m, Room room) {
  int sum = 0;
  for_bits(m.o.minis_in[room], [&](Mini i) { sum += harm_of(m, static_cast<Type>(m.o.minis[i].type)); });
  return sum;
}

// B6.19: of several Characters the one with the fewest cards is attacked.
int harm_awaited(const Mind& m) {
  if (!fighting(m) || m.crew.status.not_attacked || m.o.skip_attack_step) return 0;
  const int harm = harm_in(m, m.here);
  bool spared = false;
  for_bits(u32{m.o.crew_in[m.here]} & ~bit(m.me),
           [&](Seat s) { spared = spared || m.o.crew[s].hand_size < m.crew.hand_size; });
  return spared ? harm / 3 : harm;
}

int lasting_harm(const Mind& m, Room room) {
  int sum = 0;
  for_bits(m.o.minis_in[room], [&](Mini i) {
    const Type type = static_cast<Type>(m.o.minis[i].type);
    if (type != carnomorph_type::metagorger) sum += harm_of(m, type);
  });
  return sum;
}

int worth_of_removal(const Mind& m, const Carnomorph& target) {
  const Type type = static_cast<Type>(target.type);
  return harm_of(m, type) * (type == carnomorph_type::metagorger ? 10 : 25) / 10;
}

int encounter_harm(const Mind& m) {
  static constexpr std::array<int, kTokens> kHarm{2, 20, 20, 75, 95, 130};
  int sum = 0, tokens = 0;
  for (std::size_t i = 0; i < kTokens; ++i) {
    sum += kHarm[i] * m.o.bag[i];
    tokens += m.o.bag[i];
  }
  return tokens ? sum * frailty(m) / (10 * tokens) : 0;
}

int gone_percent(const Mind& m, const Carnomorph& target, int injuries) {
  if (injuries <= 0) return 0;
  const bool small = target.type == static_cast<u8>(carnomorph_type::metagorger);
  const u32 deck = m.o.attack_deck ? m.o.attack_deck : m.o.attack_discard;
  int gone = 0, cards = 0;
  for_bits(deck, [&](u8 i) {
    const AttackCard& card = m.c.attacks[i];
    const int blood = small ? card.blood_small : card.blood_large;  // 0: it retreats
    ++cards;
    if (blood == 0 || blood + toughness(m) <= target.injuries + injuries) ++gone;
  });
  return cards ? 100 * gone / cards : 0;
}

int injuries_on(const Mind& m, const Carnomorph& target, const Item* weapon, CombatFace face) {
  if (face == CombatFace::creeper && adapted(m, &AdaptationCard::creeper_face_misses)) face = CombatFace::blank;
  if (!weapon) return table(face, target.type, true);
  const Modifiers& by = weapon->modifiers;
  face = static_cast<CombatFace>(by.face[static_cast<std::size_t>(face)]);
  int total = table(face, target.type, false);
  if (face != CombatFace::blank) total = std::max<int>(total, by.min_unless_blank);
  if (shows(by.bonus_on_faces, face)) ++total;
  if (total > 0) total += by.bonus_on_hit;
  if (total > 0 && weapon->fire_weapon && adapted(m, &AdaptationCard::fireproof)) --total;
  return total;
}

int worth_of_injuries(const Mind& m, const Carnomorph& target, int injuries) {
  return worth_of_removal(m, target) * gone_percent(m, target, injuries) / 100 + 4 * injuries;
}

int worth_of_shot(const Mind& m, const Carnomorph& target, const Item& weapon, int rerolls) {
  int sum = 0;
  for (const Face& side : kCombatDie)
    sum += side.sixths * worth_of_injuries(m, target, injuries_on(m, target, &weapon, side.face));
  return sum * (10 + 3 * (rerolls + weapon.modifiers.rerolls)) / 60;
}

int worth_of_melee(const Mind& m, const Carnomorph& target) {
  constexpr int kSeriousWound = 70, kContaminationCard = 12;
  int sum = 0;
  for (const Face& side : kCombatDie) {
    const int injuries = injuries_on(m, target, nullptr, side.face);
    sum += side.sixths * (injuries ? worth_of_injuries(m, target, injuries) : -kSeriousWound * frailty(m) / 10);
  }
  return sum / 6 - kContaminationCard;
}

bool fit_to_hunt(const Mind& m) {
  constexpr unsigned kShots = 4;  // it dies of about five Injuries, two of three shots hit, some of them twice
  unsigned ammo = 0;
  for (const Held& held : m.crew.held)
    ammo += held.thing < kObjectThing && m.c.items[held.thing].weapon ? held.ammo : 0u;
  return ammo >= kShots && m.crew.serious_count == 0;
}

int best_shot(const Mind& m) {
  int best = 0;
  for (const Held& held : m.crew.held) {
    if (held.thing >= kObjectThing || !m.c.items[held.thing].weapon || held.ammo == 0) continue;
    for_bits(m.o.minis_in[m.here],
             [&](Mini i) { best = std::max(best, worth_of_shot(m, m.o.minis[i], m.c.items[held.thing], 0)); });
  }
  return best;
}

}  // namespace carno::sane
