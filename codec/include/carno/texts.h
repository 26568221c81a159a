// What a player reads, by key, in four languages: content/lang/*.json.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carno/types.h"

namespace carno {

enum class Lang : u8 { en, pl, fr, it };
inline constexpr int kLangs = 4;
inline constexpr std::array<Lang, kLangs> kAllLangs{Lang::en, Lang::pl, Lang::fr, Lang::it};

std::string_view lang_code(Lang lang);  // "en"
std::optional<Lang> lang_of(std::string_view code);

class Texts {
 public:
  // The text of `key` ("item.medkit.name"): in that language, else in English, else the key itself.
  std::string_view get(Lang lang, std::string_view key) const;
  bool has(Lang lang, std::string_view key) const;

  std::vector<std::string_view> keys(Lang lang = Lang::en) const;  // in order

  // Keys that English has and this language has not, in order; and how many of each kind ("item" of
  // "item.medkit.name").
  std::vector<std::string> missing(Lang lang) const;
  std::map<std::string, int> missing_by_kind(Lang lang) const;

  void set(Lang lang, std::string key, std::string text);

 private:
  using Table = std::map<std::string, std::string, std::less<>>;
  const Table& table(Lang lang) const { return tables_[static_cast<std::size_t>(lang)]; }

  std::array<Table, kLangs> tables_;
};

}  // namespace carno
