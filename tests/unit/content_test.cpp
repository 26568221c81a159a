// The content loader: what the box contains once compiled, and how mistakes in the files are named.
#include <algorithm>

#include <gtest/gtest.h>

#include "carno/carnomorphs.h"
#include "carno/content_loader.h"

namespace carno {
namespace {

// --- helpers ---

const Content& box() { return built_in_content(); }

template <class Array>
const auto& named(const Array& entries, std::string_view id) {
  const auto found = std::ranges::find_if(entries, [&](const auto& entry) { return entry.id.view() == id; });
  EXPECT_NE(found, entries.end()) << id;
  return found == entries.end() ? entries[0] : *found;
}

const Card& card(std::string_view id) {
  for (const Character& who : box().characters)
    for (const Card& one : who.card)
      if (one.id.view() == id) return one;
  ADD_FAILURE() << id;
  return box().characters[0].card[0];
}

const Item& item(std::string_view id) { return named(box().items, id); }
ItemId item_id(std::string_view id) { return static_cast<ItemId>(&item(id) - box().items.data()); }
u32 tile_bit(std::string_view id) { return bit(static_cast<unsigned>(&named(box().tiles, id) - box().tiles.data())); }

std::vector<Op> program(u16 first) {
  std::vector<Op> ops;
  for (const Op* op = &box().ops[first]; op->verb != Verb::end; ++op)
    ops.push_back(*op);
  return ops;
}

std::vector<Verb> verbs(u16 first) {
  std::vector<Verb> list;
  for (const Op& op : program(first))
    list.push_back(op.verb);
  return list;
}

template <class E>
u8 as_u8(E value) {
  return static_cast<u8>(value);
}

// The problems after the first `from` in the file was replaced by `to`.
std::vector<std::string> problems_with(const std::string& path, std::string_view from, std::string_view to) {
  ContentFiles files = embedded_files();
  std::string& text = files[path];
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  std::vector<std::string> lines;
  for (const ContentProblem& problem : load_content(files).problems)
    lines.push_back(to_string(problem));
  return lines;
}

// One of them begins with `line`.
void expect_problem(const std::string& path, std::string_view from, std::string_view to, const std::string& line) {
  const std::vector<std::string> lines = problems_with(path, from, to);
  EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string& one) { return one.starts_with(path + ": " + line); }))
      << "not found: " << path << ": " << line << "\namong: " << ::testing::PrintToString(lines);
}

// --- what is in the box ---

TEST(Content, EmbeddedContentHasNoProblems) {
  for (const ContentProblem& problem : load_content(embedded_files()).problems)
    ADD_FAILURE() << to_string(problem);
}

TEST(Content, ExitsLeadWhereTheBoardSays) {
  const Slot& cockpit = box().slots[0];
  EXPECT_EQ(cockpit.id.view(), "001");
  EXPECT_EQ(cockpit.exit_room, (std::array<Room, 5>{kNone, 2, 2, 1, 3}));
  const Slot& second = box().slots[1];
  EXPECT_EQ(second.exit_corridor[1], kTechnical);
  EXPECT_EQ(second.exit_corridor[2], kTechnical);
  EXPECT_EQ(second.exit_room, (std::array<Room, 5>{kNone, kNone, kNone, 0, 5}));
  EXPECT_EQ(second.technical, 1);
  EXPECT_TRUE(second.corridor_mask & bit(kTechnical));
  const Slot& hibernatorium = box().slots[10];
  EXPECT_EQ(hibernatorium.exit_room, (std::array<Room, 5>{kNone, 14, 5, 7, 13}));
  EXPECT_EQ(hibernatorium.neighbor_room, (std::array<Room, 4>{5, 7, 13, 14}));
  EXPECT_EQ(box().corridors[0].id.view(), "001-002");
  EXPECT_EQ(box().corridors[27].id.view(), "018-021");
}

TEST(Content, CorridorsJoinTheirRoomsBothWays) {
  for (Corridor k = 0; k < kCorridors; ++k) {
    const CorridorInfo& corridor = box().corridors[k];
    EXPECT_TRUE(box().slots[corridor.a].corridor_mask & bit(k));
    EXPECT_TRUE(box().slots[corridor.b].corridor_mask & bit(k));
    EXPECT_TRUE(box().slots[corridor.a].neighbor_mask & bit(corridor.b));
    EXPECT_TRUE(box().slots[corridor.b].neighbor_mask & bit(corridor.a));
  }
}

TEST(Content, TilesKnowTheirPowers) {
  EXPECT_EQ(box().tiles[0].id.view(), "armory");
  EXPECT_EQ(named(box().tiles, "nest").nest, 1);
  EXPECT_EQ(named(box().tiles, "evacuation_section_b").section, 1);
  EXPECT_EQ(named(box().tiles, "emergency_room").revives, 1);
  EXPECT_EQ(named(box().tiles, "cabins").hand_limit, 6);
  EXPECT_EQ(named(box().tiles, "cabins").action.exists, 0);
  EXPECT_EQ(named(box().tiles, "room_covered_with_slime").slimes_on_entry, 1);
  EXPECT_EQ(named(box().tiles, "canteen").colours, bit(static_cast<unsigned>(Colour::green)));
  EXPECT_EQ(named(box().tiles, "shower_room").colours, 7);
  const Tile& engine = named(box().tiles, "engine_1");
  EXPECT_EQ(engine.engine, 0);
  EXPECT_EQ(engine.slot, 20);
  EXPECT_EQ(box().slots[20].special, static_cast<TileId>(&engine - box().tiles.data()));
}

TEST(Content, TokensAreCountedByKind) {
  EXPECT_EQ(box().exploration[0].effect, Explore::silence);
  EXPECT_EQ(box().exploration[0].count, 2);
  EXPECT_EQ(box().exploration.back().effect, Explore::doors);
  EXPECT_EQ(box().exploration.back().items, 4);
  int exploration = 0, bag = 0, fleshbeast_fours = 0;
  for (const ExplorationToken& token : box().exploration)
    exploration += token.count;
  for (const BagToken& token : box().tokens) {
    bag += token.count;
    if (token.token == carnomorph_token::fleshbeast && token.number == 4) fleshbeast_fours += token.count;
  }
  EXPECT_EQ(exploration, 20);
  EXPECT_EQ(bag, 27);
  EXPECT_EQ(fleshbeast_fours, 2);
}

TEST(Content, CharactersHaveTheirCards) {
  const Character& captain = box().characters[0];
  EXPECT_EQ(captain.id.view(), "captain");
  EXPECT_EQ(captain.card[0].id.view(), "captain_search");
  EXPECT_EQ(captain.card[0].name.view(), "search");
  EXPECT_EQ(captain.card[0].count, 2);
  EXPECT_EQ(captain.interruption, 3);
  EXPECT_EQ(captain.nerves_of_steel, kNone);
  EXPECT_EQ(named(box().characters, "soldier").nerves_of_steel, 8);
  EXPECT_EQ(captain.weapon, item_id("six_shooter"));
  EXPECT_EQ(captain.quest, (std::array<ItemId, 2>{item_id("log_key"), item_id("intercom")}));
  EXPECT_EQ(card("captain_order").extendable, 1);
  EXPECT_EQ(card("scientist_intranet").computer_waivable, 1);
}

TEST(Content, ItemsStandByDeck) {
  EXPECT_EQ(box().deck_begin, (std::array<u8, 7>{0, 12, 21, 28, 32, 38, 50}));
  EXPECT_EQ(item("energy_charge_yellow").name.view(), "energy_charge");
  EXPECT_EQ(item("pilot_evacuation_key").name.view(), "evacuation_key");
  EXPECT_EQ(item("antidote").recipe, (std::array<Component, 2>{Component::chemical, Component::medical}));
  EXPECT_EQ(item("molotov_cocktail").recipe, (std::array<Component, 2>{Component::chemical, Component::cloth}));
  EXPECT_EQ(item("flamethrower").start_ammo, 4);
  EXPECT_EQ(item("flamethrower").fire_weapon, 1);
  EXPECT_EQ(item("grenade").eggs_destroyed, 2);
  EXPECT_EQ(item("pistol").modifiers.face, (std::array<u8, 5>{0, 1, 2, 3, 3}));
  EXPECT_EQ(item("prototype_shotgun").modifiers.bonus_on_faces, 0b11000);
  EXPECT_EQ(item("log_key").unlock_room, static_cast<TileId>(&named(box().tiles, "comms_room") - box().tiles.data()));
  EXPECT_EQ(item("flashlight").unlock_items,
            bit64(item_id("energy_charge_red")) | bit64(item_id("energy_charge_yellow")));
}

TEST(Content, PassiveAndReactingItemsAreFigures) {
  const Item& autoloader = item("autoloader");
  EXPECT_EQ(autoloader.attach_to, item_id("assault_rifle"));
  EXPECT_EQ(autoloader.attached_capacity, 1);
  EXPECT_EQ(autoloader.attached_ammo, 1);
  EXPECT_EQ(autoloader.free_reload, 0);
  EXPECT_EQ(autoloader.free_reload_items, item("flashlight").unlock_items);
  EXPECT_EQ(autoloader.options, 0);
  EXPECT_EQ(item("extended_magazine").attached_capacity, 2);
  EXPECT_EQ(item("extended_magazine").attached_ammo, 2);
  EXPECT_EQ(item("intercom").extends_cards, 1);
  EXPECT_EQ(item("holo_computer").waives_computer, 1);
  EXPECT_EQ(item("armor").reaction, as_u8(Reaction::armor));
  EXPECT_EQ(item("motion_scanner").reaction, as_u8(Reaction::motion_scanner));
}

TEST(Content, WoundsAdaptationsAndTracks) {
  EXPECT_EQ(named(box().wounds, "wound_arm").hand_slots, 1);
  EXPECT_EQ(named(box().wounds, "wound_body").count, 4);
  EXPECT_EQ(named(box().wounds, "wound_bleeding").bleeds, 1);
  EXPECT_EQ(named(box().adaptations, "ada_agile").creeper_face_misses, 1);
  EXPECT_EQ(named(box().adaptations, "ada_dense_tissue").kill_threshold, 1);
  EXPECT_EQ(box().board_slots[0].objects, 0b11);
  EXPECT_EQ(box().supply.carcasses, 12);
  EXPECT_EQ(box().supply.board_eggs, 8);
  EXPECT_EQ(box().tracks.time_blue, 8);
  EXPECT_EQ(box().tracks.destination_start, 1);
  EXPECT_EQ(box().tracks.crew_start, 10);
  EXPECT_EQ(box().coordinates[1].place[1], Destination::deep_space);
}

// --- programs ---

TEST(Programs, EveryOneEndsAndNothingPointsOutside) {
  EXPECT_EQ(box().ops[0].verb, Verb::end);
  EXPECT_EQ(box().ops[box().op_count - 1u].verb, Verb::end);
  for (unsigned i = 0; i < box().op_count; ++i) {
    const Op& op = box().ops[i];
    EXPECT_LT(op.then_, box().op_count);
    EXPECT_LT(op.else_, box().op_count);
    EXPECT_LE(op.cond + op.cond_count, box().cond_count);
  }
}

TEST(Programs, Devour) {
  const AttackCard& devour = named(box().attacks, "catk_devour_1");
  EXPECT_EQ(devour.types, bit(static_cast<unsigned>(carnomorph_type::butcher)));
  EXPECT_EQ(devour.blood_small, 0);
  EXPECT_EQ(devour.blood_large, 3);
  const std::vector<Op> ops = program(devour.program);
  ASSERT_EQ(ops.size(), 2u);
  EXPECT_EQ(ops[0].verb, Verb::if_);
  EXPECT_EQ(ops[0].cond_count, 1);
  EXPECT_EQ(box().conds[ops[0].cond].word, Word::target_serious_wounds_at_least);
  EXPECT_EQ(box().conds[ops[0].cond].a, 1);
  EXPECT_EQ(verbs(ops[0].then_), std::vector{Verb::die});
  const std::vector<Op> otherwise = program(ops[0].else_);
  ASSERT_EQ(otherwise.size(), 1u);
  EXPECT_EQ(otherwise[0].who, Who::target);
  EXPECT_EQ(otherwise[0].what, as_u8(WoundKind::serious));
  EXPECT_EQ(ops[1].what, as_u8(Intruders::attacker));
  EXPECT_EQ(ops[1].n, kAll);
}

TEST(Programs, EventsOfSpecialPlaces) {
  const std::vector<Op> jam = program(named(box().events, "cev_evacuation_hatches_jam").program);
  EXPECT_EQ(jam[0].where, Where::listed);
  EXPECT_EQ(jam[0].mask, tile_bit("evacuation_section_a") | tile_bit("evacuation_section_b"));
  const std::vector<Op> weakness = program(named(box().events, "cev_structural_weakness").program);
  EXPECT_EQ(weakness[0].where, Where::explored_rooms);
  EXPECT_EQ(weakness[0].colours, 7);
  const std::vector<Op> airlock = program(named(box().events, "cev_airlock_procedure_glitch").program);
  EXPECT_EQ(airlock[0].where, Where::highest_explored);
  EXPECT_EQ(airlock[0].colours, 2);
  EXPECT_EQ(named(box().events, "cev_chemical_fire").after, After::shuffle_back);
  const std::vector<Op> red = program(box().bag_development[as_u8(carnomorph_token::red)]);
  EXPECT_EQ(red[1].where, Where::rooms_to_spawn);
  const std::vector<Op> butcher = program(box().bag_development[as_u8(carnomorph_token::butcher)]);
  EXPECT_EQ(butcher[0].a, 1);
  EXPECT_EQ(butcher[1].what, as_u8(What::character));
  EXPECT_EQ(butcher[1].where, Where::rooms_with_slimed);
  EXPECT_EQ(butcher[2].what, as_u8(carnomorph_type::butcher));
}

TEST(Programs, ScansAndForEach) {
  const std::vector<Op> each = program(named(box().events, "cev_rampant_mutation_1").program);
  EXPECT_EQ(each[0].verb, Verb::for_each);
  EXPECT_EQ(each[0].who, Who::all_characters);
  const std::vector<Op> scan = program(each[0].then_);
  EXPECT_EQ(scan[0].what, as_u8(ScanScope::top_of_deck));
  EXPECT_EQ(scan[0].n, 4);
  EXPECT_EQ(scan[0].b, 1);
  EXPECT_EQ(verbs(scan[0].then_), std::vector{Verb::gain_mutation_marker});
}

TEST(Programs, CardsAndItems) {
  const Op order = program(card("captain_order").option[0].program)[0];
  EXPECT_EQ(order.where, Where::neighboring);
  EXPECT_EQ(order.who, Who::other_in_room);
  EXPECT_EQ(order.c, move_flag::actor_chooses);
  const Op full_auto = program(card("soldier_full_auto").option[0].program)[0];
  EXPECT_EQ(full_auto.what, item_id("assault_rifle"));
  EXPECT_EQ(full_auto.c, 1);
  const std::vector<Op> magazine = program(item("extended_magazine").option[0].program);
  EXPECT_EQ(magazine[2].what, kAttachedWeapon);
  const Item& drugs = item("military_drugs");
  EXPECT_EQ(program(drugs.option[0].program)[0].n, kAny);
  EXPECT_EQ(program(drugs.option[0].program)[1].n, kDiscardedPlusOne);
  const MutationCard& glands = named(box().mutations, "mut_acid_glands");
  const Op choice = program(glands.infected)[0];
  EXPECT_EQ(verbs(choice.then_), std::vector{Verb::injure});
  EXPECT_EQ(verbs(choice.else_), std::vector{Verb::doors});
  const Op blades = program(named(box().mutations, "mut_bone_blades").infected)[0];
  EXPECT_EQ(blades.a, 1);
  EXPECT_EQ(blades.b, as_u8(OnMiss::nothing));
  const Option& piloting = card("pilot_piloting").option[0];
  ASSERT_EQ(piloting.requires_count, 1);
  const Cond* either = &box().conds[piloting.requires_];
  EXPECT_EQ(either[0].word, Word::any);
  EXPECT_EQ(either[0].children, 2);
  EXPECT_EQ(either[0].length, 3);
  EXPECT_EQ(either[1].mask, tile_bit("cockpit"));
  EXPECT_EQ(either[2].word, Word::in_room_with_computer);
}

TEST(Programs, ObjectiveTrees) {
  const ObjectiveCard& quarantine = named(box().objectives, "quarantine");
  EXPECT_EQ(quarantine.survives_at, as_u8(Destination::mars));
  const Cond* tree = &box().conds[quarantine.condition];
  EXPECT_EQ(tree[0].word, Word::any);
  EXPECT_EQ(tree[0].length, 5);
  EXPECT_EQ(tree[1].word, Word::ship_reaches);
  EXPECT_EQ(tree[2].word, Word::all);
  EXPECT_EQ(tree[2].children, 2);
  EXPECT_EQ(tree[4].word, Word::nest_destroyed);
  const ObjectiveCard& hunt = named(box().objectives, "the_great_hunt");
  EXPECT_EQ(hunt.needs_signal, 1);
  EXPECT_EQ(box().conds[hunt.condition + 6u].word, Word::killed);
  EXPECT_EQ(box().conds[hunt.condition + 6u].a, as_u8(carnomorph_type::butcher));
  const ObjectiveCard& necroscopy = named(box().objectives, "necroscopy");
  EXPECT_EQ(box().conds[necroscopy.condition + 2u].word, Word::slot_analysed);
  EXPECT_EQ(box().conds[necroscopy.condition + 2u].a, 2);
  EXPECT_EQ(named(box().objectives, "hoarder").kind, ObjectiveKind::personal);
}

// --- mistakes ---

constexpr const char* kMedkit = R"("id": "medkit", "deck": "green", "count": 7)";

TEST(Problems, FieldsAreNamed) {
  const std::string items = "base/items.json";
  expect_problem(items, kMedkit, R"("id": "medkit", "deck": "green", "count": "seven")",
                 R"(medkit: count: must be a whole number from 1 to 30, is "seven")");
  expect_problem(items, kMedkit, R"("id": "medkit", "deck": "green")", "medkit: count: is missing");
  expect_problem(items, kMedkit, R"("id": "medkit", "deck": "green", "count": 7, "colour": 1)",
                 "medkit: colour: is not a field that is known here");
  expect_problem(items, kMedkit, R"("id": "Med Kit", "deck": "green", "count": 7)",
                 R"(Med Kit: id: must be an id of at most 39 small letters, digits and underscores, is "Med Kit")");
  expect_problem(items, kMedkit, R"("id": "bandages", "deck": "green", "count": 7)",
                 "bandages: id: stands twice: every id may be given once");
}

TEST(Problems, TotalsNameWhatTheBoxHas) {
  expect_problem("base/items.json", kMedkit, R"("id": "medkit", "deck": "green", "count": 6)",
                 "totals: green: the box has 30, found 29");
  expect_problem("base/serious_wounds.json", R"("cards": 16)", R"("cards": 17)",
                 "totals: cards: must be 16, as found, is 17");
  expect_problem("carnomorphs/attacks.json", R"("retreat_other": 4)", R"("retreat_other": 5)",
                 "totals: retreat_other: says 5, found 4");
}

TEST(Problems, WordsAndReferences) {
  expect_problem("base/items.json", R"({"op": "draw_cards", "who": "self", "count": 2})",
                 R"({"op": "dream", "count": 2})",
                 R"(synthetic_food: options[1].ops[1].op: must be a verb that can be used here, is "dream")");
  expect_problem("base/items.json", R"({"op": "dress", "who": "self_or_character_in_room")",
                 R"({"op": "dress", "who": "him")",
                 R"(bandages: options[1].ops[1].who: must be one of "self", "target", )");
  expect_problem("base/characters.json", R"({"in_room_with": "working_computer"})", R"({"in_mood_with": "everybody"})",
                 "log_key: options[1].requires[1]: names no condition that can be used here");
  expect_problem("base/characters.json", R"("room": "comms_room")", R"("room": "coms_room")",
                 R"(log_key: unlock.room: must be the id of a Room, is "coms_room")");
  expect_problem("base/characters.json", R"("any_of": ["tools", "duct_tape"])", R"("any_of": ["tool", "duct_tape"])",
                 R"(intercom: unlock.any_of[1]: must be the id of an Item, is "tool")");
  expect_problem(
      "carnomorphs/events.json", R"("moves": ["metagorger", "shambler"])", R"("moves": ["metagorger", "queen"])",
      R"(cev_rampant_mutation_1: moves[2]: must be one of "metagorger", "shambler", "fleshbeast", "butcher", is "queen")");
  const std::string readings = "carnomorphs/readings.json";
  expect_problem(readings, R"({"adaptation_discarded": "egg"})", R"({"weakness_discovered": "egg"})",
                 "ab_ovo: condition.weakness_discovered: is of the base game's Intruders: "
                 "the race's readings.json must replace it");
  expect_problem(readings, R"("id": "egg_token")", R"("id": "egg_box")", "egg_box: is not the id of an entry in base/");
}

TEST(Problems, ProvenanceIsAsked) {
  expect_problem("carnomorphs/attacks.json", R"("source": "JUN", "confidence": "medium")", R"("confidence": "medium")",
                 "catk_devour_1: source: is missing");
  expect_problem("carnomorphs/attacks.json", R"("source": "JUN")", R"("source": "JUN; MUM")",
                 R"(catk_devour_1: source: names "MUM", which is no code of sources.json)");
}

TEST(Problems, TheBoardMustFitTogether) {
  const std::string board = "base/board.json";
  expect_problem(board, R"({"numbers": [3], "to": "002", "corridor": "c_001_002"})",
                 R"({"numbers": [2], "to": "002", "corridor": "c_001_002"})",
                 "001: exits: must carry the numbers 1 to 4, each once");
  expect_problem(board, R"({"numbers": [3], "to": "002", "corridor": "c_001_002"})",
                 R"({"numbers": [3], "to": "005", "corridor": "c_001_002"})",
                 R"(001: exits[2].corridor: "c_001_002" does not join the two Rooms of this exit)");
  expect_problem(board, R"({"slot": "005", "numbers": [4]},)", "",
                 "technical_corridors: entrances: lacks the entrance of Room 005");
}

TEST(Problems, JsonMistakesHaveLineAndColumn) {
  expect_problem("base/dice.json", R"("about": [)", R"("about" [)",
                 "is no valid JSON: line 3, column 11: syntax error");
  expect_problem("base/dice.json", R"("sides": 10, )", R"("sides": 10, "sides": 10, )",
                 R"("sides" stands twice in the same object)");
}

TEST(Problems, FilesMayBeMissingOrUnknown) {
  ContentFiles files = embedded_files();
  files.erase("carnomorphs/events.json");
  files["base/itmes.json"] = "{}";
  const std::vector<ContentProblem> problems = load_content(files).problems;
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_EQ(to_string(problems[0]), "base/itmes.json: is not a file of the content");
  EXPECT_EQ(to_string(problems[1]), "carnomorphs/events.json: is missing");
}

TEST(Problems, AllAreCollected) {
  ContentFiles files = embedded_files();
  for (const char* path : {"base/items.json", "base/rooms.json", "carnomorphs/events.json"}) {
    std::string& text = files[path];
    for (std::size_t at = 0; (at = text.find("\"confidence\": ", at)) != std::string::npos; ++at)
      text[at + 1] = 'K';
  }
  const std::vector<ContentProblem> problems = load_content(files).problems;
  const auto missing = std::ranges::count_if(problems, [](const ContentProblem& p) { return p.text == "is missing"; });
  EXPECT_EQ(missing, 33 + 25 + 20);  // 32 Items and the craft rules, 25 Rooms, 20 Events
}

TEST(Problems, HostileFilesAreOnlyProblems) {
  const std::string deep = std::string(100000, '[') + std::string(100000, ']');
  const std::string nonsense[] = {"",
                                  " ",
                                  "[]",
                                  "null",
                                  "1e999",
                                  "\xff\xfe{}",
                                  deep,
                                  R"({"totals":{"cards":1e400}})",
                                  R"({"cards":[[[]],{"id":"\u0000\n"},7],"totals":[],"items":{}})"};
  const auto is_read = [](const std::string& path) { return !path.starts_with("rules/"); };
  for (const std::string& bad : nonsense) {  // in all files at once
    ContentFiles files = embedded_files();
    for (auto& [path, text] : files)
      if (is_read(path)) text = bad;
    EXPECT_GE(load_content(files).problems.size(), 25u) << bad.substr(0, 20);
  }
  for (const auto& [broken, text] : embedded_files()) {  // in one among sound ones
    if (!is_read(broken)) continue;
    ContentFiles files = embedded_files();
    files[broken] = nonsense[8];
    EXPECT_FALSE(load_content(files).problems.empty()) << broken;
  }
}

// --- texts and fingerprint ---

TEST(Texts, FallBackToEnglishThenToTheKey) {
  const Texts& texts = built_in_texts();
  EXPECT_EQ(texts.get(Lang::en, "item.medkit.name"), "Medkit");
  EXPECT_EQ(texts.get(Lang::en, "item.nothing.name"), "item.nothing.name");
  Texts own;
  own.set(Lang::en, "item.a.name", "A");
  own.set(Lang::en, "room.b.name", "B");
  own.set(Lang::pl, "room.b.name", "Be");
  EXPECT_EQ(own.get(Lang::pl, "item.a.name"), "A");
  EXPECT_EQ(own.get(Lang::pl, "room.b.name"), "Be");
  EXPECT_EQ(own.missing(Lang::pl), std::vector<std::string>{"item.a.name"});
  EXPECT_EQ(own.missing_by_kind(Lang::fr), (std::map<std::string, int>{{"item", 1}, {"room", 1}}));
  EXPECT_EQ(lang_of("fr"), Lang::fr);
  EXPECT_EQ(lang_of("de"), std::nullopt);
}

TEST(Texts, EnglishMustHaveEveryText) {
  expect_problem("lang/en.json", R"("item.medkit.name": "Medkit",)", "", "item.medkit: name: is missing");
  expect_problem("lang/pl.json", R"("item.medkit.name")", R"("item.medkits.name")",
                 "item.medkits: name: is no key of English");
}

TEST(Fingerprint, IsThatOfTheDataAlone) {
  ContentFiles files = embedded_files();
  const u64 first = load_content(files).content.fingerprint;
  EXPECT_EQ(load_content(files).content.fingerprint, first);
  EXPECT_EQ(box().fingerprint, first);
  files["lang/en.json"] += "\n";
  files["rules/chapters.json"] += "\n";
  EXPECT_EQ(load_content(files).content.fingerprint, first);
  files["base/items.json"] += "\n";
  EXPECT_NE(load_content(files).content.fingerprint, first);
}

}  // namespace
}  // namespace carno
