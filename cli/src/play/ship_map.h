// The ship on the screen: drawn (120 columns), or listed Room by Room where the terminal is narrow.
#pragma once
#include <string>
#include <vector>

#include "carno/view.h"
#include "paint.h"
#include "words.h"

namespace carno::play {

std::vector<std::string> draw_ship(const Words& words, const View& view, const Paint& paint);

// `all` Rooms, or only those where somebody is and those around the viewer's Character.
std::vector<std::string> list_ship(const Words& words, const View& view, const Paint& paint, std::size_t width,
                                   bool all);

// Turn, tracks, pods, bag, decks, Adaptations: beside the drawn ship in its corners, or as lines of their own.
std::vector<std::string> track_lines(const Words& words, const View& view);
std::vector<std::string> bag_lines(const Words& words, const View& view);
std::vector<std::string> adaptation_lines(const Words& words, const View& view);

}  // namespace carno::play
