// Whose pages may talk to this server: those it serves itself, under the names it is known by.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace carno::server {

class Origins {
 public:
  // `known`: addresses like "https://carno.example.org". Without any, a server on a loopback address answers to
  // localhost only (a page elsewhere could point its own name here), another one to every name. runtime_error: one of
  // them is no such address.
  Origins(std::vector<std::string> known, bool loopback);

  bool host_allowed(std::string_view host) const;
  // Browsers say where a page comes from; other programs need not.
  bool origin_allowed(std::string_view origin, std::string_view host) const;

 private:
  bool is_known(std::string_view host) const;

  std::vector<std::string> known_;
  bool loopback_;
};

}  // namespace carno::server
