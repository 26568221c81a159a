// carno_content_blob_tool FILE: writes the compiled content as bytes, for builds that cannot read JSON.
#include <cstdio>
#include <fstream>
#include <memory>

#include "carno/content_loader.h"

namespace {

// The bytes between the fields, so that every run writes the same file. g++ does not look into the arrays by itself.
void clear_padding([[maybe_unused]] carno::Content& content) {
#if __has_builtin(__builtin_clear_padding)
  const auto each = [](auto& array) {
    for (auto& entry : array)
      __builtin_clear_padding(&entry);
  };
  __builtin_clear_padding(&content);
  each(content.slots);
  each(content.tiles);
  each(content.explore);
  each(content.characters);
  each(content.items);
  each(content.attacks);
  each(content.events);
  each(content.mutations);
  each(content.adaptations);
  each(content.wounds);
  each(content.objectives);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("Usage: carno_content_blob_tool FILE\n", stderr);
    return 2;
  }
  const auto content = std::make_unique<carno::Content>(carno::built_in_content());
  clear_padding(*content);
  std::ofstream out(argv[1], std::ios::binary);
  out.write(reinterpret_cast<const char*>(content.get()), sizeof(carno::Content));
  out.close();
  if (!out) {
    std::fprintf(stderr, "%s: cannot be written\n", argv[1]);
    return 1;
  }
  return 0;
}
