// B2.1: a Turn is a Player Phase and an Event Phase.
#include "rules/procedures.h"
#include "state/change.h"

namespace carno {

namespace {

struct DrawFrame {
  static constexpr Proc proc = Proc::draw;
  u8 to_draw = 0;
  u8 drawn = 0;
};

// False if the caller of the engine asked to stop before this step.
bool enter_phase(Play& p, Phase phase) {
  if (p.hooks && p.hooks->stop_before == phase) {
    p.hooks->stopped = true;
    return false;
  }
  p.o.phase = phase;
  Event e = event(EventKind::step, rule("B2.1"));
  e.phase = static_cast<u8>(phase);
  p.emit(e);
  return true;
}

void start_turn(Play& p) {
  for (Crew& crew : p.o.crew)
    crew.passed = 0;
  p.o.last_round = kNone;
  Event e = event(EventKind::turn, rule("B10.4"));
  e.number = p.o.turn;
  p.emit(e);
}

void end_turn(Play& p) {
  for (Crew& crew : p.o.crew)
    crew.status = CrewStatus{};
  p.o.skip_attack_step = 0;
  ++p.o.turn;
}

}  // namespace

void turn(Play& p, Frame& f) {
  struct Step {
    Phase phase;
    Proc proc;
  };
  static constexpr std::array<Step, 8> steps{{{Phase::player_draw, Proc::draw_hands},
                                              {Phase::player_first_player, Proc::first_player},
                                              {Phase::player_round, Proc::player_phase},
                                              {Phase::event_time, Proc::time_step},
                                              {Phase::event_attack, Proc::attack_step},
                                              {Phase::event_fire, Proc::fire_step},
                                              {Phase::event_card, Proc::event_step},
                                              {Phase::event_bag, Proc::bag_step}}};
  if (f.step == 0) {
    start_turn(p);
    f.step = 1;
    if (p.o.options.mode == Mode::coop) {
      call(p, Proc::revival);
      return;
    }
  }
  if (f.step > steps.size()) {
    end_turn(p);
    f.step = 0;
    return;
  }
  const Step& next = steps[f.step - 1u];
  if (!enter_phase(p, next.phase)) return;
  ++f.step;
  call(p, next.proc);
}

// B15.8, B15.9: a Corpse in the working, quiet Emergency Room brings a dead player back at the start of a Turn.
void revival(Play& p, Frame& f) {
  Room room = kNone;
  for (Room r = 0; r < kRooms; ++r)
    if (working(p, r) && p.c.tiles[p.o.tile[r]].revives && !in_combat(p, r)) room = r;
  u8 candidates = 0;
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (p.o.crew[s].place == Place::dead && !p.o.crew[s].marker_death)
      candidates = static_cast<u8>(candidates | bit(s));
  const u8 red = static_cast<u8>(bit(static_cast<unsigned>(Object::corpse_red)));
  if (room == kNone || candidates == 0 || !object_in(p, room, red, true)) return done(p);
  if (f.step == 0 && std::popcount(candidates) > 1) {
    f.step = 1;
    return ask_choice(p, first_of(active_mask(p), p.o.first_player), Pick::seat, candidates, Purpose::revive,
                      rule("B15.8"));
  }
  const Seat s = f.step == 1 ? p.g.answer.b : lowest(candidates);
  f.step = 0;
  if (p.o.objects[room][0] > 0) {
    remove_object(p, Object::corpse_red, room, rule("B15.8"));
  } else {
    for_bits(u32{p.o.crew_in[room]}, [&](Seat carrier) {
      const int i = find_held(p, carrier, thing(Object::corpse_red));
      if (i < 0 || candidates == 0) return;
      remove_held(p, carrier, i);
      candidates = 0;
      tell_object_removed(p, Object::corpse_red, room, rule("B15.8"), carrier);
    });
  }
  Crew& crew = p.o.crew[s];
  crew.place = Place::aboard;
  relocate(p, s, room);
  crew.light = 0;
  for (std::size_t i = 0; i < crew.serious_count; ++i)
    crew.serious[i] |= kDressed;
  Event e = event(EventKind::revive, rule("B15.8"));
  e.seat = s;
  e.room = room;
  p.emit(e);
}

// B2.2, B2.3: every player draws up to the limit, in order.
void draw_hands(Play& p, Frame& f) {
  while (f.step < p.o.options.players) {
    Seat s = p.o.first_player;
    for (int i = 0; i < f.step; ++i)
      s = next_seat(p, s);
    ++f.step;
    if (!active(p, s)) continue;
    const Crew& crew = p.o.crew[s];
    const Tile* t = tile(p, crew.room);
    int limit = p.c.supply.hand_limit;
    if (t && t->hand_limit && working(p, crew.room) && !in_combat(p, crew.room)) limit = t->hand_limit;  // B13.14
    if (const u8 body = wound_effect(p, s, &WoundCard::hand_limit)) limit -= p.c.supply.hand_limit - body;
    if (crew.hand_size >= limit) continue;
    return call_draw(p, s, static_cast<unsigned>(limit - crew.hand_size));
  }
  done(p);
}

void call_draw(Play& p, Seat s, unsigned count) { call<DrawFrame>(p, s).to_draw = static_cast<u8>(count); }

void draw(Play& p, Frame& f) {
  auto& hand = as<DrawFrame>(f);
  const Seat s = f.seat;
  const Crew& crew = p.o.crew[s];
  do {
    if (f.step == 1) {
      draw_card(p, s, outcome(p), p.g.answer.b);
      ++hand.drawn;
      --hand.to_draw;
    }
    if (hand.to_draw > 0 && crew.deck_size == 0 && (crew.discard || crew.discard_contamination))
      shuffle_discard_into_deck(p, s);
    if (hand.to_draw == 0 || crew.deck_size == 0) {
      Event e = event(EventKind::draw, rule("B2.2"));
      e.seat = s;
      e.count = hand.drawn;
      if (hand.drawn) p.emit(e);
      return done(p);
    }
    f.step = 1;
    roll(p, Luck::action, s);
  } while (answered_at_once(p));
}

// B2.4: the token passes to the next player still in the game; not in the first Turn.
void first_player(Play& p, Frame&) {
  if (p.o.turn > 1) {
    const Seat next = first_of(active_mask(p), next_seat(p, p.o.first_player));
    if (next != kNone) p.o.first_player = next;
    Event e = event(EventKind::first_player, rule("B2.4"));
    e.seat = p.o.first_player;
    p.emit(e);
  }
  done(p);
}

// B2.6: in order, until everybody has passed; then a pending Airlock procedure (B2.13).
void player_phase(Play& p, Frame& f) {
  if (f.step == 1) return done(p);
  u8 waiting = 0;
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (active(p, s) && !p.o.crew[s].passed) waiting = static_cast<u8>(waiting | bit(s));
  if (waiting == 0) {
    f.step = 1;
    if (p.o.airlock != kNone) call(p, Proc::airlock);
    return;
  }
  const Seat from = p.o.last_round == kNone ? p.o.first_player : next_seat(p, p.o.last_round);
  const Seat s = first_of(waiting, from);
  p.o.last_round = s;
  call_player_round(p, s, p.c.supply.actions);
}

}  // namespace carno
