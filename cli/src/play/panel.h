// What a seat knows about the Characters: everybody in one line each, its own in full.
#pragma once
#include <string>
#include <vector>

#include "carno/view.h"
#include "paint.h"
#include "words.h"

namespace carno::play {

// The other Characters, `beside` of them on a line: place, cards in hand, Wounds, what marks them, what they hold.
std::vector<std::string> crew_lines(const Words& words, const View& view, const Paint& paint, std::size_t width,
                                    int beside);

// The viewer's own Character in a few lines: body, Hand slots, Inventory, Objectives, cards.
std::vector<std::string> own_lines(const Words& words, const View& view, const Paint& paint, std::size_t width);

// The same with every text: cards with cost and effect, Items, Quest Items, Objectives, Mutation.
std::vector<std::string> own_details(const Words& words, const View& view, const Paint& paint, std::size_t width);

}  // namespace carno::play
