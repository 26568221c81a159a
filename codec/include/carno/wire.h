// What the server sends, as JSON by direct append (docs/formats/protocol.md). Everything a reader is told comes from
// their View; only a seat's own decision reads the game itself.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "carno/engine.h"
#include "carno/texts.h"

namespace carno {

void append_string(std::string& out, std::string_view text);  // quoted and escaped; broken UTF-8 becomes U+FFFD
// The length of a whole UTF-8 letter at the front, 0 if there is none (also for surrogates and overlong forms).
std::size_t letter_size(std::string_view text);

// The `options` of a game. Draft is left out where it is the default, unless it is to be said.
void append_options(std::string& out, const Options& options, bool say_draft = false);
void append_rule_options(std::string& out, const Options& options);  // only those that the edition does not set
std::string_view race_word(Race race);                               // "carnomorphs"

// --- the view ---

// What a connection has of each section; zero: nothing.
struct SectionHashes {
  std::array<u64, 40> had{};
};
// An object with those sections that differ from what the connection had: {"tracks":{…},"room:003":{…}}.
void append_sections(std::string& out, const Engine& engine, const View& view, SectionHashes& had);

// The same for the middle of a choice: without `own`, whose cards may be on their way from one place to another.
void append_scene(std::string& out, const Engine& engine, const View& view, SectionHashes& had);
void note_scene(const Engine& engine, const View& view, SectionHashes& had);  // as if it had been told

// Only the value of `own`, for a replay that shows every seat's.
void append_own(std::string& out, const Engine& engine, const View& view);

// The same for all states that look the same to this seat: what the rules remember of a question is not in it.
u64 view_hash(const View& view);
void append_hash(std::string& out, u64 hash);  // "0123456789abcdef"

// --- the decision ---

// The Decision of this seat, or null if it has nothing to decide.
void append_decision(std::string& out, const Engine& engine, const Game& game, Seat seat);

std::string_view reason_word(Reason reason);  // "closed_door"; its sentence is the text "refusal.closed_door"
// The members of a `refused` message after its id: "reason":…,"rule":…,"also":…,"message":…
void append_refusal(std::string& out, const Texts& texts, Lang lang, const Refusal& refusal);

// --- the story ---

// One line, with a comma before it unless it is the `first` of its array; nothing if the viewer (kNone: a spectator)
// may not see the event or needs no line. `game` is the state in which the event was heard.
void append_story_line(std::string& out, const Engine& engine, const Texts& texts, Lang lang, const Game& game,
                       const Event& event, Seat viewer, u32 seq, bool first);

inline constexpr u8 viewer_bit(Seat viewer) { return static_cast<u8>(1u << (viewer < kSeats ? viewer : kSeats)); }

// Hears the events of a choice once and tells them to many readers: every line is put into words once a language, and
// for those who are shown scenes it has the sections of their view that have changed since the line before.
// `game` is the one whose events are heard.
class StoryLines final : public Listener {
 public:
  StoryLines(const Engine& engine, const Texts& texts, const Game& game)
      : engine_(engine), texts_(texts), game_(game) {}

  // Forgets what was heard. Lines heard from now on have this number and can be told in these languages (bit per Lang).
  void start(u32 seq, u8 langs);
  void show(u8 viewers);  // shows scenes to these (viewer_bit) from here on: `game` is what they have seen
  void on(const Event& event) override;

  // An array of the lines that this viewer may see: [{"seq":…},…].
  void append(std::string& out, Lang lang, Seat viewer) const;
  void append_members(std::string& out, Lang lang, Seat viewer, bool& first, bool scenes = false) const;  // no brackets
  bool has(Lang lang, Seat viewer, bool scenes) const {  // can be told so
    return (langs_ >> static_cast<unsigned>(lang) & 1u) && (!scenes || (viewers_ & viewer_bit(viewer)));
  }
  bool empty() const { return lines_.empty(); }

 private:
  struct Line {
    u8 visible;
    u8 without;                         // seats that need no line: they are told more by another one
    std::array<u32, kLangs + 1> at;     // where each language's line begins; the end of the last
    std::array<u32, kSeats + 2> scene;  // likewise each viewer's sections, in `scenes_`
  };

  void add_scenes(Line& line);

  const Engine& engine_;
  const Texts& texts_;
  const Game& game_;
  u32 seq_ = 0;
  u8 langs_ = 0;
  u8 viewers_ = 0;
  std::string text_, scenes_;
  std::array<SectionHashes, kSeats + 1> shown_;
  std::vector<Line> lines_;
};

// --- forecast ---

// The members "attacks":[…],"feeds":[…]: the attack step of the next Event Phase, were it now, over states that look
// the same to this viewer.
void append_forecast(std::string& out, const Engine& engine, const View& view, u64 seed);

// --- the end ---

// Figures for the end screen, counted from the events that everybody may see.
struct Tally {
  struct Player {
    u16 actions, moves, explored, searches, shots, kills, noise, encounters, attacked, wounds, serious, contamination;
    u16 cards_played, items_used;
  };
  std::array<Player, kSeats> player{};
  u16 attacks = 0, feeds = 0, evolutions = 0, killed = 0;
  Seat striker = kNone;  // whose Action is being carried out: kills are theirs
  struct Check {
    FinalCheck which;
    u8 value;
    Seat seat;
  };
  std::array<Check, 2 + 2 * kSeats> check{};
  u8 checks = 0;

  void on(const Event& event);
};

// The `result` of `over`. Without a tally checks and statistics are empty. For games that are over only.
void append_result(std::string& out, const Engine& engine, const Game& game, const Tally* tally = nullptr);

}  // namespace carno
