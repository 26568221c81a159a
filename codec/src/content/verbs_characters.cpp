// Verbs about Characters, their hand, wounds and Contamination.
#include "verb_table.h"

namespace carno::loader {

namespace {

constexpr Term<WoundKind> kWoundKinds[] = {{"light", WoundKind::light}, {"serious", WoundKind::serious}};
constexpr Term<HealKind> kHealKinds[] = {{"light", HealKind::light}, {"dressed", HealKind::dressed}};
constexpr Term<ScanScope> kScanScopes[] = {
    {"hand", ScanScope::hand},
    {"one_in_hand", ScanScope::one_in_hand},
    {"all", ScanScope::all},
    {"top_of_deck", ScanScope::top_of_deck},
};
constexpr Term<ScanRemove> kScanRemoves[] = {
    {"none", ScanRemove::none},
    {"clean", ScanRemove::clean},
    {"infected", ScanRemove::infected},
    {"scanned", ScanRemove::scanned},
};
constexpr Term<u8> kPiles[] = {{"discard", 0}, {"hand", 1}};
constexpr Term<u8> kCardKinds[] = {{"action", 0}, {"any", 1}};
constexpr Term<i8> kDiscarded[] = {{"discarded+1", kDiscardedPlusOne}};
constexpr Term<u8> kCancelled[] = {{"action", 0}, {"interruption", 1}};
constexpr Term<u8> kOccasions[] = {{"surprise", 0}, {"any", 1}};

void read_wound(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  op.what = as_u8(f.need("kind").term(kWoundKinds));
  read_count(f, op);
}

void read_heal(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  op.what = as_u8(f.need("kind").term(kHealKinds));
  read_count_or(f, op, "count", kAllWord);
}

void read_dress(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  read_count_or(f, op, "count", kAllWord);
}

void read_who_and_count(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  read_count(f, op);
}

void read_gain_contamination(Compiler& c, Fields& f, Op& op) {
  read_who_and_count(c, f, op);
  op.a = read_mark(f, "to", "deck");
}

void read_scan(Compiler& c, Fields& f, Op& op) {
  read_who(f, op);
  op.what = as_u8(f.need("scope").term(kScanScopes));
  read_count_if_any(f, op);
  op.a = as_u8(f.need("remove").term(kScanRemoves));
  op.b = read_mark(f, "then", "discard_drawn");
  op.then_ = compile_ops(c, f.maybe("on_infected"));
}

void read_status(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  op.what = as_u8(f.need("name").term(kStatuses));
  read_fixed(f, "until", "end_of_turn");
}

void read_draw_cards(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  read_count_or(f, op, "count", kDiscarded);
}

void read_discard_cards(Compiler&, Fields& f, Op& op) {
  read_who(f, op);
  read_count_or(f, op, "count", kAllOrAny);
  op.a = f.need("kind").term(kCardKinds);
  op.b = read_mark(f, "random");
}

void read_reshuffle(Compiler&, Fields& f, Op& op) { op.a = static_cast<u8>(f.need("with").terms(kPiles)); }

void read_pass(Compiler&, Fields& f, Op& op) {
  op.who = read_mark(f, "who", "all_players") ? Who::all_players : Who::self;
}

void read_unlimited_actions(Compiler&, Fields& f, Op&) { read_fixed(f, "then", "pass"); }

void read_cancel(Compiler&, Fields& f, Op& op) {
  op.what = f.need("what").term(kCancelled);
  read_fixed(f, "whose", "other_player");
  read_mark(f, "where", "own_room");
  read_mark(f, "refund", false);
}

void read_ignore_attack(Compiler&, Fields& f, Op& op) { op.a = f.need("occasion").term(kOccasions); }

void read_reroll_noise(Compiler&, Fields& f, Op&) { read_fixed(f, "max_per_roll", 1); }

constexpr VerbEntry kCharacterVerbs[] = {
    {"wound", Verb::wound, read_wound},
    {"heal", Verb::heal, read_heal},
    {"dress", Verb::dress, read_dress},
    {"die", Verb::die, read_who_only},
    {"gain_contamination", Verb::gain_contamination, read_gain_contamination},
    {"scan", Verb::scan, read_scan},
    {"infection", Verb::infection, read_nothing},
    {"gain_mutation_marker", Verb::gain_mutation_marker, read_who_and_count},
    {"cure", Verb::cure, read_who_only},
    {"gain_slime", Verb::gain_slime, read_who_only},
    {"remove_slime", Verb::remove_slime, read_who_only},
    {"set_signal", Verb::set_signal, read_who_only},
    {"status", Verb::status, read_status},
    {"draw_cards", Verb::draw_cards, read_draw_cards},
    {"discard_cards", Verb::discard_cards, read_discard_cards},
    {"reshuffle", Verb::reshuffle, read_reshuffle},
    {"pass", Verb::pass, read_pass},
    {"unlimited_actions", Verb::unlimited_actions, read_unlimited_actions},
    {"cancel", Verb::cancel, read_cancel},
    {"ignore_attack", Verb::ignore_attack, read_ignore_attack},
    {"reroll_noise", Verb::reroll_noise, read_reroll_noise},
};

}  // namespace

std::span<const VerbEntry> character_verbs() { return kCharacterVerbs; }

}  // namespace carno::loader
