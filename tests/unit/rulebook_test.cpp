// Rules by id and by words, and their text on a screen.
#include "carno/rulebook.h"

#include <gtest/gtest.h>

namespace carno {
namespace {

const Rulebook& book() {
  static const Rulebook rules(embedded_files());
  return rules;
}

std::string first_id(const std::vector<const RuleRecord*>& found) { return found.empty() ? "" : found.front()->id; }

TEST(Rulebook, ReadsEveryRecordWithoutProblems) {
  std::vector<ContentProblem> problems;
  const Rulebook rules(embedded_files(), &problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_GT(rules.records().size(), 600u);
  EXPECT_EQ(rules.records().front().id, "B1.1");
}

TEST(Rulebook, FindsOneRecordWhateverTheCase) {
  ASSERT_EQ(book().by_id("b6.19").size(), 1u);
  EXPECT_EQ(first_id(book().by_id("b6.19")), "B6.19");
  EXPECT_EQ(first_id(book().by_id("u18")), "U18");
  EXPECT_EQ(first_id(book().by_id("C14.feed-1")), "C14.FEED-1");
}

TEST(Rulebook, FindsChaptersAndRanges) {
  EXPECT_EQ(book().by_id("B6").size(), 30u);
  EXPECT_EQ(book().by_id("B6.19-B6.22").size(), 4u);
  EXPECT_EQ(book().by_id("b6.19-22").size(), 4u);
  EXPECT_EQ(book().by_id("U3-5").size(), 3u);
  EXPECT_TRUE(book().by_id("B99").empty());
  EXPECT_TRUE(book().by_id("B6.-").empty());
}

TEST(Rulebook, NamesTheNearestIdsOfOneThatDoesNotExist) {
  EXPECT_EQ(book().nearest("B6.99").front(), "B6.30");
  EXPECT_EQ(book().nearest("C3.99", 2).size(), 2u);
}

TEST(Rulebook, TellsIdsFromWords) {
  for (const char* id : {"B6.19", "b6", "U18", "C14.FEED-1", "E", "A6"})
    EXPECT_TRUE(Rulebook::looks_like_id(id)) << id;
  for (const char* words : {"closed door", "butcher", "escape", "", "c 3"})
    EXPECT_FALSE(Rulebook::looks_like_id(words)) << words;
}

TEST(Rulebook, RanksTitlesBeforeTexts) {
  EXPECT_EQ(first_id(book().by_words("closed door", Lang::en)), "B4.9");
  const auto found = book().by_words("butcher", Lang::en);
  bool titles_over = false;
  for (const RuleRecord* record : found) {
    const bool in_title = fold(record->title).find("butcher") != std::string::npos;
    EXPECT_FALSE(in_title && titles_over) << record->id;
    titles_over = titles_over || !in_title;
  }
}

TEST(Rulebook, AllWordsMustMatch) {
  EXPECT_TRUE(book().by_words("butcher xyzzy", Lang::en).empty());
  EXPECT_TRUE(book().by_words("", Lang::en).empty());
}

TEST(Rulebook, DiacriticsDoNotMatter) {
  EXPECT_EQ(fold("Świadek Éloïse ŻÓŁĆ"), "swiadek eloise zolc");
  const auto with = book().by_words("zamknięte drzwi", Lang::pl),
             without = book().by_words("ZAMKNIETE DRZWI", Lang::pl);
  EXPECT_FALSE(with.empty());
  EXPECT_EQ(with, without);
}

TEST(Rulebook, TitlesAreTranslated) {
  const RuleRecord& record = *book().by_id("B1.1").front();
  for (const Lang lang : {Lang::pl, Lang::fr, Lang::it})
    EXPECT_NE(book().title(record, lang), record.title);
  EXPECT_EQ(book().title(record, Lang::en), record.title);
}

TEST(Rulebook, NamesBrokenFiles) {
  std::vector<ContentProblem> problems;
  const Rulebook rules({{"rules/a.json", "[{\"id\":"}, {"rules/b.json", "{}"}, {"rules/c.json", "[7]"}}, &problems);
  EXPECT_TRUE(rules.records().empty());
  EXPECT_EQ(problems.size(), 3u);
}

TEST(RulebookLayout, NoLineIsWiderThanTheScreen) {
  for (const std::size_t width : {40u, 78u, 110u})
    for (const RuleRecord& record : book().records())
      for (const std::string& line : lay_out(record.text, width))
        ASSERT_LE(columns(line), width) << record.id << ": " << line;
}

TEST(RulebookLayout, WrapsWordsAndCutsLongOnes) {
  EXPECT_EQ(wrap("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrap("abcdefgh", 3), (std::vector<std::string>{"abc", "def", "gh"}));
  EXPECT_TRUE(wrap("", 10).empty());
}

TEST(RulebookLayout, TablesKeepTheirColumns) {
  const auto lines = lay_out("| A | B |\n| --- | --- |\n| one | **two** |", 40);
  EXPECT_EQ(lines, (std::vector<std::string>{"A    B", "---  ---", "one  two"}));
}

}  // namespace
}  // namespace carno
