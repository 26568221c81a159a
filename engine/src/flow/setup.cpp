// B1.7 - B1.23, C2: from the box to the first draw.
#include "flow/setup.h"

#include "races/race.h"
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

void lay_out_ship(Play& p) {
  Open& o = p.o;
  Hidden& h = p.h;
  for (Room r = 0; r < kRooms; ++r) {
    const Slot& slot = p.c.slots[r];
    o.tile[r] = slot.special;
    if (slot.special != kNone) o.explored |= bit(r);  // B4.19
    h.tile[r] = kNone;
    h.token[r] = kNone;
  }
  for (TileId t = 0; t < kTiles; ++t)
    if (p.c.tiles[t].tile_class != 0) h.tiles_left |= bit(t);
  for (std::size_t i = 0; i < kExplorationKinds; ++i)
    h.tokens_left[i] = p.c.exploration[i].count;
  o.attack_deck = bit(kAttacks) - 1;
  o.event_deck = bit(kEvents) - 1;
  for (std::size_t i = 0; i < kWounds; ++i)
    o.wound_deck[i] = p.c.wounds[i].count;
  for (u8 deck = 0; deck < 3; ++deck)
    for (ItemId i = p.c.deck_begin[deck]; i < p.c.deck_begin[deck + 1u]; ++i) {
      h.item_deck[i] = p.c.items[i].count;
      o.item_deck_size[deck] = static_cast<u8>(o.item_deck_size[deck] + p.c.items[i].count);
    }
  for (ItemId i = p.c.deck_begin[3]; i < p.c.deck_begin[4]; ++i)
    o.crafted_left[i - p.c.deck_begin[3]] = p.c.items[i].count;
  o.contamination_deck = p.c.supply.contamination;
  h.unscanned_left = p.c.supply.contamination;
  h.infected_left = p.c.supply.infected;
  o.time = p.c.tracks.time_start;
  o.destination = p.c.tracks.destination_start;
  o.objects[p.c.tracks.blue_corpse_start][static_cast<std::size_t>(Object::corpse_blue)] = 1;  // B1.22
  race_of(p).set_up_board(p);
}

void take_character(Play& p, Seat s, u8 character_index) {  // B1.21
  Crew& crew = p.o.crew[s];
  crew.character = character_index;
  crew.place = Place::aboard;
  relocate(p, s, p.c.tracks.crew_start);
  const Character& who = p.c.characters[character_index];
  Private& own = p.h.seat[s];
  own.deck = 0;
  for (CardId i = 0; i < who.cards; ++i)
    own.deck += pile_one(i) * who.card[i].count;
  sync_counts(p, s);
  crew.held = {};
  crew.held[0].thing = who.weapon;
  crew.held[0].ammo = p.c.items[who.weapon].start_ammo;
}

void dock_pods(Play& p) {  // B1.12: lowest number to Section A, then alternating
  u8 section = 0;
  for (Pod& pod : p.o.pods)
    if (pod.state != PodState::absent) {
      pod.section = section;
      section = static_cast<u8>(1 - section);
    }
}

namespace {

struct SetupFrame {
  static constexpr Proc proc = Proc::setup;
  Seat player = 0;  // at hand (B1.18: seats are numbered in player-number order)
  u8 pods = 0;      // still to take
};

enum Step : u8 { start, pods, deal, deal_first, deal_second, draft, draft_first, draft_second, draft_kept, over };

void dealt(Play& p, Frame& f, std::size_t place) {
  auto& table = as<SetupFrame>(f);
  p.h.seat[table.player].objectives[place] = outcome(p);
  p.o.crew[table.player].objectives = static_cast<u8>(place + 1);
  Event e = event(EventKind::objective_dealt, rule("B1.19"));
  e.seat = table.player;
  e.card = outcome(p);
  e.visible = p.o.options.mode == Mode::coop ? kEverybody : static_cast<u8>(bit(table.player));
  p.emit(e);
}

u8 first_deck(const Play& p) {
  return static_cast<u8>(p.o.options.mode == Mode::semi ? ObjectiveKind::corporate : ObjectiveKind::solo_coop);
}
u8 second_deck(const Play& p) {
  return static_cast<u8>(p.o.options.mode == Mode::semi ? ObjectiveKind::personal : ObjectiveKind::solo_coop);
}

}  // namespace

void setup(Play& p, Frame& f) {
  auto& table = as<SetupFrame>(f);
  const u8 players = p.o.options.players;
  switch (f.step) {
    case start:
      lay_out_ship(p);
      table.pods = p.c.supply.pods_by_players[players];
      f.step = pods;
      return roll(p, Luck::pod);
    case pods:
      p.o.pods[outcome(p)].state = PodState::locked;
      if (--table.pods) return roll(p, Luck::pod);
      dock_pods(p);
      f.step = deal;
      return;
    case deal:
      if (table.player == players) {
        table.player = 0;
        f.step = draft;
        return;
      }
      f.step = deal_first;
      return roll(p, Luck::objective, first_deck(p));
    case deal_first:
      dealt(p, f, 0);
      if (p.o.options.mode == Mode::coop) {  // B15.5: one each
        ++table.player;
        f.step = deal;
        return;
      }
      f.step = deal_second;
      return roll(p, Luck::objective, second_deck(p));
    case deal_second:
      dealt(p, f, 1);
      ++table.player;
      f.step = deal;
      return;
    case draft:
      if (table.player == players) {
        f.step = over;
        return;
      }
      f.step = draft_first;
      return roll(p, Luck::character, table.player);
    case draft_first:
      p.h.drawn[0] = outcome(p);
      if (!p.o.options.draft) {
        p.g.answer.b = outcome(p);
        f.step = draft_kept;
        return;
      }
      f.step = draft_second;
      return roll(p, Luck::character, table.player);
    case draft_second: {  // B1.20: both are shown
      p.h.drawn[1] = outcome(p);
      f.step = draft_kept;
      ask_choice(p, table.player, Pick::character, bit64(p.h.drawn[0]) | bit64(p.h.drawn[1]), Purpose::character,
                 rule("B1.20"));
      return;
    }
    case draft_kept: {
      const u8 kept = p.g.answer.b;
      Event e = event(EventKind::character_chosen, rule("B1.20"));
      e.seat = table.player;
      e.card = kept;
      e.other_card = p.h.drawn[0] == kept ? p.h.drawn[1] : p.h.drawn[0];
      p.h.drawn = {kNone, kNone};
      take_character(p, table.player, kept);
      p.emit(e);
      ++table.player;
      f.step = draft;
      return;
    }
    default: done(p); call(p, Proc::turn);
  }
}

}  // namespace carno
