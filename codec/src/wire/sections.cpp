// The view of a seat in parts that change together; only what a connection does not have yet is sent.
#include "sections.h"

#include <functional>

#include "carno/wire.h"

namespace carno {

namespace {

using namespace wire;

// Appends the section just written if it differs from what the connection had.
class Sections {
 public:
  Sections(std::string& out, SectionHashes& had) : out_(out), had_(had) { out_ += '{'; }
  ~Sections() { out_ += '}'; }
  Sections(const Sections&) = delete;
  Sections& operator=(const Sections&) = delete;

  Json json;

  void section(std::string_view name) {
    const std::string_view text = json.text();
    const u64 hash = std::hash<std::string_view>{}(text) | 1;  // 0 stands for nothing
    u64& had = had_.had[next_++];
    if (had != hash) {
      had = hash;
      if (!first_) out_ += ',';
      first_ = false;
      ((out_ += '"') += name) += "\":";
      out_ += text;
    }
    json.clear();
  }
  void skip() { ++next_; }

 private:
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
    name.replace(5, 3, it.c.slots[r].id.view());
    write_room(json, it, r), sections.section(name);
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
  return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&shown), sizeof shown});
}

void append_hash(std::string& out, u64 hash) {
  static constexpr char digits[] = "0123456789abcdef";
  out += '"';
  for (int shift = 60; shift >= 0; shift -= 4)
    out += digits[hash >> shift & 15];
  out += '"';
}

}  // namespace carno
