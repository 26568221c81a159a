#include "origin.h"

#include <algorithm>
#include <cctype>

namespace carno::server {

namespace {

// "https://carno.example.org:8443" → "carno.example.org:8443"
std::string_view authority(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

std::string_view without_port(std::string_view host) {
  const std::size_t bracket = host.find(']');
  const std::size_t colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
  return host.substr(0, colon);
}

bool is_local(std::string_view host) {
  const std::string_view name = without_port(host);
  return name == "localhost" || name == "127.0.0.1" || name == "[::1]";
}

}  // namespace

// People copy addresses as they find them; browsers send them in small letters and without a path.
Origins::Origins(std::vector<std::string> known, bool loopback) : known_(std::move(known)), loopback_(loopback) {
  for (std::string& it : known_) {
    while (it.ends_with('/'))
      it.pop_back();
    std::ranges::transform(it, it.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  }
}

bool Origins::is_known(std::string_view host) const {
  return std::ranges::any_of(known_, [&](const std::string& it) { return authority(it) == host; });
}

bool Origins::host_allowed(std::string_view host) const {
  return is_local(host) || (known_.empty() ? !loopback_ : is_known(host));
}

bool Origins::origin_allowed(std::string_view origin, std::string_view host) const {
  if (!host_allowed(host)) return false;
  if (origin.empty() || std::ranges::find(known_, origin) != known_.end()) return true;
  // Under a known name the whole address counts: http is not https.
  return !is_known(host) && origin.find("://") != std::string_view::npos && authority(origin) == host;
}

}  // namespace carno::server
