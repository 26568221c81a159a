// The log of a finished game in a few KB: it is read again only to look at the game or to make its replay.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "records.h"

namespace carno::server {

std::string pack_log(const std::vector<LogRow>& log);
std::vector<LogRow> unpack_log(std::string_view packed);  // runtime_error: it is damaged

}  // namespace carno::server
