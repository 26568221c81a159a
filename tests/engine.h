// The engine with the built-in content, made once for all tests.
#pragma once
#include "carno/content_loader.h"
#include "carno/engine.h"

namespace carno::testing {

inline const Engine& engine() {
  static const Engine it(built_in_content());
  return it;
}

}  // namespace carno::testing
