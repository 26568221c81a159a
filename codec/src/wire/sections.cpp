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

// Goes through the sections in their order and appends those that differ from what the connection had.
class Sections {
 public:
  Sections(std::string* out, SectionHashes& had) : out_(out), had_(had) {}

  // Whether the next section is another than before, which is noted.
  bool differs(std::string_view bytes) {
    const u64 hash = hash_of(bytes);
    return std::exchange(had_.had[next_++], hash) != hash;
  }
  // The next section, if it is another than before. `facts` is all that it is written from.
  template <class Write>
  void section(std::string_view name, std::string_view facts, Write&& write) {
    if (!differs(facts) || !out_) return;
    json_.clear();
    write(json_);
    append(name, json_.text());
  }
  void append(std::string_view name, std::string_view value) {
    if (!out_) return;
    if (!first_) *out_ += ',';
    first_ = false;
    ((*out_ += '"') += name) += "\":";
    *out_ += value;
  }
  void skip() { ++next_; }

 private:
  std::string* out_;  // nullptr: the sections are only noted
  SectionHashes& had_;
  Json json_;
  std::size_t next_ = 0;
  bool first_ = true;
};

enum class Moment : u8 { whole, scene };

// `out` nullptr: nothing is written.
void go_through(std::string* out, const Engine& engine, const View& view, SectionHashes& had, Moment moment) {
  static constexpr std::array<std::string_view, kSeats> kCrew{"crew:1", "crew:2", "crew:3", "crew:4", "crew:5"};
  const Shown it{engine.content(), view};
  const u8 players = it.o.options.players;
  Sections sections(out, had);
  Json tracks;
  write_tracks(tracks, it);
  if (sections.differs(tracks.text())) sections.append("tracks", tracks.text());
  std::string name = "room:000";
  for (Room r = 0; r < kRooms; ++r) {
    name.replace(5, 3, it.c.slots[r].id.view());
    sections.section(name, room_facts(view, r).bytes(), [&](Json& json) { write_room(json, it, r); });
  }
  sections.section("corridors", corridor_facts(view).bytes(), [&](Json& json) { write_corridors(json, it); });
  for (Seat s = 0; s < kSeats; ++s)
    if (s < players)
      sections.section(kCrew[s], crew_facts(view, s).bytes(), [&](Json& json) { write_crew(json, it, s); });
    else
      sections.skip();
  if (view.seat < players && moment == Moment::whole)
    sections.section("own", own_facts(view).bytes(), [&](Json& json) { write_own(json, it); });
  else
    sections.skip();
  sections.section("brood", brood_facts(view).bytes(), [&](Json& json) { write_brood(json, it); });
}

}  // namespace

void append_sections(std::string& out, const Engine& engine, const View& view, SectionHashes& had) {
  out += '{';
  go_through(&out, engine, view, had, Moment::whole);
  out += '}';
}

void append_scene(std::string& out, const Engine& engine, const View& view, SectionHashes& had) {
  out += '{';
  go_through(&out, engine, view, had, Moment::scene);
  out += '}';
}

void note_scene(const Engine& engine, const View& view, SectionHashes& had) {
  go_through(nullptr, engine, view, had, Moment::scene);
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
