// carnomorphs/tokens.json: the bag (C2.10, C9), its tokens and the miniatures.
#include <algorithm>
#include <map>

#include "compiler.h"

namespace carno::loader {

namespace {

constexpr Term<Token> kTokenTypes[] = {
    {"blank", Token::blank},
    {"metagorger", carnomorph_token::red},
    {"shambler", carnomorph_token::shambler},
    {"fleshbeast", carnomorph_token::fleshbeast},
    {"butcher", carnomorph_token::butcher},
};
constexpr Term<Token> kMetagorgerColours[] = {{"blue", carnomorph_token::blue}, {"red", carnomorph_token::red}};
constexpr Term<u8> kOrigins[] = {{"base_box", 0}, {"expansion_box", 1}};
constexpr Term<u8> kBaseTokens[] = {{"blank", 0}, {"adult", 1}, {"breeder", 2}, {"queen", 3}};
constexpr Term<Token> kDevelopments[] = {
    {"dev_blank", Token::blank},
    {"dev_metagorger_blue", carnomorph_token::blue},
    {"dev_metagorger_red", carnomorph_token::red},
    {"dev_shambler", carnomorph_token::shambler},
    {"dev_fleshbeast", carnomorph_token::fleshbeast},
    {"dev_butcher", carnomorph_token::butcher},
};

void check_rule(const Node& node) {  // "C9.2"
  const std::string_view rule = node.text();
  const std::string_view number = rule.substr(rule.empty() ? 0 : 1);
  const bool sound = !number.empty() && std::string_view("BCEU").find(rule[0]) != std::string_view::npos &&
                     number.find_first_not_of("0123456789.") == std::string_view::npos;
  if (!rule.empty() && !sound) node.must("the id of a rule");
}

void check_symbols(const Node& list) {  // C4.3
  constexpr std::pair<const char*, const char*> kSymbols[] = {
      {"metagorger", "creeper"}, {"shambler", "adult"}, {"fleshbeast", "breeder"}, {"butcher", "queen"}};
  const std::vector<Node> symbols = list.entries();
  if (list.present() && symbols.size() != std::size(kSymbols))
    list.problem(fmt::format("must have {} entries, has {}", std::size(kSymbols), symbols.size()));
  for (std::size_t i = 0; i < std::min(symbols.size(), std::size(kSymbols)); ++i) {
    Fields f(symbols[i]);
    f.id("symbol");
    f.need("type").must_be(kSymbols[i].first);
    f.need("base_symbol").must_be(kSymbols[i].second);
    f.provenance();
  }
}

void compile_miniatures(Compiler& c, const Node& node) {
  Fields f(node);
  int sum = 0;
  for (const Term<Type>& type : kTypeWords) {
    u8& count = c.content.supply.minis[static_cast<std::size_t>(type.value)];
    count = f.need(type.text).whole(1, kMinis);
    sum += count;
    c.needs_text("creature", type.text, {"name"});
  }
  f.provenance();
  f.need("butcher").must_be(1);
  if (node.present() && sum != kMinis) node.problem(fmt::format("the box has {}, found {}", kMinis, sum));
}

void compile_bag_setup(Compiler& c, const Node& node) {
  Fields f(node);
  check_rule(f.need("rule"));
  Supply& supply = c.content.supply;
  supply.bag_blue = f.need("metagorger_blue").whole(0, 2);
  supply.bag_red = f.need("metagorger_red_base").whole(0, 8);
  supply.bag_red_per_player = f.need("metagorger_red_per_player").whole(0, 8);
  if (supply.bag_red + supply.bag_red_per_player * kSeats > 8)
    f.need("metagorger_red_per_player").problem("asks for more than the 8 red tokens with 5 players");
  f.need("metagorger_red_chosen").must_be("random");
  f.need("blank").must_be(1);
  f.need("shambler").must_be(0);
  f.need("fleshbeast").must_be(0);
  f.need("butcher").must_be(0);
  f.provenance();
}

void check_add_metagorger(const Node& node) {  // C4.2
  Fields f(node);
  check_rule(f.need("rule"));
  f.need("order").must_be(json::array{"red", "blue"});
  f.need("if_none_left").must_be("nothing");
  f.provenance();
}

struct Counts {
  std::map<std::pair<Token, u8>, u8> by_number;
  std::array<int, kTokens> kinds{};
  std::array<int, 2> origins{};
};

void compile_token(Compiler& c, const Node& node, Counts& counts) {
  Fields f(node);
  const std::string id = f.id("token");
  Token token = f.need("type").term(kTokenTypes);
  const Node colour = f.need("color"), number_node = f.need("number");
  if (token == carnomorph_token::red) {
    token = colour.term(kMetagorgerColours);
  } else {
    colour.must_be(nullptr);
  }
  u8 number = 0;
  if (token == Token::blank) {
    number_node.must_be(nullptr);
  } else {
    number = number_node.whole(1, 4, u8{1});
  }
  const u8 count = f.need("count").whole(1, 27);
  const u8 origin = f.need("origin").term(kOrigins);
  if (const Node base = f.need("base_token"); !base.is_null()) base.term(kBaseTokens);
  f.provenance();
  u8& copies = counts.by_number[{token, number}];
  copies = static_cast<u8>(copies + count);
  counts.kinds[static_cast<std::size_t>(token)] += count;
  counts.origins[origin] += count;
  c.needs_text("token", id, {"name"});
}

void compile_tokens_list(Compiler& c, const Node& list, Counts& counts) {
  for (const Node& node : list.entries())
    compile_token(c, node, counts);
  std::size_t next = 0;
  for (const auto& [kind, count] : counts.by_number) {
    if (next < c.content.tokens.size()) c.content.tokens[next] = {kind.first, kind.second, count};
    ++next;
  }
  if (next > c.content.tokens.size())
    list.problem(fmt::format("must be of at most {} kinds and numbers, found {}", c.content.tokens.size(), next));
}

void compile_developments(Compiler& c, const Node& list) {
  u32 found = 0;
  for (const Node& node : list.entries()) {
    Fields f(node);
    const std::string id = f.id("development");
    const Token token = f.need("id").term(kDevelopments);
    found |= bit(static_cast<unsigned>(token));
    check_rule(f.need("rule"));
    c.chooser = id + ".effect";
    const u16 program = compile_ops(c, f.need("ops"));
    c.content.bag_development[static_cast<std::size_t>(token)] = program;
    const Node returns = f.need("return");
    const Op* drawn = find_verb(c.content, program, Verb::drawn_token);
    if (!drawn) {
      f.need("ops").problem("must say with drawn_token where the token goes");
    } else {
      returns.must_be(drawn->a == 0);
    }
    f.provenance();
    c.needs_text("development", id, {"name", "effect"});
  }
  for (const Term<Token>& development : kDevelopments) {
    if (list.present() && !(found & bit(static_cast<unsigned>(development.value))))
      list.problem(fmt::format("lacks \"{}\"", development.text));
  }
}

}  // namespace

void compile_tokens(Compiler& c, const Node& root) {
  Fields f(root);
  f.heading();
  check_symbols(f.need("symbols"));
  compile_miniatures(c, f.entry("miniatures"));
  compile_bag_setup(c, f.entry("bag_setup"));
  check_add_metagorger(f.entry("add_metagorger"));
  Counts counts;
  compile_tokens_list(c, f.need("tokens"), counts);
  compile_developments(c, f.need("bag_development"));
  Totals totals(f);
  const auto of = [&](Token token) { return counts.kinds[static_cast<std::size_t>(token)]; };
  totals.box("tokens", 27, counts.origins[0] + counts.origins[1]);
  totals.stated("base_box", counts.origins[0]);
  totals.stated("expansion_box", counts.origins[1]);
  totals.box("blank", 1, of(Token::blank));
  totals.box("metagorger_blue", 2, of(carnomorph_token::blue));
  totals.box("metagorger_red", 8, of(carnomorph_token::red));
  totals.box("shambler", 12, of(carnomorph_token::shambler));
  totals.box("fleshbeast", 3, of(carnomorph_token::fleshbeast));
  totals.box("butcher", 1, of(carnomorph_token::butcher));
}

}  // namespace carno::loader
