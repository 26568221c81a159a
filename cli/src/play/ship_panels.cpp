// The tracks, the bag and the Adaptations: what lies beside the ship.
#include "carno/carnomorphs.h"
#include "carno/notation.h"
#include "ship_map.h"

namespace carno::play {

namespace {

std::string pods_of(const View& view, u8 section) {
  std::string text;
  for (u8 i = 0; i < kPods; ++i) {
    const Pod& pod = view.open.pods[i];
    if (pod.state == PodState::absent || pod.section != section) continue;
    text += " " + std::to_string(i + 1);
    text += pod.state == PodState::locked ? " lock" : pod.state == PodState::unlocked ? " open" : " gone";
  }
  return text.empty() ? " no pods" : text;
}

unsigned bits_of(u32 set) {
  unsigned count = 0;
  for (; set; set &= set - 1)
    ++count;
  return count;
}

}  // namespace

std::vector<std::string> track_lines(const Words& words, const View& view) {
  const Open& o = view.open;
  const bool open = o.time <= words.content.tracks.time_blue;
  std::string nest = o.nest_destroyed ? "Nest destroyed" : counted(o.eggs, "Egg") + " in the Nest";
  return {
      "TURN " + std::to_string(o.turn) + "  time " + std::to_string(o.time),
      std::string("Hibernation ") + (open ? "open" : "closed"),
      "Self-Destruct " + (o.self_destruct == kNone ? std::string("off") : std::to_string(o.self_destruct)),
      "First player " + seat_text(o.first_player),
      "Destination " + std::string(1, static_cast<char>('A' + o.destination)),
      "Pods A" + pods_of(view, 0),
      "Pods B" + pods_of(view, 1),
      nest,
  };
}

std::vector<std::string> bag_lines(const View& view) {
  const auto& bag = view.open.bag;
  const auto count = [&](Token token) {
    const auto i = static_cast<std::size_t>(token);
    return std::string(token_text(token)) + " " + std::to_string(bag[i]);
  };
  unsigned total = 0;
  for (const u8 tokens : bag)
    total += tokens;
  const auto& items = view.open.item_deck_size;
  return {
      "THE BAG: " + counted(total, "token"),
      count(Token::blank) + "  " + count(carnomorph_token::blue),
      count(carnomorph_token::red) + "  " + count(carnomorph_token::shambler),
      count(carnomorph_token::fleshbeast),
      count(carnomorph_token::butcher),
      "Decks: event " + std::to_string(bits_of(view.open.event_deck)),
      "attack " + std::to_string(bits_of(view.open.attack_deck)) + " contam. " +
          std::to_string(view.open.contamination_deck),
      "Items r" + std::to_string(items[0]) + " y" + std::to_string(items[1]) + " g" + std::to_string(items[2]),
  };
}

std::vector<std::string> adaptation_lines(const Words& words, const View& view) {
  static constexpr std::string_view slots[kBoardSlots] = {"Corpse", "Egg", "Carcass"};
  std::vector<std::string> lines{"ADAPTATIONS"};
  for (std::size_t i = 0; i < kBoardSlots; ++i) {
    const BoardCard& it = view.open.creature_board[i];
    std::string text(slots[i]);
    text.resize(8, ' ');
    if (it.state == SlotState::face_down) {
      text += "face down";
    } else if (it.state == SlotState::discarded) {
      text += "discarded";
    } else {
      text += it.card == kNone ? "no effect" : shortened(words.adaptation(it.card), 13);
    }
    lines.push_back(text);
  }
  return lines;
}

}  // namespace carno::play
