#include "compiler.h"

namespace carno::loader {

void Totals::box(std::string_view key, int box, int found) {
  const Node figure = fields_.need(key);
  if (found != box) {
    figure.problem(fmt::format("the box has {}, found {}", box, found));
  } else if (figure.present() && *figure.value() != found) {
    figure.must(fmt::format("{}, as found", found));
  }
}

void Totals::stated(std::string_view key, int found) {
  const Node figure = fields_.need(key);
  if (figure.present() && *figure.value() != found)
    figure.problem(fmt::format("says {}, found {}", shown(*figure.value()), found));
}

}  // namespace carno::loader
