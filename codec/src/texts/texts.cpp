#include "carno/texts.h"

#include "carno/grammar.h"

namespace carno {

namespace {

constexpr std::array<std::string_view, kLangs> kCodes{"en", "pl", "fr", "it"};

}  // namespace

std::string_view lang_code(Lang lang) { return kCodes[static_cast<std::size_t>(lang)]; }

std::optional<Lang> lang_of(std::string_view code) {
  for (const Lang lang : kAllLangs)
    if (lang_code(lang) == code) return lang;
  return std::nullopt;
}

std::string_view Texts::get(Lang lang, std::string_view key) const {
  for (const Lang tried : {lang, Lang::en})
    if (const auto found = table(tried).find(key); found != table(tried).end()) return found->second;
  return key;
}

bool Texts::has(Lang lang, std::string_view key) const { return table(lang).contains(key); }

std::vector<std::string_view> Texts::keys(Lang lang) const {
  std::vector<std::string_view> keys;
  for (const auto& [key, text] : table(lang))
    keys.push_back(key);
  return keys;
}

std::vector<std::string> Texts::missing(Lang lang) const {
  std::vector<std::string> keys;
  for (const auto& [key, text] : table(Lang::en))
    if (!has(lang, key) && grammar::without_form(key) == key) keys.push_back(key);
  return keys;
}

std::map<std::string, int> Texts::missing_by_kind(Lang lang) const {
  std::map<std::string, int> kinds;
  for (const std::string& key : missing(lang))
    ++kinds[key.substr(0, key.find('.'))];
  return kinds;
}

void Texts::set(Lang lang, std::string key, std::string text) {
  tables_[static_cast<std::size_t>(lang)].insert_or_assign(std::move(key), std::move(text));
}

}  // namespace carno
