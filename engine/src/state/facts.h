// Questions about the whole state: the open ones (carno/facts.h), and those about what is hidden.
#pragma once
#include "carno/facts.h"

namespace carno {

struct Facts : OpenFacts {
  const Hidden& h;
  Facts(const Content& content, const Open& open, const Hidden& hidden) : OpenFacts{content, open}, h(hidden) {}
};

inline unsigned action_cards(const Facts& f, Seat s) { return pile_count(f.h.seat[s].hand); }
inline u32 whole_hand(const Private& own) {  // as a Cards set
  const unsigned unknown = own.hand_flags.total() - own.known_infected - own.known_clean;
  return own.hand | unknown * Cards::one(kContamination) | own.known_infected * Cards::one(kContaminationInfected) |
         own.known_clean * Cards::one(kContaminationClean);
}
// The hand's Contamination cards that their owner cannot tell apart, by what is settled about them.
inline Flags untold_flags(const Private& own) {
  Flags flags = own.hand_flags;
  flags.infected = static_cast<u8>(flags.infected - own.known_infected);
  flags.clean = static_cast<u8>(flags.clean - own.known_clean);
  return flags;
}
// The back that an Item shows in an Inventory, as in Crew::backs: its deck's, or the Quest Items'.
inline std::size_t back_of(const Item& item) {
  return item.deck == ItemDeck::quest ? kBacks - 1 : static_cast<std::size_t>(item.deck);
}
bool has_item(const Facts& f, Seat s, ItemId item);  // in Inventory or in hand
unsigned items_held(const Facts& f, Seat s);         // B11.13
u64 inventory_mask(const Facts& f, Seat s);          // Items of the Inventory, bit per ItemId
u64 own_items(const Facts& f, Seat s);               // these and the Heavy ones in the Hand slots

}  // namespace carno
