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
bool has_item(const Facts& f, Seat s, ItemId item);  // in Inventory or in hand
unsigned items_held(const Facts& f, Seat s);         // B11.13
u64 inventory_mask(const Facts& f, Seat s);          // Items of the Inventory, bit per ItemId
u64 own_items(const Facts& f, Seat s);               // these and the Heavy ones in the Hand slots

}  // namespace carno
