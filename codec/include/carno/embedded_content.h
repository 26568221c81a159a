// The content that the build put inside the binary: every content/**.json except the schemas.
#pragma once

#include <span>
#include <string_view>

namespace carno {

struct EmbeddedFile {
  std::string_view path;  // relative to content/, with forward slashes: "base/rooms.json"
  std::string_view text;  // the file's bytes; a zero byte follows them
};

// All embedded files, sorted by path. They live as long as the program.
std::span<const EmbeddedFile> embedded_content();

}  // namespace carno
