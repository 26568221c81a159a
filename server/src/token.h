// What holds a seat, and what names a table.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "carno/session/record.h"

namespace carno::server {

using Token = session::SeatToken;

void random_bytes(void* to, std::size_t size);  // from the system's generator
u64 random_word();

Token new_token();
bool is_set(const Token& token);
// Takes the same time whatever differs, and nobody's token is equal to nothing.
bool same_token(const Token& a, const Token& b);
std::string token_text(const Token& token);  // 32 hexadecimal digits
std::optional<Token> parse_token(std::string_view text);

std::string new_code();                                        // five letters without I and O
std::optional<std::string> parse_code(std::string_view text);  // small letters are read too

}  // namespace carno::server
