#include "ship_layout.h"

#include <algorithm>

namespace carno::play {

namespace {

// Between two boxes side by side: the line runs between their first inner rows, the label stands below it.
CorridorPath across(std::string_view id, int x, int y, int width) {
  return {id, {{x, y + 1}, {x + width - 1, y + 1}}, {x + width / 2, y + 1}, {x, y + 2}};
}

// Between two boxes one above the other: one letter, the label to its right.
CorridorPath down(std::string_view id, int x, int y) { return {id, {{x, y}, {x, y}}, {x, y}, {x + 1, y}}; }

}  // namespace

const std::vector<CorridorPath>& corridor_paths() {
  static const std::vector<CorridorPath> paths{
      {"001-002", {{22, 4}, {22, 8}, {13, 8}, {13, 9}}, {18, 8}, {15, 9}},
      across("001-003", 17, 10, 3),
      {"001-004", {{22, 19}, {22, 15}, {13, 15}, {13, 14}}, {18, 15}, {15, 14}},
      {"002-006", {{33, 4}, {33, 6}, {46, 6}}, {40, 6}, {40, 7}},
      across("003-007", 37, 10, 3),
      {"004-008", {{33, 19}, {33, 17}, {46, 17}}, {40, 17}, {40, 16}},
      down("005-006", 52, 4),
      across("005-010", 59, 0, 4),
      down("006-007", 51, 9),
      {"006-011", {{64, 6}, {68, 6}, {68, 9}}, {68, 8}, {69, 8}},
      down("007-008", 51, 14),
      down("008-009", 52, 19),
      {"008-011", {{64, 17}, {68, 17}, {68, 14}}, {68, 15}, {69, 15}},
      across("009-012", 59, 20, 4),
      across("010-013", 80, 0, 3),
      down("011-014", 76, 9),
      down("011-015", 76, 14),
      across("012-016", 80, 20, 3),
      down("013-014", 86, 4),
      across("013-019", 100, 0, 3),
      across("014-017", 90, 5, 3),
      down("015-016", 86, 19),
      across("015-018", 90, 15, 3),
      across("016-021", 100, 20, 3),
      down("017-019", 106, 4),
      down("017-020", 106, 9),
      down("018-020", 106, 14),
      down("018-021", 106, 19),
  };
  return paths;
}

bool map_fits(const Content& content) {
  const auto& paths = corridor_paths();
  return std::ranges::equal(paths, content.corridors, [](const CorridorPath& path, const CorridorInfo& info) {
    return path.id == info.id.view();
  });
}

}  // namespace carno::play
