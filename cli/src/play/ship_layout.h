// Where the Rooms and corridors of the ship stand on a text screen: the board, bow to the left, 120 columns wide.
#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "canvas.h"
#include "carno/content.h"

namespace carno::play {

inline constexpr int kMapWidth = 120, kMapHeight = 24;
inline constexpr int kBoxWidth = 17, kBoxHeight = 4;

// Top left corners of the boxes of Rooms 001 to 021.
inline constexpr std::array<Point, kRooms> kBoxes{{
    {0, 10},  {20, 0}, {20, 10}, {20, 20}, {42, 0},  {47, 5}, {40, 10}, {47, 15}, {42, 20},  {63, 0},   {63, 10},
    {63, 20}, {83, 0}, {73, 5},  {73, 15}, {83, 20}, {93, 5}, {93, 15}, {103, 0}, {103, 10}, {103, 20},
}};

struct CorridorPath {
  std::string_view id;
  std::vector<Point> points;  // from frame to frame
  Point door;                 // on the path: "#" or "x"
  Point label;                // beside it: exit number and Noise
};

// The paths of all corridors, in the order of the content.
const std::vector<CorridorPath>& corridor_paths();

// Whether the content's corridors are those of this drawing; if not, the ship is listed instead.
bool map_fits(const Content& content);

}  // namespace carno::play
