// An offer inside a Trade: up to three Things for up to three.
#pragma once
#include "state/play.h"

namespace carno {

struct Offer {
  Seat partner = kNone;
  std::array<Thing, 3> give{kNone, kNone, kNone};
  std::array<Thing, 3> ask{kNone, kNone, kNone};
};

// One Trade must end: each Character makes at most this many offers in it.
inline constexpr u8 kOffersPerTrader = 6;

Offer offer_of(const Choice&);
bool can_give(const Facts&, Seat, const std::array<Thing, 3>&);

}  // namespace carno
