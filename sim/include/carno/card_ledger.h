// Which cards were drawn, and which did their work, over any number of games.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "carno/engine.h"

namespace carno {

struct CardUse {
  std::string_view deck;
  std::string id;
  u64 drawn = 0;
  u64 resolved = 0;  // played, used, built in, hit with, revealed, suffered, or checked at the end
};

class CardLedger final : public Listener {
 public:
  explicit CardLedger(const Content& content) : c_(&content) {}

  void on(const Event& event) override;
  void add(const CardLedger& other);

  // Every card that a game with these options can draw.
  std::vector<CardUse> cards(const Options& options) const;

 private:
  struct Count {
    u64 drawn = 0, resolved = 0;
  };
  template <std::size_t N>
  using Counts = std::array<Count, N>;

  void on_chance(const Event& event);
  void on_action(const Event& event, bool cancelled);
  void on_reaction(const Event& event);
  void on_character(Seat seat, u8 character);

  const Content* c_;
  std::array<Counts<kCards>, kCharacters> actions_{};
  Counts<kItems> items_{};
  Counts<kObjectives> objectives_{};
  Counts<kWounds> wounds_{};
  Counts<kMutations> mutations_{};
  Counts<kBoardCards> adaptations_{};
  Counts<kAttacks> attacks_{};
  Counts<kEvents> events_{};
  Counts<kCoordinates> coordinates_{};
  Counts<2> contamination_{};  // clean, infected

  // of the game at hand
  std::array<u8, kSeats> character_{};
  std::array<u32, kSeats> objectives_held_{};
  u8 coordinates_drawn_ = kNone;
};

}  // namespace carno
