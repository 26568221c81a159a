#include "canvas.h"

#include <algorithm>
#include <array>

namespace carno::play {

namespace {

constexpr int kUp = 1, kRight = 2, kDown = 4, kLeft = 8;

// The line letter that leaves a cell towards these sides.
std::string_view line_letter(int sides) {
  constexpr std::array<std::string_view, 16> letters{" ", "│", "─", "└", "│", "│", "┌", "├",
                                                     "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
  return letters[static_cast<std::size_t>(sides)];
}

int side_towards(Point from, Point to) {
  if (to.x != from.x) return to.x > from.x ? kRight : kLeft;
  return to.y > from.y ? kDown : kUp;
}

int opposite(int side) { return side == kUp ? kDown : side == kDown ? kUp : side == kLeft ? kRight : kLeft; }

Point step(Point at, int side) {
  return {at.x + (side == kRight) - (side == kLeft), at.y + (side == kDown) - (side == kUp)};
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width), height_(height), cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Canvas::put(int x, int y, std::string_view letter, Ink ink) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_) return;
  cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)] = {
      std::string(letter), ink};
}

void Canvas::text(int x, int y, std::string_view letters, Ink ink) {
  for (std::size_t at = 0; at < letters.size(); ++x) {
    std::size_t end = at + 1;
    while (end < letters.size() && (letters[end] & '\xC0') == '\x80')
      ++end;
    put(x, y, letters.substr(at, end - at), ink);
    at = end;
  }
}

void Canvas::frame(int x, int y, int width, int height, Ink ink) {
  const Point a{x, y}, b{x + width - 1, y}, c{x + width - 1, y + height - 1}, d{x, y + height - 1};
  path({a, b, c, d, a}, ink);
  put(a.x, a.y, line_letter(kRight | kDown), ink);
}

void Canvas::path(const std::vector<Point>& points, Ink ink) {
  if (points.size() < 2) return;
  int came_from = opposite(side_towards(points[0], points[1]));  // both ends run straight on into a Room's frame
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const int side = side_towards(points[i], points[i + 1]);
    for (Point at = points[i]; at.x != points[i + 1].x || at.y != points[i + 1].y; at = step(at, side)) {
      put(at.x, at.y, line_letter(came_from | side), ink);
      came_from = opposite(side);
    }
  }
  const Point end = points.back();
  put(end.x, end.y, line_letter(came_from | opposite(came_from)), ink);
}

std::vector<std::string> Canvas::lines(const Paint& paint) const {
  std::vector<std::string> out;
  for (int y = 0; y < height_; ++y) {
    const Cell* row = &cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
    int end = width_;
    while (end > 0 && row[end - 1].letter == " ")
      --end;
    std::string line;
    for (int x = 0; x < end;) {
      const Ink ink = row[x].ink;
      std::string run;
      for (; x < end && row[x].ink == ink; ++x)
        run += row[x].letter;
      line += paint(ink, run);
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace carno::play
