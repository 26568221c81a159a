// base/objectives.json: Corporate, Personal and solo / co-op Objectives, as the race reads them (C11).
#include "compiler.h"

namespace carno::loader {

namespace {

void check_deal(Fields& mode, std::initializer_list<const char*> decks, int count) {
  Fields deal(mode.need("deal"));
  for (const char* deck : decks)
    deal.need(deck).must_be(count);
}

void check_setup(const Node& node) {  // B1.19, B15.5 to B15.7
  Fields f(node);
  {
    Fields standard(f.need("standard"));
    check_deal(standard, {"corporate", "personal"}, 1);
    standard.need("choose_one_at").must_be("first_encounter");
    Fields solo(f.need("solo"));
    check_deal(solo, {"solo_coop"}, 2);
    solo.need("choose_one_at").must_be("first_encounter");
    Fields coop(f.need("coop"));
    check_deal(coop, {"solo_coop"}, 1);
    coop.need("public").must_be(true);
    coop.need("all_must_be_met").must_be(true);
    coop.need("min_survivors").must_be(1);
    coop.need("signal_senders").must_be("one_per_card_that_asks");
  }
  f.provenance();
}

// The base game's condition is checked too, but where the race has its own reading, that is played.
u16 compile_reading(Compiler& c, Fields& f, const std::string& id) {
  const auto reading = c.objective_readings.extract(id);
  if (!reading) return compile_objective(c, f.need("condition"));
  Content unused;
  unused.board_slots = c.content.board_slots;
  Compiler base{.reading = c.reading, .ids = c.ids, .content = unused, .base_game = true};
  compile_objective(base, f.need("condition"));
  Fields own(reading.mapped());
  own.need("id");
  own.provenance();
  return compile_objective(c, own.need("condition"));
}

bool asks_for_signal(const Content& content, u16 condition) {
  for (unsigned i = 0; condition != 0 && i < content.conds[condition].length; ++i)
    if (content.conds[condition + i].word == Word::signal_sent) return true;
  return false;
}

void compile_survival(Fields& f, ObjectiveCard& card) {  // Quarantine (B11.7)
  const Node node = f.maybe("survival_exception");
  if (!node.present()) return;
  Fields exception(node);
  for (const Node& place : exception.need("hibernating_at").list(1, 1))
    card.survives_at = static_cast<u8>(place.term(kDestinations));
}

ObjectiveCard compile_card(Compiler& c, const Node& node, const Term<ObjectiveKind>& kind) {
  Fields f(node);
  ObjectiveCard card;
  const std::string id = f.id("objective");
  card.id = name_of(id);
  card.kind = kind.value;
  f.need("kind").must_be(json::string(kind.text));
  f.need("count").must_be(1);
  card.min_players = f.need("min_players").whole(1, kSeats);
  card.condition = compile_reading(c, f, id);
  card.needs_signal = asks_for_signal(c.content, card.condition) ? 1 : 0;
  compile_survival(f, card);
  f.provenance();
  c.needs_text("objective", id, {"name", "effect"});
  return card;
}

}  // namespace

void compile_objectives(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  check_setup(f.entry("setup"));
  std::array<int, 3> found{};
  std::size_t next = 0;
  for (const Term<ObjectiveKind>& kind : kObjectiveKinds) {
    for (const Node& node : f.need(kind.text).entries()) {
      const ObjectiveCard card = compile_card(c, node, kind);
      if (next < kObjectives) c.content.objectives[next] = card;
      ++next;
      ++found[static_cast<std::size_t>(kind.value)];
    }
  }
  Totals totals(f);
  totals.box("corporate", 9, found[0]);
  totals.box("personal", 9, found[1]);
  totals.box("solo_coop", 7, found[2]);
}

}  // namespace carno::loader
