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

// Appends the section just written if it differs from what the connection had.
class Sections {
 public:
  Sections(std::string& out, SectionHashes& had) : out_(out), had_(had) { out_ += '{'; }
  ~Sections() { out_ += '}'; }
  Sections(const Sections&) = delete;
  Sections& operator=(const Sections&) = delete;

  Json json;

  void section(std::string_view name) {
    if (differs(hash_of(json.text()))) append(name);
    json.clear();
  }
  // Whether the next section's hash is another than before; if so it is noted.
  bool differs(u64 hash) { return std::exchange(had_.had[next_++], hash) != hash; }
  void append(std::string_view name) {
    if (!first_) out_ += ',';
    first_ = false;
    ((out_ += '"') += name) += "\":";
    out_ += json.text();
    json.clear();
  }
  void skip() { ++next_; }

 private:
  std::string& out_;
  SectionHashes& had_;
  std::size_t next_ = 0;
  bool first_ = true;
};

// Most Rooms stay as they are: what one is written from is hashed, rather than its text.
u64 hash_of_room(const View& view, Room room) {
  const Open& o = view.open;
  std::array<u8, 12 + 3 * kMinis> facts{};
  const auto has = [&](u32 rooms, unsigned place) { return static_cast<u8>((rooms >> room & 1u) << place); };
  facts[0] = static_cast<u8>(has(o.explored, 0) | has(o.fire, 1) | has(o.malfunction, 2) | has(o.computers, 3));
  facts[1] = o.tile[room], facts[2] = o.items[room], facts[3] = o.crew_in[room], facts[4] = o.tile_known[room];
  facts[5] = view.tile[room], facts[6] = view.token[room];
  for (std::size_t k = 0; k < kObjects; ++k)
    facts[7 + k] = o.objects[room][k];
  std::size_t n = 11;
  for (u32 left = o.minis_in[room]; left; left &= left - 1) {
    const Carnomorph& mini = o.minis[static_cast<std::size_t>(std::countr_zero(left))];
    facts[n++] = mini.label, facts[n++] = mini.type, facts[n++] = mini.injuries;
  }
  return hash_of({reinterpret_cast<const char*>(facts.data()), n});
}

}  // namespace

void append_sections(std::string& out, const Engine& engine, const View& view, SectionHashes& had) {
  const Shown it{engine.content(), view};
  Sections sections(out, had);
  Json& json = sections.json;
  write_tracks(json, it), sections.section("tracks");
  std::string name = "room:000";
  for (Room r = 0; r < kRooms; ++r) {
    if (!sections.differs(hash_of_room(view, r))) continue;
    name.replace(5, 3, it.c.slots[r].id.view());
    write_room(json, it, r), sections.append(name);
  }
  write_corridors(json, it), sections.section("corridors");
  static constexpr std::array<std::string_view, kSeats> crew{"crew:1", "crew:2", "crew:3", "crew:4", "crew:5"};
  for (Seat s = 0; s < kSeats; ++s)
    s < it.o.options.players ? (write_crew(json, it, s), sections.section(crew[s])) : sections.skip();
  view.seat < it.o.options.players ? (write_own(json, it), sections.section("own")) : sections.skip();
  write_brood(json, it), sections.section("brood");
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
