// Reads one JSON object of plain values, as every request is. Nested values are checked for form and passed over. The
// server reads with it, and so can a browser's worker, which has neither exceptions nor a JSON library.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carno/types.h"

namespace carno::session {

struct JsonValue {
  enum class Kind : u8 { null, boolean, whole, text, other };
  Kind kind = Kind::null;
  bool boolean = false;
  std::int64_t whole = 0;
  std::string text;
};

class JsonObject {
 public:
  // Nothing if the text is not exactly one JSON object (RFC 8259), or is nested more than four deep.
  static std::optional<JsonObject> parse(std::string_view text);

  const JsonValue* find(std::string_view name) const;  // of several members of one name the last

 private:
  struct Member {
    std::string name;
    JsonValue value;
  };
  std::vector<Member> members_;
};

}  // namespace carno::session
