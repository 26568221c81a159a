// The view of a seat in parts that change together; only what a connection does not have yet is sent.
#include "sections.h"

#include <bit>
#include <cstring>
#include <utility>

#include "carno/wire.h"

namespace carno {

namespace {

using namespace wire;

// Four lanes side by side: a long text costs little more than reading it.
u64 hash_of(std::string_view text) {
  constexpr u64 odd = 0x9E3779B97F4A7C15ull, other = 0xC2B2AE3D27D4EB4Full;
  std::array<u64, 4> lane{odd, other, odd ^ other, text.size() * odd};
  const auto mix = [](u64 h, u64 word) { return std::rotl(h ^ (word * other), 29) * odd; };
  const char* at = text.data();
  std::size_t left = text.size();
  for (; left >= 32; left -= 32, at += 32) {
    std::array<u64, 4> word;
    std::memcpy(word.data(), at, 32);
    for (std::size_t i = 0; i < 4; ++i)
      lane[i] = mix(lane[i], word[i]);
  }
  std::array<u64, 4> tail{};
  std::memcpy(tail.data(), at, left);
  u64 hash = 0;
  for (std::size_t i = 0; i < 4; ++i)
    hash = mix(hash ^ lane[i], tail[i]);
  hash ^= hash >> 32;
  hash *= other;
  return (hash ^ hash >> 29) | 1;  // 0 stands for nothing
}

// Appends those sections that differ from what the connection had.
class Sections {
 public:
  Sections(std::string& out, SectionHashes& had) : out_(out), had_(had) { out_ += '{'; }
  ~Sections() { out_ += '}'; }
  Sections(const Sections&) = delete;
  Sections& operator=(const Sections&) = delete;

  Json json;

  void section(std::string_view name) {
    if (differs(json.text())) append(name);
    json.clear();
  }
  // Whether the next section is another than before; if so that is noted.
  bool differs(const Facts& facts) { return differs(facts.bytes()); }
  void append(std::string_view name) {
    if (!first_) out_ += ',';
    first_ = false;
    ((out_ += '"') += name) += "\":";
    out_ += json.text();
    json.clear();
  }
  void skip() { ++next_; }

 private:
  bool differs(std::string_view bytes) {
    const u64 hash = hash_of(bytes);
    return std::exchange(had_.had[next_++], hash) != hash;
  }

  std::string& out_;
  SectionHashes& had_;
  std::size_t next_ = 0;
  bool first_ = true;
};

}  // namespace

void append_sections(std::string& out, const Engine& engine, const View& view, SectionHashes& had) {
  const Shown it{engine.content(), view};
  Sections sections(out, had);
  Json& json = sections.json;
  write_tracks(json, it), sections.section("tracks");
  std::string name = "room:000";
  for (Room r = 0; r < kRooms; ++r) {
    if (!sections.differs(room_facts(view, r))) continue;
    name.replace(5, 3, it.c.slots[r].id.view());
    write_room(json, it, r), sections.append(name);
  }
  if (sections.differs(corridor_facts(view))) write_corridors(json, it), sections.append("corridors");
  static constexpr std::array<std::string_view, kSeats> crew{"crew:1", "crew:2", "crew:3", "crew:4", "crew:5"};
  for (Seat s = 0; s < kSeats; ++s)
    if (s >= it.o.options.players)
      sections.skip();
    else if (sections.differs(crew_facts(view, s)))
      write_crew(json, it, s), sections.append(crew[s]);
  if (view.seat >= it.o.options.players)
    sections.skip();
  else if (sections.differs(own_facts(view)))
    write_own(json, it), sections.append("own");
  if (sections.differs(brood_facts(view))) write_brood(json, it), sections.append("brood");
}

void append_own(std::string& out, const Engine& engine, const View& view) {
  Json json;
  write_own(json, Shown{engine.content(), view});
  out += json.text();
}

u64 view_hash(const View& view) {
  View shown = view;
  shown.open.depth = shown.open.reply = 0;
  shown.open.agenda = {};
  shown.open.trade_offer = {};
  const Seat asked = view.open.pending.seat;
  shown.open.pending = Pending{};
  shown.open.pending.seat = asked;
  return hash_of({reinterpret_cast<const char*>(&shown), sizeof shown});
}

void append_hash(std::string& out, u64 hash) {
  static constexpr char digits[] = "0123456789abcdef";
  out += '"';
  for (int shift = 60; shift >= 0; shift -= 4)
    out += digits[hash >> shift & 15];
  out += '"';
}

}  // namespace carno
