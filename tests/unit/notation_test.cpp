// Notation: every choice and outcome is read as it is printed, and every sentence about what cannot be read.
#include "carno/notation.h"

#include <set>

#include "carno/content_loader.h"
#include "carno/wire.h"
#include "engine.h"
#include "positions.h"

namespace carno {
namespace {

using testing::engine;
using testing::game_at;

// The Mechanic's round in the Storage, with the Captain and two Shamblers.
Game storage() {
  return game_at(engine(), R"({
      "crew": [{"character": "mechanic", "room": "010", "hand": ["pyrotechnics", "rest"], "serious": ["wound_leg"],
                "inventory": ["energy_charge_red", "energy_charge_yellow"]},
               {"character": "captain", "room": "010"}],
      "rooms": {"010": {"tile": "storage", "carnomorphs": ["shambler", "shambler", "fleshbeast"]}}})");
}

Game asking(Pick pick, Purpose purpose = Purpose::none) {
  Game game = storage();
  Pending& q = game.open.pending;
  q.ask = Ask::choose;
  q.pick = pick;
  q.purpose = purpose;
  q.from = ~u64{0};
  return game;
}

std::string error(const Game& game, std::string_view text) { return parse_choice(engine(), game, text).error; }

struct Sentence {
  const char* text;
  const char* error;
};

void expect_sentences(const Game& game, std::initializer_list<Sentence> list) {
  for (const Sentence& it : list)
    EXPECT_EQ(error(game, it.text), it.error) << it.text;
}

TEST(Notation, SaysTheFormOfAChoice) {
  expect_sentences(storage(), {
                                  {"", "An empty line is not a choice."},
                                  {"  \t ", "An empty line is not a choice."},
                                  {"move", "The form is: move ROOM."},
                                  {"careful 007", "The form is: careful ROOM CORRIDOR."},
                                  {"shoot shambler#1", "The form is: shoot TARGET with WEAPON."},
                                  {"shoot shambler#1 by shotgun", "The form is: shoot TARGET with WEAPON."},
                                  {"melee", "The form is: melee TARGET."},
                                  {"pick", "The form is: pick OBJECT."},
                                  {"drop", "The form is: drop THING."},
                                  {"craft taser", "The form is: craft ITEM from A B."},
                                  {"craft taser of tools tools", "The form is: craft ITEM from A B."},
                                  {"quest", "The form is: quest ITEM [with ITEM]."},
                                  {"quest intercom tools", "The form is: quest ITEM [with ITEM]."},
                                  {"quest intercom for tools", "The form is: quest ITEM [with ITEM]."},
                                  {"play", "The form is: play CARD [OPTION]."},
                                  {"use", "The form is: use ITEM [OPTION]."},
                                  {"room a b", "The form is: room [OPTION]."},
                                  {"pay", "The form is: pay CARD …."},
                                  {"discard", "The form is: discard CARD …."},
                                  {"react", "The form is: react CARD."},
                                  {"choose", "The form is: choose X."},
                                  {"offer p2", "The form is: offer p2 GIVEN … for ASKED …."},
                                  {"pass now", "Nothing follows pass."},
                                  {"dance", "\"dance\" is not a choice: type help for the list."},
                              });
}

TEST(Notation, SaysWhichNamesThereAre) {
  expect_sentences(storage(),
                   {
                       {"move 999", "\"999\" is not a Room: they are 001 to 021."},
                       {"careful 013 010-999", "\"010-999\" is not a corridor: write it like 001-002, or technical."},
                       {"careful 013 door", "\"door\" is not a corridor: write it like 001-002, or technical."},
                       {"melee shambler", "Several of that type are here: name one, like shambler#1."},
                       {"melee butcher", "\"butcher\" is not a Carnomorph on the board."},
                       {"use sword", "\"sword\" is not an Item."},
                       {"pick medkit", "\"medkit\" is not an Object: they are corpse_red, corpse_blue, carcass, egg."},
                       {"pay dance", "\"dance\" is not a card of this Character."},
                       {"pay rest rest rest rest", "That is more cards than there are."},
                       {"play contamination", "\"contamination\" is not a card that can be played."},
                       {"play pyrotechnics", "Say which: ignite, extinguish."},
                       {"play pyrotechnics dance", "\"dance\" is not one of its options."},
                       {"react wildly", "\"wildly\" is not a reaction."},
                       {"offer p7 egg", "\"p7\" is not a player: they are p1 to p2."},
                       {"offer p2 egg egg egg egg", "An offer has at most three things on each side."},
                   });
}

TEST(Notation, SaysWhatMayBeChosen) {
  expect_sentences(asking(Pick::room), {{"choose 001 002", "One thing is to be chosen here."}});
  expect_sentences(asking(Pick::none), {{"choose 001", "Nothing is to be chosen by name now."}});
  expect_sentences(asking(Pick::colour), {{"choose blue", "\"blue\" is not a deck: they are red, yellow, green."}});
  expect_sentences(asking(Pick::objective), {{"choose x", "\"x\" is not an Objective."}});
  expect_sentences(asking(Pick::mutation), {{"choose x", "\"x\" is not a Mutation card."}});
  expect_sentences(asking(Pick::character), {{"choose x", "\"x\" is not a Character."}});
  expect_sentences(asking(Pick::destination),
                   {{"choose E", "\"E\" is not a space of the Destination track: they are A, B, C, D."}});
  expect_sentences(asking(Pick::engine), {{"choose x", "Say which token goes on top: working or damaged."}});
  expect_sentences(asking(Pick::pod), {{"choose pod:5", "Pods are named pod:1 to pod:4."}});
  expect_sentences(asking(Pick::option), {{"choose third", "Say first or second (top or bottom)."}});
  expect_sentences(asking(Pick::option, Purpose::room_option), {{"choose x", "\"x\" is not an option of that Room."}});
  expect_sentences(asking(Pick::wound), {{"choose wound_arm", "\"wound_arm\" is not a wound to be treated here."}});
}

TEST(Notation, SaysWhenNothingIsToBeChosen) {
  Game game = storage();
  game.open.pending.seat = kNone;
  EXPECT_EQ(error(game, "move 013"), "\"move\" is not a choice here.");
  game.open.pending.ask = Ask::nothing;
  EXPECT_EQ(error(game, "move 013"), "The game is over; there is nothing to choose.");
}

TEST(Notation, WhatIsChosenIsReadAsItIsPrinted) {
  struct Named {
    Pick pick;
    u8 value;
    const char* text;
  };
  for (const Named& it : {Named{Pick::room, 0, "choose 001"}, Named{Pick::corridor, kTechnical, "choose technical"},
                          Named{Pick::seat, 1, "choose p2"}, Named{Pick::object, 2, "choose carcass"},
                          Named{Pick::thing, kObjectThing + 3, "choose egg"}, Named{Pick::colour, 1, "choose yellow"},
                          Named{Pick::pod, 3, "choose pod:4"}, Named{Pick::option, 0, "choose first"},
                          Named{Pick::option, 1, "choose second"}, Named{Pick::destination, 2, "choose C"},
                          Named{Pick::engine, 1, "choose working"}, Named{Pick::engine, 2, "choose damaged"},
                          Named{Pick::wound, 0, "choose wound_leg"}}) {
    const Game game = asking(it.pick);
    const Choice choice{Do::choose, static_cast<u8>(it.pick), it.value, 0, 0};
    EXPECT_EQ(choice_text(engine(), game, choice), it.text);
    EXPECT_EQ(parse_choice(engine(), game, it.text).choice, choice) << it.text;
  }
  EXPECT_EQ(choice_text(engine(), asking(Pick::none), Choice{Do::choose, 0, 0, 0, 0}), "choose ?");
}

TEST(Notation, PlainChoicesAreReadAsTheyArePrinted) {
  const Game game = storage();
  for (const char* text : {"trade", "mutate", "pass", "keep", "yes", "no", "decline", "accept", "end", "launch", "wait",
                           "stay", "leave"}) {
    const ParsedChoice parsed = parse_choice(engine(), game, text);
    EXPECT_EQ(parsed.error, "") << text;
    EXPECT_EQ(choice_text(engine(), game, parsed.choice), text);
  }
}

TEST(Notation, TwoItemsOfOneNameAreTheTwoThatAreHeld) {
  const Game game = storage();
  const Choice both = parse_choice(engine(), game, "craft taser from energy_charge_red energy_charge_yellow").choice;
  EXPECT_NE(both.b, both.c);
  for (const char* text :
       {"craft taser from energy_charge_red energy_charge", "craft taser from energy_charge energy_charge",
        "craft taser from energy_charge energy_charge_red", "craft taser from energy_charge_yellow energy_charge"})
    EXPECT_EQ(parse_choice(engine(), game, text).choice, both) << text;
  const Choice twice = parse_choice(engine(), game, "craft taser from energy_charge_red energy_charge_red").choice;
  EXPECT_EQ(twice.b, twice.c);
}

// --- chance ---

TEST(Notation, ChanceIsReadAsItIsPrinted) {
  Game game = storage();
  game.open.pending = Pending{};
  game.open.pending.ask = Ask::chance;
  game.open.pending.seat = kChanceSeat;
  struct Asked {
    Luck luck;
    u8 arg;
    const char* text;
  };
  for (const Asked& it : {Asked{Luck::noise, 0, "noise:danger"}, Asked{Luck::combat, 0, "combat:two"},
                          Asked{Luck::bag, 0, "bag:shambler:4"}, Asked{Luck::attack, 0, "attack:catk_bite_3"},
                          Asked{Luck::event, 0, "event:cev_growl"}, Asked{Luck::mutation, 0, "mutation:mut_mimicry"},
                          Asked{Luck::board_card, 0, "adaptation:none"}, Asked{Luck::hand, 0, "hand:mechanic_rest"},
                          Asked{Luck::action, 0, "action:contamination"}, Asked{Luck::item, 0, "item:grenade"},
                          Asked{Luck::wound, 0, "wound:wound_leg"}, Asked{Luck::scan, 0, "scan:infected"},
                          Asked{Luck::tile, 0, "tile:nest"}, Asked{Luck::token, 0, "token:fire:2"},
                          Asked{Luck::engine, 0, "engine:working"}, Asked{Luck::engine, 0, "engine:damaged"},
                          Asked{Luck::objective, 0, "objective:quarantine"},
                          Asked{Luck::character, 0, "character:scout"}, Asked{Luck::pod, 0, "pod:3"}}) {
    game.open.pending.luck = it.luck;
    game.open.pending.arg = it.arg;
    const ParsedChoice parsed = parse_choice(engine(), game, it.text);
    EXPECT_EQ(parsed.error, "");
    EXPECT_EQ(parsed.choice.verb, Do::chance);
    EXPECT_EQ(choice_text(engine(), game, parsed.choice), it.text);
  }
  EXPECT_EQ(error(game, "noise:3"), "Now a pod: outcome is asked for, not \"noise:3\".");
  EXPECT_EQ(error(game, "pod"), "\"pod\" is not a chance outcome: write it like noise:3 or bag:shambler.");
  EXPECT_EQ(outcome_text(engine().content(), game, Luck::none, 0, Outcome{}), "");
}

TEST(Notation, SaysWhichOutcomesThereAre) {
  const Game game = storage();
  struct Said {
    const char* text;
    u8 arg;
    const char* error;
  };
  for (const Said& it :
       {Said{"noise", 0, "\"noise\" is not a chance outcome: write it like noise:3 or bag:shambler."},
        Said{"none:1", 0, "\"none:1\" is not a chance outcome: write it like noise:3 or bag:shambler."},
        Said{"noise:7", 0, "\"noise:7\": there is no such noise."},
        Said{"bag:shambler:9", 0, "\"bag:shambler:9\": the number on a token is 1 to 4."},
        Said{"action:dance", 0, "\"action:dance\": that is not a card of mechanic."},
        Said{"action:dance", kNone, "\"action:dance\": there is no such card."},
        Said{"item:sword", 0, "\"item:sword\": there is no such Item in that deck."},
        Said{"token:fire:9", 0, "\"token:fire:9\": there is no such Exploration token; write it like token:fire:2."},
        Said{"engine:broken", 0, "\"engine:broken\": there is no such engine."},
        Said{"pod:9", 0, "\"pod:9\": pods are numbered 1 to 4."}})
    EXPECT_EQ(parse_outcome(engine().content(), game, it.arg, it.text).error, it.error);
  EXPECT_EQ(parse_outcome(engine().content(), game, kNone, "action:mechanic_rest").error, "");
}

// --- refusals ---

TEST(Notation, EveryReasonHasASentenceOfItsOwn) {
  std::set<std::string_view> sentences;
  for (u8 i = 0; i <= static_cast<u8>(Reason::game_over); ++i) {
    const std::string_view text = reason_text(static_cast<Reason>(i));
    EXPECT_TRUE(text.ends_with(".")) << int{i};
    EXPECT_TRUE(sentences.insert(text).second) << text;
  }
  EXPECT_EQ(reason_text(Reason::none), "It is allowed.");
}

// The engine has no texts: its sentences are those of English.
TEST(Notation, ReasonsAreWordedAsForPlayers) {
  for (u8 i = 1; i <= static_cast<u8>(Reason::game_over); ++i) {
    const auto reason = static_cast<Reason>(i);
    EXPECT_EQ(reason_text(reason), built_in_texts().get(Lang::en, "refusal." + std::string(reason_word(reason))));
  }
}

}  // namespace
}  // namespace carno
