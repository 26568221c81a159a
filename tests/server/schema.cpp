#include "schema.h"

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <stdexcept>

namespace carno::server::testing {

namespace {

namespace json = boost::json;

const json::object& definitions() {
  static const json::value schema = [] {
    std::ifstream in("docs/formats/protocol.schema.json");
    if (!in) throw std::runtime_error("the tests run in the project's directory");
    return json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
  }();
  return schema.at("$defs").as_object();
}

bool matches(const std::string& pattern, std::string_view text) {
  static std::map<std::string, std::regex> known;
  const auto it = known.try_emplace(pattern, pattern, std::regex::ECMAScript).first;
  return std::regex_search(text.begin(), text.end(), it->second);
}

bool has_type(const json::value& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  if (type == "integer") return value.is_int64() || value.is_uint64();
  return value.is_number();
}

std::string check(const json::value& value, const json::value& schema, const std::string& where);

std::string check_object(const json::object& object, const json::object& schema, const std::string& where) {
  if (const json::value* required = schema.if_contains("required")) {
    for (const json::value& name : required->as_array())
      if (!object.contains(name.as_string())) return where + " lacks " + name.as_string().c_str();
  }
  const json::value* properties = schema.if_contains("properties");
  const json::value* others = schema.if_contains("additionalProperties");
  for (const auto& [name, value] : object) {
    const std::string place = where + "." + std::string(name);
    std::string problem;
    if (const json::value* names = schema.if_contains("propertyNames"))
      problem = check(json::value(name), *names, place);
    if (!problem.empty()) return problem;
    const json::value* own = properties ? properties->as_object().if_contains(name) : nullptr;
    if (own)
      problem = check(value, *own, place);
    else if (others && others->is_object())
      problem = check(value, *others, place);
    else if (others && others->is_bool() && !others->as_bool())
      problem = place + " is not in the schema";
    if (!problem.empty()) return problem;
  }
  return "";
}

std::string check_array(const json::array& array, const json::object& schema, const std::string& where) {
  const auto bound = [&](const char* name, std::int64_t otherwise) {
    const json::value* it = schema.if_contains(name);
    return it ? it->as_int64() : otherwise;
  };
  const auto size = static_cast<std::int64_t>(array.size());
  if (size < bound("minItems", 0) || size > bound("maxItems", size))
    return where + " has " + std::to_string(size) + " items";
  const json::value* items = schema.if_contains("items");
  for (std::size_t i = 0; items && i < array.size(); ++i)
    if (std::string problem = check(array[i], *items, where + "[" + std::to_string(i) + "]"); !problem.empty())
      return problem;
  return "";
}

std::string check_any(const json::value& value, const json::array& several, const std::string& where) {
  std::string problem;
  for (const json::value& one : several) {
    problem = check(value, one, where);
    if (problem.empty()) return "";
  }
  return problem;
}

std::string check(const json::value& value, const json::value& schema_value, const std::string& where) {
  if (!schema_value.is_object()) return "";
  const json::object& schema = schema_value.as_object();
  if (const json::value* reference = schema.if_contains("$ref")) {
    const std::string name = std::string(reference->as_string().c_str()).substr(std::string("#/$defs/").size());
    return check(value, definitions().at(name), where);
  }
  for (const char* several : {"anyOf", "oneOf"})
    if (const json::value* list = schema.if_contains(several)) return check_any(value, list->as_array(), where);
  if (const json::value* all = schema.if_contains("allOf"))
    for (const json::value& one : all->as_array())
      if (std::string problem = check(value, one, where); !problem.empty()) return problem;
  const std::string shown = json::serialize(value).substr(0, 100);
  if (const json::value* type = schema.if_contains("type"); type && !has_type(value, type->as_string()))
    return where + " must be " + type->as_string().c_str() + ", is " + shown;
  if (const json::value* only = schema.if_contains("const"); only && *only != value) return where + " is " + shown;
  if (const json::value* words = schema.if_contains("enum")) {
    bool found = false;
    for (const json::value& word : words->as_array())
      found = found || word == value;
    if (!found) return where + " may not be " + shown;
  }
  if (const json::value* pattern = schema.if_contains("pattern"); pattern && value.is_string())
    if (!matches(pattern->as_string().c_str(), value.as_string())) return where + " has the form " + shown;
  for (const char* end : {"minimum", "maximum"})
    if (const json::value* bound = schema.if_contains(end); bound && value.is_int64())
      if (end[1] == 'i' ? value.as_int64() < bound->as_int64() : value.as_int64() > bound->as_int64())
        return where + " is out of range: " + shown;
  if (value.is_object()) return check_object(value.as_object(), schema, where);
  if (value.is_array()) return check_array(value.as_array(), schema, where);
  return "";
}

}  // namespace

std::string schema_problem(const json::value& value, const std::string& definition) {
  return check(value, definitions().at(definition), definition);
}

std::string message_problem(const json::object& message) {
  static const std::map<std::string, std::string> kNames{{"welcome", "Welcome"},
                                                         {"update", "Update"},
                                                         {"taken", "Taken"},
                                                         {"refused", "RefusedChoice"},
                                                         {"allowed", "Allowed"},
                                                         {"forecast", "Forecast"},
                                                         {"log", "Log"},
                                                         {"table", "TableChanged"},
                                                         {"chat", "Chat"},
                                                         {"over", "Over"},
                                                         {"error", "ProtocolError"},
                                                         {"pong", "Pong"}};
  const auto name = kNames.find(message.at("type").as_string().c_str());
  return name == kNames.end() ? "unknown type" : schema_problem(message, name->second);
}

}  // namespace carno::server::testing
