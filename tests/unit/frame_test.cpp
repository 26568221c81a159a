// The agenda's frames: every procedure has a name, and what it remembers is reached as its own struct only.
#include "state/frame.h"

#include <gtest/gtest.h>

#include "carno/notation.h"

namespace carno {
namespace {

struct AttackProbe {
  static constexpr Proc proc = Proc::attack;
  u8 first = 7;
  u8 second = 0;
  u16 third = 0;
  u32 fourth = 0;
  u32 fifth = 0;
};
static_assert(FrameData<AttackProbe>);

struct Padded {
  static constexpr Proc proc = Proc::attack;
  u8 first = 0;
  u32 second = 0;
};
static_assert(!FrameData<Padded>, "the state's hash reads every byte");

struct TooLarge {
  static constexpr Proc proc = Proc::attack;
  std::array<u32, 4> words{};
};
static_assert(!FrameData<TooLarge>);

TEST(Frame, ProceduresGoByName) {
  for (u8 i = 0; i < static_cast<u8>(Proc::count); ++i)
    EXPECT_EQ(parse_procedure(procedure_text(static_cast<Proc>(i))), static_cast<Proc>(i)) << int{i};
  EXPECT_EQ(procedure_text(Proc::attack), "attack");
  EXPECT_EQ(parse_procedure("boil"), std::nullopt);
}

TEST(Frame, KeepsWhatItsProcedureRemembers) {
  Frame f;
  f.proc = Proc::attack;
  as<AttackProbe>(f) = AttackProbe{};
  as<AttackProbe>(f).fifth = 0x01020304;
  const Frame copy = f;
  EXPECT_EQ(as<AttackProbe>(copy).first, 7);
  EXPECT_EQ(as<AttackProbe>(copy).fifth, 0x01020304u);
  EXPECT_EQ(copy.own[0], 7);
}

TEST(Frame, IsReadByItsOwnProcedureOnly) {
  Frame f;
  f.proc = Proc::noise;
  EXPECT_DEBUG_DEATH(as<AttackProbe>(f).second = 1, "proc");
}

}  // namespace
}  // namespace carno
