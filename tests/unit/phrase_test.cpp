// Names in the right form. tests/texts/sentences.json is read by the page's test, too: both fill alike.
#include "carno/phrase.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "carno/content_loader.h"

namespace carno {
namespace {

namespace json = boost::json;

Placeholders placeholders(const json::value& fill);

Phrase phrase(const json::value& value) {
  if (value.is_string()) return std::string(value.as_string());
  if (value.is_int64()) return static_cast<int>(value.as_int64());
  if (const json::array* list = value.if_array()) {
    std::vector<Phrase> members;
    for (const json::value& member : *list)
      members.push_back(phrase(member));
    return Phrase::list(std::move(members));
  }
  const json::object& name = value.as_object();
  const json::value* inside = name.if_contains("inside");
  return Phrase::name(std::string(name.at("name").as_string()), inside ? placeholders(*inside) : Placeholders{});
}

Placeholders placeholders(const json::value& fill) {
  Placeholders all;
  for (const json::key_value_pair& pair : fill.as_object())
    all.push_back({std::string_view(pair.key()), phrase(pair.value())});
  return all;
}

TEST(Phrase, FillsTheSharedTable) {
  std::ifstream file("tests/texts/sentences.json");
  std::stringstream text;
  text << file.rdbuf();
  const json::value table = json::parse(text.str());
  for (const json::value& it : table.as_array()) {
    const std::optional<Lang> lang = lang_of(std::string_view(it.at("lang").as_string()));
    ASSERT_TRUE(lang);
    const std::string key(it.at("key").as_string());
    EXPECT_EQ(sentence(built_in_texts(), *lang, key, placeholders(it.at("fill"))), it.at("says").as_string()) << key;
  }
}

TEST(Phrase, AnUnknownPlaceholderStaysToBeSeen) {
  Texts texts;
  texts.set(Lang::en, "story.pass", "{seat} passes {it.the}.");
  EXPECT_EQ(sentence(texts, Lang::en, "story.pass", {{"seat", "She"}}), "She passes {it.the}.");
}

TEST(Phrase, ZeroIsLookedForFirst) {
  Texts texts;
  texts.set(Lang::en, "story.draw", "{seat} draws {count} cards.");
  texts.set(Lang::fr, "story.draw", "{seat} pioche {count} cartes.");
  texts.set(Lang::fr, "story.draw.one", "{seat} pioche {count} carte.");
  const auto says = [&](Lang lang, int count) {
    return sentence(texts, lang, "story.draw", {{"seat", "X"}, {"count", count}});
  };
  EXPECT_EQ(says(Lang::fr, 0), "X pioche 0 carte.");
  EXPECT_EQ(says(Lang::en, 0), "X draws 0 cards.");
  texts.set(Lang::fr, "story.draw.zero", "{seat} ne pioche rien.");
  EXPECT_EQ(says(Lang::fr, 0), "X ne pioche rien.");
  EXPECT_EQ(says(Lang::fr, 1), "X pioche 1 carte.");
  EXPECT_EQ(says(Lang::fr, 2), "X pioche 2 cartes.");
}

TEST(Phrase, PluralsCountAsTheLanguageDoes) {
  const auto forms = [](Lang lang) {
    std::string all;
    for (const int count : {0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 112})
      (all += plural_form(lang, count)) += ' ';
    return all;
  };
  EXPECT_EQ(forms(Lang::en), "other one other other other other other other other other other ");
  EXPECT_EQ(forms(Lang::it), forms(Lang::en));
  EXPECT_EQ(forms(Lang::fr), "one one other other other other other other other other other ");
  EXPECT_EQ(forms(Lang::pl), "many one few few many many many many few many many ");
}

TEST(Phrase, StartsWithACapitalInEveryLanguage) {
  const auto capital = [](std::string line) {
    start_with_capital(line);
    return line;
  };
  for (const auto& [small, large] :
       std::initializer_list<std::pair<const char*, const char*>>{{"the", "The"},
                                                                  {"écorcheur", "Écorcheur"},
                                                                  {"œuf", "Œuf"},
                                                                  {"à", "À"},
                                                                  {"ścierwojad", "Ścierwojad"},
                                                                  {"żołnierz", "Żołnierz"},
                                                                  {"źle", "Źle"},
                                                                  {"łup", "Łup"},
                                                                  {"ćma", "Ćma"},
                                                                  {"ń", "Ń"},
                                                                  {"ó", "Ó"},
                                                                  {"ę", "Ę"},
                                                                  {"Śluza", "Śluza"},
                                                                  {"Żuk", "Żuk"},
                                                                  {"Éclaireur", "Éclaireur"},
                                                                  {"« x »", "« x »"},
                                                                  {"„x”", "„x”"},
                                                                  {"1", "1"}})
    EXPECT_EQ(capital(small), large);
  EXPECT_EQ(capital(""), "");
}

}  // namespace
}  // namespace carno
