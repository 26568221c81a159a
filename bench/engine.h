// The engine with the built-in content, made once for all benchmarks.
#pragma once
#include "carno/content_loader.h"
#include "carno/engine.h"

inline const carno::Engine& engine() {
  static const carno::Engine it(carno::built_in_content());
  return it;
}
