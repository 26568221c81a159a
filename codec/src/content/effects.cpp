// Programs: `ops` lists become runs of Op that end with Verb::end, lists inside them programs of their own.
#include <algorithm>

#include "verb_table.h"

namespace carno::loader {

namespace {

constexpr Term<What> kChooseWhat[] = {
    {"room", What::room},
    {"intruder", What::intruder},
    {"character", What::character},
};
constexpr Term<Where> kChooseScopes[] = {
    {"any", Where::any_room},
    {"own_room", Where::own_room},
    {"neighboring", Where::neighboring},
    {"own_or_neighboring_room", Where::own_or_neighboring},
    {"own_or_neighboring_with_intruder", Where::own_or_neighboring_with_intruder},
    {"other_explored_room_without_destroyed_door", Where::other_explored_sealable},
    {"lowest_numbered_explored", Where::lowest_explored},
    {"highest_numbered_burning", Where::highest_burning},
    {"slimed", Where::rooms_with_slimed},
};

void read_choose(Compiler&, Fields& f, Op& op) {
  op.what = as_u8(f.need("what").term(kChooseWhat));
  op.where = f.need("scope").term(kChooseScopes);
  read_colour(f, op);
  if (op.where == Where::rooms_with_slimed) {  // C9.6: no player decides, the engine knows the tie-breaks
    read_fixed(f, "by", json::array{"fewest_cards_in_hand", "turn_order"});
    read_fixed(f, "if_none", "first_player");
  }
}

void read_if(Compiler& c, Fields& f, Op& op) {
  const CondRun run = compile_condition(c, f.need("cond"));
  op.cond = run.first;
  op.cond_count = run.count;
  op.then_ = compile_ops(c, f.need("then"));
  op.else_ = compile_ops(c, f.maybe("else"));
}

void read_for_each(Compiler& c, Fields& f, Op& op) {
  op.who = f.need("who").term(kWho);
  op.then_ = compile_ops(c, f.need("ops"));
}

void read_choose_one(Compiler& c, Fields& f, Op& op) {
  const std::vector<Node> branches = f.need("options").list(2, 2);
  u16* const programs[] = {&op.then_, &op.else_};
  for (std::size_t i = 0; i < branches.size(); ++i) {
    *programs[i] = compile_ops(c, branches[i]);
    c.text_keys.push_back(fmt::format("option.{}_{}", c.chooser, i + 1));
  }
}

void read_optional(Compiler& c, Fields& f, Op& op) { op.then_ = compile_ops(c, f.need("ops")); }

constexpr VerbEntry kControl[] = {
    {"if", Verb::if_, read_if},
    {"for_each", Verb::for_each, read_for_each},
    {"choose_one", Verb::choose_one, read_choose_one},
    {"optional", Verb::optional, read_optional},
    {"choose", Verb::choose, read_choose},
};

const VerbEntry* find_entry(std::string_view word) {
  for (const auto& table : {control_verbs(), character_verbs(), item_verbs(), ship_verbs(), carnomorph_verbs()}) {
    for (const VerbEntry& entry : table)
      if (entry.word == word) return &entry;
  }
  return nullptr;
}

Op compile_op(Compiler& c, const Node& node) {
  Op op;
  Fields f(node);
  const Node node_of_word = f.need("op");
  const std::string_view word = node_of_word.text();
  const VerbEntry* entry = find_entry(word);
  if (!entry) {
    if (!word.empty()) node_of_word.must("a verb that can be used here");
    f.ignore_rest();
    return op;
  }
  op.verb = entry->verb;
  entry->read(c, f, op);
  return op;
}

}  // namespace

std::span<const VerbEntry> control_verbs() { return kControl; }

u16 compile_ops(Compiler& c, const Node& list) {
  std::vector<Op> program;
  for (const Node& node : list.list(1, kMostTimes))
    program.push_back(compile_op(c, node));
  if (program.empty()) return 0;
  program.emplace_back();  // Verb::end
  const u16 first = c.content.op_count;
  if (first + program.size() > kMaxOps) {
    list.problem(fmt::format("does not fit: all effects together may have {} steps", kMaxOps));
    return 0;
  }
  std::ranges::copy(program, c.content.ops.begin() + first);
  c.content.op_count = static_cast<u16>(first + program.size());
  return first;
}

OptionList compile_options(Compiler& c, const Node& list, const std::string& owner) {
  OptionList options;
  std::vector<std::string_view> ids;
  for (const Node& node : list.list(1, kMaxOptions)) {
    Fields f(node);
    const Node node_of_id = f.need("id");
    const std::string_view id = node_of_id.id();
    if (std::ranges::find(ids, id) != ids.end()) node_of_id.problem("stands twice among the options");
    ids.push_back(id);
    c.chooser = fmt::format("{}.{}", owner, id);
    c.text_keys.push_back("option." + c.chooser);
    Option& option = options.option[options.count++];
    option.id = name_of(id);
    const CondRun run = compile_conditions(c, f.maybe("requires"));
    option.requires_ = run.first;
    option.requires_count = run.count;
    option.program = compile_ops(c, f.need("ops"));
  }
  return options;
}

const Op* find_verb(const Content& content, u16 program, Verb verb) {
  for (const Op* op = &content.ops[program]; op->verb != Verb::end; ++op)
    if (op->verb == verb) return op;
  return nullptr;
}

}  // namespace carno::loader
