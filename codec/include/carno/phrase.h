// Sentences of content/lang with their {placeholders} filled, in right grammar. A name has forms, ready phrases beside
// it: "room.armory.name.in" is "w Zbrojowni". A placeholder picks one: "{room.in}". docs/formats/texts.md.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "carno/texts.h"

namespace carno {

struct Placeholder;

// What fills a placeholder.
class Phrase {
 public:
  Phrase(std::string words);  // said as they are
  Phrase(const char* words);
  Phrase(int number);
  Phrase(const Phrase&);
  Phrase(Phrase&&) noexcept;
  Phrase& operator=(const Phrase&);
  Phrase& operator=(Phrase&&) noexcept;
  ~Phrase();

  // The text of `key`, whose own placeholders are `inside`. Asked for a form, it takes the text "KEY.FORM"; if there is
  // none, the first name inside takes the form, in place of the one it has there.
  static Phrase name(std::string key);
  static Phrase name(std::string key, std::vector<Placeholder> inside);
  static Phrase list(std::vector<Phrase> members);  // "the Scout, the Captain": each in the form asked for

  bool empty() const;

 private:
  friend class Filler;
  enum class Kind : u8 { words, name, list };

  Kind kind_ = Kind::words;
  std::string text_;                 // words, or the key of a name
  std::vector<Placeholder> inside_;  // a Placeholder holds a Phrase: what makes and ends one is in phrase.cpp
};

struct Placeholder {
  std::string_view name;
  Phrase phrase;
};
using Placeholders = std::vector<Placeholder>;

// The text of `key` with its placeholders filled. With a slot "count" the plural form is taken if there is one:
// KEY.zero for 0, then KEY.one, KEY.few, KEY.many as the language counts; KEY is the form for all others.
std::string sentence(const Texts& texts, Lang lang, std::string_view key, const Placeholders& slots = {});

// The plural form of a number in a language: "one", "few", "many" or "other", as in Unicode's CLDR.
std::string_view plural_form(Lang lang, int count);

// The forms of names and of numbers that a key may end in.
bool is_form(std::string_view word);
bool is_plural(std::string_view word);

// "łowca" → "Łowca"; the letters of the four languages.
void start_with_capital(std::string& line);

}  // namespace carno
