#include "text/names.h"

namespace carno {

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
    case Reason::not_an_option: return "That is not one of the choices now.";
    case Reason::cannot_pay: return "There are not enough Action cards in hand to pay for it.";
    case Reason::in_combat: return "That cannot be done in Combat.";
    case Reason::out_of_combat: return "That can only be done in Combat.";
    case Reason::not_neighboring: return "That Room is not neighboring.";
    case Reason::closed_door: return "A Closed Door is in the way.";
    case Reason::room_not_empty: return "Careful Movement needs a Room without other Characters and Carnomorphs.";
    case Reason::corridor_not_free: return "The Noise marker needs a corridor of the entered Room that has none.";
    case Reason::no_such_target: return "There is no such target in the Room.";
    case Reason::weapon_not_held: return "That weapon is not in a Hand slot.";
    case Reason::no_ammo: return "That weapon has no ammo.";
    case Reason::nothing_there: return "No such Object lies in the Room.";
    case Reason::nobody_to_trade_with: return "Nobody else is in the Room.";
    case Reason::nothing_to_trade: return "Nobody in the Room has anything to trade.";
    case Reason::wrong_components: return "Those Items are not at hand or do not make it.";
    case Reason::none_left: return "No copy of that Item is left.";
    case Reason::quest_not_inactive: return "That is not an inactive Quest Item of this Character.";
    case Reason::quest_condition: return "The quest's condition is not met.";
    case Reason::card_not_in_hand: return "That card is not in hand.";
    case Reason::not_an_action: return "That is not used as an Action.";
    case Reason::item_not_held: return "That Item is not at hand.";
    case Reason::requirement: return "What it requires does not hold here.";
    case Reason::pointless: return "It would change nothing.";
    case Reason::no_room_action: return "This Room has no Action.";
    case Reason::room_malfunction: return "A Malfunction marker blocks this Room.";
    case Reason::no_mutation: return "There is no Mutation card to use.";
    case Reason::no_contamination_card: return "It needs a Contamination card in hand.";
    case Reason::wrong_offer: return "That cannot be offered.";
    case Reason::wrong_payment: return "The payment must be exactly the cost, in Action cards from hand.";
    case Reason::game_over: break;
  }
  return "The game is over.";
}

std::string corridor_text(const Content& content, Corridor corridor) {
  return corridor == kTechnical ? "technical" : std::string(content.corridors[corridor].id.view());
}

}  // namespace carno
