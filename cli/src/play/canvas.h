// A rectangle of letters with inks, for drawings; it becomes lines of text.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "paint.h"

namespace carno::play {

struct Point {
  int x = 0, y = 0;
};

class Canvas {
 public:
  Canvas(int width, int height);

  // Text from (x, y) to the right, cut at the edge. One column per letter.
  void text(int x, int y, std::string_view letters, Ink ink = Ink::plain);
  // A rectangle's frame, corners included.
  void frame(int x, int y, int width, int height, Ink ink);
  // A line through the points, each step horizontal or vertical, with bends drawn.
  void path(const std::vector<Point>& points, Ink ink);

  std::vector<std::string> lines(const Paint& paint) const;

 private:
  struct Cell {
    std::string letter = " ";
    Ink ink = Ink::plain;
  };
  void put(int x, int y, std::string_view letter, Ink ink);

  int width_, height_;
  std::vector<Cell> cells_;
};

}  // namespace carno::play
