#include "origin.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

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

// An address no browser would ever send would turn everybody away.
void check_origin(const std::string& origin) {
  const bool web = origin.starts_with("https://") || origin.starts_with("http://");
  const std::string_view host = authority(origin);
  if (web && !host.empty() && host.find_first_of("/?#@ ,*") == std::string_view::npos) return;
  throw std::runtime_error("\"" + origin +
                           "\" is not an address of this server; give one like https://carno.example.org.");
}

}  // namespace

// People copy addresses as they find them; browsers send them in small letters and without a path.
Origins::Origins(std::vector<std::string> known, bool loopback) : known_(std::move(known)), loopback_(loopback) {
  for (std::string& it : known_) {
    while (it.ends_with('/'))
      it.pop_back();
    std::ranges::transform(it, it.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    check_origin(it);
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
