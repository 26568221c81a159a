// A table as it is stored. The words of the session are the server's too.
#pragma once
#include <string>
#include <vector>

#include "carno/session/problem.h"
#include "carno/session/record.h"

namespace carno::server {

using namespace session;

struct StoredTable {
  bool found = false;
  bool damaged = false;  // what was found makes no sense
  std::string problem;   // it could not be read
  TableRecord record;
  std::vector<LogRow> log;
};

}  // namespace carno::server
