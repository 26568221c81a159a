#include "carno/phrase.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <utility>

#include "carno/grammar.h"

namespace carno {

namespace {

constexpr std::array<std::string_view, 13> kForms{"plain", "the", "a",   "of",  "to",  "in", "into",
                                                  "from",  "acc", "dat", "gen", "ins", "loc"};
constexpr std::array<std::string_view, 4> kPlurals{"zero", "one", "few", "many"};  // the rest: the key itself

std::string joined(std::string_view key, std::string_view form) {
  std::string out(key);
  return (out += '.') += form;
}

}  // namespace

Phrase::Phrase(std::string words) : text_(std::move(words)) {}
Phrase::Phrase(const char* words) : text_(words) {}
Phrase::Phrase(int number) : text_(std::to_string(number)) {}
Phrase::Phrase(const Phrase&) = default;
Phrase::Phrase(Phrase&&) noexcept = default;
Phrase& Phrase::operator=(const Phrase&) = default;
Phrase& Phrase::operator=(Phrase&&) noexcept = default;
Phrase::~Phrase() = default;

Phrase Phrase::name(std::string key) { return name(std::move(key), {}); }

Phrase Phrase::name(std::string key, std::vector<Placeholder> inside) {
  Phrase phrase(std::move(key));
  phrase.kind_ = Kind::name;
  phrase.inside_ = std::move(inside);
  return phrase;
}

Phrase Phrase::list(std::vector<Phrase> members) {
  Phrase phrase("");
  phrase.kind_ = Kind::list;
  for (Phrase& member : members)
    phrase.inside_.push_back({{}, std::move(member)});
  return phrase;
}

bool Phrase::empty() const { return kind_ == Kind::list ? inside_.empty() : text_.empty(); }

class Filler {
 public:
  Filler(const Texts& texts, Lang lang) : texts_(texts), lang_(lang) {}

  std::string sentence(std::string_view key, const Placeholders& slots) const {
    for (const Placeholder& slot : slots)
      if (slot.name == "count") return fill(counted(key, slot.phrase), slots, {});
    return fill(texts_.get(lang_, key), slots, {});
  }

 private:
  std::string_view counted(std::string_view key, const Phrase& number) const {
    int count = 0;
    std::from_chars(number.text_.data(), number.text_.data() + number.text_.size(), count);
    if (const std::string zero = joined(key, "zero"); count == 0 && texts_.has(lang_, zero))
      return texts_.get(lang_, zero);
    if (const std::string form = joined(key, plural_form(lang_, count)); texts_.has(lang_, form))
      return texts_.get(lang_, form);
    return texts_.get(lang_, key);
  }

  std::string said(const Phrase& phrase, std::string_view form) const {
    switch (phrase.kind_) {
      case Phrase::Kind::words: break;
      case Phrase::Kind::list: return listed(phrase, form);
      case Phrase::Kind::name:
        if (const std::string own = joined(phrase.text_, form); !form.empty() && texts_.has(lang_, own))
          return fill(texts_.get(lang_, own), phrase.inside_, {});
        return fill(texts_.get(lang_, phrase.text_), phrase.inside_, form);
    }
    return phrase.text_;
  }

  std::string listed(const Phrase& list, std::string_view form) const {
    std::string out;
    for (const Placeholder& member : list.inside_)
      out += (out.empty() ? "" : ", ") + said(member.phrase, form);
    return out;
  }

  // A placeholder without a slot stays as it is written: seen, not silently lost.
  std::string fill(std::string_view text, const Placeholders& slots, std::string_view form) const {
    std::string out;
    while (!text.empty()) {
      const std::size_t open = text.find('{'), close = text.find('}', open);
      out += text.substr(0, open);
      if (close == std::string_view::npos) return open == close ? out : out + std::string(text.substr(open));
      const std::string_view hole = text.substr(open + 1, close - open - 1);
      const std::size_t dot = hole.find('.');
      const auto slot = std::ranges::find(slots, hole.substr(0, dot), &Placeholder::name);
      std::string_view asked = dot == std::string_view::npos ? std::string_view{} : hole.substr(dot + 1);
      if (slot == slots.end()) {
        out += text.substr(open, close - open + 1);
      } else {
        if (!form.empty() && slot->phrase.kind_ != Phrase::Kind::words) asked = std::exchange(form, {});
        out += said(slot->phrase, asked);
      }
      text.remove_prefix(close + 1);
    }
    return out;
  }

  const Texts& texts_;
  Lang lang_;
};

std::string sentence(const Texts& texts, Lang lang, std::string_view key, const Placeholders& slots) {
  assert(grammar::filled_as_declared(key, slots));
  return Filler(texts, lang).sentence(key, slots);
}

std::string_view plural_form(Lang lang, int count) {
  const int tens = count % 100, ones = count % 10;
  switch (lang) {
    case Lang::en:
    case Lang::it: return count == 1 ? "one" : "other";
    case Lang::fr: return count <= 1 ? "one" : "other";
    case Lang::pl:
      if (count == 1) return "one";
      return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? "few" : "many";
  }
  return "other";
}

bool is_form(std::string_view word) { return std::ranges::find(kForms, word) != kForms.end(); }
bool is_plural(std::string_view word) { return std::ranges::find(kPlurals, word) != kPlurals.end(); }

// UTF-8: a…z, then à…þ (capitals 32 before them), then Latin Extended-A, where capital and small letter alternate.
void start_with_capital(std::string& line) {
  if (line.empty()) return;
  const auto first = static_cast<unsigned char>(line[0]);
  if (first >= 'a' && first <= 'z') line[0] = static_cast<char>(first - 32);
  if (line.size() < 2 || first < 0xC3 || first > 0xC5) return;
  const auto second = static_cast<unsigned char>(line[1]);
  const unsigned letter = (first & 0x1Fu) << 6 | (second & 0x3Fu);
  unsigned capital = letter;
  if (letter >= 0xE0 && letter <= 0xFE && letter != 0xF7) {
    capital = letter - 32;
  } else if (letter >= 0x100 && letter <= 0x17E) {
    const bool odd_is_capital = (letter >= 0x139 && letter <= 0x148) || letter >= 0x179;
    if ((letter % 2 == 1) != odd_is_capital) capital = letter - 1;
  }
  line[0] = static_cast<char>(0xC0 | capital >> 6);
  line[1] = static_cast<char>(0x80 | (capital & 0x3F));
}

}  // namespace carno
