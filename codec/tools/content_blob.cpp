// carno_content_blob_tool FILE: writes the compiled content as bytes, for builds that cannot read JSON.
#include <cstdio>
#include <fstream>

#include "carno/content_loader.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("Usage: carno_content_blob_tool FILE\n", stderr);
    return 2;
  }
  const carno::Content& content = carno::built_in_content();
  std::ofstream out(argv[1], std::ios::binary);
  out.write(reinterpret_cast<const char*>(&content), sizeof(carno::Content));
  out.close();
  if (!out) {
    std::fprintf(stderr, "%s: cannot be written\n", argv[1]);
    return 1;
  }
  return 0;
}
