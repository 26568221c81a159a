// Requests: what is read, and that the reader agrees with a JSON library on what is JSON at all.
#include <boost/json.hpp>

#include "json_object.h"
#include "people.h"

namespace carno::session::testing {
namespace {

namespace json = boost::json;

TEST(Request, ReadsWhatThePageWrites) {
  Request request;
  ASSERT_FALSE(read_request(
      R"({"v":1,"type":"choose","id":7,"seat":2,"seq":31,"choice":"move 007","later":{"a":[1,{"b":null}]}})", request));
  EXPECT_EQ(request.type, Request::Type::choose);
  EXPECT_EQ(request.id, 7u);
  EXPECT_EQ(request.seat, 1);
  EXPECT_EQ(request.seq, 31u);
  EXPECT_EQ(request.choice, "move 007");
  Request hello;
  ASSERT_FALSE(
      read_request(R"( {"lang":"pl","token":null,"code":"ABCDE","scenes":true,"type":"hello","v":1} )", hello));
  EXPECT_TRUE(hello.token.empty());
  EXPECT_TRUE(hello.scenes);
  EXPECT_EQ(hello.lang, Lang::pl);
  Request say;
  ASSERT_FALSE(read_request(R"({"v":1,"type":"say","text":"caf\u00e9 \ud83d\ude00\u202e"})", say));
  EXPECT_EQ(say.text, "café 😀");
}

TEST(Request, SaysWhatIsWrong) {
  const auto word = [](std::string_view text) {
    Request request;
    return std::string(read_request(text, request).word);
  };
  EXPECT_EQ(word("[]"), "bad_request");
  EXPECT_EQ(word(R"({"v":2,"type":"ping"})"), "version");
  EXPECT_EQ(word(R"({"v":1,"type":"dance"})"), "bad_request");
  EXPECT_EQ(word(R"({"v":1,"type":"undo","id":1,"seat":6})"), "bad_request");
  EXPECT_EQ(word(R"({"v":1,"type":"undo","id":-1,"seat":1})"), "bad_request");
  EXPECT_EQ(word(R"({"v":1,"type":"undo","id":1.5,"seat":1})"), "bad_request");
  EXPECT_EQ(word(R"({"v":1,"type":"hello","code":"ABCDE","lang":"en","token":"xyz"})"), "bad_request");
  EXPECT_EQ(word(R"({"v":1,"type":"ping"})"), "");
}

// The same texts are JSON objects to both, with the same plain values in them.
void compare(const std::string& text) {
  boost::system::error_code error;
  json::parse_options form;
  form.max_depth = 4;
  const json::value theirs = json::parse(text, error, {}, form);
  if (error == json::error::exponent_overflow) return;  // JSON all the same, and no value of ours
  const auto ours = JsonObject::parse(text);
  ASSERT_EQ(ours.has_value(), !error && theirs.is_object()) << text;
  if (!ours) return;
  for (const auto& [name, value] : theirs.as_object()) {
    const JsonValue* read = ours->find(name);
    ASSERT_TRUE(read) << text;
    ASSERT_EQ(read->text, value.is_string() ? std::string_view(value.get_string()) : "") << text;
    ASSERT_EQ(read->boolean, value.is_bool() && value.get_bool()) << text;
    ASSERT_EQ(read->kind == JsonValue::Kind::whole, value.is_int64()) << text;
    ASSERT_EQ(read->kind == JsonValue::Kind::text, value.is_string()) << text;
    ASSERT_EQ(read->kind == JsonValue::Kind::null, value.is_null()) << text;
    if (value.is_int64()) {
      ASSERT_EQ(read->whole, value.get_int64()) << text;
    }
  }
}

TEST(Request, AgreesWithAJsonLibrary) {
  const std::string seeds[] = {
      R"({"v":1,"type":"choose","id":12,"seat":2,"seq":30,"choice":"pay rest"})",
      R"({"a":[1,2,{"b":[]}],"c":-0.5e+10,"d":true,"e":false,"f":null,"g":""})",
      R"({"t":"\u00e9\ud83d\ude00\n\"\\","u":"é😀","n":9223372036854775807,"m":9223372036854775808,"o":-0})",
      "{ \"x\" :\t{\"y\":{\"z\":[]}} , \"x\":1 }",
      "{}",
  };
  static constexpr std::string_view kLetters = "{}[]:,\"\\/ute019-+.eE \n\t\x01\xC3\xA9\xF0\x9F\xED\xA0\x80";
  u64 dice = 1;
  for (const std::string& seed : seeds) {
    compare(seed);
    for (int i = 0; i < 4000 && !::testing::Test::HasFatalFailure(); ++i) {
      std::string text = seed;
      for (u32 changes = 1 + below(dice, 3); changes; --changes) {
        const std::size_t at = below(dice, static_cast<u32>(text.size()) + 1);
        const char letter = kLetters[below(dice, static_cast<u32>(kLetters.size()))];
        if (below(dice, 3) == 0 && at < text.size())
          text.erase(at, 1);
        else if (below(dice, 2) && at < text.size())
          text[at] = letter;
        else
          text.insert(at, 1, letter);
      }
      compare(text);
    }
  }
}

}  // namespace
}  // namespace carno::session::testing
