// What the server sends: every message part parses, says no more than the view, and leads back to a legal choice.
#include "carno/wire.h"

#include <set>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "carno/documents.h"
#include "carno/grammar.h"
#include "carno/round.h"
#include "properties/random_games.h"
#include "properties/secrets.h"

namespace carno {
namespace {

namespace json = boost::json;
using testing::engine;
using testing::play_game;

unsigned games() { return testing::games_to_play() / 25; }

std::string sections_of(const Game& game, Seat viewer, SectionHashes had = {}) {
  std::string out;
  append_sections(out, engine(), engine().observe(game, viewer), had);
  return out;
}

std::string decision_of(const Game& game, Seat seat) {
  std::string out;
  append_decision(out, engine(), game, seat);
  return out;
}

TEST(Wire, StringsAreEscaped) {
  const auto escaped = [](std::string_view text) {
    std::string out;
    append_string(out, text);
    return out;
  };
  EXPECT_EQ(escaped("a \"b\" \\ c\n\x01"), R"("a \"b\" \\ c\n\u0001")");
  EXPECT_EQ(escaped("żółć 🐛"), "\"żółć 🐛\"");
  EXPECT_EQ(escaped("\xC3("), "\"\xEF\xBF\xBD(\"");
  EXPECT_EQ(escaped("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
  EXPECT_EQ(json::parse(escaped(std::string(40000, '"'))).as_string().size(), 40000u);
}

TEST(Wire, SectionsOfEverySeatParse) {
  for (unsigned i = 0; i < games(); ++i)
    play_game(i, [&](const Game& game, const Decision&) {
      for (const Seat viewer : {Seat{0}, static_cast<Seat>(game.open.options.players - 1), Seat{kNone}}) {
        const std::string text = sections_of(game, viewer);
        boost::system::error_code error;
        const json::value value = json::parse(text, error);
        ASSERT_FALSE(error) << text;
        ASSERT_EQ(value.as_object().size(), 24u + game.open.options.players + (viewer == kNone ? 0u : 1u));
      }
    });
}

TEST(Wire, ChangedSectionsMakeTheWholeView) {
  for (unsigned i = 0; i < games() / 4; ++i) {
    std::array<SectionHashes, kSeats + 1> had{};
    std::array<json::object, kSeats + 1> shown;
    play_game(i, [&](const Game& game, const Decision&) {
      for (Seat s = 0; s <= game.open.options.players; ++s) {
        const Seat viewer = s == game.open.options.players ? kNone : s;
        std::string changes;
        append_sections(changes, engine(), engine().observe(game, viewer), had[s]);
        const json::value changed = json::parse(changes);
        for (const auto& [name, section] : changed.as_object())
          shown[s].insert_or_assign(name, section);
        ASSERT_EQ(shown[s], json::parse(sections_of(game, viewer)).as_object());
        std::string again;
        append_sections(again, engine(), engine().observe(game, viewer), had[s]);
        ASSERT_EQ(again, "{}");
      }
    });
  }
}

TEST(Wire, NothingSentDependsOnSecrets) {
  for (unsigned i = 0; i < games(); ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      for (Seat s = 0; s < game.open.options.players; ++s) {
        const Game other = testing::with_other_secrets(game, s);
        ASSERT_EQ(sections_of(game, s), sections_of(other, s)) << "seat " << int{s} << " of game " << i;
        ASSERT_EQ(view_hash(engine().observe(game, s)), view_hash(engine().observe(other, s)));
        if (s != decision.seat) {
          ASSERT_EQ(decision_of(game, s), "null");
        }
      }
      const Game other = testing::with_other_secrets(game, kNone);
      ASSERT_EQ(sections_of(game, kNone), sections_of(other, kNone));
      if (decision.seat >= kSeats) return;
      const Game possible = engine().resample(engine().observe(game, decision.seat), i);
      ASSERT_EQ(decision_of(game, decision.seat), decision_of(possible, decision.seat)) << "game " << i;
    });
}

// A question put to somebody else must not show in one's hash.
TEST(Wire, TheHashForgetsWhatIsAsked) {
  Game game = engine().new_game(Options{}, 3);
  const u64 before = view_hash(engine().observe(game, 1));
  game.open.pending.from ^= 5;
  game.open.trade_offer.b = 9;
  EXPECT_EQ(before, view_hash(engine().observe(game, 1)));
  std::string text;
  append_hash(text, 0x0123456789abcdefull);
  EXPECT_EQ(text, "\"0123456789abcdef\"");
}

void expect_choices(const Game& game, const json::value& decision, const json::value& list, bool legal) {
  for (const json::value& option : list.as_array()) {
    const std::string text(option.at("choice").as_string());
    const ParsedChoice read = parse_choice(engine(), game, text);
    ASSERT_TRUE(read.error.empty()) << text << ": " << read.error;
    const Refusal refusal = engine().refuse(game, read.choice);
    ASSERT_EQ(!refusal, legal) << text << " in " << json::serialize(decision);
    if (legal) continue;
    ASSERT_EQ(option.at("reason").as_string(), reason_word(refusal.reason)) << text;
  }
}

TEST(Wire, EveryOptionIsAChoiceAndEveryRefusalIsOne) {
  for (unsigned i = 0; i < games(); ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      const json::value value = json::parse(decision_of(game, decision.seat));
      ASSERT_EQ(value.at("seat").as_int64(), decision.seat + 1);
      ASSERT_NO_FATAL_FAILURE(expect_choices(game, value, value.at("options"), true));
      if (const json::value* refused = value.as_object().if_contains("refused")) {
        ASSERT_NO_FATAL_FAILURE(expect_choices(game, value, *refused, false));
      }
    });
}

TEST(Wire, OptionsAreAllThereIs) {
  for (unsigned i = 0; i < games(); ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      const json::value value = json::parse(decision_of(game, decision.seat));
      std::set<std::string> offered;
      for (const json::value& option : value.at("options").as_array())
        offered.emplace(option.at("choice").as_string());
      if (value.as_object().contains("cards")) {
        for (const std::string& choice : offered)  // B9.9: at a forced Pass something may be dropped first
          ASSERT_TRUE(decision.ask == Ask::pass_discard && choice.starts_with("drop ")) << choice;
        unsigned held = 0;
        for (const auto& [card, count] : value.at("cards").as_object())
          held += static_cast<unsigned>(count.as_int64());
        ASSERT_LE(value.at("max").as_int64(), held);
        return;
      }
      for (u32 k = 0; k < decision.count(); ++k)
        ASSERT_TRUE(decision.at(k).verb == Do::offer || offered.contains(choice_text(engine(), game, decision.at(k))));
    });
}

TEST(Wire, TheCostOfAnOptionIsWhatIsAskedFor) {
  for (unsigned i = 0; i < games() / 4; ++i)
    play_game(i, [&](const Game& game, const Decision& decision) {
      if (decision.ask != Ask::turn) return;
      for (u32 k = 0; k < decision.count(); ++k) {
        Game copy = game;
        engine().play(copy, decision.at(k));
        const bool pays = copy.open.pending.ask == Ask::pay && copy.open.pending.seat == decision.seat;
        const u8 cost = cost_of(engine(), game, decision.seat, decision.at(k));
        ASSERT_EQ(cost, pays ? copy.open.pending.min : 0);
      }
    });
}

TEST(Wire, TheForecastDependsOnTheViewAlone) {
  for (unsigned i = 0; i < games() / 4; ++i) {
    unsigned step = 0;
    play_game(i, [&](const Game& game, const Decision&) {
      if (++step % 20) return;
      for (const Seat viewer : {Seat{0}, Seat{kNone}}) {
        const Game other = testing::with_other_secrets(game, viewer);
        std::string a = "{", b = "{";
        append_forecast(a, engine(), engine().observe(game, viewer), 7);
        append_forecast(b, engine(), engine().observe(other, viewer), 7);
        ASSERT_EQ(a, b);
        const json::value value = json::parse(a + "}");
        for (const json::value& attack : value.at("attacks").as_array())
          ASSERT_LE(attack.at("chance").as_int64(), 100);
      }
    });
  }
}

TEST(Wire, ContentTextsAndRulesParse) {
  const ContentFiles files = embedded_files();
  const json::value content = json::parse(content_json(built_in_content(), files));
  EXPECT_EQ(content.at("board").at("slots").as_array().size(), 21u);
  EXPECT_EQ(content.at("board").at("corridors").as_array().size(), 28u);
  EXPECT_EQ(content.at("characters").as_array().size(), 6u);
  EXPECT_EQ(content.at("dice").at("noise").at("sides").as_int64(), 10);
  const json::value english = json::parse(texts_json(built_in_texts(), Lang::en));
  for (const Lang lang : kAllLangs) {
    const json::value texts = json::parse(texts_json(built_in_texts(), lang));
    for (const json::key_value_pair& pair : english.as_object())  // forms of names are each language's own
      EXPECT_TRUE(texts.as_object().contains(pair.key()) || grammar::without_form(pair.key()) != pair.key())
          << pair.key();
    const json::value rules = json::parse(rules_json(Rulebook(files), lang));
    EXPECT_GT(rules.at("rules").as_array().size(), 300u);
  }
}

TEST(Wire, EveryReasonHasASentenceInEveryLanguage) {
  for (const Lang lang : kAllLangs)
    for (int reason = 1; reason <= static_cast<int>(Reason::game_over); ++reason) {
      const std::string key = "refusal." + std::string(reason_word(static_cast<Reason>(reason)));
      EXPECT_TRUE(built_in_texts().has(lang, key)) << lang_code(lang) << " " << key;
    }
  std::string out = "{";
  append_refusal(out, built_in_texts(), Lang::fr, {rule("B4.9"), Reason::closed_door, {}});
  EXPECT_EQ(json::parse(out + "}").at("reason").as_string(), "closed_door");
}

}  // namespace
}  // namespace carno
