// The tracks, the bag and the Adaptations: what lies beside the ship.
#include <bit>

#include "carno/carnomorphs.h"
#include "carno/notation.h"
#include "carno/rulebook.h"
#include "ship_map.h"

namespace carno::play {

namespace {

constexpr std::size_t kLeftPanel = 19;   // columns left of the ship
constexpr std::size_t kRightPanel = 21;  // between the Rooms 013 and 020
constexpr std::size_t kSlotColumn = 9;

std::string pods_of(const Words& words, const View& view, u8 section) {
  std::string text;
  for (u8 i = 0; i < kPods; ++i) {
    const Pod& pod = view.open.pods[i];
    if (pod.state == PodState::absent || pod.section != section) continue;
    const std::string_view key = pod.state == PodState::locked     ? "pod_locked"
                                 : pod.state == PodState::unlocked ? "pod_unlocked"
                                                                   : "pod_gone";
    text += (text.empty() ? "" : " ") + words.say(key, {{"number", i + 1}});
  }
  return text.empty() ? words.say("no_pods") : text;
}

std::vector<std::string> fitting(std::vector<std::string> lines, std::size_t width) {
  for (std::string& line : lines)
    line = shortened(line, width);
  return lines;
}

}  // namespace

std::vector<std::string> track_lines(const Words& words, const View& view) {
  const Open& o = view.open;
  const bool open = o.time <= words.content.tracks.time_blue;
  const std::string fuse = o.self_destruct == kNone ? words.say("off") : std::to_string(o.self_destruct);
  return fitting(
      {
          words.say("track_turn", {{"turn", o.turn}, {"time", o.time}}),
          words.say(open ? "hibernation_open" : "hibernation_closed"),
          words.say("self_destruct", {{"value", fuse}}),
          words.say("first_player", {{"seat", seat_text(o.first_player)}}),
          words.say("destination", {{"space", std::string(1, static_cast<char>('A' + o.destination))}}),
          words.say("pods_a", {{"pods", pods_of(words, view, 0)}}),
          words.say("pods_b", {{"pods", pods_of(words, view, 1)}}),
          o.nest_destroyed ? words.say("nest_destroyed") : words.say("nest_eggs", {{"count", o.eggs}}),
      },
      kLeftPanel);
}

std::vector<std::string> bag_lines(const Words& words, const View& view) {
  const auto& bag = view.open.bag;
  const auto in_bag = [&](Token token) { return bag[static_cast<std::size_t>(token)]; };
  const auto type = [&](Type it, Token token) {
    return words.say("bag_type", {{"type", std::string(words.type(it))}, {"count", in_bag(token)}});
  };
  int total = 0;
  for (const u8 tokens : bag)
    total += tokens;
  const auto& items = view.open.item_deck_size;
  return fitting(
      {
          words.say("bag", {{"count", total}}),
          words.say("bag_small", {{"blank", in_bag(Token::blank)},
                                  {"blue", in_bag(carnomorph_token::blue)},
                                  {"red", in_bag(carnomorph_token::red)}}),
          type(carnomorph_type::shambler, carnomorph_token::shambler),
          type(carnomorph_type::fleshbeast, carnomorph_token::fleshbeast),
          type(carnomorph_type::butcher, carnomorph_token::butcher),
          words.say("decks",
                    {{"event", std::popcount(view.open.event_deck)}, {"attack", std::popcount(view.open.attack_deck)}}),
          words.say("deck_contamination", {{"count", view.open.contamination_deck}}),
          words.say("deck_items", {{"red", items[0]}, {"yellow", items[1]}, {"green", items[2]}}),
      },
      kLeftPanel);
}

std::vector<std::string> adaptation_lines(const Words& words, const View& view) {
  static constexpr std::string_view slots[kBoardSlots] = {"slot_corpse", "slot_egg", "slot_carcass"};
  std::vector<std::string> lines{words.say("title_adaptations")};
  for (std::size_t i = 0; i < kBoardSlots; ++i) {
    const BoardCard& it = view.open.creature_board[i];
    std::string text = shortened(words.say(slots[i]), kSlotColumn - 1);
    text.append(kSlotColumn - columns(text), ' ');
    if (it.state == SlotState::face_down) {
      text += words.say("face_down");
    } else if (it.state == SlotState::discarded) {
      text += words.say("discarded");
    } else {
      text += it.card == kNone ? words.say("no_effect") : std::string(words.adaptation(it.card));
    }
    lines.push_back(text);
  }
  return fitting(std::move(lines), kRightPanel);
}

}  // namespace carno::play
