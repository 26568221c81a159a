// carnomorphs/attacks.json, events.json, mutations.json.
#include <algorithm>

#include "compiler.h"

namespace carno::loader {

namespace {

constexpr int kMostBlood = 20;

// C5.6: a number, or null with the Retreat arrow.
u8 read_blood(Fields& f, std::string_view blood_key, std::string_view retreat_key) {
  const Node blood = f.need(blood_key);
  if (f.need(retreat_key).flag()) {
    blood.must_be(nullptr);
    return 0;
  }
  return blood.whole(1, kMostBlood);
}

AttackCard compile_attack(Compiler& c, const Node& node) {
  Fields f(node);
  AttackCard card;
  const std::string id = f.id("attack");
  card.id = name_of(id);
  f.need("count").must_be(1);
  const Node types = f.need("types");
  card.types = static_cast<u8>(types.terms(kTypeWords));
  if (card.types & bit(static_cast<unsigned>(carnomorph_type::metagorger)))
    types.problem("must be without \"metagorger\" (C5.2)");
  card.blood_small = read_blood(f, "blood_metagorger", "retreat_metagorger");
  card.blood_large = read_blood(f, "blood_other", "retreat_other");
  c.chooser = id + ".effect";
  card.program = compile_ops(c, f.need("ops"));
  card.confidence = f.provenance();
  c.needs_text("attack", id, {"name", "effect"});
  return card;
}

EventCard compile_event(Compiler& c, const Node& node) {
  Fields f(node);
  EventCard card;
  const std::string id = f.id("event");
  card.id = name_of(id);
  f.need("count").must_be(1);
  card.moves = static_cast<u8>(f.need("moves").terms(kTypeWords));
  card.corridor = f.need("corridor").whole(1, 4, u8{1});
  card.after = f.need("after").term(kAfters);
  c.chooser = id + ".effect";
  card.program = compile_ops(c, f.need("ops"));
  card.confidence = f.provenance();
  c.needs_text("event", id, {"name", "effect"});
  return card;
}

u16 compile_side(Compiler& c, Fields& f, const std::string& id, std::string_view side) {
  Fields words(f.need(side));
  c.chooser = fmt::format("{}.{}", id, side);
  return compile_ops(c, words.need("ops"));
}

MutationCard compile_mutation(Compiler& c, const Node& node) {
  Fields f(node);
  MutationCard card;
  const std::string id = f.id("mutation");
  card.id = name_of(id);
  f.need("count").must_be(1);
  card.combat = f.need("combat").term(kCombats);
  card.infected = compile_side(c, f, id, "infected");
  card.clean = compile_side(c, f, id, "not_infected");
  card.confidence = f.provenance();
  c.needs_text("mutation", id, {"name", "infected", "not_infected"});
  return card;
}

}  // namespace

void compile_attacks(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  std::size_t next = 0;
  int small_retreats = 0, large_retreats = 0;
  for (const Node& node : f.need("attack_cards").entries()) {
    const AttackCard card = compile_attack(c, node);
    if (next < kAttacks) c.content.attacks[next] = card;
    ++next;
    small_retreats += card.blood_small == 0 ? 1 : 0;
    large_retreats += card.blood_large == 0 ? 1 : 0;
  }
  Totals totals(f);
  totals.box("cards", kAttacks, static_cast<int>(next));
  totals.stated("retreat_metagorger", small_retreats);
  totals.stated("retreat_other", large_retreats);
}

void compile_events(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  std::size_t next = 0;
  std::array<int, 5> corridors{};
  std::array<int, 3> after{};
  for (const Node& node : f.need("event_cards").entries()) {
    const EventCard card = compile_event(c, node);
    if (next < kEvents) c.content.events[next] = card;
    ++next;
    ++corridors[card.corridor];
    ++after[static_cast<std::size_t>(card.after)];
  }
  Totals totals(f);
  totals.box("cards", kEvents, static_cast<int>(next));
  totals.stated("removed_after_use", after[1]);
  totals.stated("shuffled_back", after[2]);
  Totals by_corridor(totals.fields().need("per_corridor"));
  for (std::size_t n = 1; n <= 4; ++n)
    by_corridor.stated(std::string_view("1234").substr(n - 1, 1), corridors[n]);
}

void compile_mutations(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  std::size_t next = 0;
  int invented = 0;
  for (const Node& node : f.need("mutation_cards").entries()) {
    const MutationCard card = compile_mutation(c, node);
    if (next < kMutations) c.content.mutations[next] = card;
    ++next;
    invented += card.confidence == Confidence::invented ? 1 : 0;
  }
  Totals totals(f);
  totals.box("cards", kMutations, static_cast<int>(next));
  totals.stated("invented", invented);
  totals.stated("attested_names", static_cast<int>(next) - invented);
}

}  // namespace carno::loader
