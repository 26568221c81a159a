// readings.json of a race: entries of base/ that it reads in its own way.
#include "compiler.h"

namespace carno::loader {

namespace {

void collect(const Node& list, std::map<std::string, Node, std::less<>>& readings) {
  for (const Node& node : list.entries()) {
    const json::object* record = node.value()->if_object();
    const json::value* id = record ? record->if_contains("id") : nullptr;
    if (!id || !id->is_string()) continue;  // entries() has said so
    if (!readings.emplace(std::string_view(id->get_string()), node).second) node.problem("is there twice");
  }
}

}  // namespace

void compile_readings(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  collect(f.need("supplies"), c.supply_readings);
  collect(f.need("objectives"), c.objective_readings);
}

void check_readings(const Compiler& c) {
  for (const auto* readings : {&c.supply_readings, &c.objective_readings})
    for (const auto& [id, node] : *readings)
      node.problem("is not the id of an entry in base/");
}

}  // namespace carno::loader
