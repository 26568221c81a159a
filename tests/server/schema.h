// Checks JSON against docs/formats/protocol.schema.json: the part of JSON Schema that this file uses.
#pragma once
#include <string>

#include <boost/json.hpp>

namespace carno::server::testing {

// Empty if the value is a `definition` ("Welcome") of the schema; otherwise where and why not.
std::string schema_problem(const boost::json::value& value, const std::string& definition);
// The same for a message of the server, by its type.
std::string message_problem(const boost::json::object& message);

}  // namespace carno::server::testing
