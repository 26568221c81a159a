// carnomorphs/adaptations.json: the 8 Adaptations and the 3 slots of the Carnomorph board (C6).
#include "compiler.h"

namespace carno::loader {

namespace {

constexpr int kMostDelta = 5;

void read_agile(Fields& f, AdaptationCard& card) {  // C12.5
  const Node faces = f.maybe("face_override");
  if (!faces.present()) return;
  Fields face(faces);
  face.need("creeper").must_be("blank");
  f.need("against").must_be(json::array{"metagorger", "shambler", "fleshbeast", "butcher"});
  f.need("before_weapon_text").must_be(true);
  card.creeper_face_misses = 1;
}

void read_fireproof(Compiler& c, Fields& f, AdaptationCard& card) {
  const Node fire = f.maybe("fire_step_injury");
  if (!fire.present()) return;
  fire.must_be(0);
  f.need("delta").must_be(-1);
  f.need("min").must_be(0);
  card.fireproof = 1;
  for (const Node& weapon : f.need("injury_delta_from").list(1)) {
    const u64 copies = read_copies(weapon, c.ids);
    for (unsigned i = 0; i < kItems; ++i)
      if (copies & bit64(i)) c.content.items[i].fire_weapon = 1;
  }
}

void read_powers(Compiler& c, const Node& node, AdaptationCard& card) {
  Fields f(node);
  f.not_empty();
  if (f.maybe("feed_in_combat").flag()) {  // Voracious
    f.need("feed_before_attack").must_be(true);
    card.feed_in_combat = 1;
  }
  read_agile(f, card);
  read_fireproof(c, f, card);
  card.kill_threshold = f.maybe("kill_threshold_delta").whole<i8>(-kMostDelta, kMostDelta);
  card.surprise_number = f.maybe("surprise_number_delta").whole<i8>(-kMostDelta, kMostDelta);
  const Node door = f.maybe("closed_door");
  door.must_be("destroy_and_pass");
  card.passes_closed_doors = door.present() ? 1 : 0;
  card.heals_at_attack_step = f.maybe("heal_at_attack_step").whole(1, kMostDelta);
  card.contamination_on_wound = f.maybe("contamination_on_wound_if_none").whole(1, kMostDelta);
}

AdaptationCard compile_card(Compiler& c, const Node& node) {
  Fields f(node);
  AdaptationCard card;
  const std::string id = f.id("adaptation");
  card.id = name_of(id);
  f.need("count").must_be(1);
  f.need("applies_to").must_be(json::array{"metagorger", "shambler", "fleshbeast", "butcher"});
  read_powers(c, f.need("modifiers"), card);
  card.confidence = f.provenance();
  c.needs_text("adaptation", id, {"name", "effect"});
  return card;
}

void compile_slots(Compiler& c, const Node& list) {
  const std::vector<Node> slots = list.entries();
  if (list.present() && slots.size() != kBoardSlots)
    list.problem(fmt::format("must have {} entries, has {}", kBoardSlots, slots.size()));
  u32 types = 0, objects = 0;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    Fields f(slots[i]);
    BoardSlot slot;
    const std::string id = f.id("adaptation slot");
    slot.id = name_of(id);
    slot.type = f.need("miniature").term(kTypeWords);
    slot.objects = f.need("object").term(kSlotObjects);
    f.provenance();
    c.needs_text("slot", id, {"name"});
    if (slot.type == carnomorph_type::metagorger)
      f.need("miniature").problem("must not be \"metagorger\": it has no slot (C6.1)");
    if ((types & bit(static_cast<unsigned>(slot.type))) || (objects & slot.objects))
      slots[i].problem("has the miniature or the Object of another slot");
    types |= bit(static_cast<unsigned>(slot.type));
    objects |= slot.objects;
    if (i < kBoardSlots) c.content.board_slots[i] = slot;
  }
}

}  // namespace

void compile_adaptations(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  f.need("dealt").must_be(kBoardSlots);
  compile_slots(c, f.need("slots"));
  std::size_t next = 0;
  int invented = 0;
  for (const Node& node : f.need("adaptation_cards").entries()) {
    const AdaptationCard card = compile_card(c, node);
    if (next < kBoardCards) c.content.adaptations[next] = card;
    ++next;
    invented += card.confidence == Confidence::invented ? 1 : 0;
  }
  Totals totals(f);
  totals.box("cards", kBoardCards, static_cast<int>(next));
  totals.box("dealt", kBoardSlots, kBoardSlots);
  totals.stated("invented", invented);
  totals.stated("attested_names", static_cast<int>(next) - invented);
}

}  // namespace carno::loader
