#include "static_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

namespace carno::server {

namespace {

namespace fs = std::filesystem;

bool is_plain_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
         letter == '-' || letter == '_' || letter == '.';
}

bool is_plain_name(std::string_view name) {
  return !name.empty() && name[0] != '.' && std::ranges::all_of(name, is_plain_letter);
}

constexpr std::string_view kNoPage =
    "<!doctype html><html lang=\"en\"><title>Carno</title><p>The server is running, but the page has not been built. "
    "Run ./play, or give its directory with --page.</p></html>";

}  // namespace

bool is_plain_path(std::string_view path) {
  if (path.empty() || path[0] != '/') return false;
  path.remove_prefix(1);
  while (!path.empty()) {
    const std::string_view name = path.substr(0, path.find('/'));
    if (!is_plain_name(name)) return false;
    path.remove_prefix(std::min(path.size(), name.size() + 1));
  }
  return true;
}

std::string_view type_of(std::string_view path) {
  static constexpr std::pair<std::string_view, std::string_view> kContentTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
      {".map", "application/json"},
  };
  for (const auto& [ending, type] : kContentTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

bool etag_matches(std::string_view if_none_match, std::string_view etag) {
  return !etag.empty() && (if_none_match == "*" || if_none_match.find(etag) != std::string_view::npos);
}

HttpReply StaticFiles::get(const HttpRequest& request) const {
  if (!is_plain_path(request.path)) return problem_reply({"not_found", "There is no such page."});
  if (request.path != "/") {
    const HttpReply reply = file(request.path.substr(1), request);
    if (reply.status != 404) return reply;
    if (request.path.find('.') != std::string::npos) return problem_reply({"not_found", "There is no such file."});
  }
  const HttpReply page = file("index.html", request);
  return page.status == 404 ? text_reply(std::string(kNoPage), "text/html; charset=utf-8") : page;
}

HttpReply StaticFiles::file(const fs::path& relative, const HttpRequest& request) const {
  std::error_code error;
  const fs::path whole = root_ / relative;
  if (root_.empty() || fs::is_symlink(whole, error) || !fs::is_regular_file(whole, error))
    return text_reply("", "", 404);
  fs::path packed = whole;
  packed += ".gz";
  const bool has_gzip = fs::is_regular_file(packed, error);
  const fs::path& chosen = has_gzip && request.accepts_gzip ? packed : whole;
  HttpReply reply;
  reply.type = type_of(relative.string());
  reply.etag = fmt::format("\"{:x}-{:x}\"", fs::file_size(chosen, error),
                           static_cast<std::uint64_t>(fs::last_write_time(chosen, error).time_since_epoch().count()));
  // Files under assets/ have their hash in their name.
  reply.cache = relative.begin()->string() == "assets" ? "public, max-age=31536000, immutable" : "no-cache";
  reply.has_gzip = has_gzip;
  reply.gzipped = has_gzip && request.accepts_gzip;
  if (etag_matches(request.if_none_match, reply.etag)) {
    reply.status = 304;
    return reply;
  }
  std::ifstream in(chosen, std::ios::binary);
  if (!in) return text_reply("", "", 404);
  reply.body =
      std::make_shared<const std::string>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  return reply;
}

}  // namespace carno::server
