#include "text/names.h"

#include "state/frame.h"

namespace carno {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Proc::count)> kProcedureWords{
    "none",
#define PROCEDURE(name) #name,
#include "state/procedures.def"
#undef PROCEDURE
};

}  // namespace

std::string rule_text(RuleId rule) {
  static constexpr char letters[] = {'?', 'B', 'C', 'U', 'E', 'A', '?', '?'};
  const int chapter = (rule.packed >> 7) & 63, number = rule.packed & 127;
  std::string text(1, letters[rule.packed >> 13]);
  text += std::to_string(chapter);
  if (number) text += "." + std::to_string(number);
  return text;
}

std::optional<RuleId> parse_rule(std::string_view text) {
  if (text.empty() || std::string_view("BCUEA").find(text[0]) == std::string_view::npos) return std::nullopt;
  std::size_t at = 1;
  auto number = [&]() {
    int n = 0;
    std::size_t digits = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9' && digits++ < 3)
      n = n * 10 + (text[at++] - '0');
    return digits ? n : -1;
  };
  const int chapter = number();
  int rest = 0;
  if (at < text.size() && text[at] == '.') ++at, rest = number();
  if (chapter < 0 || chapter > 63 || rest < 0 || rest > 127 || at != text.size()) return std::nullopt;
  return make_rule(text[0], chapter, rest);
}

std::string label_text(u8 label, const LabelNames* names) {
  if (names && !names->name[label].empty()) return names->name[label];
  return std::string(word(kTypeWords, born_as(label))) + "#" + std::to_string(label_number(label));
}

std::string seat_text(Seat seat) { return "p" + std::to_string(seat + 1); }
std::string_view phase_text(Phase phase) { return word(kPhaseWords, phase); }
std::optional<Phase> parse_phase(std::string_view text) { return find_word<Phase>(kPhaseWords, text); }
std::string_view procedure_text(Proc proc) { return kProcedureWords[static_cast<std::size_t>(proc)]; }

std::optional<Proc> parse_procedure(std::string_view text) {
  for (std::size_t i = 0; i < kProcedureWords.size(); ++i)
    if (kProcedureWords[i] == text) return static_cast<Proc>(i);
  return std::nullopt;
}

std::string_view type_text(Type type) { return word(kTypeWords, type); }
std::string_view token_text(Token token) { return word(kTokenWords, token); }
std::string_view object_text(Object object) { return word(kObjectWords, object); }
std::string_view colour_text(Colour colour) { return word(kColourWords, colour); }
std::string_view noise_text(NoiseFace face) { return word(kNoiseWords, face); }
std::string_view combat_text(CombatFace face) { return word(kCombatWords, face); }
std::string_view luck_text(Luck luck) { return word(kLuckWords, luck); }
std::string_view destination_text(Destination place) { return word(kDestinationWords, place); }
std::string_view reaction_text(Reaction reaction) { return word(kReactionWords, reaction); }

std::string_view reason_text(Reason reason) {
  switch (reason) {
    case Reason::none: return "It is allowed.";
    case Reason::not_an_option: return "You can't choose that now.";
    case Reason::cannot_pay: return "You don't have enough Action cards in hand.";
    case Reason::in_combat: return "You can't do that in Combat.";
    case Reason::out_of_combat: return "You can only do that in Combat.";
    case Reason::not_neighboring: return "That is not a neighboring Room.";
    case Reason::closed_door: return "A Closed Door is in the way.";
    case Reason::room_not_empty:
      return "Careful Movement: there must be no other Character and no Carnomorph in that Room.";
    case Reason::corridor_not_free: return "Put the Noise marker in a corridor of the new Room that has none.";
    case Reason::no_such_target: return "There is no such target in the Room.";
    case Reason::weapon_not_held: return "That weapon is not in a Hand slot.";
    case Reason::no_ammo: return "That weapon has no ammo.";
    case Reason::nothing_there: return "That Object is not in the Room.";
    case Reason::nobody_to_trade_with: return "Nobody else is in the Room.";
    case Reason::nothing_to_trade: return "Nobody in the Room has anything to trade.";
    case Reason::wrong_components: return "You don't have those Items, or they don't make this.";
    case Reason::none_left: return "There are no copies of that Item left.";
    case Reason::quest_not_inactive: return "That is not one of your inactive Quest Items.";
    case Reason::quest_condition: return "The condition of the Quest Item is not met.";
    case Reason::card_not_in_hand: return "That card is not in your hand.";
    case Reason::not_an_action: return "You can't use that as an Action.";
    case Reason::item_not_held: return "You don't have that Item.";
    case Reason::requirement: return "Its requirement is not met here.";
    case Reason::pointless: return "That would have no effect.";
    case Reason::no_room_action: return "This Room has no Action.";
    case Reason::room_malfunction: return "This Room has a Malfunction marker.";
    case Reason::no_mutation: return "You have no Mutation card.";
    case Reason::no_contamination_card: return "You need a Contamination card in hand.";
    case Reason::wrong_offer: return "You can't offer that.";
    case Reason::wrong_payment: return "Pay exactly the cost, with Action cards from your hand.";
    case Reason::game_over: break;
  }
  return "The game is over.";
}

std::string corridor_text(const Content& content, Corridor corridor) {
  return corridor == kTechnical ? "technical" : std::string(content.corridors[corridor].id.view());
}

}  // namespace carno
