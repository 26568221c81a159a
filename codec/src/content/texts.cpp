// content/lang/*.json: one flat object per language.
#include <algorithm>
#include <set>

#include "carno/grammar.h"
#include "compiler.h"

namespace carno {

namespace loader {

namespace {

// "item.medkit.name" or "colour.red": two or three words; a form makes one more.
bool is_key(std::string_view whole) {
  const std::string_view key = grammar::without_form(whole);
  const auto dots = std::ranges::count(key, '.');
  const auto letter = [](char l) { return (l >= 'a' && l <= 'z') || (l >= '0' && l <= '9') || l == '_' || l == '.'; };
  return (dots == 1 || dots == 2) && std::ranges::all_of(key, letter) && key.front() != '.' && key.back() != '.' &&
         key.find("..") == std::string_view::npos;
}

// The labels of the words that several cards share.
template <class E, std::size_t N>
void need_labels(std::vector<std::string>& keys, std::string_view kind, const Term<E> (&terms)[N]) {
  for (const Term<E>& term : terms)
    keys.push_back(fmt::format("{}.{}", kind, term.text));
}

void need_common_texts(std::vector<std::string>& keys) {
  need_labels(keys, "combat", kCombats);
  need_labels(keys, "timing", kTimings);
  need_labels(keys, "confidence", kConfidences);
  need_labels(keys, "component", kComponents);
  need_labels(keys, "weapon_kind", kWeaponKinds);
  need_labels(keys, "place", kDestinations);
  need_labels(keys, "after", kAfters);
  need_labels(keys, "status", kStatuses);
  need_labels(keys, "objective_kind", kObjectiveKinds);
  need_labels(keys, "colour", kRoomColours);
  for (const char* key : {"colour.blue", "type.single_use", "type.heavy", "type.weapon", "type.attachment", "deck.red",
                          "deck.yellow", "deck.green", "deck.blue_crafted", "object.carcass.name", "object.egg.name"})
    keys.emplace_back(key);
}

Node entry_of(const Node& root, std::string_view key) {
  const std::size_t dot = key.rfind('.');
  if (dot == std::string_view::npos) return root.as_entry(std::string(key));
  return root.as_entry(std::string(key.substr(0, dot))).child(key.substr(dot + 1), root.value());
}

void read_language(const Node& root, Lang lang, Texts& texts) {
  const json::object* table = root.present() ? root.value()->if_object() : nullptr;
  if (!table) return root.must("an object");
  for (const json::key_value_pair& pair : *table) {
    const std::string key(pair.key());
    const Node entry = entry_of(root, key).with(&pair.value());
    if (!is_key(key)) entry.problem("must be a key of the form kind.id or kind.id.field");
    const std::string_view name = grammar::without_form(key);
    if ((lang != Lang::en || name != key) && !texts.has(Lang::en, name)) entry.problem("is no key of English");
    texts.set(lang, key, std::string(entry.text()));
  }
}

// Placeholders, forms and plurals of the sentences of one file; a key that is no sentence is never said.
void check_sentences(const Node& root, Lang lang, const Texts& texts) {
  const json::object* table = root.value()->if_object();
  if (!table || table->empty()) return;
  const std::string_view first = table->begin()->key(), part = first.substr(0, first.find('.') + 1);
  for (const grammar::Line& line : grammar::lines())
    if (lang == Lang::en && line.key.starts_with(part) && !texts.has(lang, line.key))
      entry_of(root, line.key).problem("is missing");
  for (const json::key_value_pair& pair : *table) {
    const Node entry = entry_of(root, pair.key());
    const grammar::Line* const line = grammar::find_line(grammar::without_form(pair.key()));
    if (!line) {
      entry.problem("is said nowhere");
      continue;
    }
    for (std::string& problem : grammar::problems(texts, lang, *line, pair.key()))
      entry.problem(std::move(problem));
    for (const int count : {1, 2, 5}) {
      const std::string form = fmt::format("{}.{}", line->key, plural_form(lang, count));
      if (pair.key() == line->key && texts.has(Lang::en, fmt::format("{}.one", line->key)) &&
          !form.ends_with("other") && !texts.has(lang, form))
        entry.problem(fmt::format("needs {}", form));
    }
  }
}

}  // namespace

void compile_texts(Compiler& c, const Roots& roots, Texts& texts) {
  need_common_texts(c.text_keys);
  for (const Lang lang : kAllLangs) {
    const auto file = roots.find(fmt::format("lang/{}.json", lang_code(lang)));
    if (file == roots.end()) continue;
    const Node root(c.reading, &file->second, file->first);
    read_language(root, lang, texts);
    if (lang != Lang::en) continue;
    const std::set<std::string> needed(c.text_keys.begin(), c.text_keys.end());
    for (const std::string& key : needed)
      if (!texts.has(Lang::en, key)) entry_of(root, key).problem("is missing");
  }
  const auto root_of = [&](std::string_view part, Lang lang) {
    return roots.find(fmt::format("lang/{}.{}.json", part, lang_code(lang)));
  };
  for (const std::string_view part : {"story", "refusal", "play", "forms"})  // a language may lack them
    for (const Lang lang : kAllLangs)
      if (const auto file = root_of(part, lang); file != roots.end())
        read_language(Node(c.reading, &file->second, file->first), lang, texts);
  for (const std::string_view part : {"story", "play"})
    for (const Lang lang : kAllLangs)
      if (const auto file = root_of(part, lang); file != roots.end())
        check_sentences(Node(c.reading, &file->second, file->first), lang, texts);
}

}  // namespace loader

}  // namespace carno
