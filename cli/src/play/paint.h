// Colours of the terminal, or none.
#pragma once
#include <string>
#include <string_view>

namespace carno::play {

enum class Ink : unsigned char { plain, dim, bold, red, green, yellow, blue, magenta, cyan, white, alarm, self };

// The SGR code of an ink; empty for plain.
constexpr std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::plain: return "";
    case Ink::dim: return "90";
    case Ink::bold: return "1";
    case Ink::red: return "91";
    case Ink::green: return "92";
    case Ink::yellow: return "93";
    case Ink::blue: return "94";
    case Ink::magenta: return "95";
    case Ink::cyan: return "96";
    case Ink::white: return "97";
    case Ink::alarm: return "1;97;41";
    case Ink::self: return "1;30;47";
  }
  return "";
}

struct Paint {
  bool on = false;

  std::string operator()(Ink ink, std::string_view text) const {
    const std::string_view code = code_of(ink);
    if (!on || code.empty()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
  }
};

}  // namespace carno::play
