// Writing files that must not be lost: saved games, replays.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

namespace carno {

// Puts `text` into the file at once: whatever happens meanwhile, the file has its old content or all of the new one.
// On failure `error` says why in one sentence, the previous file is intact and nothing else is left behind.
bool write_file_safely(const std::filesystem::path& path, std::string_view text, std::string& error);

}  // namespace carno
