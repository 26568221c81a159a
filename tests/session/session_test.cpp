// A table without a server or a terminal around it: what it takes, what it tells, and that both carriers lead to the
// same.
#include <boost/json.hpp>

#include "carno/notation.h"
#include "people.h"

namespace carno::session::testing {
namespace {

namespace json = boost::json;

struct Play {
  std::vector<std::string> told;  // to the first seat
  u64 hash = 0;
  std::string replay;
};

// The same people with the same dice at a table of either kind; every tenth choice is taken back if it may be.
template <class Carried, class Settle>
Play play_game(u64 seed, Carried& carrier, Settle&& settle) {
  Session session(engine(), built_in_texts(), carrier, record_of(3, 2, seed));
  const auto ann = std::make_shared<Listening>(), bob = std::make_shared<Listening>();
  ann->scenes = true;
  session.enter(ann, 1);
  session.enter(bob, 2);
  session.begin();
  settle();
  u64 dice = seed * 77 + 1;
  for (u32 i = 0; session.record().state == TableState::running && i < 5000; ++i) {
    const Seat seat = session.match()->game().open.pending.seat;
    Client& client = seat == 0 ? static_cast<Client&>(*ann) : *bob;
    EXPECT_TRUE(session.is_asked(seat));
    session.hear(client, choose(*session.match(), pick(session.match()->game(), dice), i));
    settle();
    if (i % 10 != 9 || session.record().state != TableState::running) continue;
    Request undo;
    undo.type = Request::Type::undo;
    undo.seat = seat;
    session.hear(client, undo);
    settle();
  }
  EXPECT_EQ(session.record().state, TableState::over);
  return {ann->heard, Engine::hash(session.match()->game()), session.match()->replay({})};
}

TEST(Session, EveryCarrierLeadsToTheSame) {
  for (u64 seed = 1; seed <= 6; ++seed) {
    AtOnce terminal(engine().content(), seed);
    const Play here = play_game(seed, terminal, [] {});
    Later server(seed);
    const Play there = play_game(seed, server, [&] { server.answer_all(); });
    ASSERT_EQ(here.told, there.told);
    ASSERT_EQ(here.hash, there.hash);
    ASSERT_EQ(here.replay, there.replay);
  }
}

TEST(Session, ALogLeadsBackToWhereItWas) {
  Later carrier(5);
  Session session(engine(), built_in_texts(), carrier, record_of(2, 2, 9));
  const auto both = std::make_shared<Listening>();
  session.enter(both, 3);
  session.begin();
  carrier.answer_all();
  u64 dice = 3;
  for (int i = 0; i < 120; ++i) {
    session.hear(*both, choose(*session.match(), pick(session.match()->game(), dice)));
    carrier.answer_all();
    if (i % 7 == 0) session.undo(session.match()->game().open.pending.seat);
    carrier.answer_all();
  }
  Session again(engine(), built_in_texts(), carrier, record_of(2, 2, 9));
  EXPECT_EQ(again.load(carrier.log), "");
  EXPECT_EQ(Engine::hash(again.match()->game()), Engine::hash(session.match()->game()));
  EXPECT_EQ(again.match()->seq(), session.match()->seq());
  for (Seat seat = 0; seat < 2; ++seat)
    EXPECT_EQ(again.match()->trail().back(seat), session.match()->trail().back(seat));
  auto other_rules = carrier.log;
  other_rules[20].text += "x";
  EXPECT_NE(Session(engine(), built_in_texts(), carrier, record_of(2, 2, 9)).load(other_rules), "");
}

// Nothing is told before it is kept, and what could not be kept has not happened.
TEST(Session, AChoiceCountsWhenItIsKept) {
  Later carrier(5);
  Session session(engine(), built_in_texts(), carrier, record_of(2, 1, 4));
  const auto ann = std::make_shared<Listening>();
  session.enter(ann, 1);
  session.begin();
  carrier.answer_all();
  u64 dice = 11;
  const std::string choice = pick(session.match()->game(), dice);
  const u64 before = Engine::hash(session.match()->game());
  const std::size_t told = ann->heard.size();
  carrier.problem = "The disk is full.";
  session.hear(*ann, choose(*session.match(), choice, 8));
  EXPECT_EQ(ann->heard.size(), told);
  EXPECT_FALSE(session.is_asked(0));
  session.hear(*ann, choose(*session.match(), choice, 9));
  EXPECT_EQ(json::parse(ann->last("refused")).at("reason"), "stale");
  carrier.answer();
  EXPECT_EQ(carrier.failures, 1u);
  const json::value refused = json::parse(ann->last("refused"));
  EXPECT_EQ(refused.at("id"), 8);
  EXPECT_EQ(refused.at("reason"), "storage");
  EXPECT_EQ(Engine::hash(session.match()->game()), before);
  EXPECT_TRUE(session.is_asked(0));
  carrier.problem.clear();
  session.hear(*ann, choose(*session.match(), choice, 10));
  carrier.answer();
  EXPECT_EQ(json::parse(ann->last("taken")).at("id"), 10);
  EXPECT_NE(Engine::hash(session.match()->game()), before);
}

TEST(Session, RefusesWhatIsNotOnesOwn) {
  Later carrier(5);
  Session session(engine(), built_in_texts(), carrier, record_of(2, 2, 4));
  const auto ann = std::make_shared<Listening>(), bob = std::make_shared<Listening>(),
             eve = std::make_shared<Listening>();
  session.enter(ann, 1);
  session.enter(bob, 2);
  session.enter(eve, 0);
  u64 dice = 11;
  const auto reason = [&](Listening& client, const Request& request) {
    client.heard.clear();
    session.hear(client, request);
    return std::string(json::parse(client.last("refused")).at("reason").as_string());
  };
  Request early;
  early.type = Request::Type::choose;
  early.seat = 0;
  EXPECT_EQ(reason(*ann, early), "not_running");
  session.begin();
  carrier.answer_all();
  const bool anns = session.is_asked(0);
  Listening &asked = anns ? *ann : *bob, &other = anns ? *bob : *ann;
  Request request = choose(*session.match(), pick(session.match()->game(), dice));
  EXPECT_EQ(reason(*eve, request), "not_a_player");
  EXPECT_EQ(reason(other, request), "wrong_seat");
  request.choice = "dance";
  EXPECT_EQ(reason(asked, request), "unreadable");
  ++request.seq;
  EXPECT_EQ(reason(asked, request), "stale");
}

// Who asks for another language, or for scenes, while a choice is being kept is told all the same.
TEST(Session, LateListenersAreToldInTheirLanguage) {
  Later carrier(5);
  Session session(engine(), built_in_texts(), carrier, record_of(2, 1, 8));
  const auto ann = std::make_shared<Listening>(), watcher = std::make_shared<Listening>();
  session.enter(ann, 1);
  session.begin();
  carrier.answer_all();
  u64 dice = 5;
  bool told = false;
  for (int i = 0; i < 40 && !told; ++i) {
    session.exit(*watcher);
    session.hear(*ann, choose(*session.match(), pick(session.match()->game(), dice)));
    watcher->lang = Lang::pl;
    watcher->scenes = true;
    session.enter(watcher, 0);
    session.welcome(*watcher, 0);
    carrier.answer();
    const json::value update = json::parse(watcher->last("update"));
    const json::array& story = update.at("story").as_array();
    ASSERT_EQ(update.at("seq"), json::parse(ann->last("update")).at("seq"));
    for (const json::value& line : story)
      told = told || line.as_object().contains("sections");
    carrier.answer_all();
  }
  EXPECT_TRUE(told);
}

TEST(Session, WhatWasSettledIsNotTakenBack) {
  AtOnce carrier(engine().content());
  Session session(engine(), built_in_texts(), carrier, record_of(2, 2, 12));
  session.begin();
  u64 dice = 4;
  Seat seat = kNone;
  for (int i = 0; i < 200 && seat == kNone; ++i) {
    const Seat asked = session.match()->game().open.pending.seat;
    Decision decision;
    engine().decide(session.match()->game(), decision);
    session.choose(decision.at(below(dice, decision.count())));
    if (session.match()->trail().back(asked)) seat = asked;
  }
  ASSERT_NE(seat, kNone);
  session.settle();
  EXPECT_EQ(session.undo(seat).word, "undo");
}

}  // namespace
}  // namespace carno::session::testing
