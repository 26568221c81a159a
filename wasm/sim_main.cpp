// The simulator as a wasm32-wasi command: the same games, the same signature as every native build.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "carno/sim.h"

extern "C" const unsigned char carno_content_blob[];
extern "C" const unsigned long carno_content_blob_size;

int main(int argc, char** argv) {
  using namespace carno;
  static Content content;
  if (carno_content_blob_size != sizeof content) {
    std::fprintf(stderr, "carno: the content inside this module has %lu bytes, not %lu; build it again.\n",
                 carno_content_blob_size, static_cast<unsigned long>(sizeof content));
    return 2;
  }
  std::memcpy(&content, carno_content_blob, sizeof content);
  SimOptions options;
  for (int i = 1; i + 1 < argc; i += 2) {
    const unsigned long long value = std::strtoull(argv[i + 1], nullptr, 10);
    if (!std::strcmp(argv[i], "--games"))
      options.games = value;
    else if (!std::strcmp(argv[i], "--seed"))
      options.seed = value;
    else if (!std::strcmp(argv[i], "--players") && value >= 2 && value <= 5)
      options.game.players = static_cast<u8>(value);
  }
  const SimResult r = simulate_range(Engine(content), options, 0, options.games);
  std::printf("{\"games\":%llu,\"decisions\":%llu,\"signature\":\"%016llx\"}\n",
              static_cast<unsigned long long>(r.games), static_cast<unsigned long long>(r.decisions),
              static_cast<unsigned long long>(r.signature));
  return 0;
}
