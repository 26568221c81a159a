// Any text as a scenario: never a crash or a hang, every failure said in words.
#include <cstdlib>

#include <boost/json.hpp>

#include "carno/content_loader.h"
#include "carno/scenario.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace carno;
  static const Engine engine(built_in_content());
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse({reinterpret_cast<const char*>(data), size}, error);
  if (error) return 0;
  for (const ScenarioResult& result : run_scenarios(engine, value))
    if (!result.passed && (result.problems.empty() || result.problems.front().empty())) std::abort();
  return 0;
}
