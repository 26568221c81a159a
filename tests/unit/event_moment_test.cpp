// An event is heard when it has come to pass: the state at that moment shows what it tells, so that a reader can be
// shown the ship event by event.
#include <array>

#include "properties/random_games.h"

namespace carno {
namespace {

using testing::engine;

struct Witness final : Listener {
  const Game& game;
  std::array<u8, kSeats> light{};
  std::array<unsigned, 8> seen{};  // by place in `shown`
  explicit Witness(const Game& played) : game(played) {}

  const Carnomorph* find(u8 label) const {
    for (const Carnomorph& it : game.open.minis)
      if (it.type != kNone && it.label == label) return &it;
    return nullptr;
  }

  void on(const Event& e) override {
    const Open& o = game.open;
    switch (e.kind) {
      case EventKind::move:
      case EventKind::retreat:
        ++seen[0];
        EXPECT_EQ(e.label != kNone ? find(e.label)->room : o.crew[e.seat].room, e.to);
        break;
      case EventKind::kill:
      case EventKind::leave_board:
      case EventKind::leave_by_technical_corridors:
        ++seen[1];
        EXPECT_FALSE(find(e.label));
        break;
      case EventKind::place:
        if (e.label == kNone) break;
        ++seen[2];
        EXPECT_EQ(find(e.label)->room, e.room);
        break;
      case EventKind::evolve:
        ++seen[3];
        EXPECT_EQ(find(e.label)->type, e.becomes);
        break;
      case EventKind::death:
        ++seen[4];
        EXPECT_EQ(o.crew[e.seat].place, Place::dead);
        if (e.room == kNone) break;  // lost at the end
        EXPECT_FALSE(o.crew_in[e.room] & bit(e.seat));
        break;
      case EventKind::wound:
        if (static_cast<WoundKind>(e.wound_kind) != WoundKind::light || o.crew[e.seat].light == 0) break;
        if (o.crew[e.seat].serious_count >= engine().content().supply.serious_wounds) break;  // B7.4: it kills
        ++seen[5];
        EXPECT_EQ(o.crew[e.seat].light, light[e.seat] + 1);
        break;
      case EventKind::fire:
        ++seen[6];
        EXPECT_TRUE(o.fire & bit(e.room));
        break;
      case EventKind::pass:
        ++seen[7];
        EXPECT_TRUE(o.crew[e.seat].passed);
        break;
      default: break;
    }
    for (Seat s = 0; s < kSeats; ++s)
      light[s] = o.crew[s].light;
  }
};

TEST(EventMoment, TheStateShowsWhatIsTold) {
  std::array<unsigned, 8> seen{};
  for (unsigned index = 0; index < 40 && !::testing::Test::HasFailure(); ++index) {
    Game game = engine().new_game(testing::options_for(index), 500 + index);
    Witness witness(game);
    Hooks hooks;
    hooks.listener = &witness;
    testing::Dice dice{index * 31ull + 7};
    Decision decision;
    for (engine().decide(game, decision); decision.seat != kNone; engine().decide(game, decision))
      engine().play(game, decision.at(dice.below(decision.count())), &hooks);
    for (std::size_t i = 0; i < seen.size(); ++i)
      seen[i] += witness.seen[i];
  }
  for (const unsigned times : seen)
    EXPECT_GT(times, 10u);
}

}  // namespace
}  // namespace carno
