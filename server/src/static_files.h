// The built page's files. Paths that could lead out of its directory are not even looked at.
#pragma once
#include <filesystem>

#include "reply.h"

namespace carno::server {

class StaticFiles {
 public:
  explicit StaticFiles(std::filesystem::path root) : root_(std::move(root)) {}

  // Files as they are; unknown paths without a dot are the page itself, which has its own addresses.
  HttpReply get(const HttpRequest& request) const;

 private:
  HttpReply file(const std::filesystem::path& relative, const HttpRequest& request) const;

  std::filesystem::path root_;
};

// Whether every part of the path is a plain name: letters, digits, - _ . and no dot in front.
bool is_plain_path(std::string_view path);
std::string_view type_of(std::string_view path);
bool etag_matches(std::string_view if_none_match, std::string_view etag);

}  // namespace carno::server
