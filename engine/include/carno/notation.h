// The text form of choices, chance outcomes and rule ids: what logs, replays, scenarios and the terminal use.
// Printing and parsing are inverse to each other for every choice the game offers.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "carno/engine.h"

namespace carno {

// Names given to Carnomorphs by a position ("s1"); empty: the default, "shambler#2".
struct LabelNames {
  std::array<std::string, 256> name;
};

std::string rule_text(RuleId rule);  // "B6.19", "U18"
std::optional<RuleId> parse_rule(std::string_view text);
std::string label_text(u8 label, const LabelNames* names = nullptr);
std::string seat_text(Seat seat);          // "p1"
std::string_view phase_text(Phase phase);  // "event.attack"
std::optional<Phase> parse_phase(std::string_view text);
std::string_view procedure_text(Proc proc);  // of a frame: "attack"
std::optional<Proc> parse_procedure(std::string_view text);
std::string_view type_text(Type type);
std::string_view token_text(Token token);
std::string_view object_text(Object object);
std::string_view colour_text(Colour colour);
std::string_view noise_text(NoiseFace face);
std::string_view combat_text(CombatFace face);
std::string_view luck_text(Luck luck);
std::string_view destination_text(Destination place);
std::string_view reaction_text(Reaction reaction);
std::string_view reason_text(Reason reason);  // a sentence
std::string corridor_text(const Content& content, Corridor corridor);

std::string choice_text(const Engine& engine, const Game& game, const Choice& choice,
                        const LabelNames* names = nullptr);

struct ParsedChoice {
  Choice choice{};
  std::string error;  // one sentence; empty when the text could be read
};
// Reads a choice for the decision the game is at. It need not be legal: apply() says so, with a rule.
ParsedChoice parse_choice(const Engine& engine, const Game& game, std::string_view text,
                          const LabelNames* names = nullptr);

std::string outcome_text(const Content& content, const Game& game, Luck luck, u8 arg, Outcome outcome);
struct ParsedOutcome {
  Luck luck = Luck::none;
  Outcome outcome;
  std::string error;
};
// "bag:shambler:4", "action:rest" … `arg` of the request gives the owner whose cards are meant.
ParsedOutcome parse_outcome(const Content& content, const Game& game, u8 arg, std::string_view text);

}  // namespace carno
