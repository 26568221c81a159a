// A full state that a seat could be looking at: what it knows stays, everything else is drawn anew.
#include "carno/engine.h"
#include "core/rng.h"
#include "state/play.h"
#include "state/running.h"

namespace carno {

namespace {

class Sampler {
 public:
  Sampler(const Content& content, const View& view, u64 seed, Game& game)
      : c_(content), view_(view), game_(game), o_(game.open), h_(game.hidden), rng_(seed) {}

  void run() {
    next_random(rng_);
    o_ = view_.open;
    tiles();
    engines();
    objectives();
    mutations();
    items();
    for (Seat s = 0; s < o_.options.players; ++s)
      if (o_.crew[s].character != kNone) hands(s), answer(s);
    pending_scan();
    contamination();
    events();
    pending_cards();
    game_.rng = next_random(rng_);
  }

 private:
  u32 below(u32 n) { return random_below(rng_, n); }

  u8 take_bit(u32& mask) {
    u32 n = below(static_cast<u32>(std::popcount(mask)));
    u32 rest = mask;
    while (n--)
      rest &= rest - 1;
    const u8 found = lowest(rest);
    mask &= ~bit(found);
    return found;
  }

  void tiles() {
    h_.tile.fill(kNone);
    h_.token.fill(kNone);
    u32 left = 0;
    for (TileId t = 0; t < kTiles; ++t)
      if (c_.tiles[t].tile_class) left |= bit(t);
    for (Room r = 0; r < kRooms; ++r) {
      if (o_.tile[r] != kNone) left &= ~bit(o_.tile[r]);
      if (view_.tile[r] != kNone) left &= ~bit(view_.tile[r]), h_.tile[r] = view_.tile[r];
    }
    for (std::size_t i = 0; i < kExplorationKinds; ++i)
      h_.tokens_left[i] = static_cast<u8>(c_.exploration[i].count - o_.tokens_revealed[i]);
    for (Room r = 0; r < kRooms; ++r)
      if (view_.token[r] != kNone) h_.token[r] = view_.token[r], --h_.tokens_left[view_.token[r]];
    for (Room r = 0; r < kRooms; ++r) {  // what others looked at is settled, whatever it is
      if (o_.tile_known[r] && h_.tile[r] == kNone) {
        u32 fitting = 0;
        for_bits(left, [&](TileId t) {
          if (c_.tiles[t].tile_class == c_.slots[r].tile_class) fitting |= bit(t);
        });
        h_.tile[r] = take_bit(fitting);
        left &= ~bit(h_.tile[r]);
      }
      if (o_.token_known[r] && h_.token[r] == kNone) {
        u32 total = 0;
        for (u8 n : h_.tokens_left)
          total += n;
        u32 pick = below(total);
        u8 kind = 0;
        while (pick >= h_.tokens_left[kind])
          pick -= h_.tokens_left[kind++];
        --h_.tokens_left[kind];
        h_.token[r] = kind;
      }
    }
    h_.tiles_left = left;
  }

  void engines() {
    for (std::size_t i = 0; i < 3; ++i)
      h_.engine[i] = view_.engine[i] ? view_.engine[i] : o_.engine_known[i] ? static_cast<u8>(1 + below(2)) : u8{0};
    h_.coordinates = view_.coordinates != kNone ? view_.coordinates
                     : o_.coordinates_known     ? static_cast<u8>(below(kCoordinates))
                                                : kNone;
  }

  void objectives() {
    u32 left = 0;
    for (u8 i = 0; i < kObjectives; ++i)
      if (c_.objectives[i].min_players <= o_.options.players) left |= bit(i);
    for (const auto& cards : view_.objectives)
      for (u8 card : cards)
        if (card != kNone) left &= ~bit(card);
    for (Seat s = 0; s < o_.options.players; ++s) {
      Private& own = h_.seat[s];
      own.objectives = view_.objectives[s];
      if (s != view_.seat && view_.seat < o_.options.players)
        for (std::size_t i = 0; i < 2; ++i)
          if (own.objectives[i] != kNone) own.objectives_known[i] = static_cast<u8>(bit(view_.seat));
      if (s == view_.seat || o_.options.mode == Mode::coop) continue;
      // Two cards: one of each deck; one card: either. Solo and co-op have one deck.
      for (std::size_t i = 0; i < o_.crew[s].objectives; ++i) {
        if (own.objectives[i] != kNone) continue;
        u32 fitting = 0;
        for_bits(left, [&](u8 card) {
          const ObjectiveKind kind = c_.objectives[card].kind;
          const bool solo = kind == ObjectiveKind::solo_coop;
          if (solo != (o_.options.mode != Mode::semi)) return;
          if (!solo && o_.crew[s].objectives == 2 && (kind == ObjectiveKind::corporate) != (i == 0)) return;
          fitting |= bit(card);
        });
        if (fitting) own.objectives[i] = take_bit(fitting), left &= ~bit(own.objectives[i]);
      }
    }
  }

  void mutations() {
    u32 left = bit(kMutations) - 1;
    for (Seat s = 0; s < o_.options.players; ++s) {
      u8 known = o_.crew[s].mutation_revealed;
      if (s == view_.seat) {
        known = view_.own.mutation;
        h_.seat[s].mutation_returned = view_.own.mutation_returned;
      }
      h_.seat[s].mutation = known;
      if (known != kNone) left &= ~bit(known);
    }
    for (Seat s = 0; s < o_.options.players; ++s)
      if (o_.crew[s].has_mutation && h_.seat[s].mutation == kNone && o_.phase != Phase::over &&
          o_.phase != Phase::end_check)
        h_.seat[s].mutation = take_bit(left);
    h_.mutation_deck = left;
  }

  // Copies of each Item not accounted for by what everybody sees and by the viewer's own Inventory.
  void items() {
    std::array<u8, kItems> left{};
    for (ItemId i = 0; i < c_.deck_begin[4]; ++i) {
      left[i] = static_cast<u8>(c_.items[i].count - o_.item_discard[i]);
      if (i >= c_.deck_begin[3]) left[i] = static_cast<u8>(left[i] - o_.crafted_left[i - c_.deck_begin[3]]);
    }
    for (const Crew& crew : o_.crew)
      for (const Held& held : crew.held) {
        if (held.thing < c_.deck_begin[4] && left[held.thing]) --left[held.thing];
        if (held.thing < kObjectThing && (held.attached & 1))
          for (ItemId i = 0; i < c_.deck_begin[3]; ++i)
            if (c_.items[i].attached_capacity && left[i]) --left[i];
      }
    if (o_.limbo.item < c_.deck_begin[4] && left[o_.limbo.item]) --left[o_.limbo.item];
    if (view_.seat < o_.options.players) {
      h_.seat[view_.seat].items = view_.own.items;
      for (ItemId i = 0; i < c_.deck_begin[4]; ++i)
        left[i] = static_cast<u8>(left[i] - (left[i] < view_.own.items[i] ? left[i] : view_.own.items[i]));
    }
    if (o_.pending.pick == Pick::item && o_.pending.ask == Ask::drawn && o_.pending.seat == view_.seat)
      for (u8 card : view_.drawn)
        if (card != kNone && left[card]) --left[card];
    for (Seat s = 0; s < o_.options.players; ++s) {
      if (s == view_.seat) continue;
      for (u8 colour = 0; colour < kColours; ++colour)
        for (int n = 0; n < o_.crew[s].backs[colour]; ++n)
          give_one(s, colour, left);
      quest_items(s);
    }
    for (u8 colour = 0; colour < 3; ++colour) {
      u32 total = 0;
      for (ItemId i = c_.deck_begin[colour]; i < c_.deck_begin[colour + 1u]; ++i)
        h_.item_deck[i] = left[i], total += left[i];
      for (; total > o_.item_deck_size[colour]; --total)
        --h_.item_deck[random_item(colour, h_.item_deck, false)];
    }
  }

  ItemId random_item(u8 colour, const std::array<u8, kItems>& counts, bool normal_only) {
    u32 total = 0;
    for (ItemId i = c_.deck_begin[colour]; i < c_.deck_begin[colour + 1u]; ++i)
      if (!normal_only || !c_.items[i].heavy) total += counts[i];
    if (total == 0) return kNone;
    u32 pick = below(total);
    ItemId i = c_.deck_begin[colour];
    for (;; ++i) {
      const u32 copies = normal_only && c_.items[i].heavy ? 0 : counts[i];
      if (pick < copies) return i;
      pick -= copies;
    }
  }

  void give_one(Seat s, u8 colour, std::array<u8, kItems>& left) {
    const ItemId item = random_item(colour, left, true);
    if (item == kNone) return;
    --left[item];
    ++h_.seat[s].items[item];
  }

  void quest_items(Seat s) {  // active, not Heavy, and not seen elsewhere: whoever shows such a back holds one
    int due = o_.crew[s].backs[4];
    auto try_owner = [&](Seat owner) {
      if (o_.crew[owner].character == kNone) return;
      for (std::size_t i = 0; i < 2 && due > 0; ++i) {
        const ItemId item = c_.characters[o_.crew[owner].character].quest[i];
        if (o_.crew[owner].quest[i] != QuestState::active || c_.items[item].heavy || c_.items[item].attach_to != kNone)
          continue;
        if (o_.item_discard[item] || o_.limbo.item == item || owned_by_anyone(item)) continue;
        ++h_.seat[s].items[item];
        --due;
      }
    };
    try_owner(s);
    for (Seat owner = 0; owner < o_.options.players; ++owner)
      if (owner != s) try_owner(owner);
  }

  bool owned_by_anyone(ItemId item) const {
    for (const Private& own : h_.seat)
      if (own.items[item]) return true;
    return false;
  }

  // Cards that somebody will discard, said in secret (U51): any one of the hand will do.
  void answer(Seat s) {
    if (s == view_.seat)
      h_.answers[s] = view_.own.answer;
    else if ((o_.answered & bit(s)) && h_.seat[s].hand)
      h_.answers[s] = pile_one(random_card(h_.seat[s].hand));
  }

  void hands(Seat s) {
    Private& own = h_.seat[s];
    const Crew& crew = o_.crew[s];
    own.discard_flags.infected = crew.discard_infected;
    own.discard_flags.unscanned = static_cast<u8>(crew.discard_contamination - crew.discard_infected);
    u32 unknown = 0;
    const Character& who = c_.characters[crew.character];
    for (CardId card = 0; card < who.cards; ++card)
      unknown += pile_one(card) * who.card[card].count;
    unknown -= crew.discard;
    if (o_.limbo.seat == s) unknown -= o_.limbo.paid + (o_.limbo.card == kNone ? 0 : pile_one(o_.limbo.card));
    if (crew.place == Place::dead && o_.options.mode != Mode::coop) unknown = 0;
    if (s == view_.seat) {
      own.hand = view_.own.hand;
      own.deck = view_.own.deck;
      own.known_infected = view_.own.known_infected;
      own.known_clean = view_.own.known_clean;
      own.hand_flags = Flags{static_cast<u8>(view_.own.hand_contamination - own.known_infected - own.known_clean),
                             own.known_infected, own.known_clean};
      own.deck_flags.unscanned = view_.own.deck_contamination;
      h_.drawn_pile += unknown - own.hand - own.deck;  // set aside by a Scan that is going on
      return;
    }
    const unsigned cards = unsigned{crew.hand_size} + crew.deck_size;
    unsigned actions = pile_count(unknown);
    for (; actions + crew.top_contamination > cards; --actions) {  // set aside likewise
      const u32 card = pile_one(random_card(unknown));
      unknown -= card;
      h_.drawn_pile += card;
    }
    unsigned contamination = cards - actions - crew.top_contamination;
    for (unsigned i = 0; i < crew.hand_size; ++i) {
      if (below(actions + contamination) < contamination) {
        --contamination;
        ++own.hand_flags.unscanned;
      } else {
        const CardId card = random_card(unknown);
        unknown -= pile_one(card);
        own.hand += pile_one(card);
        --actions;
      }
    }
    own.deck = unknown;
    own.deck_flags.unscanned = static_cast<u8>(contamination + crew.top_contamination);
  }

  // A Scan waits for the next card (manual chance): there is one to read. How many were read before is not open, so
  // the whole pile is to come; of cards set aside, one.
  void pending_scan() {
    if (o_.pending.ask != Ask::chance || o_.pending.luck != Luck::scan) return;
    const Frame& f = o_.agenda[o_.depth - 1u];
    Private& own = h_.seat[f.seat];
    const ScanPile pile = pile_scanned(f);
    if (pile != ScanPile::set_aside) {
      if (pile != ScanPile::discard) one_contamination_in(pile == ScanPile::hand, own);
      h_.drawn_flags = pile == ScanPile::hand      ? own.hand_flags
                       : pile == ScanPile::discard ? own.discard_flags
                                                   : own.deck_flags;
    }
    if (h_.drawn_flags.total() == 0) h_.drawn_flags.unscanned = 1;
  }

  void one_contamination_in(bool hand, Private& own) {
    u32& to = hand ? own.hand : own.deck;
    u32& from = hand ? own.deck : own.hand;
    Flags& to_flags = hand ? own.hand_flags : own.deck_flags;
    Flags& from_flags = hand ? own.deck_flags : own.hand_flags;
    if (to_flags.total() || from_flags.unscanned == 0 || to == 0) return;
    const u32 card = pile_one(random_card(to));
    to -= card, from += card;
    --from_flags.unscanned, ++to_flags.unscanned;
  }

  CardId random_card(u32 pile) {
    u32 pick = below(pile_count(pile));
    CardId card = 0;
    while (pick >= pile_of(pile, card))
      pick -= pile_of(pile, card++);
    return card;
  }

  void contamination() {
    unsigned settled = o_.removed_clean + unsigned{o_.removed_infected}, infected = o_.removed_infected;
    for (const Private& own : h_.seat) {
      settled += own.hand_flags.infected + own.hand_flags.clean + own.discard_flags.infected;
      infected += own.hand_flags.infected + own.discard_flags.infected;
    }
    h_.unscanned_left = static_cast<u8>(c_.supply.contamination - settled);
    h_.infected_left = static_cast<u8>(c_.supply.infected > infected ? c_.supply.infected - infected : 0);
  }

  void events() {
    u32 left = o_.event_deck;
    if (o_.event_top_known) {
      Ordered& top_cards = h_.top[static_cast<std::size_t>(Deck::event)];
      top_cards.count = 1;
      top_cards.card[0] = view_.event_top != kNone ? view_.event_top : take_bit(left);
      left &= ~bit(top_cards.card[0]);
    }
    Bottom& bottom = h_.bottom[3];
    for (; bottom.count < o_.event_bottom && left; ++bottom.count)
      bottom.card[bottom.count] = take_bit(left);
  }

  // Cards somebody is choosing from right now.
  void pending_cards() {
    const Pending& q = o_.pending;
    h_.drawn = view_.drawn;
    if (q.ask != Ask::drawn) return;
    if (q.pick == Pick::mutation) {
      for (u8& card : h_.drawn)
        if (card == kNone)
          card = take_bit(h_.mutation_deck);
        else
          h_.mutation_deck &= ~bit(card);
    } else if (q.pick == Pick::item) {
      const u8 colour = colour_searched(o_.agenda[o_.depth - 1u]);
      h_.drawn_count = 2;
      for (u8& card : h_.drawn)
        if (card == kNone) card = draw_from_deck(colour);
    }
  }

  ItemId draw_from_deck(u8 colour) {
    // The deck was filled up to its size without these; take what is not in it.
    const ItemId item = random_item(colour, h_.item_deck, false);
    return item == kNone ? c_.deck_begin[colour] : item;
  }

  const Content& c_;
  const View& view_;
  Game& game_;
  Open& o_;
  Hidden& h_;
  u64 rng_;
};

}  // namespace

Game Engine::resample(const View& view, u64 seed) const {
  Game game{};
  Sampler(content_, view, seed, game).run();
  return game;
}

}  // namespace carno
