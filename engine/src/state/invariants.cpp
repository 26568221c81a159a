// Whole-state checks: every card, token, miniature and marker is in exactly one place.
#include <string>

#include "carno/engine.h"
#include "state/play.h"
#include "state/running.h"

namespace carno {

namespace {

class Audit {
 public:
  Audit(const Facts& f, std::vector<std::string>& out) : f_(f), out_(out) {}

  void run() {
    crew();
    cards();
    items();
    minis();
    tokens();
    ship();
    decks();
    contamination();
  }

 private:
  void fail(std::string text) { out_.push_back(std::move(text)); }
  void expect(bool ok, const char* text) {
    if (!ok) fail(text);
  }
  void unequal(unsigned found, unsigned expected, const std::string& what) {
    fail(what + ": expected " + std::to_string(expected) + ", found " + std::to_string(found));
  }
  void equal(unsigned found, unsigned expected, const char* what) {
    if (found != expected) unequal(found, expected, what);
  }
  void equal(Seat s, unsigned found, unsigned expected, const char* what) {
    if (found != expected) unequal(found, expected, seat_name(s) + " " + what);
  }
  static std::string seat_name(Seat s) { return "p" + std::to_string(s + 1); }

  void crew() {
    for (Seat s = 0; s < f_.o.options.players; ++s) {
      const Crew& crew = f_.o.crew[s];
      if (crew.character == kNone) continue;
      unsigned rooms = 0;
      for (Room r = 0; r < kRooms; ++r)
        rooms += (f_.o.crew_in[r] >> s) & 1u;
      equal(s, rooms, active(f_, s) ? 1 : 0, "stands in Rooms");
      if (active(f_, s) && (crew.room >= kRooms || !(f_.o.crew_in[crew.room] & bit(s))))
        fail(seat_name(s) + " is not in the Room it says");
      expect((crew.place == Place::pod) == (crew.pod != kNone), "a seat in a pod without a pod");
      expect(crew.light <= f_.c.supply.light_wounds, "too many Light Wounds");
      expect(crew.serious_count <= f_.c.supply.serious_wounds, "too many Serious Wounds");
      expect(!active(f_, s) || crew.mutation_markers < f_.c.supply.deadly_markers,
             "alive with too many Mutation markers");
      if (active(f_, s) && !settling_hands() && slots_used(f_, s) > hand_slots(f_, s))
        fail(seat_name(s) + " holds too much");
      expect((crew.has_mutation != 0) >= (crew.mutation_revealed != kNone), "a shown Mutation card that nobody has");
      for (Seat t = 0; t < s; ++t)
        expect(f_.o.crew[t].character != crew.character, "a Character is played twice");
    }
  }

  bool settling_hands() const {  // a surplus is about to be dropped
    for (std::size_t i = 0; i < f_.o.depth; ++i) {
      const Proc proc = f_.o.agenda[i].proc;
      if (proc == Proc::drop_surplus || proc == Proc::trade) return true;
    }
    return false;
  }

  void cards() {
    for (Seat s = 0; s < f_.o.options.players; ++s) {
      const Crew& crew = f_.o.crew[s];
      const Private& own = f_.h.seat[s];
      if (crew.character == kNone) continue;
      equal(s, crew.hand_size, pile_count(own.hand) + own.hand_flags.total(), "hand size");
      equal(s, crew.deck_size, pile_count(own.deck) + own.deck_flags.total(), "deck size");
      equal(s, crew.discard_contamination, own.discard_flags.total(), "Contamination cards discarded");
      expect(crew.discard_infected <= own.discard_flags.infected, "more INFECTED cards shown than discarded");
      expect(own.known_infected <= own.hand_flags.infected && own.known_clean <= own.hand_flags.clean,
             "more scanned cards known than held");
      expect(crew.top_contamination <= own.deck_flags.total(), "more Contamination cards on the deck than in it");
      if (crew.place == Place::dead && f_.o.options.mode != Mode::coop) continue;
      const Character& who = f_.c.characters[crew.character];
      for (CardId card = 0; card < who.cards; ++card) {
        unsigned n = pile_of(own.hand, card) + pile_of(own.deck, card) + pile_of(crew.discard, card);
        if (f_.o.limbo.seat == s) n += pile_of(f_.o.limbo.paid, card) + (f_.o.limbo.card == card ? 1u : 0u);
        if (scanning(s)) n += pile_of(f_.h.drawn_pile, card);
        if (n != who.card[card].count)
          unequal(n, who.card[card].count, seat_name(s) + " copies of " + std::string(who.card[card].id.view()));
      }
    }
  }

  bool scanning(Seat s) const {
    for (std::size_t i = 0; i < f_.o.depth; ++i)
      if (f_.o.agenda[i].proc == Proc::scan && f_.o.agenda[i].seat == s) return true;
    return false;
  }

  std::array<u8, kItems> item_copies() const {  // of each Item, wherever they are
    std::array<u8, kItems> copies{};
    auto count_one = [&](Thing card) {
      if (card < kItems) ++copies[card];
    };
    for (ItemId i = 0; i < kItems; ++i) {
      unsigned n = f_.h.item_deck[i] + f_.o.item_discard[i];
      for (const Private& own : f_.h.seat)
        n += own.items[i];
      copies[i] = static_cast<u8>(n);
    }
    for (ItemId i = f_.c.deck_begin[3]; i < f_.c.deck_begin[4]; ++i)
      copies[i] = static_cast<u8>(copies[i] + f_.o.crafted_left[i - f_.c.deck_begin[3]]);
    for (std::size_t colour = 0; colour < 3; ++colour) {
      for (std::size_t k = 0; k < f_.h.bottom[colour].count; ++k)
        count_one(f_.h.bottom[colour].card[k]);
      const Ordered& top_cards = f_.h.top[static_cast<std::size_t>(Deck::red) + colour];
      for (std::size_t k = 0; k < top_cards.count; ++k)
        count_one(top_cards.card[k]);
    }
    for (const Crew& crew : f_.o.crew)
      for (const Held& held : crew.held) {
        count_one(held.thing);
        for (ItemId i = 0; i < kItems && held.attached; ++i) {
          if (!f_.c.items[i].attached_capacity) continue;
          const bool magazine = f_.c.items[i].attach_to == kNone;
          if (held.attached & (magazine ? 1 : 2)) count_one(i);
        }
      }
    items_in_use(count_one);
    return copies;
  }

  // Cards that are in nobody's Inventory and in no pile: used by the running Action, drawn in a Search, taken up.
  template <class Count>
  void items_in_use(Count&& count_one) const {
    count_one(f_.o.limbo.item);
    for (std::size_t i = 0; i < f_.o.depth; ++i) {
      count_one(thing_gained(f_.o.agenda[i]));
      if (colour_searched(f_.o.agenda[i]) == kNone) continue;
      for (std::size_t k = 0; k < f_.h.drawn_count; ++k)
        count_one(f_.h.drawn[k]);
    }
  }

  void items() {
    for (u8 colour = 0; colour < 3; ++colour) {
      unsigned in_deck = f_.h.bottom[colour].count + f_.h.top[static_cast<std::size_t>(Deck::red) + colour].count;
      for (ItemId i = f_.c.deck_begin[colour]; i < f_.c.deck_begin[colour + 1u]; ++i)
        in_deck += f_.h.item_deck[i];
      equal(f_.o.item_deck_size[colour], in_deck, "cards in an Item deck");
    }
    for (Seat s = 0; s < f_.o.options.players; ++s) {
      std::array<unsigned, kBacks> backs{};
      for_bits(nonzero(f_.h.seat[s].items), [&](ItemId i) { backs[back_of(f_.c.items[i])] += f_.h.seat[s].items[i]; });
      for (std::size_t b = 0; b < kBacks; ++b)
        equal(s, f_.o.crew[s].backs[b], backs[b], "Inventory backs");
    }
    const std::array<u8, kItems> copies = item_copies();
    for (ItemId i = 0; i < f_.c.deck_begin[4]; ++i)
      if (copies[i] > f_.c.items[i].count)
        fail(std::string(f_.c.items[i].id.view()) + ": more copies than the box has");
    for (const Crew& crew : f_.o.crew)
      for (const Held& held : crew.held)
        if (is_weapon(f_, held.thing)) expect(held.ammo <= capacity(f_, held), "a weapon holds more ammo than it can");
  }

  void minis() {
    std::array<unsigned, kTypes> count{};
    std::array<u32, kRooms> in{};
    for (Mini m = 0; m < kMinis; ++m) {
      const Carnomorph& it = f_.o.minis[m];
      if (it.type == kNone) continue;
      ++count[it.type];
      if (it.room < kRooms)
        in[it.room] |= bit(m);
      else
        fail("a Carnomorph is in no Room");
      for (Mini n = 0; n < m; ++n)
        expect(f_.o.minis[n].type == kNone || f_.o.minis[n].label != it.label, "two Carnomorphs share a name");
    }
    expect(in == f_.o.minis_in, "a Carnomorph is in two Rooms");
    for (std::size_t t = 0; t < kTypes; ++t) {
      equal(f_.o.minis_on_board[t], count[t], "miniatures on the board");
      expect(count[t] <= f_.c.supply.minis[t], "more miniatures than the box has");
      expect(count[t] == 0 || !gone_for_good(f_, static_cast<Type>(t)), "a creature killed for good is on the board");
    }
  }

  void tokens() {
    std::array<std::array<u8, 5>, kTokens> printed{};  // by number
    for (const BagToken& token : f_.c.tokens) {
      u8& copies = printed[static_cast<std::size_t>(token.token)][token.number];
      copies = static_cast<u8>(copies + token.count);
    }
    for (std::size_t t = 0; t < kTokens; ++t) {
      unsigned total = 0;
      for (u8 copies : printed[t])
        total += copies;
      unsigned held = 0;
      for (std::size_t i = 0; i < f_.o.depth; ++i)
        if (token_in(f_.o.agenda[i]).token == t) ++held;
      if (f_.o.bag[t] + f_.o.pool[t] + held > total) fail("more bag tokens than the box has");
      unsigned settled_in = 0, settled_out = 0;
      for (std::size_t n = 0; n < 4; ++n) {
        settled_in += f_.h.numbers_in_bag[t][n];
        settled_out += f_.h.numbers_out[t][n];
        if (f_.h.numbers_in_bag[t][n] + f_.h.numbers_out[t][n] > printed[t][n + 1])
          fail("a token number is settled too often");
      }
      expect(settled_in <= f_.o.bag[t], "more settled token numbers than tokens in the bag");
      expect(settled_out <= total - f_.o.bag[t], "more settled token numbers than tokens outside the bag");
    }
  }

  void ship() {
    expect(std::popcount(f_.o.fire) <= f_.c.supply.fire, "too many Fire markers");
    expect(std::popcount(f_.o.malfunction) <= f_.c.supply.malfunction, "too many Malfunction markers");
    expect(std::popcount(f_.o.noise) <= f_.c.supply.noise, "too many Noise markers");
    expect((f_.o.noise & ~(bit(kCorridors + 1) - 1)) == 0, "noise in a corridor that is not there");
    expect((f_.o.closed & f_.o.destroyed) == 0, "a Door is Closed and Destroyed");
    expect(std::popcount(doors_on_board(f_)) <= f_.c.supply.doors, "too many Doors");
    expect((f_.o.malfunction & ~f_.o.explored) == 0, "a Malfunction marker in an unexplored Room");
    u32 tiles = 0;
    for (Room r = 0; r < kRooms; ++r) {
      for (TileId t : {f_.o.tile[r], f_.h.tile[r]}) {
        if (t == kNone) continue;
        if (tiles & bit(t)) fail("a Room tile lies twice");
        tiles |= bit(t);
      }
      expect(explored(f_, r) == (f_.o.tile[r] != kNone), "an explored Room without a tile");
      if (explored(f_, r))
        expect(!(f_.o.malfunction & bit(r)) || f_.c.tiles[f_.o.tile[r]].malfunction_allowed,
               "a Malfunction marker where none may be");
    }
    expect((tiles & f_.h.tiles_left) == 0, "a Room tile lies on the board and in the box");
    const unsigned eggs = f_.o.eggs + loose_objects(f_, Object::egg) + carried_objects(f_, Object::egg);
    expect(eggs <= f_.c.supply.eggs, "more Eggs than the box has");
    expect(f_.o.nest_destroyed == (f_.o.eggs == 0), "the Nest is destroyed exactly when the board has no Egg");
    expect(loose_objects(f_, Object::carcass) + carried_objects(f_, Object::carcass) <= f_.c.supply.carcasses,
           "more Carcasses than the box has");
    expect(loose_objects(f_, Object::corpse_red) + carried_objects(f_, Object::corpse_red) <= f_.c.supply.corpses_red,
           "more red Corpses than the box has");
    expect(loose_objects(f_, Object::corpse_blue) + carried_objects(f_, Object::corpse_blue) <= 1,
           "more than one blue Corpse");
  }

  void decks() {
    u32 in_use = 0;
    for (std::size_t i = 0; i < f_.o.depth; ++i)
      if (const u8 card = attack_card_in(f_.o.agenda[i]); card != kNone) in_use |= bit(card);
    expect((f_.o.attack_deck & f_.o.attack_discard) == 0, "an Attack card is in the deck and the discard pile");
    expect(((f_.o.attack_deck | f_.o.attack_discard) & in_use) == 0, "an Attack card in use lies elsewhere too");
    expect((f_.o.attack_deck | f_.o.attack_discard | in_use) == bit(kAttacks) - 1, "an Attack card is missing");
    expect((f_.o.event_deck & f_.o.event_discard) == 0, "an Event card is in the deck and the discard pile");
    u32 owned = 0;
    auto mutation = [&](u8 card) {
      if (card == kNone) return;
      expect((owned & bit(card)) == 0, "a Mutation card is held twice");
      owned |= bit(card);
    };
    for (const Private& own : f_.h.seat)
      mutation(own.mutation);
    for (std::size_t i = 0; i < f_.o.depth; ++i)
      for (std::size_t k = 0; k < mutations_drawn(f_.o.agenda[i]); ++k)
        mutation(f_.h.drawn[k]);
    expect((owned & f_.h.mutation_deck) == 0, "a Mutation card is held and in the deck");
    for (std::size_t i = 0; i < kWounds; ++i) {
      unsigned n = f_.o.wound_deck[i] + f_.o.wound_discard[i];
      const Ordered& top_cards = f_.h.top[static_cast<std::size_t>(Deck::wound)];
      for (std::size_t k = 0; k < top_cards.count; ++k)
        n += top_cards.card[k] == i ? 1u : 0u;
      for (const Crew& crew : f_.o.crew)
        for (std::size_t k = 0; k < crew.serious_count; ++k)
          n += (crew.serious[k] & 127) == i ? 1u : 0u;
      expect(n <= f_.c.wounds[i].count, "more Serious Wound cards than the box has");
    }
  }

  void contamination() {
    unsigned unscanned = f_.o.contamination_deck, all = f_.o.contamination_deck;
    if (set_aside()) {
      unscanned += f_.h.drawn_flags.unscanned;
      all += f_.h.drawn_flags.total();
    }
    for (const Private& own : f_.h.seat) {
      unscanned += own.hand_flags.unscanned + own.deck_flags.unscanned + own.discard_flags.unscanned;
      all += own.hand_flags.total() + own.deck_flags.total() + own.discard_flags.total();
    }
    expect(all + f_.o.removed_clean + f_.o.removed_infected <= f_.c.supply.contamination,
           "more Contamination cards than the box has");
    expect(unscanned <= f_.h.unscanned_left, "more unscanned Contamination cards than flags left");
    expect(f_.h.infected_left <= f_.h.unscanned_left, "more INFECTED flags left than cards");
  }

  // Contamination cards lie aside to be scanned.
  bool set_aside() const {
    const Pending& q = f_.o.pending;
    if (f_.o.depth == 0 || q.ask != Ask::chance) return false;
    const Frame& frame = f_.o.agenda[f_.o.depth - 1u];
    const bool scans = frame.proc == Proc::scan || (frame.proc == Proc::action && q.luck == Luck::scan);
    return scans && pile_scanned(frame) == ScanPile::set_aside;
  }

  const Facts& f_;
  std::vector<std::string>& out_;
};

}  // namespace

std::vector<std::string> Engine::problems(const Game& game) const {
  std::vector<std::string> out;
  const Facts f{content_, game.open, game.hidden};
  Audit(f, out).run();
  return out;
}

}  // namespace carno
