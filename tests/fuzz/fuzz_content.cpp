// A content file replaced by any text: never a crash, every problem named in words.
#include <cstdlib>
#include <string>

#include "carno/content_loader.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace carno;
  static const ContentFiles files = [] {
    ContentFiles all = embedded_files();
    std::erase_if(all, [](const auto& file) { return file.first.starts_with("rules/"); });
    return all;
  }();
  if (size < 1) return 0;
  ContentFiles changed = files;
  auto file = changed.begin();
  std::advance(file, static_cast<long>(data[0] % changed.size()));
  file->second.assign(reinterpret_cast<const char*>(data) + 1, size - 1);
  const LoadedContent loaded = load_content(changed);
  for (const ContentProblem& problem : loaded.problems)
    if (problem.text.empty() || problem.file.empty()) std::abort();
  return 0;
}
