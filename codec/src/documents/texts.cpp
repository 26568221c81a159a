// GET /api/texts/LANG and GET /api/rules/LANG.
#include "../wire/json.h"
#include "carno/documents.h"

namespace carno {

std::string texts_json(const Texts& texts, Lang lang) {
  wire::Json json;
  json.open('{');
  for (const std::string_view key : texts.keys())
    json.key(key), json.text(texts.get(lang, key));
  for (const std::string_view key : texts.keys(lang))  // forms that English does not need
    if (!texts.has(Lang::en, key)) json.key(key), json.text(texts.get(lang, key));
  json.close('}');
  return std::string(json.text());
}

std::string rules_json(const Rulebook& rules, Lang lang) {
  wire::Json json;
  json.open('{');
  json.key("chapters"), json.open('[');
  for (const RuleChapter& chapter : rules.chapters()) {
    json.open('{');
    json.key("id"), json.text(chapter.id);
    json.key("title"), json.text(rules.title(chapter, lang));
    json.close('}');
  }
  json.close(']');
  json.key("rules"), json.open('[');
  for (const RuleRecord& rule : rules.records()) {
    const std::string_view title = rules.title(rule, lang);
    json.open('{');
    json.key("id"), json.text(rule.id);
    json.key("title"), json.text(title);
    if (title != rule.title) json.key("title_en"), json.text(rule.title);
    json.key("text"), json.text(rule.text);
    json.key("chapter"), json.text(rule.chapter);
    json.key("source"), json.text(rule.source);
    json.key("see"), json.open('[');
    for (const std::string& other : rule.see)
      json.text(other);
    json.close(']');
    json.close('}');
  }
  json.close(']');
  json.close('}');
  return std::string(json.text());
}

}  // namespace carno
