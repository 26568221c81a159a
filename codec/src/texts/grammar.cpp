#include "carno/grammar.h"

#include <algorithm>

#include "kinds.h"
#include "play_sentences.h"
#include "story_sentences.h"

namespace carno::grammar {

namespace {

const Kind* find_kind(std::string_view name) {
  const auto* const found = std::ranges::find(kKinds, name, &Kind::name);
  return found == std::end(kKinds) ? nullptr : found;
}

std::string_view kind_of(std::string_view declared, std::string_view name) {
  for (const Hole& hole : holes(declared))
    if (hole.name == name) return hole.kind;
  return {};
}

bool declares(std::string_view declared, std::string_view name) { return !kind_of(declared, name).empty(); }

bool names(std::string_view text, std::string_view placeholder) {
  const std::vector<Use> all = uses(text);
  return std::ranges::find(all, placeholder, &Use::name) != all.end();
}

// The kind of the first name in a phrase: the one that takes on the phrase's form.
std::string_view leading_kind(std::string_view text, std::string_view declared) {
  for (const Use& use : uses(text))
    if (const std::string_view kind = kind_of(declared, use.name); find_kind(kind)) return kind;
  return {};
}

}  // namespace

std::vector<Hole> holes(std::string_view declared) {
  std::vector<Hole> all;
  while (!declared.empty()) {
    const std::size_t end = std::min(declared.find(' '), declared.size()), colon = declared.find(':');
    all.push_back({declared.substr(0, colon), declared.substr(colon + 1, end - colon - 1)});
    declared.remove_prefix(std::min(end + 1, declared.size()));
  }
  return all;
}

const std::vector<Line>& sentences() {
  static const std::vector<Line> all = [] {
    std::vector<Line> list(std::begin(kStorySentences), std::end(kStorySentences));
    list.insert(list.end(), std::begin(kPlaySentences), std::end(kPlaySentences));
    return list;
  }();
  return all;
}

const std::vector<Line>& lines() {
  static const std::vector<Line> all = [] {
    std::vector<Line> list = sentences();
    for (const Kind& kind : kKinds)
      for (const Line& line : kind.lines)
        if (line.key.find_first_of(":*") == std::string_view::npos) list.push_back(line);
    return list;
  }();
  return all;
}

const Line* find_line(std::string_view key) {
  const auto found = std::ranges::find(lines(), key, &Line::key);
  return found == lines().end() ? nullptr : &*found;
}

bool filled_as_declared(std::string_view key, const Placeholders& filled) {
  const Line* const line = find_line(key);
  if (!line) return false;
  const std::vector<Hole> declared = holes(line->holes);
  return declared.size() == filled.size() &&
         std::ranges::all_of(filled, [&](const Placeholder& it) { return declares(line->holes, it.name); });
}

std::vector<Line> fillers(std::string_view kind) {
  std::vector<Line> all;
  const Kind* const found = find_kind(kind);
  if (!found) return all;
  for (const Line& line : found->lines) {
    if (!line.key.starts_with(':')) {
      all.push_back(line);
    } else {
      const std::vector<Line> taken_in = fillers(line.key.substr(1));
      all.insert(all.end(), taken_in.begin(), taken_in.end());
    }
  }
  return all;
}

std::vector<Use> uses(std::string_view text) {
  std::vector<Use> all;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::string_view hole = text.substr(open + 1, text.find('}', open) - open - 1);
    const std::size_t dot = hole.find('.');
    all.push_back({hole.substr(0, dot), dot == std::string_view::npos ? std::string_view{} : hole.substr(dot + 1)});
  }
  return all;
}

std::vector<std::string> keys_of(const Texts& texts, const Line& line) {
  const std::size_t star = line.key.find('*');
  if (star == std::string_view::npos) return {std::string(line.key)};
  const std::string_view before = line.key.substr(0, star), after = line.key.substr(star + 1);
  std::vector<std::string> all;
  for (const std::string_view key : texts.keys())
    if (key.starts_with(before) && key.ends_with(after) &&
        key.substr(star, key.size() - star - after.size()).find('.') == std::string_view::npos)
      all.emplace_back(key);
  return all;
}

std::string_view without_form(std::string_view key) {
  const std::size_t dot = key.rfind('.');
  if (dot == std::string_view::npos || key.find('.') == dot) return key;
  const std::string_view last = key.substr(dot + 1);
  return is_form(last) || is_plural(last) ? key.substr(0, dot) : key;
}

std::optional<std::string> lacks(const Texts& texts, Lang lang, std::string_view kind, std::string_view form) {
  for (const Line& line : fillers(kind))
    for (const std::string& key : keys_of(texts, line)) {
      std::string own = key + "." + std::string(form);
      if (texts.has(lang, own)) continue;
      const std::string_view inner = leading_kind(texts.get(lang, key), line.holes);
      if (inner.empty()) return own;
      if (auto missing = lacks(texts, lang, inner, form)) return missing;
    }
  return std::nullopt;
}

std::vector<std::string> problems(const Texts& texts, Lang lang, const Line& line, std::string_view key) {
  const std::string_view text = texts.get(lang, key);
  std::vector<std::string> found;
  for (const Use& use : uses(text)) {
    const std::string said = std::string(use.name) + (use.form.empty() ? "" : ".") + std::string(use.form);
    const std::string_view kind = kind_of(line.holes, use.name);
    if (kind.empty()) {
      found.push_back("has {" + said + "}, which nothing fills");
    } else if (!use.form.empty() && !is_form(use.form)) {
      found.push_back("has {" + said + "}: there is no form \"" + std::string(use.form) + "\"");
    } else if (!use.form.empty() && !find_kind(kind)) {
      found.push_back("has {" + said + "}, which has no forms");
    } else if (const auto missing = use.form.empty() ? std::nullopt : lacks(texts, lang, kind, use.form)) {
      found.push_back("has {" + said + "}, but " + *missing + " is missing");
    }
  }
  for (const Use& use : uses(texts.get(Lang::en, line.key)))
    if (declares(line.holes, use.name) && !names(text, use.name) && !(use.name == "count" && key.ends_with(".zero")))
      found.push_back("lacks {" + std::string(use.name) + "}, which English has");
  return found;
}

}  // namespace carno::grammar
