// Compiles the parsed files, one function per file, into the tables of carno::Content.
#pragma once
#include <map>
#include <vector>

#include "ids.h"
#include "terms.h"

namespace carno::loader {

inline constexpr int kDearest = 5;  // Action cards of a hand

struct Compiler {
  Reading& reading;
  const Ids& ids;
  Content& content;
  std::vector<std::string> text_keys{};  // every text that English must have
  std::string chooser{};                 // whose branches a choose_one labels: "mut_acid_glands.infected"
  bool base_game = false;                // conditions of the base game's Intruders are allowed
  // How the race reads entries of base/, by id; whoever reads the entry takes its reading out.
  std::map<std::string, Node, std::less<>> supply_readings{}, objective_readings{};

  void needs_text(std::string_view kind, std::string_view id, std::initializer_list<std::string_view> fields) {
    for (const std::string_view field : fields)
      text_keys.push_back(fmt::format("{}.{}.{}", kind, id, field));
  }
};

// The `totals` block of a file.
class Totals {
 public:
  explicit Totals(Fields& file) : fields_(file.entry("totals")) {}
  explicit Totals(const Node& block) : fields_(block) {}
  Fields& fields() { return fields_; }
  void box(std::string_view key, int box, int found);  // the box has it so (B1.2, C1.3), and the engine is built for it
  void stated(std::string_view key, int found);        // what the file says of itself

 private:
  Fields fields_;
};

// --- load.cpp ---
struct ContentFile {
  std::string_view path;
  void (*compile)(Compiler& c, const Node& root);
};
std::vector<ContentFile> compiled_files(Race race);               // in the order in which they are compiled
void start_content(const Ids& ids, Race race, Content& content);  // before the first of them
void compile_file(Compiler& c, const ContentFile& file, const json::value& value);

// --- effects.cpp, conditions.cpp ---
u16 compile_ops(Compiler& c, const Node& list);  // index of the first Op, 0 if there is none
struct CondRun {
  u16 first = 0;
  u8 count = 0;  // of the list itself, not of the nodes below
};
CondRun compile_conditions(Compiler& c, const Node& list);  // a list: all must hold
CondRun compile_condition(Compiler& c, const Node& node);   // one
u16 compile_objective(Compiler& c, const Node& tree);
struct OptionList {
  std::array<Option, kMaxOptions> option{};
  u8 count = 0;
};
OptionList compile_options(Compiler& c, const Node& list, const std::string& owner);
const Op* find_verb(const Content& content, u16 program, Verb verb);  // in the program itself, else nullptr

// --- one per file ---
void compile_sources(Compiler& c, const Node& root);
void compile_board(Compiler& c, const Node& root);
void compile_rooms(Compiler& c, const Node& root);
void compile_exploration_tokens(Compiler& c, const Node& root);
void compile_characters(Compiler& c, const Node& root);
void compile_items(Compiler& c, const Node& root);
void compile_basic_actions(Compiler& c, const Node& root);
void compile_objectives(Compiler& c, const Node& root);
void compile_serious_wounds(Compiler& c, const Node& root);
void compile_contamination(Compiler& c, const Node& root);
void compile_coordinates(Compiler& c, const Node& root);
void compile_engines(Compiler& c, const Node& root);
void compile_escape_pods(Compiler& c, const Node& root);
void compile_dice(Compiler& c, const Node& root);
void compile_tracks(Compiler& c, const Node& root);
void compile_components(Compiler& c, const Node& root);
void compile_tokens(Compiler& c, const Node& root);
void compile_attacks(Compiler& c, const Node& root);
void compile_events(Compiler& c, const Node& root);
void compile_mutations(Compiler& c, const Node& root);
void compile_adaptations(Compiler& c, const Node& root);

// --- readings.cpp ---
void compile_readings(Compiler& c, const Node& root);
void check_readings(const Compiler& c);  // those that nobody took are of no entry

// --- weapons.cpp, powers.cpp ---
void compile_weapon(Compiler& c, Fields& f, Item& item);            // what deck Items and starting weapons share
void compile_powers(Compiler& c, const Node& options, Item& item);  // of a passive Quest Item

// --- texts.cpp ---
void compile_texts(Compiler& c, const Roots& roots, Texts& texts);

}  // namespace carno::loader
