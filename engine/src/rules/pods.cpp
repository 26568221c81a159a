// B10.14 - B10.21: boarding and launching Escape Pods.
#include "rules/procedures.h"
#include "rules/rules.h"
#include "state/change.h"

namespace carno {

namespace {

struct BoardPodFrame {
  static constexpr Proc proc = Proc::board_pod;
  u8 section = 0;
};

struct LaunchFrame {
  static constexpr Proc proc = Proc::launch;
  u8 pod = kNone;
};

u8 occupants(const Play& p, u8 pod) {
  u8 mask = 0;
  for (Seat s = 0; s < p.o.options.players; ++s)
    if (p.o.crew[s].place == Place::pod && p.o.crew[s].pod == pod) mask = static_cast<u8>(mask | bit(s));
  return mask;
}

}  // namespace

void call_board_pod(Play& p, Seat s, u8 section) { call<BoardPodFrame>(p, s).section = section; }

void call_launch(Play& p, u8 pod) { call<LaunchFrame>(p).pod = pod; }

// Sit, then launch or wait (B10.15).
void board_pod(Play& p, Frame& f) {
  enum : u8 { start, pod_chosen, decided };
  switch (f.step) {
    case start: {
      u32 pods = 0;
      for (u8 i = 0; i < kPods; ++i)
        if (p.o.pods[i].section == as<BoardPodFrame>(f).section && p.o.pods[i].state == PodState::unlocked &&
            std::popcount(occupants(p, i)) < p.c.supply.pod_seats)
          pods |= bit(i);
      if (pods == 0 || !aboard(p, f.seat)) return done(p);
      f.step = pod_chosen;
      p.g.answer.b = lowest(pods);
      if (std::popcount(pods) > 1) ask_choice(p, f.seat, Pick::pod, pods, Purpose::board_pod, rule("B10.14"));
      return;
    }
    case pod_chosen: {
      Crew& crew = p.o.crew[f.seat];
      crew.place = Place::pod;
      crew.pod = p.g.answer.b;
      crew.boarded_turn = p.o.turn;
      Event e = event(EventKind::pod, rule("B10.14"));
      e.seat = f.seat;
      e.pod = crew.pod;
      e.state = static_cast<u8>(PodNews::boarded);
      p.emit(e);
      f.step = decided;
      ask(p, f.seat, Ask::pod_boarded, Purpose::launch, rule("B10.15"));
      return;
    }
    default: {
      const u8 pod = p.o.crew[f.seat].pod;
      const bool goes = p.g.answer.verb == Do::launch;
      done(p);
      if (goes) call_launch(p, pod);
      return;  // waiting is a Pass: the player round sees the Character in the pod
    }
  }
}

// B10.19: pod and occupants leave the game.
void launch(Play& p, Frame& f) {
  const u8 pod = as<LaunchFrame>(f).pod;
  done(p);
  p.o.pods[pod].state = PodState::launched;
  Event e = event(EventKind::launch, rule("B10.19"));
  e.pod = pod;
  p.emit(e);
  for_bits(u32{occupants(p, pod)}, [&](Seat s) { leave_ship(p, s, Place::launched, rule("B10.19")); });
  check_last_active(p);
}

}  // namespace carno
