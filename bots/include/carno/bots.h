// Bots: a bot sees a View and the Decision of its seat, never the Game.
#pragma once
#include <span>
#include <string_view>

#include "carno/decision.h"
#include "carno/view.h"

namespace carno {

// Picks one of the decision's choices; `rng` is the bot's own generator, apart from the game's. `content` is the rules'
// tables: what every player may read in the box.
using PickFunction = Choice (*)(const Content& content, const View& view, const Decision& decision, u64& rng);

// "random": every choice is as likely as any other.
Choice pick_random(const Content& content, const View& view, const Decision& decision, u64& rng);

// "restless": random too, but it acts while it can, keeps its things and its cards, and is brief in trades.
Choice pick_restless(const Content& content, const View& view, const Decision& decision, u64& rng);

// "sane": plays for its Objective and its life (bots/src/sane/): it knows where it goes, fights when it should, heals,
// and leaves the ship in time.
Choice pick_sane(const Content& content, const View& view, const Decision& decision, u64& rng);

struct Bot {
  std::string_view name;
  PickFunction pick;
};
std::span<const Bot> bots();
const Bot& default_bot();                    // of a seat whose bot has no name, or an unknown one
const Bot* find_bot(std::string_view name);  // nullptr: there is none of that name

}  // namespace carno
