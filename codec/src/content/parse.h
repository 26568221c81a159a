// JSON text to values, with the place of whatever is wrong with it.
#pragma once
#include "ids.h"

namespace carno::loader {

// Adds the value of `text` to `roots`, or a problem with line and column.
void parse(const std::string& path, std::string_view text, Roots& roots, Reading& reading);

}  // namespace carno::loader
